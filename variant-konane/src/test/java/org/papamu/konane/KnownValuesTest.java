package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.core.search.AlphaBeta;

/** Positions that an independent program has solved, and what a search makes of them. */
class KnownValuesTest {

  private static final long NODES = 100_000;
  private static final int MEBIBYTES = 8;

  private static final Pattern LINE =
      Pattern.compile(
          "\\{\"game\": \"([^\"]+)\", \"position\": \"([^\"]+)\", \"value\": \"([^\"]+)\"\\}");

  private int proved;

  @Test
  void noProofIsWrongAndNearlyAllAreFound() throws IOException {
    List<String> lines;
    try (InputStream in =
            Objects.requireNonNull(getClass().getResourceAsStream("/konane/values.jsonl"));
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      lines = reader.lines().toList();
    }
    for (String line : lines) {
      Matcher matcher = LINE.matcher(line);
      assertThat(matcher.matches()).as(line).isTrue();
      check(Boards.game(matcher.group(1)), matcher.group(2), matcher.group(3));
    }
    assertThat(proved).isGreaterThan(lines.size() * 4 / 5);
  }

  private <P extends KonanePosition> void check(KonaneGame<P> game, String text, String value) {
    P position = game.notation().read(text);
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    if (moves.isEmpty()) {
      assertThat(value).isEqualTo("loss");
      proved++;
      return;
    }
    Question<P> question =
        Question.of(History.startingAt(game, position), Budget.UNLIMITED.withNodes(NODES))
            .withLines(moves.size() == 1 ? 2 : 1);
    Score score =
        new AlphaBeta(1, MEBIBYTES, new SplittableRandom(1))
            .choose(question)
            .thought()
            .orElseThrow()
            .best()
            .score();
    if (score.isProved()) {
      proved++;
      assertThat(score.kind().toString().toLowerCase(Locale.ROOT))
          .as("%s %s", game.info().name(), text)
          .isEqualTo(value);
    }
  }
}
