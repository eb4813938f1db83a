package org.papamu.core.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Indexer;
import org.papamu.api.Position;

/**
 * Endgame tables of a game: the exact values of all positions of some classes. May be used from any
 * thread. Draw counters and histories are not looked at.
 */
public final class Tables<P extends Position> implements AutoCloseable {

  private final Game<P> game;
  private final Indexer<P> indexer;
  private final @Nullable Entries[] finished;

  Tables(Game<P> game, Indexer<P> indexer) {
    this.game = game;
    this.indexer = indexer;
    finished = new Entries[indexer.classes()];
  }

  /** No tables at all, for a game without an index too. */
  public static <P extends Position> Tables<P> none(Game<P> game) {
    Game<P> plain = game.withoutDrawRules();
    return new Tables<>(plain, plain.indexer().orElseGet(NoIndex::new));
  }

  /** The game whose positions are valued: without the draw rules. */
  public Game<P> game() {
    return game;
  }

  void add(Entries entries) {
    finished[entries.summary().number()] = entries;
  }

  Entries of(int number) {
    Entries entries = finished[number];
    if (entries == null) {
      throw new IllegalStateException("no table of class " + indexer.name(number));
    }
    return entries;
  }

  Optional<Entries> find(int number) {
    return Optional.ofNullable(finished[number]);
  }

  /**
   * The value of a position; empty if no table holds it.
   *
   * @throws TableException if a table file turns out to be damaged
   */
  public Optional<TableValue> value(P position) {
    int number = indexer.classOf(position);
    if (number == Indexer.NONE) {
      return Optional.empty();
    }
    Entries entries = finished[number];
    return entries == null
        ? Optional.empty()
        : Optional.of(TableValue.of(entries.code(indexer.index(position))));
  }

  /**
   * The value of a position as a number, for searches: more than 0 for a win of the seat to move,
   * less than 0 for a loss, 0 for a draw; {@link #UNKNOWN} if no table holds it. Allocates nothing
   * but when it reads a file.
   */
  public int sign(P position) {
    int number = indexer.classOf(position);
    Entries entries = number == Indexer.NONE ? null : finished[number];
    return entries == null ? UNKNOWN : entries.code(indexer.index(position));
  }

  /** The plies of the win or loss that a table has of a position; 0 where there is none. */
  public int plies(P position) {
    int code = sign(position);
    return code == UNKNOWN || code == Codes.DRAW ? 0 : Codes.plies(code);
  }

  /** What {@link #sign} says of a position that no table holds. */
  public static final int UNKNOWN = Integer.MIN_VALUE;

  /** The position of an entry, such as the one that takes longest. */
  public P position(ClassSummary summary, long index) {
    P position = game.rules().initial();
    indexer.position(summary.number(), index, position);
    return position;
  }

  /** The pieces of a position of a class. */
  public int pieces(ClassSummary summary) {
    return indexer.pieces(summary.number());
  }

  /** What the finished classes hold, from the first. */
  public List<ClassSummary> classes() {
    List<ClassSummary> summaries = new ArrayList<>();
    for (Entries entries : finished) {
      if (entries != null) {
        summaries.add(entries.summary());
      }
    }
    return summaries;
  }

  /** The number of entries in all. */
  public long entries() {
    return classes().stream().mapToLong(ClassSummary::entries).sum();
  }

  /** The bytes of the files in all; 0 for tables in memory. */
  public long fileBytes() {
    long bytes = 0;
    for (Entries entries : finished) {
      bytes += entries instanceof FileEntries file ? file.length() : 0;
    }
    return bytes;
  }

  @Override
  public void close() {
    for (Entries entries : finished) {
      if (entries instanceof FileEntries file) {
        file.close();
      }
    }
  }

  /** Of a game without one: no position is indexed. */
  private static final class NoIndex<P extends Position> implements Indexer<P> {

    @Override
    public int classes() {
      return 0;
    }

    @Override
    public String name(int number) {
      throw new IndexOutOfBoundsException(number);
    }

    @Override
    public int pieces(int number) {
      throw new IndexOutOfBoundsException(number);
    }

    @Override
    public long size(int number) {
      throw new IndexOutOfBoundsException(number);
    }

    @Override
    public int classOf(P position) {
      return NONE;
    }

    @Override
    public long index(P position) {
      throw new IndexOutOfBoundsException("no index");
    }

    @Override
    public void position(int number, long index, P target) {
      throw new IndexOutOfBoundsException(number);
    }
  }
}
