package org.papamu.core.cluster;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.papamu.api.Position;
import org.papamu.core.count.Counted;
import org.papamu.core.match.Match;
import org.papamu.core.table.PartTotals;
import org.papamu.core.table.TableField;

/** A cluster each of whose calls is made with a class loader of its own as the thread's. */
final class InLoader implements Cluster {

  private final ClassLoader loader;
  private final Cluster cluster;

  InLoader(ClassLoader loader, Supplier<Cluster> opening) {
    this.loader = loader;
    cluster = in(opening);
  }

  private <T> T in(Supplier<T> call) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return call.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Override
  public <P extends Position> Counted count(CountOrder<P> order) {
    return in(() -> cluster.count(order));
  }

  @Override
  public <P extends Position> Match.Elsewhere field(MatchOrder<P> order) {
    Match.Elsewhere field = in(() -> cluster.field(order));
    return (tasks, stop, told) ->
        in(
            () -> {
              field.play(tasks, stop, told);
              return field;
            });
  }

  @Override
  public <P extends Position> TableField tables(RemoteGame<P> game) {
    return new Tabling(in(() -> cluster.tables(game)));
  }

  @Override
  public int width() {
    return in(cluster::width);
  }

  @Override
  public void close() {
    in(
        () -> {
          cluster.close();
          return cluster;
        });
  }

  /** Machines for tables, each of whose calls is made in the loader too. */
  private final class Tabling implements TableField {

    private final TableField field;

    Tabling(TableField field) {
      this.field = field;
    }

    private void run(Runnable call) {
      in(
          () -> {
            call.run();
            return field;
          });
    }

    @Override
    public long leastEntries() {
      return in(field::leastEntries);
    }

    @Override
    public void share(int number, Path file) {
      run(() -> field.share(number, file));
    }

    @Override
    public Optional<PartTotals> begin(int number, Watch watch) {
      return in(() -> field.begin(number, watch));
    }

    @Override
    public Optional<PartTotals> spread(int plies, Watch watch) {
      return in(() -> field.spread(plies, watch));
    }

    @Override
    public Iterator<byte[]> blocks(int width) {
      Iterator<byte[]> blocks = in(() -> field.blocks(width));
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return in(blocks::hasNext);
        }

        @Override
        public byte[] next() {
          return in(blocks::next);
        }
      };
    }

    @Override
    public void end() {
      run(field::end);
    }

    @Override
    public OptionalLong firstWrong(int number, Watch watch) {
      return in(() -> field.firstWrong(number, watch));
    }
  }
}
