package org.papamu.acceptance.faulty;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Look;
import org.papamu.api.Move;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Options;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;
import org.papamu.api.text.NotationException;

/**
 * Nine stones in a row; a turn takes one or two, and who takes the last wins. The board's name says
 * what goes wrong and where, as in {@code exception-moves}; it does so when six stones or fewer are
 * left, which is after three or more plies, or sooner if two are taken.
 */
final class Countdown
    implements Game<Countdown.Row>, Rules<Countdown.Row>, Notation<Countdown.Row> {

  private static final int STONES = 9;
  private static final int FATAL = 6;

  private final GameInfo info;
  private final Topology board = Topology.grid(1, STONES);
  private final Fault fault;
  private final String place;
  private final Row start = new Row(this);

  Countdown(String name, String boardName) {
    info =
        GameInfo.twoSeats(name, "Countdown", "first", "second")
            .with(GameInfo.Fact.LOOP_FREE)
            .withMaxPly(STONES);
    int hyphen = boardName.indexOf('-');
    fault = Fault.valueOf(boardName.substring(0, hyphen).toUpperCase(Locale.ROOT));
    place = boardName.substring(hyphen + 1);
  }

  /** What stands on the table. */
  static final class Row implements Position {
    private int left = STONES;
    private int turn;
    private final Countdown game;

    Row(Countdown game) {
      this.game = game;
    }

    @Override
    public int turn() {
      game.meet("turn", left);
      return turn;
    }

    @Override
    public int at(int point) {
      game.meet("at", left);
      return point < left ? 1 : 0;
    }

    @Override
    public long hash() {
      return left * 2L + turn;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Row row && row.left == left && row.turn == turn;
    }

    @Override
    public int hashCode() {
      return Objects.hash(left, turn);
    }
  }

  private boolean isMet(String where, int left) {
    return place.equals(where) && left <= FATAL;
  }

  private void meet(String where, int left) {
    if (isMet(where, left)) {
      fault.happen();
    }
  }

  @SuppressWarnings("NullAway") // that is what goes wrong
  private <T> T answer(String where, int left, T value) {
    meet(where, left);
    return isMet(where, left) && fault == Fault.NULL ? null : value;
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
  public Rules<Row> rules() {
    return this;
  }

  @Override
  public Notation<Row> notation() {
    return this;
  }

  @Override
  public About about() {
    return answer(
        "about",
        0,
        new About("Take the last stone.", List.of("Take one stone or two."), List.of("none")));
  }

  @Override
  public Look look() {
    return answer("look", 0, Look.plain());
  }

  @Override
  public Options options() {
    return answer("options", 0, Options.none());
  }

  @Override
  public Optional<Evaluator<Row>> evaluator() {
    return answer("evaluator", 0, Optional.empty());
  }

  @Override
  public Game<Row> withoutDrawRules() {
    return answer("withoutdrawrules", 0, this);
  }

  @Override
  public Row initial() {
    return place.equals("initial") && fault == Fault.SAME ? start : new Row(this);
  }

  @Override
  public Row copy(Row source) {
    if (place.equals("copy") && fault == Fault.SAME) {
      return source;
    }
    Row copy = new Row(this);
    copy(source, copy);
    return answer("copy", source.left, copy);
  }

  @Override
  public void copy(Row source, Row target) {
    target.left = source.left;
    target.turn = source.turn;
  }

  @Override
  public void moves(Row row, MoveList out) {
    out.clear();
    for (int taken = 1; taken <= Math.min(2, row.left); taken++) {
      out.add(taken);
    }
    if (isMet("moves", row.left)) {
      fault.spoil(out);
    }
  }

  @Override
  public void play(Row row, long move) {
    if (move < 1 || move > 2) {
      throw new IllegalArgumentException("not a move: " + move);
    }
    meet("play", row.left);
    row.left -= (int) move;
    row.turn = 1 - row.turn;
  }

  @Override
  public int score(Row row, int seat) {
    meet("score", row.left);
    if (isMet("score", row.left) && fault == Fault.BOUNDS) {
      return seat == row.turn ? -7 : 7;
    }
    boolean loses = seat == row.turn && !(isMet("score", row.left) && fault == Fault.SUM);
    return loses ? -1 : 1;
  }

  @Override
  public Ending ending(Row row) {
    return answer("ending", row.left, new Ending("faulty.empty", "No stone is left"));
  }

  @Override
  public Move describe(Row row, long move) {
    Move.Step last = Move.Step.remove(row.left - 1);
    List<Move.Step> steps =
        move == 1 ? List.of(last) : List.of(last, Move.Step.remove(row.left - 2));
    return answer("describe", row.left, new Move(move, steps));
  }

  @Override
  public MoveEntry enter(Row row) {
    return answer("enter", row.left, Game.super.enter(row));
  }

  @Override
  public String write(Row row) {
    return answer("write", row.left, row.left + (row.turn == 0 ? " first" : " second"));
  }

  @Override
  public Row read(String text) {
    for (int left = 0; left <= STONES; left++) {
      for (int turn = 0; turn < 2; turn++) {
        if (text.equals(left + (turn == 0 ? " first" : " second"))) {
          Row row = new Row(this);
          row.left = left;
          row.turn = turn;
          return answer("read", left, row);
        }
      }
    }
    throw new NotationException(NotationException.Kind.MALFORMED, text, 0, "such as 9 first");
  }

  @Override
  public String writeMove(Row row, long move) {
    return answer("writemove", row.left, move == 1 ? "one" : "two");
  }
}
