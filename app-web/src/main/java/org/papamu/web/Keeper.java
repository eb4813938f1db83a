package org.papamu.web;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import org.papamu.core.file.AtomicFile;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordReader;
import org.papamu.core.record.RecordWriter;

/**
 * Keeps games on disk, a file each, so that they outlive the server. A changed game is written
 * within moments by a thread of its own; one that changes faster than that is written as it is by
 * then. At the end everything is written.
 */
final class Keeper implements AutoCloseable {

  private static final String ENDING = ".pgr";

  private final Optional<Path> folder;
  private final Clock clock;
  private final Thread writer = new Thread(this::write, "web-keeper");

  // Guarded by this object.
  private final Set<LiveGame<?>> changed = new LinkedHashSet<>();
  private final Set<LiveGame<?>> deleted = Collections.newSetFromMap(new WeakHashMap<>());
  private Optional<LiveGame<?>> writing = Optional.empty();
  private boolean ending;

  /**
   * A keeper of games in a folder.
   *
   * @throws IOException if the folder cannot be made
   */
  Keeper(Optional<Path> folder, Clock clock) throws IOException {
    this.folder = folder;
    this.clock = clock;
    if (folder.isPresent()) {
      Files.createDirectories(folder.get());
      writer.setDaemon(true);
      writer.start();
    }
  }

  /** Whether games outlive the server. */
  boolean keeps() {
    return folder.isPresent();
  }

  /** The tags of a record that is written now. */
  Map<String, String> heading() {
    return Map.of("Date", LocalDate.ofInstant(clock.instant(), clock.getZone()).toString());
  }

  /** A game has changed. */
  synchronized void changed(LiveGame<?> game) {
    if (folder.isPresent() && !deleted.contains(game)) {
      changed.add(game);
      notifyAll();
    }
  }

  private void write() {
    while (true) {
      LiveGame<?> game;
      synchronized (this) {
        writing = Optional.empty();
        notifyAll();
        while (changed.isEmpty() && !ending) {
          try {
            wait();
          } catch (InterruptedException e) {
            return;
          }
        }
        if (changed.isEmpty()) {
          return;
        }
        game = changed.iterator().next();
        changed.remove(game);
        writing = Optional.of(game);
      }
      save(game);
    }
  }

  /** A game that cannot be written goes on: its next change tries again. */
  private void save(LiveGame<?> game) {
    try {
      GameRecord record = game.kept(heading());
      AtomicFile.write(file(game.id()), RecordWriter.bytes(record, game.game()));
    } catch (IOException | RuntimeException e) {
      game.unkept();
    }
  }

  private Path file(String id) {
    return folder.orElseThrow().resolve(id + ENDING);
  }

  /** Waits until all that has changed is written. */
  synchronized void settle() throws InterruptedException {
    while (folder.isPresent() && (writing.isPresent() || !changed.isEmpty())) {
      wait();
    }
  }

  /** The game that was kept under an id; empty if there is none that can be read. */
  Optional<KeptGame> kept(String id) {
    if (folder.isEmpty() || !Files.isRegularFile(file(id))) {
      return Optional.empty();
    }
    try {
      return Optional.of(new KeptGame(RecordReader.read(file(id))));
    } catch (RecordException e) {
      return Optional.empty();
    }
  }

  /** Forgets a game for good: it is not written again, whatever still happens in it. */
  void delete(LiveGame<?> game) throws InterruptedException {
    if (folder.isEmpty()) {
      return;
    }
    synchronized (this) {
      deleted.add(game);
      changed.remove(game);
      while (writing.filter(game::equals).isPresent()) {
        wait();
      }
    }
    delete(file(game.id()));
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // It is deleted when it is too old.
    }
  }

  private record Found(Path file, FileTime changed) {}

  /**
   * Deletes the games that nobody has touched for long, and the oldest where there are too many.
   */
  void sweep() {
    if (folder.isEmpty()) {
      return;
    }
    Instant oldest = clock.instant().minus(Limits.KEPT_FOR);
    List<Found> found = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder.get(), "*" + ENDING)) {
      for (Path file : files) {
        found.add(new Found(file, Files.getLastModifiedTime(file)));
      }
    } catch (IOException e) {
      // What was found by then is enough for this time.
    }
    found.sort(Comparator.comparing(Found::changed).reversed());
    for (int i = 0; i < found.size(); i++) {
      if (i >= Limits.KEPT_GAMES || found.get(i).changed.toInstant().isBefore(oldest)) {
        delete(found.get(i).file);
      }
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      ending = true;
      notifyAll();
    }
    if (folder.isPresent()) {
      try {
        writer.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
