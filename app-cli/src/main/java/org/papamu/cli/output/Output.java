package org.papamu.cli.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import org.papamu.core.text.Printable;

/**
 * Standard output: answers, as text for people or as JSON, in UTF-8 whatever the locale. What goes
 * wrong with it is thrown, not swallowed.
 */
public final class Output {

  private final OutputStream out;

  /** Writes to a stream. */
  public Output(OutputStream out) {
    this.out = new BufferedOutputStream(out, 1 << 14);
  }

  /** The reader at the other end of the pipe has gone: end quietly. */
  public static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private Closed(IOException cause) {
      super(cause);
    }
  }

  /** A line of text. */
  public void line(String text) {
    text(text + "\n");
  }

  /** Text without a line's end. */
  public void text(String text) {
    try {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** A JSON object on a line of its own, flushed. */
  public void json(Map<String, ?> object) {
    line(Json.write(object));
    flush();
  }

  /**
   * Rows of cells as aligned columns, two blanks between them.
   *
   * @param rows the rows, each with at most as many cells as the first
   */
  public void table(List<List<String>> rows) {
    table(rows, (cell, blanks) -> cell + blanks);
  }

  /** The same with the cells of a column ending below one another, as numbers do. */
  public void numbers(List<List<String>> rows) {
    table(rows, (cell, blanks) -> blanks + cell);
  }

  private void table(List<List<String>> rows, BinaryOperator<String> padded) {
    List<Integer> widths = new ArrayList<>();
    for (List<String> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        int width = width(row.get(column));
        if (column == widths.size()) {
          widths.add(width);
        } else {
          widths.set(column, Math.max(widths.get(column), width));
        }
      }
    }
    for (List<String> row : rows) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        String cell = row.get(column);
        text.append(padded.apply(cell, " ".repeat(widths.get(column) - width(cell)))).append("  ");
      }
      line(text.toString().stripTrailing());
    }
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }

  /** Sends on what has been written. */
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** A stream for those who write bytes themselves. */
  public OutputStream stream() {
    return out;
  }

  /** What a fault of standard output means: that its reader has gone, or a failure. */
  public static RuntimeException failure(IOException e) {
    String message = String.valueOf(e.getMessage());
    if (message.contains("Broken pipe") || message.contains("pipe is being closed")) {
      return new Closed(e);
    }
    return new Failure("standard output cannot be written: " + Printable.of(message), e);
  }
}
