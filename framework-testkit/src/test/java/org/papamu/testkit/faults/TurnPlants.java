package org.papamu.testkit.faults;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.Look;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.Toggles;
import org.papamu.core.law.Law;
import org.papamu.testkit.guide.GrowthProvider;

/** Games each with one fault in who may do what when, or in what counts as the same position. */
final class TurnPlants {

  private TurnPlants() {}

  static List<Plant> all() {
    GrowthProvider provider = new GrowthProvider();
    Game<?> growth = provider.game(GameSpec.parse(provider, "growth:2x3"));
    return List.of(
        new Plant("passes at will", Law.FORCED_PASS, passesAtWill(growth)),
        new Plant("passes and moves again", Law.FORCED_PASS, keepsTheTurn(growth)),
        new Plant("passes for ever", Law.FORCED_PASS, passesForEver(growth)),
        new Plant("pins that one seat has more of", Law.IMPARTIAL, partial()),
        new Plant("pins named after a seat", Law.IMPARTIAL, owned()),
        new Plant("a draw after 30 plies", Law.EQUAL_MOVES, undeclaredDraw(Shuttle.game())),
        new Plant("a move less each time", Law.EQUAL_MOVES, tires(Shuttle.game())),
        new Plant("toggles without a rule", Law.TOGGLES, lacksARule()),
        new Plant("toggles that turn another point", Law.TOGGLES, turnsAnother()),
        new Plant("toggles with fewer goals", Law.TOGGLES, lacksAGoal()));
  }

  /** Also passes where there is something else to do. */
  private static class PassesAtWill<P extends Position> extends FaultyGame<P> {

    PassesAtWill(Game<P> sound) {
      super(sound);
    }

    @Override
    public void moves(Wrapped<P> position, MoveList out) {
      super.moves(position, out);
      long pass = board().size();
      if (!out.isEmpty() && !out.contains(pass)) {
        out.add(pass);
      }
    }
  }

  private static <P extends Position> Game<?> passesAtWill(Game<P> sound) {
    return new PassesAtWill<>(sound);
  }

  private static <P extends Position> Game<?> keepsTheTurn(Game<P> sound) {
    return new PassesAtWill<>(sound) {
      @Override
      public void play(Wrapped<P> position, long move) {
        if (move != board().size()) {
          super.play(position, move);
        }
      }
    };
  }

  private static <P extends Position> Game<?> passesForEver(Game<P> sound) {
    return new FaultyGame<>(sound) {
      @Override
      public void moves(Wrapped<P> position, MoveList out) {
        super.moves(position, out);
        if (out.isEmpty()) {
          out.add(board().size());
        }
      }
    };
  }

  private static Game<?> partial() {
    return new Kayles() {
      @Override
      public void moves(Pins pins, MoveList out) {
        super.moves(pins, out);
        if (pins.turn == 1) {
          out.truncate(out.size() - 1);
        }
      }
    };
  }

  private static Game<?> owned() {
    Look.Piece pin = new Look.Piece("left pin", 'b', Look.Shape.DISC, Look.Tone.DARK);
    return new Kayles() {
      @Override
      public Look look() {
        return Look.wooden(Look.Surface.PITS, pin);
      }
    };
  }

  /** The rules see how long the game has lasted; positions are equal all the same. */
  private static <P extends Position> Game<?> undeclaredDraw(Game<P> sound) {
    return new FaultyGame<>(sound) {
      @Override
      public void play(Wrapped<P> position, long move) {
        super.play(position, move);
        position.mark++;
      }

      @Override
      public void moves(Wrapped<P> position, MoveList out) {
        super.moves(position, out);
        if (position.mark >= 30) {
          out.clear();
        }
      }
    };
  }

  private static <P extends Position> Game<?> tires(Game<P> sound) {
    return new FaultyGame<>(sound) {
      @Override
      public void play(Wrapped<P> position, long move) {
        super.play(position, move);
        position.mark++;
      }

      @Override
      public void moves(Wrapped<P> position, MoveList out) {
        super.moves(position, out);
        if (position.mark >= 8 && out.size() > 1) {
          long first = out.get(0);
          out.clear();
          out.add(first);
        }
      }
    };
  }

  private static Game<?> lacksARule() {
    return new Pegs() {
      @Override
      List<Toggles.Rule> toggleRules() {
        return super.toggleRules().stream().filter(rule -> rule.from() != 3).toList();
      }
    };
  }

  private static Game<?> turnsAnother() {
    return new Pegs() {
      @Override
      List<Toggles.Rule> toggleRules() {
        return super.toggleRules().stream()
            .map(
                rule ->
                    rule.from() == 3 && rule.to() == 1
                        ? new Toggles.Rule(PointSet.of(3, 4), PointSet.of(1), 3, 1)
                        : rule)
            .toList();
      }
    };
  }

  private static Game<?> lacksAGoal() {
    return new Pegs() {
      @Override
      List<PointSet> toggleGoals() {
        return List.of();
      }
    };
  }
}
