package org.papamu.core.puzzle;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.papamu.core.resume.Checkpoint;

/**
 * The file of a search that may take long: what is proved, and how wide the last beam was.
 *
 * <p>It is written when as many positions were looked at as twice the table has room for, which
 * takes fifty times as long as the writing. A depth-first search begins anew at the top then, so
 * that a run that was killed does the same as one that was not; what is proved it passes by.
 */
final class KeptSearch {

  private static final int NUMBERS = 4;
  private static final long LEAST_INTERVAL = 1 << 16;

  private final Checkpoint file;
  private final ProvedBounds proved;
  private final long interval;

  /** The positions that another way has looked at before. */
  private long before;

  private long nodes;
  private int width;
  private boolean widest;

  /**
   * Nothing is read or written yet.
   *
   * @param every how many positions lie between two writings; 0 for as far as makes them cheap
   */
  KeptSearch(Checkpoint file, ProvedBounds proved, int firstWidth, long every) {
    this.file = file;
    this.proved = proved;
    width = firstWidth;
    interval = every > 0 ? every : Math.max(LEAST_INTERVAL, 2 * proved.capacity());
  }

  /**
   * Goes on where the file was written, if there is one.
   *
   * @return whether there is
   */
  boolean resume() throws IOException {
    long[] found = file.read(NUMBERS, numbers -> proved.memory()).orElse(new long[0]);
    if (found.length == 0) {
      return false;
    }
    before = found[0];
    nodes = found[1];
    width = (int) found[2];
    widest = found[3] == 1;
    return true;
  }

  /** The positions that were looked at in another way before. */
  long before() {
    return before;
  }

  /** The same, as it is told. */
  void before(long positions) {
    before = positions;
  }

  /** The positions of this search when the file was written. */
  long nodes() {
    return nodes;
  }

  /** How wide the next beam is. */
  int width() {
    return width;
  }

  /** Whether there are no more beams. */
  boolean isWidest() {
    return widest;
  }

  /** With so many positions the file is to be written. */
  long due() {
    return nodes + interval;
  }

  /** Writes it. */
  void keep(long newNodes, int newWidth, boolean isWidest) {
    nodes = newNodes;
    width = newWidth;
    widest = isWidest;
    try {
      file.write(new long[] {before, nodes, width, widest ? 1 : 0}, proved.memory());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** It is done: nothing is left to go on with. */
  void delete() throws IOException {
    file.delete();
  }
}
