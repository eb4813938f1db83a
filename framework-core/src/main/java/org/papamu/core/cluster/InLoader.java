package org.papamu.core.cluster;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.papamu.api.Position;
import org.papamu.core.count.Counted;
import org.papamu.core.guard.ContextLoader;
import org.papamu.core.match.Match;
import org.papamu.core.table.PartTotals;
import org.papamu.core.table.TableField;

/** A cluster each of whose calls is made with a class loader of its own as the thread's. */
final class InLoader implements Cluster {

  private final ContextLoader loader;
  private final Cluster cluster;

  InLoader(ClassLoader loader, Supplier<Cluster> opening) {
    this.loader = new ContextLoader(loader);
    cluster = this.loader.call(opening);
  }

  @Override
  public <P extends Position> Counted count(CountOrder<P> order) {
    return loader.call(() -> cluster.count(order));
  }

  @Override
  public <P extends Position> Match.Elsewhere field(MatchOrder<P> order) {
    Match.Elsewhere field = loader.call(() -> cluster.field(order));
    return (tasks, stop, told) -> loader.run(() -> field.play(tasks, stop, told));
  }

  @Override
  public <P extends Position> TableField tables(RemoteGame<P> game) {
    return new Tabling(loader.call(() -> cluster.tables(game)));
  }

  @Override
  public int width() {
    return loader.call(cluster::width);
  }

  @Override
  public void close() {
    loader.run(cluster::close);
  }

  /** Machines for tables, each of whose calls is made in the loader too. */
  private final class Tabling implements TableField {

    private final TableField field;

    Tabling(TableField field) {
      this.field = field;
    }

    @Override
    public long leastEntries() {
      return loader.call(field::leastEntries);
    }

    @Override
    public void share(int number, Path file) {
      loader.run(() -> field.share(number, file));
    }

    @Override
    public Optional<PartTotals> begin(int number, Watch watch) {
      return loader.call(() -> field.begin(number, watch));
    }

    @Override
    public Optional<PartTotals> spread(int plies, Watch watch) {
      return loader.call(() -> field.spread(plies, watch));
    }

    @Override
    public Iterator<byte[]> blocks(int width) {
      Iterator<byte[]> blocks = loader.call(() -> field.blocks(width));
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return loader.call(blocks::hasNext);
        }

        @Override
        public byte[] next() {
          return loader.call(blocks::next);
        }
      };
    }

    @Override
    public void end() {
      loader.run(field::end);
    }

    @Override
    public OptionalLong firstWrong(int number, Watch watch) {
      return loader.call(() -> field.firstWrong(number, watch));
    }
  }
}
