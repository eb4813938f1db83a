package org.papamu.core.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.papamu.api.Game;
import org.papamu.api.Look;
import org.papamu.api.Move;
import org.papamu.api.Move.Step.Kind;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.board.Topology;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Written;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Wording;

/**
 * What to draw: a board, what stands on it, and what is to be pointed out. A value; the position it
 * was made from may change afterwards.
 *
 * @param board the board
 * @param look how it looks
 * @param pieces the piece on each point, by point; 0 for none
 * @param last what the last move did
 * @param focus what is chosen and where it may go
 * @param arrows lines of play to show, in no order
 * @param words what is said about it
 * @param labels whether the coordinates are shown
 */
public record Scene(
    Topology board,
    Look look,
    List<Integer> pieces,
    LastMove last,
    Focus focus,
    List<Arrow> arrows,
    Words words,
    Labels labels) {

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if there is not one piece for each point, a piece is negative,
   *     or a point is not on the board
   */
  public Scene {
    pieces = List.copyOf(pieces);
    arrows = List.copyOf(arrows);
    if (pieces.size() != board.size() || pieces.stream().anyMatch(piece -> piece < 0)) {
      throw new IllegalArgumentException(
          "not one piece for each of the " + board.size() + " points: " + pieces);
    }
    last.trails().forEach(trail -> requirePoints(board, trail.stream()));
    requirePoints(board, last.taken().stream().boxed());
    requirePoints(board, focus.selected().stream().boxed());
    requirePoints(board, focus.targets().keySet().stream());
    arrows.forEach(arrow -> requirePoints(board, arrow.path().stream()));
  }

  private static void requirePoints(Topology board, java.util.stream.Stream<Integer> points) {
    points.forEach(
        point -> {
          if (point < 0 || point >= board.size()) {
            throw new IllegalArgumentException("no point " + point + " on this board");
          }
        });
  }

  /** Whether the coordinates are shown. */
  public enum Labels {
    /** Column letters below and row numbers at the left, outside the points. */
    SHOWN,
    /** None. */
    HIDDEN
  }

  /** What is known of a point that the chosen piece may go to, for the seat that moves. */
  public enum Prospect {
    /** Nothing. */
    OPEN,
    /** It wins. */
    WIN,
    /** It draws. */
    DRAW,
    /** It loses. */
    LOSS;

    /** The letter that tells it without colour; a blank for {@link #OPEN}. */
    char letter() {
      return this == OPEN ? ' ' : name().charAt(0);
    }
  }

  /**
   * What the last move did.
   *
   * @param trails the ways of its pieces: where each started, then each landing; one point for a
   *     piece that came onto the board
   * @param taken the points that lost their piece
   */
  public record LastMove(List<List<Integer>> trails, PointSet taken) {

    /** No move. */
    public static final LastMove NONE = new LastMove(List.of(), PointSet.EMPTY);

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if a trail has no point
     */
    public LastMove {
      trails = trails.stream().map(List::copyOf).toList();
      if (trails.stream().anyMatch(List::isEmpty)) {
        throw new IllegalArgumentException("a trail has at least one point");
      }
    }

    /** What a move did. */
    public static LastMove of(Move move) {
      PointSet lost = move.taken();
      for (Move.Step step : move.steps()) {
        if (step.kind() == Kind.REMOVE) {
          lost = lost.union(PointSet.of(step.from()));
        }
      }
      return new LastMove(move.trails(), lost);
    }

    /** Whether a piece of this move has left a point. */
    boolean passes(int point) {
      return trails.stream().anyMatch(trail -> trail.subList(0, trail.size() - 1).contains(point));
    }
  }

  /**
   * What is chosen and where it may go.
   *
   * @param selected the chosen point, if one is
   * @param targets the points it may go to, in rising order, and what is known of each
   */
  public record Focus(OptionalInt selected, Map<Integer, Prospect> targets) {

    /** Nothing chosen. */
    public static final Focus NONE = new Focus(OptionalInt.empty(), Map.of());

    /** Copies the targets. */
    public Focus {
      targets = Collections.unmodifiableMap(new TreeMap<>(targets));
    }
  }

  /**
   * A line of play to show.
   *
   * @param path its points in order, two or more
   * @param weight how much it matters beside the others: above 0, at most 1
   */
  public record Arrow(List<Integer> path, double weight) {

    /**
     * Copies the path.
     *
     * @throws IllegalArgumentException if it has fewer than two points or the weight is out of
     *     bounds
     */
    public Arrow {
      path = List.copyOf(path);
      if (path.size() < 2 || !(weight > 0 && weight <= 1)) {
        throw new IllegalArgumentException(
            "an arrow over " + path.size() + " points of weight " + weight);
      }
    }
  }

  /**
   * What is said about a scene; each text may be empty.
   *
   * @param title what it shows, such as {@code Fanorona Tsivy 5×9}
   * @param toMove the seat to move, such as {@code white}
   * @param caption the line under the board
   * @param remarks what else there is to know, in phrases
   * @param language what is said of the scene is said in this language
   */
  public record Words(
      String title, String toMove, String caption, List<String> remarks, Locale language) {

    /** Nothing said. */
    public static final Words NONE = new Words("", "", "", List.of(), Locale.ENGLISH);

    /** Copies the remarks. */
    public Words {
      remarks = List.copyOf(remarks);
    }

    /** The caption, or else who is to move with the remarks, or else nothing. */
    public String line() {
      if (!caption.isEmpty() || toMove.isEmpty()) {
        return caption;
      }
      List<String> phrases = new ArrayList<>();
      phrases.add(Phrases.in(language).say("to-move", Wording.name(toMove, language)));
      phrases.addAll(remarks);
      return String.join("; ", phrases);
    }
  }

  /** An empty board. */
  public static Scene of(Topology board, Look look) {
    return new Scene(
        board,
        look,
        Collections.nCopies(board.size(), 0),
        LastMove.NONE,
        Focus.NONE,
        List.of(),
        Words.NONE,
        Labels.SHOWN);
  }

  /** A position of a game, titled, with the seat to move, in the language of the game. */
  public static <P extends Position> Scene of(Game<P> game, P position) {
    return of(game.board(), GameFault.given(game, "look", game.look()))
        .withPosition(position)
        .withTitle(game.info().title())
        .withToMove(game.seatNames().get(position.turn()))
        .withRemarks(Written.remarks(game, position))
        .withLanguage(game.language());
  }

  /** The same scene with these pieces, by point; 0 for none. */
  public Scene withPieces(List<Integer> numbers) {
    return new Scene(board, look, numbers, last, focus, arrows, words, labels);
  }

  /** The same scene with the pieces of a position. */
  public Scene withPosition(Position position) {
    return withPieces(IntStream.range(0, board.size()).map(position::at).boxed().toList());
  }

  /** The same scene with another last move. */
  public Scene withLast(LastMove move) {
    return new Scene(board, look, pieces, move, focus, arrows, words, labels);
  }

  /** The same scene as it came about by a move. */
  public Scene after(Move move) {
    return withLast(LastMove.of(move));
  }

  /** The same scene with one trail as the last move: where it started, then each landing. */
  public Scene withTrail(List<Integer> path) {
    return withLast(new LastMove(List.of(path), last.taken()));
  }

  /** The same scene with these points as taken by the last move. */
  public Scene withTaken(PointSet points) {
    return withLast(new LastMove(last.trails(), points));
  }

  /** The same scene with a point chosen. */
  public Scene withSelected(int point) {
    return withFocus(new Focus(OptionalInt.of(point), focus.targets()));
  }

  /** The same scene with these targets, of which nothing is known. */
  public Scene withTargets(PointSet points) {
    Map<Integer, Prospect> targets = new TreeMap<>();
    points.forEach(point -> targets.put(point, Prospect.OPEN));
    return withFocus(new Focus(focus.selected(), targets));
  }

  /** The same scene with one more target. */
  public Scene withTarget(int point, Prospect prospect) {
    Map<Integer, Prospect> targets = new TreeMap<>(focus.targets());
    targets.put(point, prospect);
    return withFocus(new Focus(focus.selected(), targets));
  }

  /** The same scene with another focus. */
  public Scene withFocus(Focus other) {
    return new Scene(board, look, pieces, last, other, arrows, words, labels);
  }

  /** The same scene with one more arrow. */
  public Scene withArrow(List<Integer> path, double weight) {
    List<Arrow> more = new ArrayList<>(arrows);
    more.add(new Arrow(path, weight));
    return new Scene(board, look, pieces, last, focus, more, words, labels);
  }

  /** The same scene with a title. */
  public Scene withTitle(String title) {
    return withWords(
        new Words(title, words.toMove(), words.caption(), words.remarks(), words.language()));
  }

  /** The same scene with the name of the seat to move; empty for none. */
  public Scene withToMove(String seat) {
    return withWords(
        new Words(words.title(), seat, words.caption(), words.remarks(), words.language()));
  }

  /** The same scene with a line under the board; empty for who is to move. */
  public Scene withCaption(String caption) {
    return withWords(
        new Words(words.title(), words.toMove(), caption, words.remarks(), words.language()));
  }

  /** The same scene, told in another language: one of {@link Phrases#LANGUAGES}, else English. */
  public Scene withLanguage(Locale language) {
    return withWords(
        new Words(words.title(), words.toMove(), words.caption(), words.remarks(), language));
  }

  /** The same scene with these phrases behind the seat to move. */
  public Scene withRemarks(List<String> remarks) {
    return withWords(
        new Words(words.title(), words.toMove(), words.caption(), remarks, words.language()));
  }

  private Scene withWords(Words other) {
    return new Scene(board, look, pieces, last, focus, arrows, other, labels);
  }

  /** The same scene with coordinates shown or hidden. */
  public Scene withLabels(Labels other) {
    return new Scene(board, look, pieces, last, focus, arrows, words, other);
  }

  /** The piece on a point; 0 for none. */
  public int piece(int point) {
    return pieces.get(point);
  }
}
