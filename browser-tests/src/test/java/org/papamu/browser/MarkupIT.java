package org.papamu.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.papamu.browser.Desk.Seat;

/** Whatever a plugin or a record says is shown as text: case 47 of docs/abuse-cases.md. */
@ExtendWith(Desk.class)
class MarkupIT {

  private static final String EVIL =
      "<img src=x onerror=window.got=1><script>window.got=1</script>";

  /** The texts for people in what the server answers. */
  private static final Pattern TEXTS =
      Pattern.compile("\"(title|summary|sentence|meaning|reason|error)\":\"");

  @Test
  void textIsShownAsItIs(Seat seat) {
    GamePage page = seat.open(Seat.plain(), "#game=konane%3A6x6&moves=c3");
    BrowserContext context = page.page().context();
    context.route(
        address -> address.contains("/api/v1/") && !address.contains("/events"), MarkupIT::spoil);
    page.page().reload();
    page.page().locator(".game-screen[data-ply='1']").waitFor();
    page.page().getByText(EVIL).first().waitFor();
    isHarmless(page.page());
    // Why a stone cannot be touched is told in words that may quote anything.
    page.press("a1");
    page.page().locator(".bubble").getByText(EVIL).waitFor();
    isHarmless(page.page());
    page.page().navigate(seat.address() + "/#");
    page.page().locator(".card.game").first().getByText(EVIL).first().waitFor();
    isHarmless(page.page());
    // A record is a stranger's text as well.
    page.post(
        "/records",
        "{\"record\":\"[Game \\\"konane:6x6\\\"]\\n[White \\\""
            + EVIL
            + "\\\"]\\n[Black \\\"'onmouseover='window.got=1\\\"]\\n[Result \\\"*\\\"]\\n\\nc3 {"
            + EVIL
            + "} *\\n\"}");
    isHarmless(page.page());
  }

  private static void spoil(Route route) {
    APIResponse answer = route.fetch();
    String type = answer.headers().getOrDefault("content-type", "");
    route.fulfill(
        type.startsWith("application/json")
            ? new Route.FulfillOptions()
                .setResponse(answer)
                .setBody(TEXTS.matcher(answer.text()).replaceAll("\"$1\":\"" + EVIL))
            : new Route.FulfillOptions().setResponse(answer));
  }

  private static void isHarmless(Page page) {
    assertThat(page.evaluate("() => window.got")).isNull();
    assertThat(page.locator("img, [onerror], [onmouseover], body script:not([src])").count())
        .isZero();
  }
}
