package org.papamu.core.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.proof.Claim;

/**
 * Finds out how long a game that is won takes if the winner hurries and the loser holds out: asks
 * whether it is over within 0, 1, 2, … plies, each by trying everything.
 */
final class DistanceSearch<P extends Position> {

  private static final int TABLE = 1 << 18;
  private static final int PATIENCE = (1 << 6) - 1;
  private static final int MOST = 1 << 14;

  private final GameInfo info;
  private final Rules<P> rules;
  private final List<P> positions = new ArrayList<>();
  private final List<MoveList> lists = new ArrayList<>();
  private final long[] keys = new long[TABLE];

  /** The least number of plies that is enough, and the greatest that is not, by slot. */
  private final short[] enough = filled(Short.MAX_VALUE);

  private final short[] tooFew = filled((short) -1);
  private Claim claim = new Claim(0, 1);
  private long salt;
  private long left;
  private Stop stop = Stop.NEVER;

  DistanceSearch(Game<P> game) {
    info = game.info();
    rules = game.rules();
  }

  /** Says nothing of any position, not even of one whose key is that of an unused slot. */
  private static short[] filled(short nothing) {
    short[] bounds = new short[TABLE];
    Arrays.fill(bounds, nothing);
    return bounds;
  }

  /** A limit ran out. */
  private static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Spent() {
      super("spent", null, false, false);
    }
  }

  /**
   * The plies to the end with best play by both.
   *
   * @param won a claim that holds: that a seat wins
   * @param nodes the most positions to look at
   * @return empty if a limit ran out
   */
  OptionalInt plies(P position, Claim won, long nodes, Stop stopped) {
    begin(won, nodes, stopped);
    rules.copy(position, position(0));
    try {
      for (int plies = 0; plies < MOST; plies++) {
        if (isOverWithin(0, plies)) {
          return OptionalInt.of(plies);
        }
      }
    } catch (Spent e) {
      return OptionalInt.empty();
    }
    return OptionalInt.empty();
  }

  /**
   * A line of that many plies.
   *
   * @param plies what {@link #plies} has found
   * @return as much of it as is found before a limit runs out
   */
  List<Long> line(P root, Claim won, int plies, long nodes, Stop stopped) {
    begin(won, nodes, stopped);
    List<Long> line = new ArrayList<>();
    P position = rules.copy(root);
    MoveList moves = new MoveList();
    try {
      for (int rest = plies - 1; rest >= 0; rest--) {
        rules.moves(position, moves);
        long move = moves.get(next(position, moves, rest));
        line.add(move);
        rules.play(position, move);
      }
    } catch (Spent e) {
      // What there is.
    }
    return line;
  }

  /** The index of a move after which exactly so many plies are left. */
  private int next(P position, MoveList moves, int rest) {
    boolean mine = position.turn() == claim.seat();
    P child = position(0);
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      if (mine ? isOverWithin(0, rest) : rest == 0 || !isOverWithin(0, rest - 1)) {
        return i;
      }
    }
    throw new IllegalStateException("no move leads to the end found");
  }

  private void begin(Claim won, long nodes, Stop stopped) {
    claim = won;
    left = nodes;
    stop = stopped;
    salt = won.salt();
  }

  private P position(int ply) {
    while (positions.size() <= ply) {
      positions.add(rules.initial());
      lists.add(new MoveList());
    }
    return positions.get(ply);
  }

  /** Whether the game can be ended, as claimed, within so many plies. */
  private boolean isOverWithin(int ply, int plies) {
    if (--left < 0 || ((left & PATIENCE) == 0 && stop.requested())) {
      throw new Spent();
    }
    P position = position(ply);
    long key = position.hash() ^ salt;
    int slot = (int) (key ^ key >>> 32) & (TABLE - 1);
    if (keys[slot] == key) {
      if (plies >= enough[slot]) {
        return true;
      }
      if (plies <= tooFew[slot]) {
        return false;
      }
    }
    MoveList moves = lists.get(ply);
    if (rules.isOver(position, moves)) {
      return claim.holdsAtEnd(info, rules, position);
    }
    boolean result = plies > 0 && isOverAfterMove(ply, plies);
    if (keys[slot] != key) {
      keys[slot] = key;
      enough[slot] = Short.MAX_VALUE;
      tooFew[slot] = -1;
    }
    if (result) {
      enough[slot] = (short) Math.min(enough[slot], plies);
    } else {
      tooFew[slot] = (short) Math.max(tooFew[slot], plies);
    }
    return result;
  }

  private boolean isOverAfterMove(int ply, int plies) {
    P position = position(ply);
    P child = position(ply + 1);
    MoveList moves = lists.get(ply);
    rules.moves(position, moves);
    boolean mine = position.turn() == claim.seat();
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      if (isOverWithin(ply + 1, plies - 1) == mine) {
        return mine;
      }
    }
    return !mine;
  }
}
