package org.papamu.cli.play;

import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.papamu.api.Position;
import org.papamu.cli.output.Files;
import org.papamu.core.record.AtomicFile;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordWriter;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;

/**
 * Keeps the record of a game on disk: written anew after every move, so that nothing is lost.
 *
 * @param <P> the game's own position type
 */
final class Saving<P extends Position> {

  /** The tag that tells what put an end to a game. */
  private static final String TERMINATION = "Termination";

  private static final int MOST_TOLD = 500;

  private final Optional<Path> file;
  private final Function<Session<P>, GameRecord> record;
  private Optional<String> termination = Optional.empty();

  Saving(Optional<Path> file, Function<Session<P>, GameRecord> record) {
    this.file = file;
    this.record = record;
  }

  /** Has records from now on tell what put an end to the game. */
  void ended(String why) {
    termination = Optional.of(Printable.of(why, MOST_TOLD));
  }

  Optional<Path> file() {
    return file;
  }

  /** Writes the record, where it is kept at all. */
  void save(Session<P> session) {
    file.ifPresent(path -> saveTo(session, path));
  }

  /** Writes the record to a file. */
  void saveTo(Session<P> session, Path path) {
    try {
      GameRecord made = record.apply(session);
      GameRecord told = termination.map(why -> made.with(TERMINATION, why)).orElse(made);
      AtomicFile.write(path, RecordWriter.bytes(told, session.game()));
    } catch (FileSystemException e) {
      throw Files.failure(e);
    }
  }
}
