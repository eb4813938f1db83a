package org.papamu.core.session;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.session.Arrivals.Arrival;

/**
 * A game being played. Moves are checked here, once, so that rules and searches need not.
 *
 * <h2>When the game is over</h2>
 *
 * <p>By the rules alone when there is no legal move; this comes first. Else by repetition, when the
 * position has occurred {@link GameInfo#repetition} times in this session, the position it started
 * from included: a draw that nobody need claim. Else by {@link #agreeDraw}, {@link #resign} or
 * {@link #runOut}. Taking back a move reopens the game.
 *
 * <h2>Faults</h2>
 *
 * <p>Every method either does what it says or throws and leaves the session as it was, also when
 * the game's own code throws in the middle: that comes out as a {@link GameFault}.
 *
 * <p>Not thread-safe.
 *
 * @param <P> the game's own position type
 */
public final class Session<P extends Position> {

  /** The key of the ending of a game drawn by repetition. */
  public static final String REPETITION = "repetition";

  /** The key of the ending of a game drawn by agreement. */
  public static final String AGREEMENT = "agreement";

  /** The key of the ending of a game in which the time of a seat ran out. */
  public static final String TIME = "time";

  /** The key of the ending of a game that a seat gave up. */
  public static final String RESIGNATION = "resignation";

  /** A longer history is handed out from this many plies back: see {@link #history}. */
  private static final int LONGEST_HISTORY = 10_000;

  private final Game<P> game;
  private final Rules<P> rules;
  private final GameInfo info;
  private final Trail<P> trail;
  private final @Nullable Occurrences<P> occurrences;
  private final Descriptions<P> descriptions;
  private final Decisions decisions;
  private final Arrivals<P> arrivals;

  /** Never changed in place and never handed out, so that it can be kept by reference. */
  private P position;

  private int turn;

  /** The legal moves by the rules alone. */
  private MoveList legal = new MoveList();

  private @Nullable Outcome outcome;

  /** The moves taken back, the last one taken back at the end. */
  private final MoveList undone = new MoveList(1);

  private @Nullable History<P> history;

  /** Once it was asked for; no text of a position is empty, and the usual start's is not kept. */
  private @Nullable String startText;

  private Session(Game<P> game, Supplier<P> start) {
    this.game = game;
    rules = GameFault.guard(game, "rules", game::rules);
    info = GameFault.guard(game, "info", game::info);
    position = GameFault.guard(game, "initial", start);
    trail = new Trail<>(rules, position);
    boolean counts = info.repetition() > 0 && !info.is(GameInfo.Fact.LOOP_FREE);
    occurrences = counts ? new Occurrences<>(trail) : null;
    descriptions = new Descriptions<>(game, trail);
    decisions = GameFault.guard(game, "language or seatNames", () -> new Decisions(game));
    arrivals = new Arrivals<>(game, rules, info.repetition(), decisions, occurrences);
    take(GameFault.guard(game, "moves", () -> arrivals.at(position, null)));
  }

  /**
   * A session of a game from its usual start.
   *
   * @throws GameFault if the game's code fails
   */
  public static <P extends Position> Session<P> of(Game<P> game) {
    return new Session<>(game, () -> game.rules().initial());
  }

  /**
   * A session of a game from a position. Counting of repetitions begins there.
   *
   * @param start not kept and not changed
   * @throws GameFault if the game's code fails
   */
  public static <P extends Position> Session<P> of(Game<P> game, P start) {
    return new Session<>(game, () -> game.rules().copy(start));
  }

  /** The game. */
  public Game<P> game() {
    return game;
  }

  /** A new copy of the position now. */
  public P position() {
    return GameFault.guard(game, "copy", () -> rules.copy(position));
  }

  /** A new copy of the position where the session started. */
  public P start() {
    return positionAt(0);
  }

  /**
   * A new copy of the position after the first {@code plies} moves.
   *
   * @throws IndexOutOfBoundsException if fewer are played or the number is negative
   */
  public P positionAt(int plies) {
    Objects.checkIndex(plies, trail.size() + 1);
    return GameFault.guard(game, "play", () -> trail.at(plies));
  }

  /**
   * The game so far, for a player. Of a game of more than 10,000 plies it holds the last 10,000, so
   * that making it stays quick.
   */
  public History<P> history() {
    int plies = trail.size();
    History<P> made = history;
    if (made == null) {
      int from = Math.max(0, plies - LONGEST_HISTORY);
      made = GameFault.guard(game, "copy", () -> History.startingAt(game, trail.at(from)));
      for (int ply = from; ply < plies; ply++) {
        History<P> before = made;
        long move = trail.move(ply);
        made = GameFault.guard(game, "play", () -> before.then(move));
      }
      history = made;
    }
    return made;
  }

  /**
   * The text of the position where the session started; empty for the usual start. Asked of the
   * game once, so that a record can be written whatever becomes of the game.
   */
  public Optional<String> startText() {
    String text = startText;
    if (text == null) {
      String written = Written.position(game, start());
      P usual = GameFault.guard(game, "initial", rules::initial);
      text = written.equals(Written.position(game, usual)) ? "" : written;
      startText = text;
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  /** The number of moves played and not taken back. */
  public int ply() {
    return trail.size();
  }

  /** The moves played and not taken back. */
  public long[] moves() {
    return trail.moves();
  }

  /** How many moves {@link #redo} could play again. */
  public int redoable() {
    return undone.size();
  }

  /** The seat to move, also when the game is over. */
  public int turn() {
    return turn;
  }

  /** The legal moves in a new list; empty when the game is over in whatever way. */
  public MoveList legalMoves() {
    MoveList moves = new MoveList(legal.size());
    for (int i = 0; i < legal.size() && outcome == null; i++) {
      moves.add(legal.get(i));
    }
    return moves;
  }

  /** How the game ended; empty while it goes on. */
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(outcome);
  }

  /** The moves played and not taken back, in order. Unmodifiable. */
  public List<Played> played() {
    return descriptions.from(0);
  }

  /** The last move played and not taken back. */
  public Optional<Played> lastPlayed() {
    return trail.size() == 0 ? Optional.empty() : Optional.of(last());
  }

  private Played last() {
    return descriptions.from(trail.size() - 1).get(0);
  }

  /**
   * Plays what a text says: one move, or several plies where the game's notation has such texts.
   * All or nothing.
   *
   * @param text the text as typed, without surrounding blanks
   * @return the plies played, one or more
   * @throws NotationException if the text is refused, or the game is over
   * @throws GameFault if the game's code fails
   */
  public List<Played> play(String text) {
    int before = trail.size();
    return whole(
        () -> {
          follow(text);
          return descriptions.from(before);
        });
  }

  /**
   * Does the same as {@link #play(String)} without describing what it played, which is what makes
   * reading a long game quick.
   *
   * @return the number of plies played, one or more
   * @throws NotationException if the text is refused, or the game is over
   * @throws GameFault if the game's code fails
   */
  public int advance(String text) {
    int before = trail.size();
    return whole(
        () -> {
          follow(text);
          return trail.size() - before;
        });
  }

  /**
   * Plays a move.
   *
   * @throws IllegalArgumentException if the game is over or the move is not legal
   * @throws GameFault if the game's code fails
   */
  public Played play(long move) {
    if (outcome != null) {
      throw new IllegalArgumentException("the game is over: " + outcome.reason().sentence());
    }
    if (!legal.contains(move)) {
      throw new IllegalArgumentException("not a legal move: " + move);
    }
    return whole(
        () -> {
          step(move);
          return last();
        });
  }

  /**
   * Takes the last move back and reopens the game if it was over; where people ended it by
   * agreement or resignation, takes that back and no move.
   *
   * @return the move taken back; empty if none was
   */
  public Optional<Played> undo() {
    int plies = trail.size();
    if (outcome != null && Decisions.isByHand(outcome)) {
      outcome = null;
      return Optional.empty();
    }
    if (plies == 0) {
      return Optional.empty();
    }
    // A move was played from the position before, so the game was not over there.
    Optional<Played> last = lastPlayed();
    Arrival<P> earlier =
        GameFault.guard(game, "play or moves", () -> arrivals.back(trail.at(plies - 1)));
    undone.add(trail.move(plies - 1));
    truncate(plies - 1);
    history = null;
    settle(earlier.position(), earlier.turn(), earlier.moves(), null);
    return last;
  }

  /**
   * Plays the move again that was last taken back. Playing another move instead forgets all moves
   * taken back; playing the same one does not.
   *
   * @return the move; empty if there is none, or the game is over
   */
  public Optional<Played> redo() {
    return undone.isEmpty() || outcome != null
        ? Optional.empty()
        : Optional.of(play(undone.get(undone.size() - 1)));
  }

  /**
   * Ends the game by a seat giving up: it scores {@link GameInfo#worst}, every other seat {@link
   * GameInfo#best}. So with two seats the other one wins, with more the others share the game as a
   * draw among them, and a puzzle is stuck.
   *
   * @throws IllegalStateException if the game is over
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public void resign(int seat) {
    requireGoingOn();
    outcome = decisions.resignation(seat);
  }

  /**
   * Ends the game by the time of a seat running out: the scores are those of {@link #resign}.
   *
   * @throws IllegalStateException if the game is over
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public void runOut(int seat) {
    requireGoingOn();
    outcome = decisions.time(seat);
  }

  /**
   * Ends the game as a draw by agreement.
   *
   * @throws IllegalStateException if the game is over, or has no draw: a puzzle, which nobody can
   *     agree about, or normal play
   */
  public void agreeDraw() {
    requireGoingOn();
    if (info.seats().size() == 1 || info.is(GameInfo.Fact.NORMAL_PLAY)) {
      throw new IllegalStateException("this game has no draw");
    }
    outcome = decisions.agreement();
  }

  private void requireGoingOn() {
    if (outcome != null) {
      throw new IllegalStateException("the game is over: " + outcome.reason().sentence());
    }
  }

  private void follow(String text) {
    if (outcome != null) {
      throw over(text, outcome);
    }
    MoveList plies = new MoveList(4);
    GameFault.guard(
        game,
        "readMoves",
        () -> {
          game.readMoves(rules.copy(position), text, plies);
          return plies;
        });
    if (plies.isEmpty()) {
      throw new GameFault(game, "readMoves", "gave no move");
    }
    for (int i = 0; i < plies.size(); i++) {
      Outcome ended = outcome;
      if (ended != null) {
        throw over(text, ended);
      }
      if (!legal.contains(plies.get(i))) {
        throw new GameFault(game, "readMoves", "gave a move that is not legal");
      }
      step(plies.get(i));
    }
  }

  private NotationException over(String text, Outcome outcome) {
    return new NotationException(Kind.ILLEGAL, text, 0, decisions.over(outcome));
  }

  /** Plays a legal move of a game that is not over. */
  private void step(long move) {
    Arrival<P> arrival = GameFault.guard(game, "play", () -> arrivals.by(position, move, history));
    take(arrival);
    trail.add(move, arrival.position());
    history = arrival.history();
    int last = undone.size() - 1;
    boolean again = last >= 0 && undone.get(last) == move;
    undone.truncate(again ? last : 0);
  }

  /** Makes a position the one now and counts it. Calls no code of the game. */
  private void take(Arrival<P> arrival) {
    if (occurrences != null && arrival.group() != null) {
      occurrences.add(arrival.group());
    }
    settle(arrival.position(), arrival.turn(), arrival.moves(), arrival.outcome());
  }

  /** Takes over what was worked out about a position. Calls no code of the game. */
  private void settle(P next, int mover, MoveList moves, @Nullable Outcome ended) {
    position = next;
    turn = mover;
    outcome = ended;
    arrivals.reuse(legal);
    legal = moves;
  }

  private void truncate(int plies) {
    trail.truncate(plies);
    if (occurrences != null) {
      occurrences.truncate(plies + 1);
    }
    descriptions.truncate(plies);
  }

  /** Plays on wholly or, if it throws, not at all. Putting back calls no code of the game. */
  private <T> T whole(Supplier<T> change) {
    int plies = trail.size();
    P before = position;
    int mover = turn;
    Outcome ended = outcome;
    History<P> past = history;
    long[] moves = legal.toArray();
    long[] redo = undone.toArray();
    boolean done = false;
    try {
      T result = change.get();
      done = true;
      return result;
    } finally {
      if (!done) {
        truncate(plies);
        position = before;
        turn = mover;
        outcome = ended;
        history = past;
        refill(legal, moves);
        refill(undone, redo);
      }
    }
  }

  private static void refill(MoveList list, long[] moves) {
    list.clear();
    for (long move : moves) {
      list.add(move);
    }
  }
}
