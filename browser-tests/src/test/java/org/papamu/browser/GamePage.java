package org.papamu.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;

/** A page that shows a game, as its user sees it. */
final class GamePage {

  /** Where a mouse is seen on its way. */
  private static final int STEPS = 12;

  private final Page page;
  private final String address;

  GamePage(Page page, String address) {
    this.page = page;
    this.address = address;
  }

  Page page() {
    return page;
  }

  /**
   * Goes to what a fragment names, such as {@code #game=konane:4x4}, and waits until it is there.
   */
  void go(String fragment) {
    page.navigate(address + "/" + fragment);
    page.locator(fragment.isEmpty() ? ".card.game .setup button.main" : ".game-screen[data-ply]")
        .first()
        .waitFor();
  }

  /** Begins a game as a program would, and shows it. */
  void post(String path, String json) {
    page.evaluate(
        "async ([path, json]) => { const {post} = await import('/assets/api.js'); location.hash ="
            + " '#session=' + (await post(path, JSON.parse(json))).id; }",
        List.of(path, json));
    page.locator(".game-screen[data-ply]").first().waitFor();
  }

  Locator point(String name) {
    return page.locator(".place [data-point='" + name + "']");
  }

  /** Clicks on a point and waits until the page has dealt with it. */
  void click(String name) {
    act(() -> press(name));
  }

  /** Presses on the middle of a point, as a mouse does. */
  void press(String name) {
    BoundingBox box = point(name).locator(".reach").boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Drags what stands on a point to another. */
  void drag(String from, String to) {
    act(() -> draw(from, to));
  }

  /** Holds the mouse from the middle of a point to that of another, and over what lies between. */
  void draw(String from, String to) {
    BoundingBox start = point(from).locator(".reach").boundingBox();
    BoundingBox end = point(to).locator(".reach").boundingBox();
    page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    page.mouse().down();
    page.mouse()
        .move(
            end.x + end.width / 2, end.y + end.height / 2, new Mouse.MoveOptions().setSteps(STEPS));
    page.mouse().up();
  }

  /**
   * Does something and waits until the turn or the game has changed by it and nothing is under way.
   */
  void act(Runnable action) {
    String before = stamp();
    action.run();
    page.waitForFunction(
        "before => { const d = document.querySelector('.game-screen').dataset; return [d.version,"
            + " d.typed, d.choosing].join(' ') !== before && d.settled !== 'false'; }",
        before);
  }

  private String stamp() {
    return (String)
        page.evaluate(
            "() => { const d = document.querySelector('.game-screen').dataset;"
                + " return [d.version, d.typed, d.choosing].join(' '); }");
  }

  /** How wide all that is shown is, with what does not fit in the window. */
  int width() {
    Object wide =
        page.evaluate(
            "() => Math.max(document.documentElement.scrollWidth,"
                + " ...[...document.querySelectorAll('.card *')].map(it =>"
                + " Math.ceil(it.getBoundingClientRect().right)))");
    return ((Number) wide).intValue();
  }

  int ply() {
    return Integer.parseInt(page.locator(".game-screen").getAttribute("data-ply"));
  }

  /** Waits until this many plies have been played. */
  void waitForPly(int ply) {
    page.locator(".game-screen[data-ply='" + ply + "']").waitFor();
  }

  /** Waits until nothing on the page is such. */
  void waitUntilGone(String selector) {
    page.locator(selector)
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
  }

  /** The names of the points that may be chosen now. */
  @SuppressWarnings("unchecked") // what Playwright makes of a list of texts
  List<String> choosable() {
    return (List<String>)
        page.evaluate(
            "() => [...document.querySelectorAll('.place .point.may')].map(p => p.dataset.point)");
  }

  boolean isOver() {
    return page.locator(".end").isVisible();
  }

  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  String text(String selector) {
    return page.locator(selector).innerText();
  }

  /** The piece on a point, as a screen reader tells it: {@code white}, {@code empty}. */
  String on(String name) {
    String label = point(name).getAttribute("aria-label");
    String words = label.substring(name.length() + 2);
    return words.contains(",") ? words.substring(0, words.indexOf(',')) : words;
  }
}
