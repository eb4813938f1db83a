package org.papamu.konane;

import java.util.Arrays;
import org.papamu.api.MoveList;
import org.papamu.api.Regions;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/**
 * The rules on boards of any size: the same landings and gates as in {@link NarrowRules}, word by
 * word over a {@link WideLayout}.
 *
 * <p>Directions are named as if lines were rows. Along a line everything happens inside one word.
 * Across the lines, a shift takes in what comes from the neighbouring word. A word without an empty
 * point has no landings and is passed over, which is most words for the first part of a game.
 *
 * <p>Counting goes over the words once, from the lowest on. Runs to the north are followed on the
 * way: what landed in the word below may jump on from there. Runs to the south would need the word
 * above first; such a run that goes on in a lower word is rare, so it is only noticed, and then
 * {@link #crossings} goes over the words a second time.
 */
final class WideRules extends KonaneRules<WidePosition> {

  private final WideLayout layout;

  WideRules(Topology board, Opening opening, Messages words) {
    super(board, opening, words);
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
    for (int seat = 0; seat < 2; seat++) {
      int base = source.base(seat);
      for (int i = 0; i < layout.words; i++) {
        for (long rest = source.stones[base + i]; rest != 0; rest &= rest - 1) {
          int point = layout.point(i * Long.SIZE + Long.numberOfTrailingZeros(rest));
          target.flip(base, layout.cell(board().image(symmetry, point)));
        }
      }
    }
  }

  @Override
  public boolean pass(WidePosition position) {
    if (position.isRemoving()) {
      return false;
    }
    position.phase = KonanePosition.next(position.phase);
    return true;
  }

  @Override
  Regions<WidePosition> regions() {
    return new PointRegions<>(this);
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
  LineLayout lines() {
    return layout.lines;
  }

  @Override
  long occupied(WidePosition position, int word) {
    int black = position.base(KonanePosition.BLACK) + word;
    int white = position.base(KonanePosition.WHITE) + word;
    return position.stones[black] | position.stones[white];
  }

  @Override
  int parity(WidePosition position) {
    long[] stones = position.stones;
    int blacks = position.base(KonanePosition.BLACK);
    int whites = position.base(KonanePosition.WHITE);
    long astray = 0;
    long home = 0;
    for (int i = 0; i < layout.words; i++) {
      long black = layout.black[i];
      astray |= (stones[blacks + i] & ~black) | (stones[whites + i] & black);
      home |= (stones[blacks + i] & black) | (stones[whites + i] & ~black);
    }
    return astray == 0 ? 1 : home == 0 ? -1 : 0;
  }

  @Override
  public void moves(WidePosition position, MoveList out) {
    out.clear();
    if (position.isRemoving()) {
      removals(position, out);
      return;
    }
    int along = layout.along;
    int across = layout.across;
    int alongStep = 2 * layout.step(along);
    int acrossStep = 2 * layout.step(across);
    long[] stones = position.stones;
    int own = position.base(position.turn());
    int other = position.base(1 - position.turn());
    for (int i = 0; i < layout.words; i++) {
      long mine = stones[own + i];
      long theirs = stones[other + i];
      long empty = layout.full[i] & ~(mine | theirs);
      if (empty == 0) {
        continue;
      }
      long gates = theirs << 1 & empty;
      long landings = mine << 2 & gates;
      for (int jumps = 1; landings != 0; jumps++) {
        add(i, landings, jumps * alongStep, JumpCode.kind(along, jumps), out);
        landings = landings << 2 & gates;
      }
      gates = theirs >>> 1 & empty;
      landings = mine >>> 2 & gates;
      for (int jumps = 1; landings != 0; jumps++) {
        add(i, landings, -jumps * alongStep, JumpCode.kind(along ^ 2, jumps), out);
        landings = landings >>> 2 & gates;
      }
      // Where an enemy stone is one line below, and one line above.
      long below = theirs << layout.line | stones[other + i - 1] >>> layout.carry;
      long above = theirs >>> layout.line | stones[other + i + 1] << layout.carry;
      landings = mine << layout.twoLines | stones[own + i - 1] >>> layout.carryTwo;
      landings &= below & empty;
      add(i, landings, acrossStep, JumpCode.kind(across, 1), out);
      long behind = ~(stones[own + i + 1] | stones[other + i + 1]);
      landings &= above & (empty >>> layout.twoLines | behind << layout.carryTwo);
      if (landings != 0) {
        goOn(position, i, landings, across, out);
      }
      landings = mine >>> layout.twoLines | stones[own + i + 1] << layout.carryTwo;
      landings &= above & empty;
      add(i, landings, -acrossStep, JumpCode.kind(across ^ 2, 1), out);
      behind = ~(stones[own + i - 1] | stones[other + i - 1]);
      landings &= below & (empty << layout.twoLines | behind >>> layout.carryTwo);
      if (landings != 0) {
        goOn(position, i, landings, across ^ 2, out);
      }
    }
  }

  private void add(int word, long landings, int distance, int kind, MoveList out) {
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int landing = layout.point(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
      out.add(JumpCode.jump(landing - distance, landing, kind));
    }
  }

  /** Adds the runs of two jumps and more across the lines that pass these first landings. */
  private void goOn(WidePosition position, int word, long landings, int direction, MoveList out) {
    int seat = position.turn();
    int step = layout.step(direction);
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      int from = layout.point(cell) - 2 * step;
      for (int jumps = 2; true; jumps++) {
        int crossed = layout.nextAcross(cell, direction);
        if (crossed < 0 || !position.has(1 - seat, crossed)) {
          break;
        }
        cell = layout.nextAcross(crossed, direction);
        if (cell < 0 || position.has(seat, cell) || position.has(1 - seat, cell)) {
          break;
        }
        out.add(JumpCode.jump(from, layout.point(cell), JumpCode.kind(direction, jumps)));
      }
    }
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
    int own = position.base(seat);
    int other = position.base(1 - seat);
    int count =
        layout.line == WideLayout.USUAL_LINE
            ? jumps(position.stones, own, other, layout.full, 16, 32, 48, 32)
            : jumps(
                position.stones,
                own,
                other,
                layout.full,
                layout.line,
                layout.twoLines,
                layout.carry,
                layout.carryTwo);
    return count >= 0 ? count : ~count + crossings(position.stones, own, other);
  }

  /**
   * The number of jumps, or its complement if there are {@link #crossings} to add.
   *
   * <p>The distances are parameters because HotSpot, where it takes this method into its caller,
   * makes constants of them, which is worth a tenth of the time. It does so up to 325 bytes of
   * code, and this has 323.
   */
  private static int jumps(
      long[] stones,
      int own,
      int other,
      long[] full,
      int line,
      int twoLines,
      int carry,
      int carryTwo) {
    long landed = 0;
    long falling = 0;
    long crossing = 0;
    int count = 0;
    for (int i = 0; i < full.length; i++) {
      int o = own + i;
      int t = other + i;
      long mine = stones[o];
      long theirs = stones[t];
      long empty = full[i] & ~(mine | theirs);
      long landedBelow = landed;
      long fallingBelow = falling;
      landed = 0;
      falling = 0;
      if (empty != 0) {
        long eastGates = theirs << 1 & empty;
        long westGates = theirs >>> 1 & empty;
        long northGates = (theirs << line | stones[t - 1] >>> carry) & empty;
        falling = (theirs >>> line | stones[t + 1] << carry) & empty;
        long east = mine << 2 & eastGates;
        long west = mine >>> 2 & westGates;
        long north = mine << twoLines | (stones[o - 1] | landedBelow) >>> carryTwo;
        long south = mine >>> twoLines | stones[o + 1] << carryTwo;
        north &= northGates;
        south &= falling;
        do {
          count += bits(east, west, north, south);
          landed |= north;
          crossing |= south << carryTwo & fallingBelow;
          east = east << 2 & eastGates;
          west = west >>> 2 & westGates;
          north = north << twoLines & northGates;
          south = south >>> twoLines & falling;
        } while ((east | west | north | south) != 0);
      }
    }
    return crossing == 0 ? count : ~count;
  }

  private static int bits(long a, long b, long c, long d) {
    return Long.bitCount(a) + Long.bitCount(b) + Long.bitCount(c) + Long.bitCount(d);
  }

  /**
   * The landings of runs to the south in and after the first lower word that they go on in: those
   * that {@link #jumps} leaves out.
   */
  private int crossings(long[] stones, int own, int other) {
    long landedAbove = 0;
    int count = 0;
    for (int i = layout.words - 1; i >= 0; i--) {
      long theirs = stones[other + i];
      long gates = theirs >>> layout.line | stones[other + i + 1] << layout.carry;
      gates &= layout.full[i] & ~(stones[own + i] | theirs);
      long landings = landedAbove << layout.carryTwo & gates;
      landedAbove = 0;
      while (landings != 0) {
        landedAbove |= landings;
        count += Long.bitCount(landings);
        landings = landings >>> layout.twoLines & gates;
      }
      landings = stones[own + i] >>> layout.twoLines | stones[own + i + 1] << layout.carryTwo;
      landings &= gates;
      while (landings != 0) {
        landedAbove |= landings;
        landings = landings >>> layout.twoLines & gates;
      }
    }
    return count;
  }

  @Override
  int movable(WidePosition position, int seat) {
    int own = position.base(seat);
    int other = position.base(1 - seat);
    long[] stones = position.stones;
    int count = 0;
    long emptyBelow = 0;
    long empty = empty(position, 0);
    for (int i = 0; i < layout.words; i++) {
      long emptyAbove = i + 1 < layout.words ? empty(position, i + 1) : 0;
      long theirs = stones[other + i];
      long below = theirs << layout.line | stones[other + i - 1] >>> layout.carry;
      long above = theirs >>> layout.line | stones[other + i + 1] << layout.carry;
      below &= empty << layout.twoLines | emptyBelow >>> layout.carryTwo;
      above &= empty >>> layout.twoLines | emptyAbove << layout.carryTwo;
      long jumpers = (theirs << 1 & empty) >>> 2 | (theirs >>> 1 & empty) << 2 | below | above;
      count += Long.bitCount(stones[own + i] & jumpers);
      emptyBelow = empty;
      empty = emptyAbove;
    }
    return count;
  }

  private long empty(WidePosition position, int word) {
    return layout.full[word] & ~occupied(position, word);
  }

  @Override
  public void play(WidePosition position, long move) {
    int own = position.base(position.turn());
    int other = position.base(1 - position.turn());
    int jumps = JumpCode.jumps(move);
    position.flip(own, layout.cell(JumpCode.from(move)));
    if (jumps != 0) {
      position.flip(own, layout.cell(JumpCode.landing(move)));
      if (jumps == 1) {
        position.flip(other, layout.cell(JumpCode.middle(move)));
      } else {
        int step = JumpCode.step(move);
        int point = JumpCode.from(move) + step;
        for (int i = 0; i < jumps; i++) {
          position.flip(other, layout.cell(point));
          point += 2 * step;
        }
      }
    }
    position.phase = KonanePosition.next(position.phase);
  }
}
