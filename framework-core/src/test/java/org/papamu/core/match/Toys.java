package org.papamu.core.match;

import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.papamu.api.Budget;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.player.GreedyPlayer;
import org.papamu.core.player.RandomPlayer;
import org.papamu.core.toy.Ring;

/** Games and players to play matches with. */
final class Toys {

  /** Twenty-one points, from point 10; a game takes some dozens of plies at random. */
  static final Ring RING = Ring.of(21, 10, 4, "black", "white");

  /** A clock that stands still. */
  static final LongSupplier STILL = () -> 0;

  private Toys() {}

  static Contestant random(String name) {
    return new Contestant(name, Budget.UNLIMITED, RandomPlayer::new);
  }

  static Contestant greedy(String name) {
    return new Contestant(name, Budget.UNLIMITED, GreedyPlayer::new);
  }

  /** Whoever chooses as a function says. */
  static Contestant like(String name, Function<Question<?>, Player.Choice> choosing) {
    return new Contestant(name, Budget.UNLIMITED, random -> new Chooser(choosing));
  }

  /** Whoever moves to the right and says what it thinks of that. */
  static Contestant thinking(String name, Score score) {
    return like(
        name,
        question ->
            Player.Choice.of(new Thought(1, 1, List.of(new Thought.Line(score, List.of(1L))))));
  }

  private record Chooser(Function<Question<?>, Player.Choice> choosing) implements Player {

    @Override
    public <P extends Position> Choice choose(Question<P> question) {
      return choosing.apply(question);
    }
  }
}
