package org.papamu.core.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.api.Player;
import org.papamu.api.Player.Choice;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Zobrist;
import org.papamu.core.engine.client.EngineFault;
import org.papamu.core.engine.client.EnginePlayer;
import org.papamu.core.guard.Guard;
import org.papamu.core.guard.Overdue;
import org.papamu.core.guard.Patience;
import org.papamu.core.guard.Thrown;
import org.papamu.core.match.GameResult.Forfeit;
import org.papamu.core.player.Consultation;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.record.GameRecord;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Wording;

/**
 * One game of a match: asks the players in turn, watches what they do, and says how it ended.
 *
 * @param <P> the game's own position type
 */
final class GamePlay<P extends Position> {

  /** The key of the ending of a game that a player lost by being late. */
  static final String LATE = "match.late";

  /** The key of the ending of a game that a player lost by a move that is not legal. */
  static final String ILLEGAL = "match.illegal";

  /** The key of the ending of a game that a player lost by failing. */
  static final String FAULT = "match.fault";

  /** The key of the ending of a game whose result the players agreed about by their scores. */
  static final String AGREED = "match.agreed";

  /** The key of the ending of a game that was too long. */
  static final String LONG = "match.long";

  private static final int TOLD = 400;
  private static final long NANOS = 1_000_000;

  /**
   * A player may be late by so much more when it thinks for the first time: another program starts,
   * and the code of a player of our own is not compiled yet.
   */
  private static final long FIRST_GRACE = 1000 * NANOS;

  /**
   * A signal that ends the host reaches the engines as soon as the host: for so long an engine that
   * has ended is given the benefit of the doubt.
   */
  private static final long DOUBT_MILLIS = 300;

  private final Game<P> game;
  private final GameInfo info;
  private final List<Contestant> contestants;
  private final MatchSettings settings;
  private final LongSupplier nanoTime;
  private final Stop stop;

  GamePlay(
      Game<P> game,
      List<Contestant> contestants,
      MatchSettings settings,
      LongSupplier nanoTime,
      Stop stop) {
    this.game = game;
    info = game.info();
    this.contestants = contestants;
    this.settings = settings;
    this.nanoTime = nanoTime;
    this.stop = stop;
  }

  /** Someone lost the game by what is told. */
  private static final class Forfeited extends Exception {
    private static final long serialVersionUID = 1L;

    private final int seat;
    private final String key;
    private final boolean end;

    Forfeited(int seat, String key, String reason) {
      super(reason, null, false, false);
      this.seat = seat;
      this.key = key;
      end = false;
    }

    Forfeited(int seat, Throwable thrown) {
      super(told(thrown), null, false, false);
      this.seat = seat;
      EngineFault.Kind kind = thrown instanceof EngineFault fault ? fault.kind() : null;
      key =
          kind == EngineFault.Kind.SILENT || thrown instanceof Overdue
              ? LATE
              : kind == EngineFault.Kind.ANSWER ? ILLEGAL : FAULT;
      end = kind == EngineFault.Kind.ENDED;
    }

    /** Whether it is that a process has ended. */
    boolean isEnd() {
      return end;
    }

    String reason() {
      return String.valueOf(getMessage());
    }
  }

  /** How a game went: one of the two, or none if it was stopped. */
  record Ended(Optional<PlayedGame> played, Optional<AbandonedGame> abandoned, boolean isOverdue) {
    static final Ended STOPPED = new Ended(Optional.empty(), Optional.empty(), false);
  }

  /**
   * Plays a game. It comes to its end whatever the code of the game and of players does: what does
   * not come back is given up. A fault of the game is nobody's loss.
   */
  Ended play(Schedule.Slot slot, Supplier<Opening<P>> openings) {
    AtomicReference<Sitting<P>> sitting = new AtomicReference<>();
    try {
      // Made on this thread: those that make openings lock out each other meanwhile.
      Opening<P> opening = openings.get();
      return Guard.call(
          "rules",
          heard -> {
            Session<P> session = Session.of(game, opening.start());
            sitting.set(new Sitting<>(opening, session));
            return play(slot, opening, session);
          },
          stop,
          Patience.USUAL);
    } catch (GameFault fault) {
      return abandoned(slot, sitting.get(), fault);
    } catch (Overdue overdue) {
      Sitting<P> left = sitting.get();
      if (stop.requested()) {
        return Ended.STOPPED;
      }
      if (left == null || GameFault.isFrom(game, overdue)) {
        return abandoned(slot, left, GameFault.of(game, "rules", overdue));
      }
      Forfeited lost = new Forfeited(left.session.turn(), overdue);
      return played(slot, left.opening, left.session, forfeited(lost), Optional.of(forfeit(lost)));
    }
  }

  /** A game as far as it has come, for when it is given up. */
  private record Sitting<P extends Position>(Opening<P> opening, Session<P> session) {}

  private Ended play(Schedule.Slot slot, Opening<P> opening, Session<P> session) {
    session.startText();
    for (long move : opening.moves()) {
      session.play(move);
    }
    List<Player> players = new ArrayList<>();
    Outcome outcome;
    Optional<Forfeit> forfeit = Optional.empty();
    try {
      for (int seat = 0; seat < slot.seating().size(); seat++) {
        players.add(player(slot, seat));
      }
      outcome = playOut(session, slot, players);
    } catch (Forfeited lost) {
      boolean broken = stop.requested() || (lost.isEnd() && isStoppedSoon());
      outcome = broken ? null : forfeited(lost);
      forfeit = Optional.of(forfeit(lost));
    } finally {
      players.forEach(Player::close);
    }
    return outcome == null ? Ended.STOPPED : played(slot, opening, session, outcome, forfeit);
  }

  private static Forfeit forfeit(Forfeited lost) {
    return new Forfeit(lost.seat, lost.reason());
  }

  private Player player(Schedule.Slot slot, int seat) throws Forfeited {
    Contestant contestant = contestants.get(slot.seating().get(seat));
    long own = Zobrist.mix(settings.seed() + Zobrist.mix(slot.number() * 8L + seat));
    Player player;
    try {
      player = contestant.maker().player(new SplittableRandom(own));
    } catch (RuntimeException | LinkageError | OutOfMemoryError | StackOverflowError thrown) {
      throw new Forfeited(seat, thrown);
    }
    if (player instanceof EnginePlayer engine) {
      try {
        engine.prepare(game);
      } catch (EngineFault fault) {
        throw new Forfeited(seat, fault);
      }
    }
    return player;
  }

  /** Whether the match is stopped within a moment. */
  private boolean isStoppedSoon() {
    try {
      for (int i = 0; i < DOUBT_MILLIS && !stop.requested(); i++) {
        Thread.sleep(1);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return stop.requested();
  }

  private @Nullable Outcome playOut(Session<P> session, Schedule.Slot slot, List<Player> players)
      throws Forfeited {
    int opened = session.ply();
    GameClock clock = new GameClock(settings.timing(), info);
    Consensus consensus = new Consensus(settings.adjudication());
    while (session.outcome().isEmpty()) {
      if (session.ply() >= settings.adjudication().maxPlies()) {
        return drawn(LONG, "Broken off after %s plies".formatted(session.ply()));
      }
      int seat = session.turn();
      Budget own = contestants.get(slot.seating().get(seat)).budget();
      Choice choice =
          stop.requested()
              ? null
              : ask(session, session.ply() - opened, players.get(seat), own, clock);
      if (choice == null || stop.requested()) {
        return null;
      }
      if (!session.legalMoves().contains(choice.move())) {
        throw new Forfeited(seat, ILLEGAL, "chose a move that is not legal");
      }
      session.play(choice.move());
      if (session.outcome().isEmpty() && info.isDuel()) {
        consensus.hear(seat, choice);
        if (consensus.winner().isPresent()) {
          return won(consensus.winner().getAsInt());
        }
        if (consensus.isDrawn()) {
          return drawn(AGREED, "Both players see no winner");
        }
      }
    }
    return session.outcome().orElseThrow();
  }

  /** Another program is told the position before its clock runs. */
  private void tell(Session<P> session, int seat, Player player) throws Forfeited {
    if (player instanceof EnginePlayer engine) {
      try {
        engine.tell(session.history());
      } catch (EngineFault fault) {
        throw new Forfeited(seat, fault);
      }
    }
  }

  private long grace(Player player, int movesBefore) {
    boolean isNew =
        player instanceof EnginePlayer engine ? engine.isNew() : movesBefore < info.seats().size();
    return settings.timing().grace().toNanos() + (isNew ? FIRST_GRACE : 0);
  }

  private Choice ask(
      Session<P> session, int movesBefore, Player player, Budget own, GameClock clock)
      throws Forfeited {
    int seat = session.turn();
    tell(session, seat, player);
    long grace = grace(player, movesBefore);
    Duration limit = clock.limit(seat, own);
    Budget budget = clock.budget(seat, session.ply(), own);
    long start = nanoTime.getAsLong();
    long last = limit.toNanos();
    Stop overdue = () -> stop.requested() || nanoTime.getAsLong() - start >= last;
    Question<P> question =
        Question.of(session.history(), budget).withStop(overdue).timedBy(nanoTime);
    Optional<Choice> choice;
    try {
      choice = Consultation.ask(question, "of seat " + info.seats().get(seat), player);
    } catch (PlayerFault fault) {
      throw new Forfeited(seat, fault.getCause() == null ? fault : fault.getCause());
    } catch (UnsupportedOperationException unsuited) {
      throw new Forfeited(seat, unsuited);
    }
    long taken = nanoTime.getAsLong() - start;
    if (taken - last > grace && !stop.requested()) {
      throw new Forfeited(
          seat, LATE, "took %s ms for a move and had %s ms".formatted(taken / NANOS, last / NANOS));
    }
    if (choice.isEmpty()) {
      throw new Forfeited(seat, FAULT, "chose nothing");
    }
    clock.took(seat, taken);
    return choice.get();
  }

  private static String told(Throwable thrown) {
    String message = Thrown.message(thrown);
    return Printable.of(message.isEmpty() ? thrown.getClass().getSimpleName() : message, TOLD);
  }

  private Outcome forfeited(Forfeited lost) {
    int[] scores = new int[info.seats().size()];
    Arrays.fill(scores, info.best());
    scores[lost.seat] = info.worst();
    String seat = Wording.capital(info.seats().get(lost.seat));
    return Outcome.of(info, scores, new Ending(lost.key, seat + " forfeits: " + lost.reason()));
  }

  private Outcome won(int seat) {
    int[] scores = new int[info.seats().size()];
    Arrays.fill(scores, info.worst());
    scores[seat] = info.best();
    String name = Wording.capital(info.seats().get(seat));
    return Outcome.of(info, scores, new Ending(AGREED, name + " wins, as both players see it"));
  }

  private Outcome drawn(String key, String sentence) {
    int[] scores = new int[info.seats().size()];
    Arrays.fill(scores, scores.length == 1 ? info.worst() : (info.worst() + info.best()) / 2);
    return Outcome.of(info, scores, new Ending(key, sentence));
  }

  private Ended played(
      Schedule.Slot slot,
      Opening<P> opening,
      Session<P> session,
      Outcome outcome,
      Optional<Forfeit> forfeit) {
    GameRecord record = GameRecord.of(session, Map.of());
    GameResult result =
        new GameResult(
            slot.number() + 1,
            slot.seating(),
            GameResult.seats(info, outcome),
            outcome.reason().key(),
            forfeit);
    PlayedGame played =
        new PlayedGame(
            result,
            slot.opening() + 1,
            opening.plies(),
            record.position(),
            record.moves(),
            outcome);
    return new Ended(Optional.of(played), Optional.empty(), false);
  }

  /** A game that a fault put an end to, as far as it can still be told. */
  private Ended abandoned(Schedule.Slot slot, @Nullable Sitting<P> left, GameFault fault) {
    Optional<GameRecord> record = Optional.empty();
    if (left != null) {
      try {
        record = Optional.of(GameRecord.of(left.session, Map.of()));
      } catch (GameFault again) {
        // The moves cannot be written: what is told is that there was a game.
      }
    }
    AbandonedGame abandoned =
        new AbandonedGame(
            slot.number() + 1,
            slot.seating(),
            slot.opening() + 1,
            left == null ? 0 : left.opening.plies(),
            record.flatMap(GameRecord::position),
            record.map(GameRecord::moves).orElse(List.of()),
            Printable.of(String.valueOf(fault.getMessage()), TOLD));
    return new Ended(Optional.empty(), Optional.of(abandoned), fault.getCause() instanceof Overdue);
  }
}
