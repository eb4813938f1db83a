package org.papamu.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.papamu.browser.Desk.Seat;

/**
 * Turns of several steps, by mouse, by drag, by typing; what is taken back, and what is refused.
 */
@ExtendWith(Desk.class)
class TurnsIT {

  /** After these White's e3 may go to d3 and take c3 by approach or f3 by withdrawal. */
  private static final String CHOICE = "#game=fanorona%3A5x9&moves=f2-e3A,d5-d4A";

  @Test
  void aSequenceIsBuiltStepByStepAndAsksWhichWayToTake(Seat seat) {
    GamePage page = seat.open(CHOICE);
    page.click("e3");
    assertThat(page.point("e3").getAttribute("aria-label")).contains("chosen");
    assertThat(page.choosable()).contains("d3", "d2", "f2");
    assertThat(page.point("d2").getAttribute("aria-label")).contains("takes f4 and g5");
    page.click("d3");
    assertThat(page.page().locator(".disc.a text").allTextContents()).containsExactly("1");
    assertThat(page.text(".bubble")).contains("1", "2");
    // The stone of the second way is touched, so it is this one that goes.
    page.click("f3");
    assertThat(page.on("f3")).isEqualTo("empty");
    assertThat(page.on("c3")).isEqualTo("black stone");
    assertThat(page.ply()).isEqualTo(2);
    assertThat(page.text(".next")).contains("f3");
    assertThat(page.page().evaluate("document.activeElement.dataset.point")).isEqualTo("d3");
    page.act(() -> page.button("One step back").click());
    assertThat(page.on("f3")).isEqualTo("black stone");
    page.click("d3");
    page.act(() -> page.page().keyboard().press("1"));
    assertThat(page.on("c3")).isEqualTo("empty");
    page.click("d2");
    if (page.ply() == 2) {
      page.act(() -> page.button("End the turn").click());
    }
    page.waitForPly(3);
    assertThat(page.text(".said")).contains("e3", "c3", "d4");
    assertThat(page.text(".said code")).startsWith("e3-d3A-d2");
  }

  @Test
  void undoAndRedoNeverAsk(Seat seat) {
    GamePage page = seat.open("#game=konane%3A6x6&moves=c3,d3");
    page.page().keyboard().press("u");
    page.waitForPly(1);
    assertThat(page.on("d3")).isEqualTo("white stone");
    page.button("Undo").click();
    page.waitForPly(0);
    assertThat(page.button("Undo").isDisabled()).isTrue();
    page.page().keyboard().press("r");
    page.waitForPly(1);
    page.page().locator(".move").nth(1).click();
    page.waitForPly(2);
    assertThat(page.on("d3")).isEqualTo("empty");
  }

  @Test
  void aRefusedTouchTellsTheRuleBesideThePlaceAndGoesAway(Seat seat) {
    GamePage page = seat.open("#game=fanorona%3A5x9");
    page.page().clock().install();
    page.press("a1");
    page.page().locator(".bubble:not([hidden])").waitFor();
    assertThat(page.text(".bubble")).contains("capture");
    page.page().clock().fastForward("01:00");
    page.waitUntilGone(".bubble:not([hidden])");
    seat.forgive();
  }

  @Test
  void aStoneThatMayNotMoveSaysWhyWhenItIsDragged(Seat seat) {
    GamePage page = seat.open("#game=fanorona%3A5x9");
    page.draw("a1", "a2");
    page.page().locator(".bubble:not([hidden])").waitFor();
    assertThat(page.text(".bubble")).contains("capture");
    assertThat(page.ply()).isZero();
    seat.forgive();
  }

  @Test
  void aStoneIsDraggedAndAMoveIsTyped(Seat seat) {
    GamePage page = seat.open("#game=peg-solitaire%3Aenglish");
    page.drag("d6", "d4");
    page.waitForPly(1);
    assertThat(page.on("d5")).isEqualTo("empty");
    page.page().getByLabel("Type a move").fill("d3-d5");
    page.page().keyboard().press("Enter");
    page.waitForPly(2);
    page.page().getByLabel("Type a move").fill("a1-a3");
    page.page().keyboard().press("Enter");
    page.page().locator("#notice p").waitFor();
    assertThat(page.text("#notice")).contains("a1");
    assertThat(page.ply()).isEqualTo(2);
    seat.forgive();
  }

  @Test
  void aWholeGameByKeysAlone(Seat seat) {
    GamePage page = seat.open("#game=konane%3A4x4");
    var keys = page.page().keyboard();
    keys.press("b");
    while (!page.isOver()) {
      String wish = page.choosable().get(0);
      walk(page, wish);
      page.act(() -> keys.press("Enter"));
      if (page.button("End the turn").isVisible()) {
        page.act(() -> keys.press("Enter"));
      }
    }
    assertThat(page.text(".end h2")).contains("wins");
  }

  /** Goes from where the cursor is to a point of an upright board, by arrow keys. */
  private static void walk(GamePage page, String wish) {
    var keys = page.page().keyboard();
    for (int steps = 0; steps < 20; steps++) {
      String at = (String) page.page().evaluate("() => document.activeElement.dataset.point");
      if (at.equals(wish)) {
        return;
      }
      if (at.charAt(0) != wish.charAt(0)) {
        keys.press(at.charAt(0) < wish.charAt(0) ? "ArrowRight" : "ArrowLeft");
      } else {
        keys.press(at.charAt(1) < wish.charAt(1) ? "ArrowUp" : "ArrowDown");
      }
    }
    throw new AssertionError("no way to " + wish);
  }
}
