package org.papamu.spark;

import java.io.Serializable;
import org.apache.spark.SparkEnv;
import org.apache.spark.storage.BlockManagerId;

/**
 * What a piece of work gave.
 *
 * @param level the level that it is of
 * @param piece its number there
 * @param digest what tells one result from another
 * @param machine the executor that it was done on, in the words that Spark takes as the place for
 *     work
 */
record Done(int level, int piece, String digest, String machine) implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Done by this process. */
  static Done here(int level, int piece, String digest) {
    BlockManagerId id = SparkEnv.get().blockManager().blockManagerId();
    return new Done(level, piece, digest, "executor_%s_%s".formatted(id.host(), id.executorId()));
  }
}
