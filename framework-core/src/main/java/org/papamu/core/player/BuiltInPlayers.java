package org.papamu.core.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.core.exact.LoopPlayers;
import org.papamu.core.mcts.MctsProvider;
import org.papamu.core.puzzle.PerfectPlayers;
import org.papamu.core.search.AlphaBetaProvider;
import org.papamu.core.solve.LoopFreePlayers;
import org.papamu.core.text.PlayerSettings;

/** The players that come with the framework. */
public final class BuiltInPlayers {

  private BuiltInPlayers() {}

  /** All of them, the weakest first; the last is {@code auto}, which is the best of the others. */
  public static List<PlayerProvider> all() {
    List<PlayerProvider> all =
        new ArrayList<>(
            List.of(
                new BuiltIn(
                    "random",
                    "Plays any legal move, each as likely as the other",
                    RandomPlayer::new),
                new BuiltIn(
                    "greedy",
                    "Looks one ply ahead with the game's own evaluation",
                    GreedyPlayer::new)));
    all.add(new PerfectProvider(new PerfectPlayers(), new LoopFreePlayers(), new LoopPlayers()));
    // Here go the searches; those for several seats as new LevelledProvider(...).
    all.add(new LevelledProvider(new MctsProvider()));
    all.add(new LevelledProvider(new AlphaBetaProvider()));
    all.add(new AutoProvider(all));
    return List.copyOf(all);
  }

  private record BuiltIn(String name, String summary, Function<RandomGenerator, Player> maker)
      implements PlayerProvider {

    @Override
    public Player player(Map<String, String> settings, RandomGenerator random) {
      PlayerSettings.check(this, settings);
      return maker.apply(random);
    }
  }
}
