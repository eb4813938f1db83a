package org.papamu.pegsolitaire;

import java.util.List;
import org.papamu.api.Goal;
import org.papamu.api.Lesson;
import org.papamu.api.Outcome;
import org.papamu.api.text.Messages;

/** The lessons, from a jump to the clearing of a line. */
final class PegLessons {

  private static final String BOARD = "peg-solitaire:english";

  private final Messages words;

  private PegLessons(Messages words) {
    this.words = words;
  }

  static List<Lesson> of(Messages words) {
    PegLessons lessons = new PegLessons(words);
    Goal solved = Goal.result(Outcome.SOLVED);
    return List.of(
        lessons.lesson("jump", "", Goal.move("b4-d4"), "b4-d4"),
        lessons.lesson("target", "3/3/7/1oo4/7/3/3 d4", solved, "b4-d4"),
        lessons.lesson("three", "3/1o1/2oo1o1/7/7/3/3 d4", solved, "c5-e5", "f5-d5", "d6-d4"),
        lessons.lesson("sweep", "3/3/7/3o3/2o4/o2/3 -", solved, "c2-c4", "c4-e4"),
        lessons.lesson("line", "3/3/2oo3/2o4/2o4/3/3 -", solved, "d5-b5", "c3-c5", "b5-d5"));
  }

  /** A lesson that its answer does in the fewest jumps. */
  private Lesson lesson(String key, String position, Goal goal, String... answer) {
    return new Lesson(
        words.say("lesson." + key),
        words.say("lesson." + key + ".text"),
        BOARD,
        position,
        answer.length,
        goal,
        List.of(words.say("lesson." + key + ".hint")),
        List.of(answer));
  }
}
