package org.papamu.cli.output;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a file goes that was asked for.
 *
 * @param file the file; empty for standard output, which is written as {@code -}
 * @param option the option that asked for it, for faults
 */
public record Destination(Optional<Path> file, String option) {

  /** How standard output is written. */
  public static final String STANDARD = "-";

  /**
   * What a text means.
   *
   * @throws BadRequest if it can be no file's name
   */
  public static Destination of(String text, String option) {
    return text.equals(STANDARD)
        ? new Destination(Optional.empty(), option)
        : new Destination(Optional.of(path(text, option)), option);
  }

  /**
   * A file that standard output cannot take the place of.
   *
   * @throws BadRequest if the text can be no file's name, or is {@code -}
   */
  public static Path fileOnly(String text, String option) {
    if (text.equals(STANDARD)) {
      throw new BadRequest("a file is needed here, not standard output", option);
    }
    return path(text, option);
  }

  private static Path path(String text, String option) {
    if (text.isEmpty()) {
      throw new BadRequest("a file has a name", option);
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new BadRequest("no file can have this name", option);
    }
  }
}
