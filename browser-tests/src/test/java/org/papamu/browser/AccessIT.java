package org.papamu.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.browser.Desk.Seat;

/** What axe finds: nothing. */
@ExtendWith(Desk.class)
class AccessIT {

  /** In the dark only the colours differ. */
  private static final Map<ColorScheme, List<String>> RULES =
      Map.of(ColorScheme.LIGHT, List.of(), ColorScheme.DARK, List.of("color-contrast"));

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void axeFindsNothingOnAnyScreen(ColorScheme scheme, Seat seat) {
    List<String> rules = RULES.getOrDefault(scheme, List.of());
    GamePage page = seat.open(Seat.plain().setColorScheme(scheme), "");
    check(page, "the first screen", rules);
    page.page().locator("details summary").first().click();
    check(page, "options", rules);
    page.go("#game=fanorona%3A5x9&moves=f2-e3A,d5-d4A");
    check(page, "a game", rules);
    page.click("e3");
    page.click("d3");
    check(page, "a choice", rules);
    page.page().keyboard().press("Escape");
    page.button("Rules").click();
    page.page().locator("dialog").waitFor();
    check(page, "rules", rules);
    page.page().keyboard().press("Escape");
    page.button("Settings").click();
    check(page, "settings", rules);
    page.page().keyboard().press("Escape");
    page.button("Set up").click();
    check(page, "the editor", rules);
    page.post("/sessions", "{\"game\":\"konane\",\"lesson\":2}");
    page.page().locator(".lesson:not([hidden])").waitFor();
    check(page, "a lesson", rules);
    page.post("/sessions", "{\"game\":\"konane:6x6\",\"clock\":\"9s\"}");
    page.page().locator(".clock.short").waitFor();
    check(page, "a clock", rules);
    page.go("#game=konane%3A1x1&moves=a1");
    page.page().locator(".end:not([hidden])").waitFor();
    check(page, "the end", rules);
  }

  private static void check(GamePage page, String screen, List<String> rules) {
    // In the page itself: it has no frames, and a blank page for each report takes longer than axe.
    AxeBuilder axe = new AxeBuilder(page.page()).setLegacyMode(true);
    var found = (rules.isEmpty() ? axe : axe.withRules(rules)).analyze();
    assertThat(found.getViolations()).as(screen).extracting(AccessIT::words).isEmpty();
    assertThat(found.getPasses()).as(screen).isNotEmpty();
  }

  private static String words(Rule rule) {
    return rule.getId()
        + ": "
        + rule.getNodes().stream().limit(3).map(node -> node.getHtml()).toList();
  }
}
