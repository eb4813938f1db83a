package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.cluster.CountOrder;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.count.Census;
import org.papamu.core.count.CheckpointException;
import org.papamu.core.count.Counted;
import org.papamu.core.count.Level;

/** Two versions of a plugin, and two counts of one game, are never mixed up. */
class OtherCodeIT {

  private static final int KEPT = 4;

  @TempDir private Path folder;

  @Test
  void otherCodeOfTheSameNameIsRefused() throws Exception {
    try (Catalog catalog = Packed.catalog();
        Cluster cluster = Packed.open("local[2]", Map.of("spark.papamu.leastMoves", "500"))) {
      check(catalog, catalog.game("peg-solitaire:triangle15"), cluster);
    }
  }

  private <P extends Position> void check(Catalog catalog, Game<P> game, Cluster cluster)
      throws IOException, NoSuchAlgorithmException {
    P start = game.rules().initial();
    RemoteGame<P> sound = RemoteGame.of(catalog, game);
    RemoteGame<P> other = other(sound);
    Path kept = folder.resolve("kept");
    assertThat(count(cluster, sound, start, Optional.of(kept), KEPT).isComplete()).isFalse();

    // What the checkpoint is of.
    assertThatThrownBy(() -> count(cluster, other, start, Optional.of(kept), Integer.MAX_VALUE))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("another version of the plugin");
    P later = game.rules().copy(start);
    MoveList moves = new MoveList();
    game.rules().moves(later, moves);
    game.rules().play(later, moves.get(0));
    assertThatThrownBy(() -> count(cluster, sound, later, Optional.of(kept), Integer.MAX_VALUE))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("another position");

    // What the workers have on their class path: the sound code came first.
    assertThatThrownBy(() -> count(cluster, other, start, Optional.empty(), Integer.MAX_VALUE))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("a worker has other code of peg-solitaire:triangle15")
        .hasMessageContaining(other.code().get(0).sha256());

    // After all that the work goes on.
    assertThat(count(cluster, sound, start, Optional.of(kept), Integer.MAX_VALUE))
        .isEqualTo(Census.of(game).count(start));
  }

  private static <P extends Position> Counted count(
      Cluster cluster, RemoteGame<P> game, P start, Optional<Path> kept, int levels) {
    AtomicInteger finished = new AtomicInteger();
    Stop stop = () -> finished.get() >= levels;
    Packed.Quiet counting =
        new Packed.Quiet() {
          @Override
          public void finished(Level level) {
            finished.incrementAndGet();
          }
        };
    return cluster.count(
        new CountOrder<>(
            game, start, kept.map(path -> path.toAbsolutePath().toString()), stop, counting));
  }

  /** The same game in a jar that holds one file more. */
  private <P extends Position> RemoteGame<P> other(RemoteGame<P> sound)
      throws IOException, NoSuchAlgorithmException {
    Path jar = Files.copy(sound.code().get(0).jar(), folder.resolve("other.jar"));
    try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of())) {
      Files.writeString(zip.getPath("more.txt"), "another version");
    }
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
    List<RemoteGame.Code> code = new ArrayList<>(sound.code());
    code.set(0, new RemoteGame.Code(jar, HexFormat.of().formatHex(hash)));
    return new RemoteGame<>(sound.game(), code);
  }
}
