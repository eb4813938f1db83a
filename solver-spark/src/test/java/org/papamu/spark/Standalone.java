package org.papamu.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A standalone cluster on this machine's loopback: a master and some workers, each a process of its
 * own, started from the engine's folder alone.
 */
final class Standalone implements AutoCloseable {

  /** Options of Java for executors that do not live long. */
  static final String QUICK = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1";

  private final Path folder;
  private final String url;
  private final Process master;
  private final List<Process> workers = new ArrayList<>();

  /** Starts a cluster of workers with one core each. */
  Standalone(Path folder, int workers) throws IOException, URISyntaxException {
    this(folder, workers, 1);
  }

  /**
   * Starts a cluster; returns when every worker is registered.
   *
   * @param folder for what workers write
   * @param cores of each worker
   */
  Standalone(Path folder, int workers, int cores) throws IOException, URISyntaxException {
    this.folder = folder;
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    url = "spark://127.0.0.1:" + port;
    master =
        start(
            "org.apache.spark.deploy.master.Master",
            List.of("--host", "127.0.0.1", "--port", String.valueOf(port), "--webui-port", "0"));
    try {
      await(master, "I have been elected leader");
      for (int i = 0; i < workers; i++) {
        this.workers.add(
            start(
                "org.apache.spark.deploy.worker.Worker",
                List.of(
                    "--host",
                    "127.0.0.1",
                    "--port",
                    "0",
                    "--webui-port",
                    "0",
                    "--cores",
                    String.valueOf(cores),
                    "--memory",
                    "1g",
                    "-d",
                    folder(i).toString(),
                    url)));
      }
      for (Process worker : this.workers) {
        await(worker, "Successfully registered with master");
      }
    } catch (IOException | RuntimeException e) {
      close();
      throw e;
    }
  }

  private Process start(String main, List<String> arguments)
      throws IOException, URISyntaxException {
    URL resource =
        Objects.requireNonNull(Standalone.class.getResource("/talkative.properties"), "resource");
    Path logging = Path.of(resource.toURI());
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dlog4j2.configurationFile=" + logging.toUri(),
                "-cp",
                Packed.ENGINE.resolve("jars").toAbsolutePath() + "/*",
                main));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder
        .environment()
        .putAll(
            Map.of(
                "SPARK_LOCAL_IP", "127.0.0.1",
                "SPARK_HOME", Packed.ENGINE.toAbsolutePath().toString(),
                "SPARK_SCALA_VERSION", "2.13"));
    builder.directory(folder.toFile());
    return builder.start();
  }

  /** Reads what a process says until it says this; what it says later is thrown away. */
  private static void await(Process process, String words) throws IOException {
    BufferedReader said =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    StringBuilder before = new StringBuilder();
    for (String line = said.readLine(); ; line = said.readLine()) {
      if (line == null) {
        throw new IOException("it ended and did not say '%s':%n%s".formatted(words, before));
      }
      before.append(line).append('\n');
      if (line.contains(words)) {
        break;
      }
    }
    Thread rest =
        new Thread(
            () -> {
              try {
                said.transferTo(java.io.Writer.nullWriter());
              } catch (IOException e) {
                // The process has ended.
              }
            },
            "what a process says");
    rest.setDaemon(true);
    rest.start();
  }

  /** The URL for {@code --master}. */
  String url() {
    return url;
  }

  /** What a worker writes, and what it runs. */
  Path folder(int worker) {
    return folder.resolve("worker-" + worker);
  }

  /** The process ids of all that belongs to the cluster now, executors as well. */
  List<Long> processes() {
    return Stream.concat(Stream.of(master), workers.stream())
        .flatMap(
            process ->
                Stream.concat(Stream.of(process.toHandle()), process.toHandle().descendants()))
        .map(ProcessHandle::pid)
        .toList();
  }

  /** A machine is lost: kills a worker and its executors with a signal that cannot be caught. */
  void lose(int worker) {
    Process process = workers.get(worker);
    List<ProcessHandle> executors = process.toHandle().descendants().toList();
    process.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }

  @Override
  public void close() {
    Stream.concat(workers.stream(), Stream.of(master))
        .forEach(
            process -> {
              process.toHandle().descendants().forEach(ProcessHandle::destroyForcibly);
              process.destroyForcibly();
            });
  }
}
