package org.papamu.core.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/** Counts any game position by position: slow, and true whatever the positions' hashes are. */
final class PlainCensus<P extends Position> {

  /** More than a position takes with its place in a table and its number of sequences. */
  private static final long BYTES = 512;

  private static final int ASKED_EVERY = 256;

  private final Game<P> game;
  private final Rules<P> rules;
  private final Census.Order order;
  private final MoveList moves = new MoveList();
  private final PlainLevels<P> numbers;

  PlainCensus(Game<P> game, Census.Order order) {
    this.game = game;
    rules = game.rules();
    this.order = order;
    numbers = new PlainLevels<>(game);
  }

  Counted count(P position) {
    if (order.checkpoint().isPresent()) {
      throw new CheckpointException(
          "counts of %s cannot be gone on with".formatted(game.info().name()));
    }
    List<Level> levels = new ArrayList<>();
    Map<P, BigInteger> layer = Map.of(rules.copy(position), BigInteger.ONE);
    while (!layer.isEmpty()) {
      Map<P, BigInteger> next = new HashMap<>();
      long visited = 0;
      for (Map.Entry<P, BigInteger> entry : layer.entrySet()) {
        advance(entry, next);
        visited++;
        if (visited % ASKED_EVERY == 0) {
          order.progress().told(levels.size() + 1, visited, layer.size(), next.size());
          if (order.stop().requested()) {
            return new Counted(levels, Counted.End.TIME);
          }
        }
        if ((layer.size() + next.size()) * BYTES > order.memory()) {
          levels.add(numbers.level(levels.size(), layer));
          return new Counted(levels, Counted.End.MEMORY);
        }
      }
      levels.add(numbers.level(levels.size(), layer));
      layer = next;
    }
    return new Counted(levels, Counted.End.COMPLETE);
  }

  private void advance(Map.Entry<P, BigInteger> entry, Map<P, BigInteger> next) {
    P position = entry.getKey();
    rules.moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      P child = rules.copy(position);
      rules.play(child, moves.get(i));
      next.merge(child, entry.getValue(), BigInteger::add);
    }
  }
}
