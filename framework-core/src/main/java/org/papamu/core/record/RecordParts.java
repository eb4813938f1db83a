package org.papamu.core.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A file of several game records, one after another, taken apart. A record begins with a line
 * {@code [Game "..."]} that follows on a blank line. Immutable.
 */
public final class RecordParts {

  private static final byte[] BEGINNING = "[Game \"".getBytes(StandardCharsets.US_ASCII);

  private final byte[] bytes;

  /** Where each part begins; the first at 0, also where that is no record. */
  private final List<Integer> starts;

  private RecordParts(byte[] bytes, List<Integer> starts) {
    this.bytes = bytes;
    this.starts = List.copyOf(starts);
  }

  /** Takes a file apart; an empty one has no part. */
  public static RecordParts of(byte[] bytes) {
    List<Integer> starts = new ArrayList<>();
    boolean blank = true;
    boolean blankBefore = true;
    int lineStart = 0;
    for (int at = 0; at < bytes.length; at++) {
      if (at == lineStart
          && blankBefore
          && beginsAt(bytes, at)
          && !isOnlyBlank(bytes, starts, at)) {
        starts.add(at);
      }
      if (bytes[at] == '\n') {
        blankBefore = blank;
        blank = true;
        lineStart = at + 1;
      } else {
        blank &= RecordParser.isBlank((char) bytes[at]);
      }
    }
    if (bytes.length > 0 && (starts.isEmpty() || starts.get(0) > 0)) {
      starts.add(0, 0);
    }
    return new RecordParts(bytes.clone(), starts);
  }

  private static boolean beginsAt(byte[] bytes, int at) {
    int end = at + BEGINNING.length;
    return end <= bytes.length && Arrays.equals(bytes, at, end, BEGINNING, 0, BEGINNING.length);
  }

  /** Whether nothing but blanks comes before the first record: they are part of it. */
  private static boolean isOnlyBlank(byte[] bytes, List<Integer> starts, int at) {
    if (!starts.isEmpty() || at == 0) {
      return false;
    }
    for (int i = 0; i < at; i++) {
      if (!RecordParser.isBlank((char) bytes[i])) {
        return false;
      }
    }
    starts.add(0);
    return true;
  }

  /** The number of parts. */
  public int size() {
    return starts.size();
  }

  /** Where a part, by its index from 0, begins. */
  public int start(int index) {
    return starts.get(index);
  }

  /** Where a part, by its index from 0, ends. */
  public int end(int index) {
    return index + 1 < starts.size() ? starts.get(index + 1) : bytes.length;
  }

  /**
   * The record in a part, by its index from 0.
   *
   * @throws RecordException if it is not a well-formed record
   */
  public GameRecord record(int index) {
    return RecordReader.parse(Arrays.copyOfRange(bytes, starts.get(index), end(index)));
  }
}
