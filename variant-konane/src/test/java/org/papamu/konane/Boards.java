package org.papamu.konane;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveList;
import org.papamu.api.Options;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** Games and positions for tests. */
final class Boards {

  private static final Messages ENGLISH = Messages.beside(KonaneProvider.class, Locale.ENGLISH);

  private Boards() {}

  /** The game that a user gets, such as {@code konane:8x8}. */
  static KonaneGame<?> game(String name) {
    KonaneProvider provider = new KonaneProvider();
    return (KonaneGame<?>) provider.game(GameSpec.parse(provider, name));
  }

  static KonaneGame<NarrowPosition> narrow(int rows, int columns) {
    Topology board = Topology.grid(rows, columns);
    return new KonaneGame<>("narrow", Options.none(), new NarrowRules(board, Opening.ANY, ENGLISH));
  }

  static KonaneGame<WidePosition> wide(int rows, int columns) {
    Topology board = Topology.grid(rows, columns);
    return new KonaneGame<>("wide", Options.none(), new WideRules(board, Opening.ANY, ENGLISH));
  }

  static RandomGenerator random(long seed) {
    return RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(seed);
  }

  /** The texts of the legal moves, sorted. */
  static <P extends KonanePosition> List<String> moves(KonaneGame<P> game, P position) {
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(game.notation().writeMove(position, moves.get(i)));
    }
    texts.sort(null);
    return texts;
  }

  static <P extends KonanePosition> List<String> moves(KonaneGame<P> game, String position) {
    return moves(game, game.notation().read(position));
  }

  /** Pieces thrown onto a board: stones of either colour on any point, or every stone in place. */
  static int[] pieces(Topology board, RandomGenerator random) {
    boolean anywhere = random.nextBoolean();
    int holes = random.nextInt(1, 10);
    int[] pieces = new int[board.size()];
    for (int point = 0; point < pieces.length; point++) {
      int start = Opening.isBlack(board, point) ? 1 : 2;
      int stone = anywhere ? random.nextInt(1, 3) : start;
      pieces[point] = random.nextInt(10) < holes ? 0 : stone;
    }
    return pieces;
  }
}
