package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.papamu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Ran;

/** Wrong requests: exit status 2, nothing on standard output, one error in its form. */
final class RequestsIT {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nope",
        "show",
        "show --json",
        "show konane fanorona",
        "show konane --nope",
        "show konane --position",
        "show konane --position a --position b",
        "show konane --svg",
        "info",
        "moves",
        "perft",
        "perft konane",
        "perft konane 3 4",
        "perft konane 3 --threads 0",
        "perft konane 3 --threads 257",
        "perft konane 3 --threads many",
        "stats",
        "stats nope",
        "stats konane --games 0",
        "stats konane --games many",
        "stats konane --player human",
        "stats konane --player nobody",
        "stats konane --plies -1",
        "stats konane --plies 201",
        "stats konane --max-plies 0",
        "stats konane --concurrency 0",
        "stats konane --time 0s",
        "replay",
        "replay /no/such/file.pgr",
        "play",
        "play nope",
        "play konane --json",
        "play konane --seat",
        "play konane --seat black",
        "play konane --seat =random",
        "play konane --seat green=random",
        "play konane --seat black=",
        "play konane --seat black=nobody",
        "play konane --seat black=random --seat black=random",
        "play konane --seat black=random:speed=3",
        "play konane --seat black=random:time=0s",
        "play konane --seat black=random:time=-1s",
        "play konane --seat black=random:time=10",
        "play konane --resume /no/such/file.pgr",
        "play konane --position x",
        "watch nope",
        "watch konane --delay -1",
        "watch konane --delay soon",
        "watch konane --seat black=human",
        "watch --seat black=random",
        "plugins nope",
        "plugins verify",
        "plugins verify nope",
        "plugins enable nope",
        "plugins disable nope",
        "plugins list extra",
        "engine extra",
        "engine --json",
        "bench nope",
        "version extra",
        "version --seed x",
        "version --seed 99999999999999999999",
        "help nope",
        "games extra",
        "--nope",
      })
  void isRefused(String request) {
    papamu(request.split(" ", -1)).refused();
  }

  static Stream<List<String>> requestsWithControlCharacters() {
    String evil = "a\u001b]0;x\u0007\u202e\r\nb\u009b";
    return Stream.of(
        List.of(evil),
        List.of("show", evil),
        List.of("show", "konane:" + evil),
        List.of("show", "konane", "--position", evil),
        List.of("show", "konane", "--moves", evil),
        List.of("show", "konane", "--" + evil),
        List.of("moves", "konane", "--positions", evil),
        List.of("perft", "konane", evil),
        List.of("replay", evil),
        List.of("play", "konane", "--seat", evil),
        List.of("play", "konane", "--seat", "black=" + evil),
        List.of("play", "konane", "--resume", evil),
        List.of("plugins", evil),
        List.of("plugins", "verify", evil),
        List.of("help", evil),
        List.of("bench", evil),
        List.of("version", "--seed", evil));
  }

  @ParameterizedTest
  @MethodSource("requestsWithControlCharacters")
  void controlCharactersAreEscaped(List<String> request) {
    Ran ran = papamu(request.toArray(String[]::new)).refused();
    assertThat(ran.err().codePoints().filter(c -> c != '\n' && isControl(c)).toArray()).isEmpty();
  }

  private static boolean isControl(int c) {
    return Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
  }

  @Test
  void theCaretStandsUnderThePlaceAlsoInALongText() {
    String position = "b".repeat(3000) + "? b r";
    Ran refused = papamu("show", "konane", "--position", position).refused();
    List<String> lines = refused.err().lines().toList();
    assertThat(lines.get(1)).hasSizeLessThan(90);
    String longText = lines.get(1);
    assertThat(lines.get(2).indexOf('^')).isBetween(2, longText.length());
    Ran escaped = papamu("show", "konane:8x8\u001b").refused();
    assertThat(escaped.err()).contains("\n  konane:8x8\\x1b\n            ^\n");
  }

  @Test
  void verboseAddsTheStackTrace() {
    assertThat(papamu("show", "nope", "--verbose").ended(2).err())
        .startsWith("error: ")
        .contains("\tat ");
  }

  @Test
  void aCommandThatIsNearIsSuggested() {
    assertThat(papamu("shwo").refused().err()).contains("show");
    assertThat(papamu("show", "konane", "--positon", "x").refused().err()).contains("--position");
    assertThat(papamu("help", "perf").refused().err()).contains("perft");
  }

  /** What is no file of that kind is a wrong request, and stays as it is. */
  @Test
  void aFileOfAnotherKindIsNoCheckpoint(@TempDir Path folder) throws IOException {
    Path other = Files.writeString(folder.resolve("other"), "hello");
    String[] count = {"count", "peg-solitaire:triangle10", "--checkpoint", other.toString()};
    assertThat(papamu(count).refused().err()).contains("other").contains("(--checkpoint)");
    assertThat(other).hasContent("hello");
    count[3] = folder.toString();
    assertThat(papamu(count).refused().err()).contains("(--checkpoint)");
    assertThat(papamu("check", folder.toString()).refused().err())
        .startsWith("error: a folder, and a proof is a file");
  }

  @Test
  void morePiecesThanThereAreAreAllAndThatIsTold(@TempDir Path folder) {
    Ran ran =
        papamu("tables", "fanorona:3x3", folder.toString(), "--pieces", "99", "--time", "1ms");
    assertThat(ran.status()).isZero();
    assertThat(ran.err()).startsWith("note: no class of fanorona:3x3 has more than 8 pieces");
  }
}
