package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.papamu;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.acceptance.Distribution;

/** {@code completion}, {@code complete} and {@code man}. */
final class CompletionIT {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "pl, play plugins",
    "play fan, fanorona",
    "play fanorona:5, fanorona:5x5 fanorona:5x9",
    "play konane --seat white=al, white=alphabeta",
    "replay --str, --strict",
    "help comp, completion",
    "completion z, zsh",
    "match fanorona --player gre, greedy",
    "show konane --svg x, ''",
    "nonsense x, ''"
  })
  void candidatesFit(String line, String candidates) {
    String[] words = ("complete -- " + line).split(" ");
    assertThat(papamu(words).done().out().lines().sorted().toList())
        .containsExactlyElementsOf(
            candidates.isEmpty() ? java.util.List.of() : java.util.List.of(candidates.split(" ")));
  }

  /** Where packages and shells look for them. */
  @ParameterizedTest
  @CsvSource({
    "share/man/man1/papamu.1, man",
    "share/bash-completion/completions/papamu, completion bash",
    "share/zsh/site-functions/_papamu, completion zsh"
  })
  void theDistributionHoldsWhatTheProgramMakes(String file, String command) {
    assertThat(Distribution.assembled().folder().resolve(file))
        .hasContent(papamu(command.split(" ")).done().out());
  }

  /** What bash makes of the script, asked the way it asks when Tab is pressed. */
  @Test
  void bashCompletesGamesBehindColons() throws Exception {
    Path bash = Path.of("/bin/bash");
    Assumptions.assumeTrue(Files.isExecutable(bash), "bash is not there");
    Path script =
        Files.writeString(folder.resolve("c.sh"), papamu("completion", "bash").done().out());
    String program = Distribution.assembled().program().toString();
    String test =
        """
        source "$1"; shift
        COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        _papamu
        printf '%s\\n' "${COMPREPLY[@]}"
        """;
    Process process =
        new ProcessBuilder(
                bash.toString(),
                "-c",
                test,
                "test",
                script.toString(),
                program,
                "play",
                "peg-solitaire:eng")
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    // Readline keeps what stands before the colon.
    assertThat(out).isEqualTo("english\n");
  }

  @Test
  void otherShellsAreRefused() {
    assertThat(papamu("completion", "fish").refused().err()).contains("bash and zsh");
    assertThat(papamu("completion", "zsh").done().out()).startsWith("#compdef papamu\n");
  }

  /**
   * Every command and option stands in the page, and nothing in it means something else to roff.
   */
  @Test
  void theManualPageHasEveryCommand() {
    String page = papamu("man").done().out();
    String help = papamu("--help").done().out();
    help.substring(help.indexOf("Commands:"))
        .lines()
        .skip(1)
        .filter(line -> line.startsWith("  ") && line.charAt(2) != ' ')
        .map(line -> line.strip().split(" ", 2)[0].replace("-", "\\-"))
        .forEach(command -> assertThat(page).contains(".SS papamu " + command + "\n"));
    assertThat(page)
        .contains(".B \\-\\-certificate FILE\n")
        .doesNotContain(".SS papamu complete\n");
    assertThat(page.lines())
        .allMatch(line -> !line.startsWith("'") && line.chars().allMatch(c -> c < 0x7f))
        .filteredOn(line -> line.startsWith("."))
        .allMatch(line -> line.matches("\\.(TH|SH|SS|PP|TP|B|br)( .*)?"));
  }
}
