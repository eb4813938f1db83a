package org.papamu.core.engine;

import java.io.InputStream;
import java.io.OutputStream;

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
   * @param out flushed after every line; not closed. When it is broken, the engine ends quietly.
   * @return the exit status: 0
   */
  public int run(InputStream in, OutputStream out) {
    new Conversation(host, new Answers(out)).converse(new LineReader(in));
    return 0;
  }
}
