package org.papamu.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.papamu.api.Goal.Attempt;
import org.papamu.api.Move.Step;

class GoalTest {

  private static final Move QUIET = Move.of(1, Step.shift(0, 1));

  /** Takes two stones by a step marked A, then one by a step marked W. */
  private static final Move CAPTURE =
      new Move(
          2,
          List.of(
              Step.shift(0, 1).taking(PointSet.of(2, 3)).marked("A"),
              Step.shift(1, 5).taking(PointSet.of(4)).marked("W")));

  private static Attempt attempt(String text, Move move, String result) {
    return new Attempt(
        List.of("first", text),
        List.of(QUIET, move),
        List.of(0, 1, 0, 2),
        result.isEmpty() ? Optional.empty() : Optional.of(result));
  }

  @Test
  void looksAtTheLastMove() {
    Attempt attempt = attempt("a1-b1A-c1W", CAPTURE, "");
    assertThat(Goal.move("x", "a1-b1A-c1W").reached(attempt)).isTrue();
    assertThat(Goal.move("first").reached(attempt)).isFalse();
    assertThat(attempt.last()).isEqualTo(CAPTURE);
    assertThat(attempt.taken()).isEqualTo(3);
  }

  @Test
  void countsWhatWasTakenAndTheSteps() {
    Attempt attempt = attempt("m", CAPTURE, "");
    assertThat(Goal.taking(3).reached(attempt)).isTrue();
    assertThat(Goal.taking(4).reached(attempt)).isFalse();
    assertThat(Goal.steps(2).reached(attempt)).isTrue();
    assertThat(Goal.steps(3).reached(attempt)).isFalse();
  }

  @Test
  void allStepsMustHaveTheMark() {
    Move approach = Move.of(1, Step.shift(0, 1).marked("A"));
    assertThat(Goal.marked("A").reached(attempt("m", approach, ""))).isTrue();
    assertThat(Goal.marked("A").reached(attempt("m", CAPTURE, ""))).isFalse();
    assertThat(Goal.marked("").reached(attempt("m", new Move(0, List.of()), ""))).isFalse();
  }

  @Test
  void looksAtTheEndAndAtWhatIsLeft() {
    assertThat(Goal.result("solved").reached(attempt("m", QUIET, "solved"))).isTrue();
    assertThat(Goal.result("solved").reached(attempt("m", QUIET, "stuck"))).isFalse();
    assertThat(Goal.result("solved").reached(attempt("m", QUIET, ""))).isFalse();
    assertThat(Goal.left(2).reached(attempt("m", QUIET, ""))).isTrue();
    assertThat(Goal.left(1).reached(attempt("m", QUIET, ""))).isFalse();
  }
}
