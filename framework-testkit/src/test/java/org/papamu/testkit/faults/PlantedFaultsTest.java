package org.papamu.testkit.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.law.Law;
import org.papamu.core.law.LawSettings;
import org.papamu.core.law.Laws;
import org.papamu.core.law.Violation;
import org.papamu.examples.hex.HexProvider;
import org.papamu.examples.leapfrog.LeapFrogProvider;
import org.papamu.testkit.guide.GrowthProvider;

/** The law suite finds every fault that is planted, and finds none where none is. */
class PlantedFaultsTest {

  private static final LawSettings SETTINGS = LawSettings.quick().withWalks(4).withPositions(24);
  private static final LawSettings BRIEF = SETTINGS.withPositions(16).withTexts(20);

  static List<Plant> plants() {
    Game<?> hex = game(new HexProvider(), "hex:3x3");
    Game<?> leapFrog = game(new LeapFrogProvider(), "leapfrog:5x5,diagonal");
    return Stream.of(
            RulePlants.ofPlacing(hex),
            TextPlants.ofPlacing(hex),
            RulePlants.ofLeaping(leapFrog),
            TextPlants.ofLeaping(leapFrog),
            OfferPlants.all(),
            TurnPlants.all())
        .flatMap(List::stream)
        .toList();
  }

  private static Game<?> game(GameProvider provider, String text) {
    return provider.game(GameSpec.parse(provider, text));
  }

  @ParameterizedTest
  @MethodSource("plants")
  void isFoundByItsLaw(Plant plant) {
    List<Violation> found = Laws.check(plant.game(), List.of(plant.law()), SETTINGS);
    assertThat(found).extracting(Violation::law).containsExactly(plant.law());
    Violation violation = found.get(0);
    assertThat(violation.message()).isNotBlank().doesNotContain("\n");
    assertThat(violation.game()).isEqualTo(plant.game().info().name());
    assertThat(violation.seed()).isEqualTo(SETTINGS.seed());
    assertThat(violation.text())
        .contains(plant.law().key(), plant.law().statement(), violation.message());
  }

  /** A fault breaks other laws as well, and must not keep the suite from its end. */
  @ParameterizedTest
  @MethodSource("plants")
  void isAmongWhatTheWholeSuiteFinds(Plant plant) {
    assertThat(Laws.check(plant.game(), BRIEF)).extracting(Violation::law).contains(plant.law());
  }

  @Test
  void everyLawOfGamesHasItsPlant() {
    Set<Law> planted = EnumSet.noneOf(Law.class);
    plants().forEach(plant -> planted.add(plant.law()));
    assertThat(planted).containsExactlyInAnyOrderElementsOf(Law.ofGames());
  }

  @Test
  void aSoundGameInTheSameClothesBreaksNoLaw() {
    assertThat(Laws.check(sound(game(new HexProvider(), "hex:3x3,swap")), SETTINGS)).isEmpty();
    assertThat(Laws.check(sound(game(new LeapFrogProvider(), "leapfrog:4x4")), SETTINGS)).isEmpty();
  }

  @Test
  void aSoundGameWithPartsAndAnIndexBreaksNoLaw() {
    assertThat(Laws.report(Laws.check(new Kayles(), SETTINGS))).isEmpty();
  }

  @Test
  void soundGamesWithLoopsPassesAndTogglesBreakNoLaw() {
    GrowthProvider growth = new GrowthProvider();
    assertThat(Laws.report(Laws.check(Shuttle.game(), SETTINGS))).isEmpty();
    assertThat(Laws.report(Laws.check(new Pegs(), SETTINGS))).isEmpty();
    assertThat(Laws.report(Laws.check(game(growth, "growth:2x3"), SETTINGS))).isEmpty();
  }

  /** Chance may find a long way first; what is reported is the shortest there is. */
  @Test
  void theShortestWayIsFound() {
    Game<?> game =
        new Kayles() {
          @Override
          public long count(Pins pins, MoveList scratch) {
            boolean wrong = pins.standing == 0b1110111 || Integer.bitCount(pins.standing) == 1;
            return super.count(pins, scratch) + (wrong ? 1 : 0);
          }
        };
    Violation found = Laws.check(game, List.of(Law.COUNT), SETTINGS).get(0);
    assertThat(found.moves()).containsExactly("d1");
    assertThat(found.board()).as("a picture of the position").isNotEmpty();
    assertThat(found.text())
        .contains(
            "found:    count is 11, but 10 moves are listed", "look at:  count() and isOver()");
  }

  /** What the law is about is no help where reading back what was written fails. */
  @Test
  void whereTheGamesOwnCodeThrewIsWhereToLook() {
    Game<?> game =
        new Kayles() {
          @Override
          public Pins read(String text) {
            if (text.startsWith("1")) {
              throw new NotationException(Kind.ILLEGAL, text, 0, "the first pin has to stand");
            }
            return super.read(text);
          }
        };
    Violation found = Laws.check(game, List.of(Law.HASH), SETTINGS).get(0);
    assertThat(found.text())
        .contains("threw NotationException: the first pin has to stand")
        .contains("look at:  the place that is named above: what write() and writeMove() wrote");
  }

  @Test
  void remarksArePlainText() {
    Game<?> game =
        new Kayles() {
          @Override
          public List<String> remarks(Pins pins) {
            return List.of("pins: " + Integer.bitCount(pins.standing), "\u001b[2J");
          }
        };
    assertThat(Laws.check(game, List.of(Law.IN_RANGE), SETTINGS).get(0).message())
        .startsWith("remarks() has \"")
        .doesNotContain("\u001b");
  }

  private static <P extends Position> Game<?> sound(Game<P> game) {
    return new FaultyGame<>(game);
  }

  @Test
  void theWayToAFaultIsMadeShort() {
    Game<?> game = miscountsWhereOccupied(game(new HexProvider(), "hex:4x4"), "b2", "c3");
    List<Violation> found = Laws.check(game, List.of(Law.COUNT), SETTINGS);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).moves()).containsExactlyInAnyOrder("b2", "c3");
    assertThat(found.get(0).position()).startsWith("4/2").endsWith(" b");
    assertThat(found.get(0).text())
        .contains(
            "hex:4x4 breaks the law count",
            "count is 15, but 14 moves are listed",
            "position: " + found.get(0).position(),
            "after:    " + String.join(" ", found.get(0).moves()),
            "seed:     1");
  }

  private static <P extends Position> Game<?> miscountsWhereOccupied(
      Game<P> sound, String one, String other) {
    return new FaultyGame<>(sound) {
      @Override
      public long count(Wrapped<P> position, MoveList scratch) {
        boolean wrong =
            at(position, board().find(one)) != 0 && at(position, board().find(other)) != 0;
        return super.count(position, scratch) + (wrong ? 1 : 0);
      }
    };
  }

  @Test
  void theSameSeedFindsTheSame() {
    Game<?> game = miscountsWhereOccupied(game(new HexProvider(), "hex:4x4"), "a1", "d4");
    assertThat(Laws.check(game, SETTINGS)).isEqualTo(Laws.check(game, SETTINGS)).isNotEmpty();
  }

  @Test
  void aGameThatNeverComesBackIsGivenUp() {
    AtomicInteger asked = new AtomicInteger();
    LawSettings patient = SETTINGS.withStop(() -> asked.incrementAndGet() > 40);
    List<Violation> found = Laws.check(endless(game(new HexProvider(), "hex:3x3")), patient);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).law()).isEqualTo(Law.PLAYABLE);
    assertThat(found.get(0).message())
        .startsWith("did not come back; last seen in ")
        .contains("PlantedFaultsTest");
  }

  private static <P extends Position> Game<?> endless(Game<P> sound) {
    return new FaultyGame<>(sound) {
      @Override
      public void moves(Wrapped<P> position, MoveList out) {
        while (position.inner.turn() < 2) {
          // Ends with the thread, which is a daemon, so that the test does not burn a core for
          // ever.
          if (Thread.currentThread().isInterrupted()) {
            return;
          }
        }
      }
    };
  }
}
