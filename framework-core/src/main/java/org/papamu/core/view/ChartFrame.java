package org.papamu.core.view;

/** What all charts share: their size, the page, the heading, and how texts stand on it. */
final class ChartFrame {

  static final double WIDTH = 720;
  static final double HEIGHT = 400;
  static final double LEFT = 84;
  static final double RIGHT = 20;
  static final double TOP = 44;
  static final double BOTTOM = 56;
  static final double LETTER = 13;

  private static final double HEADING = 16;

  private final SvgWriter svg = new SvgWriter();
  private final Palette palette;

  /** An empty chart. */
  ChartFrame(Theme theme, String title) {
    palette = Palette.of(theme);
    svg.begin("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("width", WIDTH)
        .with("height", HEIGHT)
        .with("viewBox", "0 0 " + SvgWriter.number(WIDTH) + " " + SvgWriter.number(HEIGHT))
        .with("role", "img")
        .with("font-family", "system-ui, sans-serif")
        .with("font-size", LETTER)
        .with("fill", palette.ink());
    svg.begin("title").text(title).end();
    svg.begin("rect")
        .with("width", WIDTH)
        .with("height", HEIGHT)
        .with("fill", palette.page())
        .end();
    text(title, WIDTH / 2, TOP / 2 + 6, "middle", HEADING);
  }

  SvgWriter svg() {
    return svg;
  }

  Palette palette() {
    return palette;
  }

  /** A line across or upwards behind what is drawn; a strong one is an axis. */
  void rule(double x1, double y1, double x2, double y2, double strength) {
    svg.begin("path")
        .with("d", new Shapes().move(x1, y1).line(x2, y2).toString())
        .with("stroke", palette.ink())
        .with("stroke-opacity", strength)
        .end();
  }

  void text(String text, double x, double y, String anchor) {
    text(text, x, y, anchor, LETTER);
  }

  private void text(String text, double x, double y, String anchor, double size) {
    svg.begin("text")
        .with("x", x)
        .with("y", y)
        .with("text-anchor", anchor)
        .with("font-size", size)
        .text(text)
        .end();
  }

  /** What the axis across counts, below it. */
  void across(String what) {
    text(what, LEFT + (WIDTH - LEFT - RIGHT) / 2, HEIGHT - 12, "middle");
  }

  String finished() {
    return svg.end().finished();
  }
}
