package org.papamu.testkit.games.leapfrog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/** The rules. A move's code is the counter's point and, for leaps, which of its effects. */
final class LeapFrogRules implements Rules<LeapFrogPosition> {

  private static final int EFFECT_BITS = 40;

  private final Topology board;
  private final List<String> seats;

  LeapFrogRules(Topology board, List<String> seats) {
    this.board = board;
    this.seats = seats;
  }

  int seats() {
    return seats.size();
  }

  @Override
  public LeapFrogPosition initial() {
    LeapFrogPosition position = empty();
    for (int point = 0; point < board.size(); point++) {
      position.put(point, 1);
    }
    return position;
  }

  LeapFrogPosition empty() {
    return new LeapFrogPosition(board.size(), seats.size());
  }

  @Override
  public LeapFrogPosition copy(LeapFrogPosition source) {
    LeapFrogPosition target = empty();
    target.copy(source);
    return target;
  }

  @Override
  public void copy(LeapFrogPosition source, LeapFrogPosition target) {
    target.copy(source);
  }

  @Override
  public void moves(LeapFrogPosition position, MoveList out) {
    out.clear();
    for (int point = 0; point < board.size(); point++) {
      if (position.at(point) == 0) {
        continue;
      }
      int effects = position.isRemoval() ? 1 : Leaps.from(board, position, point).size();
      for (int effect = 0; effect < effects; effect++) {
        out.add((long) point << EFFECT_BITS | effect);
      }
    }
  }

  private static int point(long move) {
    return (int) (move >> EFFECT_BITS);
  }

  private static long effect(long move) {
    return move & (1L << EFFECT_BITS) - 1;
  }

  /** The effect of a move that leaps, with all its paths. */
  private Map.Entry<Leaps.Effect, List<List<Integer>>> leap(LeapFrogPosition position, long move) {
    return Leaps.from(board, position, point(move)).entrySet().stream()
        .skip(effect(move))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move));
  }

  @Override
  public void play(LeapFrogPosition position, long move) {
    if (position.isRemoval()) {
      position.win(point(move));
    } else {
      Leaps.Effect effect = leap(position, move).getKey();
      int counter = position.lift(point(move));
      effect.taken().forEach(position::win);
      position.put(effect.to(), counter);
    }
    position.turn = (position.turn + 1) % seats.size();
  }

  @Override
  public int score(LeapFrogPosition position, int seat) {
    return position.scores[seat];
  }

  @Override
  public Ending ending(LeapFrogPosition position) {
    return new Ending("leapfrog.no-leap", "no counter can leap");
  }

  /** The texts of all paths of a move, the canonical one, the smallest, first. */
  List<String> texts(LeapFrogPosition position, long move) {
    return paths(position, move).stream().map(this::text).sorted().toList();
  }

  private String text(List<Integer> path) {
    return String.join("-", path.stream().map(board::name).toList());
  }

  private List<List<Integer>> paths(LeapFrogPosition position, long move) {
    return position.isRemoval() ? List.of(List.of(point(move))) : leap(position, move).getValue();
  }

  @Override
  public Move describe(LeapFrogPosition position, long move) {
    List<Integer> path =
        paths(position, move).stream().min(Comparator.comparing(this::text)).orElseThrow();
    if (path.size() == 1) {
      return Move.of(move, Step.remove(path.get(0)));
    }
    List<Step> steps = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      steps.add(
          Step.shift(path.get(i - 1), path.get(i))
              .taking(PointSet.of(between(path.get(i - 1), path.get(i)))));
    }
    return new Move(move, steps);
  }

  private int between(int from, int to) {
    for (int direction = 0; direction < board.directions().size(); direction++) {
      int over = board.next(from, direction);
      if (over != Topology.NONE && board.next(over, direction) == to) {
        return over;
      }
    }
    throw new IllegalArgumentException("no leap: " + board.name(from) + "-" + board.name(to));
  }

  @Override
  public boolean image(LeapFrogPosition source, int symmetry, LeapFrogPosition target) {
    target.copy(source);
    for (int point = 0; point < board.size(); point++) {
      target.counters[board.image(symmetry, point)] = source.counters[point];
    }
    return true;
  }
}
