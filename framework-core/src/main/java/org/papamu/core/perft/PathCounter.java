package org.papamu.core.perft;

import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * The counting loop of one thread.
 *
 * <p>There is a position and a move list for each ply, made once, so the loop allocates nothing.
 * The last ply is not played: {@link Rules#count} counts it, often without listing a move. The ply
 * above it has a loop of its own, so that the innermost calls stand next to each other for the
 * compiler.
 */
final class PathCounter<P extends Position> {

  /** The answer of a count that was stopped. */
  static final long STOPPED = -1;

  /** How many positions are counted between two questions whether to stop: some milliseconds. */
  private static final int ASKED_EVERY = 2048;

  private final Rules<P> rules;
  private final Stop stop;

  /** By the number of plies still to go. */
  private P[] positions = room(0);

  private MoveList[] lists = new MoveList[0];
  private int untilAsked = ASKED_EVERY;
  private boolean stopped;

  PathCounter(Rules<P> rules, Stop stop) {
    this.rules = rules;
    this.stop = stop;
  }

  @SuppressWarnings("unchecked") // holds what is put in here and nothing else
  private static <P extends Position> P[] room(int length) {
    return (P[]) new Position[length];
  }

  /** The number of paths of exactly {@code depth} moves, or {@link #STOPPED}. */
  long count(P position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (lists.length <= depth) {
      positions = room(depth + 1);
      lists = new MoveList[depth + 1];
      for (int i = 0; i <= depth; i++) {
        positions[i] = rules.copy(position);
        lists[i] = new MoveList();
      }
    }
    stopped = stopped || stop.requested();
    if (stopped) {
      return STOPPED;
    }
    if (depth == 1) {
      return rules.count(position, lists[1]);
    }
    rules.copy(position, positions[depth]);
    long count = walk(depth);
    return stopped ? STOPPED : count;
  }

  private long walk(int depth) {
    P position = positions[depth];
    MoveList moves = lists[depth];
    rules.moves(position, moves);
    if (depth == 2) {
      return countChildren(position, moves);
    }
    P child = positions[depth - 1];
    long total = 0;
    for (int i = 0; i < moves.size() && !stopped; i++) {
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      total = Math.addExact(total, walk(depth - 1));
    }
    return total;
  }

  private long countChildren(P position, MoveList moves) {
    untilAsked -= moves.size();
    if (untilAsked < 0) {
      untilAsked = ASKED_EVERY;
      stopped = stop.requested();
    }
    P child = positions[1];
    MoveList scratch = lists[1];
    long total = 0;
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      total = Math.addExact(total, rules.count(child, scratch));
    }
    return total;
  }
}
