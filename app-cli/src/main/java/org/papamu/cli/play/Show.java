package org.papamu.cli.play;

import com.google.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Outcome;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.core.catalog.OfferedGame;
import org.papamu.core.catalog.PluginFault;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;

/** Games between computer players, to be looked at. */
public final class Show {

  /** Limited by positions and not by time, so that a seed shows the same game everywhere. */
  private static final String PLAYER = "auto:level=7";

  private static final Duration THINKING = Duration.ofMillis(300);

  /** All games together stay within a minute, so that whoever tries the program sees its end. */
  private static final long SECONDS_FOR_ALL = 50;

  private static final int MAX_PLIES = 5_000;

  private final Table table;

  @Inject
  Show(Table table) {
    this.table = table;
  }

  /** Whether a game is looked at by itself. */
  enum Row {
    /** Its end stays until whoever looks on leaves. */
    ONE,
    /** Another game follows. */
    MANY
  }

  /** Whether the games are shown or only played. */
  public enum Style {
    /** Boards on a terminal, moves and the final board in a pipe. */
    SHOWN,
    /** Nothing. */
    SILENT
  }

  /**
   * How games are looked at.
   *
   * @param style whether they are
   * @param delay how long a board stays on a terminal, in milliseconds
   * @param view how it looks
   */
  public record Watching(Style style, int delay, View view) {}

  /**
   * A game that was played.
   *
   * @param game its full name
   * @param moves its moves
   * @param result how it ended; empty if it was broken off
   * @param reason the key of why; empty likewise
   * @param fault the fault in a plugin's code that broke it off, if one did
   * @param end whether whoever looked on broke off everything
   */
  public record Seen(
      String game,
      List<String> moves,
      Optional<String> result,
      Optional<String> reason,
      Optional<String> fault,
      Table.End end) {

    /** Copies the moves. */
    public Seen {
      moves = List.copyOf(moves);
    }
  }

  /** A short game of each, on its smallest offered board. */
  public List<Seen> all(List<OfferedGame> games, Watching how, long seed) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_FOR_ALL);
    List<Seen> seen = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      long now = System.nanoTime();
      Allowance allowance =
          new Allowance(System::nanoTime, Math.max(0, end - now) / (games.size() - i));
      GameProvider provider = games.get(i).provider();
      try {
        Game<?> game = smallest(provider, table.words().language());
        Row row = i < games.size() - 1 ? Row.MANY : Row.ONE;
        Watched watched = watch(game, List.of(), how, seed, allowance, row);
        seen.add(watched.seen);
        end += allowance.held();
        if (watched.leaving != LookingOn.Leaving.NOT) {
          break;
        }
      } catch (GameFault | PluginFault fault) {
        seen.add(failed(provider.name(), how, fault));
      }
    }
    return List.copyOf(seen);
  }

  /** A game that was played, and how it was left. */
  private record Watched(Seen seen, LookingOn.Leaving leaving) {}

  private Talk talk(Watching how) {
    return how.style == Style.SILENT ? new SilentTalk() : table.lookers(how.view);
  }

  /** A game that could not even begin. */
  private Seen failed(String game, Watching how, RuntimeException fault) {
    try (Talk talk = talk(how)) {
      new Voice(talk, table.words()).report(told(fault));
    }
    return new Seen(
        game,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(told(fault)),
        Table.End.FAULT);
  }

  private static String told(RuntimeException fault) {
    return Printable.of(String.valueOf(fault.getMessage()), 500);
  }

  private static Game<?> smallest(GameProvider provider, Locale language) {
    List<Game<?>> games = new ArrayList<>();
    for (String board : provider.boards()) {
      GameSpec spec = GameSpec.parse(provider, provider.name() + ":" + board);
      games.add(provider.game(spec.in(language)));
    }
    return games.stream().min(Comparator.comparingInt(game -> game.board().size())).orElseThrow();
  }

  /**
   * Looks whether a game can be looked at with these seats, before a seed is drawn.
   *
   * @throws BadRequest if there is no such seat or player, or a person would have to play
   */
  public void check(Game<?> game, List<String> seats) {
    try (Seats checked = Seats.of(game.info(), table.roster(), seats, chances(0))) {
      if (!checked.noneHuman()) {
        throw new BadRequest("watch is for computer players; see papamu play", "--seat");
      }
    }
  }

  /** One game to its end. Its seats have been checked. */
  public Seen one(Game<?> game, List<String> seats, Watching how, long seed) {
    return watch(game, seats, how, seed, Allowance.unlimited(), Row.ONE).seen;
  }

  private <P extends Position> Watched watch(
      Game<P> game, List<String> given, Watching how, long seed, Allowance allowance, Row row) {
    Session<P> session = Session.of(game);
    Optional<String> fault = Optional.empty();
    LookingOn.Leaving leaving = LookingOn.Leaving.NOT;
    try (Seats seats = table.seats(session, given, chances(seed));
        Talk talk = talk(how)) {
      Voice voice = new Voice(talk, table.words());
      Board<P> board = new Board<>(talk, game);
      talk.say(game.info().title() + " (" + game.info().name() + ")");
      try {
        if (talk.hasCursor()) {
          Sitting<P> sitting = new Sitting<>(session, seats);
          leaving =
              new LookingOn<>(voice, sitting, board, how.delay, allowance, System::nanoTime)
                  .run(MAX_PLIES, row);
        } else {
          watch(session, seats, talk, board, how.delay, allowance);
        }
      } catch (GameFault | PlayerFault thrown) {
        fault = Optional.of(told(thrown));
        voice.report(told(thrown));
      }
      if (session.outcome().isEmpty()) {
        voice.say("broken-off", voice.plies(session.ply()));
      }
      if (!talk.hasCursor()) {
        talk.say("");
      }
    }
    Table.End ended =
        fault.isPresent()
            ? Table.End.FAULT
            : leaving == LookingOn.Leaving.INTERRUPTED ? Table.End.INTERRUPTED : Table.End.PLAYED;
    Seen seen =
        new Seen(
            game.info().name(),
            session.played().stream().map(Played::text).toList(),
            session.outcome().map(Outcome::result),
            session.outcome().map(outcome -> outcome.reason().key()),
            fault,
            ended);
    return new Watched(seen, leaving);
  }

  private <P extends Position> void watch(
      Session<P> session, Seats seats, Talk talk, Board<P> board, int delay, Stop stop) {
    board.show(session);
    while (session.outcome().isEmpty() && session.ply() < MAX_PLIES && !stop.requested()) {
      pause(talk, delay, stop);
      Played played = session.play(choose(session, seats, stop));
      board.tell(session, played);
      board.show(session);
    }
    if (!talk.isPerson()) {
      board.showAlways(session);
    }
  }

  private static Seats.Chances chances(long seed) {
    return new Seats.Chances(PLAYER, seed, THINKING);
  }

  private static <P extends Position> long choose(Session<P> session, Seats seats, Stop stop) {
    try (Thinking thinking = seats.choose(session, own -> own)) {
      return thinking.choice(stop).move();
    }
  }

  private void pause(Talk talk, int delay, Stop stop) {
    if (!talk.isPerson() || stop.requested()) {
      return;
    }
    try {
      Thread.sleep(delay);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failure("interrupted", e);
    }
  }
}
