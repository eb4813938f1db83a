package org.papamu.core.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Indexer;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/**
 * Two stones a side on a ring: a stone goes one point to the left or right, onto an empty point or
 * an enemy stone, which it takes. A side without stones, or without a move, has lost.
 */
public final class Chase implements Game<Chase.Ring> {

  /** A position. */
  public static final class Ring implements Position {
    /** By point: 0, or 1 + the seat. */
    private final int[] stones;

    private int turn;

    Ring(int points) {
      stones = new int[points];
    }

    void set(int code) {
      turn = code % 2;
      int rest = code / 2;
      for (int point = 0; point < stones.length; point++) {
        stones[point] = rest % 3;
        rest /= 3;
      }
    }

    int code(int shift) {
      int code = 0;
      for (int point = stones.length - 1; point >= 0; point--) {
        code = 3 * code + stones[(point + shift) % stones.length];
      }
      return 2 * code + turn;
    }

    int count(int seat) {
      return (int) Arrays.stream(stones).filter(stone -> stone == seat + 1).count();
    }

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public int at(int point) {
      return stones[point];
    }

    @Override
    public long hash() {
      return Zobrist.mix(code(0) + 1L);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Ring ring && ring.code(0) == code(0);
    }

    @Override
    public int hashCode() {
      return code(0);
    }
  }

  private final int points;
  private final boolean retracts;
  private final boolean shy;
  private final List<int[]> classes;

  private Chase(int points, boolean retracts, boolean shy) {
    this.points = points;
    this.retracts = retracts;
    this.shy = shy;
    classes = List.of(codes(2), codes(3), codes(4));
  }

  /** The game on a ring of so many points. */
  public static Chase on(int points) {
    return new Chase(points, true, false);
  }

  /** The same game with an index that offers no way back. */
  Chase forwardOnly() {
    return new Chase(points, false, shy);
  }

  /** The same name, but stones never go onto point 0 to take. */
  Chase otherRules() {
    return new Chase(points, retracts, true);
  }

  /** All positions of so many stones. */
  final int[] codes(int stones) {
    List<Integer> codes = new ArrayList<>();
    Ring ring = new Ring(points);
    for (int code = 0; code < 2 * Math.pow(3, points); code++) {
      ring.set(code);
      int first = ring.count(0);
      int second = ring.count(1);
      if (first + second == stones && first >= 1 && second >= 1 && first <= 2 && second <= 2) {
        codes.add(code);
      }
    }
    return codes.stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public GameInfo info() {
    return GameInfo.twoSeats("chase:" + points, "Chase", "black", "white");
  }

  @Override
  public Topology board() {
    return Topology.grid(1, points);
  }

  @Override
  public Notation<Ring> notation() {
    return new Notation<>() {
      @Override
      public String write(Ring ring) {
        return Integer.toString(ring.code(0));
      }

      @Override
      public Ring read(String text) {
        throw new UnsupportedOperationException("nothing here reads a text");
      }

      @Override
      public String writeMove(Ring ring, long move) {
        return Long.toString(move);
      }
    };
  }

  @Override
  public About about() {
    return new About("A chase", List.of(), List.of());
  }

  private int beside(int point, long way) {
    return Math.floorMod(point + (way == 0 ? -1 : 1), points);
  }

  @Override
  public Rules<Ring> rules() {
    return new Rules<>() {
      @Override
      public Ring initial() {
        Ring ring = new Ring(points);
        ring.stones[0] = 1;
        ring.stones[1] = 1;
        ring.stones[points - 3] = 2;
        ring.stones[points - 2] = 2;
        return ring;
      }

      @Override
      public void copy(Ring source, Ring target) {
        System.arraycopy(source.stones, 0, target.stones, 0, points);
        target.turn = source.turn;
      }

      @Override
      public void moves(Ring ring, MoveList out) {
        out.clear();
        if (ring.count(0) == 0 || ring.count(1) == 0) {
          return;
        }
        for (int point = 0; point < points; point++) {
          for (long way = 0; ring.stones[point] == ring.turn + 1 && way < 2; way++) {
            int to = beside(point, way);
            boolean takes = ring.stones[to] == 2 - ring.turn;
            if (ring.stones[to] == 0 || (takes && !(shy && to == 0))) {
              out.add(2L * point + way);
            }
          }
        }
      }

      @Override
      public void play(Ring ring, long move) {
        int from = (int) (move / 2);
        ring.stones[beside(from, move % 2)] = ring.turn + 1;
        ring.stones[from] = 0;
        ring.turn ^= 1;
      }

      @Override
      public int score(Ring ring, int seat) {
        int loser = ring.count(ring.turn) > 0 && ring.count(1 - ring.turn) == 0 ? 1 : 0;
        return (loser == 1 ? 1 - ring.turn : ring.turn) == seat ? -1 : 1;
      }

      @Override
      public Ending ending(Ring ring) {
        return new Ending("chase.over", "One side has lost");
      }

      @Override
      public Move describe(Ring ring, long move) {
        throw new UnsupportedOperationException("tables show no moves");
      }
    };
  }

  @Override
  public Optional<Indexer<Ring>> indexer() {
    return Optional.of(
        new Indexer<>() {
          @Override
          public int classes() {
            return classes.size();
          }

          @Override
          public String name(int number) {
            return "c" + pieces(number);
          }

          @Override
          public int pieces(int number) {
            return number + 2;
          }

          @Override
          public long size(int number) {
            return classes.get(number).length;
          }

          @Override
          public int classOf(Ring ring) {
            int first = ring.count(0);
            int second = ring.count(1);
            return first == 0 || second == 0 ? NONE : first + second - 2;
          }

          @Override
          public long index(Ring ring) {
            int least = ring.code(0);
            // With the other rules the points are not alike.
            for (int shift = 1; shift < points && !shy; shift++) {
              least = Math.min(least, ring.code(shift));
            }
            return Arrays.binarySearch(classes.get(classOf(ring)), least);
          }

          @Override
          public void position(int number, long index, Ring target) {
            target.set(classes.get(number)[(int) index]);
          }

          @Override
          public boolean retracts() {
            return retracts;
          }

          @Override
          public void retractions(Ring ring, MoveList out) {
            out.clear();
            for (int point = 0; point < points; point++) {
              for (long way = 0; ring.stones[point] == 2 - ring.turn && way < 2; way++) {
                if (ring.stones[beside(point, way)] == 0) {
                  out.add(2L * point + way);
                }
              }
            }
          }

          @Override
          public void retract(Ring ring, long retraction) {
            int at = (int) (retraction / 2);
            ring.stones[beside(at, retraction % 2)] = ring.stones[at];
            ring.stones[at] = 0;
            ring.turn ^= 1;
          }
        });
  }
}
