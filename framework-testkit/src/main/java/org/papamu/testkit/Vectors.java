package org.papamu.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import org.opentest4j.TestAbortedException;
import org.papamu.api.Game;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.perft.Perft;

/** Compares what a game says with what independent programs said. */
final class Vectors {

  private Vectors() {}

  /** Compares a count of games: {@code position}, {@code depth} and {@code nodes}. */
  static <P extends Position> void perft(Game<P> game, FlatObject line, long mostNodes, Stop stop) {
    long expected = line.number("nodes");
    if (expected > mostNodes) {
      throw new TestAbortedException(
          "%d nodes are more than %d; -D%s=%d counts them"
              .formatted(expected, mostNodes, GameLaws.PERFT_NODES, expected));
    }
    int depth = Math.toIntExact(line.number("depth"));
    P position = read(game, line);
    OptionalLong found = Perft.count(game, position, depth, 1, stop);
    if (found.isEmpty()) {
      throw new TestAbortedException("stopped before it was counted");
    }
    if (found.getAsLong() != expected) {
      fail(
          "perft(%d) of %s is %d, not %d%n  position: %s%n  by first move: %s%n  vector:   %s"
              .formatted(
                  depth,
                  game.info().name(),
                  found.getAsLong(),
                  expected,
                  line.text("position"),
                  Perft.divide(game, position, Math.max(1, depth), 1, stop).orElseThrow(),
                  line.place()));
    }
  }

  /**
   * Compares the legal moves: {@code position} and {@code moves}; where the line has them also
   * {@code next}, the position after each move, and {@code effects}, where each move starts and
   * ends and what it takes, such as {@code a1-c3:b1+c2}.
   */
  static <P extends Position> void moves(Game<P> game, FlatObject line) {
    P position = read(game, line);
    List<String> expected = line.texts("moves");
    MoveList moves = new MoveList();
    game.withoutDrawRules().rules().moves(position, moves);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      found.add(game.notation().writeMove(position, moves.get(i)));
    }
    same("the moves", game, line, expected, found);
    for (int i = 0; i < expected.size() && line.has("next"); i++) {
      P next = game.rules().copy(position);
      MoveList plies = new MoveList();
      game.readMoves(position, expected.get(i), plies);
      game.rules().play(next, plies.get(0));
      String text = game.notation().write(next);
      if (!text.equals(line.texts("next").get(i))) {
        fail(
            "after play(%s) the position is %s, not %s%n  position: %s%n  vector:   %s"
                .formatted(
                    expected.get(i),
                    text,
                    line.texts("next").get(i),
                    line.text("position"),
                    line.place()));
      }
    }
    if (line.has("effects") && line.texts("effects").stream().allMatch(e -> e.indexOf(':') > 0)) {
      List<String> effects = new ArrayList<>();
      for (int i = 0; i < moves.size(); i++) {
        effects.add(effect(game, game.rules().describe(position, moves.get(i))));
      }
      // Both signs between the taken points are in use.
      List<String> wanted =
          line.texts("effects").stream().map(effect -> effect.replace(',', '+')).toList();
      same("the effects of the moves", game, line, wanted, effects);
    }
  }

  private static String effect(Game<?> game, Move move) {
    List<Move.Step> steps = move.steps();
    TreeSet<String> taken = new TreeSet<>();
    move.taken().forEach(point -> taken.add(game.board().name(point)));
    return "%s-%s:%s"
        .formatted(
            game.board().name(steps.get(0).from()),
            game.board().name(steps.get(steps.size() - 1).to()),
            String.join("+", taken));
  }

  private static <P extends Position> P read(Game<P> game, FlatObject line) {
    try {
      return game.notation().read(line.text("position"));
    } catch (NotationException refused) {
      return fail(
          "%s refuses the position %s: %s%n  vector: %s"
              .formatted(
                  game.info().name(), line.text("position"), refused.message(), line.place()));
    }
  }

  private static void same(
      String what, Game<?> game, FlatObject line, List<String> expected, List<String> found) {
    List<String> missing = new ArrayList<>(expected);
    found.forEach(missing::remove);
    List<String> unexpected = new ArrayList<>(found);
    expected.forEach(unexpected::remove);
    if (!missing.isEmpty() || !unexpected.isEmpty()) {
      Collections.sort(missing);
      Collections.sort(unexpected);
      fail(
          "%s of %s are not those of the vector%n  position: %s%n  missing:  %s%n  too many: %s%n  vector:   %s"
              .formatted(
                  what,
                  game.info().name(),
                  line.text("position"),
                  String.join(" ", missing),
                  String.join(" ", unexpected),
                  line.place()));
    }
  }
}
