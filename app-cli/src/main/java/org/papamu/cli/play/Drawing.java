package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalInt;
import org.papamu.cli.output.Style;
import org.papamu.core.view.Scene;
import org.papamu.core.view.TextBoard;
import org.papamu.core.view.TextSettings;
import org.papamu.core.view.TextSettings.Characters;
import org.papamu.core.view.TextSettings.Colouring;

/** How boards and lines look on the terminal at hand; its theme can change. */
final class Drawing {

  private static final int WIDTH = 80;
  private static final int HEIGHT = 20;

  private final Style style;
  private volatile ScreenTheme theme;

  Drawing(Style style, ScreenTheme theme) {
    this.style = style;
    this.theme = theme;
  }

  /** The style of lines. */
  Style style() {
    return new Style(style.ink(), theme.letters(style.letters()));
  }

  ScreenTheme theme() {
    return theme;
  }

  void turn(ScreenTheme other) {
    theme = other;
  }

  /** A board for a terminal of the usual size. */
  List<String> lines(Scene scene) {
    return board().lines(scene);
  }

  /** What draws for a terminal of the usual size. */
  TextBoard board() {
    return board(WIDTH, HEIGHT);
  }

  /** A board for this much room. */
  List<String> lines(Scene scene, OptionalInt cursor, int width, int height) {
    return board(width, height).lines(scene, cursor);
  }

  private TextBoard board(int width, int height) {
    Style now = style();
    return new TextBoard(
        new TextSettings(
            now.letters() == Style.Letters.ASCII ? Characters.ASCII : Characters.UNICODE,
            now.ink() == Style.Ink.COLOUR ? Colouring.ON : Colouring.OFF,
            theme.tints(),
            Math.max(1, width),
            Math.max(1, height)));
  }
}
