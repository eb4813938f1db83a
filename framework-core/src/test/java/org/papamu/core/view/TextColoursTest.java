package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.api.Look.Material;
import org.papamu.core.view.TextSettings.Tints;

/** The colours of a terminal are told apart as those of a picture are. */
class TextColoursTest {

  @ParameterizedTest
  @EnumSource(Tints.class)
  void everythingOnTheBoardStandsOutFromIt(Tints tints) {
    Set<Ink> onBoard = EnumSet.complementOf(EnumSet.of(Ink.NONE, Ink.LABEL, Ink.CAPTION));
    for (Material material : Material.values()) {
      TextColours colours = TextColours.of(tints, material);
      Colour ground = TextColours.shown(colours.ground());
      for (Ink ink : onBoard) {
        for (Sight sight : Sight.values()) {
          assertThat(sight.contrast(TextColours.shown(colours.ink(ink)), ground))
              .as("%s on %s %s, %s", ink, tints, material, sight)
              .isGreaterThanOrEqualTo(3);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Tints.class)
  void whatIsBesideTheBoardIsLegibleOnAnyTerminalOfTheTheme(Tints tints) {
    List<Colour> terminals =
        tints != Tints.LIGHT
            ? List.of(new Colour(0), new Colour(0x303030), new Colour(0x002b36))
            : List.of(new Colour(0xffffff), new Colour(0xe8e8e8), new Colour(0xfdf6e3));
    for (Material material : Material.values()) {
      TextColours colours = TextColours.of(tints, material);
      for (Ink ink : List.of(Ink.LABEL, Ink.CAPTION)) {
        for (Colour terminal : terminals) {
          assertThat(TextColours.shown(colours.ink(ink)).contrast(terminal))
              .as("%s of %s %s on %s", ink, tints, material, terminal.hex())
              .isGreaterThanOrEqualTo(4.5);
        }
      }
    }
  }

  /** Blue and yellow are told apart by the share of blue, which red-blind and green-blind see. */
  @Test
  void wonAndLostDifferInBlueForColourBlindEyes() {
    for (Material material : Material.values()) {
      TextColours colours = TextColours.of(Tints.COLOUR_BLIND, material);
      Colour won = TextColours.shown(colours.ink(Ink.WIN));
      Colour lost = TextColours.shown(colours.ink(Ink.LOSS));
      assertThat(won.blue() - won.red()).isPositive();
      assertThat(lost.red() - lost.blue()).isGreaterThan(100);
    }
  }

  @Test
  void coloursAreXterms() {
    assertThat(TextColours.shown(16).hex()).isEqualTo("#000000");
    assertThat(TextColours.shown(231).hex()).isEqualTo("#ffffff");
    assertThat(TextColours.shown(94).hex()).isEqualTo("#875f00");
    assertThat(TextColours.shown(232).hex()).isEqualTo("#080808");
    assertThat(TextColours.shown(255).hex()).isEqualTo("#eeeeee");
  }
}
