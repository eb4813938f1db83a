package org.papamu.core.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import org.papamu.core.file.FileFault;
import org.papamu.core.record.RecordException.Kind;

/**
 * Reads game records.
 *
 * <p>Lenient about white space, line ends, a byte-order mark, missing and unknown tags and the
 * numbers of moves (their order is what counts); strict about everything else. Comments in braces
 * and variations in parentheses are kept. The time and memory it takes are in proportion to the
 * file, which has {@link #MAX_BYTES} at most.
 */
public final class RecordReader {

  /** The largest file, in bytes. */
  public static final int MAX_BYTES = 8_000_000;

  /** How deep variations may be nested. */
  public static final int MAX_NESTING = 64;

  /** The most moves of one game, those of its variations and its result among them. */
  public static final int MAX_MOVES = 1_000_001;

  /** The most comments and variations of one game. */
  public static final int MAX_REMARKS = 250_000;

  private RecordReader() {}

  /**
   * Reads a file.
   *
   * @throws RecordException if it cannot be read or is not a well-formed record
   */
  public static GameRecord read(Path file) {
    return parse(load(file));
  }

  /**
   * Reads a file of one record or several.
   *
   * @throws RecordException if it cannot be read; whether what it holds are records is not looked
   *     at
   */
  public static RecordParts readParts(Path file) {
    return RecordParts.of(load(file));
  }

  private static byte[] load(Path file) {
    try (InputStream in = open(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      requireSize(bytes);
      return bytes;
    } catch (IOException e) {
      throw new RecordException(
          Kind.UNREADABLE, Optional.of(e), "record.unreadable", FileFault.why(e));
    }
  }

  /**
   * Opens a plain file.
   *
   * @throws RecordException if it is none, or cannot be read
   */
  public static InputStream open(Path file) {
    try {
      // Opening a pipe would wait for a writer, so what it is must be asked first.
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (!attributes.isRegularFile()) {
        throw new RecordException(
            Kind.UNREADABLE,
            Optional.empty(),
            attributes.isDirectory() ? "record.folder" : "record.no-file");
      }
      return Files.newInputStream(file);
    } catch (NoSuchFileException e) {
      throw new RecordException(Kind.UNREADABLE, Optional.of(e), "record.missing");
    } catch (AccessDeniedException e) {
      throw new RecordException(Kind.UNREADABLE, Optional.of(e), "record.forbidden");
    } catch (IOException e) {
      throw new RecordException(
          Kind.UNREADABLE, Optional.of(e), "record.unreadable", FileFault.why(e));
    }
  }

  private static void requireSize(byte[] bytes) {
    if (bytes.length > MAX_BYTES) {
      throw new RecordException(Kind.TOO_LARGE, Optional.empty(), "record.too-large");
    }
  }

  /**
   * Reads the bytes of a file.
   *
   * @throws RecordException if they are not a well-formed record
   */
  public static GameRecord parse(byte[] bytes) {
    requireSize(bytes);
    requireFormat(bytes);
    return parse(decode(bytes));
  }

  /**
   * Reads the text of a file.
   *
   * @throws RecordException if it is not a well-formed record
   */
  public static GameRecord parse(String text) {
    return new RecordParser(text.startsWith("\uFEFF") ? text.substring(1) : text).parse();
  }

  /** Tells other formats from damaged records. */
  private static void requireFormat(byte[] bytes) {
    int first = bytes.length > 0 ? bytes[0] & 0xff : -1;
    int second = bytes.length > 1 ? bytes[1] & 0xff : -1;
    if ((first == 0xfe && second == 0xff) || (first == 0xff && second == 0xfe)) {
      throw new RecordException(Kind.ENCODING, 1, 1, "record.utf-16");
    }
    boolean marked =
        first == 0xef && second == 0xbb && bytes.length > 2 && (bytes[2] & 0xff) == 0xbf;
    int at = marked ? 3 : 0;
    while (at < bytes.length && RecordParser.isBlank((char) bytes[at])) {
      at++;
    }
    if (at == bytes.length) {
      throw new RecordException(Kind.NOT_A_RECORD, Optional.empty(), "record.empty");
    }
    if (bytes[at] != '[') {
      throw new RecordException(Kind.NOT_A_RECORD, Optional.empty(), "record.no-record");
    }
  }

  private static String decode(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(in, out, true);
    String text = out.flip().toString();
    if (result.isError()) {
      throw new Place(text, text.length())
          .fault(Kind.ENCODING, "record.no-utf-8", in.position() + 1);
    }
    return text;
  }
}
