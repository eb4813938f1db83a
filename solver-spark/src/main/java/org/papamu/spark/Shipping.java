package org.papamu.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.papamu.api.Game;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.cluster.RemoteGame;

/**
 * Sends code to the workers. Each jar travels under its hash as its name, as a copy that was
 * compared with what the driver loaded, so that neither a change on disk nor two jars of one name
 * can mix code up.
 */
final class Shipping implements AutoCloseable {

  private final JavaSparkContext spark;
  private final Path folder;
  private final Set<String> sent = new HashSet<>();
  private int files;

  Shipping(JavaSparkContext spark) {
    this.spark = spark;
    try {
      folder = Files.createTempDirectory("papamu-jars");
    } catch (IOException e) {
      throw new ClusterException("no folder for temporary files can be made", e);
    }
  }

  /** Sends this program itself. */
  void sendProgram() {
    for (Class<?> type :
        List.of(
            Game.class,
            Catalog.class,
            SparkEngine.class,
            org.jspecify.annotations.NullMarked.class)) {
      Fingerprint.jar(type).ifPresent(jar -> send(jar, ""));
    }
  }

  /** Sends the code of a game. */
  GameSource send(RemoteGame<?> game) {
    for (RemoteGame.Code code : game.code()) {
      send(code.jar(), code.sha256());
    }
    return new GameSource(
        game.game().info().name(), game.code().stream().map(RemoteGame.Code::sha256).toList());
  }

  private void send(Path jar, String expected) {
    try {
      byte[] bytes = Files.readAllBytes(jar);
      String sha256 = Fingerprint.of(bytes);
      if (!expected.isEmpty() && !expected.equals(sha256)) {
        throw new ClusterException("%s has changed since it was loaded".formatted(jar), null);
      }
      if (sent.add(sha256)) {
        Path copy = folder.resolve(sha256 + ".jar");
        Files.write(copy, bytes);
        spark.addJar(copy.toString());
      }
    } catch (IOException e) {
      throw new ClusterException("%s cannot be read".formatted(jar), e);
    }
  }

  /**
   * Sends a file as it is now, whatever becomes of it here.
   *
   * @return the name under which workers have it
   */
  String sendFile(Path file) {
    String name = "%d-%s".formatted(files++, file.getFileName());
    Path copy = folder.resolve(name);
    try {
      try {
        Files.createLink(copy, file);
      } catch (IOException | UnsupportedOperationException e) {
        // On another disk, or on one that has no links.
        Files.copy(file, copy);
      }
    } catch (IOException e) {
      throw new ClusterException("%s cannot be read".formatted(file), e);
    }
    spark.sc().addFile(copy.toString());
    return name;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException e) {
      // Temporary files that stay do no harm.
    }
  }
}
