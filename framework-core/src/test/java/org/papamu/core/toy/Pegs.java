package org.papamu.core.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.Toggles;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/**
 * Peg solitaire on any board of up to 62 holes, from one empty hole to one last peg anywhere or on
 * a target; told as toggles or not.
 */
public final class Pegs implements Game<Pegs.State> {

  /** Whether the rules are told as sets of points too. */
  public enum Told {
    /** They are. */
    AS_TOGGLES,
    /** They are not. */
    PLAINLY
  }

  private final Topology board;
  private final int start;
  private final int target;
  private final GameInfo info;
  private final List<Toggles.Rule> jumps = new ArrayList<>();
  private final Rules<State> rules = makeRules();
  private final Notation<State> notation = makeNotation();
  private final Optional<Toggles<State>> toggles;

  /**
   * A game.
   *
   * @param start the hole that starts empty
   * @param target where the last peg is to end, or {@link Topology#NONE} for anywhere
   */
  public Pegs(Topology board, int start, int target, Told told) {
    this.board = board;
    this.start = start;
    this.target = target;
    info =
        GameInfo.scored(
                "pegs:%s-%s-%s".formatted(board.size(), start, target),
                "Pegs",
                List.of("player"),
                board.size(),
                0)
            .with(Fact.LOOP_FREE)
            .withMaxPly(board.size());
    for (int from = 0; from < board.size(); from++) {
      for (int direction = 0; direction < board.directions().size(); direction++) {
        int over = board.next(from, direction);
        int to = over == Topology.NONE ? over : board.next(over, direction);
        if (to != Topology.NONE) {
          jumps.add(new Toggles.Rule(PointSet.of(from, over), PointSet.of(to), from, to));
        }
      }
    }
    toggles = told == Told.AS_TOGGLES ? Optional.of(makeToggles()) : Optional.empty();
  }

  /** The same game with its rules told otherwise. */
  public Pegs told(Told otherwise) {
    return new Pegs(board, start, target, otherwise);
  }

  /** A position with these pegs, bit p for point p. */
  public State state(long pegs) {
    return new State(pegs, target);
  }

  /** The jumps. */
  public List<Toggles.Rule> jumps() {
    return List.copyOf(jumps);
  }

  /** Whether one peg is left where it should be. */
  public boolean isSolved(long pegs) {
    return target == Topology.NONE ? Long.bitCount(pegs) == 1 : pegs == 1L << target;
  }

  /** Whether a jump is possible. */
  public static boolean applies(Toggles.Rule jump, long pegs) {
    return jump.filled().stream().allMatch(point -> (pegs >>> point & 1) != 0)
        && jump.empty().stream().noneMatch(point -> (pegs >>> point & 1) != 0);
  }

  /** The pegs after a jump. */
  public static long after(Toggles.Rule jump, long pegs) {
    return pegs ^ jump.filled().union(jump.empty()).stream().mapToLong(p -> 1L << p).sum();
  }

  /** Which pegs are left. */
  public static final class State implements Position {
    private long pegs;
    private int target;

    private State(long pegs, int target) {
      this.pegs = pegs;
      this.target = target;
    }

    /** The pegs, bit p for point p. */
    public long pegs() {
      return pegs;
    }

    @Override
    public int turn() {
      return 0;
    }

    @Override
    public int at(int point) {
      return (int) (pegs >>> point & 1);
    }

    @Override
    public long hash() {
      return Zobrist.mix(pegs * 64 + target);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof State state && pegs == state.pegs && target == state.target;
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
    return board;
  }

  @Override
  public Rules<State> rules() {
    return rules;
  }

  @Override
  public Notation<State> notation() {
    return notation;
  }

  @Override
  public About about() {
    return new About("Pegs jump over pegs", List.of(), List.of());
  }

  @Override
  public Optional<Toggles<State>> toggles() {
    return toggles;
  }

  private Toggles<State> makeToggles() {
    return new Toggles<>() {
      @Override
      public List<Rule> rules() {
        return jumps;
      }

      @Override
      public List<PointSet> goals(State position) {
        List<PointSet> goals = new ArrayList<>();
        for (int point = 0; point < board.size(); point++) {
          if (target == Topology.NONE || target == point) {
            goals.add(PointSet.of(point));
          }
        }
        return goals;
      }
    };
  }

  private Rules<State> makeRules() {
    return new Rules<>() {
      @Override
      public State initial() {
        return state(((1L << board.size()) - 1) ^ 1L << start);
      }

      @Override
      public void copy(State source, State to) {
        to.pegs = source.pegs;
        to.target = source.target;
      }

      @Override
      public void moves(State position, MoveList out) {
        out.clear();
        for (int i = 0; i < jumps.size(); i++) {
          if (applies(jumps.get(i), position.pegs)) {
            out.add(i);
          }
        }
      }

      @Override
      public void play(State position, long move) {
        position.pegs = after(jumps.get((int) move), position.pegs);
      }

      @Override
      public int score(State position, int seat) {
        return isSolved(position.pegs) ? 0 : Math.max(1, Long.bitCount(position.pegs) - 1);
      }

      @Override
      public Ending ending(State position) {
        return new Ending("pegs.end", "No peg can jump");
      }

      @Override
      public Move describe(State position, long move) {
        Toggles.Rule jump = jumps.get((int) move);
        return Move.of(move, Move.Step.shift(jump.from(), jump.to()));
      }

      @Override
      public boolean image(State source, int symmetry, State to) {
        long image = 0;
        for (int point = 0; point < board.size(); point++) {
          image |= (source.pegs >>> point & 1) << board.image(symmetry, point);
        }
        to.pegs = image;
        to.target =
            source.target == Topology.NONE ? Topology.NONE : board.image(symmetry, source.target);
        return true;
      }
    };
  }

  private Notation<State> makeNotation() {
    return new Notation<>() {
      @Override
      public String write(State position) {
        return Long.toHexString(position.pegs);
      }

      @Override
      public State read(String text) {
        return state(Long.parseLong(text, 16));
      }

      @Override
      public String writeMove(State position, long move) {
        return jumps.get((int) move).from() + "-" + jumps.get((int) move).to();
      }
    };
  }
}
