package org.papamu.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.papamu.api.Game;
import org.papamu.api.Outcome;
import org.papamu.api.text.Messages;

/** How a game ended, as a sentence in the language that the game speaks. */
public final class Verdict {

  private final Messages words;
  private final List<String> seats;
  private final List<String> names;

  private Verdict(Messages words, List<String> seats, List<String> names) {
    this.words = words;
    this.seats = seats;
    this.names = names;
  }

  /** Verdicts on a game. Calls the game's code; what is made then does not. */
  public static Verdict of(Game<?> game) {
    return of(Phrases.of(game), game.info().seats(), game.seatNames());
  }

  static Verdict of(Messages words, List<String> seats, List<String> names) {
    return new Verdict(words, List.copyOf(seats), List.copyOf(names));
  }

  /**
   * The reason and the result, such as {@code White cannot jump; Black wins after 37 plies};
   * without the number where nothing was played.
   */
  public String sentence(Outcome outcome, int plies) {
    String sentence = sentence(outcome);
    return plies == 0 ? sentence : words.count("verdict.after", plies, sentence);
  }

  /**
   * The reason and the result, such as {@code White cannot jump; Black wins}; with the scores where
   * the rules gave scores that say more.
   */
  public String sentence(Outcome outcome) {
    String sentence =
        words.say("verdict", Wording.capital(outcome.reason().sentence()), result(outcome));
    boolean ruled = outcome.reason().key().indexOf('.') > 0;
    int sum = outcome.scores().values().stream().mapToInt(Integer::intValue).sum();
    return ruled && outcome.scores().size() > 1 && sum != 0
        ? words.say("verdict.scores", sentence, scores(outcome))
        : sentence;
  }

  private String scores(Outcome outcome) {
    List<String> scores = new ArrayList<>();
    outcome.scores().forEach((seat, score) -> scores.add(name(seat) + " " + score));
    return scores.stream().collect(Collectors.joining(", "));
  }

  /** The result in words, such as {@code Black wins}, for the end of a sentence. */
  public String result(Outcome outcome) {
    return switch (outcome.result()) {
      case Outcome.DRAW -> words.say("result.draw");
      case Outcome.SOLVED -> words.say("result.solved");
      case Outcome.STUCK -> words.say("result.stuck");
      default -> words.say("result.win", Wording.name(name(outcome.result()), words.language()));
    };
  }

  private String name(String seat) {
    int index = seats.indexOf(seat);
    return index < 0 ? seat : names.get(index);
  }
}
