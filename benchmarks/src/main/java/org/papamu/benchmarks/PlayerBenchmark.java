package org.papamu.benchmarks;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;

/** A new player's first move from the start, within a fixed number of nodes: milliseconds. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayerBenchmark {

  /** The game and the player. */
  @Param({
    "konane:8x8 alphabeta:nodes=20000,hash=4",
    "konane:8x8 mcts:nodes=1000,hash=4",
    "fanorona:5x9 alphabeta:nodes=20000,hash=4",
    "fanorona:5x9 mcts:nodes=1000,hash=4",
    "peg-solitaire:wiegleb perfect:nodes=20000,hash=4"
  })
  public String task = "";

  private final Roster roster = Roster.of(BuiltInPlayers.all());
  private Game<?> game = Games.game("konane:1x3");
  private PlayerSpec player = PlayerSpec.parse("random");

  /** Reads the task. */
  @Setup
  public void task() {
    String[] words = task.split(" ", 2);
    game = Games.game(words[0]);
    player = PlayerSpec.parse(words[1]);
  }

  /** Makes the player, and has it choose a move. */
  @Benchmark
  public long choose() {
    return choose(game);
  }

  private <P extends Position> long choose(Game<P> chosen) {
    History<P> history = History.startingAt(chosen, chosen.rules().initial());
    try (Player made = roster.player(player, new SplittableRandom(1))) {
      return made.choose(Question.of(history, player.budget())).move();
    }
  }
}
