package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

final class PegNotationTest {

  private static final String ALPHABET = "o0123456789/ -abdgz\t\u0663\uff0f";

  private final PegSolitaire english = Games.game("english");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // fields
        "''                                              | MALFORMED     |  0",
        "ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo         | MALFORMED     | 39",
        "'ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo '      | MALFORMED     | 40",
        "' ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo d4'   | MALFORMED     |  0",
        "ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo  d4     | MALFORMED     | 40",
        "'ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo d4 '   | MALFORMED     | 43",
        "ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo d4 w    | MALFORMED     | 43",
        // rows
        "ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo d4          | MALFORMED     | 35",
        "ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo/ooo d4  | MALFORMED     | 39",
        "oo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo d4       | OUT_OF_BOUNDS |  2",
        "oooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo d4     | OUT_OF_BOUNDS |  3",
        "ooo/ooo/ooooooo/ooo2ooo/ooooooo/ooo/ooo d4      | OUT_OF_BOUNDS | 22",
        "ooo/ooo/ooooooo/ooo0ooo/ooooooo/ooo/ooo d4      | MALFORMED     | 19",
        "ooo/ooo/ooooooo/ooo01oo/ooooooo/ooo/ooo d4      | MALFORMED     | 19",
        "ooo/ooo/ooooooo/99999999999/ooooooo/ooo/ooo d4  | OUT_OF_BOUNDS | 16",
        "ooo/ooo/ooooooo/oooxooo/ooooooo/ooo/ooo d4      | MALFORMED     | 19",
        "OOO/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo d4      | MALFORMED     |  0",
        // target
        "3/3/7/7/7/3/3 a1                                | ILLEGAL       | 14",
        "3/3/7/7/7/3/3 h4                                | ILLEGAL       | 14",
        "3/3/7/7/7/3/3 D4                                | MALFORMED     | 14",
        "3/3/7/7/7/3/3 d04                               | MALFORMED     | 14",
        "3/3/7/7/7/3/3 d4d4                              | MALFORMED     | 14",
        "3/3/7/7/7/3/3 --                                | MALFORMED     | 14",
      })
  void refusedPosition(String text, Kind kind, int offset) {
    NotationException fault =
        Objects.requireNonNull(
            catchThrowableOfType(NotationException.class, () -> Games.read(english, text)), text);
    assertThat(fault.offset()).as(fault.message()).isEqualTo(offset);
    assertThat(fault.kind()).isEqualTo(kind);
    assertThat(fault.text()).isEqualTo(text);
  }

  @Test
  void badTargetSuggestsTheUsualOne() {
    NotationException fault =
        Objects.requireNonNull(
            catchThrowableOfType(
                NotationException.class, () -> Games.read(english, "3/3/7/3o3/7/3/3 a1")));
    assertThat(fault).hasMessage("no such hole: a1");
    assertThat(fault.suggestions()).containsExactly("3/3/7/3o3/7/3/3 d4");
  }

  @Test
  void tooLongTextIsRefused() {
    NotationException fault =
        Objects.requireNonNull(
            catchThrowableOfType(
                NotationException.class, () -> Games.read(english, "/".repeat(5000))));
    assertThat(fault.kind()).isEqualTo(Kind.OUT_OF_BOUNDS);
  }

  @ParameterizedTest
  @MethodSource("org.papamu.pegsolitaire.Games#all")
  void scatteredPegsAreReadAsWritten(String name) {
    PegSolitaire game = Games.game(name);
    SplittableRandom random = new SplittableRandom(41);
    for (int i = 0; i < 200; i++) {
      PegPosition position = game.rules().initial();
      position.toggle(random.nextLong() & position.layout().all());
      String text = game.notation().write(position);
      assertThat(Games.read(game, text)).isEqualTo(position);
      String anywhere = text.substring(0, text.indexOf(' ')) + " -";
      assertThat(game.notation().write(Games.read(game, anywhere))).isEqualTo(anywhere);
    }
  }

  /** Every text one edit away is either refused or the one text of the position it means. */
  @ParameterizedTest
  @ValueSource(strings = {"english", "wiegleb", "triangle10"})
  void editedTextsAreRefusedOrCanonical(String name) {
    PegSolitaire game = Games.game(name);
    int taken = 0;
    for (String text : edits(game.notation().write(game.rules().initial()))) {
      try {
        PegPosition position = Games.read(game, text);
        assertThat(game.notation().write(position)).isEqualTo(text);
        taken++;
      } catch (NotationException fault) {
        assertThat(fault.offset()).isBetween(0, text.length());
      }
    }
    assertThat(taken).isPositive();
  }

  private static List<String> edits(String text) {
    List<String> edits = new ArrayList<>();
    for (int at = 0; at <= text.length(); at++) {
      String before = text.substring(0, at);
      String after = text.substring(at);
      for (int i = 0; i < ALPHABET.length(); i++) {
        char c = ALPHABET.charAt(i);
        edits.add(before + c + after);
        edits.add(after.isEmpty() ? before : before + c + after.substring(1));
      }
      if (!after.isEmpty()) {
        edits.add(before + after.substring(1));
      }
      if (after.length() > 1) {
        edits.add(before + after.charAt(1) + after.charAt(0) + after.substring(2));
      }
    }
    return edits;
  }
}
