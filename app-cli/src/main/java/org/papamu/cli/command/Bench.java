package org.papamu.cli.command;

import com.google.inject.Inject;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Thought;
import org.papamu.core.perft.LeafWalk;
import org.papamu.core.perft.Perft;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Playouts;
import org.papamu.core.player.Roster;

/**
 * Measures cases of the speed run.
 *
 * <p>What runs on one thread is measured in that thread's processor time, so that a loaded machine
 * spoils the figures less; what runs on several, by the clock.
 */
final class Bench {

  private static final long WARM_UP = TimeUnit.MILLISECONDS.toNanos(600);
  private static final long MEASURED = TimeUnit.MILLISECONDS.toNanos(1200);
  private static final int MAX_PLIES = 10_000;
  private static final long GAMES_AT_ONCE = 8192;
  private static final long USUAL_NODES = 200_000;
  private static final int MAX_USUAL_DEPTH = 12;
  private static final long SEED = 1;

  /** By the clock, a case takes at most so many times as long as in processor time. */
  private static final int PATIENCE = 4;

  private final Shelf shelf;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  @Inject
  Bench(Shelf shelf) {
    this.shelf = shelf;
  }

  /** How often a case is run. */
  enum Effort {
    /** Until it is warm and then for a while; the best run counts. */
    MEASURE,
    /** Once. */
    COUNT
  }

  /**
   * What came out.
   *
   * @param of the case, with its depth
   * @param nodes leaves, games played out, or positions visited, in the best run
   * @param seconds how long it took: processor time, or time by the clock on several threads
   * @param byTheClock how long it took by the clock
   */
  record Result(BenchCase of, long nodes, double seconds, double byTheClock) {
    long perSecond() {
      return Math.round(nodes / seconds);
    }
  }

  /** Runs a case. */
  Result run(BenchCase each, Effort effort) {
    return run(each, shelf.game(each.game()), effort);
  }

  private <P extends Position> Result run(BenchCase each, Game<P> game, Effort effort) {
    P start = Shelf.position(game, each.position());
    return switch (each.kind()) {
      case PERFT -> {
        BenchCase deep = withDepth(each, game, start);
        int depth = Integer.parseInt(deep.task());
        yield run(deep, effort, () -> Perft.of(game).count(start, depth).orElseThrow());
      }
      case LEAVES -> {
        BenchCase deep = withDepth(each, game, start);
        int depth = Integer.parseInt(deep.task());
        LeafWalk<P> walk = new LeafWalk<>(game);
        yield run(deep, effort, () -> walk.count(start, depth));
      }
      case PLAYOUTS -> {
        Playouts<P> playouts = new Playouts<>(game, start, new SplittableRandom(SEED), MAX_PLIES);
        yield run(each, effort, () -> playouts.play(GAMES_AT_ONCE, Stop.NEVER).playouts());
      }
      case SEARCH -> {
        Roster roster = Roster.of(BuiltInPlayers.all());
        PlayerSpec spec = PlayerSpec.parse(each.task());
        History<P> history = History.startingAt(game, start);
        yield run(each, effort, () -> search(roster, spec, history));
      }
    };
  }

  /** A new player each time, so that it knows nothing from the run before. */
  private static <P extends Position> long search(
      Roster roster, PlayerSpec spec, History<P> history) {
    try (Player player = roster.player(spec, new SplittableRandom(SEED))) {
      return player
          .choose(Question.of(history, spec.budget()))
          .thought()
          .map(Thought::nodes)
          .orElse(1L);
    }
  }

  private static <P extends Position> BenchCase withDepth(BenchCase each, Game<P> game, P start) {
    return each.task().isEmpty() ? each.withDepth(usualDepth(game, start)) : each;
  }

  /** The least depth with a good number of leaves, so that a case of any game has some length. */
  private static <P extends Position> int usualDepth(Game<P> game, P start) {
    int depth = 1;
    while (depth < MAX_USUAL_DEPTH
        && Perft.of(game).count(start, depth).orElse(Long.MAX_VALUE) < USUAL_NODES) {
      depth++;
    }
    return depth;
  }

  private Result run(BenchCase each, Effort effort, LongSupplier run) {
    long begin = System.nanoTime();
    long used = 0;
    Result best = new Result(each, 0, 1, 1);
    boolean enough = effort == Effort.COUNT;
    do {
      boolean warm = used > WARM_UP || System.nanoTime() - begin > PATIENCE * WARM_UP;
      long start = System.nanoTime();
      long startOfWork = processorTime();
      long nodes = run.getAsLong();
      long work = Math.max(1, processorTime() - startOfWork);
      long time = Math.max(1, System.nanoTime() - start);
      used += work;
      Result result = new Result(each, nodes, (each.threads() > 1 ? time : work) / 1e9, time / 1e9);
      if (!warm || result.perSecond() >= best.perSecond()) {
        best = result;
      }
      enough |= warm && used > WARM_UP + MEASURED;
      enough |= warm && System.nanoTime() - begin > PATIENCE * (WARM_UP + MEASURED);
    } while (!enough);
    return best;
  }

  /** This thread's processor time, or the clock where there is no such figure. */
  private long processorTime() {
    long time = threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : -1;
    return time < 0 ? System.nanoTime() : time;
  }
}
