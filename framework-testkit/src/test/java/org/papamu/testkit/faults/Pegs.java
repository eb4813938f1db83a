package org.papamu.testkit.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.papamu.api.About;
import org.papamu.api.BoardNotation;
import org.papamu.api.BoardPosition;
import org.papamu.api.BoardRules;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.PointSet;
import org.papamu.api.Rules;
import org.papamu.api.Toggles;
import org.papamu.api.board.Topology;

/** Peg solitaire on a row of six holes, the second of which is empty; told as toggles, too. */
class Pegs implements Game<BoardPosition> {

  private static final int HOLES = 6;
  private static final Topology BOARD = Topology.grid(1, HOLES);

  private final GameInfo info =
      GameInfo.scored("pegs:1x6", "Pegs", List.of("player"), HOLES - 1, 0)
          .with(Fact.LOOP_FREE)
          .withMaxPly(HOLES);
  private final Jumps rules = new Jumps();
  private final Notation<BoardPosition> notation = new Texts(rules);
  private final Toggles<BoardPosition> toggles =
      new Toggles<>() {
        @Override
        public List<Rule> rules() {
          return toggleRules();
        }

        @Override
        public List<PointSet> goals(BoardPosition position) {
          return toggleGoals();
        }
      };

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Topology board() {
    return BOARD;
  }

  @Override
  public Rules<BoardPosition> rules() {
    return rules;
  }

  @Override
  public Notation<BoardPosition> notation() {
    return notation;
  }

  @Override
  public About about() {
    return new About("Leave one peg.", List.of("Pegs jump over pegs."), List.of());
  }

  @Override
  public Optional<Toggles<BoardPosition>> toggles() {
    return Optional.of(toggles);
  }

  List<Toggles.Rule> toggleRules() {
    List<Toggles.Rule> all = new ArrayList<>();
    for (int from = 0; from < HOLES; from++) {
      for (int to : new int[] {from - 2, from + 2}) {
        if (to >= 0 && to < HOLES) {
          all.add(new Toggles.Rule(PointSet.of(from, (from + to) / 2), PointSet.of(to), from, to));
        }
      }
    }
    return all;
  }

  List<PointSet> toggleGoals() {
    return IntStream.range(0, HOLES).mapToObj(PointSet::of).toList();
  }

  private static final class Jumps extends BoardRules<BoardPosition> {

    Jumps() {
      super(BOARD, 1);
    }

    @Override
    public BoardPosition initial() {
      BoardPosition start = empty();
      start.putAll(1, 0, 1, 1, 1, 1);
      return start;
    }

    BoardPosition empty() {
      return new BoardPosition(HOLES, keys());
    }

    @Override
    public void moves(BoardPosition position, MoveList out) {
      out.clear();
      for (int from = 0; from < HOLES; from++) {
        for (int to : new int[] {from - 2, from + 2}) {
          if (to >= 0
              && to < HOLES
              && position.at(from) == 1
              && position.at((from + to) / 2) == 1
              && position.at(to) == 0) {
            out.add(from * HOLES + to);
          }
        }
      }
    }

    @Override
    public void play(BoardPosition position, long move) {
      position.put(from(move), 0);
      position.put((from(move) + to(move)) / 2, 0);
      position.put(to(move), 1);
    }

    static int from(long move) {
      return (int) move / HOLES;
    }

    static int to(long move) {
      return (int) move % HOLES;
    }

    @Override
    public int score(BoardPosition position, int seat) {
      return Math.max(0, HOLES - position.vacant() - 1);
    }

    @Override
    public Ending ending(BoardPosition position) {
      return new Ending("pegs.over", "No peg can jump");
    }

    @Override
    public Move describe(BoardPosition position, long move) {
      PointSet over = PointSet.of((from(move) + to(move)) / 2);
      return Move.of(move, Step.shift(from(move), to(move)).taking(over));
    }

    @Override
    protected boolean keepsPlay(int symmetry) {
      return true;
    }
  }

  private static final class Texts extends BoardNotation<BoardPosition> {

    Texts(Jumps rules) {
      super(BOARD, "b", List.of("p"), rules::empty);
    }

    @Override
    public String writeMove(BoardPosition position, long move) {
      return BOARD.name(Jumps.from(move)) + "-" + BOARD.name(Jumps.to(move));
    }
  }
}
