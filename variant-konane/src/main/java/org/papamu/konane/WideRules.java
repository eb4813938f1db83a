package org.papamu.konane;

import java.util.Arrays;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;

/**
 * The rules on boards of any size: the same landings and gates as in {@link NarrowRules}, word by
 * word over a {@link WideLayout}.
 *
 * <p>Along a line everything happens inside one word. Across the lines, a shift takes in what comes
 * from the neighbouring word: rising jumps are followed from the first word to the last, falling
 * ones from the last to the first, and what landed in the word before counts among the stones that
 * may jump on from there. A word without an empty point has no landings and is passed over, which
 * is most words for the first part of a game.
 */
final class WideRules extends KonaneRules<WidePosition> {

  private final WideLayout layout;

  WideRules(Topology board, Opening opening) {
    super(board, opening);
    layout = new WideLayout(board);
  }

  @Override
  WidePosition position(int[] pieces, int phase) {
    WidePosition position = new WidePosition(layout);
    position.phase = phase;
    for (int point = 0; point < pieces.length; point++) {
      if (pieces[point] != 0) {
        position.flip(position.base(pieces[point] - 1), layout.cell(point));
      }
    }
    return position;
  }

  @Override
  public WidePosition copy(WidePosition source) {
    WidePosition target = new WidePosition(layout);
    target.set(source);
    return target;
  }

  @Override
  public void copy(WidePosition source, WidePosition target) {
    target.set(source);
  }

  @Override
  void map(WidePosition source, int symmetry, WidePosition target) {
    Arrays.fill(target.stones, 0);
    for (int i = 0; i < source.stones.length; i++) {
      int base = i < layout.words ? 0 : layout.words;
      for (long rest = source.stones[i]; rest != 0; rest &= rest - 1) {
        int cell = (i - base) * 64 + Long.numberOfTrailingZeros(rest);
        target.flip(base, layout.cell(board().image(symmetry, layout.point(cell))));
      }
    }
  }

  @Override
  int hole(WidePosition position) {
    for (int point = 0; point < board().size(); point++) {
      if (position.at(point) == 0) {
        return point;
      }
    }
    throw new IllegalStateException("the board is full");
  }

  @Override
  public void moves(WidePosition position, MoveList out) {
    out.clear();
    if (position.isRemoving()) {
      removals(position, out);
      return;
    }
    int own = position.base(position.turn());
    int other = position.base(1 - position.turn());
    alongLines(position.stones, own, other, out);
    rising(position.stones, own, other, out);
    falling(position.stones, own, other, out);
  }

  private void alongLines(long[] stones, int own, int other, MoveList out) {
    for (int i = 0; i < layout.words; i++) {
      long mine = stones[own + i];
      long theirs = stones[other + i];
      long empty = layout.full[i] & ~(mine | theirs);
      if (empty == 0) {
        continue;
      }
      long gates = theirs << 1 & empty & layout.rising;
      long landings = mine << 2 & gates;
      for (int jumps = 1; landings != 0; jumps++) {
        add(i, landings, 2 * jumps, JumpCode.kind(layout.along, jumps), out);
        landings = landings << 2 & gates;
      }
      gates = theirs >>> 1 & empty & layout.falling;
      landings = mine >>> 2 & gates;
      for (int jumps = 1; landings != 0; jumps++) {
        add(i, landings, -2 * jumps, JumpCode.kind(layout.along + 2, jumps), out);
        landings = landings >>> 2 & gates;
      }
    }
  }

  private void add(int word, long landings, int distance, int kind, MoveList out) {
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int cell = word * 64 + Long.numberOfTrailingZeros(rest);
      out.add(JumpCode.jump(layout.point(cell - distance), layout.point(cell), kind));
    }
  }

  private void rising(long[] stones, int own, int other, MoveList out) {
    int line = layout.line;
    int twoLines = 2 * line;
    long mineBefore = 0;
    long theirsBefore = 0;
    for (int i = 0; i < layout.words; i++) {
      long mine = stones[own + i];
      long theirs = stones[other + i];
      long empty = layout.full[i] & ~(mine | theirs);
      if (empty != 0) {
        long gates = (theirs << line | theirsBefore >>> layout.carry) & empty;
        long landings = (mine << twoLines | mineBefore >>> layout.carryTwo) & gates;
        runs(stones, own, other, i, landings, layout.across, out);
      }
      mineBefore = mine;
      theirsBefore = theirs;
    }
  }

  private void falling(long[] stones, int own, int other, MoveList out) {
    int line = layout.line;
    int twoLines = 2 * line;
    long mineBefore = 0;
    long theirsBefore = 0;
    for (int i = layout.words - 1; i >= 0; i--) {
      long mine = stones[own + i];
      long theirs = stones[other + i];
      long empty = layout.full[i] & ~(mine | theirs);
      if (empty != 0) {
        long gates = (theirs >>> line | theirsBefore << layout.carry) & empty;
        long landings = (mine >>> twoLines | mineBefore << layout.carryTwo) & gates;
        runs(stones, own, other, i, landings, layout.across + 2 & 3, out);
      }
      mineBefore = mine;
      theirsBefore = theirs;
    }
  }

  /** Adds the runs of jumps across the lines whose first landings these are. */
  private void runs(
      long[] stones, int own, int other, int word, long landings, int direction, MoveList out) {
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int cell = word * 64 + Long.numberOfTrailingZeros(rest);
      int landing = layout.point(cell);
      int from = board().next(board().next(landing, direction ^ 2), direction ^ 2);
      int jumps = 1;
      while (true) {
        out.add(JumpCode.jump(from, landing, JumpCode.kind(direction, jumps)));
        int crossed = board().next(landing, direction);
        if (crossed == Topology.NONE || !isSet(stones, other, layout.cell(crossed))) {
          break;
        }
        landing = board().next(crossed, direction);
        if (landing == Topology.NONE
            || isSet(stones, own, layout.cell(landing))
            || isSet(stones, other, layout.cell(landing))) {
          break;
        }
        jumps++;
      }
    }
  }

  private static boolean isSet(long[] stones, int base, int cell) {
    return (stones[base + (cell >> 6)] >>> cell & 1) != 0;
  }

  @Override
  public long count(WidePosition position, MoveList scratch) {
    if (position.isRemoving()) {
      scratch.clear();
      removals(position, scratch);
      return scratch.size();
    }
    return jumps(position, position.turn());
  }

  @Override
  int jumps(WidePosition position, int seat) {
    long[] stones = position.stones;
    long[] full = layout.full;
    int words = full.length;
    int own = position.base(seat);
    int other = words - own;
    int line = layout.line;
    int twoLines = 2 * line;
    int carry = layout.carry;
    int carryTwo = layout.carryTwo;
    long eastern = layout.rising;
    long western = layout.falling;
    long jumpersBefore = 0;
    long theirsBefore = 0;
    int count = 0;
    for (int i = 0; i < words; i++) {
      long mine = stones[own + i];
      long theirs = stones[other + i];
      long empty = full[i] & ~(mine | theirs);
      long jumpers = mine;
      if (empty != 0) {
        long eastGates = theirs << 1 & empty & eastern;
        long westGates = theirs >>> 1 & empty & western;
        long northGates = (theirs << line | theirsBefore >>> carry) & empty;
        long east = mine << 2 & eastGates;
        long west = mine >>> 2 & westGates;
        long north = (mine << twoLines | jumpersBefore >>> carryTwo) & northGates;
        do {
          count += Long.bitCount(east) + Long.bitCount(west) + Long.bitCount(north);
          jumpers |= north;
          east = east << 2 & eastGates;
          west = west >>> 2 & westGates;
          north = north << twoLines & northGates;
        } while ((east | west | north) != 0);
      }
      jumpersBefore = jumpers;
      theirsBefore = theirs;
    }
    jumpersBefore = 0;
    theirsBefore = 0;
    for (int i = words - 1; i >= 0; i--) {
      long mine = stones[own + i];
      long theirs = stones[other + i];
      long empty = full[i] & ~(mine | theirs);
      long jumpers = mine;
      if (empty != 0) {
        long gates = (theirs >>> line | theirsBefore << carry) & empty;
        long south = (mine >>> twoLines | jumpersBefore << carryTwo) & gates;
        while (south != 0) {
          count += Long.bitCount(south);
          jumpers |= south;
          south = south >>> twoLines & gates;
        }
      }
      jumpersBefore = jumpers;
      theirsBefore = theirs;
    }
    return count;
  }

  @Override
  int movable(WidePosition position, int seat) {
    int own = position.base(seat);
    int other = position.base(1 - seat);
    int line = layout.line;
    int twoLines = 2 * line;
    long[] stones = position.stones;
    int count = 0;
    for (int i = 0; i < layout.words; i++) {
      long theirs = stones[other + i];
      long empty = empty(stones, i);
      long targets =
          (theirs << 1 & empty & layout.rising) >>> 2
              | (theirs >>> 1 & empty & layout.falling) << 2;
      long theirsBelow = i == 0 ? 0 : stones[other + i - 1];
      long emptyBelow = i == 0 ? 0 : empty(stones, i - 1);
      long theirsAbove = i + 1 == layout.words ? 0 : stones[other + i + 1];
      long emptyAbove = i + 1 == layout.words ? 0 : empty(stones, i + 1);
      targets |=
          (theirs << line | theirsBelow >>> layout.carry)
              & (empty << twoLines | emptyBelow >>> layout.carryTwo);
      targets |=
          (theirs >>> line | theirsAbove << layout.carry)
              & (empty >>> twoLines | emptyAbove << layout.carryTwo);
      count += Long.bitCount(stones[own + i] & targets);
    }
    return count;
  }

  private long empty(long[] stones, int word) {
    return layout.full[word] & ~(stones[word] | stones[layout.words + word]);
  }

  @Override
  public void play(WidePosition position, long move) {
    int own = position.base(position.turn());
    int other = position.base(1 - position.turn());
    int jumps = JumpCode.jumps(move);
    position.flip(own, layout.cell(JumpCode.from(move)));
    if (jumps != 0) {
      position.flip(own, layout.cell(JumpCode.landing(move)));
      int step = (JumpCode.landing(move) - JumpCode.from(move)) / (2 * jumps);
      int point = JumpCode.from(move) + step;
      for (int i = 0; i < jumps; i++) {
        position.flip(other, layout.cell(point));
        point += 2 * step;
      }
    }
    position.phase = KonanePosition.next(position.phase);
  }
}
