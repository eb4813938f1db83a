package org.papamu.cli.output;

import java.nio.file.FileSystemException;
import org.papamu.api.text.Phrase;
import org.papamu.core.file.FileFault;
import org.papamu.core.text.Printable;

/** Faults of files, told alike everywhere. */
public final class Files {

  private Files() {}

  /** The failure to write a file. */
  public static Failure failure(FileSystemException e) {
    Object reason =
        e instanceof FileFault fault
            ? fault.phrase()
            : Printable.of(String.valueOf(e.getReason()), 200);
    return new Failure(
        Phrase.beside(
            Files.class, "unwritten", Printable.of(String.valueOf(e.getFile()), 200), reason),
        e);
  }
}
