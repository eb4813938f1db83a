package org.papamu.core.cluster;

import java.util.function.Supplier;
import org.papamu.api.Position;
import org.papamu.core.count.Counted;
import org.papamu.core.match.Match;

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
}
