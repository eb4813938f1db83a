package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.mcts.MctsPlayer;
import org.papamu.core.mcts.MctsSettings;

/** Values from independent solvers, and what Monte Carlo tree search proves of them. */
class ProvedValuesTest {

  private static List<String[]> solved() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(ProvedValuesTest.class.getResourceAsStream("/konane/solved.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split("\\|"))
          .toList();
    }
  }

  @ParameterizedTest
  @EnumSource
  void provesSmallBoards(MctsSettings.Selection selection) throws IOException {
    MctsPlayer player =
        new MctsPlayer(
            MctsSettings.STANDARD.withSelection(selection).withHash(16), new SplittableRandom(1));
    int proved = 0;
    KonaneProvider provider = new KonaneProvider();
    for (String[] fields : solved()) {
      Game<?> game = provider.game(GameSpec.parse(provider, fields[0]));
      proved += check(game, fields[1], fields[2], player);
    }
    assertThat(proved).isGreaterThan(40);
  }

  private static <P extends Position> int check(
      Game<P> game, String text, String winner, MctsPlayer player) {
    P position = game.notation().read(text);
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    if (moves.isEmpty()) {
      return 0;
    }
    // Asked for two lines it also looks into a position with one move.
    Question<P> question =
        Question.of(History.startingAt(game, position), Budget.UNLIMITED.withNodes(200_000))
            .withLines(2);
    Thought thought = player.choose(question).thought().orElseThrow();
    boolean won = game.info().seats().get(position.turn()).equals(winner);
    assertThat(thought.best().score().kind())
        .as("%s %s", game.info().name(), text)
        .isEqualTo(won ? Score.Kind.WIN : Score.Kind.LOSS);
    return 1;
  }
}
