package org.papamu.core.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.papamu.api.Game;
import org.papamu.api.Indexer;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.file.FileClaim;
import org.papamu.core.table.TableException.Kind;

/**
 * Builds tables, class by class, in memory or in a folder where a later run goes on.
 *
 * <p>The files do not depend on the number of threads, nor on whether a run was broken off. Each is
 * put in its place whole; what is left of a broken run besides is a checkpoint of the class it was
 * at.
 */
public final class TableWork<P extends Position> {

  /** The level that a listener is told in the second pass. */
  public static final int VERIFYING = -2;

  /** A checkpoint is written when this many times its cost have gone by: under 2 % of a run. */
  private static final int PATIENCE = 60;

  private static final long SHORTEST_PAUSE = 30_000_000_000L;

  private final Indexer<P> indexer;
  private final Settings settings;
  private final Optional<TableFolder<P>> folder;
  private final Optional<Tables<P>> before;
  private final Tables<P> tables;
  private final Crew<Probe<P>> crew;
  private final Optional<FarBuild<P>> far;
  private long held;
  private int longest;

  /** Is told how far it is. */
  public interface Listener {
    /**
     * A stretch of a class is done.
     *
     * @param className the class
     * @param level how many plies the wins and losses of this round are long; -1 for the first pass
     *     over all moves, {@link #VERIFYING} for the second pass that checks
     * @param done how many entries of the class this round has gone through
     * @param entries how many there are
     */
    void told(String className, int level, long done, long entries);
  }

  /**
   * How to work.
   *
   * @param pieces no class with more pieces
   * @param threads from 1
   * @param memory the most bytes for the class that is built and for what is kept of finished ones
   * @param verify whether every entry is worked out again, those of files that were there too
   * @param stop ends the work early
   * @param nanos a clock in nanoseconds
   * @param listener is told how far it is
   */
  public record Settings(
      int pieces,
      int threads,
      long memory,
      boolean verify,
      Stop stop,
      LongSupplier nanos,
      Listener listener) {}

  /**
   * A class that is to be built.
   *
   * @param name its name
   * @param entries the number of its entries
   * @param bytes what it takes in memory while it is built
   */
  public record Planned(String name, long entries, long bytes) {}

  /**
   * What was built.
   *
   * @param tables the finished classes
   * @param complete whether these are all that were asked for
   */
  public record Built<P extends Position>(Tables<P> tables, boolean complete) {}

  /** The work was asked to stop. */
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  static RuntimeException stopped() {
    return new Stopped();
  }

  private TableWork(
      Game<P> game,
      Indexer<P> indexer,
      Settings settings,
      Optional<TableFolder<P>> folder,
      Optional<Tables<P>> before,
      Optional<FarBuild<P>> far) {
    this.before = before;
    this.far = far;
    this.indexer = indexer;
    this.settings = settings;
    this.folder = folder;
    tables = new Tables<>(game, indexer);
    List<Probe<P>> probes = new ArrayList<>();
    for (int i = 0; i < settings.threads(); i++) {
      probes.add(new Probe<>(game, indexer, tables::of));
    }
    crew = new Crew<>(probes);
  }

  /** The classes that go up to so many pieces; none if the game has no index. */
  public static <P extends Position> List<Planned> plan(Game<P> game, int pieces) {
    Optional<Indexer<P>> index = game.withoutDrawRules().indexer();
    if (index.isEmpty()) {
      return List.of();
    }
    Indexer<P> indexer = index.get();
    return numbers(indexer, pieces)
        .mapToObj(n -> new Planned(indexer.name(n), indexer.size(n), bytes(indexer.size(n))))
        .toList();
  }

  private static long bytes(long entries) {
    return entries > Long.MAX_VALUE / ClassBuild.BYTES
        ? Long.MAX_VALUE
        : entries * ClassBuild.BYTES;
  }

  private static IntStream numbers(Indexer<?> indexer, int pieces) {
    return IntStream.range(0, indexer.classes())
        .takeWhile(number -> indexer.pieces(number) <= pieces);
  }

  private static <P extends Position> Indexer<P> indexer(Game<P> plain) {
    return plain
        .indexer()
        .orElseThrow(() -> new IllegalArgumentException(plain.info().name() + " has no index"));
  }

  /**
   * The most pieces for which the tables have no more entries than this in all; 0 if those of the
   * fewest pieces have more, or the game has no index.
   */
  public static <P extends Position> int pieces(Game<P> game, long entries) {
    Optional<Indexer<P>> index = game.withoutDrawRules().indexer();
    int pieces = 0;
    long sum = 0;
    for (int number = 0; index.isPresent() && number < index.get().classes(); number++) {
      long size = index.get().size(number);
      if (size > entries - sum) {
        return pieces;
      }
      sum += size;
      boolean last =
          number + 1 == index.get().classes()
              || index.get().pieces(number + 1) > index.get().pieces(number);
      pieces = last ? index.get().pieces(number) : pieces;
    }
    return pieces;
  }

  /** The most pieces of any class; 0 if the game has no index. */
  public static <P extends Position> int mostPieces(Game<P> game) {
    return game.withoutDrawRules()
        .indexer()
        .map(indexer -> indexer.pieces(indexer.classes() - 1))
        .orElse(0);
  }

  /** The pieces of a position; 0 if it is not indexed. */
  public static <P extends Position> int pieces(Game<P> game, P position) {
    Optional<Indexer<P>> index = game.withoutDrawRules().indexer();
    int number = index.isEmpty() ? Indexer.NONE : index.get().classOf(position);
    return number == Indexer.NONE ? 0 : index.get().pieces(number);
  }

  /**
   * Builds in memory.
   *
   * @param before tables that are taken over
   * @throws TableException if there is not enough of it
   * @throws IllegalArgumentException if the game has no index
   */
  public static <P extends Position> Built<P> inMemory(
      Game<P> game, Tables<P> before, Settings settings) {
    Game<P> plain = game.withoutDrawRules();
    return new TableWork<>(
            plain,
            indexer(plain),
            settings,
            Optional.empty(),
            Optional.of(before),
            Optional.empty())
        .build();
  }

  /**
   * Builds in a folder, of which the game gets a subfolder; tables that are there are taken over.
   *
   * @throws TableException if a file there is damaged or of something else, the folder is in use or
   *     cannot be written to, or memory is short
   * @throws IllegalArgumentException if the game has no index
   */
  public static <P extends Position> Built<P> inFolder(
      Game<P> game, Path folder, Settings settings) {
    return inFolder(game, folder, settings, Disk.real(), Optional.empty());
  }

  /**
   * The same, large classes being built by other machines; these are verified always before they
   * are put in their places, and a run that was broken off goes on from the last of them.
   *
   * @param field not closed
   */
  public static <P extends Position> Built<P> inFolder(
      Game<P> game, Path folder, Settings settings, TableField field) {
    return inFolder(game, folder, settings, Disk.real(), Optional.of(field));
  }

  static <P extends Position> Built<P> inFolder(
      Game<P> game, Path folder, Settings settings, Disk disk, Optional<TableField> field) {
    Game<P> plain = game.withoutDrawRules();
    Indexer<P> indexer = indexer(plain);
    // A third for blocks of finished classes, the rest for the class that is built.
    TableFolder<P> place = new TableFolder<>(folder, disk, plain, indexer, settings.memory() / 3);
    FileClaim claim = place.claim();
    try {
      TableWork<P> work =
          new TableWork<>(
              plain,
              indexer,
              settings,
              Optional.of(place),
              Optional.empty(),
              field.map(machines -> new FarBuild<>(indexer, machines, place, settings)));
      work.held = settings.memory() / 3;
      return work.build();
    } finally {
      claim.close();
    }
  }

  /**
   * Opens the tables that are in a folder: those of every class before the first that is missing.
   * It needs no lock, for files appear whole.
   *
   * @param memory the most bytes of blocks that are kept
   * @throws TableException if a file there is damaged or of something else
   * @throws IllegalArgumentException if the game has no index
   */
  public static <P extends Position> Tables<P> open(Game<P> game, Path folder, long memory) {
    Game<P> plain = game.withoutDrawRules();
    Indexer<P> indexer = indexer(plain);
    TableFolder<P> place = new TableFolder<>(folder, Disk.real(), plain, indexer, memory);
    Tables<P> tables = new Tables<>(plain, indexer);
    for (int number = 0; number < indexer.classes(); number++) {
      Optional<Entries> entries = place.open(number);
      if (entries.isEmpty()) {
        break;
      }
      tables.add(entries.get());
    }
    return tables;
  }

  private Built<P> build() {
    int[] numbers = numbers(indexer, settings.pieces()).toArray();
    try {
      for (int number : numbers) {
        if (settings.stop().requested()) {
          throw new Stopped();
        }
        Optional<Entries> known =
            before.isPresent() ? before.get().find(number) : folder.orElseThrow().open(number);
        if (known.isPresent() && folder.isPresent()) {
          far.ifPresent(machines -> machines.share(number));
          verify(number, known.get());
        }
        Entries entries = known.isPresent() ? known.get() : built(number);
        longest = Math.max(longest, entries.summary().longest());
        tables.add(entries);
      }
    } catch (Stopped e) {
      return new Built<>(tables, false);
    } finally {
      crew.close();
    }
    return new Built<>(tables, true);
  }

  private Entries built(int number) {
    if (far.isPresent() && far.get().takes(number)) {
      far.get().build(number);
      return folder.orElseThrow().open(number).orElseThrow();
    }
    long size = indexer.size(number);
    if (size > Integer.MAX_VALUE - 8 || bytes(size) > settings.memory() - held) {
      throw new TableException(
          Kind.TOO_LARGE,
          indexer.name(number),
          "its %s entries need %s bytes, and %s are left"
              .formatted(size, bytes(size), Math.max(0, settings.memory() - held)),
          null);
    }
    ClassBuild<P> build = new ClassBuild<>(indexer, number, longest, crew);
    ClassSummary summary;
    if (folder.isPresent()) {
      Checkpoint checkpoint = folder.get().checkpoint(number);
      checkpoint.restore(build);
      summary = build.run(new Keeper(checkpoint)::after);
      Entries entries = new HeldEntries(summary, build.codes);
      verify(number, entries);
      folder.get().write(summary, build.codes);
      checkpoint.drop();
      far.ifPresent(machines -> machines.share(number));
      return folder.get().open(number).orElseThrow();
    }
    summary = build.run(this::tell);
    Entries entries = new HeldEntries(summary, build.codes);
    held += size;
    verify(number, entries);
    return entries;
  }

  private void verify(int number, Entries entries) {
    if (settings.verify() && far.isPresent() && far.get().takes(number)) {
      far.get().verify(number);
    } else if (settings.verify()) {
      String name = indexer.name(number);
      new Verification<>(indexer, number, entries)
          .run(
              crew,
              done -> {
                settings.listener().told(name, VERIFYING, done, entries.size());
                if (settings.stop().requested()) {
                  throw new Stopped();
                }
              });
    }
  }

  private void tell(ClassBuild<?> build) {
    long entries = build.codes.length;
    long done = Math.min(entries, (long) build.segment * ClassBuild.SEGMENT);
    settings.listener().told(indexer.name(build.number()), build.level, done, entries);
    if (settings.stop().requested()) {
      throw new Stopped();
    }
  }

  /** Keeps the state of a class now and then, and when it is broken off. */
  private final class Keeper {

    private final Checkpoint checkpoint;
    private long since = settings.nanos().getAsLong();
    private long pause = SHORTEST_PAUSE;

    Keeper(Checkpoint checkpoint) {
      this.checkpoint = checkpoint;
    }

    void after(ClassBuild<?> build) {
      try {
        tell(build);
      } catch (Stopped e) {
        checkpoint.save(build);
        throw e;
      }
      long now = settings.nanos().getAsLong();
      if (now - since >= pause) {
        checkpoint.save(build);
        since = settings.nanos().getAsLong();
        pause = Math.max(SHORTEST_PAUSE, PATIENCE * (since - now));
      }
    }
  }
}
