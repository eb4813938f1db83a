package org.papamu.core.puzzle.exact;

import org.papamu.api.board.Topology;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.Layer;
import org.papamu.core.toggle.Steps;
import org.papamu.core.toggle.WordGame;

/**
 * A guess which words of a layer are the most likely to lead to a solution: those with many moves,
 * few lonely points and little far from the middle of the board.
 */
final class Liking {

  private static final int MOVE = 25;
  private static final int LONELY = 25;
  private static final double SQUARED_DISTANCE = 5;
  private static final int MOST = 1 << 15;

  private final Steps steps;
  private final int[] away = new int[Long.SIZE];
  private final long[] neighbours = new long[Long.SIZE];

  Liking(WordGame<?> game, Group group) {
    steps = game.steps(group);
    Topology board = game.game().board();
    double middleX = 0;
    double middleY = 0;
    for (int point = 0; point < board.size(); point++) {
      middleX += board.x(point) / board.size();
      middleY += board.y(point) / board.size();
    }
    for (int point = 0; point < board.size(); point++) {
      int bit = game.bit(point);
      double x = board.x(point) - middleX;
      double y = board.y(point) - middleY;
      away[bit] = (int) Math.round(SQUARED_DISTANCE * (x * x + y * y));
      for (int direction = 0; direction < board.directions().size(); direction++) {
        int next = board.next(point, direction);
        if (next != Topology.NONE) {
          neighbours[bit] |= 1L << game.bit(next);
        }
      }
    }
  }

  int of(long word) {
    int value = MOVE * steps.count(word);
    for (long rest = word; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      value -= away[bit];
      if ((neighbours[bit] & word) == 0) {
        value -= LONELY;
      }
    }
    return Math.max(-MOST, Math.min(MOST - 1, value));
  }

  /** The words of a layer that are liked most, about so many. */
  Layer best(Layer layer, int width) {
    if (layer.size() <= width) {
      return layer;
    }
    int[] histogram = new int[2 * MOST];
    layer.forEach(word -> histogram[of(word) + MOST]++);
    int least = 2 * MOST;
    for (long kept = 0; kept < width; kept += histogram[least]) {
      least--;
    }
    int limit = least - MOST;
    long above = layer.count(word -> of(word) > limit);
    // Of those that are liked just enough, as many as there is room for.
    long[] room = {width - above};
    return layer.select(
        word -> {
          int liked = of(word);
          return liked > limit || (liked == limit && room[0]-- > 0);
        });
  }
}
