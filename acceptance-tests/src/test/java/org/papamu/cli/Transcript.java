package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.papamu.acceptance.Distribution;
import org.papamu.acceptance.Ran;

/**
 * A record of commands and what they printed, in the form in which a shell shows it.
 *
 * <pre>
 * # a remark
 * $ papamu play konane:1x3 &lt;&lt;END
 * a1
 * END
 * 1. Black: a1
 * unfinished
 *
 * $ papamu show nope
 * ! error: …          a line of standard error, shown after standard output
 * [2]                 the exit status, if it is not 0
 * </pre>
 *
 * <p>The commands are read from the record itself: to add one, write its line and have the record
 * written anew.
 */
final class Transcript {

  private static final String PROMPT = "$ papamu";
  private static final String INPUT = " <<END";
  private static final String END = "END";

  private final List<String> lines;
  private final StringBuilder out = new StringBuilder();
  private int at;

  private Transcript(String text) {
    lines = text.lines().toList();
  }

  /** Runs the commands of a record again and answers the record as it comes out now. */
  static String again(String text) {
    return new Transcript(text).run();
  }

  private String run() {
    int commands = 0;
    while (at < lines.size()) {
      String line = lines.get(at++);
      if (line.startsWith("# ")) {
        out.append(line).append('\n');
      } else if (line.startsWith(PROMPT)) {
        command(line);
        commands++;
      }
    }
    assertThat(commands).as("commands in the record").isPositive();
    return out.toString();
  }

  private void command(String line) {
    out.append(line).append('\n');
    String command = line.substring(PROMPT.length());
    StringBuilder input = new StringBuilder();
    if (command.endsWith(INPUT)) {
      command = command.substring(0, command.length() - INPUT.length());
      while (!lines.get(at).equals(END)) {
        input.append(lines.get(at++)).append('\n');
      }
      at++;
      out.append(input).append(END).append('\n');
    }
    Ran ran = Papamu.host().reading(input.toString()).run(words(command));
    out.append(masked(ran.out()));
    masked(ran.err()).lines().forEach(told -> out.append("! ").append(told).append('\n'));
    if (ran.status() != 0) {
      out.append('[').append(ran.status()).append("]\n");
    }
    out.append('\n');
  }

  /** What differs from machine to machine is named instead. */
  private static String masked(String text) {
    return text.replace(Distribution.assembled().folder().toString(), "DISTRIBUTION")
        .replaceAll("\\d+\\.\\d{3} s, [\\d,]+ nodes/s", "SECONDS s, SPEED nodes/s")
        .replaceAll("depth \\d+, [\\d,]+ nodes", "depth DEPTH, NODES nodes")
        .replaceAll("\"seconds\":[^,}]+", "\"seconds\":SECONDS")
        .replaceAll("\"nodesPerSecond\":\\d+", "\"nodesPerSecond\":SPEED")
        .replaceAll("(?m)^java \\d.*$", "java JAVA")
        .replaceAll("\"sha256\":\"[0-9a-f]{64}\"", "\"sha256\":\"SHA256\"");
  }

  /** The words of a command, at blanks outside of single quotes. */
  private static String[] words(String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean quoted = false;
    boolean begun = false;
    for (char c : (command + " ").toCharArray()) {
      if (c == '\'') {
        quoted = !quoted;
        begun = true;
      } else if (c == ' ' && !quoted) {
        if (begun) {
          words.add(word.toString());
          word.setLength(0);
        }
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    return words.toArray(String[]::new);
  }
}
