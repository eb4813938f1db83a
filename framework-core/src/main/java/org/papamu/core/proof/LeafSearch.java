package org.papamu.core.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Proves claims about positions near the end of a game by trying everything, up to a number of
 * positions. The same question gets the same answer whatever was asked before: a proof leaves out
 * what this finds by itself.
 */
final class LeafSearch<P extends Position> {

  private static final int TABLE = 1 << 12;

  private final GameInfo info;
  private final Rules<P> rules;
  private final List<P> positions = new ArrayList<>();
  private final List<MoveList> lists = new ArrayList<>();
  private final MoveList scratch = new MoveList();

  /** Positions for which the claim is known: the hash, and whether it holds. */
  private final long[] hashes = new long[TABLE];

  private final boolean[] holds = new boolean[TABLE];
  private Claim claim = new Claim(0, 1);
  private int left;
  private long[] counts = new long[64];

  LeafSearch(Game<P> game) {
    info = game.info();
    rules = game.rules();
  }

  /**
   * Whether a claim is found to hold within so many positions.
   *
   * @param position not changed
   */
  boolean proves(P position, Claim asked, int most) {
    claim = asked;
    left = most;
    Arrays.fill(hashes, 0);
    rules.copy(position, position(0));
    return holds(0) && left >= 0;
  }

  private P position(int ply) {
    while (positions.size() <= ply) {
      positions.add(rules.initial());
      lists.add(new MoveList());
    }
    return positions.get(ply);
  }

  /** Whether the claim holds at a ply; of no meaning once {@link #left} is below 0. */
  private boolean holds(int ply) {
    P position = position(ply);
    if (--left < 0) {
      return false;
    }
    long hash = position.hash();
    int slot = (int) (hash ^ hash >>> 32) & (TABLE - 1);
    if (hash != 0 && hashes[slot] == hash) {
      return holds[slot];
    }
    MoveList moves = lists.get(ply);
    rules.moves(position, moves);
    if (moves.isEmpty()) {
      return claim.holdsAtEnd(info, rules, position);
    }
    boolean mine = position.turn() == claim.seat();
    P child = position(ply + 1);
    sort(position, child, moves);
    boolean result = !mine;
    for (int i = 0; i < moves.size() && result != mine; i++) {
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      if (holds(ply + 1) == mine) {
        result = mine;
      }
      if (left < 0) {
        return false;
      }
    }
    hashes[slot] = hash;
    holds[slot] = result;
    return result;
  }

  /** First the moves that leave the fewest moves. */
  private void sort(P position, P child, MoveList moves) {
    if (counts.length < moves.size()) {
      counts = new long[2 * moves.size()];
    }
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      counts[i] = rules.count(child, scratch);
    }
    for (int i = 1; i < moves.size(); i++) {
      for (int j = i; j > 0 && counts[j - 1] > counts[j]; j--) {
        long count = counts[j];
        counts[j] = counts[j - 1];
        counts[j - 1] = count;
        moves.swap(j, j - 1);
      }
    }
  }
}
