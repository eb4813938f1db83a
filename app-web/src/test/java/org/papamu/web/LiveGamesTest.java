package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.catalog.LiveCatalog;
import org.papamu.core.session.Session;

/** Games have room, and no more of it than they are given. */
class LiveGamesTest {

  private static final int MOST = 60;

  @TempDir Path folder;

  @Test
  void beyondTheMostTheLongestIdleIsPutAway() throws IOException, InterruptedException {
    AtomicLong time = new AtomicLong();
    try (LiveCatalog catalog =
            LiveCatalog.open(CatalogSettings.classPath(getClass().getClassLoader()));
        Workers workers = new Workers();
        Keeper keeper = new Keeper(Optional.of(folder), Clock.systemUTC())) {
      Library library = new Library(catalog, System::nanoTime);
      LiveGames games =
          new LiveGames(
              new Surroundings(
                  library,
                  workers,
                  keeper,
                  new RestingPlayers(Limits.RESTING),
                  time::incrementAndGet,
                  () -> 1),
              MOST);
      List<String> ids = new ArrayList<>();
      for (int i = 0; i < MOST; i++) {
        ids.add(add(games, library.edition("konane:6x6")).id());
      }
      assertThat(games.size()).isEqualTo(MOST);
      keeper.settle();
      for (int i = 0; i < 5 * MOST; i++) {
        ids.add(add(games, library.edition("konane:6x6")).id());
        assertThat(games.size()).isLessThanOrEqualTo(MOST);
      }
      keeper.settle();
      assertThat(games.game(ids.get(0)).record(Map.of()).line().moves()).hasSize(1);
      assertThatThrownBy(() -> games.game("0".repeat(32))).isInstanceOf(Refusal.class);
      games.close();
    }
  }

  private static <P extends Position> LiveGame<P> add(LiveGames games, Edition<P> edition) {
    return games.add(edition, moved(edition.game()), LiveGames.Wishes.NONE);
  }

  private static <P extends Position> Session<P> moved(Game<P> game) {
    Session<P> session = Session.of(game);
    session.play(session.legalMoves().get(0));
    return session;
  }
}
