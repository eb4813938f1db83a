package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.match.Match;
import org.papamu.core.match.PlayedGame;
import org.papamu.core.match.Standings;

/** A match by nodes has the same statistics wherever it is played. */
class MatchIT {

  @Test
  void theStatisticsAreThoseOfOneProcess() {
    try (Catalog catalog = Packed.catalog();
        Cluster cluster = Packed.open("local[2]", Map.of())) {
      check(catalog, catalog.game("konane:6x6"), cluster);
    }
  }

  private static <P extends Position> void check(Catalog catalog, Game<P> game, Cluster cluster) {
    Pairing<P> pairing = Pairing.of(catalog, game);
    Standings here = pairing.match().run(System::nanoTime);
    List<Integer> handedIn = new ArrayList<>();
    Standings there =
        pairing
            .match()
            .run(
                cluster.field(pairing.order()),
                2 * cluster.width(),
                Stop.NEVER,
                List.of(),
                new Match.Listener() {
                  @Override
                  public void played(PlayedGame played, Supplier<Standings> now) {}

                  @Override
                  public void handedIn(Supplier<Standings> now) {
                    handedIn.add(now.get().games());
                  }
                });
    assertThat(here.games()).isEqualTo(12);
    assertThat(there).isEqualTo(here);
    assertThat(handedIn).containsExactly(8, 12);
  }
}
