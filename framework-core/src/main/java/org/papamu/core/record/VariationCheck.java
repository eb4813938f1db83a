package org.papamu.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.record.Remark.Variation;
import org.papamu.core.record.Replay.VariationFault;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;

/**
 * Looks whether the moves of variations are legal. Recursion is as deep as they are nested, which a
 * record limits.
 *
 * @param <P> the game's own position type
 */
final class VariationCheck<P extends Position> {

  private final Game<P> game;
  private final List<VariationFault> faults = new ArrayList<>();
  private int variations;

  VariationCheck(Game<P> game) {
    this.game = game;
  }

  /** What is not legal in the variations of a line that begins in a position. */
  List<VariationFault> faults(Line line, P start) {
    if (line.nesting() > 0) {
      walk(0, line, start, 0);
    }
    return List.copyOf(faults);
  }

  /** Plays a line as far as it is legal, then what varies it; the faults of number 0 are known. */
  private void walk(int number, Line line, P from, int firstPly) {
    Session<P> session = Session.of(game, from);
    // A word may be several moves.
    int[] plies = new int[line.moves().size() + 1];
    int reached = 0;
    for (String move : line.moves()) {
      try {
        session.advance(move);
      } catch (NotationException e) {
        String reason = e.message(game.language());
        tell(number, firstPly + session.ply() + 1, move, reason, reached);
        break;
      } catch (GameFault e) {
        tell(number, firstPly + session.ply() + 1, move, String.valueOf(e.getMessage()), reached);
        break;
      }
      plies[++reached] = session.ply();
    }
    for (Map.Entry<Integer, List<Remark>> entry : line.remarks().entrySet()) {
      int before = Math.max(0, entry.getKey() - 1);
      for (Variation variation : line.variations(entry.getKey())) {
        int own = ++variations;
        if (before <= reached) {
          int ply = plies[before];
          walk(own, variation.line(), session.positionAt(ply), firstPly + ply);
        } else {
          variations += variation.line().countVariations();
        }
      }
    }
  }

  private void tell(int number, int ply, String move, String reason, int word) {
    if (number > 0) {
      faults.add(new VariationFault(number, ply, move, reason, word));
    }
  }
}
