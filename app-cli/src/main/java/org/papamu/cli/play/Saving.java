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

/**
 * Keeps the record of a game on disk: written anew after every move, so that nothing is lost.
 *
 * @param <P> the game's own position type
 */
final class Saving<P extends Position> {

  private final Optional<Path> file;
  private final Function<Session<P>, GameRecord> record;

  Saving(Optional<Path> file, Function<Session<P>, GameRecord> record) {
    this.file = file;
    this.record = record;
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
      AtomicFile.write(path, RecordWriter.bytes(record.apply(session), session.game()));
    } catch (FileSystemException e) {
      throw Files.failure(e);
    }
  }
}
