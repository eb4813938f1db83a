package org.papamu.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.papamu.browser.Desk.Seat;

/** The first screen: what is chosen there is what is played, and is remembered. */
@ExtendWith(Desk.class)
class StartIT {

  private static final String BOARD = "peg-solitaire:european";

  private static Locator card(GamePage page) {
    return page.page().locator("[data-game=peg-solitaire]");
  }

  private static Locator start(Locator card) {
    return card.locator("details select").first();
  }

  @Test
  void aCardOffersWhatGoesWithItsBoard(Seat seat) {
    GamePage page = seat.open("");
    Locator card = card(page);
    Locator hole = start(card).locator("option[value=b2]");
    assertThat(hole.count()).isZero();
    card.locator("select").first().selectOption(BOARD);
    hole.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    card.locator("summary").click();
    start(card).selectOption("b2");
    card.locator("button.main").click();
    page.waitForPly(0);
    assertThat(page.on("b2")).isEqualTo("empty");

    page.go("");
    card = card(page);
    assertThat(card.locator("select").first().inputValue()).isEqualTo(BOARD);
    assertThat(start(card).inputValue()).isEqualTo("b2");
  }
}
