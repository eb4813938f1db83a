package org.papamu.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkFiles;
import org.jspecify.annotations.Nullable;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.table.SplitTables;

/**
 * Makes the same tables on every machine, once in each process, with the files that it was sent.
 */
final class TableSource implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Of a process's memory, what blocks of finished classes may take. */
  private static final int SHARE = 6;

  private final GameSource source;
  private final String identity;
  private transient @Nullable SplitTables<?> made;

  /**
   * A source.
   *
   * @param identity what the tables have to be of
   */
  TableSource(GameSource source, String identity) {
    this.source = source;
    this.identity = identity;
  }

  /**
   * A class that was sent to all machines.
   *
   * @param number the class
   * @param file the name that its file travels under
   */
  record Sent(int number, String file) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** The tables, with all that was sent. */
  synchronized SplitTables<?> tables(List<Sent> sent) {
    SplitTables<?> known = made;
    if (known == null) {
      known = SplitTables.of(source.game(), Runtime.getRuntime().maxMemory() / SHARE);
      if (!known.identity().equals(identity)) {
        throw new ClusterException("a worker has other rules than the driver", null);
      }
      made = known;
    }
    for (Sent one : sent) {
      if (!known.has(one.number())) {
        known.add(one.number(), Path.of(SparkFiles.get(one.file())));
      }
    }
    return known;
  }
}
