package org.papamu.konane;

import org.papamu.api.Parts;
import org.papamu.api.Regions;
import org.papamu.api.board.Topology;

/**
 * Finds the independent parts of a position on a board of up to 64 points.
 *
 * <h2>What is proved</h2>
 *
 * <p>The stones are divided into groups. Of a group alone, with all other stones taken for
 * immovable, three things are worked out, none of them too small:
 *
 * <ul>
 *   <li>the <em>reach</em>: where its black and its white stones can ever stand;
 *   <li>which of its stones' points can ever be <em>emptied</em>;
 *   <li>its <em>field</em>: the points of all jumps that may happen.
 * </ul>
 *
 * <p>Groups are merged until no two of them can meet, which is: their reaches have no point in
 * common; no stone of one could jump over a stone of the other, wherever both can stand, onto a
 * point that is empty or can be emptied; and no jump inside one lands on a point that another can
 * empty. Then the position is the sum of the groups. By induction over the moves made so far, the
 * stones of each group stand within its reach, and the points emptied are among those it can empty.
 * The next jump cannot be over a stone of another group, nor be blocked by one that could go away;
 * so it is a jump of its group alone, and a jump of a group alone is possible on the board, since
 * no stone of another group can have come onto its landing. Hence each group stays within what was
 * worked out for it, and does not notice the others.
 *
 * <h2>How the reach is worked out</h2>
 *
 * <p>A stone of a group with W white stones jumps at most W times if it is black, since each jump
 * takes a white one; and a black stone that has jumped as often as that finds none to jump over. So
 * of each point and colour the least number of jumps is kept that a stone needs to get there: a
 * jump needs a mover with less than W jumps, and a stone to jump over that has itself taken less
 * than all B black stones, for the mover is one of them. A real play has, at each point a stone
 * stands on, made at least the least number of jumps, so no jump that can happen is missed. Without
 * these bounds an adjacent pair of stones on an empty line would seem to reach all of the line.
 *
 * <p>Stones outside of the fields take part in nothing. A part is therefore a field with the stones
 * on it, and its play is: any jump within the field.
 */
final class NarrowRegions implements Regions<NarrowPosition> {

  /** Jumps are counted in groups with up to so many stones of a colour; in larger ones not. */
  static final int MOST_COUNTED = 12;

  private static final int DIRECTIONS = 4;

  private final Topology board;
  private final long full;
  private final int[] steps;
  private final long[] landings;
  private final NormalForm form = new NormalForm();

  private long black;
  private long white;
  private long empty;

  /** The stones in no group: none of them can move or be jumped over so far. */
  private long rest;

  private int groups;
  private final long[] members = new long[NarrowRules.MAX_POINTS];
  private final long[] field = new long[NarrowRules.MAX_POINTS];
  private final long[] emptied = new long[NarrowRules.MAX_POINTS];

  /** Where the stones of a group can ever stand. */
  private final long[] blackReach = new long[NarrowRules.MAX_POINTS];

  private final long[] whiteReach = new long[NarrowRules.MAX_POINTS];

  /** Where they can stand with a jump to make left, or to be jumped over. */
  private final long[] blackActive = new long[NarrowRules.MAX_POINTS];

  private final long[] whiteActive = new long[NarrowRules.MAX_POINTS];

  /** Stones of others, taken for immovable, that a jump of a group would land on. */
  private final long[] blocked = new long[NarrowRules.MAX_POINTS];

  /** By number of jumps: where the stones of the group at hand can stand after at most as many. */
  private final long[] blackAfter = new long[MOST_COUNTED + 1];

  private final long[] whiteAfter = new long[MOST_COUNTED + 1];

  NarrowRegions(NarrowRules rules) {
    board = rules.board();
    full = rules.full();
    steps = new int[DIRECTIONS];
    landings = new long[DIRECTIONS];
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      steps[direction] = rules.shift(direction);
      landings[direction] = rules.landings(direction);
    }
  }

  @Override
  public void split(NarrowPosition position, Parts parts) {
    black = position.stones(KonanePosition.BLACK);
    white = position.stones(KonanePosition.WHITE);
    empty = full & ~(black | white);
    seed();
    while (merge()) {
      // Until none meets another.
    }
    parts.clear();
    for (int group = 0; group < groups; group++) {
      form.clear();
      for (long left = field[group]; left != 0; left &= left - 1) {
        int point = Long.numberOfTrailingZeros(left);
        int stone =
            (black >>> point & 1) != 0
                ? KonanePosition.BLACK_STONE
                : (white >>> point & 1) != 0 ? KonanePosition.WHITE_STONE : 0;
        form.add(board.row(point), board.column(point), stone);
      }
      form.addTo(parts);
      parts.addPoints(0, field[group]);
    }
  }

  /** Makes groups of the stones that hang together by jumps that are possible at once. */
  private void seed() {
    groups = 0;
    rest = black | white;
    long movers = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      movers |= shift(immediate(direction), -2 * steps[direction]);
    }
    while ((movers & rest) != 0) {
      long group = Long.lowestOneBit(movers & rest);
      for (long before = 0; before != group; ) {
        before = group;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
          long over = shift(immediate(direction), -steps[direction]);
          long from = shift(over, -steps[direction]);
          group |= shift(group & from, steps[direction]) | shift(group & over, -steps[direction]);
        }
      }
      members[groups] = group;
      rest &= ~group;
      explore(groups++);
    }
  }

  private long immediate(int direction) {
    return (jumps(black, white, direction) | jumps(white, black, direction)) & empty;
  }

  /** The landings of jumps of {@code own} over {@code other}, whatever is on them. */
  private long jumps(long own, long other, int direction) {
    int step = steps[direction];
    return shift(shift(own, step) & other, step) & landings[direction];
  }

  private static long shift(long bits, int step) {
    return step >= 0 ? bits << step : bits >>> -step;
  }

  /** Works out reach, field and what is emptied of a group alone. */
  private void explore(int group) {
    long mine = members[group];
    int blacks = Long.bitCount(mine & black);
    int whites = Long.bitCount(mine & white);
    // The greatest number of jumps that is told apart; 0 where jumps are not counted.
    int most = Math.max(blacks, whites) <= MOST_COUNTED ? 1 : 0;
    int blackMost = most * whites;
    int whiteMost = most * blacks;
    java.util.Arrays.fill(blackAfter, 0, blackMost + 1, mine & black);
    java.util.Arrays.fill(whiteAfter, 0, whiteMost + 1, mine & white);
    field[group] = 0;
    emptied[group] = 0;
    int blackLast = Math.max(0, blackMost - 1);
    int whiteLast = Math.max(0, whiteMost - 1);
    boolean news = true;
    while (news) {
      news = spread(group, blackAfter, blackMost, whiteAfter[whiteLast]);
      news |= spread(group, whiteAfter, whiteMost, blackAfter[blackLast]);
    }
    blackReach[group] = blackAfter[blackMost];
    whiteReach[group] = whiteAfter[whiteMost];
    blackActive[group] = blackAfter[blackLast];
    whiteActive[group] = whiteAfter[whiteLast];
    blocked[group] = 0;
    long others = ~(empty | mine);
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      blocked[group] |=
          others
              & (jumps(blackActive[group], whiteActive[group], direction)
                  | jumps(whiteActive[group], blackActive[group], direction));
    }
  }

  /** Lets all stones of one colour jump once more; whether there is anything new. */
  private boolean spread(int group, long[] after, int most, long over) {
    long mine = members[group];
    long change = 0;
    int jumped = 0;
    do {
      int next = Math.min(jumped + 1, most);
      long from = after[jumped];
      long reached = after[next] | from;
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        long landing = jumps(from, over, direction) & (empty | emptied[group]);
        if (landing != 0) {
          long taken = shift(landing, -steps[direction]);
          long left = taken | shift(taken, -steps[direction]);
          change |= (left & mine & ~emptied[group]) | ((left | landing) & ~field[group]);
          emptied[group] |= left & mine;
          field[group] |= left | landing;
          reached |= landing;
        }
      }
      change |= reached & ~after[next];
      after[next] = reached;
      jumped++;
    } while (jumped < most);
    return change != 0;
  }

  /** Merges a group with those that it can meet; whether there was one. */
  private boolean merge() {
    for (int group = 0; group < groups; group++) {
      long met = met(group);
      if (met != 0) {
        long joined = members[group] | (rest & met);
        rest &= ~met;
        for (int other = groups - 1; other >= 0; other--) {
          if (other != group && (standing(other) & met) != 0) {
            joined |= members[other];
            groups--;
            move(groups, other);
            if (group == groups) {
              group = other;
            }
          }
        }
        members[group] = joined;
        explore(group);
        return true;
      }
    }
    return false;
  }

  private void move(int from, int to) {
    members[to] = members[from];
    field[to] = field[from];
    emptied[to] = emptied[from];
    blackReach[to] = blackReach[from];
    whiteReach[to] = whiteReach[from];
    blackActive[to] = blackActive[from];
    whiteActive[to] = whiteActive[from];
    blocked[to] = blocked[from];
  }

  private long standing(int group) {
    return members[group] | blackReach[group] | whiteReach[group];
  }

  /** Points where stones of other groups, or of none, can stand that could meet a group. */
  private long met(int group) {
    long blacks = rest & black;
    long whites = rest & white;
    long standing = 0;
    long emptiedByOthers = 0;
    for (int other = 0; other < groups; other++) {
      if (other != group) {
        blacks |= blackReach[other];
        whites |= whiteReach[other];
        standing |= standing(other);
        emptiedByOthers |= emptied[other];
      }
    }
    long met = (standing(group) & standing) | (blocked[group] & emptiedByOthers);
    long landable = empty | emptied[group] | emptiedByOthers;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int step = steps[direction];
      long outward =
          (jumps(blackReach[group], whites, direction)
                  | jumps(whiteReach[group], blacks, direction))
              & landable;
      long inward =
          (jumps(blacks, whiteReach[group], direction)
                  | jumps(whites, blackReach[group], direction))
              & landable;
      long idle =
          (jumps(rest & black, rest & white, direction)
                  | jumps(rest & white, rest & black, direction))
              & emptied[group];
      met |= shift(outward | idle, -step) | shift(inward | idle, -2 * step);
      met |= (outward | inward) & emptiedByOthers;
    }
    return met & ~members[group];
  }

  /**
   * The stones of the field stay, and of the others those that keep a jump from being possible: on
   * the landing of a jump that stones within reach, or such others, would make. None of these can
   * go away, as the split has shown, so they are the same walls as in the whole position.
   */
  @Override
  public void extract(NarrowPosition position, Parts parts, int part, NarrowPosition target) {
    long kept = (black | white) & field[part];
    long walls = (black | white) & ~kept;
    for (long before = 0; before != kept; ) {
      before = kept;
      long blacks = blackActive[part] | (kept & black);
      long whites = whiteActive[part] | (kept & white);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        kept |= walls & (jumps(blacks, whites, direction) | jumps(whites, blacks, direction));
      }
    }
    target.set(position);
    target.own &= kept;
    target.other &= kept;
  }
}
