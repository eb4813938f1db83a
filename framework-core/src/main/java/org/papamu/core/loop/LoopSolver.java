package org.papamu.core.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.loop.ProofSearch.Known;
import org.papamu.core.table.TableValue;
import org.papamu.core.table.Tables;

/**
 * Solves positions of a game of two seats in which positions can come back: from the tables where
 * they reach, else by two questions, each for one seat: can it force a win? If neither can, it is a
 * draw. Draw counters and what happened before the position are not looked at.
 *
 * <p>The questions are worked at in turn, each with twice the effort of the time before, and an
 * answer is believed when {@link Checker} has walked over its proof.
 *
 * <p>For one thread. What is learnt from a position serves the next.
 */
public final class LoopSolver<P extends Position> {

  private static final long FIRST_EFFORT = 1 << 14;

  /** As deep as a search may go: some hundred bytes for a ply. */
  private static final long STACK = 1L << 27;

  /** How often hints that proved wrong are thrown away before a question is given up. */
  private static final int MOST_CORRECTIONS = 1000;

  private static final int LONGEST_LINE = 200;

  private final Game<P> game;
  private final Rules<P> rules;
  private final Tables<P> tables;
  private final List<ProofSearch<P>> searches = new ArrayList<>();
  private final List<Checker<P>> checkers = new ArrayList<>();
  private Runnable tick = () -> {};

  /** Is told how far it is. */
  public interface Listener {
    /**
     * Work goes on.
     *
     * @param positions how many positions were looked at
     * @param proof how many positions the proof has that was last walked
     */
    void told(long positions, int proof);
  }

  /**
   * A solver that looks into tables.
   *
   * @param bytes the memory for what is remembered of positions
   */
  public LoopSolver(Game<P> game, Tables<P> tables, long bytes) {
    this.game = game.withoutDrawRules();
    rules = this.game.rules();
    this.tables = tables;
    for (int seat = 0; seat < 2; seat++) {
      ProofSearch<P> search =
          new ProofSearch<>(this.game, tables, seat, bytes / 2, () -> tick.run());
      searches.add(search);
      checkers.add(new Checker<>(this.game, search));
    }
  }

  /** Whether a game can be solved like this: two seats, one's gain the other's loss. */
  public static boolean suits(GameInfo info) {
    return info.is(GameInfo.Fact.ZERO_SUM);
  }

  /**
   * What is known of a position.
   *
   * @param least the seat to move gets at least this: 1 for a win, 0 for a draw, -1 for a loss
   * @param most it gets no more than this
   * @param plies the exact length of a win or loss, where a table has it
   * @param line best moves, as far as the proof has them
   * @param positions how many positions were looked at
   * @param proof how many positions the proofs have that were walked; 0 for a look into a table
   */
  public record Result(
      int least, int most, Optional<Integer> plies, List<Long> line, long positions, int proof) {

    /** Copies the line. */
    public Result {
      line = List.copyOf(line);
    }

    /** Whether it is solved. */
    public boolean isKnown() {
      return least == most;
    }
  }

  /** Solves a position until it is done or asked to stop. */
  public Result solve(P position, Stop stop, Listener listener) {
    P root = rules.copy(position);
    Optional<TableValue> value = tables.value(root);
    if (value.isPresent()) {
      return ofTable(root, value.get());
    }
    int over = searches.get(0).settled(root);
    if (over != Tables.UNKNOWN) {
      return new Result(over, over, Optional.of(0), List.of(), 1, 0);
    }
    return deep(() -> prove(root, stop, listener));
  }

  /** Runs work that goes deep into itself where there is room for that. */
  private static <T> T deep(Supplier<T> work) {
    AtomicReference<@Nullable T> result = new AtomicReference<>();
    AtomicReference<@Nullable Throwable> fault = new AtomicReference<>();
    Thread thread = new Thread(null, () -> result.set(work.get()), "solving", STACK);
    thread.setUncaughtExceptionHandler((one, thrown) -> fault.set(thrown));
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while solving", e);
    }
    Throwable thrown = fault.get();
    if (thrown instanceof RuntimeException e) {
      throw e;
    }
    if (thrown instanceof Error e) {
      throw e;
    }
    T done = result.get();
    if (done == null) {
      throw new IllegalStateException("no result");
    }
    return done;
  }

  private Result prove(P root, Stop stop, Listener listener) {
    long before = searched();
    tick =
        () -> listener.told(searched() - before, checkers.get(0).size() + checkers.get(1).size());
    searches.forEach(search -> search.until(stop));
    int mover = root.turn();
    int other = 1 - mover;
    int least = -1;
    int most = 1;
    boolean open = true;
    int proof = 0;
    for (long effort = FIRST_EFFORT;
        open && !stop.requested();
        effort = Math.max(effort, 2 * effort)) {
      if (most == 1 && least < 1) {
        Known known = believed(mover, root, effort);
        if (known == Known.WIN) {
          return won(mover, root, 1, before);
        }
        if (known == Known.NO_WIN) {
          most = 0;
          proof += checkers.get(mover).size();
        }
      }
      if (least == -1 && most > -1) {
        Known known = believed(other, root, effort);
        if (known == Known.WIN) {
          return won(other, root, -1, before);
        }
        if (known == Known.NO_WIN) {
          least = 0;
          proof += checkers.get(other).size();
        }
      }
      open = least != most;
    }
    List<Long> line = new ArrayList<>();
    if (least == 0) {
      int choice = checkers.get(other).choice(root);
      MoveList moves = new MoveList();
      rules.moves(root, moves);
      if (choice >= 0 && choice < moves.size()) {
        line.add(moves.get(choice));
      }
    }
    return new Result(least, most, Optional.empty(), line, searched() - before, proof);
  }

  private long searched() {
    return searches.get(0).positions + searches.get(1).positions;
  }

  /** The answer to a question, if it was found with so much effort and its proof holds. */
  private Known believed(int attacker, P root, long effort) {
    ProofSearch<P> search = searches.get(attacker);
    Checker<P> checker = checkers.get(attacker);
    for (int round = 0; round < MOST_CORRECTIONS; round++) {
      Known known = search.search(root, effort);
      if (known == Known.OPEN || search.stopped()) {
        return Known.OPEN;
      }
      Checker.Verdict verdict = known == Known.WIN ? checker.win(root) : checker.hold(root);
      if (verdict == Checker.Verdict.HOLDS) {
        return known;
      }
      if (verdict == Checker.Verdict.STOPPED) {
        return Known.OPEN;
      }
      if (known == Known.WIN) {
        search.forget();
      } else {
        search.keepWins();
      }
    }
    return Known.OPEN;
  }

  private Result won(int attacker, P root, int result, long before) {
    Checker<P> checker = checkers.get(attacker);
    List<Long> line = new ArrayList<>();
    P at = rules.copy(root);
    MoveList moves = new MoveList();
    while (line.size() < LONGEST_LINE && tables.sign(at) == Tables.UNKNOWN) {
      int choice = checker.choice(at);
      rules.moves(at, moves);
      if (choice < 0 || choice >= moves.size()) {
        break;
      }
      line.add(moves.get(choice));
      rules.play(at, moves.get(choice));
    }
    tables.value(at).ifPresent(value -> line.addAll(line(at, value)));
    return new Result(result, result, Optional.empty(), line, searched() - before, checker.size());
  }

  private Result ofTable(P root, TableValue value) {
    int sign =
        switch (value.result()) {
          case WIN -> 1;
          case DRAW -> 0;
          case LOSS -> -1;
        };
    Optional<Integer> plies = sign == 0 ? Optional.empty() : Optional.of(value.plies());
    return new Result(sign, sign, plies, line(root, value), 1, 0);
  }

  /** The best moves by the tables: to the end of a win or loss, one that keeps a draw. */
  private List<Long> line(P from, TableValue value) {
    List<Long> line = new ArrayList<>();
    P at = rules.copy(from);
    P next = rules.copy(from);
    MoveList moves = new MoveList();
    int left = value.result() == TableValue.Result.DRAW ? 1 : value.plies();
    boolean drawn = value.result() == TableValue.Result.DRAW;
    int sign = value.result() == TableValue.Result.WIN ? 1 : -1;
    while (left > 0) {
      rules.moves(at, moves);
      int found = -1;
      for (int i = 0; i < moves.size() && found < 0; i++) {
        rules.copy(at, next);
        rules.play(next, moves.get(i));
        found = leadsTo(next, drawn ? 0 : -sign, left - 1) ? i : -1;
      }
      if (found < 0) {
        return line;
      }
      line.add(moves.get(found));
      rules.play(at, moves.get(found));
      sign = -sign;
      left--;
    }
    return line;
  }

  private boolean leadsTo(P position, int sign, int plies) {
    Optional<TableValue> value = tables.value(position);
    if (value.isPresent()) {
      TableValue known = value.get();
      return switch (known.result()) {
        case WIN -> sign > 0 && known.plies() == plies;
        case DRAW -> sign == 0;
        case LOSS -> sign < 0 && known.plies() == plies;
      };
    }
    return searches.get(0).settled(position) == sign && (sign == 0 || plies == 0);
  }

  /** The game whose positions are solved: without the draw rules. */
  public Game<P> game() {
    return game;
  }
}
