package org.papamu.web;

import java.security.SecureRandom;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;

/**
 * The games of a server by their ids, which are random: whoever knows one may look at the game.
 * Those that nobody uses are put away and come back from disk when they are asked for.
 */
final class LiveGames {

  private static final int ID_BYTES = 16;
  private static final long IDLE_NANOS = TimeUnit.MINUTES.toNanos(30);

  /** So many at a time, so that not each further game looks for one. */
  private static final int PUT_AWAY = 50;

  private final Surroundings around;
  private final int most;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, LiveGame<?>> games = new ConcurrentHashMap<>();

  /**
   * No games yet.
   *
   * @param most how many may be in memory
   */
  LiveGames(Surroundings around, int most) {
    this.around = around;
    this.most = most;
  }

  /**
   * What a new game is like besides its position.
   *
   * @param seats who plays, by seat; people where nobody is named
   * @param clock what each seat gets, such as {@code 5m+3s}; none for no clocks
   * @param task what is to be done, where it is a lesson
   */
  record Wishes(Map<String, String> seats, Optional<String> clock, Optional<Task> task) {

    /** People play, without clocks. */
    static final Wishes NONE = new Wishes(Map.of(), Optional.empty(), Optional.empty());
  }

  /**
   * A new game that goes on from a session; its state is to be asked of it.
   *
   * @throws Refusal if the wishes cannot be had, or too many games are going on
   */
  <P extends Position> LiveGame<P> add(Edition<P> edition, Session<P> session, Wishes wishes) {
    Course<P> course = course(session, wishes);
    makeRoom();
    byte[] id = new byte[ID_BYTES];
    random.nextBytes(id);
    LiveGame<P> game = LiveGame.of(HexFormat.of().formatHex(id), edition, course, around);
    games.put(game.id(), game);
    game.begin();
    if (session.ply() > 0) {
      around.keeper().changed(game);
    }
    return game;
  }

  private <P extends Position> Course<P> course(Session<P> session, Wishes wishes) {
    GameInfo info = GameFault.guard(session.game(), "info", () -> session.game().info());
    return new Course<>(
        session,
        info,
        Seating.of(info, around.library().roster(), wishes.seats(), around.seed()),
        Stopwatch.of(wishes.clock(), info, around.nanoTime()),
        wishes.task());
  }

  private void makeRoom() {
    if (games.size() < most) {
      return;
    }
    List<LiveGame<?>> idle =
        games.values().stream()
            .filter(LiveGame::isIdle)
            .sorted(Comparator.comparingLong(LiveGame::touched))
            .limit(PUT_AWAY)
            .toList();
    if (idle.isEmpty()) {
      throw Refusal.told(Refusal.TOO_MANY, Sayings.refused("games"));
    }
    idle.forEach(this::putAway);
  }

  /** Takes a game out of memory. */
  private void putAway(LiveGame<?> game) {
    games.remove(game.id(), game);
    game.close();
  }

  /** Puts games away that nobody has used for a while. */
  void putIdleAway() {
    long now = around.nanoTime().getAsLong();
    for (LiveGame<?> game : games.values()) {
      if (game.isIdle() && now - game.touched() > IDLE_NANOS) {
        putAway(game);
      }
    }
  }

  /**
   * The game with an id, from disk if need be.
   *
   * @throws Refusal if there is none
   */
  LiveGame<?> game(String id) {
    LiveGame<?> game = games.get(id);
    if (game != null) {
      return game;
    }
    Optional<KeptGame> kept = isId(id) ? around.keeper().kept(id) : Optional.empty();
    if (kept.isEmpty()) {
      throw Refusal.told(Refusal.NOT_FOUND, Sayings.refused("no-game"));
    }
    LiveGame<?> restored = restored(id, kept.get());
    LiveGame<?> first = games.putIfAbsent(id, restored);
    if (first != null) {
      return first;
    }
    restored.begin();
    return restored;
  }

  private LiveGame<?> restored(String id, KeptGame kept) {
    makeRoom();
    around.library().refresh();
    try {
      return restored(id, kept, around.library().edition(kept.record().game()));
    } catch (NotationException e) {
      throw KeptGame.outdated(e);
    }
  }

  private <P extends Position> LiveGame<P> restored(String id, KeptGame kept, Edition<P> edition) {
    Wishes wishes =
        new Wishes(
            kept.seats(edition.game().info()),
            kept.clock(),
            kept.lesson().map(lesson -> around.library().task(lesson.getKey(), lesson.getValue())));
    Course<P> course = course(kept.session(edition.game()), wishes);
    return LiveGame.of(id, edition, course, around).restored(kept);
  }

  private static boolean isId(String id) {
    return id.length() == 2 * ID_BYTES
        && id.chars().allMatch(c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
  }

  /** Forgets a game for good. */
  void delete(String id) {
    LiveGame<?> game = game(id);
    try {
      // While it is still in memory, so that nobody reads it from the disk again.
      around.keeper().delete(game);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    games.remove(id, game);
    game.close();
  }

  /** How many are in memory. */
  int size() {
    return games.size();
  }

  /** Tells those who listen that the server is there; so it learns who has gone. */
  void ping() {
    games.values().forEach(game -> game.audience().send("ping", "{}"));
  }

  /** Ends what is going on in all of them. */
  void close() {
    games.values().forEach(LiveGame::close);
  }
}
