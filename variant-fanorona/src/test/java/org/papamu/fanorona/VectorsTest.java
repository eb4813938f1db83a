package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.papamu.api.MoveList;

/** Moves, effects and paths that an independent program lists. */
class VectorsTest {

  @Test
  void moveListsAgree() {
    List<JsonLine> lines = JsonLine.of("/fanorona/moves.jsonl");
    assertThat(lines).hasSizeGreaterThan(150);
    for (JsonLine line : lines) {
      FanoronaGame game = Games.game(line.text("game"));
      FanoronaPosition position = game.notation().read(line.text("position"));
      assertThat(game.notation().write(position)).isEqualTo(line.text("position"));
      check(game, position, line);
    }
  }

  private static void check(FanoronaGame game, FanoronaPosition position, JsonLine line) {
    MoveList moves = Games.moves(game, position);
    List<String> effects = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    Map<String, Long> byText = new HashMap<>();
    int paths = 0;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      effects.add(Games.effect(game, position, move));
      texts.add(game.notation().writeMove(position, move));
      for (String spelling : Games.spellings(game, position, move)) {
        byText.put(spelling, move);
        paths++;
      }
    }
    assertThat(effects).as(line.line()).containsExactlyInAnyOrderElementsOf(line.texts("effects"));
    assertThat(texts).as(line.line()).containsExactlyInAnyOrderElementsOf(line.texts("moves"));
    assertThat(paths).as(line.line()).isEqualTo(line.number("paths"));
    assertThat(byText).hasSize(paths);
    byText.forEach(
        (text, move) ->
            assertThat(Games.read(game, position, text)).as(text).isEqualTo((long) move));
  }
}
