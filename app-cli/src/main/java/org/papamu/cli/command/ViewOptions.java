package org.papamu.cli.command;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.Nearest;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.play.ScreenTheme;
import org.papamu.cli.play.View;
import picocli.CommandLine.Option;

/** The options that say how a game is shown. */
public final class ViewOptions {

  @Option(
      names = "--theme",
      paramLabel = "dark|light|colour-blind|ascii",
      description =
          "The colours of the board; else those of PAPAMU_THEME, or what suits the terminal.")
  private @Nullable String theme;

  @Option(
      names = "--speak",
      description = "For a screen reader: words alone, each move as a sentence.")
  private boolean speak;

  /**
   * How a game is to be shown.
   *
   * @throws BadRequest if there is no such theme
   */
  View view() {
    return new View(
        Optional.ofNullable(theme).map(ViewOptions::theme),
        speak ? View.Manner.SPOKEN : View.Manner.SEEN);
  }

  private static ScreenTheme theme(String text) {
    return ScreenTheme.of(text)
        .orElseThrow(
            () -> {
              var names = Arrays.stream(ScreenTheme.values()).map(ScreenTheme::text).toList();
              var near = Nearest.to(text, names);
              String all = String.join(", ", names);
              return new BadRequest(
                  near.isEmpty()
                      ? CommandWords.phrase("theme.unknown", text, all)
                      : CommandWords.phrase("theme.near", text, all, near.get(0)),
                  "--theme");
            });
  }
}
