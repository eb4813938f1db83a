package org.papamu.testkit.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.papamu.api.Game;
import org.papamu.api.Look;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.law.Law;

/**
 * Games each with one fault in their texts, their entry or what they tell of moves.
 *
 * @param <P> the sound game's position type
 */
final class TextPlants<P extends Position> {

  private final Game<P> sound;
  private final List<Plant> plants = new ArrayList<>();

  private TextPlants(Game<P> sound) {
    this.sound = sound;
  }

  private void plant(Law law, String fault, FaultyGame<P> game) {
    plants.add(new Plant(fault, law, game));
  }

  /** Faults that any game of placing pieces can have; Hex on 3x3 is meant. */
  static <P extends Position> List<Plant> ofPlacing(Game<P> sound) {
    TextPlants<P> all = new TextPlants<>(sound);
    all.inPositionTexts();
    all.inMoveTexts();
    all.inEntry();
    return all.plants;
  }

  /** Faults that need moves of several leaps; Leap Frog is meant. */
  static <P extends Position> List<Plant> ofLeaping(Game<P> sound) {
    TextPlants<P> all = new TextPlants<>(sound);
    all.inLeaps();
    return all.plants;
  }

  private void inPositionTexts() {
    plant(
        Law.POSITION_TEXT,
        "reads the first seat to move, always",
        new FaultyGame<>(sound) {
          @Override
          public Wrapped<P> read(String text) {
            return super.read(text.replace(" w", " b"));
          }
        });
    plant(
        Law.POSITION_ROWS,
        "looks other than it is written",
        new FaultyGame<>(sound) {
          @Override
          public Look look() {
            Look look = super.look();
            return new Look(
                look.surface(),
                look.material(),
                look.outline(),
                List.of(look.piece(2), look.piece(1)));
          }
        });
    plant(
        Law.POSITION_REFUSALS,
        "takes a text with blanks around it",
        new FaultyGame<>(sound) {
          @Override
          public Wrapped<P> read(String text) {
            return super.read(text.strip());
          }
        });
    plant(
        Law.POSITION_REFUSALS,
        "trips over a short text",
        new FaultyGame<>(sound) {
          @Override
          public Wrapped<P> read(String text) {
            return super.read(text.charAt(1) == ' ' ? "" : text);
          }
        });
  }

  private void inMoveTexts() {
    plant(
        Law.MOVE_TEXT,
        "only the column is written",
        new FaultyGame<>(sound) {
          @Override
          public String writeMove(Wrapped<P> position, long move) {
            return super.writeMove(position, move).substring(0, 1);
          }
        });
    plant(
        Law.SPELLINGS,
        "the canonical text is no spelling",
        new FaultyGame<>(sound) {
          @Override
          public void spellings(Wrapped<P> position, long move, Consumer<String> out) {
            out.accept("x" + writeMove(position, move));
          }
        });
    plant(
        Law.SPELLINGS,
        "the same spelling twice",
        new FaultyGame<>(sound) {
          @Override
          public void spellings(Wrapped<P> position, long move, Consumer<String> out) {
            super.spellings(position, move, out);
            super.spellings(position, move, out);
          }
        });
    plant(
        Law.MOVE_REFUSALS,
        "throws what no one expects",
        new FaultyGame<>(sound) {
          @Override
          public void readMoves(Wrapped<P> position, String text, MoveList out) {
            if (text.length() > 8) {
              throw new IllegalArgumentException(text);
            }
            super.readMoves(position, text, out);
          }
        });
    plant(
        Law.MOVE_REFUSALS,
        "takes everything for the first cell",
        new FaultyGame<>(sound) {
          @Override
          public void readMoves(Wrapped<P> position, String text, MoveList out) {
            try {
              super.readMoves(position, text, out);
            } catch (NotationException refused) {
              out.clear();
              out.add(0);
            }
          }
        });
    plant(
        Law.MOVE_REFUSALS,
        "suggests what it refuses",
        new FaultyGame<>(sound) {
          @Override
          public void readMoves(Wrapped<P> position, String text, MoveList out) {
            try {
              super.readMoves(position, text, out);
            } catch (NotationException refused) {
              throw refused.suggesting(List.of(text.toUpperCase(Locale.ROOT)));
            }
          }
        });
    plant(
        Law.DESCRIBE,
        "tells of the wrong point",
        new FaultyGame<>(sound) {
          @Override
          public Move describe(Wrapped<P> position, long move) {
            return Move.of(move, Step.place(0));
          }
        });
    plant(
        Law.DESCRIBE,
        "tells of the wrong piece",
        new FaultyGame<>(sound) {
          @Override
          public Move describe(Wrapped<P> position, long move) {
            return Move.of(move, Step.place((int) move, 2 - position.turn()));
          }
        });
    plant(
        Law.DESCRIBE,
        "takes what is not there",
        new FaultyGame<>(sound) {
          @Override
          public Move describe(Wrapped<P> position, long move) {
            int other = move == 0 ? 1 : 0;
            return at(position, other) == 0
                ? Move.of(move, Step.place((int) move).taking(PointSet.of(other)))
                : super.describe(position, move);
          }
        });
  }

  /** An entry that offers steps of one's own beside those of another. */
  private record Entry(List<MoveEntry.Step> steps, MoveEntry of, MoveEntry strange)
      implements MoveEntry {
    @Override
    public MoveEntry after(MoveEntry.Step step) {
      return step.text().startsWith("?") ? strange : of.after(step);
    }

    @Override
    public OptionalLong move() {
      return of.move();
    }
  }

  private record Leaf(OptionalLong move) implements MoveEntry {
    @Override
    public List<MoveEntry.Step> steps() {
      return List.of();
    }

    @Override
    public MoveEntry after(MoveEntry.Step step) {
      throw new IllegalArgumentException(step.text());
    }
  }

  private void inEntry() {
    plant(
        Law.ENTRY,
        "a dead end",
        new FaultyGame<>(sound) {
          @Override
          public MoveEntry enter(Wrapped<P> position) {
            return strange(super.enter(position), OptionalLong.empty());
          }
        });
    plant(
        Law.ENTRY,
        "a move that is not legal",
        new FaultyGame<>(sound) {
          @Override
          public MoveEntry enter(Wrapped<P> position) {
            return strange(super.enter(position), OptionalLong.of(77));
          }
        });
    plant(
        Law.ENTRY,
        "a move that cannot be entered",
        new FaultyGame<>(sound) {
          @Override
          public MoveEntry enter(Wrapped<P> position) {
            MoveEntry entry = super.enter(position);
            List<MoveEntry.Step> steps = entry.steps();
            return new Entry(steps.subList(Math.min(1, steps.size()), steps.size()), entry, entry);
          }
        });
    plant(
        Law.BRIEF,
        "what fits several moves is taken for the first",
        new FaultyGame<>(sound) {
          @Override
          public MoveEntry enter(Wrapped<P> position) {
            return columnsAreEnough(super.enter(position));
          }

          @Override
          public void readMoves(Wrapped<P> position, String text, MoveList out) {
            try {
              super.readMoves(position, text, out);
            } catch (NotationException refused) {
              if (refused.kind() != Kind.AMBIGUOUS) {
                throw refused;
              }
              super.readMoves(position, refused.suggestions().get(0), out);
            }
          }
        });
    plant(
        Law.BRIEF,
        "what may be left out may not",
        new FaultyGame<>(sound) {
          @Override
          public MoveEntry enter(Wrapped<P> position) {
            return columnsAreEnough(super.enter(position));
          }

          @Override
          public void readMoves(Wrapped<P> position, String text, MoveList out) {
            if (text.length() < 2) {
              throw new NotationException(Kind.ILLEGAL, text, 0, "the row is missing");
            }
            super.readMoves(position, text, out);
          }
        });
  }

  /** The same entry, where the row of a cell may be left out. */
  private static MoveEntry columnsAreEnough(MoveEntry entry) {
    List<MoveEntry.Step> steps = new ArrayList<>();
    for (MoveEntry.Step step : entry.steps()) {
      steps.add(
          new MoveEntry.Step(step.text(), step.text().substring(0, 1), step.point(), step.taken()));
    }
    return new Entry(steps, entry, entry);
  }

  private static MoveEntry strange(MoveEntry entry, OptionalLong move) {
    List<MoveEntry.Step> steps = new ArrayList<>(entry.steps());
    steps.add(new MoveEntry.Step("?", "?", OptionalInt.empty(), PointSet.EMPTY));
    return new Entry(steps, entry, new Leaf(move));
  }

  private void inLeaps() {
    plant(
        Law.ENTRY,
        "paths that are no spellings",
        new FaultyGame<>(sound) {
          @Override
          public void spellings(Wrapped<P> position, long move, Consumer<String> out) {
            out.accept(writeMove(position, move));
          }

          @Override
          public MoveEntry enter(Wrapped<P> position) {
            return sound.enter(position.inner);
          }
        });
    plant(
        Law.DESCRIBE,
        "forgets what is taken",
        new FaultyGame<>(sound) {
          @Override
          public Move describe(Wrapped<P> position, long move) {
            Move described = super.describe(position, move);
            List<Step> steps = new ArrayList<>();
            for (Step step : described.steps()) {
              steps.add(step.taking(PointSet.EMPTY));
            }
            return new Move(move, steps);
          }
        });
    plant(
        Law.MOVE_REFUSALS,
        "refuses without a reason",
        new FaultyGame<>(sound) {
          @Override
          public void readMoves(Wrapped<P> position, String text, MoveList out) {
            try {
              super.readMoves(position, text, out);
            } catch (NotationException refused) {
              throw new NotationException(Kind.ILLEGAL, text, 0, "No.");
            }
          }
        });
  }
}
