package org.papamu.core.view;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Look;
import org.papamu.api.Look.Piece;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;
import org.papamu.core.text.Phrases;

/** Boards in words of the scene's language, for screen readers and for everybody else. */
public final class BoardWords {

  /** The fewest points in a row that are told as a range. */
  private static final int RANGE = 4;

  private final Scene scene;
  private final Messages words;
  private final Topology board;

  private BoardWords(Scene scene) {
    this.scene = scene;
    words = words(scene);
    board = scene.board();
  }

  private static Messages words(Scene scene) {
    return Phrases.in(scene.words().language());
  }

  /** What the scene shows, in a few words: its title, or else the size of the board. */
  public static String title(Scene scene) {
    String title = scene.words().title();
    return title.isEmpty()
        ? words(scene).say("board.untitled", scene.board().rows(), scene.board().columns())
        : title;
  }

  /**
   * The scene in sentences, a line each: the size and the count of each piece, every row from the
   * top with what stands where, the last move, what is chosen and where it may go, the caption.
   * Four and more points of one kind that follow one another in a row are told as a range.
   */
  public static String board(Scene scene) {
    return String.join("\n", new BoardWords(scene).sentences());
  }

  private List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    sentences.add(summary());
    for (int row = board.rows() - 1; row >= 0; row--) {
      sentences.add(words.say("board.row", row + 1, row(row)));
    }
    for (List<Integer> trail : scene.last().trails()) {
      sentences.add(
          words.say(
              "board.last",
              trail.stream()
                  .map(board::name)
                  .reduce((from, to) -> words.say("board.way", from, to))
                  .orElseThrow()));
    }
    if (!scene.last().taken().isEmpty()) {
      sentences.add(words.say("board.taken", names(scene.last().taken())));
    }
    scene
        .focus()
        .selected()
        .ifPresent(point -> sentences.add(words.say("board.chosen", board.name(point))));
    if (!scene.focus().targets().isEmpty()) {
      boolean chosen = scene.focus().selected().isPresent();
      sentences.add(words.say(chosen ? "board.may-go" : "board.targets", targets()));
    }
    String line = scene.words().line();
    if (!line.isEmpty()) {
      sentences.add(line.endsWith(".") ? line : line + ".");
    }
    return sentences;
  }

  private String summary() {
    List<String> counts = new ArrayList<>();
    for (int piece : scene.pieces().stream().filter(p -> p > 0).distinct().sorted().toList()) {
      counts.add(words.say("board.count", name(scene.look(), piece), count(piece)));
    }
    counts.add(words.say("board.count", words.say("board.empty"), count(0)));
    return words.say(
        "board.summary",
        words.count("board.rows", board.rows()),
        words.count("board.columns", board.columns()),
        String.join(", ", counts));
  }

  private long count(int piece) {
    return scene.pieces().stream().filter(p -> p == piece).count();
  }

  private String row(int row) {
    List<String> kinds = new ArrayList<>();
    List<Integer> points = new ArrayList<>();
    for (int column = 0; column < board.columns(); column++) {
      if (board.point(row, column) != Topology.NONE) {
        points.add(board.point(row, column));
      }
    }
    List<Integer> pieces =
        points.stream().map(scene::piece).filter(piece -> piece > 0).distinct().sorted().toList();
    for (int piece : pieces) {
      kinds.add(words.say("board.kind", name(scene.look(), piece), places(points, piece)));
    }
    return kinds.isEmpty() ? words.say("board.empty") : String.join("; ", kinds);
  }

  private String places(List<Integer> points, int piece) {
    List<String> places = new ArrayList<>();
    int at = 0;
    while (at < points.size()) {
      int end = at;
      while (end < points.size() && scene.piece(points.get(end)) == piece) {
        end++;
      }
      if (end - at >= RANGE) {
        places.add(
            words.say("board.range", board.name(points.get(at)), board.name(points.get(end - 1))));
      } else {
        points.subList(at, end).forEach(point -> places.add(board.name(point)));
      }
      at = end + 1;
    }
    return String.join(" ", places);
  }

  private String targets() {
    List<String> targets = new ArrayList<>();
    scene
        .focus()
        .targets()
        .forEach(
            (point, prospect) ->
                targets.add(
                    switch (prospect) {
                      case OPEN -> board.name(point);
                      case WIN -> words.say("board.wins", board.name(point));
                      case DRAW -> words.say("board.draws", board.name(point));
                      case LOSS -> words.say("board.loses", board.name(point));
                    }));
    return words.series("or", targets);
  }

  private String names(PointSet points) {
    return words.series("and", points.stream().mapToObj(board::name).toList());
  }

  /**
   * A piece's name, without the last word where all pieces of the look share that: {@code black},
   * not {@code black stone}, where the others are stones too.
   */
  static String name(Look look, int piece) {
    String name = look.piece(piece).name();
    int blank = name.lastIndexOf(' ');
    if (blank <= 0 || look.pieces().size() < 2) {
      return name;
    }
    String shared = name.substring(blank);
    for (Piece other : look.pieces()) {
      if (!other.name().endsWith(shared) || other.name().length() == shared.length()) {
        return name;
      }
    }
    return name.substring(0, blank);
  }
}
