package org.papamu.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.browser.Desk.Seat;

/** What axe finds: nothing. */
@ExtendWith(Desk.class)
class AccessIT {

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void axeFindsNothingOnAnyScreen(ColorScheme scheme, Seat seat) {
    GamePage page = seat.open(Seat.plain().setColorScheme(scheme), "");
    check(page, "the first screen");
    page.page().locator("details summary").first().click();
    check(page, "options");
    page.go("#game=fanorona%3A5x9&moves=f2-e3A,d5-d4A");
    check(page, "a game");
    page.click("e3");
    page.click("d3");
    check(page, "a choice");
    page.page().keyboard().press("Escape");
    page.button("Rules").click();
    page.page().locator("dialog").waitFor();
    check(page, "rules");
    page.page().keyboard().press("Escape");
    page.button("Settings").click();
    check(page, "settings");
    page.page().keyboard().press("Escape");
    page.button("Set up").click();
    check(page, "the editor");
    page.go("#game=konane%3A1x1&moves=a1");
    page.page().locator(".end:not([hidden])").waitFor();
    check(page, "the end");
  }

  private static void check(GamePage page, String screen) {
    var found = new AxeBuilder(page.page()).analyze();
    assertThat(found.getViolations()).as(screen).extracting(AccessIT::words).isEmpty();
    assertThat(found.getPasses()).as(screen).isNotEmpty();
  }

  private static String words(Rule rule) {
    return rule.getId()
        + ": "
        + rule.getNodes().stream().limit(3).map(node -> node.getHtml()).toList();
  }
}
