package org.papamu.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.core.search.Thicket.Place;

/** Games in which positions come back: repetitions, and a counter that ends the game. */
class LoopTest {

  private static final int PLACES = 60;

  /** All wins and losses of a game with endless play drawn, found backwards, by position text. */
  private static Map<String, Integer> solved(Thicket game) {
    Map<String, Integer> results = new HashMap<>();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int number = 0; number < PLACES; number++) {
        for (int turn = 0; turn < 2; turn++) {
          for (int quiet = 0; quiet <= game.quiet(); quiet++) {
            Place place = game.read("%s 0 %s %s".formatted(number, quiet, turn));
            int result = result(game, place, results);
            changed |= !Integer.valueOf(result).equals(results.put(game.write(place), result));
          }
        }
      }
    }
    return results;
  }

  /** 1, 0 or -1 for the seat to move, by what is known of the positions that follow. */
  private static int result(Thicket game, Place place, Map<String, Integer> known) {
    MoveList moves = new MoveList();
    game.moves(place, moves);
    if (moves.isEmpty()) {
      return Integer.signum(game.score(place, place.turn()));
    }
    int best = -1;
    for (int i = 0; i < moves.size(); i++) {
      Place next = game.copy(place);
      game.play(next, moves.get(i));
      if (game.quiet() == 0) {
        next.quiet = 0;
      }
      best = Math.max(best, -known.getOrDefault(game.write(next), 0));
    }
    return best;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 6})
  void whatIsProvedIsTrue(int quiet) {
    int proved = 0;
    for (int seed = 0; seed < 50; seed++) {
      Thicket game = Thicket.looped(seed, PLACES, 3, quiet);
      Map<String, Integer> solved = solved(game);
      AlphaBeta player = new AlphaBeta(1, 1, new SplittableRandom(seed));
      History<Place> history = History.startingAt(game, game.initial());
      // The table is kept over the moves, as in a game.
      for (int ply = 0; ply < 8; ply++) {
        MoveList moves = new MoveList();
        Place now = history.position();
        game.moves(now, moves);
        if (moves.isEmpty()) {
          break;
        }
        Question<Place> question = Question.of(history, Budget.UNLIMITED.withNodes(3000));
        Score score = player.choose(question).thought().orElseThrow().best().score();
        if (score.isProved()) {
          proved++;
          if (quiet == 0) {
            now.quiet = 0;
          }
          int expected = Objects.requireNonNull(solved.get(game.write(now)));
          assertThat(score.kind())
              .as("seed %s, ply %s", seed, ply)
              .isEqualTo(
                  expected > 0 ? Score.Kind.WIN : expected < 0 ? Score.Kind.LOSS : Score.Kind.DRAW);
        }
        history = history.then(moves.pick(new SplittableRandom(seed * 100L + ply)));
      }
    }
    assertThat(proved).isGreaterThan(20);
  }

  @Test
  void aPositionThatComesForTheThirdTimeIsADraw() {
    int seen = 0;
    for (int seed = 0; seed < 60; seed++) {
      Thicket game = new Thicket(seed, 5, 2, 3, 0, 1, 3, 0, false, 0);
      SplittableRandom random = new SplittableRandom(seed);
      History<Place> history = History.startingAt(game, game.initial());
      for (int ply = 0; ply < 14; ply++) {
        MoveList moves = new MoveList();
        game.moves(history.position(), moves);
        for (int i = 0; i < moves.size(); i++) {
          int occurrences = history.then(moves.get(i)).occurrences();
          if (occurrences >= 3) {
            seen++;
            assertThat(valueOf(history, moves.get(i))).isZero();
          } else if (occurrences == 1) {
            // No other draw is there to be found, and no evaluation is one.
            assertThat(valueOf(history, moves.get(i))).isNotZero();
          }
        }
        history = history.then(moves.pick(random));
      }
    }
    assertThat(seen).isGreaterThan(20);
  }

  /** The value of a move by the evaluation of the position that it leads to. */
  private static int valueOf(History<Place> history, long move) {
    Tree<Place> tree =
        new Tree<>(
            history.game(),
            history.position(),
            new Past<>(history),
            new TranspositionTable(1),
            Endings.none(),
            new Trust(false),
            Selection.none(),
            Long.MAX_VALUE,
            () -> false,
            new AtomicLong());
    return tree.child(new RootMove(move), 0, -Values.INFINITE, Values.INFINITE);
  }

  @Test
  void aWinKeptFromALowerCountIsNotBelievedWhenTheCountRunsOut() {
    int late = 0;
    for (int seed = 0; seed < 40; seed++) {
      Thicket game = Thicket.looped(seed, PLACES, 0, 12);
      Map<String, Integer> solved = solved(game);
      AlphaBeta player = new AlphaBeta(1, 1, new SplittableRandom(seed));
      for (int quiet = 0; quiet < 12; quiet += 1) {
        Place start = game.read("1 0 %s 0".formatted(quiet));
        MoveList moves = new MoveList();
        game.moves(start, moves);
        if (moves.isEmpty()) {
          continue;
        }
        Question<Place> question =
            Question.of(History.startingAt(game, start), Budget.UNLIMITED.withNodes(20_000));
        Score score = player.choose(question).thought().orElseThrow().best().score();
        int expected = Objects.requireNonNull(solved.get(game.write(start)));
        late += expected == 0 ? 1 : 0;
        if (score.isProved()) {
          int claimed =
              score.kind() == Score.Kind.WIN ? 1 : score.kind() == Score.Kind.LOSS ? -1 : 0;
          assertThat(claimed).as("seed %s, quiet %s", seed, quiet).isEqualTo(expected);
        }
      }
    }
    assertThat(late).isGreaterThan(5);
  }
}
