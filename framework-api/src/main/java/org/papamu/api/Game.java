package org.papamu.api;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.papamu.api.board.Topology;
import org.papamu.api.text.NotationException;

/**
 * One game on one board with its options: the hub from which everything else about it is reached.
 *
 * <p>Immutable and shared between threads; positions are not. Only the first five methods are
 * required. Each of the others says what it switches on, and its absence is safe.
 *
 * @param <P> the game's own position type
 */
public interface Game<P extends Position> {

  /** The declared facts; algorithms are chosen by them. Always the same object. */
  GameInfo info();

  /** The board. Always the same object. */
  Topology board();

  /** The rules. Always the same object. */
  Rules<P> rules();

  /** How positions and moves are written. Always the same object. */
  Notation<P> notation();

  /** The rules in words and where they come from. */
  About about();

  /**
   * The language of the game's words: of its title, {@link #about}, {@link #seatNames}, the names
   * of pieces in {@link #look}, what options mean, sentences of endings and refusals.
   */
  default Locale language() {
    return Locale.ENGLISH;
  }

  /**
   * What people call the seats, in their order: words that a sentence can begin with once their
   * first letter is a capital. In English usually the seats' own names.
   */
  default List<String> seatNames() {
    return info().seats();
  }

  /**
   * Lessons that teach the game, the first things first; switches on {@code papamu tutorial}. Each
   * is solved by its own answer, which the law suite checks.
   */
  default List<Lesson> lessons() {
    return List.of();
  }

  /** The options in force, each with its default and what else it may be. */
  default Options options() {
    return Options.none();
  }

  /**
   * How a step is made whose description has this {@linkplain Move.Step#mark mark}: a word that can
   * stand behind "by", such as {@code approach} for {@code A}; empty if the mark is best shown as
   * it is.
   */
  default Optional<String> manner(String mark) {
    return Optional.empty();
  }

  /** How the board and its pieces look; switches on pictures that suit the game. */
  default Look look() {
    return Look.plain();
  }

  /**
   * What a position holds and its board does not show, for people: pieces in hand, scores, how long
   * nothing has been taken. Short phrases such as {@code "white has 3 in hand"}, in the language of
   * the game and without a full stop; they are told behind whose turn it is, wherever the board is
   * shown or told in words. Positions that are equal may differ in them. The default tells the
   * scores of a {@link ScoredPosition}, and nothing of others.
   */
  default List<String> remarks(P position) {
    if (!(position instanceof ScoredPosition scored)) {
      return List.of();
    }
    List<String> seats = info().seats();
    return IntStream.range(0, seats.size())
        .mapToObj(seat -> seats.get(seat) + " has " + scored.score(seat))
        .toList();
  }

  /** A heuristic for depth-limited search; without it a search is guided by results alone. */
  default Optional<Evaluator<P>> evaluator() {
    return Optional.empty();
  }

  /**
   * Splits positions of a normal-play game into independent parts; makes combinatorial values of
   * large positions, and solving by them, possible. A new object each time: it may keep scratch
   * memory and is confined to one thread.
   */
  default Optional<Regions<P>> regions() {
    return Optional.empty();
  }

  /**
   * Step-by-step input of a move: the steps offered lead to all legal moves and to nothing else.
   * Where the game is over there is neither a step nor a move.
   *
   * <p>The default cuts every {@linkplain Notation#spellings spelling} of every legal move at its
   * separators, which suits games whose spellings of one position number thousands at most. A game
   * with more walks its generator lazily instead.
   */
  default MoveEntry enter(P position) {
    return SpelledEntry.of(this, position);
  }

  /**
   * Reads what a person typed: one move, or several plies in one text where the notation has such
   * texts. A text that leaves out what {@link MoveEntry.Step#brief} leaves out is taken when it
   * fits one move only.
   *
   * @param position where the move is to be played; not changed
   * @param text the text as typed, without surrounding blanks
   * @param out receives the plies in order; cleared first
   * @throws NotationException if the text is malformed, too long, fits no legal move (with the
   *     reason and up to three suggestions), or fits several; {@code out} is empty then
   */
  default void readMoves(P position, String text, MoveList out) {
    out.clear();
    out.add(MoveReader.read(this, position, text));
  }

  /**
   * The rule that forbids a step which {@link #enter} does not offer, as a sentence without a full
   * stop such as {@code "d3 was already visited in this turn"}; empty if the game has nothing
   * better to say than that the move is not legal. Only called for refused text, so speed does not
   * matter.
   *
   * @param position where the move was to be played; not changed
   * @param accepted the steps taken so far, each with its separator, such as {@code ["f2", "-e3A"]}
   * @param refused the step that is not offered after them, with its separator, such as {@code
   *     "-d4"}; empty if the text ended before the move was complete
   */
  default Optional<String> refusal(P position, List<String> accepted, String refused) {
    return Optional.empty();
  }

  /**
   * A perfect index of the positions; switches on endgame tables and the exact solving of games in
   * which positions can come back. The same for this game {@link #withoutDrawRules}.
   */
  default Optional<Indexer<P>> indexer() {
    return Optional.empty();
  }

  /**
   * How many arrangements of pieces there can be, seats told apart and symmetric ones counted each:
   * an upper bound of the state space but for the turn and what else is no piece. The better it
   * knows the rules the lower it is; empty if the game knows none.
   */
  default Optional<BigInteger> arrangements() {
    return Optional.empty();
  }

  /**
   * This game without the draw rules that a position or its history can trigger. Perft counts under
   * it; the positions are the same objects under the same notation.
   */
  default Game<P> withoutDrawRules() {
    return this;
  }

  /**
   * The same rules as sets of points, for a game of one seat that can be told so; switches on exact
   * counting and solving at full speed. Always the same object.
   */
  default Optional<Toggles<P>> toggles() {
    return Optional.empty();
  }
}
