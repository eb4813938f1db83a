package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.papamu.api.Game;
import org.papamu.api.Position;

/** Lists of moves and counts of move sequences that independent programs agree on. */
class VectorsTest {

  @TestFactory
  Stream<DynamicTest> moves() {
    return JsonLines.of("moves.jsonl")
        .map(
            vector ->
                dynamicTest(
                    vector.text("game") + " " + vector.text("note"),
                    () ->
                        assertThat(
                                Boards.moves(
                                    Boards.game(vector.text("game")), vector.text("position")))
                            .isEqualTo(vector.list("moves"))));
  }

  @TestFactory
  Stream<DynamicTest> perft() {
    return JsonLines.of("perft.jsonl").map(VectorsTest::perft);
  }

  /** More sizes and the options. */
  @TestFactory
  Stream<DynamicTest> perftOfMoreBoards() {
    return JsonLines.of("perft-more.jsonl").map(VectorsTest::perft);
  }

  @Tag("deep")
  @TestFactory
  Stream<DynamicTest> deepPerft() {
    return JsonLines.of("perft-deep.jsonl").map(VectorsTest::perft);
  }

  private static DynamicTest perft(JsonLines.Vector vector) {
    Game<?> game = Boards.game(vector.text("game"));
    int depth = (int) vector.number("depth");
    return dynamicTest(
        vector.text("game") + " " + depth,
        () -> assertThat(count(game, vector, depth)).isEqualTo(vector.number("nodes")));
  }

  private static <P extends Position> long count(Game<P> game, JsonLines.Vector vector, int depth) {
    P start =
        vector.has("position")
            ? game.notation().read(vector.text("position"))
            : game.rules().initial();
    return new KonaneSpeed.Walk<>(game.rules(), depth).count(start, depth);
  }

  /** A resource that is cut short or not found must not pass. */
  @TestFactory
  Stream<DynamicTest> vectorsAreComplete() {
    return Map.of("moves.jsonl", 142, "perft.jsonl", 160, "perft-more.jsonl", 38)
        .entrySet()
        .stream()
        .map(
            entry ->
                dynamicTest(
                    entry.getKey(),
                    () ->
                        assertThat(JsonLines.of(entry.getKey()))
                            .hasSize(entry.getValue())
                            .allSatisfy(
                                vector -> assertThat(vector.text("game")).startsWith("konane:"))));
  }
}
