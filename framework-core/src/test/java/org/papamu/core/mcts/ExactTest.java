package org.papamu.core.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.History;
import org.papamu.api.Player;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

/** What the search proves is what looking at everything gives. */
class ExactTest {

  private static final Budget ENOUGH = Budget.UNLIMITED.withNodes(2_000_000);

  private static Thought thought(Player player, History<?> history) {
    return player.choose(Question.of(history, ENOUGH)).thought().orElseThrow();
  }

  private static MctsPlayer player(int threads, MctsSettings.Selection selection, long seed) {
    MctsSettings settings =
        MctsSettings.STANDARD.withThreads(threads).withSelection(selection).withHash(8);
    return new MctsPlayer(settings, new SplittableRandom(seed));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 12, 1, UCT", "2, 12, 1, UCT", "3, 11, 1, UCT", "4, 11, 1, UCT",
    "2, 12, 3, UCT", "3, 11, 3, UCT", "2, 12, 1, RAVE", "3, 11, 2, GRAVE"
  })
  void provesRowsForAnyNumberOfSeats(
      int seats, int length, int threads, MctsSettings.Selection selection) {
    for (int seed = 0; seed < 12; seed++) {
      // Numbers so large that no seat is likely to be indifferent between two moves.
      Row plain = Row.random(seats, length, 1000, new SplittableRandom(seed));
      Row row = seed % 2 == 0 ? plain : plain.evaluated();
      Row.State start = row.rules().initial();
      Results results = new Results(row.info());
      Thought thought = thought(player(threads, selection, seed), History.startingAt(row, start));
      float[] exact = row.rewards(start, results);
      Score score = thought.best().score();
      assertThat(score.isProved()).as("%s seats, seed %s", seats, seed).isTrue();
      assertThat(score.kind()).as("%s seats, seed %s", seats, seed).isEqualTo(kind(row, exact));
      row.rules().play(start, thought.best().move());
      assertThat(row.rewards(start, results)).as("after the move").isEqualTo(exact);
      if (seats != 2) {
        assertThat(score.value()).as("plies").isEqualTo(length);
      }
    }
  }

  private static Score.Kind kind(Row row, float[] rewards) {
    GameInfo info = row.info();
    if (info.seats().size() == 1) {
      return rewards[0] == 1 ? Score.Kind.WIN : Score.Kind.LOSS;
    }
    float place = rewards[0] - (1 - Results.FOR_PLACE);
    if (rewards[0] >= Results.FOR_PLACE) {
      return Score.Kind.WIN;
    }
    return info.seats().size() == 2 && place > 0 ? Score.Kind.DRAW : Score.Kind.LOSS;
  }

  @Test
  void anEvenRowIsADraw() {
    Row row = Row.of(2, 3, 3, 3, 3, 3, 3);
    Thought thought =
        thought(
            player(1, MctsSettings.Selection.UCT, 1),
            History.startingAt(row, row.rules().initial()));
    assertThat(thought.best().score()).isEqualTo(Score.draw());
  }

  @Test
  void winsAndLossesOnARingAreFoundThoughPositionsComeBack() {
    Ring ring = Ring.of(4, 2, 3, "black", "white");
    MctsPlayer player = player(1, MctsSettings.Selection.UCT, 1);
    Place lost = ring.rules().initial();
    assertThat(thought(player, History.startingAt(ring, lost)).best().score())
        .isEqualTo(Score.loss(2));
    ring.rules().play(lost, 0);
    assertThat(thought(player, History.startingAt(ring, lost)).best().score())
        .isEqualTo(Score.win(1));
  }

  @Test
  void aRingThatNobodyCanLeaveIsADrawByRepetition() {
    Ring ring = Ring.of(6, 3, 3, "black", "white");
    Thought thought =
        thought(
            player(1, MctsSettings.Selection.UCT, 1),
            History.startingAt(ring, ring.rules().initial()));
    assertThat(thought.best().score()).isEqualTo(Score.draw());
  }

  @Test
  void positionsBeforeTheRootCountTowardsARepetition() {
    Ring ring = Ring.of(5, 2, 3, "black", "white");
    // 2 black, 3 white, 2 black, 3 white: one more 2 black would be the third.
    History<Place> history =
        History.startingAt(ring, ring.rules().initial()).then(1).then(0).then(1);
    Thought thought = thought(player(1, MctsSettings.Selection.UCT, 1), history);
    assertThat(thought.best().score()).isEqualTo(Score.draw());
    assertThat(thought.best().moves()).containsExactly(0L);
  }

  @Test
  void withoutARuleForItARepetitionProvesNothing() {
    Ring ring = Ring.of(6, 3, 0, "black", "white");
    MctsPlayer player = player(1, MctsSettings.Selection.UCT, 1);
    Question<Place> question =
        Question.of(
            History.startingAt(ring, ring.rules().initial()), Budget.UNLIMITED.withNodes(3000));
    Thought thought = player.choose(question).thought().orElseThrow();
    assertThat(thought.best().score().isProved()).isFalse();
    assertThat(Math.abs(thought.best().score().value())).isLessThan(100);
  }

  @Test
  void threeSeatsOnARing() {
    Ring ring = Ring.of(9, 1, 0, "a", "b", "c");
    Thought thought =
        thought(
            player(1, MctsSettings.Selection.UCT, 1),
            History.startingAt(ring, ring.rules().initial()));
    assertThat(thought.best().score()).isEqualTo(Score.win(1));
    assertThat(thought.best().move()).isEqualTo(0L);
  }
}
