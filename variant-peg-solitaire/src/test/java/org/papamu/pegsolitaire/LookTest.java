package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Look;

final class LookTest {

  @ParameterizedTest
  @CsvSource({
    "english, DISC",
    "european, DISC",
    "wiegleb, POINTS",
    "diamond, POINTS",
    "triangle15, POINTS",
    "square6, RECTANGLE"
  })
  void pegsInATurnedBoard(String name, Look.Outline outline) {
    Look look = Games.game(name).look();
    assertThat(look.surface()).isEqualTo(Look.Surface.HOLES);
    assertThat(look.material()).isEqualTo(Look.Material.WOOD);
    assertThat(look.outline()).isEqualTo(outline);
    assertThat(look.pieces())
        .containsExactly(new Look.Piece("peg", 'o', Look.Shape.PEG, Look.Tone.ACCENT1));
  }
}
