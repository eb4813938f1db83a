package org.papamu.core.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.api.Look;
import org.papamu.core.view.TextSettings.Colouring;

/**
 * Draws a scene with the characters of a terminal.
 *
 * <p>Without colour nothing is lost: every piece has its own character, {@code [ ]} stands around
 * the piece that moved last, a small square (or {@code +}) where it came from and through, a cross
 * where a piece was taken, {@code ( )} around the chosen piece, {@code *} on an empty point that it
 * may go to and beside a piece that it may take, crosses around a piece that is about to be taken,
 * {@code > <} around the point that the cursor is on, {@code <W>}, {@code <D>} and {@code <L>} on a
 * target that is known to win, draw or lose. Taking the escape sequences out of a coloured board
 * gives the plain one. Arrows are not drawn.
 *
 * <p>A board of up to 37 columns fits on 80 columns, whatever it is; a wider one is drawn as
 * tightly as it can be and passes the width.
 *
 * <p>On 100 columns or more a board that leaves 40 of them free is drawn larger where the rows are
 * enough for that: pieces take three rows then, and marks stand at their sides.
 */
public final class TextBoard {

  private final TextSettings settings;

  /** Draws for a terminal. */
  public TextBoard(TextSettings settings) {
    this.settings = settings;
  }

  /** The board with a line end after each line. */
  public String draw(Scene scene) {
    StringBuilder out = new StringBuilder();
    lines(scene).forEach(line -> out.append(line).append('\n'));
    return out.toString();
  }

  /** The board line by line, without line ends: the rows, the column letters, the caption. */
  public List<String> lines(Scene scene) {
    return lines(scene, OptionalInt.empty());
  }

  /**
   * The same with a cursor.
   *
   * @param cursor the point that the cursor is on; empty for no cursor
   */
  public List<String> lines(Scene scene, OptionalInt cursor) {
    Optional<TextColours> colours =
        settings.colour() == Colouring.ON
            ? Optional.of(TextColours.of(settings.tints(), scene.look().material()))
            : Optional.empty();
    List<String> lines = new ArrayList<>(TextSheet.of(scene, settings, cursor).lines(colours));
    TextCanvas caption = caption(scene);
    lines.addAll(caption.lines(colours));
    return List.copyOf(lines);
  }

  /** What the characters of the pieces stand for, in one line. */
  public String legend(Look look) {
    Glyphs glyphs = new Glyphs(look, settings.characters());
    StringBuilder out = new StringBuilder();
    for (int number = 1; number <= look.pieces().size(); number++) {
      out.append(number > 1 ? "   " : "").append(glyphs.piece(number)).append(' ');
      out.append(PlainText.of(look.piece(number).name(), settings.characters()));
    }
    return out.toString();
  }

  /** The caption, broken at blanks where it is wider than the terminal. */
  private TextCanvas caption(Scene scene) {
    String text = PlainText.of(scene.words().line(), settings.characters());
    List<String> lines = PlainText.broken(text, settings.width());
    TextCanvas canvas =
        new TextCanvas(lines.size(), lines.stream().mapToInt(String::length).max().orElse(0));
    for (int row = 0; row < lines.size(); row++) {
      canvas.put(row, 0, lines.get(row), Ink.CAPTION);
    }
    return canvas;
  }
}
