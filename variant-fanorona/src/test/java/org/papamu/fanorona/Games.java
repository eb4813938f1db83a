package org.papamu.fanorona;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.papamu.api.GameSpec;
import org.papamu.api.Move;
import org.papamu.api.MoveList;

/** What several tests need of a game. */
final class Games {

  private Games() {}

  static FanoronaGame game(String text) {
    FanoronaProvider provider = new FanoronaProvider();
    return (FanoronaGame) provider.game(GameSpec.parse(provider, text));
  }

  static MoveList moves(FanoronaGame game, FanoronaPosition position) {
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    return moves;
  }

  /** Where a move starts and ends and what it takes, such as {@code b3-a2:a1+b1}. */
  static String effect(FanoronaGame game, FanoronaPosition position, long move) {
    Move described = game.rules().describe(position, move);
    List<Integer> path = described.trails().get(0);
    return "%s-%s:%s"
        .formatted(
            game.board().name(path.get(0)),
            game.board().name(path.get(path.size() - 1)),
            described.taken().stream()
                .mapToObj(game.board()::name)
                .sorted()
                .collect(Collectors.joining("+")));
  }

  static List<String> spellings(FanoronaGame game, FanoronaPosition position, long move) {
    List<String> texts = new ArrayList<>();
    game.notation().spellings(position, move, texts::add);
    return texts;
  }

  static long read(FanoronaGame game, FanoronaPosition position, String text) {
    MoveList out = new MoveList();
    game.readMoves(position, text, out);
    if (out.size() != 1) {
      throw new AssertionError(text + " gives " + out.size() + " moves");
    }
    return out.get(0);
  }

  /** The number of move sequences of a length, without draw rules. */
  static long perft(FanoronaGame game, FanoronaPosition start, int depth) {
    FanoronaRules rules = game.withoutDrawRules().rules();
    return perft(rules, start, depth);
  }

  private static long perft(FanoronaRules rules, FanoronaPosition position, int depth) {
    MoveList moves = new MoveList();
    if (depth == 1) {
      return rules.count(position, moves);
    }
    rules.moves(position, moves);
    FanoronaPosition child = rules.copy(position);
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      nodes += perft(rules, child, depth - 1);
    }
    return nodes;
  }
}
