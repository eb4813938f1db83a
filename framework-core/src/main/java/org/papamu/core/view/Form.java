package org.papamu.core.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.papamu.api.Look;
import org.papamu.api.Look.Piece;
import org.papamu.api.Look.Shape;
import org.papamu.api.Look.Tone;

/**
 * How a picture draws a piece, in such a way that no two pieces of a look differ by tone alone: of
 * two that are declared in one shape, the later one gets a mark; three and more get their letters.
 *
 * @param body the outline
 * @param tone the tone
 * @param mark what is drawn on it
 * @param letter its letter, for {@link Mark#LETTER}
 */
record Form(Body body, Tone tone, Mark mark, char letter) {

  enum Body {
    ROUND,
    PEG,
    BLOCK,
    /** No more than its letter. */
    NONE;

    /** Whether it rises above the board. */
    boolean castsShadow() {
      return this == ROUND || this == PEG;
    }
  }

  enum Mark {
    NONE,
    DOT,
    RING,
    TWO_RINGS,
    CROWN,
    OPEN_CROWN,
    LETTER
  }

  /** The forms of piece 1, 2, … of a look. */
  static List<Form> of(Look look) {
    List<Form> forms = new ArrayList<>();
    for (Piece piece : look.pieces()) {
      Body body = body(piece.shape());
      long alike = look.pieces().stream().filter(p -> p.shape() == piece.shape()).count();
      Mark mark =
          marks(piece.shape()).stream()
              .limit(alike > 2 ? 0 : 2)
              .filter(m -> forms.stream().noneMatch(f -> f.body == body && f.mark == m))
              .findFirst()
              .orElse(Mark.LETTER);
      forms.add(new Form(body, piece.tone(), mark, piece.letter()));
    }
    return forms;
  }

  /** The form of a piece that the look does not list. */
  static Form of(Piece piece) {
    return new Form(body(piece.shape()), piece.tone(), Mark.LETTER, piece.letter());
  }

  private static Body body(Shape shape) {
    return switch (shape) {
      case DISC, RINGED, KING -> Body.ROUND;
      case PEG -> Body.PEG;
      case BLOCK -> Body.BLOCK;
      case LETTER -> Body.NONE;
    };
  }

  private static List<Mark> marks(Shape shape) {
    return switch (shape) {
      case DISC, PEG, BLOCK -> List.of(Mark.NONE, Mark.DOT);
      case RINGED -> List.of(Mark.RING, Mark.TWO_RINGS);
      case KING -> List.of(Mark.CROWN, Mark.OPEN_CROWN);
      case LETTER -> List.of();
    };
  }

  /** A name that two forms share only when they are drawn alike. */
  String id() {
    String id = body + "-" + tone + "-" + mark + (mark == Mark.LETTER ? "-" + (int) letter : "");
    return id.toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
