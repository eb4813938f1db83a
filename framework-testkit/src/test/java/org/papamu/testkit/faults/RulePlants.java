package org.papamu.testkit.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.core.law.Law;

/**
 * Games each with one fault in their parts, rules, positions or results.
 *
 * @param <P> the sound game's position type
 */
final class RulePlants<P extends Position> {

  private final Game<P> sound;
  private final List<Plant> plants = new ArrayList<>();

  private RulePlants(Game<P> sound) {
    this.sound = sound;
  }

  private void plant(Law law, String fault, FaultyGame<P> game) {
    plants.add(new Plant(fault, law, game));
  }

  /** Faults that any game of placing pieces can have; Hex on 3x3 is meant. */
  static <P extends Position> List<Plant> ofPlacing(Game<P> sound) {
    RulePlants<P> all = new RulePlants<>(sound);
    all.inParts();
    all.inMoves();
    all.inPositions();
    all.inResults();
    return all.plants;
  }

  /** Faults that need moves of several leaps; Leap Frog is meant. */
  static <P extends Position> List<Plant> ofLeaping(Game<P> sound) {
    RulePlants<P> all = new RulePlants<>(sound);
    all.inLeaps();
    return all.plants;
  }

  private void inParts() {
    plant(
        Law.GAME_PARTS,
        "other facts each time",
        new FaultyGame<>(sound) {
          @Override
          public GameInfo info() {
            return super.info().withRepetition(0);
          }
        });
    plant(
        Law.START,
        "one start for all games",
        new FaultyGame<>(sound) {
          private final Wrapped<P> start = new Wrapped<>(this, sound.rules().initial());

          @Override
          public Wrapped<P> initial() {
            return start;
          }
        });
    plant(
        Law.PLAYABLE,
        "gives up in the middle of the game",
        new FaultyGame<>(sound) {
          @Override
          public void play(Wrapped<P> position, long move) {
            super.play(position, move);
            if (++position.mark == 4) {
              throw new StackOverflowError("planted");
            }
          }
        });
    plant(
        Law.SHARED,
        "one scratch list for all threads",
        new FaultyGame<>(sound) {
          private final MoveList scratch = new MoveList();
          private final AtomicInteger asked = new AtomicInteger();

          @Override
          public void moves(Wrapped<P> position, MoveList out) {
            super.moves(position, scratch);
            if (asked.incrementAndGet() % 8 == 0) {
              LockSupport.parkNanos(1000); // lets the other threads in, also on one core
            }
            out.clear();
            for (int i = 0; i < scratch.size(); i++) {
              out.add(scratch.get(i));
            }
          }
        });
  }

  private void inMoves() {
    plant(
        Law.MOVES_REPEATABLE,
        "another order each time",
        new FaultyGame<>(sound) {
          private int asked;

          @Override
          public void moves(Wrapped<P> position, MoveList out) {
            super.moves(position, out);
            if (out.size() > 1 && ++asked % 2 == 0) {
              out.swap(0, 1);
            }
          }
        });
    plant(
        Law.MOVES_REPEATABLE,
        "does not clear the list",
        new FaultyGame<>(sound) {
          @Override
          public void moves(Wrapped<P> position, MoveList out) {
            MoveList moves = new MoveList();
            super.moves(position, moves);
            for (int i = 0; i < moves.size(); i++) {
              out.add(moves.get(i));
            }
          }
        });
    plant(
        Law.MOVES_DISTINCT,
        "the last move twice",
        new FaultyGame<>(sound) {
          @Override
          public void moves(Wrapped<P> position, MoveList out) {
            super.moves(position, out);
            if (out.size() == 4) {
              out.add(out.get(3));
            }
          }
        });
    plant(
        Law.COUNT,
        "counts one too many",
        new FaultyGame<>(sound) {
          @Override
          public long count(Wrapped<P> position, MoveList scratch) {
            return super.count(position, scratch) + 1;
          }
        });
    plant(
        Law.COUNT,
        "is always over",
        new FaultyGame<>(sound) {
          @Override
          public boolean isOver(Wrapped<P> position, MoveList scratch) {
            return true;
          }
        });
    plant(
        Law.WITHOUT_DRAW_RULES,
        "still knows the repetition rule",
        new FaultyGame<>(sound) {
          private final GameInfo info = sound.info().withRepetition(3);

          @Override
          public GameInfo info() {
            return info;
          }
        });
  }

  private void inPositions() {
    plant(
        Law.IN_RANGE,
        "a seat too many",
        new FaultyGame<>(sound) {
          @Override
          int turn(Wrapped<P> position) {
            return super.turn(position) * 2;
          }
        });
    plant(
        Law.COPY,
        "copies nothing into the target",
        new FaultyGame<>(sound) {
          @Override
          public void copy(Wrapped<P> source, Wrapped<P> target) {
            target.mark = source.mark;
          }
        });
    plant(
        Law.COPY_APART,
        "a copy that is the source",
        new FaultyGame<>(sound) {
          @Override
          public Wrapped<P> copy(Wrapped<P> source) {
            return new Wrapped<>(this, source.inner);
          }
        });
    plant(
        Law.QUERIES,
        "describing plays the move",
        new FaultyGame<>(sound) {
          @Override
          public Move describe(Wrapped<P> position, long move) {
            Move described = super.describe(position, move);
            play(position, move);
            return described;
          }
        });
    plant(
        Law.PLAY_REPEATABLE,
        "now and then another move is played",
        new FaultyGame<>(sound) {
          private int played;

          @Override
          public void play(Wrapped<P> position, long move) {
            MoveList moves = new MoveList();
            moves(position, moves);
            super.play(position, ++played % 3 == 0 ? moves.get(0) : move);
          }
        });
    plant(
        Law.EQUALITY,
        "the turn is left out of equality",
        new FaultyGame<>(sound) {
          @Override
          public void play(Wrapped<P> position, long move) {
            super.play(position, move);
            position.mark++;
          }

          @Override
          boolean equal(Wrapped<P> one, Wrapped<P> other) {
            return super.equal(one, other) || one.mark + other.mark == 1;
          }
        });
    plant(
        Law.HASH,
        "the hash knows how many plies were played",
        new FaultyGame<>(sound) {
          @Override
          public void play(Wrapped<P> position, long move) {
            super.play(position, move);
            position.mark++;
          }

          @Override
          long hash(Wrapped<P> position) {
            return super.hash(position) + position.mark;
          }
        });
    plant(
        Law.HASH_TRANSPOSITIONS,
        "the hash knows the order of the moves",
        new FaultyGame<>(sound) {
          @Override
          public void play(Wrapped<P> position, long move) {
            super.play(position, move);
            position.mark = position.mark * 31 + move;
          }

          @Override
          long hash(Wrapped<P> position) {
            return super.hash(position) + position.mark;
          }
        });
    plant(
        Law.HASH_TRANSPOSITIONS,
        "one point is left out of the hash",
        new FaultyGame<>(sound) {
          @Override
          long hash(Wrapped<P> position) {
            long hash = turn(position);
            for (int point = 1; point < board().size(); point++) {
              hash = hash * 31 + at(position, point);
            }
            return hash;
          }
        });
    plant(
        Law.HASH_TRANSPOSITIONS,
        "the turn is left out of the hash",
        new FaultyGame<>(sound) {
          @Override
          long hash(Wrapped<P> position) {
            long hash = 0;
            for (int point = 0; point < board().size(); point++) {
              hash = hash * 31 + at(position, point);
            }
            return hash;
          }
        });
    plant(
        Law.IMAGES,
        "an image that does not move the pieces",
        new FaultyGame<>(sound) {
          @Override
          public boolean image(Wrapped<P> source, int symmetry, Wrapped<P> target) {
            copy(source, target);
            return true;
          }
        });
  }

  private void inResults() {
    plant(
        Law.SCORE,
        "a score out of bounds",
        new FaultyGame<>(sound) {
          @Override
          public int score(Wrapped<P> position, int seat) {
            return 2 * super.score(position, seat);
          }
        });
    plant(
        Law.SCORE,
        "both win",
        new FaultyGame<>(sound) {
          @Override
          public int score(Wrapped<P> position, int seat) {
            return 1;
          }
        });
    plant(
        Law.SCORE,
        "an ending without a family",
        new FaultyGame<>(sound) {
          @Override
          public Ending ending(Wrapped<P> position) {
            return new Ending("Over", "It is over.");
          }
        });
    plant(
        Law.NORMAL_PLAY,
        "the seat that cannot move wins",
        new FaultyGame<>(sound) {
          private final GameInfo info = sound.info().with(Fact.NORMAL_PLAY);

          @Override
          public GameInfo info() {
            return info;
          }

          @Override
          public int score(Wrapped<P> position, int seat) {
            return seat == turn(position) ? 1 : -1;
          }
        });
    plant(
        Law.MAX_PLY,
        "longer than it says",
        new FaultyGame<>(sound) {
          private final GameInfo info = sound.info().withMaxPly(3);

          @Override
          public GameInfo info() {
            return info;
          }
        });
    plant(
        Law.LOOP_FREE,
        "begins anew after three plies",
        new FaultyGame<>(sound) {
          @Override
          public void play(Wrapped<P> position, long move) {
            super.play(position, move);
            position.mark++;
            if (position.mark % 3 == 0) {
              sound.rules().copy(sound.rules().initial(), position.inner);
            }
          }
        });
    plant(
        Law.EVALUATOR,
        "good for both",
        new FaultyGame<>(sound) {
          @Override
          public Optional<Evaluator<Wrapped<P>>> evaluator() {
            return Optional.of((position, seat) -> 10);
          }
        });
    plant(
        Law.EVALUATOR,
        "better than a win",
        new FaultyGame<>(sound) {
          @Override
          public Optional<Evaluator<Wrapped<P>>> evaluator() {
            return Optional.of((position, seat) -> seat == 0 ? 50_000 : -50_000);
          }
        });
    plant(
        Law.EVALUATOR,
        "plays a move to see what it promises",
        new FaultyGame<>(sound) {
          @Override
          public Optional<Evaluator<Wrapped<P>>> evaluator() {
            return Optional.of(
                new Evaluator<>() {
                  @Override
                  public int evaluate(Wrapped<P> position, int seat) {
                    return 0;
                  }

                  @Override
                  public int promise(Wrapped<P> position, long move) {
                    sound.rules().play(position.inner, move);
                    return 0;
                  }
                });
          }
        });
    plant(
        Law.EVALUATOR,
        "settled every other time",
        new FaultyGame<>(sound) {
          private int asked;

          @Override
          public Optional<Evaluator<Wrapped<P>>> evaluator() {
            return Optional.of(
                new Evaluator<>() {
                  @Override
                  public int evaluate(Wrapped<P> position, int seat) {
                    return 0;
                  }

                  @Override
                  public boolean isSettled(Wrapped<P> position) {
                    return asked++ % 2 == 0;
                  }
                });
          }
        });
  }

  private void inLeaps() {
    plant(
        Law.MOVES_EFFECT,
        "one effect under two codes",
        new FaultyGame<>(sound) {
          private static final long OTHER = 1L << 60;

          @Override
          public void moves(Wrapped<P> position, MoveList out) {
            super.moves(position, out);
            if (!out.isEmpty()) {
              out.add(out.get(0) | OTHER);
            }
          }

          @Override
          public void play(Wrapped<P> position, long move) {
            super.play(position, move & ~OTHER);
          }

          @Override
          public Move describe(Wrapped<P> position, long move) {
            return new Move(move, super.describe(position, move & ~OTHER).steps());
          }

          @Override
          public String writeMove(Wrapped<P> position, long move) {
            return super.writeMove(position, move & ~OTHER) + (move >= OTHER ? "X" : "");
          }

          @Override
          public void spellings(Wrapped<P> position, long move, Consumer<String> out) {
            out.accept(writeMove(position, move));
          }
        });
  }
}
