package org.papamu.spark;

import java.nio.file.Path;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.Cluster;

/** A driver in a process of its own, to be killed: tells each level that it begins. */
final class Driver {

  private Driver() {}

  /** Counts a game with the levels kept in a folder: {@code GAME FOLDER}. */
  public static void main(String[] args) {
    try (Catalog catalog = Packed.catalog();
        Cluster cluster = Packed.open("local[2]", java.util.Map.of())) {
      count(catalog, catalog.game(args[0]), cluster, Path.of(args[1]));
    }
  }

  private static <P extends Position> void count(
      Catalog catalog, Game<P> game, Cluster cluster, Path kept) {
    Packed.Quiet telling =
        new Packed.Quiet() {
          @Override
          public void begins(int level, long mostPositions, long bytes, double seconds) {
            System.out.println("level " + level + " begins");
          }
        };
    cluster.count(Packed.order(catalog, game, Optional.of(kept), Stop.NEVER, telling));
  }
}
