package org.papamu.core.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.papamu.api.Look;
import org.papamu.api.Look.Material;
import org.papamu.api.Look.Outline;
import org.papamu.api.Look.Piece;
import org.papamu.api.Look.Shape;
import org.papamu.api.Look.Surface;
import org.papamu.api.Look.Tone;
import org.papamu.api.PointSet;
import org.papamu.api.board.Direction;
import org.papamu.api.board.Topology;
import org.papamu.core.view.Scene.Prospect;

/** Boards as games would show them, made by hand from topologies and looks alone. */
final class Scenes {

  static final List<Piece> STONES =
      List.of(
          new Piece("black stone", 'b', Shape.DISC, Tone.DARK),
          new Piece("white stone", 'w', Shape.RINGED, Tone.LIGHT));

  static final Look PITS = new Look(Surface.PITS, Material.STONE, Outline.RECTANGLE, STONES);
  static final Look LINES = new Look(Surface.LINES, Material.WOOD, Outline.RECTANGLE, STONES);
  static final Look CELLS = new Look(Surface.CELLS, Material.PAPER, Outline.RECTANGLE, STONES);

  static final Look COUNTERS =
      new Look(
          Surface.PITS,
          Material.WOOD,
          Outline.RECTANGLE,
          List.of(
              new Piece("white counter", 'w', Shape.DISC, Tone.LIGHT),
              new Piece("yellow counter", 'y', Shape.DISC, Tone.ACCENT1),
              new Piece("red counter", 'r', Shape.DISC, Tone.ACCENT2),
              new Piece("green counter", 'g', Shape.DISC, Tone.ACCENT3)));

  static final Look MEN_AND_KINGS =
      new Look(
          Surface.CELLS,
          Material.WOOD,
          Outline.RECTANGLE,
          List.of(
              new Piece("black man", 'b', Shape.DISC, Tone.DARK),
              new Piece("white man", 'w', Shape.DISC, Tone.LIGHT),
              new Piece("black king", 'B', Shape.KING, Tone.DARK),
              new Piece("white king", 'W', Shape.KING, Tone.LIGHT)));

  static final Look MARKS =
      new Look(
          Surface.CELLS,
          Material.PAPER,
          Outline.RECTANGLE,
          List.of(
              new Piece("cross", 'x', Shape.LETTER, Tone.ACCENT1),
              new Piece("nought", 'o', Shape.LETTER, Tone.ACCENT2),
              new Piece("half domino", '#', Shape.BLOCK, Tone.DARK)));

  static final Topology ENGLISH =
      Topology.masked(
          List.of("..###..", "..###..", "#######", "#######", "#######", "..###..", "..###.."));

  static final Topology DIAMOND =
      Topology.masked(List.of("..#..", ".###.", "#####", ".###.", "..#.."));

  private Scenes() {}

  static Look pegs(Outline outline) {
    return new Look(
        Surface.HOLES,
        Material.WOOD,
        outline,
        List.of(new Piece("peg", 'o', Shape.PEG, Tone.ACCENT1)));
  }

  /** The scenes that golden files keep. */
  static Map<String, Scene> golden() {
    Map<String, Scene> scenes = new LinkedHashMap<>();
    scenes.put("grid-8x8", grid8x8());
    scenes.put("lattice-5x9", lattice5x9());
    scenes.put("english", english());
    scenes.put("triangle-15", triangle15());
    scenes.put("hexagonal-5x5", hexagonal5x5());
    scenes.put("grid-13x20", chequered(13, 20, PITS).withToMove("black"));
    return scenes;
  }

  /** The golden ones and others, so that every kind of surface, piece and mark is among them. */
  static Map<String, Scene> all() {
    Map<String, Scene> scenes = golden();
    scenes.put("grid-3x3", with(chequered(3, 3, PITS), "b2", 0));
    scenes.put("grid-1x1", Scene.of(Topology.grid(1, 1), Look.plain()));
    scenes.put("grid-1x6", chequered(1, 6, CELLS));
    scenes.put("grid-2x30", chequered(2, 30, Look.plain()));
    scenes.put("grid-100x3", chequered(100, 3, PITS));
    scenes.put("lattice-13x20", chequered(13, 20, LINES));
    scenes.put("grid-18x18", chequered(18, 18, PITS));
    scenes.put("grid-14x17", chequered(14, 17, PITS));
    scenes.put(
        "diamond",
        Scene.of(DIAMOND, pegs(Outline.POINTS))
            .withPieces(Collections.nCopies(DIAMOND.size(), 1))
            .withSelected(0)
            .withTarget(2, Prospect.WIN));
    Scene counters = rows(Topology.grid(4, 5), COUNTERS, "wyrg. yrg.w rg.wy g.wyr");
    scenes.put(
        "counters",
        counters
            .withTarget(counters.board().find("b1"), Prospect.WIN)
            .withTarget(counters.board().find("c2"), Prospect.DRAW)
            .withTarget(counters.board().find("a1"), Prospect.LOSS)
            .withTarget(counters.board().find("c1"), Prospect.OPEN)
            .withTarget(counters.board().find("d3"), Prospect.OPEN));
    scenes.put(
        "men-and-kings",
        rows(Topology.gridWithDiagonals(4, 4), MEN_AND_KINGS, "bb.B .... .... W.ww"));
    scenes.put("marks", rows(Topology.grid(3, 3), MARKS, "x.o .x# o.x").withPieces(cycle(9, 5)));
    scenes.put("mill", mill());
    scenes.put("torus", torus());
    return scenes;
  }

  static Scene grid8x8() {
    Scene scene = chequered(8, 8, PITS).withTitle("Kōnane 8×8").withToMove("white");
    for (String hole : List.of("d4", "d5", "c5", "d6", "e6")) {
      scene = with(scene, hole, 0);
    }
    Topology board = scene.board();
    return with(scene, "e5", 1)
        .withTrail(points(board, "c5", "e5"))
        .withTaken(PointSet.of(board.find("d5")))
        .withSelected(board.find("d3"))
        .withTargets(PointSet.of(board.find("d4")));
  }

  static Scene lattice5x9() {
    Scene scene =
        rows(Topology.lattice(5, 9), LINES, "bb.bbbbbb bbb.bbbbb bwbwwbwbw wwwww.www wwwwwwwww");
    Topology board = scene.board();
    return scene
        .withTitle("Fanorona Tsivy 5×9")
        .withTrail(points(board, "f2", "e3"))
        .withTaken(PointSet.of(board.find("d4"), board.find("c5")))
        .withCaption("White moved f2–e3 and took d4 and c5. Black to move.")
        .withArrow(points(board, "d5", "d4"), 1)
        .withArrow(points(board, "c4", "d4"), 0.5)
        .withArrow(points(board, "e4", "d4"), 0.2);
  }

  static Scene english() {
    return rows(ENGLISH, pegs(Outline.DISC), "ooo o.o ooo.ooo ooooooo ooooooo ooo ooo")
        .withTitle("Peg Solitaire")
        .withTrail(points(ENGLISH, "d6", "d4"))
        .withTaken(PointSet.of(ENGLISH.find("d5")))
        .withSelected(ENGLISH.find("b5"))
        .withTargets(PointSet.of(ENGLISH.find("d5")));
  }

  static Scene triangle15() {
    Topology board = Topology.triangle(5);
    return rows(board, pegs(Outline.POINTS), "o .o .oo o.oo ooooo")
        .withTitle("Peg Solitaire, triangle of 15")
        .withTrail(points(board, "a4", "a2"))
        .withTaken(PointSet.of(board.find("a3")));
  }

  static Scene hexagonal5x5() {
    Scene scene = rows(Topology.hexagonal(5, 5), CELLS, "b..w. .bw.. .wb.. ..wb. w...b");
    return scene.withTitle("Hex 5×5").withToMove("white").withTrail(points(scene.board(), "c3"));
  }

  /** The board of Nine Men's Morris: links over several cells, some across a gap. */
  static Scene mill() {
    Topology.Builder builder =
        Topology.builder(
                7,
                7,
                List.of(
                    new Direction("east", 0, 1),
                    new Direction("north", 1, 0),
                    new Direction("west", 0, -1),
                    new Direction("south", -1, 0)))
            .picture(
                List.of(
                    "#..#..#", ".#.#.#.", "..###..", "###.###", "..###..", ".#.#.#.", "#..#..#"));
    joinAll(builder, 0, "a1 d1 g1,b2 d2 f2,c3 d3 e3,a4 b4 c4,e4 f4 g4,c5 d5 e5,b6 d6 f6,a7 d7 g7");
    joinAll(builder, 1, "a1 a4 a7,b2 b4 b6,c3 c4 c5,d1 d2 d3,d5 d6 d7,e3 e4 e5,f2 f4 f6,g1 g4 g7");
    return with(with(Scene.of(builder.build(), LINES), "a1", 1), "d2", 2);
  }

  private static void joinAll(Topology.Builder builder, int direction, String lines) {
    for (String line : lines.split(",", -1)) {
      String[] points = line.split(" ", -1);
      builder.join(points[0], direction, points[1]).join(points[1], direction, points[2]);
    }
  }

  /** A board whose rows close up behind the rectangle. */
  static Scene torus() {
    Topology board =
        Topology.builder(2, 4, List.of(new Direction("east", 0, 1), new Direction("west", 0, -1)))
            .full()
            .joinNeighbours()
            .join("d1", 0, "a1")
            .join("d2", 0, "a2")
            .build();
    return Scene.of(board, LINES).withPieces(cycle(8, 3));
  }

  static Scene chequered(int rows, int columns, Look look) {
    Topology board = Topology.grid(rows, columns);
    if (look.surface() == Surface.LINES) {
      board = Topology.lattice(rows, columns);
    }
    Topology shape = board;
    return Scene.of(board, look)
        .withPieces(
            IntStream.range(0, board.size())
                .map(point -> 1 + (shape.row(point) + shape.column(point)) % 2)
                .boxed()
                .toList());
  }

  private static List<Integer> cycle(int size, int length) {
    return IntStream.range(0, size).map(point -> point % length).boxed().toList();
  }

  /** Pieces by their letters: rows from the top, split by blanks, a dot for an empty point. */
  static Scene rows(Topology board, Look look, String text) {
    String[] rows = text.split(" ", -1);
    List<Integer> pieces = new ArrayList<>(Collections.nCopies(board.size(), 0));
    int[] used = new int[board.rows()];
    for (int point = 0; point < board.size(); point++) {
      int row = board.row(point);
      char letter = rows[board.rows() - 1 - row].charAt(used[row]++);
      for (int number = 1; number <= look.pieces().size(); number++) {
        if (look.piece(number).letter() == letter) {
          pieces.set(point, number);
        }
      }
    }
    return Scene.of(board, look).withPieces(pieces);
  }

  static Scene with(Scene scene, String point, int piece) {
    List<Integer> pieces = new ArrayList<>(scene.pieces());
    pieces.set(scene.board().find(point), piece);
    return scene.withPieces(pieces);
  }

  static List<Integer> points(Topology board, String... names) {
    return List.of(names).stream().map(board::find).toList();
  }
}
