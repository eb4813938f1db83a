package org.papamu.examples.leapfrog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/** The rules. A move's code is the counter's point and which of its turns it is. */
final class LeapFrogRules implements Rules<LeapFrogPosition> {

  private static final int TURN_BITS = 32;

  private final Topology board;
  private final int seats;
  private final Zobrist keys;
  private final int[] start;

  LeapFrogRules(Topology board, int seats, int murray) {
    this.board = board;
    this.seats = seats;
    keys = new Zobrist(board.size(), LeapFrog.LETTERS.length());
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
    return new LeapFrogPosition(board.size(), keys, seats);
  }

  @Override
  public LeapFrogPosition initial() {
    LeapFrogPosition position = empty();
    position.putAll(start);
    return position;
  }

  @Override
  public void copy(LeapFrogPosition source, LeapFrogPosition target) {
    target.copy(source);
  }

  @Override
  public void moves(LeapFrogPosition position, MoveList out) {
    out.clear();
    for (int point = 0; point < board.size(); point++) {
      if (canMove(position, point)) {
        int turns = position.isRemoval() ? 1 : Turn.of(board, position, point).size();
        for (int turn = 0; turn < turns; turn++) {
          out.add((long) point << TURN_BITS | turn);
        }
      }
    }
  }

  @Override
  public boolean isOver(LeapFrogPosition position, MoveList scratch) {
    int point = 0;
    while (point < board.size() && !canMove(position, point)) {
      point++;
    }
    return point == board.size();
  }

  private boolean canMove(LeapFrogPosition position, int point) {
    return position.at(point) != 0 && (position.isRemoval() || Turn.isAny(board, position, point));
  }

  private static int point(long move) {
    return (int) (move >> TURN_BITS);
  }

  private Turn turn(LeapFrogPosition position, long move) {
    return Turn.of(board, position, point(move)).get((int) move);
  }

  @Override
  public void play(LeapFrogPosition position, long move) {
    if (position.isRemoval()) {
      position.win(point(move));
    } else {
      Turn turn = turn(position, move);
      int counter = position.at(point(move));
      turn.taken().forEach(position::win);
      position.put(point(move), 0);
      position.put(turn.to(), counter);
    }
    position.turn((position.turn() + 1) % seats);
  }

  @Override
  public int score(LeapFrogPosition position, int seat) {
    return position.scores[seat];
  }

  @Override
  public Ending ending(LeapFrogPosition position) {
    return new Ending("leapfrog.no-leap", "No counter can leap");
  }

  /** The texts of a move, the canonical one, the smallest, first. */
  List<String> texts(LeapFrogPosition position, long move) {
    return position.isRemoval()
        ? List.of(board.name(point(move)))
        : turn(position, move).paths().stream().map(this::text).sorted().toList();
  }

  private String text(List<Integer> path) {
    return String.join("-", path.stream().map(board::name).toList());
  }

  @Override
  public Move describe(LeapFrogPosition position, long move) {
    if (position.isRemoval()) {
      return Move.of(move, Step.remove(point(move)));
    }
    List<Integer> path =
        turn(position, move).paths().stream().min(Comparator.comparing(this::text)).orElseThrow();
    List<Step> steps = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      int row = (board.row(from) + board.row(to)) / 2;
      int column = (board.column(from) + board.column(to)) / 2;
      steps.add(Step.shift(from, to).taking(PointSet.of(board.point(row, column))));
    }
    return new Move(move, steps);
  }

  @Override
  public boolean image(LeapFrogPosition source, int symmetry, LeapFrogPosition target) {
    target.copy(source);
    target.putImage(source, board, symmetry);
    return true;
  }
}
