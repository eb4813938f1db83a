package org.papamu.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Game;
import org.papamu.api.Notation;
import org.papamu.api.text.NotationException;
import org.papamu.core.toy.Faulty;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

class RepairsTest {

  private static final Ring RING = Ring.standard();

  private static List<String> repairs(Game<Place> game, String text) {
    try {
      game.notation().read(text);
      throw new AssertionError("taken: " + text);
    } catch (NotationException refused) {
      return Repairs.of(game, refused);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "' 3  black ', 3 black",
    "3 BLACK, 3 black",
    "003 white, 3 white",
    "3\u00a0white, 3 white",
    "\uff13 white, 3 white",
    "\u0663 White, 3 white",
    "3, 3 black",
    "00, 0 black",
    "3 blck, 3 black",
    "3 bleck, 3 black",
    "3 whiet, 3 white",
    "9 white, 1 white",
    "3 white extra, 3 white",
  })
  void findsWhatWasMeant(String text, String meant) {
    List<String> found = repairs(RING, text);
    assertThat(found).contains(meant).hasSizeLessThanOrEqualTo(3);
    assertThat(found).allSatisfy(one -> assertThat(RING.notation().read(one)).isNotNull());
  }

  @Test
  void findsNothingInNonsenseAndInWhatIsTooLong() {
    assertThat(repairs(RING, "rnbqkbnr/pppppppp/8/8 w KQkq - 0 1")).isEmpty();
    assertThat(repairs(RING, "1".repeat(5000))).isEmpty();
  }

  @Test
  void neverThrowsWhateverTheText() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 150; i++) {
      StringBuilder text = new StringBuilder("3 white");
      for (int n = random.nextInt(5); n >= 0; n--) {
        int at = random.nextInt(text.length() + 1);
        text.insert(at, (char) random.nextInt(random.nextBoolean() ? 128 : 65536));
      }
      try {
        RING.notation().read(text.toString());
      } catch (NotationException refused) {
        assertThat(Repairs.of(RING, refused)).hasSizeLessThanOrEqualTo(3);
      }
    }
  }

  @Test
  void asksTheGameABoundedNumberOfTimes() {
    AtomicInteger reads = new AtomicInteger();
    Notation<Place> notation = RING.notation();
    Game<Place> counted =
        new Faulty<>(RING) {
          @Override
          public Notation<Place> notation() {
            return new Notation<>() {
              @Override
              public String write(Place position) {
                return notation.write(position);
              }

              @Override
              public Place read(String text) {
                reads.incrementAndGet();
                return notation.read(text);
              }

              @Override
              public String writeMove(Place position, long move) {
                return notation.writeMove(position, move);
              }
            };
          }
        };
    repairs(counted, "?".repeat(4000));
    assertThat(reads.get()).isBetween(10, 700);
  }

  @Test
  void aFaultInTheGamesCodeIsNoSuggestion() {
    Faulty<Place> faulty = new Faulty<>(RING);
    NotationException refused =
        new NotationException(NotationException.Kind.MALFORMED, "3", 1, "the seat is missing");
    for (int call = 0; call < 12; call++) {
      faulty.failIn(call, new StackOverflowError());
      assertThat(Repairs.of(faulty, refused)).hasSizeLessThanOrEqualTo(3);
    }
  }
}
