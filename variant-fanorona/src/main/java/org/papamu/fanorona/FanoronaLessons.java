package org.papamu.fanorona;

import java.util.List;
import org.papamu.api.Goal;
import org.papamu.api.Lesson;
import org.papamu.api.text.Messages;

/** The lessons, from a quiet move to a turn of five captures. */
final class FanoronaLessons {

  private static final String BOARD = "fanorona:5x5";

  private final Messages words;

  private FanoronaLessons(Messages words) {
    this.words = words;
  }

  static List<Lesson> of(Messages words) {
    FanoronaLessons lessons = new FanoronaLessons(words);
    String apart = "b1b1w/5/5/2bw1/5 w 0";
    return List.of(
        lessons.lesson("quiet", "1b3/5/wb3/2w2/5 w 0", Goal.move("a3-b2", "a3-b4"), "a3-b4"),
        lessons.lesson("approach", apart, Goal.marked("A"), "e5-d5A"),
        lessons.lesson("withdrawal", apart, Goal.marked("W"), "d2-e2W"),
        lessons.lesson("both", "4b/4b/3b1/4w/b3b w 0", Goal.taking(2), "e2-e3A"),
        lessons.lesson("must", "5/ww2b/4w/5/bbw2 w 0", Goal.taking(2), "c1-d1W"),
        lessons.lesson("sequence", "5/1bw2/2b2/1b3/2b2 w 0", Goal.taking(3), "c4-d4W-e5W"),
        lessons.lesson("direction", "1b3/1w1bb/5/2b2/1b3 w 0", Goal.taking(3), "b4-c4A-c3A"),
        lessons.lesson(
            "revisit", "1b3/b4/1w3/2b1b/2b1b w 0", Goal.result("white"), "b3-b4A-c4W-c3A-d2A-c2W"));
  }

  /** A lesson of one turn. */
  private Lesson lesson(String key, String position, Goal goal, String answer) {
    return new Lesson(
        words.say("lesson." + key),
        words.say("lesson." + key + ".text"),
        BOARD,
        position,
        1,
        goal,
        List.of(words.say("lesson." + key + ".hint")),
        List.of(answer));
  }
}
