package org.papamu.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.browser.Desk.Seat;

/**
 * Makes the pictures of the page for the documents, where {@code -Dpapamu.pictures=FOLDER} names a
 * folder for them; see docs/pictures/make.
 */
@ExtendWith(Desk.class)
@EnabledIfSystemProperty(named = "papamu.pictures", matches = ".+")
class PicturesIT {

  @ParameterizedTest
  @CsvSource({
    "browser-konane, LIGHT, '#game=konane%3A8x8&moves=d4,e4,b4-d4,g4-e4', b2, 1060, 700",
    "browser-fanorona, LIGHT, '#game=fanorona%3A5x9&moves=f2-e3A,d5-d4A', e3 d3, 1060, 700",
    "browser-peg-solitaire, DARK, '#game=peg-solitaire%3Aenglish&moves=d6-d4,f5-d5,d4-d6', f3,"
        + " 1060, 700",
    "browser-narrow, DARK, '#game=fanorona%3A5x5&moves=c2-c3A', '', 360, 700",
  })
  void aPicture(
      String name,
      ColorScheme scheme,
      String fragment,
      String touches,
      int width,
      int height,
      Seat seat)
      throws IOException {
    GamePage page =
        seat.open(Seat.plain().setColorScheme(scheme).setViewportSize(width, height), fragment);
    for (String point : touches.split(" ", -1)) {
      if (!point.isEmpty()) {
        page.click(point);
      }
    }
    picture(page, name);
  }

  private static void picture(GamePage page, String name) throws IOException {
    page.page().mouse().move(0, 0);
    Path file = Path.of(System.getProperty("papamu.pictures", "")).resolve(name + ".png");
    Seat.picture(page.page(), file);
    assertThat(Files.size(file)).isGreaterThan(10_000L);
  }

  @ParameterizedTest
  @CsvSource({"browser-analysis, LIGHT, 1060, 700", "browser-analysis-narrow, DARK, 360, 900"})
  void anAnalysis(String name, ColorScheme scheme, int width, int height, Seat seat)
      throws IOException {
    GamePage page =
        seat.open(
            Seat.plain().setColorScheme(scheme).setViewportSize(width, height),
            "#game=fanorona%3A5x9&moves=f2-e3A,d5-d4A");
    page.button("Analyse").click();
    page.page().locator(".lines li").nth(2).waitFor();
    page.button("Stop").click();
    page.button("Analyse").waitFor();
    page.page().evaluate("() => scrollTo(0, 0)");
    picture(page, name);
  }

  @ParameterizedTest
  @CsvSource({"browser-editor, LIGHT, 1060, 900", "browser-editor-narrow, DARK, 360, 900"})
  void theEditor(String name, ColorScheme scheme, int width, int height, Seat seat)
      throws IOException {
    GamePage page =
        seat.open(
            Seat.plain().setColorScheme(scheme).setViewportSize(width, height),
            "#game=konane%3A6x6&moves=c3,d3");
    page.button("Set up").click();
    page.page().evaluate("() => scrollTo(0, 0)");
    picture(page, name);
  }

  @ParameterizedTest
  @CsvSource({"browser-lesson, LIGHT, 1060, 700", "browser-lesson-narrow, DARK, 360, 900"})
  void aLesson(String name, ColorScheme scheme, int width, int height, Seat seat)
      throws IOException {
    GamePage page =
        seat.open(Seat.plain().setColorScheme(scheme).setViewportSize(width, height), "");
    page.post("/sessions", "{\"game\":\"fanorona\",\"lesson\":4}");
    page.page().locator(".lesson:not([hidden])").waitFor();
    page.button("Help").click();
    page.page().evaluate("() => scrollTo(0, 0)");
    picture(page, name);
  }

  @ParameterizedTest
  @CsvSource({"browser-start, LIGHT", "browser-start-dark, DARK"})
  void theFirstScreen(String name, ColorScheme scheme, Seat seat) throws IOException {
    GamePage page = seat.open(Seat.plain().setColorScheme(scheme).setViewportSize(1060, 720), "");
    page.page().locator(".card.game .stone").first().waitFor();
    page.page().locator("[data-game=peg-solitaire] .stone").first().waitFor();
    picture(page, name);
  }
}
