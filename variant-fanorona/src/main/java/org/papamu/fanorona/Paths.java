package org.papamu.fanorona;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.papamu.api.Move;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

/**
 * The paths of one move: all ways in which its stone can go from its start to its end and take
 * exactly its stones.
 *
 * <p>They are found in the order of their texts. At every point the steps are tried in the order of
 * what they add to the text; no such piece is the beginning of another, so that is the order of the
 * whole texts. A path that has the effect cannot go on and have it again. So the first path found
 * is the canonical one. A step that takes another stone than the wanted ones is not tried.
 */
final class Paths {

  private final FanoronaRules rules;
  private final FanoronaPosition position;
  private final long move;

  /** The enemy stones that the move leaves. */
  private final long kept;

  private final List<Move.Step> steps = new ArrayList<>();

  private Paths(FanoronaRules rules, FanoronaPosition position, long move) {
    this.rules = rules;
    this.position = position;
    this.move = move;
    kept = position.enemy ^ rules.taken(position, move);
  }

  static Paths of(FanoronaRules rules, FanoronaPosition position, long move) {
    return new Paths(rules, position, move);
  }

  /**
   * The move by the path whose text is the smallest.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  Move canonical() {
    List<Move> first = new ArrayList<>(1);
    if (!find(first::add)) {
      throw new IllegalArgumentException("not a move of this position: " + move);
    }
    return first.get(0);
  }

  /** Gives the move by each of its paths, in the order of their texts. */
  void each(Consumer<Move> out) {
    find(
        found -> {
          out.accept(found);
          return false;
        });
  }

  /** The text of a move by the path that its steps tell. */
  static String text(Topology board, Move move) {
    StringBuilder text = new StringBuilder(board.name(move.steps().get(0).from()));
    for (Move.Step step : move.steps()) {
      text.append('-').append(board.name(step.to())).append(step.mark());
    }
    return text.toString();
  }

  /** Looks for paths until one is enough; whether one was. */
  private boolean find(Predicate<Move> enough) {
    int from = MoveCode.from(move);
    return MoveCode.isCapture(move)
        ? search(Path.from(rules, position, from), enough)
        : enough.test(Move.of(move, Move.Step.shift(from, MoveCode.to(move))));
  }

  private boolean search(Path path, Predicate<Move> enough) {
    if (path.enemy() == kept) {
      return path.point() == MoveCode.to(move)
          && path.mayStop()
          && enough.test(new Move(move, steps));
    }
    for (int step : rules.lattice.byText(path.point())) {
      if (!path.offers(step) || (path.taken(step) & kept) != 0) {
        continue;
      }
      steps.add(
          Move.Step.shift(path.point(), path.target(step))
              .taking(PointSet.ofBits(path.taken(step)))
              .marked(Lattice.mark(step)));
      boolean done = search(path.after(step), enough);
      steps.remove(steps.size() - 1);
      if (done) {
        return true;
      }
    }
    return false;
  }
}
