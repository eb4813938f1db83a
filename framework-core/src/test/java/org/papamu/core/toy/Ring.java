package org.papamu.core.toy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/**
 * One token on a ring of points; the seats in turn move it one point to the left ({@code l}) or
 * right ({@code r}). Whoever moves it onto point 0 wins. A text of several letters is several
 * plies. Positions come back all the time.
 *
 * <p>A position is {@code POINT SEAT}, such as {@code 3 black}. The evaluator likes high points.
 */
public final class Ring implements Game<Ring.Place> {

  private static final long LEFT = 0;
  private static final long RIGHT = 1;

  private final GameInfo info;
  private final int size;
  private final int start;
  private final Rules<Place> rules;
  private final Notation<Place> notation;

  private Ring(GameInfo info, int size, int start) {
    this.info = info;
    this.size = size;
    this.start = start;
    rules = makeRules();
    notation = makeNotation();
  }

  /** A ring for these seats. */
  public static Ring of(int size, int start, int repetition, String... seats) {
    GameInfo info =
        seats.length == 2
            ? GameInfo.twoSeats("ring:" + size, "Ring", seats[0], seats[1])
            : new GameInfo(
                "ring:" + size, "Ring", List.of(seats), 0, 10, Set.of(), Integer.MAX_VALUE, 0);
    return new Ring(info.withRepetition(repetition), size, start);
  }

  /** The same game, declared otherwise. */
  public Ring declared(GameInfo declared) {
    return new Ring(declared, size, start);
  }

  /** Nine points, from point 4, black and white, drawn at the third occurrence. */
  public static Ring standard() {
    return of(9, 4, 3, "black", "white");
  }

  /** Where the token is and whose turn it is. */
  public static final class Place implements Position {
    private int point;
    private int turn;

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public int at(int at) {
      return at == point ? 1 : 0;
    }

    /** Collides on purpose: only equality tells two places of one seat apart. */
    @Override
    public long hash() {
      return turn;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Place place && place.point == point && place.turn == turn;
    }

    @Override
    public int hashCode() {
      return point * 8 + turn;
    }
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Topology board() {
    return Topology.grid(1, size);
  }

  @Override
  public About about() {
    return new About("A walk on a ring", List.of(), List.of());
  }

  @Override
  public Optional<Evaluator<Place>> evaluator() {
    return Optional.of((position, seat) -> seat == 0 ? position.point : -position.point);
  }

  @Override
  public Game<Place> withoutDrawRules() {
    return new Ring(info.withRepetition(0), size, start);
  }

  @Override
  public void readMoves(Place position, String text, MoveList out) {
    out.clear();
    Place at = rules.copy(position);
    for (int i = 0; i < text.length(); i++) {
      if (at.point == 0 || "lr".indexOf(text.charAt(i)) < 0) {
        out.clear();
        throw new NotationException(
            Kind.ILLEGAL, text, i, "a step is l or r, and none leaves point 0", List.of("l", "r"));
      }
      long move = text.charAt(i) == 'l' ? LEFT : RIGHT;
      out.add(move);
      rules.play(at, move);
    }
    if (out.isEmpty()) {
      throw new NotationException(Kind.MALFORMED, text, 0, "a step is missing");
    }
  }

  @Override
  public Rules<Place> rules() {
    return rules;
  }

  private Rules<Place> makeRules() {
    return new Rules<>() {
      @Override
      public Place initial() {
        Place place = new Place();
        place.point = start;
        return place;
      }

      @Override
      public Place copy(Place source) {
        Place place = new Place();
        copy(source, place);
        return place;
      }

      @Override
      public void copy(Place source, Place target) {
        target.point = source.point;
        target.turn = source.turn;
      }

      @Override
      public void moves(Place position, MoveList out) {
        out.clear();
        if (position.point != 0) {
          out.add(LEFT);
          out.add(RIGHT);
        }
      }

      @Override
      public void play(Place position, long move) {
        position.point = Math.floorMod(position.point + (move == LEFT ? -1 : 1), size);
        position.turn = (position.turn + 1) % info.seats().size();
      }

      @Override
      public int score(Place position, int seat) {
        int seats = info.seats().size();
        boolean won = (seat + 1) % seats == position.turn;
        return won ? info.best() : info.worst();
      }

      @Override
      public Ending ending(Place position) {
        return new Ending("ring.home", "The token is home");
      }

      @Override
      public Move describe(Place position, long move) {
        int to = Math.floorMod(position.point + (move == LEFT ? -1 : 1), size);
        return Move.of(move, Move.Step.shift(position.point, to));
      }
    };
  }

  @Override
  public Notation<Place> notation() {
    return notation;
  }

  private Notation<Place> makeNotation() {
    return new Notation<>() {
      @Override
      public String write(Place position) {
        return position.point + " " + info.seats().get(position.turn);
      }

      @Override
      public Place read(String text) {
        Fields fields =
            Fields.split(text, MAX_POSITION_LENGTH, List.of("the point", "the seat"), 2);
        Place place = new Place();
        place.point = fields.number(0, "the point", 0, size - 1);
        place.turn = fields.oneOf(1, "the seat", info.seats());
        return place;
      }

      @Override
      public String writeMove(Place position, long move) {
        return move == LEFT ? "l" : "r";
      }
    };
  }
}
