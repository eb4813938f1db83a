package org.papamu.testkit.faults;

import java.util.List;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Parts;
import org.papamu.api.Regions;
import org.papamu.core.law.Law;

/** Games each with one fault in what they declare or offer beyond their rules. */
final class OfferPlants {

  private OfferPlants() {}

  static List<Plant> all() {
    return List.of(
        new Plant("loop-free and drawn by repetition", Law.FACTS, with(loops())),
        new Plant("a seat that never moves", Law.FACTS, with(threeSeats())),
        new Plant("passes by doing nothing", Law.PASS, passesByNothing()),
        new Plant("takes a pin when it passes", Law.PASS, takesAPin()),
        new Plant("passes and says that it does not", Law.PASS, denies()),
        new Plant("parts that do not hold all pins", Law.REGIONS, shortRuns()),
        new Plant("parts that overlap", Law.REGIONS, overlapping()),
        new Plant("parts without normal play", Law.REGIONS, with(notNormal())),
        new Plant("numbers beyond the size", Law.INDEX, tooGreat()));
  }

  private static GameInfo loops() {
    return new Kayles().info().withRepetition(3);
  }

  private static GameInfo threeSeats() {
    return GameInfo.scored("kayles:7", "Kayles", List.of("left", "right", "third"), -1, 1)
        .withMaxPly(7);
  }

  private static GameInfo notNormal() {
    return GameInfo.twoSeats("kayles:7", "Kayles", "left", "right").with(Fact.LOOP_FREE);
  }

  private static Game<?> with(GameInfo declared) {
    return new Kayles() {
      @Override
      public GameInfo info() {
        return declared;
      }
    };
  }

  private static Game<?> passesByNothing() {
    return new Kayles() {
      @Override
      public boolean pass(Pins pins) {
        return true;
      }
    };
  }

  private static Game<?> takesAPin() {
    return new Kayles() {
      @Override
      public boolean pass(Pins pins) {
        pins.standing &= pins.standing - 1;
        return super.pass(pins);
      }
    };
  }

  private static Game<?> denies() {
    return new Kayles() {
      @Override
      public boolean pass(Pins pins) {
        super.pass(pins);
        return false;
      }
    };
  }

  private static Game<?> shortRuns() {
    return new Kayles() {
      @Override
      int run(int standing, int first) {
        int run = super.run(standing, first);
        return Integer.bitCount(run) > 2 ? run & run - 1 : run;
      }
    };
  }

  private static Game<?> overlapping() {
    return new Kayles() {
      @Override
      public Optional<Regions<Pins>> regions() {
        Regions<Pins> sound = super.regions().orElseThrow();
        return Optional.of(
            new Regions<>() {
              @Override
              public void split(Pins pins, Parts parts) {
                sound.split(pins, parts);
                if (parts.size() > 1) {
                  parts.addPoints(0, parts.bits(0, 0));
                }
              }

              @Override
              public void extract(Pins pins, Parts parts, int part, Pins target) {
                sound.extract(pins, parts, part, target);
              }
            });
      }
    };
  }

  private static Game<?> tooGreat() {
    return new Kayles() {
      @Override
      long number(Pins pins) {
        return super.number(pins) + 2;
      }
    };
  }
}
