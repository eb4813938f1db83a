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
import org.papamu.api.text.Messages;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Language;
import org.papamu.cli.output.Output;
import org.papamu.cli.output.Style;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.engine.client.EngineProvider;
import org.papamu.core.engine.client.Engines;
import org.papamu.core.match.Clocks;
import org.papamu.core.match.Timing;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.Roster;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.Line;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;
import org.papamu.core.view.TextBoard;

/** Sets up what a game at the terminal needs: players, boards, records, and whom to talk to. */
public final class Table {

  /** The exit status of a process that was interrupted. */
  public static final int INTERRUPTED = 130;

  /** How long a player thinks about a move that was given no limits. */
  private static final Duration THINKING = Duration.ofSeconds(1);

  private final Host host;
  private final Output output;
  private final Provider<Style> style;
  private final Provider<Catalog> catalog;
  private final Provider<Engines> engines;
  private final Clock clock;
  private final Provider<Language> language;

  @Inject
  Table(
      Host host,
      Output output,
      Provider<Style> style,
      Provider<Catalog> catalog,
      Provider<Engines> engines,
      Clock clock,
      Provider<Language> language) {
    this.engines = engines;
    this.host = host;
    this.output = output;
    this.style = style;
    this.catalog = catalog;
    this.clock = clock;
    this.language = language;
  }

  /** How a game came to its end, as far as the host is concerned. */
  public enum End {
    /** It is over, or somebody left. */
    PLAYED,
    /** A fault in the code of the game or of a player put an end to it; it has been told. */
    FAULT,
    /** Ctrl-C, twice. */
    INTERRUPTED
  }

  /**
   * What a game is to be played with.
   *
   * @param seats items {@code SEAT=PLAYER}
   * @param save where its record is kept
   * @param clocks what each seat has on its clock; none for a game without clocks
   * @param warn whether to say when a puzzle can no longer be solved; if not given, to a person
   *     only
   * @param notes the line of the record that is gone on with, whose remarks are kept
   * @param seed what all random choices come from
   */
  public record Wishes(
      List<String> seats,
      Optional<Path> save,
      List<Optional<Timing.Clock>> clocks,
      Optional<Boolean> warn,
      Optional<Line> notes,
      long seed) {

    /** Nothing but who sits where. */
    public static Wishes of(List<String> seats, long seed) {
      return new Wishes(
          seats, Optional.empty(), List.of(), Optional.empty(), Optional.empty(), seed);
    }

    /** Copies the lists. */
    public Wishes {
      seats = List.copyOf(seats);
      clocks = List.copyOf(clocks);
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

  /** What draws boards that suit where standard output goes. */
  public TextBoard drawing() {
    return drawing(View.USUAL).board();
  }

  /** A drawing of boards that suits where standard output goes. */
  Drawing drawing(View view) {
    return new Drawing(style.get(), view.theme(host.environment()));
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
   * @return how it ended as far as the host is concerned
   * @throws Failure if another process keeps a game in the same file
   */
  public <P extends Position> End play(Session<P> session, Wishes wishes, View view) {
    Seats.Chances chances = new Seats.Chances(Seats.HUMAN, wishes.seed(), THINKING);
    try (Seats seats = seats(session, wishes.seats(), chances)) {
      Sitting<P> sitting = new Sitting<>(session, seats);
      wishes.notes().ifPresent(line -> sitting.notes().keep(line, session.moves()));
      try (Saving<P> saving = new Saving<>(wishes.save(), played -> record(played, sitting))) {
        Drawing drawing = drawing(view);
        try (Talk talk = stage(view, drawing, saving)) {
          return loop(sitting, wishes, saving, new Voice(talk, words()), drawing).run();
        }
      }
    }
  }

  private <P extends Position> GameLoop<P> loop(
      Sitting<P> sitting, Wishes wishes, Saving<P> saving, Voice voice, Drawing drawing) {
    Talk talk = voice.talk();
    Game<P> game = sitting.game();
    Board<P> board = new Board<>(talk, game);
    boolean warned = wishes.warn().orElse(talk.isPerson());
    Prospects<P> prospects =
        new Prospects<>(game, warned ? Prospects.Switch.ON : Prospects.Switch.OFF, talk);
    Clocks clocks = new Clocks(game.info().seats().size(), System::nanoTime);
    Keeping<P> keeping = new Keeping<>(voice, sitting, saving);
    Aside<P> aside = new Aside<>(voice, sitting, clocks);
    Telling<P> telling = new Telling<>(voice, sitting, board, keeping, prospects, clocks, aside);
    EndCommands<P> ends = new EndCommands<>(voice, sitting, telling, keeping, clocks);
    AdviceCommands<P> advice = new AdviceCommands<>(voice, sitting, prospects, telling);
    ends.start(wishes.clocks());
    talk.beside(columns -> aside.lines(advice.told(columns)));
    return new GameLoop<>(
        voice,
        sitting,
        new GameLoop.Parts<>(
            board,
            telling,
            keeping,
            clocks,
            new PastCommands<>(voice, sitting, telling, clocks),
            new FileCommands<>(voice, sitting, telling, keeping, played -> record(played, sitting)),
            ends,
            advice,
            new ViewCommands<>(voice, sitting, board, drawing)));
  }

  /** A conversation with whoever is there. */
  public Conversation conversation() {
    Drawing drawing = drawing(View.USUAL);
    Talk talk =
        takesLines(View.USUAL)
            ? lines(View.USUAL, drawing, words().say("interrupt.menu"), () -> {})
            : screen(drawing);
    return new Conversation(
        new Voice(talk, words()), info -> Seats.of(info, roster(), List.of(), Seats.Chances.NONE));
  }

  /** A conversation with a person at a screen: about a board, where it is large enough for one. */
  private Talk screen(Drawing drawing) {
    Prompter prompter = new Prompter();
    return StageTalk.suits(prompter.terminal())
        ? new StageTalk(prompter, drawing, words().say("more"))
        : new TerminalTalk(prompter, drawing);
  }

  /** A conversation with whoever is there, for questions that come one after the other. */
  Talk talk(View view) {
    Drawing drawing = drawing(view);
    return takesLines(view)
        ? lines(view, drawing, words().say("interrupt.menu"), () -> {})
        : new TerminalTalk(new Prompter(), drawing);
  }

  /** A conversation with whoever is there, about a board. */
  private Talk stage(View view, Drawing drawing, Saving<?> saving) {
    if (takesLines(view)) {
      String warning =
          saving
              .file()
              .map(file -> words().say("interrupt.kept", Printable.of(file.toString())))
              .orElseGet(() -> words().say("interrupt"));
      return lines(view, drawing, warning, saving::close);
    }
    return screen(drawing);
  }

  /** Whether whoever is there is to be given lines and nothing else. */
  private boolean takesLines(View view) {
    return view.manner() == View.Manner.SPOKEN
        || !host.interactive()
        || host.screen() == Host.Screen.DUMB_TERMINAL;
  }

  private Talk lines(View view, Drawing drawing, String warning, Runnable leaving) {
    Talk talk =
        host.interactive()
            ? new DumbTalk(host, output, drawing, warning, leaving)
            : new PipeTalk(host, output, drawing);
    return view.manner() == View.Manner.SPOKEN ? new SpokenTalk(talk) : talk;
  }

  /** A conversation with whoever only looks on. */
  Talk lookers(View view) {
    Drawing drawing = drawing(view);
    if (host.screen() != Host.Screen.PIPE && !takesLines(view)) {
      Prompter prompter = new Prompter();
      if (StageTalk.suits(prompter.terminal())) {
        return new StageTalk(prompter, drawing, words().say("more"));
      }
      prompter.close();
    }
    Talk talk =
        host.screen() == Host.Screen.PIPE
            ? new PipeTalk(host, output, drawing)
            : new ScreenTalk(output, drawing);
    return view.manner() == View.Manner.SPOKEN ? new SpokenTalk(talk) : talk;
  }

  /** The texts of what is said in a game. */
  Messages words() {
    return Messages.beside(Table.class, language.get().locale());
  }

  /** Seats the players of a session. */
  <P extends Position> Seats seats(Session<P> session, List<String> given, Seats.Chances chances) {
    return Seats.of(session.game().info(), roster(), given, chances);
  }

  /** The record of a session as it stands, with what players thought of their moves. */
  private <P extends Position> GameRecord record(Session<P> session, Sitting<P> sitting) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Date", LocalDate.now(clock).toString());
    sitting.seats().texts().forEach((seat, player) -> tags.put(GameRecord.seatTag(seat), player));
    plugin(session.game())
        .ifPresent(plugin -> tags.put("Plugin", plugin.id() + " " + plugin.version()));
    return sitting.notes().in(GameRecord.of(session, tags), session.moves());
  }

  private Optional<Plugin> plugin(Game<?> game) {
    return catalog.get().pluginOf(GameSpec.family(game.info().name()));
  }

  /** A seed drawn by chance, for a run that was given none. */
  public static long drawSeed() {
    return new SplittableRandom().nextLong() >>> 1;
  }
}
