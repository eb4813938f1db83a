package org.papamu.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Positions of seeded random games, none of them over, and what a search does with them. Each
 * method does it with all of them and answers a number that depends on all the work.
 */
final class Sample<P extends Position> {

  /** The number of positions. */
  static final int SIZE = 256;

  private final Rules<P> rules;
  private final Evaluator<P> evaluator;
  private final int symmetries;
  private final List<P> positions = new ArrayList<>();
  private final List<MoveList> moves = new ArrayList<>();
  private final MoveList scratch = new MoveList();
  private final P child;

  private Sample(Game<P> game) {
    rules = game.rules();
    evaluator = game.evaluator().orElse((position, seat) -> 0);
    symmetries = game.board().symmetries();
    child = rules.initial();
    SplittableRandom random = new SplittableRandom(1);
    P now = rules.initial();
    while (positions.size() < SIZE) {
      rules.moves(now, scratch);
      if (scratch.isEmpty()) {
        now = rules.initial();
        continue;
      }
      // One in four, so that neighbours are not too much alike.
      if (random.nextInt(4) == 0) {
        MoveList legal = new MoveList();
        rules.moves(now, legal);
        positions.add(rules.copy(now));
        moves.add(legal);
      }
      rules.play(now, scratch.pick(random));
    }
  }

  static <P extends Position> Sample<P> of(Game<P> game) {
    return new Sample<>(game);
  }

  long moves() {
    long sum = 0;
    for (P position : positions) {
      rules.moves(position, scratch);
      sum += scratch.size();
    }
    return sum;
  }

  long count() {
    long sum = 0;
    for (P position : positions) {
      sum += rules.count(position, scratch);
    }
    return sum;
  }

  /** Copies each position, and plays its first legal move. */
  long copyAndPlay() {
    long sum = 0;
    for (int i = 0; i < SIZE; i++) {
      rules.copy(positions.get(i), child);
      rules.play(child, moves.get(i).get(0));
      sum += child.turn();
    }
    return sum;
  }

  long hash() {
    long sum = 0;
    for (P position : positions) {
      sum += position.hash();
    }
    return sum;
  }

  long evaluate() {
    long sum = 0;
    for (P position : positions) {
      sum += evaluator.evaluate(position, position.turn());
    }
    return sum;
  }

  long isSettled() {
    long sum = 0;
    for (P position : positions) {
      sum += evaluator.isSettled(position) ? 1 : 0;
    }
    return sum;
  }

  /** How promising the first legal move of each position looks. */
  long promise() {
    long sum = 0;
    for (int i = 0; i < SIZE; i++) {
      sum += evaluator.promise(positions.get(i), moves.get(i).get(0));
    }
    return sum;
  }

  /** All images of each position. */
  long images() {
    long sum = 0;
    for (P position : positions) {
      for (int symmetry = 0; symmetry < symmetries; symmetry++) {
        sum += rules.image(position, symmetry, child) ? child.turn() : 1;
      }
    }
    return sum;
  }
}
