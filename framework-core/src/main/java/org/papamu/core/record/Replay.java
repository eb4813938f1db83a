package org.papamu.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.papamu.api.Game;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Phrase;
import org.papamu.core.record.RecordException.Kind;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Printable;

/**
 * A record played through under the rules of its game.
 *
 * <p>Playing stops at the first move that is not legal, and the moves before it stand. If all are
 * legal, the result is checked: where the game is over on the board it must be the one recorded;
 * where it is not, any result of the game is believed, for it may have been given up or agreed.
 *
 * @param <P> the game's own position type
 */
public final class Replay<P extends Position> {

  private static final int MOST_SHOWN = 200;

  /**
   * Something in the record that is not so.
   *
   * @param ply the number of the move, from 1; of a wrong result the number of plies
   * @param move the move as it is recorded, or the result
   * @param reason why it is refused, as a sentence without a full stop
   * @param word which of the record's words it is, from 0: a word may be several plies
   */
  public record Fault(int ply, String move, String reason, int word) {

    /** What is wrong in a line, the ply and the move first. */
    public String message(Locale language) {
      return phrase().in(language);
    }

    /** The same, to be said in the language of whoever is told. */
    public Phrase phrase() {
      return Phrases.phrase("record.ply", ply, Printable.of(move, MOST_SHOWN), reason);
    }

    /** The refusal of the whole record for this fault. */
    public RecordException refusal(WordPlace place) {
      return new RecordException(
          Kind.ILLEGAL,
          place.line(),
          place.column(),
          "record.ply",
          ply,
          Printable.of(move, MOST_SHOWN),
          reason);
    }
  }

  /**
   * A move in a variation that is not legal.
   *
   * @param variation the number of the variation in the order in which they begin, from 1
   * @param ply the number of the move in the game, from 1
   * @param move the move as it is recorded
   * @param reason why it is refused, as a sentence without a full stop
   * @param word which of the variation's words it is, from 0
   */
  public record VariationFault(int variation, int ply, String move, String reason, int word) {

    /** The refusal of the whole record for this fault. */
    public RecordException refusal(WordPlace place) {
      return new RecordException(
          Kind.ILLEGAL,
          place.line(),
          place.column(),
          "record.variation-ply",
          variation,
          ply,
          Printable.of(move, MOST_SHOWN),
          reason);
    }
  }

  private final GameRecord record;
  private final Session<P> session;
  private final List<Fault> faults = new ArrayList<>();

  private Replay(GameRecord record, Session<P> session) {
    this.record = record;
    this.session = session;
  }

  /** Plays some of the moves; answers whether they are legal. */
  private boolean advance(int moves, AtomicInteger done) {
    for (String move : record.moves().subList(0, moves)) {
      if (!advance(move, done.get())) {
        return false;
      }
      done.incrementAndGet();
    }
    return true;
  }

  /**
   * Plays a record through.
   *
   * @param games finds the game that a text names, or throws {@link NotationException}
   * @throws RecordException if there is no such game, or the position to start from is not one of
   *     it; its cause is the {@link NotationException} about the text
   * @throws GameFault if the game's code fails before the first move
   */
  public static Replay<?> of(GameRecord record, Function<String, Game<?>> games) {
    Game<?> game;
    try {
      game = games.apply(record.game());
    } catch (NotationException e) {
      throw new RecordException(Kind.UNKNOWN_GAME, Optional.of(e), "record.tag", "Game", e.said());
    }
    return of(record, game);
  }

  /** The same with the game at hand. */
  public static <P extends Position> Replay<P> of(GameRecord record, Game<P> game) {
    if (record.position().isEmpty()) {
      return of(record, game, () -> Session.of(game));
    }
    String text = record.position().get();
    P start;
    try {
      start = GameFault.guard(game, "read", () -> game.notation().read(text));
    } catch (NotationException e) {
      throw new RecordException(Kind.POSITION, Optional.of(e), "record.tag", "Position", e.said());
    }
    return of(record, game, () -> Session.of(game, start));
  }

  /** All in one call of the game's code: a record may have a million moves. */
  private static <P extends Position> Replay<P> of(
      GameRecord record, Game<P> game, Supplier<Session<P>> start) {
    AtomicInteger done = new AtomicInteger(-1);
    try {
      return GameFault.guard(
          game,
          "play",
          () -> {
            Replay<P> replay = new Replay<>(record, start.get());
            done.set(0);
            if (replay.advance(record.moves().size(), done)) {
              replay.checkResult();
            }
            return replay;
          });
    } catch (GameFault fault) {
      if (done.get() < 0) {
        throw fault;
      }
      return upTo(done.get(), record, game, start, fault);
    }
  }

  /** The record up to a move that did not come back. */
  private static <P extends Position> Replay<P> upTo(
      int moves, GameRecord record, Game<P> game, Supplier<Session<P>> start, GameFault fault) {
    return GameFault.guard(
        game,
        "play",
        () -> {
          Replay<P> replay = new Replay<>(record, start.get());
          replay.advance(moves, new AtomicInteger());
          String move = moves < record.moves().size() ? record.moves().get(moves) : record.result();
          replay.faults.add(
              new Fault(replay.session.ply() + 1, move, String.valueOf(fault.getMessage()), moves));
          return replay;
        });
  }

  /**
   * What is not legal in the record's variations. Each is tried from the position that it says it
   * leaves; what cannot be reached, behind a fault, is passed over. A draw by repetition ends none.
   */
  public List<VariationFault> variationFaults() {
    return GameFault.guard(
        session.game(),
        "play",
        () -> new VariationCheck<>(session.game()).faults(record.line(), session.start()));
  }

  private boolean advance(String move, int word) {
    try {
      session.advance(move);
      return true;
    } catch (NotationException e) {
      String reason = e.message(session.game().language());
      faults.add(new Fault(session.ply() + 1, move, reason, word));
    } catch (GameFault e) {
      faults.add(new Fault(session.ply() + 1, move, String.valueOf(e.getMessage()), word));
    }
    return false;
  }

  private void checkResult() {
    String recorded = record.result();
    Optional<Outcome> outcome = session.outcome();
    if (outcome.isPresent()) {
      String result = outcome.get().result();
      if (!result.equals(recorded)) {
        wrongResult("record.other-result", result, outcome.get().reason().sentence());
      }
      return;
    }
    List<String> seats = session.game().info().seats();
    boolean believed =
        seats.size() == 1
            ? recorded.equals(Outcome.STUCK)
            : recorded.equals(Outcome.DRAW) || seats.contains(recorded);
    if (!believed && !record.isUnfinished()) {
      wrongResult(
          recorded.equals(Outcome.SOLVED) && seats.size() == 1
              ? "record.unsolved"
              : "record.no-such-result");
    }
  }

  private void wrongResult(String key, Object... arguments) {
    String reason = Phrases.of(session.game()).say(key, arguments);
    faults.add(new Fault(session.ply(), record.result(), reason, record.moves().size()));
  }

  /** The record. */
  public GameRecord record() {
    return record;
  }

  /** The game so far as it is legal, ready to be played on. */
  public Session<P> session() {
    return session;
  }

  /** The number of plies played. */
  public int plies() {
    return session.ply();
  }

  /** What is not so; empty if all is well. */
  public List<Fault> faults() {
    return List.copyOf(faults);
  }

  /**
   * The result: the one on the board where the game is over, else the recorded one; empty while
   * unfinished, and where a fault makes it unknown.
   */
  public Optional<String> result() {
    if (session.outcome().isPresent()) {
      return session.outcome().map(Outcome::result);
    }
    return faults.isEmpty() && !record.isUnfinished()
        ? Optional.of(record.result())
        : Optional.empty();
  }

  /** The text of the position where playing stopped. */
  public String position() {
    return position(session.ply());
  }

  /**
   * The text of the position after some plies.
   *
   * @param plies 0 to {@link #plies}
   * @throws IndexOutOfBoundsException if there are not so many
   */
  public String position(int plies) {
    return Written.position(session.game(), session.positionAt(plies));
  }
}
