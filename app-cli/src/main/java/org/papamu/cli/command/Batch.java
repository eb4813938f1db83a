package org.papamu.cli.command;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.papamu.api.Notation;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Phrase;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Host;
import org.papamu.core.guard.Overdue;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;

/**
 * Runs a command over positions given a line each. A bad line is answered in its place and the run
 * goes on.
 */
final class Batch {

  /** The most characters of a bad line that are echoed: as many as a position can have. */
  private static final String OPTION = "--positions";

  private static final int ECHO = Notation.MAX_POSITION_LENGTH;

  /** A line that goes on longer than this has no end. */
  private static final long LONGEST_REST = 1L << 28;

  /** Code of a game that does not come back leaves a busy thread behind; no more of them. */
  private static final int MOST_OVERDUE = 4;

  private final Host host;
  private final String file;
  private boolean restOfLine;

  Batch(Host host, String file) {
    this.host = host;
    this.file = file;
  }

  /** What is done with a position. */
  interface Answer {
    /**
     * Answers one position.
     *
     * @throws NotationException if the text is no position
     */
    void to(String position);
  }

  /** How a bad line is answered. */
  interface Refusal {
    void of(Fields answer, BadRequest fault);
  }

  /**
   * Answers every line.
   *
   * @return the number of bad lines
   */
  long run(Answer answer, Refusal refusal) {
    long bad = 0;
    long number = 0;
    int overdue = 0;
    try (InputStream in = open()) {
      for (Optional<byte[]> line = next(in); line.isPresent(); line = next(in)) {
        String text = decode(line.get());
        number++;
        try {
          if (text.isBlank()) {
            throw new NotationException(
                NotationException.Kind.MALFORMED, text, 0, CommandWords.phrase("batch.blank"));
          }
          answer.to(text);
        } catch (NotationException e) {
          bad++;
          String echo = text.substring(0, Math.min(ECHO, text.length()));
          refusal.of(
              Fields.of("position", echo).and("error", Printable.of(e.message(), 300)),
              new BadRequest(e, OPTION, place(number)));
        } catch (GameFault e) {
          bad++;
          overdue += e.getCause() instanceof Overdue ? 1 : 0;
          if (overdue == MOST_OVERDUE) {
            throw e;
          }
          String told = Printable.of(String.valueOf(e.getMessage()), 500);
          refusal.of(
              Fields.of("position", text).and("error", told),
              new BadRequest(e, OPTION, place(number)));
        }
      }
    } catch (IOException e) {
      throw new Failure(
          file + " cannot be read: " + Printable.of(String.valueOf(e.getMessage())), e);
    }
    return bad;
  }

  private static Phrase place(long number) {
    return CommandWords.phrase("place.line", number);
  }

  private BadRequest refused(String key) {
    return new BadRequest(CommandWords.phrase(key, Printable.of(file)), OPTION);
  }

  private InputStream open() {
    if (file.equals("-")) {
      return new BufferedInputStream(host.in());
    }
    Path path = Path.of(file);
    if (!Files.exists(path)) {
      throw refused("batch.none");
    }
    if (Files.isDirectory(path)) {
      throw refused("batch.folder");
    }
    try {
      return new BufferedInputStream(Files.newInputStream(path));
    } catch (IOException e) {
      throw refused("batch.unreadable");
    }
  }

  /**
   * The next line without its end (LF or CR LF). Of a longer one than any position only the
   * beginning is given, at once; the rest is passed over before the next line.
   */
  private Optional<byte[]> next(InputStream in) throws IOException {
    if (restOfLine) {
      passOver(in);
    }
    byte[] kept = new byte[256];
    int size = 0;
    int c = in.read();
    if (c < 0) {
      return Optional.empty();
    }
    for (; c >= 0 && c != '\n'; c = in.read()) {
      if (size == 4 * ECHO) {
        restOfLine = true;
        return Optional.of(kept);
      }
      if (size == kept.length) {
        kept = java.util.Arrays.copyOf(kept, size * 2);
      }
      kept[size++] = (byte) c;
    }
    boolean crlf = size > 0 && kept[size - 1] == '\r';
    return Optional.of(java.util.Arrays.copyOf(kept, crlf ? size - 1 : size));
  }

  private void passOver(InputStream in) throws IOException {
    restOfLine = false;
    long passed = 0;
    for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
      if (++passed > LONGEST_REST) {
        throw new IOException("a line without end");
      }
    }
  }

  /** The line as text; one that is not UTF-8 is read byte by byte, to be refused by its reader. */
  private static String decode(byte[] line) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
    } catch (CharacterCodingException e) {
      return new String(line, StandardCharsets.ISO_8859_1);
    }
  }
}
