package org.papamu.core.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/**
 * The engine protocol: lines of text that have the shape of chess's UCI and serve any game.
 *
 * <p>Nothing that is sent ends it but {@code quit} and the end of the input: bad commands, bytes
 * that are no text, lines without end and faults in the code of games and players are all answered
 * by a line {@code info string error: …} and change nothing.
 *
 * <h2>What runs beside what</h2>
 *
 * <p>One thread reads and answers; a search or a count runs on a second one. While a search runs,
 * {@code isready}, {@code moves}, {@code show} and {@code query} are answered, and what would
 * change the game is refused. While a {@code perft} counts, {@code isready}, {@code stop} and
 * {@code quit} are seen to at once, and every other command waits for its turn, so that a script
 * sent through a pipe is answered line by line.
 *
 * <h2>Getting ready</h2>
 *
 * <p>The first {@code isready} after another game or player was chosen is answered when the player
 * has its memory and has played against itself for {@link EngineHost#warmUp}; not while a search or
 * count runs, and not when the input has ended already. No answer that follows is another for it,
 * but for what the clock decides.
 *
 * <h2>Searches</h2>
 *
 * <p>{@code go} takes {@code depth N}, {@code nodes N}, {@code movetime MS}, {@code infinite} and,
 * for a game with clocks, {@code p1time MS p1inc MS p2time MS p2inc MS} and so on, in any
 * combination; all limits hold together, and with those that the text of the option {@code Player}
 * has. Scores are seen from the side to move: {@code cp} in hundredths, {@code mate N} and {@code
 * mate -N} for a proved win or loss in so many plies, {@code cp 0} for a proved draw. With the
 * option {@code MultiPV} above 1 each line is told with its number. The options {@code Threads},
 * {@code Hash} and {@code Level} are handed to a player that takes them; changing one of them makes
 * the player anew. What a player has learnt is kept from move to move, until {@code uginewgame} or
 * another game. A player that goes on for a tenth of a second after {@code stop} is left alone, and
 * the best move that it has told of is answered.
 */
public final class Engine {

  private final EngineHost host;

  /** An engine in a host. */
  public Engine(EngineHost host) {
    this.host = host;
  }

  /**
   * Answers commands until {@code quit} or the end of the input.
   *
   * <p>At the end of the input all counts that were asked for are answered first; at {@code quit}
   * they get some tenths of a second. A search is stopped and gives its best move.
   *
   * @param in read on the calling thread; not closed
   * @param out flushed after every line; not closed. When it is broken, the engine ends
   * @return what went wrong with {@code out}; empty if all answers went out
   */
  public Optional<IOException> run(InputStream in, OutputStream out) {
    Answers answers = new Answers(out);
    new Conversation(host, answers).converse(new LineReader(in));
    return answers.fault();
  }
}
