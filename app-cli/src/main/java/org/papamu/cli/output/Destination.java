package org.papamu.cli.output;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.papamu.api.text.Phrase;

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
      throw new BadRequest(phrase("path.file"), option);
    }
    return path(text, option);
  }

  private static Path path(String text, String option) {
    if (text.isEmpty()) {
      throw new BadRequest(phrase("path.empty"), option);
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new BadRequest(phrase("path.none"), option);
    }
  }

  private static Phrase phrase(String key) {
    return Phrase.beside(Destination.class, key);
  }
}
