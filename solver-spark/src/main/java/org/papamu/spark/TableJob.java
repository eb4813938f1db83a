package org.papamu.spark;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Position;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.table.ClassPart;
import org.papamu.core.table.PartTotals;
import org.papamu.core.table.SplitTables;
import org.papamu.core.table.TableField;
import scala.Tuple2;

/**
 * Tables, class by class. A class that is being built is a data set with one element for each of
 * its parts; a round is one shuffle of pieces to the parts that they concern. Finished classes are
 * files that every machine is sent, and reads blocks of as it needs them.
 *
 * <p>Every few rounds the parts are put on two machines, and what they came from is forgotten; what
 * a lost machine had besides is worked out again from there.
 */
final class TableJob<P extends Position> implements TableField {

  /** After so many rounds it would take too long to go back to what is kept. */
  private static final int ROUNDS = 8;

  /**
   * Parts are a power of two times {@link SplitTables#leastPart}, up to this: 4 million entries.
   */
  private static final int MOST_DOUBLINGS = 6;

  /** For each core, so that none waits long for the others. */
  private static final int PARTS_PER_CORE = 4;

  /** More parts than that are kept track of at too great a cost. */
  private static final int MOST_PARTS = 1 << 14;

  private final Session session;
  private final SplitTables<P> split;
  private final Broadcast<TableSource> work;
  private final List<TableSource.Sent> sent = new ArrayList<>();
  private final List<JavaRDD<ClassPart>> kept = new ArrayList<>();
  private @Nullable JavaRDD<ClassPart> parts;
  private int size;
  private int rounds;
  private boolean brokenOff;

  /**
   * Work on tables.
   *
   * @throws IllegalArgumentException if the game has no tables that can be made in pieces
   */
  TableJob(Session session, RemoteGame<P> game) {
    this.session = session;
    split = SplitTables.of(game.game(), 0);
    work =
        session.spark().broadcast(new TableSource(session.shipping().send(game), split.identity()));
  }

  @Override
  public long leastEntries() {
    return session.leastEntries();
  }

  @Override
  public void share(int number, Path file) {
    sent.add(new TableSource.Sent(number, session.shipping().sendFile(file)));
  }

  private int number(long entries) {
    return Math.toIntExact((entries + size - 1) / size);
  }

  @Override
  public Optional<PartTotals> begin(int number, Watch watch) {
    brokenOff = false;
    end();
    long entries = split.entries(number);
    size = SplitTables.leastPart();
    for (int doubling = 0;
        doubling < MOST_DOUBLINGS && entries / size > (long) PARTS_PER_CORE * session.cores();
        doubling++) {
      size *= 2;
    }
    if (entries / size >= MOST_PARTS) {
      throw new IllegalArgumentException("a class of %d entries is too large".formatted(entries));
    }
    Broadcast<TableSource> source = work;
    List<TableSource.Sent> files = List.copyOf(sent);
    int each = size;
    return made(
        numbers(number(entries))
            .map(
                part -> {
                  long from = (long) part * each;
                  return source
                      .value()
                      .tables(files)
                      .first(number, from, (int) Math.min(each, entries - from));
                }),
        0,
        watch);
  }

  private JavaRDD<Integer> numbers(int many) {
    return session.spark().parallelize(IntStream.range(0, many).boxed().toList(), many);
  }

  @Override
  public Optional<PartTotals> spread(int plies, Watch watch) {
    JavaRDD<ClassPart> before = current();
    Broadcast<TableSource> source = work;
    int each = size;
    JavaPairRDD<Integer, byte[]> pieces =
        before
            .flatMapToPair(
                part -> pairs(source.value().tables(List.of()).spread(part, plies, each)))
            .partitionBy(new HashPartitioner(before.getNumPartitions()));
    return made(
        before.zipPartitions(
            pieces.values(),
            (part, of) ->
                List.of(source.value().tables(List.of()).apply(part.next(), plies, of)).iterator()),
        plies + 1,
        watch);
  }

  private static Iterator<Tuple2<Integer, byte[]>> pairs(Iterator<SplitTables.Piece> pieces) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return pieces.hasNext();
      }

      @Override
      public Tuple2<Integer, byte[]> next() {
        SplitTables.Piece piece = pieces.next();
        return new Tuple2<>(piece.part(), piece.bytes());
      }
    };
  }

  private JavaRDD<ClassPart> current() {
    JavaRDD<ClassPart> known = parts;
    if (known == null) {
      throw new IllegalStateException("no class is begun");
    }
    return known;
  }

  private Optional<PartTotals> made(JavaRDD<ClassPart> next, int plies, Watch watch) {
    boolean cut = rounds % ROUNDS == 0;
    rounds++;
    next.persist(cut ? session.kept() : session.keptOnce());
    if (cut) {
      next.rdd().localCheckpoint();
    }
    parts = next;
    Optional<List<PartTotals>> told =
        session.collect(next.map(part -> part.totals(plies)), watch, watch::told);
    if (told.isPresent()) {
      if (cut) {
        // Only a job of this kind makes Spark forget what the parts came from.
        Session.doing(next::count);
      }
      forget(cut);
    }
    kept.add(next);
    brokenOff = told.isEmpty();
    return told.map(all -> all.stream().reduce(PartTotals.NONE, PartTotals::plus));
  }

  /** Of the states before, only the one that a lost part is worked out from again is needed. */
  private void forget(boolean all) {
    for (int i = kept.size() - 1; i >= (all ? 0 : 1); i--) {
      kept.remove(i).unpersist(false);
    }
  }

  @Override
  public Iterator<byte[]> blocks(int width) {
    Broadcast<TableSource> source = work;
    JavaRDD<byte[]> packed =
        current().flatMap(part -> source.value().tables(List.of()).packed(part, width).iterator());
    Iterator<byte[]> blocks = packed.toLocalIterator();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return Session.doing(blocks::hasNext);
      }

      @Override
      public byte[] next() {
        return Session.doing(blocks::next);
      }
    };
  }

  @Override
  public void end() {
    if (!brokenOff) {
      // Else pieces may still be at work on it, and would complain.
      forget(true);
    }
    parts = null;
    rounds = 0;
  }

  @Override
  public OptionalLong firstWrong(int number, Watch watch) {
    Broadcast<TableSource> source = work;
    List<TableSource.Sent> files = List.copyOf(sent);
    long entries = split.entries(number);
    long each = Math.max(SplitTables.leastPart(), entries / (16L * session.cores()) + 1);
    Optional<List<Long>> found =
        session.collect(
            numbers(Math.toIntExact((entries + each - 1) / each))
                .map(
                    part ->
                        source
                            .value()
                            .tables(files)
                            .firstWrong(number, part * each, Math.min(entries, (part + 1) * each))),
            watch,
            watch::told);
    return found
        .map(
            all ->
                OptionalLong.of(
                    all.stream().mapToLong(Long::longValue).min().orElse(Long.MAX_VALUE)))
        .orElseGet(OptionalLong::empty);
  }
}
