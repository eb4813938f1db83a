package org.papamu.cli.output;

import java.nio.file.FileSystemException;
import org.papamu.core.text.Printable;

/** Faults of files, told alike everywhere. */
public final class Files {

  private Files() {}

  /** The failure to write a file. */
  public static Failure failure(FileSystemException e) {
    return new Failure(
        "%s cannot be written: %s"
            .formatted(
                Printable.of(String.valueOf(e.getFile()), 200),
                Printable.of(String.valueOf(e.getReason()), 200)),
        e);
  }
}
