package org.papamu.core.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.guard.Guard;
import org.papamu.core.guard.Overdue;
import org.papamu.core.guard.Thrown;
import org.papamu.core.perft.Perft;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.player.Roster;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Quantities;

/**
 * One conversation with an engine, from the first line to the end.
 *
 * <p>All state is guarded by this object. The thread that is called handles each line under its
 * lock; the thread of a search or count takes it only to give its answer, and, after a count, to
 * handle the lines that waited for it. So no two commands are ever handled at once, and the answers
 * come in an order that can be relied on.
 */
final class Conversation {

  /** How long a player may go on after it was asked to stop, before another move is answered. */
  private static final long STOP_MILLIS = 80;

  /** How long what is under way may go on after {@code quit}, and a search after the last line. */
  private static final long LAST_MILLIS = 500;

  /** How long to wait for the answer of what was then stopped. */
  private static final long LAST_ANSWER_MILLIS = 200;

  /**
   * How long the first command that a limited search is in the way of waits for its end. So a
   * script sent through a pipe need not wait for the answers of players that do not think.
   */
  private static final long PATIENCE_MILLIS = 50;

  private static final long FOR_EVER_MILLIS = Long.MAX_VALUE / 1_000_000;

  /**
   * Beyond this many waiting commands, or a line's length of them, nothing more is read until one
   * is done.
   */
  private static final int MAX_WAITING = 1000;

  private static final String STOP = "stop";
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final int MAX_ECHO = 100;

  private final EngineHost host;
  private final Answers answers;
  private final Options options;
  private final Readiness readiness;
  private final Deque<String> waiting = new ArrayDeque<>();
  private long waitingLength;

  /** Whether a thread is handling lines; it may wait in between, and the order must not change. */
  private boolean handling;

  /** Whether nothing is to come any more. */
  private Stop ending = Stop.NEVER;

  private @Nullable Table<?> table;
  private @Nullable Job job;
  private volatile boolean quit;

  Conversation(EngineHost host, Answers answers) {
    this.host = host;
    this.answers = answers;
    options = new Options(Roster.of(host.players()));
    readiness = new Readiness(host, options, this);
  }

  /** Handles lines until the end; returns when nothing more will be answered. */
  void converse(LineReader lines) {
    Incoming from = Incoming.of(lines);
    ending = from::hasEnded;
    try {
      for (var line = from.take(); line.isPresent() && goesOn(); line = from.take()) {
        if (line.get().tooLong()) {
          answers.error("a line of more than %s bytes".formatted(LineReader.MAX_BYTES));
        } else {
          receive(line.get());
        }
        if (!goesOn()) {
          break;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    finish();
    answers.end();
  }

  private boolean goesOn() {
    return !quit && !answers.ended();
  }

  private void receive(Incoming.Line line) {
    if (line.isQuit()) {
      quit = true;
      return;
    }
    switch (Words.first(line.text())) {
      case "" -> {}
      case "isready" -> ready();
      case STOP -> stop();
      default -> enqueue(line.text());
    }
  }

  /** Where a player has not warmed up to its game, that is done first; nothing else waits. */
  private void ready() {
    WarmUp begun = warmUp();
    if (begun != null) {
      begun.await(() -> ending.requested() || answers.ended());
    }
    answers.line("readyok");
  }

  /** What {@code isready} waits for, if there is anything. */
  private synchronized @Nullable WarmUp warmUp() {
    if (job != null || ending.requested()) {
      return null;
    }
    try {
      return readiness.of(table().game());
    } catch (Throwable thrown) {
      // Whatever else uses the game tells why it cannot be used.
      return null;
    }
  }

  private synchronized void enqueue(String line) {
    await(
        () -> waiting.size() < MAX_WAITING && waitingLength < LineReader.MAX_BYTES,
        FOR_EVER_MILLIS);
    waiting.add(line);
    waitingLength += line.length();
    handleWaiting();
  }

  /** Handles what waits, up to a count that is under way. */
  private synchronized void handleWaiting() {
    if (handling) {
      return;
    }
    handling = true;
    try {
      while (!waiting.isEmpty() && !isCounting()) {
        String line = waiting.remove();
        waitingLength -= line.length();
        handle(line);
      }
    } finally {
      handling = false;
      notifyAll();
    }
  }

  /**
   * Stops what is under way, at once. Where commands wait, one of them may be a count or a search
   * that this is also meant for, so it takes its place among them too.
   */
  private synchronized void stop() {
    if (!waiting.isEmpty()) {
      waiting.add(STOP);
      waitingLength += STOP.length();
    }
    stopJob();
  }

  private synchronized void stopJob() {
    Job stopped = job;
    if (stopped == null) {
      return;
    }
    stopped.stop();
    if (stopped.isSearch()) {
      await(() -> job != stopped, STOP_MILLIS);
      if (job == stopped) {
        answers.error("player %s does not stop".formatted(options.playerName()));
        options.abandon();
        end(stopped, "bestmove " + stopped.fallback());
      }
    }
  }

  private boolean isCounting() {
    return job != null && !job.isSearch();
  }

  private boolean isSearching() {
    return job != null && job.isSearch();
  }

  /** Handles a line. At the end nobody has the patience for code that does not come back. */
  private void handle(String line) {
    Guard.hurried(ending, () -> handled(line));
  }

  private void handled(String line) {
    try {
      String rest = Words.afterFirst(line);
      switch (Words.first(line)) {
        case "ugi" -> introduce();
        case "uginewgame" -> newGame();
        case "setoption" -> setOption(rest);
        case "position" -> position(rest);
        case "moves" -> answers.line("moves" + table().moves());
        case "show" -> answers.line("position " + table().show());
        case "query" -> query(rest);
        case "perft" -> perft(table(), rest);
        case "go" -> go(table(), rest);
        case STOP -> stopJob();
        default -> answers.line("info string unknown command " + Printable.of(line, MAX_ECHO));
      }
    } catch (NotationException refused) {
      answers.error(refused);
    } catch (Throwable thrown) {
      // A fault in a plugin, an exhausted stack or heap: whatever it is, the next command is
      // served, unless nobody waits for it any more.
      quit |= ending.requested() && thrown.getCause() instanceof Overdue;
      answers.error(thrown.getMessage() == null ? thrown.toString() : thrown.getMessage());
    }
  }

  private void introduce() {
    answers.line("id name papamu " + host.version());
    answers.line("option name Game type string default " + host.firstGame());
    options.declared().forEach(answers::line);
    answers.line("ugiok");
  }

  private Table<?> table() {
    Table<?> made = table;
    if (made == null) {
      made = Table.of(host.games().apply(host.firstGame()));
      table = made;
    }
    return made;
  }

  private void requireIdle(String command) {
    Job search = job;
    if (search != null && search.isSearch() && !search.isInfinite() && search.patience()) {
      await(() -> job != search, PATIENCE_MILLIS);
    }
    if (isSearching()) {
      throw new NotationException(
          Kind.ILLEGAL, "", 0, command + " while a search runs; stop it first");
    }
  }

  private void newGame() {
    requireIdle("uginewgame");
    readiness.end();
    options.forget();
    if (table != null) {
      table.place(Optional.empty(), List.of());
    }
  }

  private void setOption(String rest) {
    requireIdle("setoption");
    Words.Setting setting = Words.Setting.parse(rest);
    readiness.end();
    if (setting.name().toLowerCase(Locale.ROOT).equals("game")) {
      table = Table.of(host.games().apply(setting.value()));
      options.forget();
    } else {
      options.set(setting.name(), setting.value());
    }
  }

  private void position(String rest) {
    requireIdle("position");
    Words.Placing placing = Words.Placing.parse(rest);
    table().place(placing.start(), placing.moves());
  }

  private void query(String rest) {
    Session<?> session = table().session();
    String answer =
        switch (rest) {
          case "gameover" -> String.valueOf(session.outcome().isPresent());
          case "p1turn" -> String.valueOf(session.turn() == 0);
          case "result" -> table().result();
          default ->
              throw new NotationException(
                  Kind.MALFORMED, rest, 0, "query takes gameover, p1turn or result");
        };
    answers.line("response " + answer);
  }

  private <P extends Position> void perft(Table<P> counted, String rest) {
    requireIdle("perft");
    int depth = (int) Quantities.number(rest, "the depth", 0, Perft.MAX_DEPTH);
    P position = counted.session().position();
    int threads = options.threads();
    readiness.end();
    Job count = Job.count();
    job = count;
    if (waiting.contains(STOP)) {
      count.stop();
    }
    count.start(
        () -> {
          Guard.hurried(
              ending, () -> end(count, counted(counted.game(), position, depth, threads, count)));
          handleWaiting();
        });
  }

  /** The answer of a count. */
  private static <P extends Position> String counted(
      Game<P> game, P position, int depth, int threads, Job count) {
    try {
      OptionalLong nodes =
          GameFault.during(
              game,
              "moves, play or count",
              stop -> Perft.count(game, position, depth, threads, stop),
              count);
      return nodes.isPresent()
          ? "perft %s %s".formatted(depth, nodes.getAsLong())
          : "info string perft stopped";
    } catch (Throwable thrown) {
      String told = thrown instanceof GameFault ? "" : "perft: ";
      return Answers.errorLine(told + Thrown.message(thrown));
    }
  }

  private <P extends Position> void go(Table<P> played, String rest) {
    requireIdle("go");
    Limits limits = Limits.parse(Words.of(rest));
    if (played.session().outcome().isPresent()) {
      answers.line("bestmove (none)");
      return;
    }
    options.requirePlays(played.game().info());
    Budget budget = options.within(limits.budget(played.session()));
    Search<P> search = new Search<>(played.session(), budget, options.lines());
    String name = options.playerName();
    Supplier<Player> maker = options.player();
    readiness.end();
    Job thought = Job.search(search::fallback, limits.infinite());
    job = thought;
    thought.start(
        () -> {
          String move;
          try {
            Player player = maker.get();
            keep(thought, player);
            move =
                search.think(player, name, thought, host.nanoTime(), line -> tell(thought, line));
          } catch (Throwable thrown) {
            tell(thought, Answers.errorLine(told(name, thrown)));
            move = search.fallback();
          }
          if (limits.infinite()) {
            thought.awaitStop();
          }
          end(thought, "bestmove " + move);
        });
  }

  /** What a search failed by: faults tell themselves whose they are. */
  private static String told(String player, Throwable thrown) {
    return thrown instanceof GameFault || thrown instanceof PlayerFault
        ? String.valueOf(thrown.getMessage())
        : "player %s: %s".formatted(player, Thrown.told(thrown));
  }

  /** Keeps the player of a search, unless that was given up meanwhile. */
  private synchronized void keep(Job search, Player player) {
    if (job == search) {
      options.keep(player);
    }
  }

  /** Sends a line of a job that is still under way. */
  private synchronized void tell(Job told, String line) {
    if (job == told) {
      answers.line(line);
    }
  }

  /** Gives the answer of a job, unless another was given in its place. */
  private synchronized void end(Job ended, String answer) {
    if (job == ended) {
      job = null;
      answers.line(answer);
      notifyAll();
    }
  }

  /** Lets what is under way come to its end, within the time that there is. */
  private void finish() {
    Job last;
    synchronized (this) {
      awaitCounts(quit ? LAST_MILLIS : FOR_EVER_MILLIS);
      waiting.clear();
      last = job;
    }
    if (last != null) {
      if (last.isSearch() && !last.isInfinite() && !quit) {
        last.awaitEnd(LAST_MILLIS);
      }
      last.stop();
      if (!last.awaitEnd(LAST_ANSWER_MILLIS) && last.isSearch()) {
        end(last, "bestmove " + last.fallback());
      }
    }
  }

  /** Waits until no count is under way and no command waits for its turn. */
  private synchronized void awaitCounts(long millis) {
    await(() -> !isCounting() && !handling && waiting.isEmpty(), millis);
  }

  /** Waits until something is so, the time is up, or nobody listens any more. */
  private synchronized void await(BooleanSupplier so, long millis) {
    long start = host.nanoTime().getAsLong();
    long left = millis;
    while (!so.getAsBoolean() && left > 0 && !answers.ended()) {
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        quit = true;
        answers.end();
      }
      left = millis - (host.nanoTime().getAsLong() - start) / NANOS_PER_MILLI;
    }
  }
}
