package org.papamu.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.text.NotationException;
import org.papamu.core.toy.Faulty;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

class SessionTest {

  private static final long LEFT = 0;
  private static final long RIGHT = 1;

  private static String text(Session<Place> session) {
    return session.game().notation().write(session.position());
  }

  @Test
  void startsAtTheUsualStart() {
    Session<Place> session = Session.of(Ring.standard());
    assertThat(text(session)).isEqualTo("4 black");
    assertThat(session.ply()).isZero();
    assertThat(session.turn()).isZero();
    assertThat(session.legalMoves().toArray()).containsExactly(LEFT, RIGHT);
    assertThat(session.outcome()).isEmpty();
    assertThat(session.played()).isEmpty();
    assertThat(session.lastPlayed()).isEmpty();
  }

  @Test
  void playsSeveralPliesOfOneText() {
    Session<Place> session = Session.of(Ring.standard());
    List<Played> played = session.play("lrr");
    assertThat(played).extracting(Played::ply).containsExactly(1, 2, 3);
    assertThat(played).extracting(Played::seat).containsExactly(0, 1, 0);
    assertThat(played).extracting(Played::text).containsExactly("l", "r", "r");
    assertThat(played)
        .extracting(one -> one.description().trails())
        .contains(List.of(List.of(4, 5)));
    assertThat(text(session)).isEqualTo("5 white");
    assertThat(session.played()).isEqualTo(played);
    assertThat(session.lastPlayed()).contains(played.get(2));
    assertThat(session.moves()).containsExactly(LEFT, RIGHT, RIGHT);
  }

  @Test
  void aRefusedTextChangesNothing() {
    Session<Place> session = Session.of(Ring.standard());
    session.play("r");
    assertThatExceptionOfType(NotationException.class).isThrownBy(() -> session.play("lx"));
    assertThatExceptionOfType(NotationException.class).isThrownBy(() -> session.play(""));
    assertThat(text(session)).isEqualTo("5 white");
    assertThat(session.ply()).isOne();
  }

  /**
   * The third l makes the game a draw, so what follows it in the text is refused, and all of it.
   */
  @Test
  void aTextThatGoesOnBehindADrawChangesNothing() {
    Session<Place> session = Session.of(Ring.standard());
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> session.play("lrlrl"))
        .withMessageContaining("the game is over: The position has occurred 3 times");
    assertThat(text(session)).isEqualTo("4 black");
    assertThat(session.ply()).isZero();
    assertThat(session.outcome()).isEmpty();
    assertThat(session.play("lrlr")).hasSize(4);
    assertThat(session.outcome()).isPresent();
  }

  @Test
  void playsLegalMovesOnly() {
    Session<Place> session = Session.of(Ring.standard());
    assertThatIllegalArgumentException().isThrownBy(() -> session.play(7L));
    assertThat(session.play(RIGHT).text()).isEqualTo("r");
    session.play("rrrr");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> session.play(RIGHT))
        .withMessage("the game is over: The token is home");
  }

  @Test
  void theRulesOwnEndingComesFirst() {
    // Point 0 occurs for the second time, which would also be a draw.
    Ring ring = Ring.of(9, 0, 2, "black", "white");
    Place start = ring.notation().read("0 white");
    assertThat(Session.of(ring, start).outcome().map(Outcome::result)).contains("black");
  }

  @Test
  void repetitionIsADrawWithTheStartCounted() {
    Session<Place> session = Session.of(Ring.standard());
    session.play("lrl");
    assertThat(session.outcome()).isEmpty();
    session.play("r");
    Outcome outcome = session.outcome().orElseThrow();
    assertThat(outcome.result()).isEqualTo(Outcome.DRAW);
    assertThat(outcome.reason().key()).isEqualTo("repetition");
    assertThat(outcome.reason().sentence()).isEqualTo("The position has occurred 3 times");
    assertThat(outcome.scores()).containsExactly(Map.entry("black", 0), Map.entry("white", 0));
    assertThat(session.legalMoves().isEmpty()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2, 3, 5})
  void repetitionIsCountedAsAWholeHistoryWouldCountIt(int repetition) {
    Ring ring = Ring.of(6, 3, repetition, "black", "white");
    for (int seed = 0; seed < 50; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Session<Place> session = Session.of(ring);
      for (int i = 0; i < 60; i++) {
        if (random.nextInt(4) == 0) {
          session.undo();
        } else if (session.outcome().isEmpty()) {
          session.play(session.legalMoves().pick(random));
        }
        boolean repeated = repetition > 0 && session.history().occurrences() >= repetition;
        boolean home = Outcome.of(ring, session.position()).isPresent();
        assertThat(session.outcome().isPresent()).isEqualTo(home || repeated);
        assertThat(session.history().moves()).isEqualTo(session.moves());
      }
    }
  }

  @Test
  void noRepetitionWhereTheGameDeclaresNoLoops() {
    Ring ring = Ring.standard();
    ring = ring.declared(ring.info().with(GameInfo.Fact.LOOP_FREE));
    Session<Place> session = Session.of(ring);
    session.play("lrlrlrlr");
    assertThat(session.outcome()).isEmpty();
  }

  @Test
  void takesBackAndPlaysAgain() {
    Session<Place> session = Session.of(Ring.standard());
    session.play("lr");
    assertThat(session.undo().map(Played::text)).contains("r");
    assertThat(session.redoable()).isOne();
    assertThat(session.undo().map(Played::ply)).contains(1);
    assertThat(session.undo()).isEmpty();
    assertThat(text(session)).isEqualTo("4 black");
    assertThat(session.redo().map(Played::text)).contains("l");
    assertThat(session.redo().map(Played::text)).contains("r");
    assertThat(session.redo()).isEmpty();
    assertThat(text(session)).isEqualTo("4 black");
    assertThat(session.ply()).isEqualTo(2);
  }

  @Test
  void aDifferentMoveForgetsWhatWasTakenBackAndTheSameMoveDoesNot() {
    Session<Place> session = Session.of(Ring.standard());
    session.play("lrr");
    session.undo();
    session.undo();
    session.play("r");
    assertThat(session.redoable()).isOne();
    session.undo();
    session.play("l");
    assertThat(session.redoable()).isZero();
  }

  @Test
  void takingBackReopensAFinishedGame() {
    Session<Place> session = Session.of(Ring.standard());
    session.play("llll");
    assertThat(session.outcome().map(Outcome::result)).contains("white");
    session.undo();
    assertThat(session.outcome()).isEmpty();
    assertThat(session.legalMoves().size()).isEqualTo(2);
    session.play("r");
    session.play("lr");
    assertThat(session.outcome().map(o -> o.reason().key())).contains("repetition");
    session.undo();
    assertThat(session.outcome()).isEmpty();
    session.resign(0);
    session.undo();
    assertThat(session.outcome()).isEmpty();
  }

  @Test
  void aResignationBeforeTheFirstMoveCanBeTakenBack() {
    Session<Place> session = Session.of(Ring.standard());
    session.resign(1);
    assertThat(session.undo()).isEmpty();
    assertThat(session.outcome()).isEmpty();
    Session<Place> over = Session.of(Ring.of(9, 0, 3, "black", "white"));
    over.undo();
    assertThat(over.outcome()).isPresent();
  }

  @Test
  void aSeatWhoseTimeRunsOutLosesAndThatCanBeTakenBack() {
    Session<Place> session = Session.of(Ring.standard());
    session.play("l");
    session.runOut(1);
    Outcome outcome = session.outcome().orElseThrow();
    assertThat(outcome.reason().key()).isEqualTo(Session.TIME);
    assertThat(outcome.reason().sentence()).isEqualTo("White has run out of time");
    assertThat(outcome.result()).isEqualTo("black");
    assertThatIllegalStateException().isThrownBy(() -> session.runOut(0));
    assertThat(session.undo()).isEmpty();
    assertThat(session.outcome()).isEmpty();
    assertThat(session.ply()).isEqualTo(1);
  }

  @Test
  void resigningGivesTheOtherSeatTheGame() {
    Session<Place> session = Session.of(Ring.standard());
    session.resign(0);
    Outcome outcome = session.outcome().orElseThrow();
    assertThat(outcome.result()).isEqualTo("white");
    assertThat(outcome.reason().key()).isEqualTo("resignation");
    assertThat(outcome.reason().sentence()).isEqualTo("Black resigns");
    assertThat(outcome.scores()).containsExactly(Map.entry("black", -1), Map.entry("white", 1));
    assertThat(session.legalMoves().isEmpty()).isTrue();
    assertThatExceptionOfType(NotationException.class).isThrownBy(() -> session.play("l"));
    assertThatIllegalStateException().isThrownBy(() -> session.resign(1));
    assertThat(session.redo()).isEmpty();
  }

  @Test
  void withMoreSeatsTheOthersShareAResignedGame() {
    Session<Place> session = Session.of(Ring.of(9, 4, 0, "a", "b", "c"));
    session.resign(1);
    Outcome outcome = session.outcome().orElseThrow();
    assertThat(outcome.result()).isEqualTo(Outcome.DRAW);
    assertThat(outcome.scores())
        .containsExactly(Map.entry("a", 10), Map.entry("b", 0), Map.entry("c", 10));
  }

  @Test
  void agreesToADraw() {
    Session<Place> session = Session.of(Ring.standard());
    session.agreeDraw();
    assertThat(session.outcome().map(o -> o.reason().key())).contains("agreement");
    assertThat(session.outcome().map(Outcome::result)).contains(Outcome.DRAW);
    assertThatIllegalStateException().isThrownBy(session::agreeDraw);
  }

  @Test
  void aPuzzleIsGivenUpAsStuckAndHasNoDraw() {
    Session<Place> session = Session.of(Ring.of(9, 4, 0, "player"));
    assertThatIllegalStateException().isThrownBy(session::agreeDraw);
    session.resign(0);
    assertThat(session.outcome().map(Outcome::result)).contains(Outcome.STUCK);
  }

  @Test
  void everyEarlierPositionCanBeHad() {
    Ring ring = Ring.of(1000, 500, 0, "black", "white");
    Session<Place> session = Session.of(ring);
    for (int i = 0; i < 300; i++) {
      session.advance("r");
    }
    for (int ply = 0; ply <= 300; ply++) {
      assertThat(ring.notation().write(session.positionAt(ply)))
          .isEqualTo(500 + ply + (ply % 2 == 0 ? " black" : " white"));
    }
    assertThat(session.played()).hasSize(300).last().extracting(Played::ply).isEqualTo(300);
    for (int i = 0; i < 300; i++) {
      session.undo();
    }
    assertThat(session.redoable()).isEqualTo(300);
    assertThat(text(session)).isEqualTo("500 black");
  }

  @Test
  void whatIsHandedOutIsACopy() {
    Ring ring = Ring.standard();
    Place start = ring.rules().initial();
    Session<Place> session = Session.of(ring, start);
    ring.rules().play(start, RIGHT);
    ring.rules().play(session.position(), RIGHT);
    ring.rules().play(session.start(), RIGHT);
    session.legalMoves().clear();
    assertThat(text(session)).isEqualTo("4 black");
    assertThat(session.legalMoves().size()).isEqualTo(2);
  }

  @Test
  void aLongGameHandsOutTheEndOfItsHistory() {
    Session<Place> session = Session.of(Ring.of(9, 4, 0, "black", "white"));
    for (int i = 0; i < 15_000; i++) {
      session.advance(i % 2 == 0 ? "l" : "r");
    }
    assertThat(session.history().plies()).isEqualTo(10_000);
    assertThat(session.history().position()).isEqualTo(session.position());
    assertThat(session.ply()).isEqualTo(15_000);
  }

  /** A fault in whatever call of the game's code leaves the session as it was. */
  @ParameterizedTest
  @ValueSource(strings = {"exception", "stack", "assertion"})
  void aFaultInTheGamesCodeChangesNothing(String kind) {
    Throwable fault =
        switch (kind) {
          case "exception" -> new IllegalStateException("broken");
          case "stack" -> new StackOverflowError();
          default -> new AssertionError("broken");
        };
    Faulty<Place> game = new Faulty<>(Ring.standard());
    Session<Place> session = Session.of(game);
    session.play("lrr");
    session.undo();
    boolean reached = true;
    for (int call = 0; reached; call++) {
      reached = failing(session, game, call, fault, () -> session.play("rl"));
    }
    reached = true;
    for (int call = 0; reached; call++) {
      reached = failing(session, game, call, fault, session::undo);
    }
  }

  /** Does something that fails in some call; answers whether the call was reached at all. */
  private static boolean failing(
      Session<Place> session, Faulty<Place> game, int call, Throwable fault, Runnable action) {
    List<Object> before = snapshot(session);
    game.failIn(call, fault);
    try {
      action.run();
      game.heal();
      return false;
    } catch (GameFault thrown) {
      game.heal();
      assertThat(thrown).hasCause(fault);
      assertThat(thrown.game()).isEqualTo("ring:9");
      assertThat(snapshot(session)).isEqualTo(before);
      return true;
    }
  }

  private static List<Object> snapshot(Session<Place> session) {
    return List.of(
        text(session),
        session.ply(),
        session.turn(),
        session.redoable(),
        session.played(),
        session.legalMoves().toString(),
        session.outcome(),
        List.of(session.history().moves()).size(),
        session.history().occurrences());
  }

  @Test
  void aMoveThatIsNotLegalIsAFaultOfTheGame() {
    Ring ring = Ring.standard();
    Game<Place> liar =
        new Faulty<>(ring) {
          @Override
          public void readMoves(Place position, String text, MoveList out) {
            out.clear();
            if (!text.isEmpty()) {
              out.add(5);
            }
          }
        };
    Session<Place> session = Session.of(liar);
    assertThatExceptionOfType(GameFault.class)
        .isThrownBy(() -> session.play("l"))
        .withMessage("plugin fault in ring:9: readMoves gave a move that is not legal");
    assertThatExceptionOfType(GameFault.class)
        .isThrownBy(() -> session.play(""))
        .withMessage("plugin fault in ring:9: readMoves gave no move");
    assertThat(session.ply()).isZero();
    assertThat(session.lastPlayed()).isEqualTo(Optional.empty());
  }
}
