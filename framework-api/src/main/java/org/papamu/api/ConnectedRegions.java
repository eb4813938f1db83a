package org.papamu.api;

import java.util.Arrays;
import org.papamu.api.board.Topology;

/**
 * Splits a {@linkplain GameInfo.Fact#NORMAL_PLAY normal-play} game into what hangs together: points
 * beside one another that do not hold one certain piece, the wall. Parts in which neither seat can
 * move are left out.
 *
 * <p>For games in which what can be done on a point depends on the pieces around it alone, as far
 * as the walls, in which a wall never goes away, and which know no difference between one place of
 * the board and another.
 *
 * @param <P> the game's own position type
 */
public final class ConnectedRegions<P extends BoardPosition> implements Regions<P> {

  private static final int PIECE_BITS = 8;

  private final Topology board;
  private final Rules<P> rules;
  private final int wall;
  private final P alone;
  private final MoveList scratch = new MoveList();

  /** The points of the part that is looked at, in the order in which they are found. */
  private final int[] members;

  /** Where in that order a point comes, from 1 on; 0 for none, of this part or those before. */
  private final int[] order;

  private final int orderBits;

  /**
   * Regions.
   *
   * @param wall the piece that keeps parts from one another; 0 if empty points do
   */
  public ConnectedRegions(Topology board, Rules<P> rules, int wall) {
    this.board = board;
    this.rules = rules;
    this.wall = wall;
    alone = rules.initial();
    members = new int[board.size()];
    order = new int[board.size()];
    orderBits = Integer.SIZE - Integer.numberOfLeadingZeros(board.size());
  }

  @Override
  public void split(P position, Parts parts) {
    parts.clear();
    Arrays.fill(order, 0);
    for (int point = 0; point < order.length; point++) {
      if (order[point] == 0 && position.at(point) != wall) {
        int size = collect(position, point);
        if (isAlive(position, size)) {
          add(position, size, parts);
        }
      }
    }
  }

  /** Lists what hangs together with a point; answers how many points that are. */
  private int collect(P position, int first) {
    int size = 0;
    members[size++] = first;
    order[first] = size;
    for (int i = 0; i < size; i++) {
      for (int next : board.neighbours(members[i])) {
        if (order[next] == 0 && position.at(next) != wall) {
          members[size++] = next;
          order[next] = size;
        }
      }
    }
    return size;
  }

  private boolean isAlive(P position, int size) {
    alone.copy(position);
    for (int point = 0; point < order.length; point++) {
      if (alone.at(point) != wall) {
        alone.put(point, wall);
      }
    }
    for (int i = 0; i < size; i++) {
      alone.put(members[i], position.at(members[i]));
    }
    return !rules.isOver(alone, scratch) || (rules.pass(alone) && !rules.isOver(alone, scratch));
  }

  /** The key tells of each point its piece, and which point follows it in which direction. */
  private void add(P position, int size, Parts parts) {
    parts.add(1);
    for (int i = 0; i < size; i++) {
      int point = members[i];
      parts.addPoints(point / Long.SIZE, 1L << point);
      long word = position.at(point);
      int used = PIECE_BITS;
      for (int direction = 0; direction < board.directions().size(); direction++) {
        if (used + orderBits > Long.SIZE) {
          parts.addKey(word);
          word = 0;
          used = 0;
        }
        int next = board.next(point, direction);
        boolean within = next != Topology.NONE && position.at(next) != wall;
        word |= (within ? (long) order[next] : 0) << used;
        used += orderBits;
      }
      parts.addKey(word);
    }
  }

  @Override
  public void extract(P position, Parts parts, int part, P target) {
    target.copy(position);
    for (int point = 0; point < order.length; point++) {
      if (!parts.contains(part, point)) {
        target.put(point, wall);
      }
    }
  }
}
