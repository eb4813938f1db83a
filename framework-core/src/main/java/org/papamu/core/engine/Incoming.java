package org.papamu.core.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The lines that come in, read ahead on a thread of its own: so that the end, and a {@code quit},
 * are known while a command before them is still being handled.
 */
final class Incoming {

  /** So many lines, or a line's length of them, are read ahead at most. */
  private static final int MAX_AHEAD = 1000;

  /**
   * A line.
   *
   * @param text without its end and outer blanks
   * @param tooLong whether there was more of it
   */
  record Line(String text, boolean tooLong) {

    boolean isQuit() {
      return Words.first(text).equals("quit");
    }
  }

  private final LineReader reader;
  private final Deque<Line> lines = new ArrayDeque<>();
  private long length;
  private boolean ended;

  private Incoming(LineReader reader) {
    this.reader = reader;
  }

  /** Reads from now on. */
  static Incoming of(LineReader reader) {
    Incoming incoming = new Incoming(reader);
    Thread thread = new Thread(incoming::read, "engine-reader");
    thread.setDaemon(true);
    thread.start();
    return incoming;
  }

  private void read() {
    try {
      String text = reader.read();
      while (text != null && put(new Line(text.strip(), reader.wasTooLong()))) {
        text = reader.read();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      end();
    }
  }

  /** Puts a line where it is taken from; answers whether another one is to be read. */
  private synchronized boolean put(Line line) throws InterruptedException {
    while (lines.size() >= MAX_AHEAD || length >= LineReader.MAX_BYTES) {
      wait();
    }
    lines.add(line);
    length += line.text().length();
    notifyAll();
    return !line.isQuit();
  }

  private synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** The next line; empty at the end. */
  synchronized Optional<Line> take() throws InterruptedException {
    while (lines.isEmpty() && !ended) {
      wait();
    }
    Line line = lines.poll();
    if (line == null) {
      return Optional.empty();
    }
    length -= line.text().length();
    notifyAll();
    return Optional.of(line);
  }

  /** Whether nothing is to come any more but what was read ahead. */
  synchronized boolean hasEnded() {
    return ended;
  }
}
