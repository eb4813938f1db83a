package org.papamu.fanorona;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/**
 * The rules of Fanorona on one board under one set of options.
 *
 * <p>Three things are settled here that a position's text can ask and a game from the start cannot:
 *
 * <ul>
 *   <li>A side without stones has lost, also when the other side is to move; on an empty board the
 *       side to move has lost.
 *   <li>A position whose quiet count has reached the limit is drawn unless the side to move has
 *       lost: it has no stones, or no legal move whatever the count.
 *   <li>With {@code first=single} it is White's first turn at the start, and Black's first turn in
 *       a position that a first turn of White leads to. From the start this is the same as counting
 *       turns: if Black can capture there it must, and White never has all its stones again; if it
 *       cannot, the option makes no difference, however often the position comes back.
 * </ul>
 *
 * <p>In the return game ({@code vela}) White must take exactly one stone a turn, the one next to
 * its step, and Black may not capture, while Black has more than five stones. Both sides' moves are
 * those of a capturing step and of a step to a neighbouring empty point; White has lost when it has
 * no capture in this part of the game.
 */
final class FanoronaRules implements Rules<FanoronaPosition> {

  /** The return game's first part lasts while Black has more stones than this. */
  static final int VELA_STONES = 5;

  /** What kind of turn a position asks for. */
  enum Kind {
    /** None: the game is over. */
    NONE,
    /** A capture, by the step that {@link #captures} gives. */
    CAPTURE,
    /** A move without a capture. */
    QUIET
  }

  final Lattice lattice;
  final RuleSet options;

  /** The stones of a side at the start. */
  final int stones;

  private final MoveCode code;
  private final Captures sequences;
  private final Messages words;
  private final Captures single;
  private final Captures oneStone;

  /** The usual start, never changed. */
  private final FanoronaPosition start;

  /** What White's first turns lead to with {@code first=single}. */
  private final List<FanoronaPosition> replies;

  FanoronaRules(Lattice lattice, RuleSet options, Messages words) {
    this.words = words;
    this.lattice = lattice;
    this.options = options;
    stones = lattice.topology.size() / 2;
    code = MoveCode.of(lattice);
    sequences = Captures.sequences(lattice, options);
    single = Captures.single(lattice);
    oneStone = Captures.oneStone(lattice);
    start = setUp();
    replies = options.singleFirst() ? afterFirstTurn() : List.of();
  }

  private List<FanoronaPosition> afterFirstTurn() {
    MoveList turns = new MoveList();
    blank().sequences.list(start.own, start.enemy, capturers(start), single, turns);
    List<FanoronaPosition> found = new ArrayList<>();
    for (int i = 0; i < turns.size(); i++) {
      FanoronaPosition position = copy(start);
      play(position, turns.get(i));
      found.add(position);
    }
    return List.copyOf(found);
  }

  /** A position on an empty board, White to move. */
  FanoronaPosition blank() {
    return new FanoronaPosition(sequences);
  }

  @Override
  public FanoronaPosition initial() {
    return copy(start);
  }

  private FanoronaPosition setUp() {
    FanoronaPosition position = blank();
    Topology board = lattice.topology;
    int middleRow = board.rows() / 2;
    int middleColumn = board.columns() / 2;
    for (int point = 0; point < board.size(); point++) {
      int column = board.column(point);
      // Black, White, Black … from the left, the empty centre left out.
      int place = column < middleColumn ? column : column - 1;
      int row = board.row(point);
      boolean white = row == middleRow ? place % 2 == 1 : row < middleRow;
      if (row == middleRow && column == middleColumn) {
        continue;
      }
      if (white) {
        position.own |= 1L << point;
      } else {
        position.enemy |= 1L << point;
      }
    }
    return position;
  }

  @Override
  public FanoronaPosition copy(FanoronaPosition source) {
    FanoronaPosition copy = blank();
    copy.set(source);
    return copy;
  }

  @Override
  public void copy(FanoronaPosition source, FanoronaPosition target) {
    target.set(source);
  }

  @Override
  public void moves(FanoronaPosition position, MoveList out) {
    out.clear();
    if (isQuietDrawn(position) || !bothHaveStones(position)) {
      return;
    }
    long capturers = capturers(position);
    if (capturers != 0) {
      position.sequences.list(position.own, position.enemy, capturers, captures(position), out);
    } else if (mayMoveQuietly(position)) {
      listQuiet(position, out);
    }
  }

  @Override
  public long count(FanoronaPosition position, MoveList scratch) {
    if (isQuietDrawn(position) || !bothHaveStones(position)) {
      return 0;
    }
    long capturers = capturers(position);
    if (capturers != 0) {
      scratch.clear();
      position.sequences.list(position.own, position.enemy, capturers, captures(position), scratch);
      return scratch.size();
    }
    return mayMoveQuietly(position) ? lattice.ways(position.own, position.empty(lattice)) : 0;
  }

  @Override
  public boolean isOver(FanoronaPosition position, MoveList scratch) {
    if (isQuietDrawn(position) || !bothHaveStones(position)) {
      return true;
    }
    return capturers(position) == 0
        && !(mayMoveQuietly(position) && lattice.ways(position.own, position.empty(lattice)) > 0);
  }

  private void listQuiet(FanoronaPosition position, MoveList out) {
    long empty = position.empty(lattice);
    for (int direction = 0; direction < Lattice.DIRECTIONS; direction++) {
      long targets = lattice.moved(position.own, direction) & empty;
      for (long left = targets; left != 0; left &= left - 1) {
        int to = Long.numberOfTrailingZeros(left);
        out.add(MoveCode.quiet(lattice.back(to, direction), to));
      }
    }
  }

  private boolean isQuietDrawn(FanoronaPosition position) {
    return options.quiet() > 0 && position.quiet >= options.quiet();
  }

  private static boolean bothHaveStones(FanoronaPosition position) {
    return position.own != 0 && position.enemy != 0;
  }

  /** Whether White alone captures, in the first part of the return game. */
  boolean isVela(FanoronaPosition position) {
    return options.vela() && Long.bitCount(position.stones(FanoronaPosition.BLACK)) > VELA_STONES;
  }

  /** The stones that can capture; none where capturing is not allowed. */
  long capturers(FanoronaPosition position) {
    return options.vela() && position.turn == FanoronaPosition.BLACK && isVela(position)
        ? 0
        : lattice.capturers(position.own, position.enemy, position.empty(lattice));
  }

  private boolean mayMoveQuietly(FanoronaPosition position) {
    return !options.vela() || position.turn == FanoronaPosition.BLACK || !isVela(position);
  }

  /** The capturing step in force. */
  Captures captures(FanoronaPosition position) {
    if (isVela(position)) {
      return oneStone;
    }
    return options.singleFirst() && isFirstTurn(position) ? single : sequences;
  }

  private boolean isFirstTurn(FanoronaPosition position) {
    if (Long.bitCount(position.enemy) != stones) {
      return false;
    }
    for (int i = 0; i < replies.size(); i++) {
      if (position.equals(replies.get(i))) {
        return true;
      }
    }
    return position.equals(start);
  }

  /** What kind of turn a position asks for. */
  Kind kind(FanoronaPosition position) {
    return isQuietDrawn(position) ? Kind.NONE : kindWhateverTheCount(position);
  }

  private Kind kindWhateverTheCount(FanoronaPosition position) {
    if (!bothHaveStones(position)) {
      return Kind.NONE;
    }
    if (capturers(position) != 0) {
      return Kind.CAPTURE;
    }
    return mayMoveQuietly(position) && lattice.ways(position.own, position.empty(lattice)) > 0
        ? Kind.QUIET
        : Kind.NONE;
  }

  @Override
  public void play(FanoronaPosition position, long move) {
    long taken = code.taken(move, position.enemy);
    long next = position.enemy ^ taken;
    position.enemy = position.own ^ ((1L << MoveCode.from(move)) | (1L << MoveCode.to(move)));
    position.own = next;
    position.turn ^= 1;
    position.quiet = taken != 0 ? 0 : Math.min(position.quiet + 1, FanoronaPosition.MAX_QUIET);
  }

  /** The enemy stones that a move takes. */
  long taken(FanoronaPosition position, long move) {
    return code.taken(move, position.enemy);
  }

  /** The code of a capturing turn. */
  long capture(FanoronaPosition position, int from, int to, long taken) {
    return code.capture(from, to, taken, position.enemy);
  }

  @Override
  public int score(FanoronaPosition position, int seat) {
    int loser = loser(position);
    if (loser < 0) {
      return 0;
    }
    return seat == loser ? -1 : 1;
  }

  /** The seat that has lost a game that is over; -1 for none. */
  private int loser(FanoronaPosition position) {
    if (position.own != 0 && position.enemy == 0) {
      return 1 - position.turn;
    }
    if (position.own != 0) {
      boolean drawn =
          kindWhateverTheCount(position) != Kind.NONE
              || (options.stalemateDraws() && mayMoveQuietly(position));
      return drawn ? -1 : position.turn;
    }
    return position.turn;
  }

  @Override
  public Ending ending(FanoronaPosition position) {
    String mover = seat(position.turn);
    if (!bothHaveStones(position)) {
      return new Ending("fanorona.no-stones", words.say("ending.no-stones", seat(loser(position))));
    }
    if (kindWhateverTheCount(position) != Kind.NONE) {
      return new Ending("fanorona.quiet", words.count("ending.quiet", options.quiet()));
    }
    if (!mayMoveQuietly(position)) {
      return new Ending("fanorona.vela-no-capture", words.say("ending.vela-no-capture", mover));
    }
    return new Ending("fanorona.no-move", words.say("ending.no-move", mover));
  }

  private String seat(int seat) {
    return words.say(seat == 0 ? "seat.white" : "seat.black");
  }

  Messages words() {
    return words;
  }

  @Override
  public Move describe(FanoronaPosition position, long move) {
    return Paths.of(this, position, move).canonical();
  }
}
