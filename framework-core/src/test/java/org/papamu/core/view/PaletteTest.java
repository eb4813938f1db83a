package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.api.Look.Material;
import org.papamu.api.Look.Tone;
import org.papamu.core.view.Palette.Ground;
import org.papamu.core.view.Palette.Paint;
import org.papamu.core.view.Scene.Prospect;

/** What has to be told apart can be, by lightness alone, and by colour-blind eyes as well. */
class PaletteTest {

  private static final double TEXT = 4.5;
  private static final double SHAPE = 3;

  @ParameterizedTest
  @EnumSource(Theme.class)
  void textIsLegible(Theme theme) {
    Palette palette = Palette.of(theme);
    expect("caption", palette.ink(), palette.page(), TEXT);
    for (Material material : Material.values()) {
      Ground ground = palette.ground(material);
      expect(material + " coordinates", ground.text(), ground.from(), TEXT);
      expect(material + " coordinates", ground.text(), ground.to(), TEXT);
    }
    for (Tone tone : Tone.values()) {
      expect(tone + " letter", palette.paint(tone).mark(), palette.paint(tone).body(), TEXT);
    }
    for (Prospect prospect : Prospect.values()) {
      expect(prospect + " letter", palette.casing(), palette.marks().of(prospect), TEXT);
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void stonesStandOutFromTheBoardByTheirBodies(Theme theme) {
    Palette palette = Palette.of(theme);
    for (Material material : List.of(Material.STONE, Material.WOOD)) {
      for (Tone tone : List.of(Tone.DARK, Tone.LIGHT)) {
        for (Colour under : floors(palette.ground(material))) {
          expect(tone + " on " + material, palette.paint(tone).body(), under, SHAPE);
        }
      }
    }
    expect(
        "dark and light", palette.paint(Tone.DARK).body(), palette.paint(Tone.LIGHT).body(), TEXT);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyPieceStandsOutFromEveryBoardByBodyOrRim(Theme theme) {
    Palette palette = Palette.of(theme);
    for (Material material : Material.values()) {
      for (Tone tone : Tone.values()) {
        Paint paint = palette.paint(tone);
        for (Colour under : floors(palette.ground(material))) {
          for (Sight sight : Sight.values()) {
            double rim = Math.min(sight.contrast(paint.rim(), under), 21);
            double inner = sight.contrast(paint.rim(), paint.body());
            double body = sight.contrast(paint.body(), under);
            assertThat(Math.max(body, Math.min(rim, inner)))
                .as("%s %s on %s, %s", theme, tone, material, sight)
                .isGreaterThanOrEqualTo(SHAPE);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void linesAndHolesAreSeen(Theme theme) {
    for (Material material : Material.values()) {
      Ground ground = Palette.of(theme).ground(material);
      for (Colour under : floors(ground)) {
        expect(material + " line", ground.line(), under, SHAPE);
      }
      expect(material + " hole", ground.hole(), ground.from(), SHAPE);
      expect(material + " hole", ground.hole(), ground.to(), SHAPE);
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void marksAreSeenOnWhateverLiesUnderThem(Theme theme) {
    Palette palette = Palette.of(theme);
    List<Colour> unders = new ArrayList<>();
    for (Material material : Material.values()) {
      unders.addAll(floors(palette.ground(material)));
      unders.add(palette.ground(material).hole());
    }
    for (Tone tone : Tone.values()) {
      unders.add(palette.paint(tone).body());
    }
    for (Map.Entry<String, Colour> mark : marks(palette).entrySet()) {
      for (Sight sight : Sight.values()) {
        assertThat(sight.contrast(mark.getValue(), palette.casing()))
            .as("%s %s in its casing, %s", theme, mark.getKey(), sight)
            .isGreaterThanOrEqualTo(SHAPE);
        for (Colour under : unders) {
          assertThat(
                  Math.max(
                      sight.contrast(mark.getValue(), under),
                      sight.contrast(palette.casing(), under)))
              .as("%s %s on %s, %s", theme, mark.getKey(), under.hex(), sight)
              .isGreaterThanOrEqualTo(SHAPE);
        }
      }
    }
  }

  @Test
  void contrastIsAsTheGuidelinesDefineIt() {
    Colour black = Colour.of(0, 0, 0);
    Colour white = Colour.of(255, 255, 255);
    assertThat(black.contrast(white)).isEqualTo(21);
    assertThat(white.contrast(black)).isEqualTo(21);
    assertThat(white.contrast(white)).isEqualTo(1);
    assertThat(new Colour(0x777777).contrast(white)).isBetween(4.47, 4.49);
    assertThat(new Colour(0x0a0B0c).hex()).isEqualTo("#0a0b0c");
  }

  @Test
  void simulationLeavesGreysAloneAndMakesRedDarkForProtanopes() {
    Colour red = Colour.of(255, 0, 0);
    Colour grey = new Colour(0x808080);
    for (Sight sight : Sight.values()) {
      assertThat(sight.luminance(grey)).as(sight.name()).isBetween(0.215, 0.217);
    }
    assertThat(Sight.PROTANOPIA.luminance(red)).isLessThan(0.6 * red.luminance());
  }

  /** All that a piece may stand on. */
  private static List<Colour> floors(Ground ground) {
    return List.of(ground.from(), ground.to(), ground.hollow());
  }

  private static Map<String, Colour> marks(Palette palette) {
    Palette.Marks marks = palette.marks();
    return Map.of(
        "last", marks.last(),
        "selected", marks.selected(),
        "taken", marks.taken(),
        "arrow", marks.arrow(),
        "win", marks.win(),
        "draw", marks.draw(),
        "loss", marks.loss());
  }

  private static void expect(String what, Colour one, Colour other, double least) {
    for (Sight sight : Sight.values()) {
      assertThat(sight.contrast(one, other))
          .as("%s, %s on %s, %s", what, one.hex(), other.hex(), sight)
          .isGreaterThanOrEqualTo(least);
    }
  }
}
