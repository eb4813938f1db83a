package org.papamu.core.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.Indexer;
import org.papamu.api.Position;
import org.papamu.core.file.FileClaim;
import org.papamu.core.table.TableException.Kind;

/** The files of one game's tables, in a subfolder that is named for the game. */
final class TableFolder<P extends Position> {

  private final Path place;
  private final Disk disk;
  private final Indexer<P> indexer;
  private final Map<String, String> identity;
  private final BlockMemory memory;

  TableFolder(Path folder, Disk disk, Game<P> game, Indexer<P> indexer, long memory) {
    this.disk = disk;
    this.indexer = indexer;
    this.memory = new BlockMemory(memory);
    place = folder.resolve(fileName(game.info().name()));
    identity = RulesStamp.of(game, indexer);
  }

  /** A game's name in characters that every file system takes. */
  private static String fileName(String name) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
      text.append(plain ? c : '-');
    }
    return text.toString();
  }

  /**
   * Makes the folder, if it is not there, and keeps other processes from building in it.
   *
   * @throws TableException if another process builds in it, naming it, or it cannot be made
   */
  FileClaim claim() {
    try {
      Files.createDirectories(place);
    } catch (IOException e) {
      throw BlockFile.unreadable(place, e);
    }
    FileClaim claim = FileClaim.of(place.resolve("tables"));
    claim
        .holder()
        .ifPresent(
            process -> {
              throw new TableException(
                  Kind.BUSY, place, "in use: process %s builds tables here".formatted(process));
            });
    return claim;
  }

  /** Where the file of a class is, or would be. */
  Path file(int number) {
    return place.resolve(indexer.name(number) + ".table");
  }

  /**
   * The entries of a class; empty if there is no file.
   *
   * @throws TableException if it is damaged or of something else
   */
  Optional<Entries> open(int number) {
    Path path = file(number);
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    return Optional.of(FileEntries.open(path, identity, indexer, number, memory));
  }

  void write(ClassSummary summary, short[] codes) {
    FileEntries.write(disk, file(summary.number()), identity, summary, codes);
  }

  /** Writes a class beside its place, for nobody to use yet. */
  Path writeBeside(ClassSummary summary, BlockFile.Source packed) {
    Path beside = place.resolve(summary.name() + ".unverified");
    FileEntries.write(disk, beside, identity, summary, packed);
    return beside;
  }

  /** Puts a file that was written beside its place there. */
  void publish(int number, Path beside) {
    try {
      disk.replace(beside, file(number));
    } catch (IOException e) {
      throw BlockFile.unreadable(beside, e);
    }
  }

  Checkpoint checkpoint(int number) {
    String name = indexer.name(number);
    return new Checkpoint(disk, place.resolve(name + ".checkpoint"), identity, name);
  }
}
