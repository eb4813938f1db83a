package org.papamu.konane;

import org.papamu.api.MoveList;
import org.papamu.api.Regions;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/**
 * The rules on boards of up to 64 points.
 *
 * <h2>How it works</h2>
 *
 * <p>Jumps are found from their landings, for all stones at once. For one direction, a
 * <em>gate</em> is an empty point that has an enemy stone just before it: the point where a jump
 * can land. Own stones shifted by two points and cut with the gates are the landings of first
 * jumps; landings shifted by two and cut again are those of the next jumps. Shifts by columns run
 * over the edge of a row into the next one, so gates of the horizontal directions leave out the two
 * columns where such a jump would land; vertical shifts run off the word.
 *
 * <p>No two stones land on one point in one direction: the stone behind would have to pass the one
 * before it. So a landing with its direction and number of jumps is a move, and counting the bits
 * counts the moves.
 */
final class NarrowRules extends KonaneRules<NarrowPosition> {

  static final int MAX_POINTS = 64;

  private final long full;

  /** The points that are Black's at the start. */
  private final long black;

  private final int columns;
  private final int twoRows;

  /** Where a jump to the east, and to the west, can land without having left its row. */
  private final long eastern;

  private final long western;

  /** The same for vertical jumps: everywhere, or nowhere if there are less than three rows. */
  private final long vertical;

  NarrowRules(Topology board, Opening opening, Messages words) {
    super(board, opening, words);
    long even = 0;
    long east = 0;
    long west = 0;
    for (int point = 0; point < board.size(); point++) {
      even |= (Opening.isBlack(board, point) ? 1L : 0L) << point;
      east |= (board.column(point) >= 2 ? 1L : 0L) << point;
      west |= (board.column(point) < board.columns() - 2 ? 1L : 0L) << point;
    }
    full = -1L >>> (MAX_POINTS - board.size());
    black = even;
    columns = board.columns();
    // With three rows or more there are at most 21 columns, so the shifts below stay under 64;
    // with less they may not, but then there are no vertical gates.
    twoRows = 2 * columns;
    eastern = east;
    western = west;
    vertical = board.rows() >= 3 ? full : 0;
  }

  @Override
  NarrowPosition position(int[] pieces, int phase) {
    long black = 0;
    long white = 0;
    for (int point = 0; point < pieces.length; point++) {
      black |= (pieces[point] == KonanePosition.BLACK_STONE ? 1L : 0L) << point;
      white |= (pieces[point] == KonanePosition.WHITE_STONE ? 1L : 0L) << point;
    }
    NarrowPosition position = new NarrowPosition();
    position.phase = phase;
    boolean blackMoves = position.turn() == KonanePosition.BLACK;
    position.own = blackMoves ? black : white;
    position.other = blackMoves ? white : black;
    return position;
  }

  @Override
  public NarrowPosition copy(NarrowPosition source) {
    NarrowPosition target = new NarrowPosition();
    target.set(source);
    return target;
  }

  @Override
  public void copy(NarrowPosition source, NarrowPosition target) {
    target.set(source);
  }

  @Override
  void map(NarrowPosition source, int symmetry, NarrowPosition target) {
    target.own = image(source.own, symmetry);
    target.other = image(source.other, symmetry);
  }

  private long image(long points, int symmetry) {
    long image = 0;
    for (long rest = points; rest != 0; rest &= rest - 1) {
      image |= 1L << board().image(symmetry, Long.numberOfTrailingZeros(rest));
    }
    return image;
  }

  @Override
  public boolean pass(NarrowPosition position) {
    if (position.isRemoving()) {
      return false;
    }
    long own = position.own;
    position.own = position.other;
    position.other = own;
    position.phase = KonanePosition.next(position.phase);
    return true;
  }

  @Override
  int hole(NarrowPosition position) {
    return Long.numberOfTrailingZeros(full & ~(position.own | position.other));
  }

  /** All points of the board. */
  long full() {
    return full;
  }

  /** From one point to the next in a direction; less than 64, though 0 where nothing can land. */
  int shift(int direction) {
    return switch (direction) {
      case EAST -> 1;
      case WEST -> -1;
      case NORTH -> vertical == 0 ? 0 : columns;
      default -> vertical == 0 ? 0 : -columns;
    };
  }

  /** The points on which a jump in a direction can land without having left the board. */
  long landings(int direction) {
    return switch (direction) {
      case EAST -> eastern;
      case WEST -> western;
      default -> vertical;
    };
  }

  @Override
  Regions<NarrowPosition> regions() {
    return new NarrowRegions(this);
  }

  @Override
  LineLayout lines() {
    return new LineLayout(columns, board().rows(), columns, board().rows());
  }

  @Override
  long occupied(NarrowPosition position, int word) {
    return position.own | position.other;
  }

  @Override
  int parity(NarrowPosition position) {
    long blacks = position.stones(KonanePosition.BLACK);
    long whites = position.stones(KonanePosition.WHITE);
    if (((blacks & ~black) | (whites & black)) == 0) {
      return 1;
    }
    return ((blacks & black) | (whites & ~black)) == 0 ? -1 : 0;
  }

  @Override
  public void moves(NarrowPosition position, MoveList out) {
    out.clear();
    if (position.isRemoving()) {
      removals(position, out);
      return;
    }
    long own = position.own;
    long other = position.other;
    long empty = full & ~(own | other);
    long gates = other << 1 & empty & eastern;
    long landings = own << 2 & gates;
    for (int jumps = 1; landings != 0; jumps++) {
      add(landings, 2 * jumps, JumpCode.kind(EAST, jumps), out);
      landings = landings << 2 & gates;
    }
    gates = other << columns & empty & vertical;
    landings = own << twoRows & gates;
    for (int jumps = 1; landings != 0; jumps++) {
      add(landings, twoRows * jumps, JumpCode.kind(NORTH, jumps), out);
      landings = landings << twoRows & gates;
    }
    gates = other >>> 1 & empty & western;
    landings = own >>> 2 & gates;
    for (int jumps = 1; landings != 0; jumps++) {
      add(landings, -2 * jumps, JumpCode.kind(WEST, jumps), out);
      landings = landings >>> 2 & gates;
    }
    gates = other >>> columns & empty & vertical;
    landings = own >>> twoRows & gates;
    for (int jumps = 1; landings != 0; jumps++) {
      add(landings, -twoRows * jumps, JumpCode.kind(SOUTH, jumps), out);
      landings = landings >>> twoRows & gates;
    }
  }

  private static void add(long landings, int distance, int kind, MoveList out) {
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int landing = Long.numberOfTrailingZeros(rest);
      out.add(JumpCode.jump(landing - distance, landing, kind));
    }
  }

  @Override
  public long count(NarrowPosition position, MoveList scratch) {
    if (position.isRemoving()) {
      scratch.clear();
      removals(position, scratch);
      return scratch.size();
    }
    return jumps(position.own, position.other);
  }

  @Override
  public boolean isOver(NarrowPosition position, MoveList scratch) {
    if (position.isRemoving()) {
      return count(position, scratch) == 0;
    }
    return movable(position.own, position.other) == 0;
  }

  @Override
  int jumps(NarrowPosition position, int seat) {
    return jumps(position.stones(seat), position.stones(1 - seat));
  }

  private int jumps(long own, long other) {
    long empty = full & ~(own | other);
    long eastGates = other << 1 & empty & eastern;
    long northGates = other << columns & empty & vertical;
    long westGates = other >>> 1 & empty & western;
    long southGates = other >>> columns & empty & vertical;
    long east = own << 2 & eastGates;
    long north = own << twoRows & northGates;
    long west = own >>> 2 & westGates;
    long south = own >>> twoRows & southGates;
    int count = 0;
    // One loop for the four directions: most positions leave it after the first round, which four
    // loops would have to guess four times.
    do {
      count +=
          Long.bitCount(east) + Long.bitCount(north) + Long.bitCount(west) + Long.bitCount(south);
      east = east << 2 & eastGates;
      north = north << twoRows & northGates;
      west = west >>> 2 & westGates;
      south = south >>> twoRows & southGates;
    } while ((east | north | west | south) != 0);
    return count;
  }

  @Override
  int movable(NarrowPosition position, int seat) {
    return Long.bitCount(movable(position.stones(seat), position.stones(1 - seat)));
  }

  /** The stones of {@code own} that can jump. */
  private long movable(long own, long other) {
    long empty = full & ~(own | other);
    long stones =
        (other << 1 & empty & eastern) >>> 2
            | (other >>> 1 & empty & western) << 2
            | (other << columns & empty & vertical) >>> twoRows
            | (other >>> columns & empty & vertical) << twoRows;
    return own & stones;
  }

  @Override
  public void play(NarrowPosition position, long move) {
    long taken;
    long moved = 1L << JumpCode.from(move);
    int jumps = JumpCode.jumps(move);
    if (jumps == 0) {
      taken = 0;
    } else {
      moved |= 1L << JumpCode.landing(move);
      taken = jumps == 1 ? 1L << JumpCode.middle(move) : run(move);
    }
    long own = position.own ^ moved;
    position.own = position.other ^ taken;
    position.other = own;
    position.phase = KonanePosition.next(position.phase);
  }

  private static long run(long move) {
    int jumps = JumpCode.jumps(move);
    int step = JumpCode.step(move);
    long taken = 0;
    int point = JumpCode.from(move) + step;
    for (int i = 0; i < jumps; i++) {
      taken |= 1L << point;
      point += 2 * step;
    }
    return taken;
  }
}
