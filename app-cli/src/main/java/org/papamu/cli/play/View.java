package org.papamu.cli.play;

import java.util.Map;
import java.util.Optional;

/**
 * How somebody wants to be shown a game.
 *
 * @param theme the colours; empty for those that suit the terminal
 * @param manner whether it is seen or heard
 */
public record View(Optional<ScreenTheme> theme, Manner manner) {

  /** Seen, in the colours that suit the terminal. */
  public static final View USUAL = new View(Optional.empty(), Manner.SEEN);

  /** The variable that names a theme. */
  public static final String VARIABLE = "PAPAMU_THEME";

  /** Whether a game is seen or heard. */
  public enum Manner {
    /** Boards are drawn. */
    SEEN,
    /** For a screen reader: words alone. */
    SPOKEN
  }

  /** The theme that is wanted, or that of the environment, or one for the terminal's background. */
  ScreenTheme theme(Map<String, String> environment) {
    return theme
        .or(() -> ScreenTheme.of(environment.getOrDefault(VARIABLE, "")))
        .orElse(isLight(environment) ? ScreenTheme.LIGHT : ScreenTheme.DARK);
  }

  /** Some terminals tell the colours of their letters and background, such as {@code 0;15}. */
  private static boolean isLight(Map<String, String> environment) {
    String colours = environment.getOrDefault("COLORFGBG", "");
    return colours.endsWith(";15") || colours.endsWith(";7");
  }
}
