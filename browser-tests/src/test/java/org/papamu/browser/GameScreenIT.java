package org.papamu.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.browser.Desk.Seat;

/** What can be done with a game besides playing it. */
@ExtendWith(Desk.class)
class GameScreenIT {

  @Test
  void aSharedLinkOpensTheGameInANewPage(Seat seat) {
    GamePage page = seat.open("#game=fanorona%3A5x5");
    page.page().getByLabel("Type a move").fill("c2-c3A");
    page.page().keyboard().press("Enter");
    page.waitForPly(1);
    page.button("Share").click();
    String link = page.page().getByLabel("Link").inputValue();
    assertThat(link).startsWith(seat.address() + "/#game=fanorona%3A5x5").contains("moves=c2-c3A");
    GamePage other = seat.open(link.substring(link.indexOf('#')));
    assertThat(other.ply()).isEqualTo(1);
    assertThat(other.on("c4")).isEqualTo("empty");
  }

  @Test
  void theAnalysisIsShownAndStopped(Seat seat) {
    GamePage page = seat.open(Seat.plain().setViewportSize(360, 740), "#game=fanorona%3A5x9");
    page.button("Analyse").click();
    page.page().locator(".arrow").first().waitFor();
    page.page().locator(".lines li").nth(2).waitFor();
    assertThat(page.text(".work")).contains("Depth");
    assertThat(page.width()).as("long lines are cut").isLessThanOrEqualTo(360);
    page.button("Stop").click();
    page.button("Analyse").waitFor();
  }

  @Test
  void aHintPointsAtAMove(Seat seat) {
    GamePage page = seat.open("#game=konane%3A6x6&moves=c3,d3");
    page.page().keyboard().press("h");
    page.page().locator(".arrow.hint").first().waitFor();
    assertThat(page.text(".next")).startsWith("Hint: ").doesNotContain("..");
  }

  @Test
  void exactValuesStandAtTheStonesAsLetters(Seat seat) {
    GamePage page = seat.open("#game=konane%3A4x4&moves=b2,b3");
    page.page().keyboard().press("v");
    page.page().locator(".disc text").first().waitFor();
    List<String> letters = page.page().locator(".above .disc text").allTextContents();
    assertThat(letters).isNotEmpty().isSubsetOf("W", "L");
  }

  @Test
  void theGameOutlivesAReload(Seat seat) {
    GamePage page = seat.open("#game=konane%3A6x6&moves=c3,d3");
    assertThat(page.page().url()).contains("#session=");
    page.page().reload();
    page.waitForPly(2);
    assertThat(page.on("d3")).isEqualTo("empty");
    GamePage start = seat.open(page.page().context(), "");
    assertThat(start.text(".recent")).contains("Kōnane", "2 moves");
    start.page().locator(".recent button").first().click();
    start.waitForPly(2);
  }

  @Test
  void aPositionIsSetUp(Seat seat) {
    GamePage page = seat.open("#game=peg-solitaire%3Aenglish");
    page.button("Set up").click();
    page.button("Empty the board").click();
    page.press("d4");
    page.press("d3");
    page.page()
        .waitForFunction("() => document.querySelector('.editor input.long').value.includes('o')");
    page.button("Play from here").click();
    page.waitUntilGone(".editor");
    page.page().waitForFunction("() => document.querySelectorAll('.place .stone').length === 2");
    assertThat(page.on("d4")).isEqualTo("peg");
  }

  @Test
  void aPositionIsDrawnWithTheMouse(Seat seat) {
    GamePage page = seat.open("#game=peg-solitaire%3Aenglish");
    page.button("Set up").click();
    page.button("Empty the board").click();
    page.draw("c4", "f4");
    page.draw("f4", "f4");
    page.page()
        .waitForFunction(
            "() => document.querySelector('.editor input.long').value.includes('ooo')"
                + " && !document.querySelector('.editor input.long').value.includes('oooo')");
    page.button("Play from here").click();
    page.waitUntilGone(".editor");
    page.page().waitForFunction("() => document.querySelectorAll('.place .stone').length === 3");
    assertThat(page.on("e4")).isEqualTo("peg");
    assertThat(page.on("f4")).isEqualTo("empty");
    page.drag("d4", "b4");
    page.waitForPly(1);
  }

  @Test
  void aTextThatIsTypedSaysWhoseTurnItIs(Seat seat) {
    GamePage page = seat.open("#game=konane%3A1x5");
    page.button("Set up").click();
    page.page().locator(".editor input.long").fill("bw1wb w r");
    page.page().keyboard().press("Enter");
    page.page().waitForFunction("() => document.querySelector('.editor select').value === 'white'");
  }

  @Test
  void rulesAreShown(Seat seat) {
    GamePage page = seat.open("#game=konane%3A6x6");
    page.button("Rules").click();
    page.page().locator("dialog").waitFor();
    assertThat(page.text("dialog")).contains("6 rows", "Sources");
    page.page().keyboard().press("Escape");
  }

  @ParameterizedTest
  @CsvSource({"ru, Подсказка", "sv, Tips"})
  void thePageSpeaks(String language, String hint, Seat seat) {
    GamePage page = seat.open(Seat.plain().setLocale(language), "#game=konane%3A6x6");
    assertThat(page.text(".tools")).contains(hint);
    assertThat(page.page().locator("html").getAttribute("lang")).isEqualTo(language);
  }

  @Test
  void eachSeatMayBeGivenItsOwnClock(Seat seat) {
    GamePage page = seat.open("");
    Locator clocks = page.page().locator("article[data-game=fanorona] .clocks select");
    clocks.first().selectOption("own");
    clocks.nth(1).selectOption("5m+3s");
    clocks.nth(2).selectOption("1m");
    page.page().locator("article[data-game=fanorona] button.main").click();
    page.waitForPly(0);
    assertThat(page.text(".seat[data-seat=white] .clock")).startsWith("4:5");
    assertThat(page.text(".seat[data-seat=black] .clock")).isEqualTo("1:00");
  }

  @Test
  void clocksRunAndWarnInTheLastSecondsAndAFlagFalls(Seat seat) {
    GamePage page = seat.open("");
    page.post("/sessions", "{\"game\":\"konane:6x6\",\"clock\":\"2s\"}");
    page.page().locator(".seat[data-seat=black] .clock.short").waitFor();
    assertThat(page.text(".seat[data-seat=white] .clock")).isEqualTo("0:02.0");
    assertThat(page.text("#notice")).contains("Black", "ten seconds");
    page.page().locator(".end:not([hidden])").waitFor();
    assertThat(page.text(".end h2")).isEqualTo("White wins");
    assertThat(page.text(".seat[data-seat=black] .clock")).isEqualTo("0:00.0");
  }

  @Test
  void aLessonIsTakenOnThePage(Seat seat) {
    GamePage page = seat.open("");
    page.page().locator("[data-game=fanorona]").getByText("Lessons").click();
    page.page().locator(".lesson:not([hidden])").waitFor();
    assertThat(page.text(".lesson h2")).startsWithIgnoringCase("Lesson 1 of ");
    while (page.page().locator(".lesson .quiet").count() == 0 || page.button("Help").isVisible()) {
      page.button("Help").click();
    }
    String answer = page.page().locator(".lesson .quiet").last().innerText();
    String moves = answer.substring(answer.indexOf("by ") + 3, answer.length() - 1);
    for (String move : moves.split("  ", -1)) {
      page.act(
          () -> {
            page.page().getByLabel("Type a move").fill(move.strip());
            page.page().keyboard().press("Enter");
          });
    }
    page.page().locator(".lesson .standing.done").waitFor();
    page.button("Next lesson").click();
    page.page().getByText("Lesson 2 of ").waitFor();
  }

  @Test
  void whatTheGameSaysIsInTheLanguageOfThePage(Seat seat) {
    GamePage page = seat.open(Seat.plain().setLocale("ru"), "#game=konane%3A6x6&moves=c3,d3");
    assertThat(page.point("c2").getAttribute("aria-label")).contains("камень");
    page.press("a1");
    page.page().locator(".bubble:not([hidden])").waitFor();
    assertThat(page.text(".bubble")).contains("не может прыгнуть");
    seat.forgive();
  }

  @ParameterizedTest
  @CsvSource({
    "''",
    "'#game=konane%3A13x20'",
    "'#game=fanorona%3A5x9&moves=f2-e3A'",
    "'#game=peg-solitaire%3Atriangle28'"
  })
  void aNarrowWindowNeedsNoScrollingToTheSide(String fragment, Seat seat) {
    GamePage page = seat.open(Seat.plain().setViewportSize(360, 740).setHasTouch(true), fragment);
    assertThat(page.width()).isLessThanOrEqualTo(360);
  }

  @Test
  void aLostServerIsToldAndTheGameGoesOnWhenItIsBack(Seat seat) {
    Served own = Served.start("0");
    String port = own.address().substring(own.address().lastIndexOf(':') + 1);
    GamePage page = seat.open("#game=konane%3A6x6");
    page.page().navigate(own.address() + "/#game=konane%3A6x6&moves=c3,d3");
    page.waitForPly(2);
    own.close();
    page.page().locator(".lost").waitFor();
    try (Served again = Served.start(port)) {
      assertThat(again.address()).isEqualTo(own.address());
      page.waitUntilGone(".lost");
      page.page().locator("[data-act='act.undo']").click();
      page.waitForPly(1);
    }
    seat.forgive();
  }
}
