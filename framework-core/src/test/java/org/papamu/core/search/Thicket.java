package org.papamu.core.search;

import java.util.List;
import java.util.Optional;
import java.util.Set;
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
 * A game made of chance: numbered places with ways between them, all drawn from a seed. Ways meet
 * again, so there are transpositions. In layers, where the ply is part of the place, no position
 * comes back; without, positions do.
 *
 * @param seed what everything is drawn from
 * @param places the number of places, of a layer or in all
 * @param fewest the fewest ways from a place where the game is not over, 1 or more
 * @param most the most ways
 * @param layers the number of layers; 0 for a game with loops
 * @param widest the greatest margin of a win
 * @param repetition as {@link GameInfo#repetition}
 * @param quiet the plies without a first way taken that are a draw; 0 for no such rule
 * @param exchanges whether some places are not settled
 * @param ends the game is over at one in so many places; 0 for none before the last layer
 */
record Thicket(
    long seed,
    int places,
    int fewest,
    int most,
    int layers,
    int widest,
    int repetition,
    int quiet,
    boolean exchanges,
    int ends)
    implements Game<Thicket.Place>, Rules<Thicket.Place>, Notation<Thicket.Place> {

  /** In layers, with transpositions. */
  static Thicket layered(long seed) {
    return new Thicket(seed, 40, 2, 4, 9, 1, 0, 0, false, 8);
  }

  Thicket withWidest(int points) {
    return new Thicket(
        seed, places, fewest, most, layers, points, repetition, quiet, exchanges, ends);
  }

  Thicket withExchanges() {
    return new Thicket(seed, places, fewest, most, layers, widest, repetition, quiet, true, ends);
  }

  Thicket withFewest(int ways) {
    return new Thicket(
        seed, places, ways, most, layers, widest, repetition, quiet, exchanges, ends);
  }

  /** With loops: fewer places, no layers. */
  static Thicket looped(long seed, int places, int repetition, int quiet) {
    return new Thicket(seed, places, 2, 3, 0, 1, repetition, quiet, false, 8);
  }

  static final class Place implements Position {
    int number;
    int ply;
    int quiet;
    int turn;

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public int at(int point) {
      return 0;
    }

    @Override
    public long hash() {
      return Zobrist.mix(number * 2000L + ply * 2L + turn + 1);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Place place
          && place.number == number
          && place.ply == ply
          && place.turn == turn;
    }

    @Override
    public int hashCode() {
      return Long.hashCode(hash());
    }
  }

  private long drawn(Place place, int what) {
    return Zobrist.mix(seed * 1_000_003 + Zobrist.mix(place.hash() + what)) >>> 1;
  }

  @Override
  public GameInfo info() {
    GameInfo info =
        new GameInfo(
            "thicket:" + seed,
            "Thicket",
            List.of("first", "second"),
            -widest,
            widest,
            Set.of(Fact.ZERO_SUM),
            Integer.MAX_VALUE,
            repetition);
    return layers > 0 ? info.with(Fact.LOOP_FREE).withMaxPly(layers) : info;
  }

  @Override
  public Place initial() {
    return new Place();
  }

  @Override
  public void copy(Place source, Place target) {
    target.number = source.number;
    target.ply = source.ply;
    target.quiet = source.quiet;
    target.turn = source.turn;
  }

  @Override
  public void moves(Place place, MoveList out) {
    out.clear();
    boolean over =
        (layers > 0 && place.ply >= layers)
            || (quiet > 0 && place.quiet >= quiet)
            || (ends > 0 && place.number != 0 && drawn(place, 0) % ends == 0);
    if (!over) {
      int ways = fewest + (int) (drawn(place, 1) % (most - fewest + 1));
      for (int way = 0; way < ways; way++) {
        out.add(drawn(place, 2) % 1_000_000 * 8 + way);
      }
    }
  }

  @Override
  public void play(Place place, long move) {
    int way = (int) (move % 8);
    int next = (int) (drawn(place, 10 + way) % places);
    place.quiet = way == 0 ? 0 : place.quiet + 1;
    place.number = next;
    place.ply += layers > 0 ? 1 : 0;
    place.turn ^= 1;
  }

  @Override
  public int score(Place place, int seat) {
    if (quiet > 0 && place.quiet >= quiet) {
      return 0;
    }
    int first = (int) (drawn(place, 3) % (2L * widest + 1)) - widest;
    return seat == 0 ? first : -first;
  }

  @Override
  public Optional<Evaluator<Place>> evaluator() {
    return Optional.of(
        new Evaluator<>() {
          @Override
          public int evaluate(Place place, int seat) {
            int first = (int) (drawn(place, 4) % 401) - 200;
            return seat == 0 ? first : -first;
          }

          @Override
          public boolean isSettled(Place place) {
            return !exchanges || drawn(place, 5) % 3 != 0;
          }

          @Override
          public int promise(Place place, long move) {
            return (int) (Zobrist.mix(move) % 5);
          }
        });
  }

  @Override
  public Ending ending(Place place) {
    return new Ending("thicket.end", "There is no way on");
  }

  @Override
  public Move describe(Place place, long move) {
    return Move.of(move, Move.Step.shift(0, 0));
  }

  @Override
  public Topology board() {
    return Topology.grid(1, 2);
  }

  @Override
  public Rules<Place> rules() {
    return this;
  }

  @Override
  public Notation<Place> notation() {
    return this;
  }

  @Override
  public About about() {
    return new About("Ways through a thicket", List.of(), List.of());
  }

  @Override
  public String write(Place place) {
    return "%s %s %s %s".formatted(place.number, place.ply, place.quiet, place.turn);
  }

  @Override
  public Place read(String text) {
    String[] parts = text.split(" ", -1);
    Place place = new Place();
    place.number = Integer.parseInt(parts[0]);
    place.ply = Integer.parseInt(parts[1]);
    place.quiet = Integer.parseInt(parts[2]);
    place.turn = Integer.parseInt(parts[3]);
    return place;
  }

  @Override
  public String writeMove(Place place, long move) {
    return "way" + move % 8;
  }
}
