package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Notation;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/** Texts of positions: what they mean, and what is refused and where. */
class NotationTest {

  @ParameterizedTest
  @CsvSource({
    "konane:6x6, wbwbwb/bwbwbw/wbwbwb/bwbwbw/wbwbwb/bwbwbw b r",
    "konane:1x1, b b r",
    "konane:1x4, bwbw b r",
    "konane:4x1, w/b/w/b b r",
    "konane:3x3, bwb/wbw/bwb b r",
    "konane:2x5, wbwbw/bwbwb b r",
  })
  void theStart(String game, String text) {
    assertThat(start(Boards.game(game))).isEqualTo(text);
  }

  private static <P extends KonanePosition> String start(KonaneGame<P> game) {
    return game.notation().write(game.rules().initial());
  }

  @Test
  void theStartOfABoardWithLongRows() {
    assertThat(start(Boards.game("konane:10x100")))
        .startsWith("wbwb")
        .endsWith("bwbw b r")
        .hasSize(10 * 100 + 9 + 4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Stones on any points, full and empty boards: a position need not be reachable.
        "4/4/4/4 w j",
        "4/4/4/4 b j",
        "bbbb/bbbb/bbbb/bbbb w j",
        "wwww/wwww/bbbb/bbbb b j",
        "wbwb/bwbw/wbwb/bwbw b j",
        "wbwb/bwbw/wbwb/bwbw w j",
        "wbwb/bwbw/w1wb/bwbw w r",
        "wbwb/bwbw/w1wb/bwbw b j",
        "b2w/1w1b/2b1/w3 b j",
      })
  void aTextLeadsBackToItself(String text) {
    assertThat(rewritten(Boards.game("konane:4x4"), text)).isEqualTo(text);
  }

  private static <P extends KonanePosition> String rewritten(KonaneGame<P> game, String text) {
    return game.notation().write(game.notation().read(text));
  }

  @Test
  void theStageIsPartOfAPosition() {
    KonaneGame<NarrowPosition> game = Boards.narrow(4, 4);
    NarrowPosition removing = game.notation().read("wbwb/bwbw/wbwb/bwbw b r");
    NarrowPosition jumping = game.notation().read("wbwb/bwbw/wbwb/bwbw b j");
    assertThat(removing).isNotEqualTo(jumping);
    assertThat(removing.hash()).isNotEqualTo(jumping.hash());
    assertThat(Boards.moves(game, removing)).isNotEmpty();
    assertThat(Boards.moves(game, jumping)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        // The rows.
        "wbwb/bwbw/wbwb b r          | 14 | MALFORMED     | row 1 is missing",
        "wbwb/bwbw/wbwb/bwbw/4 b r   | 19 | MALFORMED     | the board has 4 rows",
        "wbwb/bwbw/wbwb/bwb b r      | 18 | OUT_OF_BOUNDS | row 1 has 3 of its 4 points",
        "wbwbw/bwbw/wbwb/bwbw b r    |  4 | OUT_OF_BOUNDS | row 4 has more points than its 4",
        "wbwb/bw5/wbwb/bwbw b r      |  7 | OUT_OF_BOUNDS | row 3 has more points than its 4",
        "wbwb/Bwbw/wbwb/bwbw b r     |  5 | MALFORMED     | 'B' is no piece: b or w",
        "wbwb/owbw/wbwb/bwbw b r     |  5 | MALFORMED     | 'o' is no piece: b or w",
        "wbwb/0bwbw/wbwb/bwbw b j    |  5 | MALFORMED     |"
            + " a run of empty points is one number without leading zeros",
        "04/4/4/4 b j                |  0 | MALFORMED     |"
            + " a run of empty points is one number without leading zeros",
        "4/22/4/4 b j                |  2 | OUT_OF_BOUNDS | row 3 has more points than its 4",
        "99999999999/4/4/4 b j       |  0 | OUT_OF_BOUNDS | row 4 has more points than its 4",
        "+4/4/4/4 b j                |  0 | MALFORMED     | '+' is no piece: b or w",
        "4/-4/4/4 b j                |  2 | MALFORMED     | '-' is no piece: b or w",
        // The fields.
        "4/4/4/4                     |  7 | MALFORMED     | the side to move is missing",
        "4/4/4/4 b                   |  9 | MALFORMED     | the state is missing",
        "4/4/4/4 b j 0               | 12 | MALFORMED     | nothing may follow the state",
        "4/4/4/4  b j                |  8 | MALFORMED     |"
            + " one blank between fields, none elsewhere",
        "\"4/4/4/4 b j \"            | 12 | MALFORMED     |"
            + " one blank between fields, none elsewhere",
        "\" 4/4/4/4 b j\"            |  0 | MALFORMED     |"
            + " one blank between fields, none elsewhere",
        "4/4/4/4 black j             |  8 | MALFORMED     | the side to move is b or w",
        "4/4/4/4 W j                 |  8 | MALFORMED     | the side to move is b or w",
        "4/4/4/4 b x                 | 10 | MALFORMED     | the state is r or j",
        "4/4/4/4 b 0                 | 10 | MALFORMED     | the state is r or j",
        // The removal stage.
        "wbwb/bwbw/wbwb/bwbw w r     | 22 | ILLEGAL       |"
            + " state r with White to move is a board with one hole, not 0",
        "wbwb/bwbw/w1wb/bwbw b r     | 22 | ILLEGAL       |"
            + " state r with Black to move is a full board, and this has holes: 1",
        "wbwb/bwbw/w1wb/1wbw w r     | 22 | ILLEGAL       |"
            + " state r with White to move is a board with one hole, not 2",
        "wbwb/bwbw/wb1b/bwbw w r     | 22 | ILLEGAL       |"
            + " a black stone is taken off first, and c2 had a white one",
        "bwbw/wbwb/bwbw/wbwb b r     | 22 | ILLEGAL       |"
            + " state r is the full board, where a1 has a black stone",
        "wbwb/bwbw/wbwb/bbbw b r     | 22 | ILLEGAL       |"
            + " state r is the full board, where b1 has a white stone",
      })
  void isRefused(String text, int offset, Kind kind, String message) {
    NotationException fault = fault(text);
    assertThat(fault.message()).isEqualTo(message);
    assertThat(fault.kind()).isEqualTo(kind);
    assertThat(fault.offset()).isEqualTo(offset);
  }

  @ParameterizedTest
  @ValueSource(strings = {"٤/4/4/4 b j", "4／4/4/4 b j", "4/4/4/4\tb j", "4/4/4/4 b j\n", "", "é"})
  void otherCharactersAreRefused(String text) {
    assertThat(fault(text).kind()).isEqualTo(Kind.MALFORMED);
  }

  @Test
  void aLongTextIsRefused() {
    NotationException fault = fault("/".repeat(100_000));
    assertThat(fault.kind()).isEqualTo(Kind.OUT_OF_BOUNDS);
    assertThat(fault.offset()).isEqualTo(Notation.MAX_POSITION_LENGTH);
  }

  private static NotationException fault(String text) {
    return catchThrowableOfType(
        NotationException.class, () -> Boards.narrow(4, 4).notation().read(text));
  }

  /** Whatever is done to a text, it is refused or it is the text of a position. */
  @Test
  void aChangedTextIsRefusedOrMeansItself() {
    KonaneGame<NarrowPosition> game = Boards.narrow(4, 4);
    RandomGenerator random = Boards.random(3);
    List<String> texts =
        List.of("wbwb/bwbw/wbwb/bwbw b r", "wbwb/bwbw/w1wb/bwbw w r", "b2w/1w1b/4/w3 b j");
    String letters = "bwrj/ 0123456789ox-\u0663\n";
    int accepted = 0;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder(texts.get(i % texts.size()));
      for (int change = random.nextInt(1, 3); change > 0; change--) {
        int at = random.nextInt(text.length());
        char c = letters.charAt(random.nextInt(letters.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.setCharAt(at, c);
          case 1 -> text.insert(at, c);
          default -> text.deleteCharAt(at);
        }
      }
      try {
        NarrowPosition position = game.notation().read(text.toString());
        assertThat(game.notation().write(position)).isEqualTo(text.toString());
        accepted++;
      } catch (NotationException refused) {
        assertThat(refused.message()).isNotBlank();
      }
    }
    assertThat(accepted).isBetween(100, 19_000);
  }
}
