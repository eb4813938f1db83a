package org.papamu.core.table;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import org.papamu.api.Player.Stop;

/**
 * Machines that do the pieces of {@link SplitTables}; one class at a time, in this order: {@link
 * #begin}, {@link #spread} for each round, {@link #blocks}, {@link #end}.
 *
 * <p>A piece that is lost is done again, so every answer is complete. What a machine throws is
 * thrown here: a {@link TableException}, or the engine's own exception if work fails for good.
 */
public interface TableField {

  /** Is told how far a pass is, and asked several times a second whether to break it off. */
  interface Watch extends Stop {
    /**
     * Told several times a second.
     *
     * @param done how many pieces of work are done
     * @param all how many there are, as far as is known
     */
    void told(int done, int all);
  }

  /** A class with fewer entries is not worth while handing out. */
  long leastEntries();

  /**
   * Gives a file of a class to every machine, before any later piece is done. Of one class only
   * once.
   */
  void share(int number, Path file);

  /**
   * Begins a class: looks at the moves of all its positions.
   *
   * @return what is known then; empty if it was broken off
   */
  Optional<PartTotals> begin(int number, Watch watch);

  /**
   * Finds what follows from all that is decided in so many plies.
   *
   * @return what is known then, the next round being one of more plies; empty if it was broken off
   */
  Optional<PartTotals> spread(int plies, Watch watch);

  /**
   * The finished entries, packed as files have them, in order.
   *
   * @param width the bytes of an entry
   */
  Iterator<byte[]> blocks(int width);

  /** The class is done with, whether it is finished or not. */
  void end();

  /**
   * The second pass over a class that was shared: works every entry out again from those after its
   * moves.
   *
   * @return the first entry that does not follow, {@link Long#MAX_VALUE} if there is none; empty if
   *     it was broken off
   */
  OptionalLong firstWrong(int number, Watch watch);
}
