package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.host;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.acceptance.Ran;
import org.papamu.cli.output.Host.Screen;

/** What may be printed where: {@code --ascii}, {@code NO_COLOR}, dumb terminals and pipes. */
final class PlainTextIT {

  private static final String ESCAPE = "\u001b";

  @TempDir private Path folder;

  static Stream<String> commands() {
    return Stream.of(
        "--help",
        "help play",
        "games",
        "info konane",
        "info fanorona",
        "info peg-solitaire",
        "show konane:6x6",
        "show fanorona:5x5 --moves c2-c3A",
        "show peg-solitaire:triangle15",
        "show konane:1x3 --position 2b_b_j",
        "moves fanorona",
        "moves konane:1x3 --position 2b_b_j",
        "perft konane 3 --divide",
        "plugins list",
        "version",
        "watch konane:1x3 --delay 0",
        "watch fanorona:3x3 --delay 0",
        "watch peg-solitaire:triangle10 --delay 0");
  }

  private static Ran run(Papamu host, String command, String... more) {
    List<String> words = new ArrayList<>();
    Stream.of((command + " --seed 1").split(" ", -1))
        .map(w -> w.replace('_', ' '))
        .forEach(words::add);
    words.addAll(List.of(more));
    return host.run(words.toArray(String[]::new)).ended(0);
  }

  private static void assertAscii(String text) {
    assertThat(text.chars().filter(c -> c > 0x7f).mapToObj(c -> "U+%04X in %s".formatted(c, text)))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void asciiMeansAscii(String command) {
    assertAscii(run(host(), command, "--ascii").out());
    assertAscii(run(host().on(Screen.TERMINAL), command, "--ascii").out());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void asciiMeansAsciiInJsonToo(String command) {
    assertAscii(run(host(), command, "--ascii", "--json").out());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void noEscapeCodesButOnATerminal(String command) {
    assertThat(run(host(), command).out()).doesNotContain(ESCAPE);
    assertThat(run(host().on(Screen.DUMB_TERMINAL), command).out()).doesNotContain(ESCAPE);
    assertThat(run(host().on(Screen.TERMINAL).with("NO_COLOR", "1"), command).out())
        .doesNotContain(ESCAPE);
    assertThat(run(host().on(Screen.TERMINAL), command, "--json").out()).doesNotContain(ESCAPE);
  }

  @Test
  void aTerminalHasColours() {
    Papamu terminal = host().on(Screen.TERMINAL);
    assertThat(run(terminal, "show konane:6x6").out()).contains(ESCAPE + "[");
    assertThat(run(terminal.with("NO_COLOR", ""), "show konane:6x6").out())
        .as("an empty NO_COLOR is none")
        .contains(ESCAPE + "[");
  }

  @Test
  void jsonWithAsciiSaysTheSame() {
    assertThat(run(host(), "info konane", "--json", "--ascii").json())
        .isEqualTo(run(host(), "info konane", "--json").json());
  }

  @Test
  void asciiHoldsForErrorsAndReplaysAndPlay() throws Exception {
    Ran refused = host().run("show", "k\u014dnane", "--ascii");
    assertAscii(refused.refused().err());
    Path record = folder.resolve("game.pgr");
    Ran played =
        host()
            .reading("a1\nb\u0101\nb1\nshow\nhelp\n")
            .run("play", "konane:1x3", "--ascii", "--save", record.toString());
    assertAscii(played.ended(0).out());
    assertAscii(played.err());
    assertThat(Files.exists(record)).isTrue();
    assertAscii(host().run("replay", record.toString(), "--ascii").ended(0).out());
  }
}
