package org.papamu.core.solve;

import java.util.List;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/**
 * Numbers in a row; two seats in turn take one from either end, or both ends at once where they are
 * equal, in which case the same seat moves again. Who has the greater sum at the end wins.
 */
final class Row implements Game<Row.State> {

  private static final int LEFT = 0;
  private static final int RIGHT = 1;
  private static final int BOTH = 2;

  /** What a game is worth. */
  enum Worth {
    /** Only who wins counts. */
    RESULT,
    /** By how much counts, too. */
    MARGIN
  }

  private final int[] numbers;
  private final Worth worth;
  private final GameInfo info;

  Row(Worth worth, int... numbers) {
    this.numbers = numbers;
    this.worth = worth;
    int total = java.util.Arrays.stream(numbers).sum();
    GameInfo plain =
        worth == Worth.RESULT
            ? GameInfo.twoSeats("row:" + numbers.length, "Row", "a", "b")
            : GameInfo.scored("row:" + numbers.length, "Row", List.of("a", "b"), -total, total)
                .with(Fact.ZERO_SUM);
    info = plain.with(Fact.LOOP_FREE).withMaxPly(numbers.length);
  }

  /** What is left of the row, who is to move, and by how much the first seat is ahead. */
  static final class State implements Position {
    private int from;
    private int to;
    private int turn;
    private int ahead;

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public int at(int point) {
      return point >= from && point < to ? 1 : 0;
    }

    @Override
    public long hash() {
      return Zobrist.mix(((from * 1000L + to) * 2 + turn) * 100_000L + ahead);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof State state && hash() == state.hash();
    }

    @Override
    public int hashCode() {
      return Long.hashCode(hash());
    }
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
  public Rules<State> rules() {
    return new Rules<>() {
      @Override
      public State initial() {
        State state = new State();
        state.to = numbers.length;
        return state;
      }

      @Override
      public void copy(State source, State target) {
        target.from = source.from;
        target.to = source.to;
        target.turn = source.turn;
        target.ahead = source.ahead;
      }

      @Override
      public void moves(State position, MoveList out) {
        out.clear();
        if (position.from == position.to) {
          return;
        }
        out.add(LEFT);
        if (position.from < position.to - 1) {
          out.add(RIGHT);
          if (numbers[position.from] == numbers[position.to - 1]) {
            out.add(BOTH);
          }
        }
      }

      @Override
      public void play(State position, long move) {
        int taken = 0;
        if (move != RIGHT) {
          taken += numbers[position.from++];
        }
        if (move != LEFT) {
          taken += numbers[--position.to];
        }
        position.ahead += position.turn == 0 ? taken : -taken;
        position.turn = move == BOTH ? position.turn : 1 - position.turn;
      }

      @Override
      public int score(State position, int seat) {
        int own = seat == 0 ? position.ahead : -position.ahead;
        return worth == Worth.RESULT ? Integer.signum(own) : own;
      }

      @Override
      public Ending ending(State position) {
        return new Ending("row.empty", "Nothing is left");
      }

      @Override
      public Move describe(State position, long move) {
        return Move.of(move, Move.Step.remove(move == RIGHT ? position.to - 1 : position.from));
      }
    };
  }

  @Override
  public Notation<State> notation() {
    return new Notation<>() {
      @Override
      public String write(State position) {
        return "%s %s %s %s".formatted(position.from, position.to, position.turn, position.ahead);
      }

      @Override
      public State read(String text) {
        String[] words = text.split(" ", -1);
        if (words.length != 4) {
          throw new NotationException(Kind.MALFORMED, text, 0, "four numbers");
        }
        State state = new State();
        state.from = Integer.parseInt(words[0]);
        state.to = Integer.parseInt(words[1]);
        state.turn = Integer.parseInt(words[2]);
        state.ahead = Integer.parseInt(words[3]);
        return state;
      }

      @Override
      public String writeMove(State position, long move) {
        return move == LEFT ? "left" : move == RIGHT ? "right" : "both";
      }
    };
  }

  @Override
  public About about() {
    throw new AssertionError("a solver asks for no words");
  }
}
