package org.papamu.fanorona;

import java.util.List;
import java.util.function.Consumer;
import org.papamu.api.Move;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.api.text.Phrase;

/**
 * Texts of positions, {@code ROWS SIDE COUNT} with the count of plies without a capture, and of
 * moves, such as {@code e2-e3} and {@code f2-e3A-e4W}.
 */
final class FanoronaNotation implements Notation<FanoronaPosition> {

  /** The letters of piece 1 and 2. */
  private static final String LETTERS = "wb";

  private static final List<String> SIDES = List.of("w", "b");
  private static final Phrase QUIET = Phrase.beside(FanoronaNotation.class, "field.quiet");
  private static final List<Phrase> FIELDS = List.of(Fields.ROWS, Fields.SIDE, QUIET);
  private static final int FIELDS_NEEDED = 2;

  private final FanoronaRules rules;
  private final Topology board;

  FanoronaNotation(FanoronaRules rules) {
    this.rules = rules;
    board = rules.lattice.topology;
  }

  @Override
  public String write(FanoronaPosition position) {
    return Rows.write(board, LETTERS, position::at)
        + " "
        + SIDES.get(position.turn)
        + " "
        + position.quiet;
  }

  @Override
  public FanoronaPosition read(String text) {
    Fields fields = Fields.named(text, MAX_POSITION_LENGTH, FIELDS, FIELDS_NEEDED);
    int[] pieces = Rows.read(board, LETTERS, fields, 0);
    FanoronaPosition position = rules.blank();
    position.turn = fields.oneOf(1, Fields.SIDE, SIDES);
    if (fields.size() > FIELDS_NEEDED) {
      position.quiet = fields.number(2, QUIET, 0, FanoronaPosition.MAX_QUIET);
    }
    for (int seat : new int[] {FanoronaPosition.WHITE, FanoronaPosition.BLACK}) {
      checkNumber(fields, seat);
    }
    for (int point = 0; point < pieces.length; point++) {
      if (pieces[point] == position.turn + 1) {
        position.own |= 1L << point;
      } else if (pieces[point] != 0) {
        position.enemy |= 1L << point;
      }
    }
    return position;
  }

  /** Refuses more stones than at the start, at the first one too many. */
  private void checkNumber(Fields fields, int seat) {
    String rows = fields.get(0);
    int stones = 0;
    for (int at = 0; at < rows.length(); at++) {
      if (rows.charAt(at) == LETTERS.charAt(seat) && ++stones > rules.stones) {
        throw new NotationException(
            Kind.ILLEGAL,
            fields.text(),
            fields.offset(0) + at,
            Phrase.beside(
                FanoronaNotation.class,
                seat == FanoronaPosition.WHITE ? "position.white-many" : "position.black-many",
                rules.stones));
      }
    }
  }

  @Override
  public String writeMove(FanoronaPosition position, long move) {
    return Paths.text(board, rules.describe(position, move));
  }

  @Override
  public void spellings(FanoronaPosition position, long move, Consumer<String> out) {
    Consumer<Move> texts = path -> out.accept(Paths.text(board, path));
    Paths.of(rules, position, move).each(texts);
  }
}
