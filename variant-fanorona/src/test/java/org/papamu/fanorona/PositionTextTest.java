package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

class PositionTextTest {

  private static final FanoronaGame TELO = Games.game("fanorona:3x3");

  @ParameterizedTest
  @CsvSource({
    "3x3, bbb/b1w/www w 0",
    "5x5, bbbbb/bbbbb/bw1bw/wwwww/wwwww w 0",
    "5x9, bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w 0",
    "3x5, bbbbb/bw1bw/wwwww w 0",
    "5x7, bbbbbbb/bbbbbbb/bwb1wbw/wwwwwww/wwwwwww w 0",
    "3x15, bbbbbbbbbbbbbbb/bwbwbwb1wbwbwbw/wwwwwwwwwwwwwww w 0"
  })
  void startIsAsPublished(String board, String text) {
    FanoronaGame game = Games.game("fanorona:" + board);
    assertThat(game.notation().write(game.rules().initial())).isEqualTo(text);
    assertThat(game.notation().read(text)).isEqualTo(game.rules().initial());
  }

  @Test
  void countMayBeLeftOutAndIsWrittenBack() {
    assertThat(TELO.notation().write(TELO.notation().read("bbb/b1w/www w")))
        .isEqualTo("bbb/b1w/www w 0");
    assertThat(TELO.notation().write(TELO.notation().read("3/1w1/2b b 1000")))
        .isEqualTo("3/1w1/2b b 1000");
  }

  @Test
  void countDoesNotMatterForEquality() {
    FanoronaPosition none = TELO.notation().read("3/1w1/2b b 0");
    FanoronaPosition some = TELO.notation().read("3/1w1/2b b 17");
    FanoronaPosition white = TELO.notation().read("3/1w1/2b w 0");
    assertThat(some).isEqualTo(none).hasSameHashCodeAs(none);
    assertThat(some.hash()).isEqualTo(none.hash());
    assertThat(white).isNotEqualTo(none);
    assertThat(white.hash()).isNotEqualTo(none.hash());
  }

  @Test
  void emptyAndOneSidedBoardsAreRead() {
    for (String text : new String[] {"3/3/3 w 0", "www/w2/3 b 0", "3/1b1/3 w 5"}) {
      FanoronaPosition position = TELO.notation().read(text);
      assertThat(TELO.notation().write(position)).isEqualTo(text);
      assertThat(Games.moves(TELO, position).isEmpty()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\"                     | MALFORMED     | 0",
        "bbb/b1w/www              | MALFORMED     | 11",
        "bbb/b1w/www x 0          | MALFORMED     | 12",
        "bbb/b1w/www W 0          | MALFORMED     | 12",
        "bbb/b1w/www w 00         | MALFORMED     | 14",
        "bbb/b1w/www w +1         | MALFORMED     | 14",
        "bbb/b1w/www w 1001       | OUT_OF_BOUNDS | 14",
        "bbb/b1w/www w 99999999999| OUT_OF_BOUNDS | 14",
        "bbb/b1w/www w 0 0        | MALFORMED     | 16",
        "\"bbb/b1w/www  w 0\"     | MALFORMED     | 12",
        "\" bbb/b1w/www w 0\"     | MALFORMED     | 0",
        "\"bbb/b1w/www w 0 \"     | MALFORMED     | 16",
        "bbb/b1w w 0              | MALFORMED     | 7",
        "bbb/b1w/www/3 w 0        | MALFORMED     | 11",
        "bbb/b1w/wwww w 0         | OUT_OF_BOUNDS | 11",
        "bbb/b1w/ww w 0           | OUT_OF_BOUNDS | 10",
        "bbb/b0w/www w 0          | MALFORMED     | 5",
        "bbb/11w/www w 0          | OUT_OF_BOUNDS | 4",
        "bbb/bBw/www w 0          | MALFORMED     | 5",
        "bbb/b1o/www w 0          | MALFORMED     | 6",
        "bbb/bbw/www w 0          | ILLEGAL       | 5",
        "bbw/w1w/www w 0          | ILLEGAL       | 9",
        "bbb/b\u0661w/www w 0     | MALFORMED     | 5"
      })
  void faultsHaveTheirPlace(String text, Kind kind, int offset) {
    assertThatThrownBy(() -> TELO.notation().read(text))
        .isInstanceOfSatisfying(
            NotationException.class,
            fault -> {
              assertThat(fault.kind()).isEqualTo(kind);
              assertThat(fault.offset()).isEqualTo(offset);
              assertThat(fault.text()).isEqualTo(text);
            });
  }

  @Test
  void tooLongATextIsRefused() {
    assertThatThrownBy(() -> TELO.notation().read("1".repeat(5000)))
        .isInstanceOfSatisfying(
            NotationException.class,
            fault -> assertThat(fault.kind()).isEqualTo(Kind.OUT_OF_BOUNDS));
  }

  @Test
  void moreStonesThanAtTheStartIsSaidInWords() {
    assertThatThrownBy(() -> TELO.notation().read("bbb/bbw/www w 0"))
        .hasMessage("Black has more than its 4 stones");
  }
}
