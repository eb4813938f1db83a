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

  /** Makes the folder, if it is not there, and keeps other processes from building in it. */
  FolderLock lock() {
    try {
      Files.createDirectories(place);
    } catch (IOException e) {
      throw BlockFile.unreadable(place, e);
    }
    return FolderLock.of(place);
  }

  private Path file(int number) {
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
    BlockFile file = BlockFile.open(path);
    boolean taken = false;
    try {
      String place = path.toString();
      RulesStamp.require(identity, file, place);
      ClassSummary summary = FileEntries.summary(file);
      if (summary.number() != number
          || !summary.name().equals(indexer.name(number))
          || summary.entries() != indexer.size(number)) {
        throw new TableException(Kind.FOREIGN, path, "of another class: " + file.word("class"));
      }
      Entries entries = new FileEntries(place, file, summary, memory);
      taken = true;
      return Optional.of(entries);
    } finally {
      if (!taken) {
        file.close();
      }
    }
  }

  void write(ClassSummary summary, short[] codes) {
    FileEntries.write(disk, file(summary.number()), identity, summary, codes);
  }

  Checkpoint checkpoint(int number) {
    String name = indexer.name(number);
    return new Checkpoint(disk, place.resolve(name + ".checkpoint"), identity, name);
  }
}
