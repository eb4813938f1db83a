package org.papamu.core.record;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.papamu.core.file.FileFault;
import org.papamu.core.record.RecordException.Kind;

/**
 * The records of a file one after another, so that it may be of any length: no more than one game
 * is held at a time. A record begins with a line {@code [Game "..."]} that follows on a blank line,
 * as {@link RecordParts} has it; here lines may end in any way.
 */
public final class RecordStream implements Closeable {

  private static final byte[] BEGINNING = "[Game \"".getBytes(StandardCharsets.US_ASCII);

  private final InputStream in;
  private final ByteArrayOutputStream part = new ByteArrayOutputStream();

  /** The beginning of a line that may be the beginning of a record; it belongs to no part yet. */
  private final byte[] held = new byte[BEGINNING.length];

  private int heldLength;
  private long games;

  /** The lines that ended so far, and those of them that come before the part being read. */
  private long lines;

  private long linesBefore;
  private boolean ended;

  /** Whether a record may begin at the next line: the line before it is blank. */
  private boolean blankLine = true;

  /** Whether the line so far is blank, and whether nothing of it has been read. */
  private boolean blankSoFar = true;

  private boolean lineStart = true;
  private boolean onlyBlanks = true;
  private int before = -1;

  private RecordStream(InputStream in) {
    this.in = in;
  }

  /** Reads from a stream, which is closed with this one. */
  public static RecordStream of(InputStream in) {
    return new RecordStream(new BufferedInputStream(in, 1 << 16));
  }

  /**
   * Reads a file.
   *
   * @throws RecordException if it cannot be read or is not a plain file
   */
  public static RecordStream open(Path file) {
    return of(RecordReader.open(file));
  }

  /**
   * The text of the next record; empty behind the last. What is no record at all comes as one part
   * and is refused by who reads it; so does an empty file.
   *
   * @throws RecordException if a record is over {@link RecordReader#MAX_BYTES}, or the stream
   *     fails; nothing can be read after that
   */
  public Optional<RecordText> next() {
    if (ended) {
      return Optional.empty();
    }
    try {
      return read();
    } catch (IOException e) {
      ended = true;
      throw new RecordException(
          Kind.UNREADABLE, Optional.of(e), "record.unreadable", FileFault.why(e));
    }
  }

  private Optional<RecordText> read() throws IOException {
    int next;
    while ((next = in.read()) >= 0) {
      if (lineStart && before == '\r' && next == '\n') {
        // One line's end of two characters.
        part.write(next);
        before = next;
        continue;
      }
      before = next;
      if (lineStart) {
        lineStart = false;
        blankSoFar = true;
        heldLength = 0;
      }
      boolean lineEnd = next == '\n' || next == '\r';
      boolean begins = blankLine && heldLength >= 0 && !onlyBlanks;
      if (begins && next == BEGINNING[heldLength]) {
        held[heldLength++] = (byte) next;
        blankSoFar = false;
        if (heldLength == BEGINNING.length) {
          heldLength = -1;
          byte[] whole = part.toByteArray();
          part.reset();
          part.writeBytes(BEGINNING);
          return found(whole);
        }
        continue;
      }
      release();
      part.write(next);
      boolean blank = RecordParser.isBlank((char) next);
      blankSoFar &= blank;
      onlyBlanks &= blank || part.size() <= 3;
      if (lineEnd) {
        lineStart = true;
        lines++;
        blankLine = blankSoFar;
      }
      if (part.size() > RecordReader.MAX_BYTES) {
        ended = true;
        throw new RecordException(Kind.TOO_LARGE, Optional.empty(), "record.too-large");
      }
    }
    release();
    ended = true;
    return part.size() == 0 && games > 0 ? Optional.empty() : found(part.toByteArray());
  }

  /** Gives what was held back to the part: it began no record. */
  private void release() {
    if (heldLength > 0) {
      part.write(held, 0, heldLength);
    }
    heldLength = -1;
  }

  private Optional<RecordText> found(byte[] whole) {
    games++;
    RecordText text = new RecordText(whole, linesBefore);
    linesBefore = lines;
    return Optional.of(text);
  }

  /** The number of records found so far. */
  public long games() {
    return games;
  }

  /** Closes the stream. */
  @Override
  public void close() throws IOException {
    in.close();
  }
}
