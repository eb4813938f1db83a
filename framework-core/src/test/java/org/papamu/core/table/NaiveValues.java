package org.papamu.core.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * The values of a set of positions from the definition: rounds over all of them, in which a
 * position is decided in n plies when the moves say so, until nothing changes.
 */
final class NaiveValues<P extends Position> {

  private final Rules<P> rules;
  private final Map<P, TableValue> values = new HashMap<>();

  NaiveValues(Game<P> game, List<P> positions) {
    rules = game.rules();
    List<P> open = new ArrayList<>(positions);
    int idle = 0;
    for (int plies = 0; idle < 3; plies++) {
      Map<P, TableValue> found = new HashMap<>();
      for (P position : open) {
        TableValue value = decided(position);
        if (value != null && value.plies() == plies) {
          found.put(position, value);
        }
      }
      open.removeIf(found::containsKey);
      values.putAll(found);
      idle = found.isEmpty() ? idle + 1 : 0;
    }
    open.forEach(position -> values.put(position, new TableValue(TableValue.Result.DRAW, 0)));
  }

  TableValue of(P position) {
    return Objects.requireNonNull(values.get(position));
  }

  private @Nullable TableValue decided(P position) {
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    if (moves.isEmpty()) {
      return over(position);
    }
    int least = Integer.MAX_VALUE;
    int longest = 0;
    boolean allWon = true;
    for (int i = 0; i < moves.size(); i++) {
      P next = rules.copy(position);
      rules.play(next, moves.get(i));
      TableValue value = values.get(next);
      if (value == null && rules.isOver(next, new MoveList())) {
        value = over(next);
      }
      if (value != null && value.result() == TableValue.Result.LOSS) {
        least = Math.min(least, value.plies());
      }
      if (value == null || value.result() != TableValue.Result.WIN) {
        allWon = false;
      } else {
        longest = Math.max(longest, value.plies());
      }
    }
    if (least < Integer.MAX_VALUE) {
      return new TableValue(TableValue.Result.WIN, least + 1);
    }
    return allWon ? new TableValue(TableValue.Result.LOSS, longest + 1) : null;
  }

  private TableValue over(P position) {
    boolean won = rules.score(position, position.turn()) > 0;
    return new TableValue(won ? TableValue.Result.WIN : TableValue.Result.LOSS, 0);
  }
}
