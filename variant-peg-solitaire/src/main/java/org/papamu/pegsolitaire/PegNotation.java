package org.papamu.pegsolitaire;

import java.util.List;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.api.text.Phrase;

/** Positions are written {@code ROWS TARGET}, jumps {@code from-to}. */
final class PegNotation implements Notation<PegPosition> {

  private static final String PEG = "o";
  private static final List<Phrase> FIELDS = List.of(Fields.ROWS, phrase("field.target"));

  private final Layout layout;

  PegNotation(Layout layout) {
    this.layout = layout;
  }

  @Override
  public String write(PegPosition position) {
    return text(position);
  }

  /** The text of a position. */
  static String text(PegPosition position) {
    PegBoard board = position.layout().board();
    return Rows.write(board.topology(), PEG, position::at)
        + " "
        + board.nameOfTarget(position.target());
  }

  @Override
  public PegPosition read(String text) {
    Fields fields = Fields.named(text, MAX_POSITION_LENGTH, FIELDS, FIELDS.size());
    int[] pieces = Rows.read(layout.board().topology(), PEG, fields, 0);
    long pegs = 0;
    for (int point = 0; point < pieces.length; point++) {
      pegs |= pieces[point] == 0 ? 0 : layout.bit(point);
    }
    return new PegPosition(layout, pegs, target(fields));
  }

  private int target(Fields fields) {
    PegBoard board = layout.board();
    String text = fields.get(1);
    int target = board.targetNamed(text);
    if (target == Topology.NONE && !text.equals(PegBoard.ANYWHERE)) {
      throw noTarget(fields, text).suggesting(List.of(fields.get(0) + " " + board.target()));
    }
    return target;
  }

  private NotationException noTarget(Fields fields, String text) {
    return Coordinates.lengthAt(text, 0) == text.length()
        ? fields.fault(1, Kind.ILLEGAL, phrase("position.no-hole", text))
        : fields.fault(
            1,
            Kind.MALFORMED,
            phrase("position.target", layout.board().start(), PegBoard.ANYWHERE));
  }

  private static Phrase phrase(String key, Object... arguments) {
    return Phrase.beside(PegNotation.class, key, arguments);
  }

  @Override
  public String writeMove(PegPosition position, long move) {
    Jump jump = Jump.of(position, move);
    Topology topology = layout.board().topology();
    return topology.name(jump.from()) + "-" + topology.name(jump.to());
  }
}
