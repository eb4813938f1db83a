package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.core.search.AlphaBeta;

/** Positions whose value is known from complete tables, and what a search makes of them. */
class KnownValuesTest {

  private static final int MEBIBYTES = 8;

  /** What a second takes many times over. */
  private static final long NODES = 60_000;

  private static final int SHORT = 12;

  private static Score searched(FanoronaGame game, FanoronaPosition position, long nodes) {
    // A position that has one move only is searched all the same if several lines are wanted.
    Question<FanoronaPosition> question =
        Question.of(History.startingAt(game, position), Budget.UNLIMITED.withNodes(nodes))
            .withLines(Games.moves(game, position).size() == 1 ? 2 : 1);
    return new AlphaBeta(1, MEBIBYTES, new SplittableRandom(1))
        .choose(question)
        .thought()
        .orElseThrow()
        .best()
        .score();
  }

  @Test
  void noProofIsWrongAndShortWinsAreFound() {
    List<JsonLine> lines = JsonLine.of("/fanorona/values.jsonl");
    int proved = 0;
    for (JsonLine line : lines) {
      FanoronaGame game = Games.game(line.text("game"));
      FanoronaPosition position = game.notation().read(line.text("position"));
      Score score = searched(game, position, NODES);
      String value = line.text("value");
      if (score.isProved()) {
        proved++;
        assertThat(score.kind().toString().toLowerCase(Locale.ROOT))
            .as("%s", line)
            .isEqualTo(value);
      }
      boolean isShort = line.line().contains("plies") && line.number("plies") <= SHORT;
      if (isShort) {
        assertThat(score.isProved()).as("%s: %s", line, score).isTrue();
        assertThat(score.value())
            .as("%s: %s", line, score)
            .isGreaterThanOrEqualTo(line.number("plies"));
      }
    }
    assertThat(proved).isGreaterThan(lines.size() * 4 / 5);
  }

  @Test
  void drawnPositionsAreKept() {
    for (JsonLine line : JsonLine.of("/fanorona/values.jsonl")) {
      boolean few = line.text("position").replaceAll("[^bw]", "").length() < 10;
      if (few && line.text("value").equals("draw")) {
        FanoronaGame game = Games.game(line.text("game"));
        FanoronaPosition position = game.notation().read(line.text("position"));
        AlphaBeta player = new AlphaBeta(1, MEBIBYTES, new SplittableRandom(1));
        History<FanoronaPosition> history = History.startingAt(game, position);
        long move = player.choose(Question.of(history, Budget.UNLIMITED.withNodes(NODES))).move();
        FanoronaPosition after = history.then(move).position();
        assertThat(searched(game, after, 2 * NODES).kind())
            .as("%s", line)
            .isNotEqualTo(Score.Kind.WIN);
      }
    }
  }
}
