package org.papamu.core.engine.client;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.core.engine.client.EngineFault.Kind;
import org.papamu.core.text.Printable;

/**
 * Another program that plays.
 *
 * <p>It is started for the first question, or by {@link #prepare}, and given back when this is
 * closed. After a fault its process is ended, and the next question is put to a new one.
 */
public final class EnginePlayer implements Player {

  /** How long an engine may take after its time is over or its move is not wanted any more. */
  private static final long STOPPED_NANOS = 2_000_000_000;

  /** An engine that keeps its time need not be told to stop. */
  private static final long LAG_NANOS = 50_000_000;

  private static final String THINKING = "while thinking";
  private static final int TOLD = 200;

  private final Engines engines;
  private final EngineSpec spec;
  private final long seed;
  private @Nullable EngineLink link;

  /** The game that the engine was told to play. */
  private @Nullable Game<?> told;

  private @Nullable Followed<?> followed;

  /** What the engine was told last. */
  private @Nullable History<?> position;

  /**
   * A player.
   *
   * @param seed what an engine that has an option {@code Seed} gets there, 0 or more
   */
  EnginePlayer(Engines engines, EngineSpec spec, long seed) {
    this.engines = engines;
    this.spec = spec;
    this.seed = seed;
  }

  /**
   * Makes the engine ready for a game, so that this need not be done on its time.
   *
   * @throws EngineFault if it cannot be started, or does not play the game
   */
  public void prepare(Game<?> game) {
    guarded(
        () -> {
          ready(game);
          return true;
        });
  }

  /**
   * Tells the engine of a game as far as it has come, so that this need not be done on its time.
   * The next question is to be about that.
   *
   * @throws EngineFault if it refuses the position, or does not answer
   */
  public void tell(History<?> history) {
    guarded(
        () -> {
          position(history);
          return true;
        });
  }

  private <P extends Position> EngineLink position(History<P> history) {
    EngineLink engine = ready(history.game());
    if (!history.equals(position)) {
      engine.process().allow();
      engine.process().send(follow(engine, history));
      engine.sync("when told the position");
      position = history;
    }
    return engine;
  }

  /**
   * Whether its process has not answered a question yet. Many programs load a good part of
   * themselves when they think for the first time.
   */
  public boolean isNew() {
    return link == null || link.isNew();
  }

  private EngineLink ready(Game<?> game) {
    EngineLink engine = link;
    if (engine == null) {
      engine = engines.take(spec);
      link = engine;
      if (engine.has("Seed") && !spec.options().containsKey("seed")) {
        engine.set("Seed", Long.toString(seed));
      }
    }
    if (told != game) {
      String name = game.info().name();
      if (engine.has("Game")) {
        engine.set("Game", name);
      }
      engine.process().send("uginewgame");
      engine.process().allow();
      engine.sync("when told to play " + name);
      told = game;
      followed = null;
    }
    return engine;
  }

  private interface Work<T> {
    T done();
  }

  /** Ends the process if it fails. */
  private <T> T guarded(Work<T> work) {
    boolean done = false;
    try {
      T result = work.done();
      done = true;
      return result;
    } finally {
      if (!done) {
        abandon();
      }
    }
  }

  private void abandon() {
    EngineLink engine = link;
    link = null;
    told = null;
    followed = null;
    position = null;
    if (engine != null) {
      engines.discard(engine.process());
    }
  }

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    return guarded(() -> ask(question));
  }

  private <P extends Position> Choice ask(Question<P> question) {
    History<P> history = question.history();
    EngineLink engine = position(history);
    EngineProcess process = engine.process();
    process.allow();
    process.send(go(question.budget()));
    position = null;
    Telling<P> telling = new Telling<>(question, engines.nanoTime());
    String answer = await(process, question, telling);
    engine.hasAnswered();
    String[] words = answer.strip().split("\\s+", 3);
    String move = words.length > 1 ? words[1] : "";
    return telling
        .choice(move)
        .orElseThrow(
            () ->
                new EngineFault(
                    Kind.ANSWER,
                    "answered what is no legal move: " + Printable.of(answer.strip(), TOLD)));
  }

  private <P extends Position> String follow(EngineLink engine, History<P> history) {
    @SuppressWarnings("unchecked")
    Followed<P> known = (Followed<P>) followed;
    if (known == null || !known.leadsTo(history)) {
      if (known != null) {
        engine.process().send("uginewgame");
      }
      known = new Followed<>(history);
      followed = known;
    }
    return known.command(history);
  }

  /** What it may spend; of a share of a clock what should be aimed at. */
  private static String go(Budget budget) {
    StringBuilder go = new StringBuilder("go");
    if (budget.depth() < Integer.MAX_VALUE) {
      go.append(" depth ").append(budget.depth());
    }
    if (budget.nodes() < Long.MAX_VALUE) {
      go.append(" nodes ").append(budget.nodes());
    }
    if (!budget.time().equals(Budget.UNLIMITED_TIME)) {
      go.append(" movetime ").append(Math.max(1, budget.aim().toMillis()));
    }
    return go.length() == 2 ? "go infinite" : go.toString();
  }

  /** Waits for the line with the answer; asks for it once it is due. */
  private String await(EngineProcess process, Question<?> question, Telling<?> telling) {
    Duration limit = question.budget().time();
    boolean timed = !limit.equals(Budget.UNLIMITED_TIME);
    long due = timed ? limit.toNanos() + LAG_NANOS : Long.MAX_VALUE;
    // What the time is over for by itself is no wish; that waits for the lag.
    Stop wanted =
        () -> {
          long now = question.nanos().getAsLong();
          return now >= due || (question.stop().requested() && (!timed || now < limit.toNanos()));
        };
    boolean asked = false;
    long until = engines.nanoTime().getAsLong() + Long.MAX_VALUE / 2;
    while (true) {
      String line = process.line(until, asked ? Stop.NEVER : wanted, THINKING);
      if (line == null && asked) {
        throw new EngineFault(
            Kind.SILENT, "gave no answer in time, nor within 2 s after it was told to stop");
      }
      if (line == null) {
        asked = true;
        process.send("stop");
        until = engines.nanoTime().getAsLong() + STOPPED_NANOS;
      } else if (EngineLink.isBestMove(line.strip())) {
        return line;
      } else {
        telling.hear(line);
      }
    }
  }

  /** Gives the engine back for the next player that wants the same. */
  @Override
  public void close() {
    EngineLink engine = link;
    link = null;
    told = null;
    followed = null;
    position = null;
    if (engine != null) {
      engines.giveBack(spec, engine);
    }
  }
}
