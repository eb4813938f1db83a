package org.papamu.spark;

import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.cluster.MatchOrder;
import org.papamu.core.match.GameReport;
import org.papamu.core.match.Match;
import org.papamu.core.match.MatchTask;

/** Games of a match on the workers, a task for each opening. */
final class MatchField<P extends Position> implements Match.Elsewhere {

  private final Session session;
  private final Broadcast<MatchSource> source;

  MatchField(Session session, MatchOrder<P> order) {
    this.session = session;
    source =
        session.spark().broadcast(MatchSource.of(session.shipping().send(order.game()), order));
  }

  @Override
  public void play(List<MatchTask> tasks, Stop stop, Consumer<GameReport> told) {
    Broadcast<MatchSource> work = source;
    JavaRDD<GameReport> reports =
        session
            .spark()
            .parallelize(tasks, Math.max(1, tasks.size()))
            .flatMap(task -> work.value().play(task).iterator());
    session.collect(reports, stop, (done, all) -> {}).ifPresent(all -> all.forEach(told));
  }
}
