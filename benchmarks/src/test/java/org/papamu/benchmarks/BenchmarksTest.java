package org.papamu.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Every benchmark runs. Its figures are of no use here. */
class BenchmarksTest {

  @Test
  void everyBenchmarkRunsOnce(@TempDir Path folder) throws RunnerException {
    Options once =
        new OptionsBuilder()
            .mode(Mode.SingleShotTime)
            .forks(0)
            .warmupIterations(0)
            .measurementIterations(1)
            .shouldFailOnError(true)
            .output(folder.resolve("log").toString())
            .build();
    Collection<RunResult> results = new Runner(once).run();
    List<String> names = new ArrayList<>();
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      names.add(name.substring(name.lastIndexOf('.') + 1));
    }
    assertThat(names)
        .contains(
            "moves",
            "count",
            "copyAndPlay",
            "hash",
            "evaluate",
            "isSettled",
            "promise",
            "images",
            "perft",
            "leaves",
            "playouts",
            "choose",
            "probe",
            "store")
        .hasSizeGreaterThan(50);
  }
}
