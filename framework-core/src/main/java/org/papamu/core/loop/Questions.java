package org.papamu.core.loop;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.loop.LoopSolver.Listener;
import org.papamu.core.loop.LoopSolver.Result;
import org.papamu.core.loop.ProofSearch.Known;
import org.papamu.core.resume.Checkpoint;
import org.papamu.core.resume.CheckpointException;
import org.papamu.core.resume.Memory;
import org.papamu.core.table.Tables;

/**
 * The two questions about a position that tables do not hold: can the seat to move force a win, and
 * can the other one? They are worked at in turn, each with twice the effort of the time before, and
 * an answer is believed when {@link Checker} has walked over its proof.
 *
 * <p>What is learnt from a position serves the next.
 */
final class Questions<P extends Position> {

  private static final long FIRST_EFFORT = 1 << 14;
  private static final long LEAST_INTERVAL = 1 << 15;

  /** How often hints that proved wrong are thrown away before a question is given up. */
  private static final int MOST_CORRECTIONS = 1000;

  private static final int LONGEST_LINE = 200;

  private final Rules<P> rules;
  private final Tables<P> tables;
  private final Lookup<P> lookup;
  private final List<ProofSearch<P>> searches = new ArrayList<>();
  private final List<Checker<P>> checkers = new ArrayList<>();
  private Runnable tick = () -> {};
  private long before;
  private long every;

  /**
   * Nothing is known yet.
   *
   * @param bytes the memory for what is remembered of positions
   */
  Questions(Game<P> game, Tables<P> tables, long bytes) {
    rules = game.rules();
    this.tables = tables;
    lookup = new Lookup<>(rules, tables);
    for (int seat = 0; seat < 2; seat++) {
      ProofSearch<P> search = new ProofSearch<>(game, tables, seat, bytes / 2, () -> tick.run());
      searches.add(search);
      checkers.add(new Checker<>(game, search));
    }
  }

  /** Works until both are answered, or it is asked to stop. */
  Result prove(P root, Stop stop, Listener listener) {
    begin(stop, listener, searched());
    Work work = new Work(root);
    while (work.isOpen() && !stop.requested()) {
      work.goOn(Long.MAX_VALUE);
    }
    return work.result();
  }

  /** The same, from the checkpoint on if there is one, with new ones from time to time. */
  Result prove(P root, Checkpoint kept, Stop stop, Listener listener) throws IOException {
    begin(stop, listener, 0);
    Work work = new Work(root);
    work.restore(kept);
    long written = searched();
    while (work.isOpen() && !stop.requested()) {
      work.goOn(interval());
      if (work.isOpen() && (searched() - written >= interval() || stop.requested())) {
        work.keep(kept);
        written = searched();
      }
    }
    if (!work.isOpen()) {
      kept.delete();
    }
    return work.result();
  }

  private void begin(Stop stop, Listener listener, long already) {
    before = already;
    tick =
        () -> listener.told(searched() - before, checkers.get(0).size() + checkers.get(1).size());
    searches.forEach(search -> search.until(stop));
  }

  /**
   * As many positions as there is room for: writing all of it takes less than 2 % of their time.
   */
  private long interval() {
    long room = (long) searches.get(0).capacity() + searches.get(1).capacity();
    return every > 0 ? every : Math.max(LEAST_INTERVAL, room);
  }

  /** Keeps checkpoints so many positions apart, instead of as far as makes them cheap. */
  void keepEvery(long positions) {
    every = positions;
  }

  /** The work at the two questions about a position, and how far it is. */
  private final class Work {

    private static final int NUMBERS = 7;

    private final P root;
    private final int mover;
    private int least = -1;
    private int most = 1;
    private long effort = FIRST_EFFORT;

    /** Whether the question is next if the seat not to move can win. */
    private boolean asksOther;

    private int proof;
    private Optional<Result> won = Optional.empty();

    Work(P root) {
      this.root = root;
      mover = root.turn();
    }

    boolean isOpen() {
      return won.isEmpty() && least != most;
    }

    /** Works at the next question, for not much more than so many positions. */
    void goOn(long mostPositions) {
      if (asksOther ? least < 0 : most > 0) {
        answer(asksOther ? 1 - mover : mover, mostPositions);
      }
      if (!searches.get(asksOther ? 1 - mover : mover).stopped()) {
        effort = asksOther ? Math.max(effort, 2 * effort) : effort;
        asksOther = !asksOther;
      }
    }

    private void answer(int attacker, long mostPositions) {
      Known known = believed(attacker, root, Math.min(effort, mostPositions), mostPositions);
      if (known == Known.WIN) {
        won = Optional.of(won(attacker, root, attacker == mover ? 1 : -1, before));
      } else if (known == Known.NO_WIN) {
        if (attacker == mover) {
          most = 0;
        } else {
          least = 0;
        }
        proof += checkers.get(attacker).size();
      }
    }

    Result result() {
      return won.orElseGet(
          () -> new Result(least, most, Optional.empty(), line(), searched() - before, proof));
    }

    /** A move that keeps the draw, where it is proved that there is one. */
    private List<Long> line() {
      int choice = least == 0 ? checkers.get(1 - mover).choice(root) : -1;
      MoveList moves = new MoveList();
      rules.moves(root, moves);
      return choice >= 0 && choice < moves.size() ? List.of(moves.get(choice)) : List.of();
    }

    void keep(Checkpoint kept) throws IOException {
      long[] numbers = {
        least,
        most,
        effort,
        asksOther ? 1 : 0,
        searches.get(0).positions,
        searches.get(1).positions,
        searches.get(0).capacity()
      };
      kept.write(numbers, memory());
    }

    void restore(Checkpoint kept) throws IOException {
      Optional<long[]> found = kept.read(NUMBERS, numbers -> shaped(numbers[NUMBERS - 1]));
      if (found.isEmpty()) {
        return;
      }
      long[] numbers = found.get();
      effort = numbers[2];
      asksOther = numbers[3] == 1;
      searches.get(0).positions = numbers[4];
      searches.get(1).positions = numbers[5];
      // The sets that proved a question are not kept, but are found again from what was learnt.
      if (numbers[1] == 0) {
        answer(mover, Long.MAX_VALUE);
      }
      if (numbers[0] == 0) {
        answer(1 - mover, Long.MAX_VALUE);
      }
    }

    private List<Memory> shaped(long capacity) {
      for (ProofSearch<P> search : searches) {
        if (!search.take(capacity)) {
          throw new CheckpointException("it needs more memory (--memory) than this run has");
        }
      }
      return memory();
    }

    private List<Memory> memory() {
      return searches.stream().flatMap(search -> search.memory().stream()).toList();
    }
  }

  private long searched() {
    return searches.get(0).positions + searches.get(1).positions;
  }

  /**
   * The answer to a question, if it was found with so much effort and its proof holds.
   *
   * @param effort positions of one search
   * @param most no search is begun after so many
   */
  private Known believed(int attacker, P root, long effort, long most) {
    ProofSearch<P> search = searches.get(attacker);
    Checker<P> checker = checkers.get(attacker);
    long begun = search.positions;
    for (int round = 0; round < MOST_CORRECTIONS; round++) {
      if (search.positions - begun >= most) {
        return Known.OPEN;
      }
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
    tables.value(at).ifPresent(value -> line.addAll(lookup.line(at, value)));
    return new Result(result, result, Optional.empty(), line, searched() - before, checker.size());
  }
}
