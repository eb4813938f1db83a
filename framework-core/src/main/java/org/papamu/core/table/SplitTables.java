package org.papamu.core.table;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.papamu.api.Game;
import org.papamu.api.Indexer;
import org.papamu.api.Position;

/**
 * The building of tables as {@link TableWork} does it, cut into pieces of work that need not be
 * done by one process. A class is some parts, each of entries in a row. Each part looks at its
 * positions' moves by itself ({@link #first}), for which the classes below have to be {@linkplain
 * #add there}. Then, plies by plies, every part {@linkplain #spread tells} what follows from what
 * is decided in so many plies, as pieces for the parts that this concerns, and every part
 * {@linkplain #apply takes} the pieces for it, in any order.
 *
 * <p>A piece of work that is done twice gives the same twice. May be used from any thread.
 */
public final class SplitTables<P extends Position> implements AutoCloseable {

  private final Game<P> game;
  private final Indexer<P> indexer;
  private final Map<String, String> identity;
  private final BlockMemory memory;
  private final Map<Integer, FileEntries> finished = new ConcurrentHashMap<>();

  private SplitTables(Game<P> plain, Indexer<P> indexer, long memory) {
    game = plain;
    this.indexer = indexer;
    identity = RulesStamp.of(plain, indexer);
    this.memory = new BlockMemory(memory);
  }

  /**
   * Of a game.
   *
   * @param memory the most bytes of finished classes that are kept in memory
   * @throws IllegalArgumentException if it has no index, or one that takes no moves back
   */
  public static <P extends Position> SplitTables<P> of(Game<P> game, long memory) {
    Game<P> plain = game.withoutDrawRules();
    Indexer<P> indexer =
        plain
            .indexer()
            .filter(Indexer::retracts)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the index of %s takes no moves back, so its tables are made by one machine"
                            .formatted(game.info().name())));
    return new SplitTables<>(plain, indexer, memory);
  }

  /** What one part has to tell another. */
  public static final class Piece {

    private final int part;
    private final byte[] bytes;

    Piece(int part, byte[] bytes) {
      this.part = part;
      this.bytes = bytes;
    }

    /** The number of the part that it is for. */
    public int part() {
      return part;
    }

    /** What that one gets; not to be changed. */
    public byte[] bytes() {
      return bytes;
    }
  }

  /**
   * What the tables are of, in one text: two have the same only if rules and index are the same.
   */
  public String identity() {
    return identity.toString();
  }

  /** The number of entries of a class. */
  public long entries(int number) {
    return indexer.size(number);
  }

  /** How many entries a part has at least; the last one of a class has fewer. */
  public static int leastPart() {
    return FileEntries.BLOCK;
  }

  /** Whether the file of a class is there. */
  public boolean has(int number) {
    return finished.containsKey(number);
  }

  /**
   * Takes the file of a class.
   *
   * @throws TableException if it is damaged or of something else
   */
  public void add(int number, Path file) {
    FileEntries entries = FileEntries.open(file, identity, indexer, number, memory);
    if (finished.putIfAbsent(number, entries) != null) {
      entries.close();
    }
  }

  private Entries of(int number) {
    Entries entries = finished.get(number);
    if (entries == null) {
      throw new IllegalStateException("no table of class " + indexer.name(number));
    }
    return entries;
  }

  private Probe<P> probe() {
    return new Probe<>(game, indexer, this::of);
  }

  /**
   * The first pass over some entries.
   *
   * @throws TableException if the file of a class below turns out to be damaged
   */
  public ClassPart first(int number, long from, int entries) {
    ClassPart part = new ClassPart(number, indexer.name(number), from, entries);
    part.look(probe(), 0, entries);
    return part;
  }

  /**
   * What follows from the entries of a part that are decided in so many plies, piece by piece as
   * they are asked for, in bounded memory.
   *
   * @param size how many entries each part of the class has but the last
   */
  public Iterator<Piece> spread(ClassPart part, int plies, int size) {
    return new Spreading<>(indexer, probe(), part, plies, size);
  }

  /**
   * A part with what follows from all that is decided in so many plies.
   *
   * @param part not changed
   * @param pieces those for it
   * @throws TableException if a piece is damaged, or the index contradicts itself
   */
  public ClassPart apply(ClassPart part, int plies, Iterator<byte[]> pieces) {
    if (!pieces.hasNext()) {
      return part;
    }
    ClassPart after = part.copy();
    pieces.forEachRemaining(piece -> Spreading.apply(piece, after, plies + 1));
    return after;
  }

  /** The finished entries of a part, packed as files have them. */
  public List<byte[]> packed(ClassPart part, int width) {
    return FileEntries.packed(part, width);
  }

  /**
   * Works entries of a class whose file is there out again from those after their moves.
   *
   * @return the first that does not follow; {@link Long#MAX_VALUE} if there is none
   */
  public long firstWrong(int number, long from, long to) {
    Entries entries = of(number);
    Verification<P> verification = new Verification<>(indexer, number, entries);
    verification.look(probe(), from, to);
    return verification.firstWrong();
  }

  @Override
  public void close() {
    finished.values().forEach(FileEntries::close);
  }
}
