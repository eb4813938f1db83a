package org.papamu.core.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.table.TableValue;
import org.papamu.core.table.Tables;

/** What tables and rules say of a position, without searching. */
final class Lookup<P extends Position> {

  private final Rules<P> rules;
  private final Tables<P> tables;
  private final MoveList scratch = new MoveList();

  /** Looks into these tables. */
  Lookup(Rules<P> rules, Tables<P> tables) {
    this.rules = rules;
    this.tables = tables;
  }

  /** The result for the seat to move by tables and rules; {@link Tables#UNKNOWN} else. */
  int settled(P position) {
    int sign = tables.sign(position);
    if (sign == Tables.UNKNOWN && rules.isOver(position, scratch)) {
      return Integer.signum(rules.score(position, position.turn()));
    }
    return sign;
  }

  /** The best moves by the tables: to the end of a win or loss, one that keeps a draw. */
  List<Long> line(P position, TableValue value) {
    List<Long> line = new ArrayList<>();
    P at = rules.copy(position);
    P next = rules.copy(position);
    MoveList moves = new MoveList();
    int left = value.result() == TableValue.Result.DRAW ? 1 : value.plies();
    boolean drawn = value.result() == TableValue.Result.DRAW;
    int sign = value.result() == TableValue.Result.WIN ? 1 : -1;
    while (left > 0) {
      rules.moves(at, moves);
      int found = -1;
      for (int i = 0; i < moves.size() && found < 0; i++) {
        rules.copy(at, next);
        rules.play(next, moves.get(i));
        found = leadsTo(next, drawn ? 0 : -sign, left - 1) ? i : -1;
      }
      if (found < 0) {
        return line;
      }
      line.add(moves.get(found));
      rules.play(at, moves.get(found));
      sign = -sign;
      left--;
    }
    return line;
  }

  private boolean leadsTo(P position, int sign, int plies) {
    Optional<TableValue> value = tables.value(position);
    if (value.isPresent()) {
      TableValue known = value.get();
      return switch (known.result()) {
        case WIN -> sign > 0 && known.plies() == plies;
        case DRAW -> sign == 0;
        case LOSS -> sign < 0 && known.plies() == plies;
      };
    }
    return settled(position) == sign && (sign == 0 || plies == 0);
  }
}
