package org.papamu.fanorona;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.About;
import org.papamu.api.Example;
import org.papamu.api.Section;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** The game in words and pictures, with the options told as they are. */
final class Description {

  private static final String BOARD = "fanorona:5x5";

  private static final List<String> SOURCES =
      List.of(
          "M.P.D. Schadd, M.H.M. Winands, M.H.J. Bergsma, J.W.H.M. Uiterwijk, H.J. van den Herik:"
              + " Best Play in Fanorona Leads to Draw. New Mathematics and Natural Computation"
              + " 4(3), 2008",
          "J. and S. Chauvicourt: Fanorona, le jeu national malgache. Tananarive, 1972",
          "W. Montgomery: The Malagasy Game of Fanorona. Antananarivo Annual 10, 1886");

  private final RuleSet set;
  private final Messages words;

  private Description(RuleSet set, Messages words) {
    this.set = set;
    this.words = words;
  }

  static About of(Topology board, RuleSet set, Messages words) {
    Description description = new Description(set, words);
    return About.of(
        words.say("summary"),
        List.of(
            description.moving(board),
            description.capturing(),
            description.turns(),
            description.end()),
        SOURCES);
  }

  private Section moving(Topology board) {
    List<String> rules = new ArrayList<>();
    rules.add(words.say("rules.moving", board.rows(), board.columns()));
    if (set.vela()) {
      rules.add(words.say("rules.vela"));
    }
    return new Section(
        words.say("section.moving"),
        rules,
        List.of(example("moving", "1b3/5/wb3/2w2/5 w 0", "a3-b4")));
  }

  private Section capturing() {
    return new Section(
        words.say("section.capturing"),
        List.of(words.say("rules.capturing")),
        List.of(
            example("approach", "4b/4b/3b1/4w/b3b w 0", "e2-e3A"),
            example("withdrawal", "b1b1w/5/5/2bw1/5 w 0", "d2-e2W")));
  }

  private Section turns() {
    List<String> rules = new ArrayList<>();
    rules.add(
        words.say(
            (set.forced() ? "rules.forced" : "rules.optional")
                + (set.turning() ? "-turning" : "")));
    if (set.singleFirst()) {
      rules.add(words.say("rules.first-single"));
    }
    return new Section(
        words.say("section.turns"),
        rules,
        List.of(example("sequence", "5/1bw2/2b2/1b3/2b2 w 0", "c4-d4W-e5W")));
  }

  private Section end() {
    List<String> rules = new ArrayList<>();
    rules.add(words.say(set.stalemateDraws() ? "rules.end-stalemate" : "rules.end"));
    if (set.repetition() > 0) {
      rules.add(words.count("rules.repetition", set.repetition()));
    }
    if (set.quiet() > 0) {
      rules.add(words.count("rules.quiet", set.quiet()));
    }
    return new Section(
        words.say("section.end"), rules, List.of(example("end", "5/5/3w1/w1bbb/5 w 0", "a2-b2A")));
  }

  private Example example(String key, String position, String move) {
    return new Example(BOARD, position, List.of(move), words.say("example." + key));
  }
}
