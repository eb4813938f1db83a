package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.papamu.api.PlayerProvider;
import org.papamu.core.player.BuiltInPlayers;

/** What the help of commands that take players says about these. */
final class PlayerHelp {

  /** The commands that take players. */
  static final Set<String> COMMANDS = Set.of("play", "watch", "match", "analyze", "stats");

  private static final int WIDTH = 80;
  private static final int MARGIN = 13;

  private PlayerHelp() {}

  /** The lines. Players that plugins bring are not among them: help looks at no plugin. */
  static String[] lines() {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("A player is NAME or NAME:key=value,..., such as alphabeta:time=1s,threads=2.");
    for (PlayerProvider player : BuiltInPlayers.all()) {
      StringBuilder text = new StringBuilder(player.summary());
      TreeSet<String> settings = new TreeSet<>(player.settings());
      if (!settings.isEmpty()) {
        text.append(" (").append(String.join(", ", settings)).append(')');
      }
      fold(lines, "  " + player.name(), text.toString());
    }
    lines.add("All take time=500ms, nodes=N, depth=N (what a move may cost) and seed=N.");
    lines.add("Of the others, level is 1 to 10, and hash a table's size in mebibytes.");
    return lines.stream().map(line -> line.replace("%", "%%")).toArray(String[]::new);
  }

  private static void fold(List<String> lines, String term, String text) {
    StringBuilder line = new StringBuilder(term);
    line.append(" ".repeat(Math.max(2, MARGIN - line.length())));
    boolean first = true;
    for (String word : text.split(" ", -1)) {
      if (line.length() + word.length() >= WIDTH) {
        lines.add(line.toString());
        line.setLength(0);
        line.append(" ".repeat(MARGIN));
        first = true;
      }
      line.append(first ? "" : " ").append(word);
      first = false;
    }
    lines.add(line.toString());
  }
}
