package org.papamu.testkit.faults;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Indexer;
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
        new Plant("numbers beyond the size", Law.INDEX, tooGreat()),
        new Plant("a late class with numbers swapped", Law.INDEX, wrongInTheLastClass()),
        new Plant("passes that are forced in normal play", Law.FACTS, with(forcedPasses())),
        new Plant("impartial and never passing", Law.FACTS, neverPasses()));
  }

  private static GameInfo loops() {
    return new Kayles().info().withRepetition(3);
  }

  private static GameInfo threeSeats() {
    return GameInfo.scored("kayles:7", "Kayles", List.of("left", "right", "third"), -1, 1)
        .withMaxPly(7);
  }

  private static GameInfo forcedPasses() {
    return new Kayles().info().with(Fact.FORCED_PASS);
  }

  private static Game<?> neverPasses() {
    return new Kayles() {
      @Override
      public boolean pass(Pins pins) {
        return false;
      }
    };
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

  /** A class for each number of pins that stand; two numbers of the last are exchanged. */
  private static Game<?> wrongInTheLastClass() {
    return new Kayles() {
      @Override
      public Optional<Indexer<Pins>> indexer() {
        return Optional.of(new ByStanding());
      }
    };
  }

  private static final class ByStanding implements Indexer<Kayles.Pins> {

    private static final int PINS = 7;

    private static int[] sets(int standing) {
      return IntStream.range(0, 1 << PINS)
          .filter(set -> Integer.bitCount(set) == standing)
          .toArray();
    }

    @Override
    public int classes() {
      return PINS + 1;
    }

    @Override
    public String name(int number) {
      return "standing-" + number;
    }

    @Override
    public int pieces(int number) {
      return number;
    }

    @Override
    public long size(int number) {
      return 2L * sets(number).length;
    }

    @Override
    public int classOf(Kayles.Pins pins) {
      return Integer.bitCount(pins.standing);
    }

    @Override
    public long index(Kayles.Pins pins) {
      int turn = pins.standing == (1 << PINS) - 1 ? 1 - pins.turn : pins.turn;
      return 2L * Arrays.binarySearch(sets(classOf(pins)), pins.standing) + turn;
    }

    @Override
    public void position(int number, long index, Kayles.Pins target) {
      target.standing = sets(number)[(int) index / 2];
      target.turn = (int) index % 2;
    }
  }
}
