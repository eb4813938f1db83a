package org.papamu.konane;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Measures by hand how fast the rules are: {@code perft BOARD DEPTH [ROUNDS]} and {@code playouts
 * BOARD GAMES [ROUNDS]}; prints each round, so that the first ones show the warm-up. The seconds
 * are those that the thread was running, so that a loaded machine does not blur them much.
 */
final class KonaneSpeed {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private KonaneSpeed() {}

  public static void main(String[] args) {
    Game<?> game =
        new KonaneProvider().game(GameSpec.parse(new KonaneProvider(), "konane:" + args[1]));
    int rounds = args.length > 3 ? Integer.parseInt(args[3]) : 10;
    double best = 0;
    for (int round = 0; round < rounds; round++) {
      long start = THREADS.getCurrentThreadCpuTime();
      long done =
          args[0].equals("perft")
              ? perft(game, Integer.parseInt(args[2]))
              : playouts(game, Integer.parseInt(args[2]), round);
      double seconds = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
      best = Math.max(best, done / seconds);
      System.out.printf("%d in %.3f s: %.1f k/s%n", done, seconds, done / seconds / 1000);
    }
    System.out.printf("best %.1f k/s%n", best / 1000);
  }

  static <P extends Position> long perft(Game<P> game, int depth) {
    return new Walk<>(game.rules(), depth).count(game.rules().initial(), depth);
  }

  /** A walk with a position and a list of moves for every depth, as a search has them. */
  static final class Walk<P extends Position> {
    private final Rules<P> rules;
    private final List<P> stack = new ArrayList<>();
    private final List<MoveList> lists = new ArrayList<>();

    Walk(Rules<P> rules, int depth) {
      this.rules = rules;
      for (int i = 0; i <= depth; i++) {
        stack.add(rules.initial());
        lists.add(new MoveList());
      }
    }

    long count(P position, int depth) {
      MoveList moves = lists.get(depth);
      if (depth == 1) {
        return rules.count(position, moves);
      }
      rules.moves(position, moves);
      P next = stack.get(depth);
      long leaves = 0;
      for (int i = 0; i < moves.size(); i++) {
        rules.copy(position, next);
        rules.play(next, moves.get(i));
        leaves += count(next, depth - 1);
      }
      return leaves;
    }
  }

  static <P extends Position> long playouts(Game<P> game, int games, long seed) {
    RandomGenerator random = RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(seed);
    Rules<P> rules = game.rules();
    P start = rules.initial();
    P position = rules.initial();
    MoveList moves = new MoveList();
    for (int i = 0; i < games; i++) {
      rules.copy(start, position);
      rules.moves(position, moves);
      while (!moves.isEmpty()) {
        rules.play(position, moves.pick(random));
        rules.moves(position, moves);
      }
    }
    return games;
  }
}
