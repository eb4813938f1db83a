package org.papamu.core.view;

import static org.papamu.core.view.SvgPlan.UNIT;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.papamu.api.Look;
import org.papamu.api.board.Topology;
import org.papamu.core.view.Palette.Ground;
import org.papamu.core.view.SvgSettings.Backdrop;

/**
 * Draws a scene as an SVG picture: one well-formed document that refers to nothing outside itself
 * and runs nothing. The same scene and settings give the same text, wherever and under whatever
 * locale it is drawn.
 *
 * <p>The picture carries its own words: {@code title} names it and {@code desc} tells the board
 * point by point, as {@link BoardWords#board} does.
 */
public final class SvgBoard {

  private static final String FONT = "system-ui, sans-serif";

  private final SvgSettings settings;

  /** Draws with these settings. */
  public SvgBoard(SvgSettings settings) {
    this.settings = settings;
  }

  /** The picture as an SVG document without an XML declaration, in lines ended by {@code '\n'}. */
  public String draw(Scene scene) {
    return new Picture(scene, settings).draw();
  }

  /**
   * The board of a scene without what stands on it: surface, lines, coordinates, and a symbol for
   * each piece number from 1 on, to be placed with {@code use}. What is pointed out and said is
   * left out.
   *
   * @param scene its pieces do not count
   * @param pieces how many piece numbers there are
   * @param prefix what the ids of the symbols begin with; the number follows, so {@code piece-}
   *     makes {@code piece-1}. Several sheets in one page need prefixes of their own.
   */
  public BoardSheet sheet(Scene scene, int pieces, String prefix) {
    Scene plain = Scene.of(scene.board(), scene.look()).withLabels(scene.labels());
    Picture picture = new Picture(plain, settings);
    String svg = picture.sheet(pieces, prefix);
    return BoardSheet.of(svg, picture.plan, scene.board().size());
  }

  /** One picture in the making. */
  private static final class Picture {

    private final Scene scene;
    private final Topology board;
    private final Look look;
    private final SvgSettings settings;
    private final SvgPlan plan;
    private final Palette palette;
    private final Ground ground;
    private final SvgWriter svg = new SvgWriter();
    private final SvgPieces pieces;
    private final List<Form> forms;

    Picture(Scene scene, SvgSettings settings) {
      this.scene = scene;
      this.settings = settings;
      board = scene.board();
      look = scene.look();
      plan = new SvgPlan(scene, settings);
      palette = Palette.of(settings.theme());
      ground = palette.ground(look.material());
      pieces = new SvgPieces(svg, palette, settings.theme());
      forms = Form.of(look);
    }

    private SvgWriter begin() {
      return svg.begin("svg")
          .with("xmlns", "http://www.w3.org/2000/svg")
          .with("width", Math.rint(plan.width() * plan.scale()))
          .with("height", Math.rint(plan.height() * plan.scale()))
          .with(
              "viewBox",
              "0 0 " + SvgWriter.number(plan.width()) + " " + SvgWriter.number(plan.height()));
    }

    String sheet(int count, String prefix) {
      begin().with("font-family", FONT);
      List<Form> all = IntStream.rangeClosed(1, count).mapToObj(this::form).toList();
      svg.begin("defs");
      define(new LinkedHashSet<>(all));
      for (int number = 1; number <= count; number++) {
        svg.begin("symbol").with("id", prefix + number).with("overflow", "visible");
        svg.begin("use").with("href", "#" + pieces.id(form(number).id())).end();
        svg.end();
      }
      svg.end();
      drawBoard();
      drawSurface();
      drawLabels();
      return svg.end().finished();
    }

    String draw() {
      begin().with("role", "img").with("font-family", FONT);
      String title = BoardWords.title(scene);
      svg.begin("title").text(title).end();
      svg.begin("desc").text(BoardWords.board(scene)).end();
      Set<Form> used = new LinkedHashSet<>();
      for (int number : scene.pieces().stream().distinct().sorted().toList()) {
        if (number > 0) {
          used.add(form(number));
        }
      }
      svg.begin("defs");
      define(used);
      svg.end();
      if (settings.backdrop() == Backdrop.PAGE) {
        svg.begin("rect").with("width", plan.width()).with("height", plan.height());
        svg.with("fill", palette.page()).end();
      }
      drawBoard();
      drawSurface();
      drawLabels();
      SvgMarks marks = new SvgMarks(svg, scene, plan, palette);
      marks.drawTaken();
      marks.drawTrails();
      drawPieces();
      marks.drawFocus();
      marks.drawArrows();
      drawCaption();
      return svg.end().finished();
    }

    // --- definitions ---

    private String groundId() {
      return pieces.id(
          "ground-"
              + lower(look.material())
              + "-"
              + Math.round(plan.width())
              + "x"
              + Math.round(plan.boardHeight()));
    }

    private String grainId() {
      return pieces.id("grain-" + lower(look.material()));
    }

    private String pointId() {
      return pieces.id(pointName());
    }

    private String pointName() {
      return (look.surface() == Look.Surface.PITS ? "pit-" : "hole-") + lower(look.material());
    }

    private static String lower(Enum<?> value) {
      return value.name().toLowerCase(Locale.ROOT);
    }

    /** The definitions of the board and of some pieces. */
    private void define(Set<Form> used) {
      svg.begin("linearGradient")
          .with("id", groundId())
          .with("gradientUnits", "userSpaceOnUse")
          .with("x2", plan.width())
          .with("y2", plan.boardHeight());
      svg.begin("stop").with("stop-color", ground.from()).end();
      svg.begin("stop").with("offset", 1).with("stop-color", ground.to()).end();
      svg.end();
      if (SvgGrain.isSeenOn(look.material())) {
        SvgGrain.define(svg, grainId(), look.material(), ground);
      }
      switch (look.surface()) {
        case PITS -> pieces.definePit(pointName(), ground);
        case HOLES -> pieces.defineHole(pointName(), ground);
        case CELLS, LINES -> {}
      }
      pieces.define(used);
    }

    private Form form(int piece) {
      return piece <= forms.size() ? forms.get(piece - 1) : Form.of(look.piece(piece));
    }

    // --- the board ---

    private void drawBoard() {
      List<String> fills = new ArrayList<>(List.of("url(#" + groundId() + ")"));
      if (SvgGrain.isSeenOn(look.material())) {
        fills.add("url(#" + grainId() + ")");
      }
      switch (look.outline()) {
        case RECTANGLE -> {
          rectangle(0, 16).with("fill", ground.edge()).end();
          fills.forEach(fill -> rectangle(2.5, 14).with("fill", fill).end());
          groove(rectangle(9, 9));
        }
        case DISC -> {
          disc(0).with("fill", ground.edge()).end();
          fills.forEach(fill -> disc(3).with("fill", fill).end());
          groove(disc(12));
        }
        case POINTS -> {
          String shape = pointsAndLinks();
          double wide = 2 * plan.pointReach();
          blob(shape, wide).with("stroke", ground.edge()).end();
          fills.forEach(fill -> blob(shape, wide - 5).with("stroke", fill).end());
        }
      }
    }

    private void groove(SvgWriter shape) {
      shape
          .with("fill", "none")
          .with("stroke", ground.shade())
          .with("stroke-opacity", 0.6)
          .with("stroke-width", 1.6)
          .end();
    }

    private SvgWriter rectangle(double inset, double radius) {
      double from = plan.padding() + inset;
      return svg.begin("rect")
          .with("x", from)
          .with("y", from)
          .with("width", plan.width() - 2 * from)
          .with("height", plan.boardHeight() - 2 * from)
          .with("rx", radius);
    }

    private SvgWriter disc(double inset) {
      SvgPlan.Spot disc = plan.disc();
      return svg.begin("circle")
          .with("cx", disc.x())
          .with("cy", disc.y())
          .with("r", disc.reach() - inset);
    }

    /** A stroke so wide that it covers the points and what lies between them. */
    private SvgWriter blob(String shape, double width) {
      return svg.begin("path")
          .with("d", shape)
          .with("fill", "none")
          .with("stroke-width", width)
          .with("stroke-linecap", "round")
          .with("stroke-linejoin", "round");
    }

    private String pointsAndLinks() {
      Shapes shapes = new Shapes();
      for (int point = 0; point < board.size(); point++) {
        shapes.dot(plan.x(point), plan.y(point));
        for (int aside = -1; aside <= 1 && plan.isUpright(); aside += 2) {
          int corner = board.point(board.row(point) + 1, board.column(point) + aside);
          if (corner != Topology.NONE) {
            shapes.move(plan.x(point), plan.y(point)).line(plan.x(corner), plan.y(corner));
          }
        }
      }
      return shapes + strokes();
    }

    private String strokes() {
      Shapes shapes = new Shapes();
      for (List<Integer> stroke : Links.strokes(board)) {
        int from = stroke.get(0);
        int to = stroke.get(stroke.size() - 1);
        shapes.move(plan.x(from), plan.y(from)).line(plan.x(to), plan.y(to));
      }
      return shapes.toString();
    }

    private void drawSurface() {
      switch (look.surface()) {
        case LINES ->
            svg.begin("path")
                .with("d", strokes())
                .with("fill", "none")
                .with("stroke", ground.line())
                .with("stroke-width", 2.4)
                .with("stroke-linecap", "round")
                .end();
        case CELLS -> drawCells();
        case PITS, HOLES -> {
          for (int point = 0; point < board.size(); point++) {
            use(pointId(), point);
          }
        }
      }
    }

    private void drawCells() {
      Shapes shapes = new Shapes();
      for (int point = 0; point < board.size(); point++) {
        if (plan.isUpright()) {
          shapes.square(plan.x(point), plan.y(point), UNIT / 2);
        } else {
          shapes.hexagon(plan.x(point), plan.y(point), UNIT / 2);
        }
      }
      svg.begin("path")
          .with("d", shapes.toString())
          .with("fill", ground.hollow())
          .with("stroke", ground.line())
          .with("stroke-width", 1.6)
          .with("stroke-linejoin", "round")
          .end();
    }

    private void drawLabels() {
      if (plan.labels().isEmpty()) {
        return;
      }
      double size = plan.letterSize();
      svg.begin("g")
          .with("font-size", size)
          .with("text-anchor", "middle")
          .with("fill", ground.text())
          .with("aria-hidden", "true");
      for (SvgPlan.Label label : plan.labels()) {
        svg.begin("text")
            .with("x", label.x())
            .with("y", label.y() + 0.34 * size)
            .text(label.text())
            .end();
      }
      svg.end();
    }

    // --- what stands on it ---

    private void drawPieces() {
      for (int point = 0; point < board.size(); point++) {
        int piece = scene.piece(point);
        if (piece > 0) {
          use(pieces.id(form(piece).id()), point);
        }
      }
    }

    private void use(String id, int point) {
      svg.begin("use")
          .with("href", "#" + id)
          .with("x", plan.x(point))
          .with("y", plan.y(point))
          .end();
    }

    private void drawCaption() {
      for (SvgPlan.Label line : plan.caption()) {
        svg.begin("text")
            .with("x", line.x())
            .with("y", line.y())
            .with("font-size", plan.captionSize())
            .with("text-anchor", "middle")
            .with("fill", palette.ink())
            .text(line.text())
            .end();
      }
    }
  }
}
