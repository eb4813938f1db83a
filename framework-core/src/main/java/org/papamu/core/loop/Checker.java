package org.papamu.core.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.loop.ProofSearch.Known;
import org.papamu.core.table.Tables;

/**
 * Walks over a proof again, with the rules and the tables alone: what a search remembers only tells
 * it where to look.
 *
 * <p><em>That the attacker wins</em> is proved by a strategy: one move of the attacker and all
 * moves of the other seat in every position, without a cycle, down to positions that are won by the
 * rules or a table. Such a tree ends after so many plies, so nothing depends on how it was reached.
 *
 * <p><em>That the attacker cannot win</em> is proved by a set of positions that is closed: in it
 * every move of the attacker and at least one move of the other seat lead to a position of the set,
 * or to one that is no win for the attacker by the rules or a table. The other seat can stay in the
 * set for ever, cycles and all. (The least and the greatest fixed point of one equation.)
 */
final class Checker<P extends Position> {

  /** What the walk over a proof came to. */
  enum Verdict {
    /** It is a proof. */
    HOLDS,
    /** It is none. */
    FAILS,
    /** The walk was stopped. */
    STOPPED
  }

  private static final int ON_THE_WAY = -1;

  private final Rules<P> rules;
  private final ProofSearch<P> search;
  private final PositionSet seen;
  private final List<P> spare = new ArrayList<>();
  private final List<MoveList> lists = new ArrayList<>();

  Checker(Game<P> game, ProofSearch<P> search) {
    rules = game.rules();
    this.search = search;
    seen = new PositionSet(game.board().size());
  }

  /** How many positions the proof has. */
  int size() {
    return seen.size();
  }

  private boolean isWin(int sign, P position) {
    return (position.turn() == search.attacker() ? sign : -sign) > 0;
  }

  /** Whether the attacker wins. */
  Verdict win(P position) {
    seen.clear();
    boolean holds = wins(position, 0);
    return search.stopped() ? Verdict.STOPPED : holds ? Verdict.HOLDS : Verdict.FAILS;
  }

  private boolean wins(P position, int ply) {
    int sign = search.settled(position);
    if (sign != Tables.UNKNOWN) {
      return isWin(sign, position);
    }
    int state = seen.get(position);
    if (state != 0) {
      return state != ON_THE_WAY;
    }
    if (search.search(position, Long.MAX_VALUE) != Known.WIN) {
      return false;
    }
    seen.put(position, ON_THE_WAY);
    int choice =
        position.turn() == search.attacker() ? attack(position, ply) : allLose(position, ply);
    seen.put(position, choice);
    return choice != 0;
  }

  /** 1 + the index of a move that wins, that of the shortest win first; 0 for none. */
  private int attack(P position, int ply) {
    P next = position(ply);
    MoveList moves = moves(position, ply);
    boolean[] tried = new boolean[moves.size()];
    for (int round = 0; round < tried.length && !search.stopped(); round++) {
      int best = -1;
      int fewest = Integer.MAX_VALUE;
      for (int i = 0; i < tried.length; i++) {
        if (!tried[i]) {
          play(position, moves.get(i), next);
          if (search.known(next) == Known.WIN && search.plies(next) < fewest) {
            fewest = search.plies(next);
            best = i;
          }
        }
      }
      if (best < 0) {
        return 0;
      }
      tried[best] = true;
      play(position, moves.get(best), next);
      if (wins(next, ply + 1)) {
        return best + 1;
      }
    }
    return 0;
  }

  /** 1 + the index of the move that took most work to answer; 0 if one is not answered. */
  private int allLose(P position, int ply) {
    P next = position(ply);
    MoveList moves = moves(position, ply);
    int hardest = 0;
    int most = -1;
    for (int i = 0; i < moves.size(); i++) {
      play(position, moves.get(i), next);
      if (!wins(next, ply + 1)) {
        return 0;
      }
      int work = search.work(next);
      if (work > most) {
        most = work;
        hardest = i;
      }
    }
    return hardest + 1;
  }

  /** Whether the attacker cannot win. */
  Verdict hold(P position) {
    seen.clear();
    Deque<P> open = new ArrayDeque<>();
    if (!add(position, open)) {
      return Verdict.FAILS;
    }
    P next = rules.copy(position);
    MoveList moves = new MoveList();
    while (!open.isEmpty()) {
      P at = open.remove();
      Known known = search.search(at, Long.MAX_VALUE);
      if (search.stopped()) {
        return Verdict.STOPPED;
      }
      if (known == Known.WIN) {
        return Verdict.FAILS;
      }
      rules.moves(at, moves);
      if (at.turn() == search.attacker()) {
        for (int i = 0; i < moves.size(); i++) {
          play(at, moves.get(i), next);
          if (!add(next, open)) {
            return Verdict.FAILS;
          }
        }
      } else {
        int choice = refuge(at, moves, next);
        if (choice < 0) {
          return search.stopped() ? Verdict.STOPPED : Verdict.FAILS;
        }
        seen.put(at, choice + 1);
        play(at, moves.get(choice), next);
        if (!add(next, open)) {
          return Verdict.FAILS;
        }
      }
    }
    return Verdict.HOLDS;
  }

  /**
   * Puts a position into the set, to be gone through, if it is not settled; false if it is lost.
   */
  private boolean add(P position, Deque<P> open) {
    int sign = search.settled(position);
    if (sign != Tables.UNKNOWN) {
      return !isWin(sign, position);
    }
    if (seen.get(position) == 0) {
      seen.put(position, 1);
      open.add(rules.copy(position));
    }
    return true;
  }

  /** A move after which the attacker does not win: to a settled position, into the set, else on. */
  private int refuge(P at, MoveList moves, P next) {
    int hinted = -1;
    for (int i = 0; i < moves.size(); i++) {
      play(at, moves.get(i), next);
      int sign = search.settled(next);
      if (sign != Tables.UNKNOWN ? !isWin(sign, next) : seen.get(next) != 0) {
        return i;
      }
      if (hinted < 0 && search.known(next) == Known.NO_WIN) {
        hinted = i;
      }
    }
    for (int i = 0; i < moves.size() && hinted < 0 && !search.stopped(); i++) {
      play(at, moves.get(i), next);
      if (search.search(next, Long.MAX_VALUE) == Known.NO_WIN) {
        hinted = i;
      }
    }
    return hinted;
  }

  /** The index of the move that the proof that was walked has here; -1 if it has none. */
  int choice(P position) {
    return seen.get(position) - 1;
  }

  private void play(P from, long move, P to) {
    rules.copy(from, to);
    rules.play(to, move);
  }

  private P position(int ply) {
    while (spare.size() <= ply) {
      spare.add(rules.initial());
    }
    return spare.get(ply);
  }

  private MoveList moves(P position, int ply) {
    while (lists.size() <= ply) {
      lists.add(new MoveList());
    }
    rules.moves(position, lists.get(ply));
    return lists.get(ply);
  }
}
