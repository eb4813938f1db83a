package org.papamu.core.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.api.Game;
import org.papamu.api.Goal;
import org.papamu.api.Lesson;
import org.papamu.api.text.NotationException;
import org.papamu.core.lesson.LessonRun.Standing;
import org.papamu.core.session.GameFault;
import org.papamu.core.toy.Ring;

class LessonRunTest {

  private static Game<?> open(String name) {
    return name.equals("ring:5") ? Ring.of(5, 2, 0, "black", "white") : Ring.standard();
  }

  private static LessonRun<?> run(String game, String position, int most, Goal goal) {
    Lesson lesson =
        new Lesson("Walk", "Walk.", game, position, most, goal, List.of(), List.of("l"));
    return LessonRun.of(lesson, Ring.standard(), LessonRunTest::open);
  }

  @Test
  void beginsWhereTheLessonSays() {
    assertThat(run("", "", 1, Goal.move("l")).session().game().info().name()).isEqualTo("ring:9");
    LessonRun<?> elsewhere = run("ring:5", "3 white", 1, Goal.move("l"));
    assertThat(elsewhere.session().game().info().name()).isEqualTo("ring:5");
    assertThat(elsewhere.session().startText()).contains("3 white");
    assertThat(elsewhere.standing()).isEqualTo(Standing.OPEN);
  }

  @Test
  void isDoneWhenTheGoalIsReachedAndNotBefore() {
    LessonRun<?> run = run("", "2 black", 3, Goal.result("white"));
    assertThat(run.play("l")).isEqualTo(Standing.OPEN);
    assertThat(run.play("l")).isEqualTo(Standing.DONE);
    assertThatThrownBy(() -> run.play("l")).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void isMissedWhenThereAreNoMoreMovesOrTheGameIsOver() {
    LessonRun<?> few = run("", "5 black", 2, Goal.move("x"));
    assertThat(few.play("l")).isEqualTo(Standing.OPEN);
    assertThat(few.play("l")).isEqualTo(Standing.MISSED);
    LessonRun<?> over = run("", "1 black", 9, Goal.result("white"));
    assertThat(over.play("l")).as("black wins").isEqualTo(Standing.MISSED);
  }

  @Test
  void aTextOfSeveralPliesIsLookedAtPlyByPly() {
    List<Integer> seen = new ArrayList<>();
    LessonRun<?> run =
        run(
            "",
            "6 black",
            5,
            attempt -> {
              seen.add(attempt.texts().size());
              return attempt.texts().size() == 2;
            });
    assertThat(run.play("lll")).as("reached on the way").isEqualTo(Standing.DONE);
    assertThat(seen).containsExactly(1, 2);
  }

  @Test
  void whatIsRefusedChangesNothing() {
    LessonRun<?> run = run("", "6 black", 3, Goal.move("l"));
    assertThatThrownBy(() -> run.play("lx")).isInstanceOf(NotationException.class);
    assertThat(run.standing()).isEqualTo(Standing.OPEN);
    assertThat(run.session().ply()).isZero();
  }

  @Test
  void canBeBegunAgain() {
    LessonRun<?> run = run("", "1 black", 1, Goal.result("white"));
    assertThat(run.play("l")).isEqualTo(Standing.MISSED);
    run.restart();
    assertThat(run.standing()).isEqualTo(Standing.OPEN);
    assertThat(run.session().ply()).isZero();
    assertThat(run.session().outcome()).isEmpty();
    assertThat(run.play("r")).isEqualTo(Standing.MISSED);
  }

  @Test
  void aGoalThatFailsIsAFaultOfTheGame() {
    LessonRun<?> run =
        run(
            "",
            "6 black",
            3,
            attempt -> {
              throw new IllegalStateException("planted");
            });
    assertThatThrownBy(() -> run.play("l"))
        .isInstanceOf(GameFault.class)
        .hasMessageContaining("lessons");
  }
}
