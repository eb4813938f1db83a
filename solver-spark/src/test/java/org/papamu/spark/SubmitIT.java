package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.table.TableWork;

/** The jar for {@code spark-submit}, as a user submits it: by a process of Spark's own. */
class SubmitIT {

  private static final Path JAR =
      Path.of(System.getProperty("papamu.submit", "target/papamu-spark.jar")).toAbsolutePath();

  private static final int LARGE = 100_000;

  @TempDir private Path folder;

  /** How a process ended, and what it wrote. */
  private record Ended(int status, String out, String err) {

    Ended done() {
      assertThat(status).as(err).isZero();
      return this;
    }
  }

  private Ended submit(List<String> spark, List<String> job) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + temporary(),
                "-cp",
                Packed.ENGINE.resolve("jars").toAbsolutePath() + "/*",
                "org.apache.spark.deploy.SparkSubmit"));
    command.addAll(spark);
    command.add(JAR.toString());
    command.addAll(job);
    return run(command);
  }

  private Path temporary() throws IOException {
    return Files.createDirectories(folder.resolve("temporary"));
  }

  private Ended run(List<String> command) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().putAll(Map.of("SPARK_LOCAL_IP", "127.0.0.1", "PAPAMU_DATA", ""));
    Process process = builder.directory(folder.toFile()).start();
    int status = process.waitFor();
    return new Ended(
        status,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  /** What the host writes for the same command without an engine. */
  private Ended alone(List<String> job) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Packed.HOME.resolve("bin/papamu").toAbsolutePath().toString());
    command.addAll(job);
    return run(command);
  }

  private static String untimed(String json) {
    return json.replaceAll("\"seconds\": ?[0-9.E-]+", "");
  }

  @Test
  void countsOnAClusterWithTheDriverHereAndThere() throws Exception {
    List<String> bundled = List.of("count", "konane:3x4", "--json");
    // Two cores: a driver takes one of them if it is there.
    try (Standalone machines = new Standalone(folder, 1, 2)) {
      List<String> spark =
          List.of(
              "--master",
              machines.url(),
              "--conf",
              "spark.executor.memory=512m",
              "--conf",
              "spark.executor.extraJavaOptions=" + Standalone.QUICK,
              "--conf",
              "spark.papamu.leastMoves=20");
      assertThat(untimed(submit(spark, bundled).done().out()))
          .isEqualTo(untimed(alone(bundled).done().out()));

      List<String> there = new ArrayList<>(spark);
      there.addAll(
          List.of(
              "--deploy-mode",
              "cluster",
              "--driver-memory",
              "512m",
              "--driver-java-options",
              Standalone.QUICK + " -Djava.io.tmpdir=" + temporary(),
              "--conf",
              "spark.standalone.submit.waitAppCompletion=true",
              "--jars",
              FillJar.in(folder).toString()));
      submit(there, List.of("count", "fill:sound", "--json")).done();
      assertThat(written(machines.folder(0), "driver-", "stdout"))
          .contains("\"positions\":256")
          .contains("\"games\":40320");
    }
    assertThat(temporary()).as("what a job leaves").isEmptyDirectory();
  }

  /** What something of a worker wrote on a stream of its own. */
  private static String written(Path worker, String start, String stream) throws IOException {
    try (Stream<Path> all = Files.list(worker)) {
      Path of =
          all.filter(one -> one.getFileName().toString().startsWith(start))
              .findFirst()
              .orElseThrow();
      return Files.readString(of.resolve(stream), StandardCharsets.UTF_8);
    }
  }

  @Test
  void tablesAndMatchesAreThoseOfTheHost() throws Exception {
    List<String> local = List.of("--master", "local[2]");
    Path many = folder.resolve("many");
    List<String> spark = new ArrayList<>(local);
    spark.addAll(List.of("--conf", "spark.papamu.leastEntries=" + LARGE));
    submit(spark, List.of("tables", "fanorona:3x5", many.toString(), "--pieces", "7")).done();
    try (Catalog catalog = Packed.catalog()) {
      Game<?> game = catalog.game("fanorona:3x5");
      Path alone = folder.resolve("alone");
      TableWork.inFolder(
          game,
          alone,
          new TableWork.Settings(
              7,
              1,
              1L << 28,
              false,
              Stop.NEVER,
              System::nanoTime,
              (name, level, done, entries) -> {}));
      assertThat(Packed.files(many)).hasSizeGreaterThan(5).isEqualTo(Packed.files(alone));
    }

    List<String> match =
        List.of(
            "--seed",
            "5",
            "match",
            "konane:4x4",
            "--player",
            "alphabeta:nodes=100",
            "--player",
            "mcts:nodes=20",
            "--games",
            "8",
            "--json");
    Ended played = submit(local, match).done();
    assertThat(played.err())
        .containsPattern("8 games in 4 tasks, of about [0-9]+ plies; about [0-9,]+ s of one proc")
        .contains("kB to send");
    assertThat(untimed(played.out()))
        .contains("\"games\":8")
        .isEqualTo(untimed(alone(match).done().out()));
  }

  @Test
  void aWrongRequestEndsAsItDoesAtTheHost() throws Exception {
    Ended ended = submit(List.of("--master", "local[1]"), List.of("count", "fanorona:3x3"));
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).contains("a position can come back");
  }
}
