package org.papamu.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.browser.Desk.Seat;

/** Games from the first touch to the last. */
@ExtendWith(Desk.class)
class WholeGamesIT {

  private static final int MOST_TOUCHES = 200;

  /** Always the first that may be chosen: a game of its own for each board, and always the same. */
  @ParameterizedTest
  @ValueSource(strings = {"konane:4x4", "fanorona:3x3", "peg-solitaire:triangle10"})
  void aWholeGameByClicks(String game, Seat seat) {
    GamePage page = seat.open("#game=" + game);
    for (int touches = 0; touches < MOST_TOUCHES && !page.isOver(); touches++) {
      if (page.button("End the turn").isVisible()) {
        page.act(() -> page.button("End the turn").click());
      } else if (page.page().locator(".bubble button").first().isVisible()) {
        page.act(() -> page.page().locator(".bubble button").first().click());
      } else {
        page.click(page.choosable().get(0));
      }
    }
    assertThat(page.isOver()).isTrue();
    assertThat(page.text(".end h2")).isIn("White wins", "Black wins", "A draw", "Solved", "Stuck");
    assertThat(page.text(".end p")).endsWith(".").hasSizeGreaterThan(10);
    assertThat(page.ply()).isPositive();
    assertThat(page.page().locator(".move").count()).isEqualTo(page.ply());
    page.button("Again?").click();
    page.waitForPly(0);
    assertThat(page.isOver()).isFalse();
  }

  @Test
  void aGameAgainstTheComputerBeginsOnTheFirstScreen(Seat seat) {
    GamePage page = seat.open("");
    var card = page.page().locator("[data-game=konane]");
    card.locator("select").nth(0).selectOption("konane:6x6");
    card.locator("select").nth(1).selectOption("human");
    card.locator(".seat-choice").nth(1).locator("select").first().selectOption("random");
    card.locator("button.main").click();
    page.waitForPly(0);
    page.click("c3");
    page.waitForPly(2);
    assertThat(page.text(".said")).startsWith("White");
    assertThat(page.on("c3")).isEqualTo("empty");
  }
}
