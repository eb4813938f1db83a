package org.papamu.core.engine.client;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * What an engine writes, read by threads of its own so that it never waits for the host for long.
 *
 * <p>Little of it is held: a few lines of bounded length, and the end of what goes to standard
 * error. An engine that writes on while nobody takes its lines has to wait; one that writes more
 * than {@link #MOST_BYTES} between two {@linkplain #allow allowances} is not read any more.
 */
final class Spool {

  /** The longest line, in bytes. */
  static final int MAX_LINE = 64 << 10;

  /** The most that an engine may write for one answer, on both streams together. */
  static final long MOST_BYTES = 16L << 20;

  private static final int LINES = 64;
  private static final int LAST_WORDS = 1000;

  /** What comes out of the spool. */
  enum Kind {
    /** A line. */
    LINE,
    /** The output has ended. */
    END,
    /** A line is too long. */
    LONG_LINE,
    /** It is too much in all. */
    FLOOD
  }

  /** A line, or why there are no more. */
  record Item(Kind kind, String text) {}

  private final BlockingQueue<Item> items = new ArrayBlockingQueue<>(LINES);
  private final AtomicLong written = new AtomicLong();
  private final byte[] lastWords = new byte[LAST_WORDS];
  private int said;

  /** Begins to count anew. */
  void allow() {
    written.set(0);
  }

  /** The next item; null if there is none within so many nanoseconds. */
  @Nullable Item next(long nanos) throws InterruptedException {
    return items.poll(nanos, TimeUnit.NANOSECONDS);
  }

  /** Reads standard output to its end; made for a thread. */
  void readLines(InputStream out) {
    Item last = new Item(Kind.END, "");
    try {
      last = lines(out);
    } catch (IOException e) {
      // A failing stream has ended.
    } catch (InterruptedException e) {
      return;
    }
    try {
      items.put(last);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Item lines(InputStream out) throws IOException, InterruptedException {
    byte[] buffer = new byte[1 << 13];
    byte[] line = new byte[256];
    int length = 0;
    for (int read = out.read(buffer); read >= 0; read = out.read(buffer)) {
      if (written.addAndGet(read) > MOST_BYTES) {
        return new Item(Kind.FLOOD, "");
      }
      for (int i = 0; i < read; i++) {
        if (buffer[i] == '\n') {
          items.put(new Item(Kind.LINE, text(line, length)));
          length = 0;
        } else if (length == MAX_LINE) {
          return new Item(Kind.LONG_LINE, text(line, 100));
        } else {
          if (length == line.length) {
            line = Arrays.copyOf(line, Math.min(MAX_LINE, length * 2));
          }
          line[length++] = buffer[i];
        }
      }
    }
    if (length > 0) {
      items.put(new Item(Kind.LINE, text(line, length)));
    }
    return new Item(Kind.END, "");
  }

  /** As UTF-8, or where it is not, each byte as a character, which shows what was there. */
  private static String text(byte[] line, int length) {
    int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line, 0, end)).toString();
    } catch (CharacterCodingException e) {
      return new String(line, 0, end, StandardCharsets.ISO_8859_1);
    }
  }

  /** Reads standard error to its end and keeps the end of it; made for a thread. */
  void readComplaints(InputStream err) {
    byte[] buffer = new byte[1 << 13];
    try {
      for (int read = err.read(buffer); read >= 0; read = err.read(buffer)) {
        keep(buffer, read);
        if (written.addAndGet(read) > MOST_BYTES) {
          items.put(new Item(Kind.FLOOD, ""));
          return;
        }
      }
    } catch (IOException e) {
      // A failing stream has ended.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void keep(byte[] bytes, int length) {
    int taken = Math.min(length, LAST_WORDS);
    int kept = Math.min(said, LAST_WORDS - taken);
    System.arraycopy(lastWords, said - kept, lastWords, 0, kept);
    System.arraycopy(bytes, length - taken, lastWords, kept, taken);
    said = kept + taken;
  }

  /** The last line of standard error that is not blank; empty if there is none. */
  synchronized String lastComplaint() {
    String text = text(lastWords, said);
    return text.lines().filter(line -> !line.isBlank()).reduce("", (before, line) -> line).strip();
  }
}
