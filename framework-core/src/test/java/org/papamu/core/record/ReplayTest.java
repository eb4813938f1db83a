package org.papamu.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Game;
import org.papamu.api.text.NotationException;
import org.papamu.core.record.RecordException.Kind;
import org.papamu.core.session.Session;
import org.papamu.core.toy.Faulty;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

class ReplayTest {

  private static Game<?> game(String text) {
    if (!text.equals("ring:9")) {
      throw new NotationException(
          NotationException.Kind.ILLEGAL, text, 0, "unknown game", List.of("ring:9"));
    }
    return Ring.standard();
  }

  private static GameRecord record(String result, String... moves) {
    return new GameRecord("ring:9", Map.of(), Optional.empty(), List.of(moves), result);
  }

  @Test
  void playsARecordThrough() {
    Replay<?> replay = Replay.of(record("white", "l", "l", "l", "l"), ReplayTest::game);
    assertThat(replay.faults()).isEmpty();
    assertThat(replay.plies()).isEqualTo(4);
    assertThat(replay.position()).isEqualTo("0 black");
    assertThat(replay.position(0)).isEqualTo("4 black");
    assertThat(replay.position(3)).isEqualTo("1 white");
    assertThat(replay.result()).contains("white");
    assertThatThrownBy(() -> replay.position(5)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void stopsAtTheFirstIllegalMoveAndKeepsThoseBefore() {
    Replay<?> replay = Replay.of(record("white", "l", "rr", "x", "l"), ReplayTest::game);
    assertThat(replay.faults())
        .containsExactly(new Replay.Fault(4, "x", "a step is l or r, and none leaves point 0", 2));
    assertThat(replay.plies()).isEqualTo(3);
    assertThat(replay.position()).isEqualTo("5 white");
    assertThat(replay.result()).isEmpty();
  }

  @Test
  void aMoveBehindTheEndIsIllegal() {
    Replay<?> won = Replay.of(record("white", "llll", "l"), ReplayTest::game);
    assertThat(won.faults())
        .containsExactly(new Replay.Fault(5, "l", "the game is over: The token is home", 1));
    assertThat(won.result()).contains("white");
    Replay<?> drawn = Replay.of(record("draw", "lrlr", "l"), ReplayTest::game);
    assertThat(drawn.faults())
        .containsExactly(
            new Replay.Fault(5, "l", "the game is over: The position has occurred 3 times", 1));
  }

  @ParameterizedTest
  @CsvSource({
    "white, ''",
    "black, 'the game is over with the result white: The token is home'",
    "draw, 'the game is over with the result white: The token is home'",
    "*, 'the game is over with the result white: The token is home'",
  })
  void theResultOnTheBoardMustBeTheRecordedOne(String result, String reason) {
    Replay<?> replay = Replay.of(record(result, "llll"), ReplayTest::game);
    assertThat(replay.faults())
        .isEqualTo(reason.isEmpty() ? List.of() : List.of(new Replay.Fault(4, result, reason, 1)));
    assertThat(replay.result()).contains("white");
  }

  @ParameterizedTest
  @CsvSource({
    "*, ''",
    "white, ''",
    "black, ''",
    "draw, ''",
    "solved, not a result of this game",
    "green, not a result of this game",
  })
  void anyResultOfTheGameIsBelievedWhereTheBoardDoesNotTell(String result, String reason) {
    Replay<?> replay = Replay.of(record(result, "l"), ReplayTest::game);
    assertThat(replay.faults())
        .isEqualTo(reason.isEmpty() ? List.of() : List.of(new Replay.Fault(1, result, reason, 1)));
    boolean known = reason.isEmpty() && !result.equals("*");
    assertThat(replay.result()).isEqualTo(known ? Optional.of(result) : Optional.empty());
  }

  @Test
  void aPuzzleIsSolvedOnTheBoardOnlyButMayBeGivenUp() {
    Ring puzzle = Ring.of(9, 4, 0, "player");
    GameRecord solved = record("solved", "llll");
    assertThat(Replay.of(solved, puzzle).faults()).isEmpty();
    assertThat(Replay.of(record("solved", "l"), puzzle).faults())
        .containsExactly(new Replay.Fault(1, "solved", "the puzzle is not solved", 1));
    assertThat(Replay.of(record("stuck", "l"), puzzle).faults()).isEmpty();
    assertThat(Replay.of(record("draw", "l"), puzzle).faults()).hasSize(1);
  }

  @Test
  void refusesAnotherGameAndAnotherGamesPosition() {
    GameRecord chess = new GameRecord("chess", Map.of(), Optional.empty(), List.of(), "*");
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> Replay.of(chess, ReplayTest::game))
        .matches(e -> e.kind() == Kind.UNKNOWN_GAME)
        .withMessage("tag Game: unknown game")
        .withCauseInstanceOf(NotationException.class);
    GameRecord far = new GameRecord("ring:9", Map.of(), Optional.of("9 red"), List.of(), "*");
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> Replay.of(far, ReplayTest::game))
        .matches(e -> e.kind() == Kind.POSITION)
        .withMessage("tag Position: the point is 0 to 8")
        .withCauseInstanceOf(NotationException.class);
  }

  @Test
  void startsFromTheRecordedPosition() {
    GameRecord record =
        new GameRecord("ring:9", Map.of(), Optional.of("8 white"), List.of("r"), "white");
    Replay<?> replay = Replay.of(record, ReplayTest::game);
    assertThat(replay.faults()).isEmpty();
    assertThat(replay.position(0)).isEqualTo("8 white");
    assertThat(replay.session().outcome()).isPresent();
  }

  @Test
  void aFaultInTheGamesCodeEndsTheReplayThere() {
    Faulty<Place> faulty = new Faulty<>(Ring.standard());
    faulty.failIn(20, new IllegalStateException("broken"));
    Replay<Place> replay =
        Replay.of(record("*", Collections.nCopies(50, "lr").toArray(new String[0])), faulty);
    assertThat(replay.faults()).hasSize(1);
    assertThat(replay.faults().get(0).reason())
        .startsWith("plugin fault in ring:9: ")
        .contains("IllegalStateException: broken");
    assertThat(replay.plies()).isEqualTo(replay.faults().get(0).ply() - 1);
  }

  @Test
  void everyPlayedGameReplaysToItsOwnRecord() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Session<Place> session = Session.of(Ring.standard());
      int plies = random.nextInt(20);
      while (session.ply() < plies && session.outcome().isEmpty()) {
        session.play(session.legalMoves().pick(random));
      }
      if (session.outcome().isEmpty() && random.nextInt(3) == 0) {
        session.resign(random.nextInt(2));
      }
      GameRecord record = GameRecord.of(session, Map.of("White", "someone"));
      GameRecord read = RecordReader.parse(RecordWriter.bytes(record, session.game()));
      Replay<?> replay = Replay.of(read, ReplayTest::game);
      assertThat(replay.faults()).isEmpty();
      assertThat(replay.session().moves()).isEqualTo(session.moves());
      assertThat(replay.result()).isEqualTo(session.outcome().map(o -> o.result()));
    }
  }

  @Test
  void replaysALongGame() {
    Ring endless = Ring.of(9, 4, 0, "black", "white");
    GameRecord record =
        new GameRecord(
            "ring:9", Map.of(), Optional.empty(), Collections.nCopies(100_000, "lr"), "*");
    Replay<Place> replay = Replay.of(record, endless);
    assertThat(replay.faults()).isEmpty();
    assertThat(replay.plies()).isEqualTo(200_000);
    assertThat(replay.position(199_999)).isEqualTo("3 white");
  }

  @Test
  void variationsAreTriedFromWhereTheyLeave() {
    String text =
        "[Game \"ring:9\"]\n"
            + "1. l (1. r 1... r (1... x) (1... l l)) (y) r 2. r (2. l (z) l) rr (rr) *";
    Replay<?> replay = Replay.of(RecordReader.parse(text), ReplayTest::game);
    assertThat(replay.faults()).isEmpty();
    assertThat(replay.variationFaults())
        .extracting(
            Replay.VariationFault::variation,
            Replay.VariationFault::ply,
            Replay.VariationFault::move)
        .containsExactly(tuple(2, 2, "x"), tuple(4, 1, "y"), tuple(6, 3, "z"));
    assertThat(replay.record().line().countVariations()).isEqualTo(7);
  }

  /** What lies behind a fault cannot be reached, but it is counted. */
  @Test
  void variationsBehindAFaultArePassedOver() {
    String text = "[Game \"ring:9\"]\n1. l x (2. y) (2. z (2. z)) 2. l (2. z) *";
    Replay<?> replay = Replay.of(RecordReader.parse(text), ReplayTest::game);
    assertThat(replay.faults()).hasSize(1);
    assertThat(replay.variationFaults())
        .extracting(Replay.VariationFault::variation, Replay.VariationFault::move)
        .containsExactly(tuple(1, "y"), tuple(2, "z"), tuple(3, "z"));
  }
}
