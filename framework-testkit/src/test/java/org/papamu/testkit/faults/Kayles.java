package org.papamu.testkit.faults;

import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Indexer;
import org.papamu.api.Look;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Parts;
import org.papamu.api.Position;
import org.papamu.api.Regions;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;

/**
 * Kayles on seven pins (Dudeney, 1908): a turn knocks down one pin or two side by side. Sound in
 * all that it offers: parts, a turn to hand over, an index; faults are planted by overriding.
 */
class Kayles implements Game<Kayles.Pins>, Rules<Kayles.Pins>, Notation<Kayles.Pins> {

  private static final int PINS = 7;
  private static final int ALL = (1 << PINS) - 1;

  private final GameInfo info =
      GameInfo.twoSeats("kayles:7", "Kayles", "left", "right")
          .with(Fact.NORMAL_PLAY, Fact.LOOP_FREE, Fact.IMPARTIAL)
          .withMaxPly(PINS);
  private final Topology board = Topology.grid(1, PINS);

  /** The pins that stand, and whose turn it is. */
  static final class Pins implements Position {
    int standing = ALL;
    int turn;

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public int at(int point) {
      return standing >> point & 1;
    }

    @Override
    public long hash() {
      return Zobrist.mix(standing * 2L + turn + 1);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Pins pins && pins.standing == standing && pins.turn == turn;
    }

    @Override
    public int hashCode() {
      return standing * 2 + turn;
    }
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
  public Rules<Pins> rules() {
    return this;
  }

  @Override
  public Notation<Pins> notation() {
    return this;
  }

  @Override
  public About about() {
    return new About("Knock down the last pin.", List.of("One pin or two."), List.of("Dudeney"));
  }

  @Override
  public Look look() {
    return Look.plain();
  }

  @Override
  public Pins initial() {
    return new Pins();
  }

  @Override
  public void copy(Pins source, Pins target) {
    target.standing = source.standing;
    target.turn = source.turn;
  }

  /** The code of a move is the pins that fall. */
  @Override
  public void moves(Pins pins, MoveList out) {
    out.clear();
    for (int pin = 0; pin < PINS; pin++) {
      if (pins.at(pin) == 1) {
        out.add(1L << pin);
        if (pin + 1 < PINS && pins.at(pin + 1) == 1) {
          out.add(3L << pin);
        }
      }
    }
  }

  @Override
  public void play(Pins pins, long move) {
    pins.standing &= (int) ~move;
    pins.turn = 1 - pins.turn;
  }

  @Override
  public boolean pass(Pins pins) {
    pins.turn = 1 - pins.turn;
    return true;
  }

  @Override
  public int score(Pins pins, int seat) {
    return seat == pins.turn ? -1 : 1;
  }

  @Override
  public Ending ending(Pins pins) {
    return new Ending("kayles.none", "No pin stands");
  }

  @Override
  public Move describe(Pins pins, long move) {
    int pin = Long.numberOfTrailingZeros(move);
    return Long.bitCount(move) == 1
        ? Move.of(move, Move.Step.remove(pin))
        : new Move(move, List.of(Move.Step.remove(pin), Move.Step.remove(pin + 1)));
  }

  @Override
  public String write(Pins pins) {
    return Rows.write(board, "b", pins::at) + (pins.turn == 0 ? " l" : " r");
  }

  @Override
  public Pins read(String text) {
    Fields fields = Fields.split(text, MAX_POSITION_LENGTH, List.of("pins", "side to move"), 2);
    int[] at = Rows.read(board, "b", fields, 0);
    Pins pins = new Pins();
    pins.turn = fields.oneOf(1, "the side to move", List.of("l", "r"));
    pins.standing = 0;
    for (int pin = 0; pin < PINS; pin++) {
      pins.standing |= at[pin] << pin;
    }
    return pins;
  }

  @Override
  public String writeMove(Pins pins, long move) {
    int pin = Long.numberOfTrailingZeros(move);
    return board.name(pin) + (Long.bitCount(move) == 1 ? "" : "-" + board.name(pin + 1));
  }

  /** The pins of the run that begins at a pin, of those that stand. */
  int run(int standing, int first) {
    int run = 0;
    for (int pin = first; pin < PINS && (standing >> pin & 1) == 1; pin++) {
      run |= 1 << pin;
    }
    return run;
  }

  @Override
  public Optional<Regions<Pins>> regions() {
    return Optional.of(
        new Regions<>() {
          @Override
          public void split(Pins pins, Parts parts) {
            parts.clear();
            for (int pin = 0; pin < PINS; pin++) {
              int run = run(pins.standing, pin);
              if (run != 0) {
                parts.add(1);
                parts.addPoints(0, run);
                parts.addKey(Integer.bitCount(run));
                pin += Integer.bitCount(run);
              }
            }
          }

          @Override
          public void extract(Pins pins, Parts parts, int part, Pins target) {
            target.standing = (int) parts.bits(part, 0);
            target.turn = pins.turn;
          }
        });
  }

  /** The number of a position in the only class. */
  long number(Pins pins) {
    return pins.standing * 2L + pins.turn;
  }

  @Override
  public Optional<Indexer<Pins>> indexer() {
    return Optional.of(
        new Indexer<>() {
          @Override
          public int classes() {
            return 1;
          }

          @Override
          public String name(int number) {
            return "all";
          }

          @Override
          public int pieces(int number) {
            return PINS;
          }

          @Override
          public long size(int number) {
            return 2L << PINS;
          }

          @Override
          public int classOf(Pins pins) {
            return 0;
          }

          @Override
          public long index(Pins pins) {
            return number(pins);
          }

          @Override
          public void position(int number, long index, Pins target) {
            target.standing = (int) (index >> 1);
            target.turn = (int) (index & 1);
          }
        });
  }
}
