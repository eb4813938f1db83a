package org.papamu.core.loop;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.resume.Memory;
import org.papamu.core.table.Tables;

/**
 * Whether one seat, the attacker, can force a win: depth-first proof-number search (A. Nagai, Df-pn
 * algorithm for searching AND/OR trees and its applications, 2002), with the weak sum of T. Ueda
 * and others (Weak proof-number search, 2008) against positions that are counted many times over,
 * and thresholds that grow by a quarter (J. Pawlewicz, L. Lew, Improving depth-first PN-search: 1+ε
 * trick, 2006).
 *
 * <p>A position that comes back on the way is no win for the attacker. So a win that is found never
 * rests on one, and holds whatever came before. That the attacker cannot win may rest on one, and
 * then holds for that way only, though it is remembered for all (the graph history interaction): it
 * is no more than a hint, and {@link Checker} makes a proof of it, or finds that it is none.
 *
 * <p>Numbers are kept from the view of the seat to move: {@code phi} is how hard it looks to reach
 * what it wants (the attacker a win, the other seat anything else), {@code delta} how hard it looks
 * for the other one.
 */
final class ProofSearch<P extends Position> {

  private static final int INFINITE = Numbers.INFINITE;

  /** Longer ways are given up, as if they ended without a win. */
  private static final int LONGEST = 3000;

  /** How many positions are looked at between two questions whether to stop. */
  private static final int ASK = 1 << 10;

  /** Hundredths of a unit that make a position look twice as hard. */
  private static final int SCALE = 100;

  private static final int MOST_DOUBLINGS = 5;

  private final Rules<P> rules;
  private final Tables<P> tables;
  private final Lookup<P> lookup;
  private final Evaluator<P> evaluator;
  private final int attacker;
  private final Numbers numbers;
  private Stop stop = () -> false;
  private final Runnable tick;
  private final List<Frame<P>> frames = new ArrayList<>();
  private boolean stopped;
  private long limit = Long.MAX_VALUE;

  /** The positions that were looked at. */
  long positions;

  /** What is kept of a position on the way. */
  private static final class Frame<P extends Position> {
    final P position;
    final MoveList moves = new MoveList();
    long key;
    long[] keys = new long[16];
    int[] phis = new int[16];
    int[] deltas = new int[16];

    /** Where the attacker is proved to win, in how many plies. */
    int[] plies = new int[16];

    /** The child's numbers hold for good on this way. */
    boolean[] fixed = new boolean[16];

    Frame(P position) {
      this.position = position;
    }

    void makeRoom(int children) {
      if (keys.length < children) {
        int size = 2 * children;
        keys = new long[size];
        phis = new int[size];
        deltas = new int[size];
        plies = new int[size];
        fixed = new boolean[size];
      }
    }
  }

  ProofSearch(Game<P> game, Tables<P> tables, int attacker, long bytes, Runnable tick) {
    rules = game.rules();
    this.tables = tables;
    lookup = new Lookup<>(rules, tables);
    evaluator = game.evaluator().orElse((position, seat) -> 0);
    this.attacker = attacker;
    numbers = new Numbers(bytes);
    this.tick = tick;
  }

  /** What is known of a position. */
  enum Known {
    /** The attacker can force a win. */
    WIN,
    /** It seems that it cannot. */
    NO_WIN,
    /** Not known. */
    OPEN
  }

  int attacker() {
    return attacker;
  }

  /** What the tables, the rules or the memory say of a position, without searching. */
  Known known(P position) {
    int sign = settled(position);
    if (sign != Tables.UNKNOWN) {
      return (position.turn() == attacker ? sign : -sign) > 0 ? Known.WIN : Known.NO_WIN;
    }
    if (!numbers.find(position.hash())) {
      return Known.OPEN;
    }
    boolean attacks = position.turn() == attacker;
    if (numbers.phi == 0) {
      return attacks ? Known.WIN : Known.NO_WIN;
    }
    if (numbers.delta == 0) {
      return attacks ? Known.NO_WIN : Known.WIN;
    }
    return Known.OPEN;
  }

  /** How much work went into a position. */
  int work(P position) {
    return numbers.find(position.hash()) ? numbers.work : 0;
  }

  /** The result for the seat to move by tables and rules; {@link Tables#UNKNOWN} else. */
  int settled(P position) {
    return lookup.settled(position);
  }

  /**
   * Searches a position until it is known, the search is stopped, or it has looked at so many
   * positions; it goes on from there when it is asked again.
   */
  Known search(P position, long most) {
    numbers.open();
    Frame<P> root = frame(0);
    rules.copy(position, root.position);
    root.key = position.hash();
    limit = most > Long.MAX_VALUE - positions ? Long.MAX_VALUE : positions + most;
    Known known = known(position);
    while (known == Known.OPEN && !interrupted()) {
      visit(0, INFINITE, INFINITE);
      known = known(position);
    }
    return known;
  }

  /** Whether the search was asked to stop. */
  boolean stopped() {
    return stopped;
  }

  private boolean interrupted() {
    return stopped || positions >= limit;
  }

  /** Takes a new reason to stop. */
  void until(Stop newStop) {
    stop = newStop;
    stopped = false;
  }

  /** The positions that can be remembered. */
  int capacity() {
    return numbers.capacity();
  }

  /** Makes room for so many positions, and forgets everything; false if that is too much. */
  boolean take(long capacity) {
    return numbers.take(capacity);
  }

  /** All that is remembered, for a checkpoint. */
  List<Memory> memory() {
    return numbers.memory();
  }

  /** Forgets everything. */
  void forget() {
    numbers.clear();
  }

  /** Forgets what was a hint only: all but proved wins. */
  void keepWins() {
    numbers.keepWins();
  }

  private Frame<P> frame(int ply) {
    while (frames.size() <= ply) {
      frames.add(new Frame<>(rules.initial()));
    }
    return frames.get(ply);
  }

  /** Works on a position until one of its numbers reaches its threshold. */
  private int visit(int ply, int phiLimit, int deltaLimit) {
    positions++;
    if (positions % ASK == 0) {
      tick.run();
      stopped |= stop.requested();
    }
    Frame<P> frame = frame(ply);
    Frame<P> next = frame(ply + 1);
    expand(frame, next, ply);
    int children = frame.moves.size();
    int work = 1;
    while (true) {
      int least = INFINITE;
      int second = INFINITE;
      int hardest = 0;
      int open = 0;
      int best = -1;
      for (int i = 0; i < children; i++) {
        if (!frame.fixed[i] && numbers.find(frame.keys[i])) {
          frame.phis[i] = numbers.phi;
          frame.deltas[i] = numbers.delta;
          frame.plies[i] = numbers.plies;
        }
        int delta = frame.deltas[i];
        int phi = frame.phis[i];
        if (delta < least) {
          second = least;
          least = delta;
          best = i;
        } else if (delta < second) {
          second = delta;
        }
        if (phi > 0) {
          open++;
          hardest = Math.max(hardest, phi);
        }
      }
      int delta =
          hardest >= INFINITE ? INFINITE : Math.min(INFINITE - 1, hardest + Math.max(0, open - 1));
      if (least == 0) {
        delta = INFINITE;
      }
      if (open == 0) {
        delta = 0;
        least = INFINITE;
      }
      if (least >= phiLimit || delta >= deltaLimit || interrupted()) {
        numbers.store(frame.key, least, delta, work, plies(frame, least, delta));
        return work;
      }
      int childPhi =
          Math.min(INFINITE, deltaLimit >= INFINITE ? INFINITE : deltaLimit - (open - 1));
      int childDelta = Math.min(phiLimit, second >= INFINITE ? INFINITE : second + second / 4 + 1);
      rules.copy(frame.position, next.position);
      rules.play(next.position, frame.moves.get(best));
      next.key = frame.keys[best];
      work += visit(ply + 1, childPhi, childDelta);
      if (work < 0) {
        work = Integer.MAX_VALUE / 2;
      }
    }
  }

  /**
   * The plies of the win that is proved with these numbers; -1 for none. A proof's positions have
   * fewer plies than the one they prove, which is what keeps it free of cycles.
   */
  private int plies(Frame<P> frame, int phi, int delta) {
    boolean attacks = frame.position.turn() == attacker;
    if ((attacks ? phi : delta) != 0) {
      return -1;
    }
    int fewest = Integer.MAX_VALUE;
    int most = 0;
    for (int i = 0; i < frame.moves.size(); i++) {
      if (!attacks || frame.deltas[i] == 0) {
        fewest = Math.min(fewest, frame.plies[i]);
        most = Math.max(most, frame.plies[i]);
      }
    }
    return 1 + (attacks ? fewest : most);
  }

  /** The plies of the win that is known of a position; {@link Integer#MAX_VALUE} for none. */
  int plies(P position) {
    if (settled(position) != Tables.UNKNOWN) {
      return tables.plies(position);
    }
    return numbers.find(position.hash()) && numbers.plies >= 0 ? numbers.plies : Integer.MAX_VALUE;
  }

  private void expand(Frame<P> frame, Frame<P> next, int ply) {
    rules.moves(frame.position, frame.moves);
    int children = frame.moves.size();
    frame.makeRoom(children);
    for (int i = 0; i < children; i++) {
      rules.copy(frame.position, next.position);
      rules.play(next.position, frame.moves.get(i));
      long key = next.position.hash();
      frame.keys[i] = key;
      boolean attacks = next.position.turn() == attacker;
      int sign = settled(next.position);
      if (sign != Tables.UNKNOWN) {
        frame.fixed[i] = true;
        boolean wanted = attacks ? sign > 0 : sign >= 0;
        frame.phis[i] = wanted ? 0 : INFINITE;
        frame.deltas[i] = wanted ? INFINITE : 0;
        frame.plies[i] = tables.plies(next.position);
      } else if (ply + 1 >= LONGEST || isOnTheWay(key, ply)) {
        frame.fixed[i] = true;
        frame.phis[i] = attacks ? INFINITE : 0;
        frame.deltas[i] = attacks ? 0 : INFINITE;
      } else {
        frame.fixed[i] = false;
        guess(frame, i, next.position);
      }
    }
  }

  private boolean isOnTheWay(long key, int ply) {
    for (int before = ply; before >= 0; before--) {
      if (frames.get(before).key == key) {
        return true;
      }
    }
    return false;
  }

  /** Numbers for a position that was not visited yet: twice as hard for each unit behind. */
  private void guess(Frame<P> frame, int child, P position) {
    int ahead = evaluator.evaluate(position, position.turn());
    boolean attacks = position.turn() == attacker;
    int shift = Math.min(MOST_DOUBLINGS, Math.abs(ahead) / SCALE);
    int easy = 2;
    int hard = 2 << shift;
    frame.phis[child] = ahead >= 0 ? easy : hard;
    frame.deltas[child] = ahead >= 0 ? hard : easy;
    // The attacker needs more than the other seat: a draw is not enough.
    if (attacks) {
      frame.phis[child] += 1;
    } else {
      frame.deltas[child] += 1;
    }
  }
}
