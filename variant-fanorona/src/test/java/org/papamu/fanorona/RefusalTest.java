package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.MoveList;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/** What is said of a move that is not legal, and where. */
class RefusalTest {

  private static final String START = "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w 0";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        // which stone
        "5x9 | START | \"\"     | 0 | a move is missing",
        "5x9 | START | ?        | 0 | a move begins with the point of a stone, such as e2",
        "5x9 | START | k1-k2    | 0 | the board has no point k1",
        "5x9 | START | e3-e4    | 0 | there is no stone on e3",
        "5x9 | START | e4-e3    | 0 | the stone on e4 is not White's",
        "5x9 | START | e2e3     | 0 | a hyphen joins the points of a move, as in e2-e3",
        "5x9 | START | a1-a2    | 0"
            + "| a capture is available, so a quiet move is not allowed, and a1 cannot capture",
        "3x3 | 1b1/1w1/w2 b 2 | b3         | 2 | where the stone on b3 goes is missing",
        // quiet moves
        "3x3 | 1b1/1w1/w2 b 2 | b3-b2      | 2 | b2 is not empty",
        "3x3 | 1b1/1w1/w2 b 2 | b3-a2      | 2 | no line joins b3 and a2",
        "3x3 | 1b1/1w1/w2 b 2 | b3-b1      | 2 | b1 is not next to b3",
        "3x3 | 1b1/1w1/w2 b 2 | b3-b3      | 2 | the stone is on b3 already",
        "3x3 | 1b1/1w1/w2 b 2 | b3-d3      | 2 | the board has no point d3",
        "3x3 | 1b1/1w1/w2 b 2 | b3-A       | 2 | a step names a point, such as e3",
        "3x3 | 1b1/1w1/w2 b 2 | b3xa3      | 2"
            + "| a hyphen joins the points of a move, as in e2-e3",
        "3x3 | 1b1/1w1/w2 b 2 | b3-a3A     | 2"
            + "| that step captures nothing, so it is written without a mark",
        "3x3 | 1b1/1w1/w2 b 2 | b3-a3a     | 2"
            + "| a capturing step is marked A for approach or W for withdrawal",
        "3x3 | 1b1/1w1/w2 b 2 | b3-a3-a2   | 5 | a move without a capture is one step",
        // captures
        "5x9 | START | f2       | 2 | where the stone on f2 goes is missing",
        "5x9 | START | e2-e3W   | 2 | that step captures nothing by withdrawal, only by approach",
        "5x9 | START | d3-e3A-f4A | 6 | f4 is not empty",
        "5x9 | START | d2-e3A-d2A | 6 | d2 was already visited in this turn",
        "5x9 | START | e2-e3a   | 2"
            + "| a capturing step is marked A for approach or W for withdrawal",
        "5x9 | START | e2-e2A   | 2 | the stone is on e2 already",
        "5x9 | START | e2-e9A   | 2 | the board has no point e9",
        "5x9 | START | e2-d3    | 2 | d3 is not empty",
        "3x3 | 2b/ww1/ww1 w 0         | a1-a2  | 0 | the stone on a1 cannot move",
        "5x5 | 4b/5/b4/w4/5 w 0  | a2-b2  | 2"
            + "| a capture is available, so a quiet move is not allowed",
        "5x5 | 4b/5/b4/w4/5 w 0  | a2-b2A | 2 | that step captures nothing",
        "3x5 | 1b1b1/b1w1w/www1w b 0 | a2-b2A-c3W-c2A-c3A | 14"
            + "| c3 was already visited in this turn",
        "3x5 | 1b1b1/b1w1w/www1w b 0 | a2-b2A-c2 | 6" + "| the same direction as the step before",
        "3x5 | 1b1b1/b1w1w/www1w b 0 | a2-b2A-c1 | 6 | c1 is not empty",
        "3x5 | 1b1b1/b1w1w/www1w b 0 | a2-b2A-d2 | 6 | d2 is not next to b2",
        "3x5 | 1b1b1/b1w1w/www1w b 0 | a2-b2A-a3A | 6"
            + "| that step captures nothing by approach, only by withdrawal",
        "3x5 | 1b1b1/b1w1w/www1w b 0 | a2-a3W-b2A-c3 | 10 | that step captures nothing",
        "3x5,continuation=forced | 1b1b1/b1w1w/www1w b 0 | a2-b2A | 6"
            + "| a capturing turn goes on as long as the stone can capture",
        "5x9,first=single | START | e2-e3A-d4W | 6" + "| the first turn is one capture only",
        "5x9,vela=on | START | e2-e3A-f3A | 6"
            + "| one stone a turn is taken in this part of the return game",
        "5x9,vela=on | 9/bbbbbb3/9/9/w8 b 0 | a4-a3A | 2"
            + "| Black may not capture while it has more than five stones",
        "5x9 | 9/3b5/9/9/w8 w 100 | a1-a2 | 0 | the game is over",
        "3x3 | 3/1w1/3 w 0       | b2    | 0 | the game is over"
      })
  void says(String board, String position, String text, int offset, String reason) {
    FanoronaGame game = Games.game("fanorona:" + board);
    FanoronaPosition read = game.notation().read(position.replace("START", START));
    assertRefused(game, read, text, Kind.ILLEGAL, offset, reason);
  }

  private static void assertRefused(
      FanoronaGame game,
      FanoronaPosition position,
      String text,
      Kind kind,
      int offset,
      String reason) {
    assertThatThrownBy(() -> Games.read(game, position, text))
        .isInstanceOfSatisfying(
            NotationException.class,
            fault -> {
              assertThat(fault.message()).isEqualTo(reason);
              assertThat(fault.kind()).isEqualTo(kind);
              assertThat(fault.offset()).isEqualTo(offset);
              assertThat(fault.suggestions())
                  .allSatisfy(near -> assertThat(Games.read(game, position, near)).isNotNegative());
            });
  }

  @Test
  void aCaptureWithoutItsMarkIsTakenWhenItFitsOneEffect() {
    FanoronaGame game = Games.game("fanorona");
    FanoronaPosition start = game.rules().initial();
    assertThat(Games.read(game, start, "e2-e3")).isEqualTo(Games.read(game, start, "e2-e3A"));
  }

  @Test
  void aCaptureWithoutItsMarkThatFitsSeveralIsAmbiguous() {
    FanoronaGame game = Games.game("fanorona:5x5");
    FanoronaPosition position = game.notation().read("5/5/5/bw1b1/5 w 0");
    assertThatThrownBy(() -> Games.read(game, position, "b2-c2"))
        .isInstanceOfSatisfying(
            NotationException.class,
            fault -> {
              assertThat(fault.kind()).isEqualTo(Kind.AMBIGUOUS);
              assertThat(fault.suggestions()).containsExactly("b2-c2A", "b2-c2W");
            });
  }

  /** Two paths with one effect are one move, so leaving out what tells them apart is no fault. */
  @Test
  void pathsWithOneEffectAreOneMove() {
    FanoronaGame game = Games.game("fanorona:5x9");
    FanoronaPosition position = game.notation().read("2bb1bbbb/1wb5b/5bb2/2w2wb2/1www1w3 b 0");
    MoveList moves = Games.moves(game, position);
    int paths = 0;
    for (int i = 0; i < moves.size(); i++) {
      for (String spelling : Games.spellings(game, position, moves.get(i))) {
        assertThat(Games.read(game, position, spelling)).isEqualTo(moves.get(i));
        paths++;
      }
    }
    assertThat(moves.size()).isEqualTo(11);
    assertThat(paths).isEqualTo(12);
  }
}
