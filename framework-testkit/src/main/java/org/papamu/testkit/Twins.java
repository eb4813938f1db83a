package org.papamu.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.papamu.api.Game;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Position;

/**
 * Plays two games of the same rules side by side and compares every answer: a fast path and a plain
 * one, or two kinds of positions. Their codes and hashes may differ; their texts may not.
 */
public final class Twins {

  private final Side<?> one;
  private final Side<?> other;

  private Twins(Side<?> one, Side<?> other) {
    this.one = one;
    this.other = other;
  }

  /**
   * Plays random games from the usual start.
   *
   * @param seed where the choice of moves comes from
   * @param games how many games
   * @param plies how many plies of each at most
   * @throws AssertionError if they differ; says where and how
   */
  public static void assertAlike(Game<?> one, Game<?> other, long seed, int games, int plies) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < games; i++) {
      new Twins(new Side<>(one), new Side<>(other)).play(random.split(), plies);
    }
  }

  private void play(SplittableRandom random, int plies) {
    List<String> played = new ArrayList<>();
    for (int ply = 0; ; ply++) {
      String place = "after " + (played.isEmpty() ? "no move" : String.join(" ", played));
      assertEquals(one.write(), other.write(), () -> "the positions " + place);
      SortedMap<String, Long> moves = one.moves();
      SortedMap<String, Long> others = other.moves();
      assertEquals(moves.keySet(), others.keySet(), () -> "the moves " + place);
      assertEquals(one.count(), other.count(), () -> "the counts " + place);
      assertEquals(one.tell(moves), other.tell(others), () -> "what the moves do " + place);
      assertEquals(one.outcome(), other.outcome(), () -> "the outcomes " + place);
      if (moves.isEmpty() || ply == plies) {
        return;
      }
      String text = List.copyOf(moves.keySet()).get(random.nextInt(moves.size()));
      one.play(moves, text);
      other.play(others, text);
      played.add(text);
    }
  }

  private static final class Side<P extends Position> {
    private final Game<P> game;
    private final P position;

    Side(Game<P> game) {
      this.game = game;
      position = game.rules().initial();
    }

    String write() {
      return game.notation().write(position);
    }

    SortedMap<String, Long> moves() {
      MoveList list = new MoveList();
      game.rules().moves(position, list);
      SortedMap<String, Long> moves = new TreeMap<>();
      for (int i = 0; i < list.size(); i++) {
        moves.put(game.notation().writeMove(position, list.get(i)), list.get(i));
      }
      return moves;
    }

    long count() {
      return game.rules().count(position, new MoveList());
    }

    List<List<Move.Step>> tell(SortedMap<String, Long> moves) {
      return moves.values().stream()
          .map(move -> game.rules().describe(position, move).steps())
          .toList();
    }

    String outcome() {
      return Outcome.of(game, position).map(Outcome::toString).orElse("none");
    }

    void play(SortedMap<String, Long> moves, String text) {
      Long move = moves.get(text);
      if (move == null) {
        throw new AssertionError("no move " + text);
      }
      game.rules().play(position, move);
    }
  }
}
