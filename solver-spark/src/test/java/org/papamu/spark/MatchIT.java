package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.MatchOrder;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.match.Contestants;
import org.papamu.core.match.Match;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.match.Standings;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;

/** A match by nodes has the same statistics wherever it is played. */
class MatchIT {

  private static final List<String> PLAYERS = List.of("alphabeta:nodes=200", "mcts:nodes=40");

  @Test
  void theStatisticsAreThoseOfOneProcess() {
    try (Catalog catalog = Packed.catalog();
        Cluster cluster = Packed.open("local[2]", Map.of())) {
      check(catalog, catalog.game("konane:6x6"), cluster);
    }
  }

  private static <P extends Position> void check(Catalog catalog, Game<P> game, Cluster cluster) {
    MatchSettings settings = MatchSettings.of(12, 5);
    Standings here = match(game, settings).run(System::nanoTime);
    MatchOrder<P> order =
        new MatchOrder<>(
            RemoteGame.of(catalog, game),
            PLAYERS,
            PLAYERS,
            Optional.of(Duration.ofMinutes(1)),
            settings);
    Standings there =
        match(game, settings)
            .run(
                cluster.field(order),
                4 * cluster.width(),
                Stop.NEVER,
                List.of(),
                (played, now) -> {});
    assertThat(here.games()).isEqualTo(12);
    assertThat(there).isEqualTo(here);
  }

  private static <P extends Position> Match<P> match(Game<P> game, MatchSettings settings) {
    List<PlayerSpec> specs = PLAYERS.stream().map(PlayerSpec::parse).toList();
    return Match.of(
        game,
        Contestants.of(
            Roster.of(BuiltInPlayers.all()), specs, PLAYERS, Optional.of(Duration.ofMinutes(1))),
        settings);
  }
}
