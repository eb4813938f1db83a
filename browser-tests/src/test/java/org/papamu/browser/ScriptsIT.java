package org.papamu.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.browser.Desk.Seat;

/** The page's scripts that touch neither page nor server, called one by one in the browser. */
@ExtendWith(Desk.class)
class ScriptsIT {

  /** What a function of a script answers. */
  private static Object call(Seat seat, String script, String expression) {
    return seat.blank()
        .evaluate(
            "async script => (" + expression + ")(await import('/assets/' + script + '.js'))",
            script);
  }

  @Test
  void addressesAreReadAsTheyAreWritten(Seat seat) {
    String game =
        "it => it.parseFragment(it.shareFragment({game: 'konane:4x4,opening=any', start: 'wb/bw b"
            + " r', moves: ['a1', 'b1&c']}))";
    assertThat(call(seat, "share", game))
        .isEqualTo(
            Map.of(
                "kind", "shared",
                "game", "konane:4x4,opening=any",
                "position", "wb/bw b r",
                "moves", List.of("a1", "b1&c")));
  }

  @ParameterizedTest
  @CsvSource({
    "'', start",
    "'#session=../x', session",
    "'#game=%E0%A4%A', shared",
    "'#moves=a1', start",
  })
  void strangeAddressesDoNoHarm(String fragment, String kind, Seat seat) {
    assertThat(call(seat, "share", "it => it.parseFragment('" + fragment + "').kind"))
        .isEqualTo(kind);
  }

  @Test
  void arrowKeysGoByWhereThePointsAre(Seat seat) {
    // A triangle of three rows: 0 on top, 1 2 below, 3 4 5 at the bottom.
    String walk =
        "it => { const p = [[2,0],[1,2],[3,2],[0,4],[2,4],[4,4]].map(([x, y]) => ({x, y})); return"
            + " [it.neighbourTowards(p, 0, 0, 1), it.neighbourTowards(p, 1, 1, 0),"
            + " it.neighbourTowards(p, 5, -1, 0), it.neighbourTowards(p, 3, -1, 0),"
            + " it.neighbourTowards(p, 4, 0, -1), it.rowsOf(p)]; }";
    assertThat(call(seat, "geometry", walk))
        .isEqualTo(List.of(1, 2, 4, 3, 1, List.of(List.of(0), List.of(1, 2), List.of(3, 4, 5))));
  }

  @Test
  void aTouchMeansWhatTheStepsSay(Seat seat) {
    String touches =
        "it => { const step = (text, point, taken = []) => ({text, brief: text, point, taken, ends:"
            + " false}); let turn = it.beginTurn([step('a1', 0), step('b1', 1)]); const seen ="
            + " [it.touch(turn, 0, 'a1').kind, it.touch(turn, 5, 'c3').typed]; const next ="
            + " [step('-c1A', 2, [4]), step('-c1W', 2, [5]), step('-c2', 3)]; turn ="
            + " it.afterStep(turn, step('a1', 0), {typed: 'a1', move: null, next, pieces: [],"
            + " taken: []}); for (const [point, name] of [[2, 'c1'], [3, 'c2'], [0, 'a1'], [1,"
            + " 'b1'], [9, 'd4']]) {   const found = it.touch(turn, point, name);"
            + " seen.push(found.kind + (found.typed ?? '')); } seen.push(it.typedStep(turn,"
            + " 'a1-c2').point, it.typedStep(turn, '-c1'), it.stepBack(turn).typed); return"
            + " seen.map(String); }";
    assertThat(call(seat, "turn", touches))
        .isEqualTo(
            List.of(
                "step",
                "c3",
                "choose",
                "step",
                "cancel",
                "instead",
                "refusea1-d4",
                "3",
                "null",
                ""));
  }

  @Test
  void whatFollowsAStepIsNotAskedWhereOnlyOneFits(Seat seat) {
    String follow =
        "it => { const step = text => ({text, brief: text, point: 1, taken: [], ends: false});"
            + " const after = (turn, move, next) => it.afterStep(turn, step('x'), {typed: 'x',"
            + " move, next, pieces: [], taken: []}); const once = after(it.beginTurn([]), null,"
            + " [step('-b')]); return [it.following(once).kind, it.following(after(once, null,"
            + " [step('-c')])).kind, it.following(after(once, {text: 'x', sentence: ''}, [])).kind,"
            + " it.following(after(once, {text: 'x', sentence: ''}, [step('-c')])).kind]; }";
    assertThat(call(seat, "turn", follow)).isEqualTo(List.of("wait", "step", "play", "wait"));
  }

  @Test
  void aHopelessStoneIsToldFromAHopefulOne(Seat seat) {
    String values =
        "it => { const turn = typed => ({typed, steps: [], next: [], move: null, pieces: null,"
            + " taken: []}); const step = text => ({text, brief: text, point: 1, taken: [], ends:"
            + " false}); const steps = {a1: 'win', 'a1-c1': 'loss', 'a1-e1': 'win', a10: 'draw',"
            + " b1: 'loss', c2: 'unknown'}; return [['', 'a1'], ['', 'a10'], ['', 'b1'], ['',"
            + " 'c2'], ['', 'd1'], ['a1', '-c1'], ['a1', '-e1'], ['', 'constructor']].map(([typed,"
            + " text]) => String(it.stepValue(turn(typed), step(text), steps))); }";
    assertThat(call(seat, "sight", values))
        .isEqualTo(List.of("win", "draw", "loss", "null", "null", "loss", "win", "null"));
  }

  @Test
  void whereOneMayPlaceAnywhereNothingIsMarked(Seat seat) {
    // Three points: a stone, and two without one.
    String marks =
        "it => [[0, 1], [1], [1, 2]].map(points => it.turnMarks({typed: '', steps: [], next:"
            + " points.map(point => ({point, text: 'x', taken: []})), taken: []}, null, -1, [1, 0,"
            + " 0], () => null).map(mark => mark.kind + mark.point).join(' '))";
    assertThat(call(seat, "sight", marks)).isEqualTo(List.of("ring0 target1", "target1", ""));
  }

  @Test
  void whatWasThoughtOfAMoveThatIsMadeIsNotTold(Seat seat) {
    String thoughts =
        "it => { const strip = new it.SeatStrip('w'); const state = turn => ({seats: [{name: 'w',"
            + " human: false, player: 'greedy'}], turn, over: null, thinking: null}); const told ="
            + " turn => { strip.show(state(turn), ''); strip.think({seat: 'w', depth: 3,"
            + " nodesPerSecond: 0}); return strip.thought.textContent !== ''; }; return [told('w'),"
            + " told('b'), told('w')]; }";
    assertThat(call(seat, "strip", thoughts)).isEqualTo(List.of(true, false, true));
  }

  @Test
  void undoGoesBackToAPersonsTurn(Seat seat) {
    String plies =
        "it => { const state = (people, ply, plies) => ({ply, plies, history: ['w', 'b', 'w',"
            + " 'b'].map(seat => ({seat})), seats: ['w', 'b'].map(name => ({name, human:"
            + " people.includes(name)}))}); return [it.undoPly(state('wb', 3, 4)),"
            + " it.undoPly(state('w', 4, 4)), it.undoPly(state('b', 3, 4)), it.undoPly(state('', 2,"
            + " 4)), it.undoPly(state('wb', 0, 4)), it.redoPly(state('w', 0, 4)),"
            + " it.redoPly(state('w', 2, 4)), it.redoPly(state('w', 4, 4))]; }";
    assertThat(call(seat, "sight", plies)).isEqualTo(List.of(2, 2, 1, 1, -1, 2, 4, -1));
  }
}
