package org.papamu.core.toy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/**
 * A walk through a random maze of rooms, for one seat: a room without a way out ends it and scores
 * what the room is worth. A maze with one-way streets downwards only is free of loops. Small enough
 * for a test to look at all of it.
 */
public final class Maze implements Game<Maze.Room> {

  /** The answer of {@link #distance} where there is no way. */
  public static final int NO_WAY = -1;

  private final GameInfo info;
  private final int[][] ways;
  private final int[] worth;
  private final boolean evaluated;
  private final Rules<Room> rules = makeRules();
  private final Notation<Room> notation = makeNotation();

  private Maze(GameInfo info, int[][] ways, int[] worth, boolean evaluated) {
    this.info = info;
    this.ways = ways;
    this.worth = worth;
    this.evaluated = evaluated;
  }

  /** The shape of a maze. */
  public enum Shape {
    /** Every way leads to a room of a higher number. */
    DOWNWARDS,
    /** Ways lead anywhere. */
    LOOPS
  }

  /**
   * A random maze.
   *
   * @param best the score of a solution; the worst is 0 if it is above 0, else 9
   */
  public static Maze random(long seed, int rooms, int most, Shape shape, int best) {
    SplittableRandom random = new SplittableRandom(seed);
    int[][] ways = new int[rooms][];
    int[] worth = new int[rooms];
    int worst = best > 0 ? 0 : 9;
    for (int room = 0; room < rooms; room++) {
      int first = shape == Shape.DOWNWARDS ? room + 1 : 0;
      boolean end = room > 0 && (first == rooms || random.nextInt(6) == 0);
      ways[room] =
          end || first == rooms
              ? new int[0]
              : random
                  .ints(1 + random.nextInt(most), first, Math.min(rooms, first + rooms / 3 + 1))
                  .distinct()
                  .toArray();
      worth[room] = random.nextInt(Math.min(worst, best), Math.max(worst, best) + 1);
    }
    GameInfo info = GameInfo.scored("maze:" + seed, "Maze", List.of("walker"), worst, best);
    if (shape == Shape.DOWNWARDS) {
      info = info.with(Fact.LOOP_FREE).withMaxPly(rooms);
    }
    return new Maze(info, ways, worth, seed % 2 == 0);
  }

  /** A room of this maze. */
  public Room room(int number) {
    return new Room(number);
  }

  /** The number of rooms. */
  public int size() {
    return ways.length;
  }

  /** The best utility that can be reached from a room, by looking at every room there is. */
  public int bestFrom(int from) {
    int best = Integer.MIN_VALUE;
    for (int room : reachable(from).keySet()) {
      if (ways[room].length == 0) {
        best = Math.max(best, info.utility(worth[room]));
      }
    }
    return best;
  }

  /** The fewest moves to an end of the best score, or {@link #NO_WAY}. */
  public int distance(int from) {
    int least = NO_WAY;
    for (var reached : reachable(from).entrySet()) {
      int room = reached.getKey();
      if (ways[room].length == 0 && worth[room] == info.best()) {
        least = least == NO_WAY ? reached.getValue() : Math.min(least, reached.getValue());
      }
    }
    return least;
  }

  private Map<Integer, Integer> reachable(int from) {
    Map<Integer, Integer> distances = new LinkedHashMap<>();
    Deque<Integer> queue = new ArrayDeque<>();
    distances.put(from, 0);
    queue.add(from);
    while (!queue.isEmpty()) {
      int room = queue.remove();
      int next = distances.getOrDefault(room, 0) + 1;
      for (int to : ways[room]) {
        if (distances.putIfAbsent(to, next) == null) {
          queue.add(to);
        }
      }
    }
    return distances;
  }

  /** Where the walker is. */
  public static final class Room implements Position {
    private int number;

    private Room(int number) {
      this.number = number;
    }

    /** The room's number. */
    public int number() {
      return number;
    }

    @Override
    public int turn() {
      return 0;
    }

    @Override
    public int at(int point) {
      return point == number ? 1 : 0;
    }

    @Override
    public long hash() {
      return Zobrist.mix(number + 1L);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Room room && room.number == number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Topology board() {
    int side = (int) Math.ceil(Math.sqrt(ways.length));
    return Topology.grid(side, side);
  }

  @Override
  public About about() {
    return new About("A walk through a maze", List.of(), List.of());
  }

  /** Half of the mazes have one; it likes rooms of low numbers, which is no help. */
  @Override
  public Optional<Evaluator<Room>> evaluator() {
    return evaluated ? Optional.of((position, seat) -> -position.number) : Optional.empty();
  }

  @Override
  public Rules<Room> rules() {
    return rules;
  }

  private Rules<Room> makeRules() {
    return new Rules<>() {
      @Override
      public Room initial() {
        return new Room(0);
      }

      @Override
      public void copy(Room source, Room target) {
        target.number = source.number;
      }

      @Override
      public void moves(Room position, MoveList out) {
        out.clear();
        for (int i = 0; i < ways[position.number].length; i++) {
          out.add(i);
        }
      }

      @Override
      public void play(Room position, long move) {
        position.number = ways[position.number][(int) move];
      }

      @Override
      public int score(Room position, int seat) {
        return worth[position.number];
      }

      @Override
      public Ending ending(Room position) {
        return new Ending("maze.end", "The walk is over");
      }

      @Override
      public Move describe(Room position, long move) {
        return Move.of(move, Move.Step.shift(position.number, ways[position.number][(int) move]));
      }
    };
  }

  @Override
  public Notation<Room> notation() {
    return notation;
  }

  private Notation<Room> makeNotation() {
    return new Notation<>() {
      @Override
      public String write(Room position) {
        return String.valueOf(position.number);
      }

      @Override
      public Room read(String text) {
        return new Room(Integer.parseInt(text));
      }

      @Override
      public String writeMove(Room position, long move) {
        return String.valueOf(ways[position.number][(int) move]);
      }
    };
  }
}
