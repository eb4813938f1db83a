package org.papamu.core.match;

import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.api.Player.Choice;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.match.Adjudication.Agreement;

/** What the two players of a game have been thinking of it lately, and whether they agree. */
final class Consensus {

  private static final int PROVED = Integer.MAX_VALUE;

  private final Adjudication adjudication;

  /** For how many plies in a row the first seat, or the second, was seen as winning. */
  private final int[] winning = new int[2];

  private int even;

  Consensus(Adjudication adjudication) {
    this.adjudication = adjudication;
  }

  /** A seat has chosen. */
  void hear(int seat, Choice choice) {
    Optional<Score> score = choice.thought().map(Thought::best).map(Thought.Line::score);
    int value = score.map(Consensus::value).orElse(0);
    int first = seat == 0 ? value : -value;
    boolean decided = adjudication.win().filter(win -> Math.abs(first) >= win.score()).isPresent();
    winning[0] = score.isPresent() && decided && first > 0 ? winning[0] + 1 : 0;
    winning[1] = score.isPresent() && decided && first < 0 ? winning[1] + 1 : 0;
    boolean level = adjudication.draw().filter(draw -> Math.abs(first) <= draw.score()).isPresent();
    even = score.isPresent() && level ? even + 1 : 0;
  }

  private static int value(Score score) {
    return switch (score.kind()) {
      case ESTIMATE -> score.value();
      case DRAW -> 0;
      case WIN -> PROVED;
      case LOSS -> -PROVED;
    };
  }

  /** The seat that both say wins, for long enough. */
  OptionalInt winner() {
    int plies = adjudication.win().map(Agreement::plies).orElse(Integer.MAX_VALUE);
    return winning[0] >= plies
        ? OptionalInt.of(0)
        : winning[1] >= plies ? OptionalInt.of(1) : OptionalInt.empty();
  }

  /** Whether both say that nobody wins, for long enough. */
  boolean isDrawn() {
    return even >= adjudication.draw().map(Agreement::plies).orElse(Integer.MAX_VALUE);
  }
}
