package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterEngines;
import org.papamu.core.cluster.ClusterSettings;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Option;

/** On which machines long work is done, if not in this process. */
final class EngineOptions {

  private static final String BUILD =
      "mvn -Pspark -pl solver-spark -am -DskipTests package, and put solver-spark/target/spark into ";

  private final ClusterEngines engines;

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      description = "Do it on many machines, by an engine such as spark.")
  private @Nullable String engine;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description = "Where the engine's machines are; local[*], this one, if not given.")
  private @Nullable String master;

  @Option(
      names = "--engine-set",
      paramLabel = "KEY=VALUE",
      description = "A setting of the engine itself, such as spark.executor.memory=4g.")
  private List<String> settings = new ArrayList<>();

  @Inject
  EngineOptions(ClusterEngines engines) {
    this.engines = engines;
  }

  /** The folder of the engine that was asked for; empty if the work is done here. */
  Optional<Path> engine() {
    if (engine == null) {
      if (master != null) {
        throw new BadRequest("no engine is asked for", "--master");
      }
      if (!settings.isEmpty()) {
        throw new BadRequest("no engine is asked for", "--engine-set");
      }
      return Optional.empty();
    }
    Optional<Path> found = engines.find(engine);
    if (found.isEmpty()) {
      throw new BadRequest(missing(engine), "--engine");
    }
    settings();
    return found;
  }

  private String missing(String name) {
    String shown = Printable.of(name, 40);
    List<Path> folders = engines.folders();
    if (!name.equals("spark") || folders.isEmpty()) {
      return "there is no engine %s%s"
          .formatted(
              shown,
              folders.isEmpty() ? "" : " in " + Printable.of(folders.get(0).toString(), 200));
    }
    return "the engine spark is not there; build it with "
        + BUILD
        + Printable.of(folders.get(folders.size() - 1).toString(), 200);
  }

  private Map<String, String> settings() {
    Map<String, String> all = new LinkedHashMap<>();
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      if (equals < 1) {
        throw new BadRequest(
            "not of the form KEY=VALUE: " + Printable.of(setting, 80), "--engine-set");
      }
      all.put(setting.substring(0, equals), setting.substring(equals + 1));
    }
    return all;
  }

  /** Connects to the machines. */
  Cluster open(Path found) {
    String where = master == null ? "local[*]" : master;
    return engines.open(found, new ClusterSettings(where, settings(), System::nanoTime));
  }
}
