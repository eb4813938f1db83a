package org.papamu.core.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines of bounded length. Of a longer line no more than the bound is ever held. Bytes that
 * are not UTF-8 become replacement characters.
 */
final class LineReader {

  /** The longest line, in bytes: room for a hundred thousand moves several times over. */
  static final int MAX_BYTES = 4 << 20;

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 13];
  private int next;
  private int end;
  private byte[] line = new byte[256];
  private int length;
  private boolean tooLong;

  LineReader(InputStream in) {
    this.in = in;
  }

  /**
   * The next line without its end, empty if it was {@linkplain #wasTooLong too long}; null at the
   * end of the input. A last line needs no line end. A failing input has ended.
   */
  @Nullable String read() {
    length = 0;
    boolean any = false;
    tooLong = false;
    while (true) {
      if (next == end && !fill()) {
        return any ? text() : null;
      }
      any = true;
      byte b = buffer[next++];
      if (b == '\n') {
        return text();
      }
      tooLong = tooLong || length == MAX_BYTES;
      if (!tooLong) {
        append(b);
      }
    }
  }

  private boolean fill() {
    try {
      next = 0;
      end = Math.max(0, in.read(buffer));
    } catch (IOException e) {
      end = 0;
    }
    return end > 0;
  }

  private void append(byte b) {
    if (length == line.length) {
      line = Arrays.copyOf(line, length * 2);
    }
    line[length++] = b;
  }

  /** Whether the line read last was too long. */
  boolean wasTooLong() {
    return tooLong;
  }

  private String text() {
    if (tooLong) {
      return "";
    }
    int textLength = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    return new String(line, 0, textLength, StandardCharsets.UTF_8);
  }
}
