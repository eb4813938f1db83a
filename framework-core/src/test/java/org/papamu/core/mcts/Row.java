package org.papamu.core.mcts;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/**
 * Numbers in a row; the seats in turn take the leftmost (move 0) or the rightmost (move 1). Two
 * seats: who has the greater sum wins. More seats: each is scored by its own sum. One seat: only
 * every other number that it takes counts. When one number is left, there is one move.
 */
final class Row implements Game<Row.State> {

  static final long LEFT = 0;
  static final long RIGHT = 1;

  private final int[] numbers;
  private final int seats;
  private final GameInfo info;
  private final Optional<Evaluator<State>> evaluator;

  private Row(int[] numbers, int seats, Optional<Evaluator<State>> evaluator) {
    this.numbers = numbers;
    this.seats = seats;
    this.evaluator = evaluator;
    List<String> names = List.of("a", "b", "c", "d").subList(0, seats);
    int total = Arrays.stream(numbers).sum();
    GameInfo plain =
        seats == 2
            ? GameInfo.twoSeats("row", "Row", "a", "b")
            : GameInfo.scored("row", "Row", names, 0, total);
    info = plain.with(Fact.LOOP_FREE).withMaxPly(numbers.length);
  }

  static Row of(int seats, int... numbers) {
    return new Row(numbers, seats, Optional.empty());
  }

  /** Numbers from 1 to {@code most}. */
  static Row random(int seats, int length, int most, RandomGenerator random) {
    return of(seats, random.ints(length, 1, most + 1).toArray());
  }

  /** The same row with an evaluator: how far a seat is before the best of the others. */
  Row evaluated() {
    Evaluator<State> ahead =
        (state, seat) -> {
          int others = 0;
          for (int other = 0; other < seats; other++) {
            others = other == seat ? others : Math.max(others, state.sums[other]);
          }
          return 10 * (state.sums[seat] - others);
        };
    return new Row(numbers, seats, Optional.of(ahead));
  }

  /** What is left of the row, and what each seat has taken. */
  static final class State implements Position {
    private int from;
    private int to;
    private int ply;
    private int[] sums = {};

    @Override
    public int turn() {
      return ply % sums.length;
    }

    @Override
    public int at(int point) {
      return point >= from && point < to ? 1 : 0;
    }

    @Override
    public long hash() {
      return hashCode();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof State state
          && from == state.from
          && to == state.to
          && Arrays.equals(sums, state.sums);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(sums) * 961 + from * 31 + to;
    }
  }

  /** What each seat gets with best play by all, each for its own reward. */
  float[] rewards(State state, Results results) {
    Rules<State> rules = rules();
    MoveList moves = new MoveList();
    rules.moves(state, moves);
    float[] best = new float[seats];
    if (moves.isEmpty()) {
      int[] scores = new int[seats];
      for (int seat = 0; seat < seats; seat++) {
        scores[seat] = rules.score(state, seat);
      }
      results.rewards(scores, best);
      return best;
    }
    best[state.turn()] = -1;
    for (int i = 0; i < moves.size(); i++) {
      State child = rules.copy(state);
      rules.play(child, moves.get(i));
      float[] rewards = rewards(child, results);
      best = rewards[state.turn()] > best[state.turn()] ? rewards : best;
    }
    return best;
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Topology board() {
    return Topology.grid(1, numbers.length);
  }

  @Override
  public Optional<Evaluator<State>> evaluator() {
    return evaluator;
  }

  @Override
  public Rules<State> rules() {
    return new Rules<>() {
      @Override
      public State initial() {
        State state = new State();
        state.to = numbers.length;
        state.sums = new int[seats];
        return state;
      }

      @Override
      public void copy(State source, State target) {
        target.from = source.from;
        target.to = source.to;
        target.ply = source.ply;
        System.arraycopy(source.sums, 0, target.sums, 0, seats);
      }

      @Override
      public void moves(State position, MoveList out) {
        out.clear();
        if (position.from < position.to) {
          out.add(LEFT);
        }
        if (position.from < position.to - 1) {
          out.add(RIGHT);
        }
      }

      @Override
      public void play(State position, long move) {
        int number = move == LEFT ? numbers[position.from++] : numbers[--position.to];
        boolean counts = seats > 1 || position.ply % 2 == 0;
        position.sums[position.turn()] += counts ? number : 0;
        position.ply++;
      }

      @Override
      public int score(State position, int seat) {
        return seats == 2
            ? Integer.compare(position.sums[seat], position.sums[1 - seat])
            : position.sums[seat];
      }

      @Override
      public Ending ending(State position) {
        return new Ending("row.empty", "Nothing is left");
      }

      @Override
      public Move describe(State position, long move) {
        return Move.of(move, Move.Step.remove(move == LEFT ? position.from : position.to - 1));
      }
    };
  }

  @Override
  public Notation<State> notation() {
    throw new AssertionError("a search reads and writes no text");
  }

  @Override
  public About about() {
    throw new AssertionError("a search asks for no words");
  }
}
