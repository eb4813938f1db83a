package org.papamu.konane;

import java.util.List;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.api.text.Phrase;

/**
 * Positions as {@code ROWS SIDE STATE}, such as {@code wbwb/bwbw/wb1b/bwbw w r}; moves as the point
 * of a removal, {@code d4}, or the start and the last landing of a run of jumps, {@code c3-g3}.
 */
final class KonaneNotation<P extends KonanePosition> implements Notation<P> {

  private static final String LETTERS = "bw";
  private static final List<String> SIDES = List.of("b", "w");
  private static final List<String> STATES = List.of("r", "j");
  private static final Phrase STATE = phrase("field.state");
  private static final List<Phrase> FIELDS = List.of(Fields.ROWS, Fields.SIDE, STATE);

  private final KonaneRules<P> rules;
  private final Topology board;

  KonaneNotation(KonaneRules<P> rules) {
    this.rules = rules;
    board = rules.board();
  }

  @Override
  public String write(P position) {
    return "%s %s %s"
        .formatted(
            Rows.write(board, LETTERS, position::at),
            SIDES.get(position.turn()),
            STATES.get(position.isRemoving() ? 0 : 1));
  }

  @Override
  public P read(String text) {
    Fields fields = Fields.named(text, MAX_POSITION_LENGTH, FIELDS, FIELDS.size());
    int[] pieces = Rows.read(board, LETTERS, fields, 0);
    int seat = fields.oneOf(1, Fields.SIDE, SIDES);
    boolean removing = fields.oneOf(2, STATE, STATES) == 0;
    if (removing) {
      requireRemoval(fields, pieces, seat);
    }
    return rules.position(pieces, removing ? seat : KonanePosition.JUMPING + seat);
  }

  /** Checks that the stones are those of the start, or of the start without one black stone. */
  private void requireRemoval(Fields fields, int[] pieces, int seat) {
    int holes = 0;
    for (int point = 0; point < pieces.length; point++) {
      int start =
          Opening.isBlack(board, point) ? KonanePosition.BLACK_STONE : KonanePosition.WHITE_STONE;
      if (pieces[point] == 0) {
        holes++;
        if (start == KonanePosition.WHITE_STONE) {
          throw notRemoval(fields, "position.white-hole", point);
        }
      } else if (pieces[point] != start) {
        throw notRemoval(
            fields,
            start == KonanePosition.BLACK_STONE
                ? "position.black-missing"
                : "position.white-missing",
            point);
      }
    }
    if (holes != seat) {
      throw fields.fault(
          2,
          Kind.ILLEGAL,
          phrase(
              seat == KonanePosition.BLACK ? "position.not-full" : "position.not-one-hole", holes));
    }
  }

  private NotationException notRemoval(Fields fields, String key, int point) {
    return fields.fault(2, Kind.ILLEGAL, phrase(key, board.name(point)));
  }

  private static Phrase phrase(String key, Object... arguments) {
    return Phrase.beside(KonaneNotation.class, key, arguments);
  }

  @Override
  public String writeMove(P position, long move) {
    String from = board.name(JumpCode.from(move));
    return JumpCode.jumps(move) == 0 ? from : from + "-" + board.name(JumpCode.landing(move));
  }
}
