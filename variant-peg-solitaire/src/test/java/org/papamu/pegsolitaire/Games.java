package org.papamu.pegsolitaire;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveList;
import org.papamu.api.Rules;

/** The games under test, and small things that several tests do with them. */
final class Games {

  private Games() {}

  /** The game with a name; its family's name may be left out. */
  static PegSolitaire game(String text) {
    PegSolitaireProvider provider = new PegSolitaireProvider();
    String name = text.startsWith(provider.name()) ? text : provider.name() + ":" + text;
    return (PegSolitaire) provider.game(GameSpec.parse(provider, name));
  }

  /** Every board, and some with other start holes and targets. */
  static Stream<String> all() {
    return Stream.concat(
        new PegSolitaireProvider().boards().stream(),
        Stream.of(
            "english,start=c3,target=c3",
            "english,start=a4,target=-",
            "european,start=c7,target=d1",
            "wiegleb,target=-",
            "diamond,start=d8,target=e5",
            "triangle15,start=b2,target=a5",
            "triangle10,start=a3,target=a3",
            "square6,start=a1,target=f6"));
  }

  static PegPosition read(PegSolitaire game, String position) {
    return game.notation().read(position);
  }

  /** The texts of all legal moves, in the order of the list. */
  static List<String> moves(PegSolitaire game, PegPosition position) {
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(game.notation().writeMove(position, moves.get(i)));
    }
    return texts;
  }

  /** The plies that a text means. */
  static MoveList plies(PegSolitaire game, PegPosition position, String text) {
    MoveList plies = new MoveList();
    game.readMoves(position, text, plies);
    return plies;
  }

  /** Plays texts, each one or more jumps, and answers the number of jumps. */
  static int play(PegSolitaire game, PegPosition position, String... texts) {
    int jumps = 0;
    for (String text : texts) {
      MoveList plies = plies(game, position, text);
      for (int i = 0; i < plies.size(); i++) {
        game.rules().play(position, plies.get(i));
      }
      jumps += plies.size();
    }
    return jumps;
  }

  /** The number of paths of a length, the last ply counted in bulk. */
  static long perft(Rules<PegPosition> rules, PegPosition position, int depth) {
    List<PegPosition> line = new ArrayList<>();
    List<MoveList> lists = new ArrayList<>();
    for (int ply = 0; ply <= depth; ply++) {
      line.add(rules.copy(position));
      lists.add(new MoveList());
    }
    return perft(rules, line, lists, depth);
  }

  private static long perft(
      Rules<PegPosition> rules, List<PegPosition> line, List<MoveList> lists, int depth) {
    PegPosition position = line.get(depth);
    MoveList moves = lists.get(depth);
    if (depth == 1) {
      return rules.count(position, moves);
    }
    rules.moves(position, moves);
    PegPosition next = line.get(depth - 1);
    long paths = 0;
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(position, next);
      rules.play(next, moves.get(i));
      paths += perft(rules, line, lists, depth - 1);
    }
    return paths;
  }
}
