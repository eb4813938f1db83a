package org.papamu.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.papamu.api.About;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameSpec;
import org.papamu.api.Look;
import org.papamu.api.PlayerProvider;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.LiveCatalog;
import org.papamu.core.catalog.OfferedGame;
import org.papamu.core.catalog.PluginFault;
import org.papamu.core.catalog.Problem;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.Roster;
import org.papamu.core.player.SharedSettings;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.text.OptionFields;
import org.papamu.core.text.Printable;
import org.papamu.core.view.BoardSheet;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgBoard;
import org.papamu.core.view.SvgSettings;
import org.papamu.core.view.Theme;

/** The games and players that there are, and what they look like. May be used from any thread. */
final class Library {

  private static final int REMEMBERED = 200;
  private static final int MOST_BOARDS_TITLED = 60;
  private static final long REFRESHED_FOR = TimeUnit.MILLISECONDS.toNanos(250);

  private final LiveCatalog live;
  private final LongSupplier nanoTime;
  private final AtomicLong refreshed;
  private final Roster roster = Roster.of(BuiltInPlayers.all());

  // Guarded by this object.
  private Catalog known;
  private final Map<String, Edition<?>> editions =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Edition<?>> eldest) {
          return size() > REMEMBERED;
        }
      };

  Library(LiveCatalog live, LongSupplier nanoTime) {
    this.live = live;
    this.nanoTime = nanoTime;
    refreshed = new AtomicLong(nanoTime.getAsLong() - REFRESHED_FOR);
    known = live.current();
  }

  /** The players that anybody may ask for: none that starts other programs. */
  Roster roster() {
    return roster;
  }

  /**
   * Looks for new and changed plugins: a game that was made before keeps its code. The folders are
   * read a few times a second at most, and by one request: where hundreds of games begin at once,
   * they would wait for each other, and other requests for them.
   */
  void refresh() {
    long now = nanoTime.getAsLong();
    long last = refreshed.get();
    if (now - last >= REFRESHED_FOR && refreshed.compareAndSet(last, now)) {
      live.refresh();
    }
  }

  /**
   * A game by its text, in all languages.
   *
   * @throws NotationException if there is no such game
   * @throws PluginFault if its plugin fails
   */
  Edition<?> edition(String text) {
    Catalog catalog = live.current();
    synchronized (this) {
      if (catalog != known) {
        editions.clear();
        known = catalog;
      }
      Edition<?> edition = editions.get(text);
      if (edition != null) {
        return edition;
      }
    }
    Edition<?> made = Edition.of(catalog, text);
    String name = GameFault.guard(made.game(), "info", () -> made.game().info().name());
    synchronized (this) {
      if (catalog == known) {
        // One object for all that mean the same game, so that many games of it are small.
        Edition<?> shared = editions.computeIfAbsent(name, key -> made);
        editions.put(text, shared);
        return shared;
      }
    }
    return made;
  }

  /** The same game in English. */
  Game<?> game(String text) {
    return edition(text).game();
  }

  /** A game that a request asks for. */
  Edition<?> asked(String text, String where) {
    try {
      return edition(text);
    } catch (NotationException e) {
      throw Refusal.of(Refusal.UNPROCESSABLE, e, where);
    }
  }

  /**
   * A lesson of a game.
   *
   * @throws Refusal if there is no such game or lesson
   */
  Task task(String game, int number) {
    return Task.of(asked(game, "game"), number, this::game);
  }

  /** What there is to play. */
  Fields games(Locale language) {
    Catalog catalog = live.current();
    List<Fields> told = new ArrayList<>();
    List<Fields> problems = new ArrayList<>();
    for (OfferedGame offered : catalog.games()) {
      try {
        told.add(told(offered, edition(offered.name()).in(language), language));
      } catch (NotationException | PluginFault | GameFault e) {
        problems.add(
            Fields.of("plugin", offered.plugin().id())
                .and("reason", Printable.of(String.valueOf(e.getMessage()), 500)));
      }
    }
    for (Problem problem : catalog.problems()) {
      problems.add(Fields.of("plugin", problem.plugin()).and("reason", problem.reason()));
    }
    return Fields.of("games", told).and("problems", problems);
  }

  /** What there is to know about a game. */
  Fields info(Game<?> game, Locale language) {
    String family = GameSpec.family(guarded(game, () -> game.info().name()));
    OfferedGame offered =
        live.current().games().stream()
            .filter(one -> one.name().equals(family))
            .findFirst()
            .orElseThrow(() -> Refusal.told(Refusal.NOT_FOUND, Sayings.refused("plugin"), "game"));
    return told(offered, game, language);
  }

  private Fields told(OfferedGame offered, Game<?> game, Locale language) {
    List<Fields> boards = new ArrayList<>();
    for (String board : offered.boards()) {
      String spec = offered.name() + ":" + board;
      boards.add(Fields.of("spec", spec).and("title", title(spec, boards.size(), language)));
    }
    return guarded(
        game,
        () -> {
          GameInfo info = game.info();
          About about = GameFault.given(game, "about", game.about());
          return Fields.of("name", offered.name())
              .and("title", Printable.of(offered.provider().title(language)))
              .and("summary", about.summary())
              .and("spec", info.name())
              .and("boards", boards)
              .and("seats", info.seats())
              .and("seatTitles", game.seatNames())
              .and("options", OptionFields.of(game))
              .and("sources", about.sources())
              .and("rules", about.rules())
              .and("lessons", game.lessons().size());
        });
  }

  /** The title of a board; of many boards the later ones are told by their text alone. */
  private String title(String spec, int number, Locale language) {
    if (number >= MOST_BOARDS_TITLED) {
      return spec;
    }
    try {
      return edition(spec).in(language).info().title();
    } catch (NotationException e) {
      return spec;
    }
  }

  /** The players for a game. */
  Fields players(Game<?> game) {
    GameInfo info = guarded(game, game::info);
    List<Fields> told = new ArrayList<>();
    for (PlayerProvider player : roster.providers()) {
      if (player.plays(info)) {
        told.add(
            Fields.of("name", player.name())
                .and("title", player.summary())
                .and("levels", player.settings().contains(SharedSettings.LEVEL)));
      }
    }
    return Fields.of("players", told);
  }

  /** An empty board to put pieces on. */
  <P extends Position> Fields board(Game<P> game, Theme theme, String prefix) {
    return guarded(
        game,
        () -> {
          Look look = game.look();
          int pieces = Math.max(look.pieces().size(), mostAtStart(game));
          SvgSettings settings =
              SvgSettings.LIGHT.withTheme(theme).withBackdrop(SvgSettings.Backdrop.NONE);
          BoardSheet sheet =
              new SvgBoard(settings).sheet(Scene.of(game.board(), look), pieces, prefix);
          List<Fields> points = new ArrayList<>();
          for (int point = 0; point < game.board().size(); point++) {
            points.add(
                Fields.of("name", game.board().name(point))
                    .and("x", sheet.spots().get(point).x())
                    .and("y", sheet.spots().get(point).y()));
          }
          List<Fields> told = new ArrayList<>();
          for (int number = 1; number <= pieces; number++) {
            told.add(
                Fields.of("number", number)
                    .and("name", look.piece(number).name())
                    .and("letter", String.valueOf(look.piece(number).letter())));
          }
          return Fields.of("game", game.info().name())
              .and("title", game.info().title())
              .and("viewBox", List.of(0, 0, sheet.width(), sheet.height()))
              .and("unit", sheet.unit())
              .and("points", points)
              .and("svg", sheet.svg())
              .and("pieces", told)
              .and("neighbours", neighbours(game))
              .and("start", start(game));
        });
  }

  private static <P extends Position> Fields start(Game<P> game) {
    P start = game.rules().initial();
    return Fields.of("position", Written.position(game, start))
        .and("pieces", Snapshot.pieces(game, start))
        .and("turn", game.info().seats().get(start.turn()));
  }

  private static <P extends Position> int mostAtStart(Game<P> game) {
    P start = game.rules().initial();
    return IntStream.range(0, game.board().size()).map(start::at).max().orElse(0);
  }

  /** For each point the points next to it. */
  private static List<List<Integer>> neighbours(Game<?> game) {
    List<List<Integer>> all = new ArrayList<>();
    for (int point = 0; point < game.board().size(); point++) {
      List<Integer> next = new ArrayList<>();
      for (int direction = 0; direction < game.board().directions().size(); direction++) {
        int other = game.board().next(point, direction);
        if (other >= 0 && !next.contains(other)) {
          next.add(other);
        }
      }
      all.add(next);
    }
    return all;
  }

  private static <T> T guarded(Game<?> game, Supplier<T> call) {
    return GameFault.guard(game, "info, board or look", call);
  }
}
