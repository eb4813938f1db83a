package org.papamu.core.count;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/** Adds up levels of positions. For one thread. */
final class PlainLevels<P extends Position> {

  private final Game<P> game;
  private final Rules<P> rules;
  private final MoveList moves = new MoveList();

  PlainLevels(Game<P> game) {
    this.game = game;
    rules = game.rules();
  }

  /** The numbers of a level, from its positions and how many sequences lead to each. */
  Level level(int number, Map<P, BigInteger> layer) {
    boolean isPuzzle = game.info().seats().size() == 1;
    long deadEnds = 0;
    BigInteger sequences = BigInteger.ZERO;
    BigInteger games = BigInteger.ZERO;
    BigInteger solutions = BigInteger.ZERO;
    for (Map.Entry<P, BigInteger> entry : layer.entrySet()) {
      P position = entry.getKey();
      BigInteger paths = entry.getValue();
      sequences = sequences.add(paths);
      if (rules.isOver(position, moves)) {
        deadEnds++;
        games = games.add(paths);
        if (isPuzzle && rules.score(position, 0) == game.info().best()) {
          solutions = solutions.add(paths);
        }
      }
    }
    return new Level(
        number, layer.size(), classes(layer.keySet()), sequences, deadEnds, games, solutions);
  }

  private long classes(Set<P> layer) {
    Set<P> seen = new HashSet<>();
    long classes = 0;
    P image = rules.initial();
    for (P position : layer) {
      if (seen.contains(position)) {
        continue;
      }
      classes++;
      for (int symmetry = 0; symmetry < game.board().symmetries(); symmetry++) {
        if (rules.image(position, symmetry, image) && layer.contains(image)) {
          seen.add(rules.copy(image));
        }
      }
    }
    return classes;
  }
}
