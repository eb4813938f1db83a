package org.papamu.spark;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.count.SplitCount;

/** Makes the same count on every machine, once in each process. */
final class SplitSource implements Serializable {

  private static final long serialVersionUID = 1L;

  private final GameSource source;
  private final String position;
  private final String identity;
  private transient @Nullable SplitCount made;

  /**
   * A source.
   *
   * @param position the text of the position that is counted from
   * @param identity what the count has to be
   */
  SplitSource(GameSource source, String position, String identity) {
    this.source = source;
    this.position = position;
    this.identity = identity;
  }

  synchronized SplitCount count() {
    SplitCount known = made;
    if (known == null) {
      known = make(source.game(), position);
      if (!known.identity().equals(identity)) {
        throw new ClusterException("a worker has other rules than the driver", null);
      }
      made = known;
    }
    return known;
  }

  private static <P extends Position> SplitCount make(Game<P> game, String text) {
    try {
      return SplitCount.of(game, game.notation().read(text));
    } catch (NotationException e) {
      throw new ClusterException("a worker cannot read the position " + text, e);
    }
  }
}
