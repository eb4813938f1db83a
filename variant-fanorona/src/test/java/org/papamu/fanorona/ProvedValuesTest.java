package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.mcts.MctsPlayer;
import org.papamu.core.mcts.MctsSettings;

/** Values from full tables of small boards, and what Monte Carlo tree search proves of them. */
class ProvedValuesTest {

  private static List<String[]> solved() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            ProvedValuesTest.class.getResourceAsStream("/fanorona/solved.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split("\\|"))
          .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void provesSmallEndings(int threads) throws IOException {
    MctsPlayer player =
        new MctsPlayer(
            MctsSettings.STANDARD.withThreads(threads).withHash(8), new SplittableRandom(1));
    int proved = 0;
    for (String[] fields : solved()) {
      FanoronaGame game = Games.game(fields[0]);
      FanoronaPosition position = game.notation().read(fields[1]);
      MoveList moves = Games.moves(game, position);
      if (moves.isEmpty()) {
        continue;
      }
      // Asked for two lines it also looks into a position with one move.
      Question<FanoronaPosition> question =
          Question.of(History.startingAt(game, position), Budget.UNLIMITED.withNodes(100_000))
              .withLines(2);
      Thought thought = player.choose(question).thought().orElseThrow();
      Score score = thought.best().score();
      assertThat(score.kind())
          .as("%s %s", fields[0], fields[1])
          .isEqualTo(Score.Kind.valueOf(fields[2].toUpperCase(Locale.ROOT)));
      proved++;
    }
    assertThat(proved).isGreaterThan(50);
  }

  @Test
  void playsWholeGamesAgainstItself() {
    FanoronaGame game = Games.game("fanorona:3x7");
    MctsPlayer player = new MctsPlayer(MctsSettings.STANDARD, new SplittableRandom(2));
    History<FanoronaPosition> history = History.startingAt(game, game.rules().initial());
    while (!Games.moves(game, history.position()).isEmpty() && history.plies() < 60) {
      Question<FanoronaPosition> question = Question.of(history, Budget.UNLIMITED.withNodes(300));
      Thought thought = player.choose(question).thought().orElseThrow();
      thought.lines().forEach(line -> assertThat(isLegal(game, question.history(), line)).isTrue());
      history = history.then(thought.best().move());
    }
    assertThat(history.plies()).isGreaterThan(4);
  }

  private static boolean isLegal(
      FanoronaGame game, History<FanoronaPosition> history, Thought.Line line) {
    FanoronaPosition position = history.position();
    for (long move : line.moves()) {
      if (!Games.moves(game, position).contains(move)) {
        return false;
      }
      game.rules().play(position, move);
    }
    return true;
  }
}
