package org.papamu.konane;

import java.util.List;
import org.papamu.api.Goal;
import org.papamu.api.Lesson;
import org.papamu.api.text.Messages;

/** The lessons, from the first stone taken off to the last jump. */
final class KonaneLessons {

  private static final String BOARD = "konane:5x5";

  private final Messages words;

  private KonaneLessons(Messages words) {
    this.words = words;
  }

  static List<Lesson> of(Messages words) {
    KonaneLessons lessons = new KonaneLessons(words);
    Goal opening =
        attempt ->
            attempt.texts().size() == 2 && List.of("c3", "d4").contains(attempt.texts().get(0));
    return List.of(
        lessons.lesson("opening", "konane:6x6", "", opening, "c3", "c2"),
        lessons.lesson("jump", BOARD, "5/3b1/bw1w1/5/5 b j", Goal.move("a3-c3"), "a3-c3"),
        lessons.lesson("two", BOARD, "5/5/5/5/bw1w1 b j", Goal.taking(2), "a1-e1"),
        lessons.lesson("far", BOARD, "5/2w2/3w1/w1w2/2b1b b j", Goal.result("black"), "c1-c5"),
        lessons.lesson("last", BOARD, "5/5/bw1wb/1bw2/5 b j", Goal.result("black"), "b2-b4"));
  }

  private Lesson lesson(String key, String game, String position, Goal goal, String... answer) {
    return new Lesson(
        words.say("lesson." + key),
        words.say("lesson." + key + ".text"),
        game,
        position,
        answer.length,
        goal,
        List.of(words.say("lesson." + key + ".hint")),
        List.of(answer));
  }
}
