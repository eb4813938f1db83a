package org.papamu.api;

import java.util.List;

/**
 * A lesson: a position, a task, and what solves it. Whoever takes it makes all moves, whichever
 * seat's turn it is; the rules decide what is a move.
 *
 * @param title what it is about, a word or two
 * @param text what there is to know, and the task at its end
 * @param game the name of the game it is of, of the same family, on whatever board suits it; empty
 *     for the game that tells it
 * @param position the text of the position; empty for the usual start
 * @param most how many plies the task may take, 1 or more
 * @param goal whether the task is done
 * @param hints helps, the slightest first; the answer need not be among them
 * @param answer the texts of moves that do the task
 */
public record Lesson(
    String title,
    String text,
    String game,
    String position,
    int most,
    Goal goal,
    List<String> hints,
    List<String> answer) {

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if {@code most} is below 1, or the answer has no move or more
   *     than that
   */
  public Lesson {
    hints = List.copyOf(hints);
    answer = List.copyOf(answer);
    if (most < 1 || answer.isEmpty() || answer.size() > most) {
      throw new IllegalArgumentException(
          "an answer of " + answer.size() + " moves where there may be " + most);
    }
  }
}
