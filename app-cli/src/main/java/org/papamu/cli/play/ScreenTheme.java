package org.papamu.cli.play;

import java.util.Locale;
import java.util.Optional;
import org.papamu.cli.output.Style.Letters;
import org.papamu.core.view.TextSettings.Tints;

/** How boards are coloured on a terminal. */
public enum ScreenTheme {
  /** For a dark terminal. */
  DARK(Tints.DARK),
  /** For a light one. */
  LIGHT(Tints.LIGHT),
  /** Blue, orange and white, which all eyes tell apart. */
  COLOUR_BLIND(Tints.COLOUR_BLIND),
  /** No character above 0x7f. */
  ASCII(Tints.DARK);

  private final Tints tints;

  ScreenTheme(Tints tints) {
    this.tints = tints;
  }

  /** Its name as it is typed. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The theme of a name. */
  public static Optional<ScreenTheme> of(String text) {
    for (ScreenTheme theme : values()) {
      if (theme.text().equals(text)) {
        return Optional.of(theme);
      }
    }
    return Optional.empty();
  }

  Tints tints() {
    return tints;
  }

  /** The letters that it allows where the terminal allows some. */
  Letters letters(Letters others) {
    return this == ASCII ? Letters.ASCII : others;
  }
}
