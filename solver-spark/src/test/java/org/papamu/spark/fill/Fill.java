package org.papamu.spark.fill;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
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
import org.papamu.api.board.Topology;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/** Two seats in turn fill one of eight places; who cannot loses. */
final class Fill implements Game<Fill.State> {

  private static final int PLACES = 8;

  /** Every so many calls of a fickle game leave a move out. */
  private static final int OFTEN = 7;

  /** Whether the rules are the same each time. */
  enum Manner {
    SOUND,
    FICKLE
  }

  private final Manner manner;
  private final String board;
  private final AtomicInteger calls = new AtomicInteger();

  Fill(Manner manner, String board) {
    this.manner = manner;
    this.board = board;
  }

  /** The places that are filled. */
  static final class State implements Position {
    private int filled;

    @Override
    public int turn() {
      return Integer.bitCount(filled) % 2;
    }

    @Override
    public int at(int point) {
      return (filled >> point) & 1;
    }

    @Override
    public long hash() {
      return filled;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof State state && filled == state.filled;
    }

    @Override
    public int hashCode() {
      return filled;
    }
  }

  @Override
  public GameInfo info() {
    return GameInfo.twoSeats("fill:" + board, "Fill", "first", "second")
        .with(Fact.LOOP_FREE, Fact.NORMAL_PLAY)
        .withMaxPly(PLACES);
  }

  @Override
  public Topology board() {
    return Topology.grid(1, PLACES);
  }

  @Override
  public Rules<State> rules() {
    return new Rules<>() {
      @Override
      public State initial() {
        return new State();
      }

      @Override
      public void copy(State source, State target) {
        target.filled = source.filled;
      }

      @Override
      public void moves(State position, MoveList out) {
        out.clear();
        boolean left = manner == Manner.FICKLE && calls.incrementAndGet() % OFTEN == 0;
        for (int place = left ? 1 : 0; place < PLACES; place++) {
          if (position.at(place) == 0) {
            out.add(place);
          }
        }
      }

      @Override
      public void play(State position, long move) {
        position.filled |= 1 << move;
      }

      @Override
      public int score(State position, int seat) {
        return seat == position.turn() ? -1 : 1;
      }

      @Override
      public Ending ending(State position) {
        return new Ending("fill.full", "Every place is filled");
      }

      @Override
      public Move describe(State position, long move) {
        return Move.of(move, Move.Step.place((int) move, 1));
      }
    };
  }

  @Override
  public Notation<State> notation() {
    return new Notation<>() {
      @Override
      public String write(State position) {
        return String.valueOf(position.filled);
      }

      @Override
      public State read(String text) {
        State state = new State();
        try {
          state.filled = Integer.parseInt(text);
        } catch (NumberFormatException e) {
          throw new NotationException(Kind.MALFORMED, text, 0, "a number");
        }
        return state;
      }

      @Override
      public String writeMove(State position, long move) {
        return String.valueOf(move);
      }
    };
  }

  @Override
  public About about() {
    return new About("Fill the places in turn.", List.of("Who cannot loses."), List.of());
  }
}
