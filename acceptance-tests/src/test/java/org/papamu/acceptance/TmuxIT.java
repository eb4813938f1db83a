package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a person sees at a terminal of 80 columns and 24 rows without colours, kept as golden files
 * under {@code src/test/resources/screens}; {@code -Dpapamu.golden=write} writes them anew.
 *
 * <pre>
 * $ papamu play konane:6x6    starts the program; a screen follows
 * &gt; Up Enter                  keys, as tmux names them; a text in quotes is typed as it is
 * ? White, ply 2             what the screen must hold before it is looked at
 * | ...                      the screen, without blank lines at its end
 * </pre>
 */
final class TmuxIT {

  private static final String START = "$ papamu ";

  /** A key's name, or text between quotes. */
  private static final Pattern KEY = Pattern.compile("\"[^\"]*\"|\\S+");

  private static final String KEYS = "> ";
  private static final String UNTIL = "? ";
  private static final String ROW = "|";

  /** Between two looks at the screen. */
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  /** So many looks without a change are enough for a screen that is not known before. */
  private static final int SETTLED = 10;

  /** A server of its own for each test: one that ends does not take the next one's with it. */
  private final String socket =
      "papamu-%d-%d".formatted(ProcessHandle.current().pid(), System.nanoTime());

  @BeforeEach
  void needsTmux() {
    boolean there = false;
    try {
      there = Launch.of(List.of("tmux", "-V")).run().status() == 0;
    } catch (UncheckedIOException e) {
      // There is no such command.
    }
    assumeTrue(there, "tmux is not installed");
  }

  @AfterEach
  void end() {
    try {
      tmux("kill-server");
    } catch (UncheckedIOException e) {
      // It was never started.
    }
  }

  private Ran tmux(String... words) {
    List<String> all = new ArrayList<>(List.of("tmux", "-u", "-L", socket, "-f", "/dev/null"));
    all.addAll(List.of(words));
    return Launch.of(all).with("TERM", "xterm").with("LC_ALL", "C.UTF-8").run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "konane",
        "fanorona",
        "peg-solitaire",
        "watch",
        "hints",
        "steps",
        "replay",
        "tutorial"
      })
  void isAsRecorded(String name) throws IOException {
    String resource = "/screens/" + name + ".txt";
    Path file = Path.of("src/test/resources" + resource);
    if ("write".equals(System.getProperty("papamu.golden"))) {
      Files.writeString(file, again(withoutScreens(Files.readString(file))));
      return;
    }
    try (InputStream in = TmuxIT.class.getResourceAsStream(resource)) {
      assertThat(in).as("resource %s", resource).isNotNull();
      String recorded = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(recorded).as("screens of %s", name).contains("\n" + ROW);
      assertThat(again(recorded)).isEqualTo(recorded);
    }
  }

  /** A record that waits for no screen that may never come again. */
  private static String withoutScreens(String recorded) {
    return recorded
        .lines()
        .filter(line -> !line.startsWith(ROW))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  /** The record as it comes out now. */
  private String again(String recorded) {
    StringBuilder out = new StringBuilder();
    List<String> lines = recorded.lines().toList();
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at);
      if (line.startsWith(START)) {
        start(line.substring(START.length()));
      } else if (line.startsWith(KEYS)) {
        press(line.substring(KEYS.length()));
      }
      if (!line.startsWith(ROW)) {
        out.append(line).append('\n');
      }
      if (line.startsWith(UNTIL)) {
        screen(line.substring(UNTIL.length()), rows(lines, at + 1))
            .lines()
            .forEach(row -> out.append(ROW).append(row).append('\n'));
      }
    }
    return out.toString();
  }

  private void start(String command) {
    String program =
        "NO_COLOR=1 TERM=screen LC_ALL=C.UTF-8 PAPAMU_CDS=on"
            + " PAPAMU_JAVA_OPTS=-XX:TieredStopAtLevel=1"
            + " JAVA_HOME='%s' '%s' %s; echo ended $?; exec sleep 600"
                .formatted(
                    System.getProperty("java.home"), Distribution.assembled().program(), command);
    tmux("new-session", "-d", "-s", "game", "-x", "80", "-y", "24", program).ended(0);
  }

  private void press(String keys) {
    for (String key : KEY.matcher(keys).results().map(MatchResult::group).toList()) {
      if (key.startsWith("\"")) {
        tmux("send-keys", "-t", "game", "-l", key.substring(1, key.length() - 1)).ended(0);
      } else {
        tmux("send-keys", "-t", "game", key).ended(0);
      }
    }
  }

  /** The screen that is recorded from a line on; empty where none is. */
  private static String rows(List<String> lines, int from) {
    return lines.stream()
        .skip(from)
        .takeWhile(line -> line.startsWith(ROW))
        .map(line -> line.substring(ROW.length()))
        .collect(Collectors.joining("\n"));
  }

  /**
   * The screen once it is the one that is wanted; where none is recorded, once it holds a text and
   * has not changed for a while.
   */
  private String screen(String text, String wanted) {
    long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(Launch.LIMIT_SECONDS);
    String before = "";
    int same = 0;
    while (true) {
      String now = tmux("capture-pane", "-p", "-t", "game").ended(0).out().stripTrailing();
      same = now.equals(before) ? same + 1 : 0;
      boolean settled = wanted.isEmpty() ? same >= SETTLED : now.equals(wanted);
      if (now.contains(text) && settled) {
        return now;
      }
      before = now;
      // The processor is for the program that is looked at.
      LockSupport.parkNanos(PAUSE_NANOS);
      assertThat(System.nanoTime()).as("waited for \"%s\":%n%s", text, now).isLessThan(limit);
    }
  }
}
