package org.papamu.cli.play;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameSpec;
import org.papamu.api.PlayerProvider;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Output;
import org.papamu.cli.output.Style;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.engine.client.EngineProvider;
import org.papamu.core.engine.client.Engines;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.Roster;
import org.papamu.core.record.GameRecord;
import org.papamu.core.session.Session;
import org.papamu.core.view.TextBoard;
import org.papamu.core.view.TextSettings;
import org.papamu.core.view.TextSettings.Characters;
import org.papamu.core.view.TextSettings.Colouring;
import org.papamu.core.view.Theme;

/** Sets up what a game at the terminal needs: players, boards, records, and whom to talk to. */
public final class Table {

  /** How long a player thinks about a move that was given no limits. */
  private static final Duration THINKING = Duration.ofSeconds(1);

  private final Host host;
  private final Output output;
  private final Provider<Style> style;
  private final Provider<Catalog> catalog;
  private final Provider<Engines> engines;
  private final Clock clock;

  @Inject
  Table(
      Host host,
      Output output,
      Provider<Style> style,
      Provider<Catalog> catalog,
      Provider<Engines> engines,
      Clock clock) {
    this.engines = engines;
    this.host = host;
    this.output = output;
    this.style = style;
    this.catalog = catalog;
    this.clock = clock;
  }

  /**
   * What a game is to be played with.
   *
   * @param seats items {@code SEAT=PLAYER}
   * @param save where its record is kept
   * @param warn whether to say when a puzzle can no longer be solved; if not given, to a person
   *     only
   * @param seed what all random choices come from
   */
  public record Wishes(List<String> seats, Optional<Path> save, Optional<Boolean> warn, long seed) {

    /** Copies the list. */
    public Wishes {
      seats = List.copyOf(seats);
    }
  }

  /** The players that can be asked for: the host's own, other programs and those of plugins. */
  public Roster roster() {
    List<PlayerProvider> all = new ArrayList<>(BuiltInPlayers.all());
    String searchPath = host.environment().getOrDefault("PATH", "");
    all.add(new EngineProvider(engines.get(), searchPath));
    all.addAll(catalog.get().players());
    return Roster.of(all);
  }

  /**
   * The players that another program may ask for: all but further programs, which are started only
   * at the wish of whoever typed the command.
   */
  public List<PlayerProvider> playersForOthers() {
    return roster().providers().stream()
        .filter(provider -> !provider.name().equals(EngineProvider.NAME))
        .toList();
  }

  /** The tags of a game's record that tell when and by which plugin it was played. */
  public Map<String, String> heading(Game<?> game) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Date", LocalDate.now(clock).toString());
    plugin(game).ifPresent(plugin -> tags.put("Plugin", plugin.id() + " " + plugin.version()));
    return tags;
  }

  /** A drawing of boards that suits where standard output goes. */
  public TextBoard drawing() {
    Style now = style.get();
    return new TextBoard(
        new TextSettings(
            now.letters() == Style.Letters.ASCII ? Characters.ASCII : Characters.UNICODE,
            now.ink() == Style.Ink.COLOUR ? Colouring.ON : Colouring.OFF,
            Theme.DARK,
            80,
            20));
  }

  /**
   * Looks whether a game can be played with these seats, before anything is drawn or written.
   *
   * @throws BadRequest if there is no such seat or player
   */
  public void check(GameInfo info, List<String> seats) {
    Seats.of(info, roster(), seats, Seats.Chances.NONE).close();
  }

  /**
   * Plays a game with whoever sits at the terminal or feeds the pipe.
   *
   * @return whether it came to its end; else a fault in the code of a plugin ended it, which has
   *     been told
   */
  public <P extends Position> boolean play(Session<P> session, Wishes wishes) {
    Seats.Chances chances = new Seats.Chances(Seats.HUMAN, wishes.seed(), THINKING);
    try (Seats seats = seats(session, wishes.seats(), chances);
        Talk talk = talk()) {
      Board<P> board = new Board<>(talk, session.game(), drawing());
      Saving<P> saving = new Saving<>(wishes.save(), played -> record(played, seats));
      boolean warned = wishes.warn().orElse(talk.isPerson());
      Prospects<P> prospects =
          new Prospects<>(
              session.game(), warned ? Prospects.Switch.ON : Prospects.Switch.OFF, talk);
      return new GameLoop<>(talk, session, seats, board, saving, prospects).run()
          == GameLoop.End.PLAYED;
    }
  }

  /** A conversation with whoever is there. */
  Talk talk() {
    if (!host.interactive()) {
      return new PipeTalk(host, output, style.get());
    }
    return host.screen() == Host.Screen.DUMB_TERMINAL
        ? new DumbTalk(host, output, style.get())
        : TerminalTalk.open(style.get());
  }

  /** A conversation with whoever only looks on. */
  Talk lookers() {
    return host.screen() == Host.Screen.PIPE
        ? new PipeTalk(host, output, style.get())
        : new ScreenTalk(output, style.get());
  }

  /** Seats the players of a session. */
  <P extends Position> Seats seats(Session<P> session, List<String> given, Seats.Chances chances) {
    return Seats.of(session.game().info(), roster(), given, chances);
  }

  /** The record of a session as it stands. */
  <P extends Position> GameRecord record(Session<P> session, Seats seats) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Date", LocalDate.now(clock).toString());
    seats.texts().forEach((seat, player) -> tags.put(GameRecord.seatTag(seat), player));
    plugin(session.game())
        .ifPresent(plugin -> tags.put("Plugin", plugin.id() + " " + plugin.version()));
    return GameRecord.of(session, tags);
  }

  private Optional<Plugin> plugin(Game<?> game) {
    return catalog.get().pluginOf(GameSpec.family(game.info().name()));
  }

  /** A seed drawn by chance, for a run that was given none. */
  public static long drawSeed() {
    return new SplittableRandom().nextLong() >>> 1;
  }
}
