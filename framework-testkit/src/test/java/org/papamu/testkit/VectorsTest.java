package org.papamu.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.Player.Stop;
import org.papamu.examples.leapfrog.LeapFrogProvider;

/** Wrong vectors fail, and say how. */
class VectorsTest {

  private static final LeapFrogProvider PROVIDER = new LeapFrogProvider();
  private static final Game<?> GAME = PROVIDER.game(GameSpec.parse(PROVIDER, "leapfrog:1x4"));

  private static FlatObject line(String more) {
    return FlatObject.read(
        "some.jsonl, line 3", "{\"position\": \"1oo1 1 1,1\", " + more.replace('\'', '"') + "}");
  }

  @Test
  void aRightCountPasses() {
    assertThatCode(() -> Vectors.perft(GAME, line("'depth': 1, 'nodes': 2"), 1000, Stop.NEVER))
        .doesNotThrowAnyException();
  }

  @Test
  void aWrongCountIsExplained() {
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(() -> Vectors.perft(GAME, line("'depth': 1, 'nodes': 3"), 1000, Stop.NEVER))
        .withMessageContaining("perft(1) of leapfrog:1x4 is 2, not 3")
        .withMessageContaining("position: 1oo1 1 1,1")
        .withMessageContaining("by first move: {b1-d1=1, c1-a1=1}")
        .withMessageContaining("some.jsonl, line 3");
  }

  @Test
  void aLargeCountWaits() {
    assertThatExceptionOfType(TestAbortedException.class)
        .isThrownBy(() -> Vectors.perft(GAME, line("'depth': 9, 'nodes': 3000"), 1000, Stop.NEVER))
        .withMessageContaining("-Dpapamu.perft.nodes=3000");
  }

  @Test
  void rightMovesPass() {
    assertThatCode(
            () ->
                Vectors.moves(
                    GAME,
                    line(
                        "'moves': ['c1-a1', 'b1-d1'], 'next': ['o3 2 2,1', '3o 2 2,1'],"
                            + " 'effects': ['b1-d1:c1', 'c1-a1:b1']")))
        .doesNotThrowAnyException();
  }

  @Test
  void wrongMovesAreExplained() {
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(() -> Vectors.moves(GAME, line("'moves': ['c1-a1', 'c1-d1']")))
        .withMessageContaining("the moves of leapfrog:1x4 are not those of the vector")
        .withMessageContaining("missing:  c1-d1")
        .withMessageContaining("too many: b1-d1");
  }

  @Test
  void aWrongPositionAfterAMoveIsExplained() {
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(
            () ->
                Vectors.moves(
                    GAME, line("'moves': ['c1-a1', 'b1-d1'], 'next': ['o3 2 2,1', '3o 2 1,2']")))
        .withMessageContaining("after play(b1-d1) the position is 3o 2 2,1, not 3o 2 1,2");
  }

  @Test
  void wrongEffectsAreExplained() {
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(
            () ->
                Vectors.moves(
                    GAME, line("'moves': ['c1-a1', 'b1-d1'], 'effects': ['b1-d1:c1', 'c1-a1:c1']")))
        .withMessageContaining("the effects of the moves")
        .withMessageContaining("missing:  c1-a1:c1");
  }

  @Test
  void aRefusedPositionIsExplained() {
    FlatObject line = FlatObject.read("here", "{\"position\": \"oooo 1 1,1\", \"moves\": []}");
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(() -> Vectors.moves(GAME, line))
        .withMessageContaining(
            "leapfrog:1x4 refuses the position oooo 1 1,1: the scores add up to 2, but 0 counters");
  }
}
