package org.papamu.cli.play;

import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.papamu.api.Position;
import org.papamu.api.text.Phrase;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Files;
import org.papamu.core.file.FileClaim;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordFile;
import org.papamu.core.record.RecordWriter;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;

/**
 * Keeps the record of a game on disk: written anew after every move, so that nothing is lost. As
 * long as it does, no other process keeps a game in the same file.
 *
 * @param <P> the game's own position type
 */
final class Saving<P extends Position> implements AutoCloseable {

  /** The tag that tells what put an end to a game. */
  private static final String TERMINATION = "Termination";

  private static final int MOST_TOLD = 500;
  private static final int MOST_GAMES = 10_000;

  private final Function<Session<P>, GameRecord> record;
  private Optional<Path> file;
  private Optional<FileClaim> claim = Optional.empty();
  private Optional<String> termination = Optional.empty();

  /**
   * Keeps records in a file, if one is given.
   *
   * @throws Failure if another process keeps a game there
   */
  Saving(Optional<Path> file, Function<Session<P>, GameRecord> record) {
    this.file = file;
    this.record = record;
    file.ifPresent(this::claim);
  }

  private void claim(Path path) {
    FileClaim made = FileClaim.of(path);
    if (made.holder().isPresent()) {
      throw new Failure(
          Phrase.beside(
              Saving.class, "in-use", Printable.of(path.toString(), 200), made.holder().get()),
          null);
    }
    claim = Optional.of(made);
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
      RecordFile.write(path, RecordWriter.bytes(told, session.game()));
    } catch (FileSystemException e) {
      throw Files.failure(e);
    }
  }

  /**
   * Keeps what follows in another file beside this one: {@code game-2.pgr} after {@code game.pgr}.
   */
  void next() {
    termination = Optional.empty();
    if (file.isPresent()) {
      Path free = free(file.get());
      close();
      file = Optional.of(free);
      claim(free);
    }
  }

  private static Path free(Path before) {
    String name = String.valueOf(before.getFileName());
    int dot = name.lastIndexOf('.');
    String stem = (dot > 0 ? name.substring(0, dot) : name).replaceFirst("-\\d+$", "");
    String end = dot > 0 ? name.substring(dot) : "";
    for (int number = 2; number < MOST_GAMES; number++) {
      Path path = before.resolveSibling(stem + "-" + number + end);
      if (!java.nio.file.Files.exists(path, java.nio.file.LinkOption.NOFOLLOW_LINKS)) {
        return path;
      }
    }
    throw new Failure(
        Phrase.beside(Saving.class, "no-free-name", Printable.of(before.toString(), 200)), null);
  }

  @Override
  public void close() {
    claim.ifPresent(FileClaim::close);
    claim = Optional.empty();
  }
}
