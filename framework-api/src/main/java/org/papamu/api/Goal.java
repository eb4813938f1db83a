package org.papamu.api;

import java.util.List;
import java.util.Optional;
import org.papamu.api.Move.Step;

/**
 * What a {@link Lesson} asks for: looked at after every legal move. It may ask for whatever an
 * {@link Attempt} tells; the usual goals are ready-made.
 */
@FunctionalInterface
public interface Goal {

  /** Whether the moves made so far have reached it. */
  boolean reached(Attempt attempt);

  /**
   * What has been done in a lesson.
   *
   * @param texts the moves as text, each in its usual spelling; never empty
   * @param moves the same moves in their rich form
   * @param pieces the piece on each point after them, 0 for none
   * @param result the {@linkplain Outcome#result result} if the game is over now
   */
  record Attempt(
      List<String> texts, List<Move> moves, List<Integer> pieces, Optional<String> result) {

    /** Copies the lists. */
    public Attempt {
      texts = List.copyOf(texts);
      moves = List.copyOf(moves);
      pieces = List.copyOf(pieces);
    }

    /** The last move. */
    public Move last() {
      return moves.get(moves.size() - 1);
    }

    /** How many stones the last move took. */
    public int taken() {
      return last().taken().size();
    }
  }

  /** One of these moves, each in its usual spelling. */
  static Goal move(String... texts) {
    List<String> wanted = List.of(texts);
    return attempt -> wanted.contains(attempt.texts().get(attempt.texts().size() - 1));
  }

  /** A move that takes at least so many stones. */
  static Goal taking(int stones) {
    return attempt -> attempt.taken() >= stones;
  }

  /** A move of at least so many steps. */
  static Goal steps(int steps) {
    return attempt -> attempt.last().steps().size() >= steps;
  }

  /** A move whose steps all have a mark of the notation. */
  static Goal marked(String mark) {
    return attempt ->
        !attempt.last().steps().isEmpty()
            && attempt.last().steps().stream().map(Step::mark).allMatch(mark::equals);
  }

  /** A game that is over with a {@linkplain Outcome#result result}. */
  static Goal result(String result) {
    return attempt -> attempt.result().filter(result::equals).isPresent();
  }

  /** A position with so many pieces left on the board. */
  static Goal left(int pieces) {
    return attempt -> attempt.pieces().stream().filter(piece -> piece != 0).count() == pieces;
  }

  /** These points empty. */
  static Goal empty(List<Integer> points) {
    List<Integer> wanted = List.copyOf(points);
    return attempt -> wanted.stream().allMatch(point -> attempt.pieces().get(point) == 0);
  }

  /** Both at once. */
  default Goal and(Goal other) {
    return attempt -> reached(attempt) && other.reached(attempt);
  }
}
