package org.papamu.acceptance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The code and the commands that stand in ADDING-A-GAME.md, in their order. */
record Guide(List<Block> blocks) {

  private static final Pattern WORD = Pattern.compile("'[^']*'|\\S+");

  private static final String FENCE = "```";

  /** Stands for anything, in what a command prints and between parts of a class. */
  private static final String GAP = "…";

  /**
   * A fenced block.
   *
   * @param language what stands behind the fence
   * @param line the number of its first line
   * @param lines its lines
   */
  record Block(String language, int line, List<String> lines) {

    Block {
      lines = List.copyOf(lines);
    }

    /** The parts between gaps, with every run of white space made one blank. */
    List<String> parts() {
      return List.of(String.join("\n", lines).split(GAP, -1)).stream()
          .map(Guide::normal)
          .filter(part -> !part.isEmpty())
          .toList();
    }

    /** The commands and what they print. */
    List<Command> commands() {
      List<Command> commands = new ArrayList<>();
      for (String line : lines) {
        if (line.startsWith("$ ")) {
          commands.add(new Command(line.substring(2), new ArrayList<>()));
        } else {
          commands.get(commands.size() - 1).printed.add(line);
        }
      }
      return commands;
    }
  }

  /**
   * A command.
   *
   * @param text as it is typed
   * @param printed the lines shown below it
   */
  record Command(String text, List<String> printed) {

    /** Its words, at blanks outside of single quotes. */
    List<String> words() {
      return WORD.matcher(text)
          .results()
          .map(word -> word.group().replaceAll("^'|'$", ""))
          .toList();
    }

    /** What is not as the guide shows it; empty if all of it is. */
    Optional<String> difference(String out) {
      String shown = String.join("\n", printed).strip();
      StringBuilder regex = new StringBuilder();
      for (String part : shown.split(GAP, -1)) {
        regex.append(regex.isEmpty() ? "" : "(?s:.*?)").append(Pattern.quote(part));
      }
      return Pattern.matches(regex.toString(), out.strip())
          ? Optional.empty()
          : Optional.of("$ %s%nthe guide shows:%n%s%nit prints:%n%s".formatted(text, shown, out));
    }
  }

  static Guide read(Path file) throws IOException {
    List<Block> blocks = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int at = 0; at < lines.size(); at++) {
      if (lines.get(at).startsWith(FENCE)) {
        int end = at + 1;
        while (!lines.get(end).equals(FENCE)) {
          end++;
        }
        blocks.add(
            new Block(lines.get(at).substring(FENCE.length()), at + 1, lines.subList(at + 1, end)));
        at = end;
      }
    }
    return new Guide(List.copyOf(blocks));
  }

  /** The blocks in one language. */
  List<Block> in(String language) {
    return blocks.stream().filter(block -> block.language.equals(language)).toList();
  }

  /** A text with white space made plain, however its lines are broken. */
  static String normal(String text) {
    return text.replaceAll("\\s+", " ").replace("( ", "(").replace(" )", ")").strip();
  }
}
