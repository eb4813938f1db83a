package org.papamu.core.record;

import java.nio.charset.StandardCharsets;

/**
 * The text of one record, with its place in a file of several. Whatever is refused in it is told
 * with the line of the file.
 */
public final class RecordText {

  private final byte[] bytes;
  private final long linesBefore;

  /**
   * A text.
   *
   * @param bytes the text, not copied
   * @param linesBefore how many lines of the file come before it
   */
  RecordText(byte[] bytes, long linesBefore) {
    this.bytes = bytes;
    this.linesBefore = linesBefore;
  }

  /**
   * The record.
   *
   * @throws RecordException if it is not well-formed
   */
  public GameRecord read() {
    try {
      return RecordReader.parse(bytes);
    } catch (RecordException e) {
      throw e.below(linesBefore);
    }
  }

  /**
   * Where a word of the record stands in the file.
   *
   * @param line 0 for the moves that were played, else the number of a variation, from 1, in the
   *     order in which they begin
   * @param word which of its words, from 0; behind the last move of those that were played comes
   *     the result
   * @throws RecordException if the text is not a well-formed record
   */
  public WordPlace place(int line, int word) {
    String text = toString();
    WordPlace place =
        new RecordParser(text.startsWith("\uFEFF") ? text.substring(1) : text)
            .place(line, word)
            .where();
    int row = (int) Math.min(Integer.MAX_VALUE, place.line() + linesBefore);
    return new WordPlace(row, place.column());
  }

  /** The text as it stands in the file, in UTF-8. */
  @Override
  public String toString() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
