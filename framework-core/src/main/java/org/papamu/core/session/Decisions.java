package org.papamu.core.session;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.api.text.Messages;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Wording;

/** The outcomes that the rules alone do not know, told in the language of the game. */
final class Decisions {

  private final GameInfo info;
  private final Messages words;
  private final List<String> names;

  /** Calls the game's code, once. */
  Decisions(Game<?> game) {
    info = game.info();
    words = Phrases.of(game);
    names = List.copyOf(game.seatNames());
  }

  Outcome repetition(int occurrences) {
    return draw(new Ending(Session.REPETITION, words.count("ending.repetition", occurrences)));
  }

  Outcome agreement() {
    return draw(new Ending(Session.AGREEMENT, words.say("ending.agreement")));
  }

  Outcome resignation(int seat) {
    return loss(seat, new Ending(Session.RESIGNATION, words.say("ending.resignation", name(seat))));
  }

  Outcome time(int seat) {
    return loss(seat, new Ending(Session.TIME, words.say("ending.time", name(seat))));
  }

  /** What is said to who would go on. */
  String over(Outcome outcome) {
    return words.say("ending.over", outcome.reason().sentence());
  }

  private String name(int seat) {
    return Wording.name(names.get(seat), words.language());
  }

  private Outcome loss(int seat, Ending reason) {
    int[] scores = new int[info.seats().size()];
    Arrays.fill(scores, info.best());
    scores[seat] = info.worst();
    return Outcome.of(info, scores, reason);
  }

  /** Whether people ended the game, not the position. */
  static boolean isByHand(Outcome outcome) {
    String key = outcome.reason().key();
    return key.equals(Session.AGREEMENT)
        || key.equals(Session.RESIGNATION)
        || key.equals(Session.TIME);
  }

  /** All seats score alike, in the middle of the scale: 0 where the game is zero-sum. */
  private Outcome draw(Ending reason) {
    int each = (info.worst() + info.best()) / 2;
    Map<String, Integer> scores = new LinkedHashMap<>();
    info.seats().forEach(seat -> scores.put(seat, each));
    return new Outcome(Outcome.DRAW, reason, scores);
  }
}
