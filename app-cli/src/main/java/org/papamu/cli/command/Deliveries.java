package org.papamu.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Collection;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Destination;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Files;
import org.papamu.cli.output.Output;
import org.papamu.core.file.AtomicFile;
import org.papamu.core.text.Printable;

/** Brings what was asked for as a file to its destination. */
final class Deliveries {

  private final Report report;

  @Inject
  Deliveries(Report report) {
    this.report = report;
  }

  /**
   * Refuses destinations that cannot all be served, before work begins.
   *
   * @return whether standard output is taken, so that nothing else may be printed there
   * @throws BadRequest if standard output would have to hold two things
   */
  boolean check(Collection<Destination> destinations) {
    boolean taken = false;
    for (Destination destination : destinations) {
      if (destination.file().isEmpty()) {
        if (taken || report.json()) {
          throw new BadRequest(
              CommandWords.phrase(report.json() ? "output.json" : "output.one"),
              destination.option());
        }
        taken = true;
      }
    }
    return taken;
  }

  /**
   * Writes some bytes.
   *
   * @param what what they are, for the note that tells of the file
   */
  void deliver(Destination destination, byte[] content, String what) {
    deliver(destination, out -> Channels.newOutputStream(out).write(content), what);
  }

  /**
   * Writes what is too large to be in memory first. A file is replaced in one step when all is
   * written.
   *
   * @param what what it is, for the note that tells of the file
   */
  void deliver(Destination destination, AtomicFile.Content content, String what) {
    if (destination.file().isEmpty()) {
      try {
        content.to(Channels.newChannel(report.output().stream()));
      } catch (IOException e) {
        throw Output.failure(e);
      }
      report.output().flush();
      return;
    }
    try {
      AtomicFile.write(destination.file().get(), content);
    } catch (FileSystemException e) {
      throw Files.failure(e);
    }
    report.note(what + ": " + Printable.of(destination.file().get().toString()));
  }

  /** Tells of files that were written into a folder. */
  void tell(String what, Path folder, int count) {
    report.note("%s: %s in %s".formatted(what, count, Printable.of(folder.toString())));
  }

  /** A failure to make what was to be delivered. */
  static Failure failure(String why, Destination destination, Throwable cause) {
    return new Failure("%s (%s)".formatted(why, destination.option()), cause);
  }
}
