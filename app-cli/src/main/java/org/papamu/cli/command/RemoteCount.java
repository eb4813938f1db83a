package org.papamu.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.cli.output.Failure;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.cluster.CountOrder;
import org.papamu.core.cluster.CountProgress;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.count.Counted;
import org.papamu.core.count.Level;

/** A count on many machines. */
final class RemoteCount implements CountProgress {

  private final EngineOptions options;
  private final ProgressLine line;
  private String expected = "";

  RemoteCount(EngineOptions options, ProgressLine line) {
    this.options = options;
    this.line = line;
  }

  /**
   * Counts.
   *
   * @param engine the folder of the engine
   * @param checkpoint the folder where levels are kept, or a URL of one; empty for none
   */
  <P extends Position> Counted count(
      Path engine, RemoteGame<P> game, P position, Optional<String> checkpoint, Stop stop) {
    try (Cluster cluster = options.open(engine)) {
      return cluster.count(
          new CountOrder<>(game, position, checkpoint.map(RemoteCount::absolute), stop, this));
    } catch (ClusterException e) {
      throw new Failure(e.message(), e);
    }
  }

  /** Workers have working folders of their own. */
  private static String absolute(String place) {
    return place.contains("://") ? place : Path.of(place).toAbsolutePath().normalize().toString();
  }

  @Override
  public void begins(int level, long mostPositions, long bytes, double seconds) {
    expected =
        "level %d: %s moves, about %s to send%s"
            .formatted(
                level,
                Numbers.grouped(mostPositions),
                size(bytes),
                seconds > 0 ? ", about %s s".formatted(Math.round(seconds)) : "");
    line.told(() -> expected);
  }

  private static String size(long bytes) {
    return bytes < 10L << 20
        ? Numbers.grouped(bytes >> 10) + " kB"
        : Numbers.grouped(bytes >> 20) + " MB";
  }

  @Override
  public void told(int level, int done, int all) {
    line.told(() -> "%s; %s of %s tasks done".formatted(expected, done, all));
  }

  @Override
  public void compared(int level, int pieces, int elsewhere) {
    line.told(
        () ->
            "level %d: %d tasks done twice, %d of them on another machine: no difference"
                .formatted(level, pieces, elsewhere));
  }

  @Override
  public void finished(Level level) {
    line.told(
        () -> "level %d: %s positions".formatted(level.moves(), Numbers.grouped(level.distinct())));
  }

  @Override
  public void resumed(int levels) {
    line.told(() -> "%d levels are there already".formatted(levels));
  }
}
