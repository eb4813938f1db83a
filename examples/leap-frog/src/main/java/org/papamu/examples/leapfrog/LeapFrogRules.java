package org.papamu.examples.leapfrog;

import java.util.List;
import java.util.SplittableRandom;
import org.papamu.api.BoardRules;
import org.papamu.api.Ending;
import org.papamu.api.Leaps;
import org.papamu.api.Leaps.Turn;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

/** The rules. A move's code is the counter's point and which of its turns it is. */
final class LeapFrogRules extends BoardRules<LeapFrogPosition> {

  private static final int TURN_BITS = 32;

  /** A bound that play never comes near; it keeps a made-up position from taking all memory. */
  private static final int MOST_TURNS = 20_000;

  private final int seats;
  private final int[] start;

  LeapFrogRules(Topology board, int seats, int murray) {
    super(board, LeapFrog.LETTERS.length());
    this.seats = seats;
    start = new int[board.size()];
    for (int i = 0; i < start.length; i++) {
      start[i] = murray == 0 ? 1 : murrays(10 * i / start.length);
    }
    if (murray != 0) {
      shuffle(start, new SplittableRandom(murray));
    }
  }

  /** White to yellow to red to green as 4 to 3 to 2 to 1. */
  private static int murrays(int tenth) {
    return tenth < 4 ? 2 : tenth < 7 ? 3 : tenth < 9 ? 4 : 5;
  }

  private static void shuffle(int[] counters, SplittableRandom random) {
    for (int i = counters.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int counter = counters[i];
      counters[i] = counters[j];
      counters[j] = counter;
    }
  }

  int seats() {
    return seats;
  }

  LeapFrogPosition empty() {
    return new LeapFrogPosition(board().size(), keys(), seats);
  }

  @Override
  public LeapFrogPosition initial() {
    LeapFrogPosition position = empty();
    position.putAll(start);
    return position;
  }

  @Override
  protected boolean keepsPlay(int symmetry) {
    return true;
  }

  /** The leaps of a counter; the point where its turn began is vacant, too. */
  private Leaps leaps(LeapFrogPosition position, int start) {
    return Leaps.adjacent(
        board(), over -> position.at(over) != 0, to -> position.at(to) == 0 || to == start);
  }

  private List<Turn> turns(LeapFrogPosition position, int point) {
    return leaps(position, point).turns(point, MOST_TURNS);
  }

  private boolean canMove(LeapFrogPosition position, int point) {
    return position.at(point) != 0 && (position.isRemoval() || leaps(position, point).isAny(point));
  }

  @Override
  public void moves(LeapFrogPosition position, MoveList out) {
    out.clear();
    for (int point = 0; point < board().size(); point++) {
      if (canMove(position, point)) {
        int turns = position.isRemoval() ? 1 : turns(position, point).size();
        for (int turn = 0; turn < turns; turn++) {
          out.add((long) point << TURN_BITS | turn);
        }
      }
    }
  }

  @Override
  public boolean isOver(LeapFrogPosition position, MoveList scratch) {
    int point = 0;
    while (point < board().size() && !canMove(position, point)) {
      point++;
    }
    return point == board().size();
  }

  private static int point(long move) {
    return (int) (move >> TURN_BITS);
  }

  private Turn turn(LeapFrogPosition position, long move) {
    return turns(position, point(move)).get((int) move);
  }

  @Override
  public void play(LeapFrogPosition position, long move) {
    if (position.isRemoval()) {
      position.win(point(move));
    } else {
      Turn turn = turn(position, move);
      int counter = position.at(turn.from());
      turn.taken().forEach(position::win);
      position.put(turn.from(), 0);
      position.put(turn.to(), counter);
    }
    next(position);
  }

  private void next(LeapFrogPosition position) {
    position.turn((position.turn() + 1) % seats);
  }

  /** While counters are taken off, how many are gone tells whose turn it is. */
  @Override
  public boolean pass(LeapFrogPosition position) {
    if (!position.isRemoval()) {
      next(position);
    }
    return !position.isRemoval();
  }

  @Override
  public int score(LeapFrogPosition position, int seat) {
    return position.score(seat);
  }

  @Override
  public Ending ending(LeapFrogPosition position) {
    return new Ending("leapfrog.no-leap", "No counter can leap");
  }

  /** The ways to do a move, the smallest first. */
  List<List<Integer>> paths(LeapFrogPosition position, long move, int most) {
    return position.isRemoval()
        ? List.of(List.of(point(move)))
        : leaps(position, point(move)).paths(turn(position, move), board(), most);
  }

  @Override
  public Move describe(LeapFrogPosition position, long move) {
    List<Integer> path = paths(position, move, 1).get(0);
    return position.isRemoval()
        ? Move.of(move, Step.remove(point(move)))
        : Move.along(move, path, (from, to) -> PointSet.of(board().between(from, to)));
  }
}
