package org.papamu.core.cluster;

import org.papamu.api.Position;
import org.papamu.core.count.Counted;
import org.papamu.core.match.Match;
import org.papamu.core.table.TableField;

/**
 * Machines that an engine has connected to. One piece of work at a time.
 *
 * <p>Answers are those of the same work in one process, whatever machines do the pieces, how often
 * a piece is done over, and whichever machine is lost meanwhile. There is an answer when the work
 * is complete, or broken off as the order allows, and else an exception.
 */
public interface Cluster extends AutoCloseable {

  /**
   * Counts a game, as {@link org.papamu.core.count.Census} does.
   *
   * @throws ClusterException if the work fails for good
   * @throws org.papamu.core.count.CheckpointException if what is kept is damaged, of another count,
   *     or cannot be written
   * @throws IllegalArgumentException if the game cannot be counted
   */
  <P extends Position> Counted count(CountOrder<P> order);

  /**
   * A place where the games of a match are played; to be used before this is closed.
   *
   * @return throws a {@link ClusterException} if its work fails for good
   */
  <P extends Position> Match.Elsewhere field(MatchOrder<P> order);

  /**
   * Machines that build the tables of a game for {@link
   * org.papamu.core.table.TableWork#inFolder(org.papamu.api.Game, java.nio.file.Path,
   * org.papamu.core.table.TableWork.Settings, TableField)}; to be used before this is closed.
   *
   * @return throws a {@link ClusterException} if its work fails for good
   * @throws IllegalArgumentException if the game has no index, or one that takes no moves back
   */
  <P extends Position> TableField tables(RemoteGame<P> game);

  /** How many pieces of work keep all machines busy. */
  int width();

  @Override
  void close();
}
