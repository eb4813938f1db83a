package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.MoveList;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/** What is said about a move that is not legal. */
class RefusalTest {

  private static final String START = "wbwbwb/bwbwbw/wbwbwb/bwbwbw/wbwbwb/bwbwbw b r";
  private static final String HOLE = "wbwbwb/bwbwbw/wbwbwb/bw1wbw/wbwbwb/bwbwbw w r";

  /** Among others, a3 can jump to c3 and on to e3, and c1 to c3. */
  private static final String MIDDLE = "6/wb4/4wb/bw1w2/1bwb2/bwbw2 b j";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "b1    | b1 holds a white stone, and Black takes off one of its own",
        "e3    | Black takes off a black stone on a corner or one nearest to the centre first:"
            + " a1, c3, d4 or f6",
        "c3-e3 | the first two plies take off one stone each, and nothing jumps yet",
        "e3-c3 | Black takes off a black stone on a corner or one nearest to the centre first:"
            + " a1, c3, d4 or f6",
        "c9    | there is no point c9: columns go to f and rows to 6",
        "g1    | there is no point g1: columns go to f and rows to 6",
        "C3    | a point is a column letter and a row number, such as a1",
        "c03   | a point is a column letter and a row number, such as a1",
        "hello | a point is a column letter and a row number, such as a1",
      })
  void blackTakesOff(String text, String message) {
    assertThat(fault("konane:6x6", START, text).message()).isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "c3    | there is no stone on c3",
        "d4    | d4 holds a black stone, and White takes off one of its own",
        "a2    | White takes off a stone next to the hole, and a2 is not: b3, c2, c4 or d3",
        "c2-c4 | the first two plies take off one stone each, and nothing jumps yet",
      })
  void whiteTakesOff(String text, String message) {
    assertThat(fault("konane:6x6", HOLE, text).message()).isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource({
    "konane:6x6, a black stone on a corner or one nearest to the centre",
    "'konane:6x6,opening=centre', a black stone nearest to the centre",
    "'konane:6x6,opening=corner', a black stone on a corner",
  })
  void theOpeningInForceIsNamed(String game, String words) {
    assertThat(fault(game, START, "e3").message()).startsWith("Black takes off " + words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The stone.
        "e6       | 0 | there is no stone on e6",
        "b3-d3    | 0 | b3 holds a white stone, and Black is to move",
        "a1-c1    | 0 | the stone on a1 cannot jump: c1 behind b1 is taken",
        "b5       | 0 | the stone on b5 cannot jump: behind a5 is the edge",
        // The landing.
        "a3       | 2 | the landing of the stone on a3 is missing",
        "a3-      | 2 | a point is missing",
        "a3-a3    | 2 | a jump lands on another point than it starts from",
        "a3-c4    | 2 | a3 and c4 are not in one row or column: a stone jumps straight on",
        "a3-b3    | 2 | b3 is next to a3: a jump lands behind the stone that it takes",
        "a3-d3    | 2 | from a3 to d3 is an odd number of points: every jump goes two points on",
        "a3-a5    | 2 | there is no white stone on a4 to jump over",
        "a3-a1    | 2 | there is no white stone on a2 to jump over",
        "c1-a1    | 2 | a1 is taken: a jump lands on an empty point",
        "c1-c5    | 2 | there is no white stone on c4 to jump over",
        "a3-z9    | 2 | there is no point z9: columns go to f and rows to 6",
        "a3-E3    | 2 | a point is a column letter and a row number, such as c1",
        "a3xc3    | 2 | a jump is written with a hyphen between start and landing",
        // More than two points.
        "a3-c3-e3 | 5 | a run of jumps is written by its start and its last landing: a3-e3",
        "a3-c3-c5 | 5 | a stone may not turn within a move: it jumps straight on",
        "c1-c3-e3 | 5 | a stone may not turn within a move: it jumps straight on",
        "c1-c3-c5 | 5 | there is no white stone on c4 to jump over",
        "a3-c3-c3 | 5 | a jump lands on another point than it starts from",
      })
  void blackJumps(String text, int offset, String message) {
    NotationException fault = fault("konane:6x6", MIDDLE, text);
    assertThat(fault.message()).isEqualTo(message);
    assertThat(fault.kind()).isEqualTo(Kind.ILLEGAL);
    assertThat(fault.offset()).isEqualTo(offset);
  }

  @Test
  void theMovesOfTheMiddleAreThose() {
    assertThat(Boards.moves(Boards.game("konane:6x6"), MIDDLE))
        .containsExactly("a3-c3", "a3-e3", "b2-b4", "c1-c3", "c1-e1", "d2-d4", "f4-d4");
  }

  @Test
  void reasonsWhyAStoneCannotJump() {
    assertThat(fault("konane:3x3", "3/1b1/3 b j", "b2").message())
        .isEqualTo("the game is over: Black cannot jump");
    assertThat(fault("konane:5x5", "b4/5/5/bw3/1b3 b j", "a5").message())
        .isEqualTo("the stone on a5 cannot jump: no white stone is next to it");
    assertThat(fault("konane:5x5", "bw3/wb3/5/bw3/5 b j", "b4").message())
        .isEqualTo(
            "the stone on b4 cannot jump: behind each white stone next to it is a stone or the"
                + " edge");
  }

  @Test
  void suggestionsAreLegal() {
    assertThat(fault("konane:6x6", MIDDLE, "a3-d3").suggestions())
        .containsExactly("a3-c3", "a3-e3");
    assertThat(fault("konane:6x6", MIDDLE, "a3").suggestions()).containsExactly("a3-c3", "a3-e3");
  }

  private static NotationException fault(String game, String position, String text) {
    return fault(Boards.game(game), position, text);
  }

  private static <P extends KonanePosition> NotationException fault(
      KonaneGame<P> game, String position, String text) {
    MoveList moves = new MoveList();
    NotationException fault =
        catchThrowableOfType(
            NotationException.class,
            () -> game.readMoves(game.notation().read(position), text, moves));
    assertThat(moves.isEmpty()).isTrue();
    return fault;
  }

  /**
   * Along random games, every pair of points is either a legal move or refused for a reason that
   * the classification found: it never runs out of reasons, so it never disagrees with the
   * generator.
   */
  @ParameterizedTest
  @ValueSource(strings = {"konane:1x9", "konane:4x4", "konane:5x7", "konane:8x9", "konane:66x1"})
  void everyPairOfPointsIsLegalOrExplained(String name) {
    explained(Boards.game(name));
  }

  private static <P extends KonanePosition> void explained(KonaneGame<P> game) {
    RandomGenerator random = Boards.random(11);
    MoveList moves = new MoveList();
    for (int walk = 0; walk < 3; walk++) {
      P position = game.rules().initial();
      while (true) {
        game.rules().moves(position, moves);
        if (moves.isEmpty()) {
          break;
        }
        Set<String> legal = Set.copyOf(Boards.moves(game, position));
        Refusal<P> refusal = new Refusal<>(game.rules(), position);
        for (int from = 0; from < game.board().size(); from++) {
          String start = game.board().name(from);
          if (legal.contains(start)) {
            continue;
          }
          boolean starts = legal.stream().anyMatch(text -> text.startsWith(start + "-"));
          if (!starts) {
            isReason(refusal.reason(List.of(), start));
            continue;
          }
          for (int to = 0; to < game.board().size(); to++) {
            String landing = "-" + game.board().name(to);
            if (!legal.contains(start + landing)) {
              isReason(refusal.reason(List.of(start), landing));
            }
          }
        }
        game.rules().play(position, moves.pick(random));
      }
    }
  }

  private static void isReason(String reason) {
    assertThat(reason).isNotBlank().doesNotEndWith(".").isNotEqualTo("not a legal move");
  }
}
