package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A screen full of lines: a heading, the board, what stands beside it where there is room, and the
 * last of what was said. Lines may hold escape sequences for colours, which take no room.
 *
 * @param width the columns of the screen
 * @param height the rows of the screen
 */
record Sheet(int width, int height) {

  /** Fewer columns beside a board hold nothing worth reading. */
  private static final int NARROWEST = 24;

  private static final int GAP = 3;

  /** Lines are never folded to less: an indented one must hold something. */
  private static final int LEAST_FOLDED = 8;

  /** With so many rows to spare, some are left free. */
  private static final int AIRY = 8;

  /** So many rows below the board are left to what is said. */
  private static final int LEFT_TO_SAY = 6;

  /** The rows below everything else: the prompt, and one that stays free. */
  static final int PROMPT = 2;

  /**
   * The lines of the screen, as many as it has rows above the prompt.
   *
   * @param heading the first line
   * @param board the board
   * @param beside what stands beside it
   * @param said what was said, the last of it at the end
   */
  List<String> lines(String heading, List<String> board, List<String> beside, List<String> said) {
    int room = height - PROMPT;
    List<String> lines = new ArrayList<>();
    lines.add(cut(heading, width));
    // Where there is room the board stands by itself.
    boolean airy = room - 1 - board.size() >= AIRY;
    if (airy) {
      lines.add("");
    }
    int wide = wide(board);
    int left = width - wide - GAP;
    int below = room - lines.size() - board.size();
    boolean column = left >= NARROWEST;
    List<String> aside = new ArrayList<>();
    if (column) {
      // A small board is made higher by what stands beside it, as far as something else can be
      // said.
      int more = Math.min(beside.size() - board.size(), below - LEFT_TO_SAY);
      if (more > 0) {
        board = new ArrayList<>(board);
        board.addAll(Collections.nCopies(more, ""));
        below -= more;
      }
      beside.forEach(line -> aside.add(cut(line, left)));
      List<String> told = folded(said, left);
      int free = board.size() - aside.size() - 1;
      // What was said stands where there is most room for it.
      if (free > Math.max(below, 3) && below < 5) {
        aside.add("");
        aside.addAll(last(told, free));
        said = List.of();
      }
    }
    for (int row = 0; row < board.size(); row++) {
      String line = board.get(row);
      String extra = row < aside.size() ? aside.get(row) : "";
      lines.add(extra.isEmpty() ? line : line + " ".repeat(wide - columns(line) + GAP) + extra);
    }
    if (airy) {
      lines.add("");
    }
    if (!column) {
      beside.stream().limit(Math.max(0, below - 2)).forEach(line -> lines.add(cut(line, width)));
    }
    List<String> told = folded(said, width);
    lines.addAll(last(told, Math.max(0, room - lines.size())));
    while (lines.size() < room) {
      lines.add("");
    }
    return List.copyOf(lines.subList(0, room));
  }

  /** The columns for what stands beside a board, or below one that leaves too little room. */
  int beside(List<String> board) {
    int left = width - wide(board) - GAP;
    return left >= NARROWEST ? left : width;
  }

  private static int wide(List<String> board) {
    return board.stream().mapToInt(Sheet::columns).max().orElse(0);
  }

  private static List<String> last(List<String> lines, int most) {
    return lines.subList(Math.max(0, lines.size() - Math.max(0, most)), lines.size());
  }

  /**
   * The lines in lines that are no wider: broken at blanks, and within a word only where it is
   * longer than a line.
   */
  static List<String> folded(List<String> lines, int most) {
    int width = Math.max(LEAST_FOLDED, most);
    List<String> folded = new ArrayList<>();
    for (String line : lines) {
      String rest = line;
      while (columns(rest) > width) {
        int end = end(rest, width);
        int blank = rest.lastIndexOf(' ', end);
        boolean words = blank > 0 && !rest.substring(0, blank).isBlank();
        int cut = words ? blank : end;
        folded.add(rest.substring(0, cut));
        rest = "  " + rest.substring(cut).stripLeading();
      }
      folded.add(rest);
    }
    return folded;
  }

  /** A line without what does not fit. */
  static String cut(String line, int width) {
    return columns(line) <= width ? line : line.substring(0, end(line, width));
  }

  /** How many columns a line takes. */
  static int columns(String line) {
    int columns = 0;
    for (int at = 0; at < line.length(); at = next(line, at)) {
      columns += line.charAt(at) == '\033' ? 0 : 1;
    }
    return columns;
  }

  /** Where the part of a line ends that takes so many columns. */
  private static int end(String line, int width) {
    int columns = 0;
    int at = 0;
    while (at < line.length() && columns + (line.charAt(at) == '\033' ? 0 : 1) <= width) {
      columns += line.charAt(at) == '\033' ? 0 : 1;
      at = next(line, at);
    }
    return at;
  }

  /** Behind a character, or behind the whole of a sequence that begins there. */
  private static int next(String line, int at) {
    if (line.charAt(at) != '\033') {
      return at + Character.charCount(line.codePointAt(at));
    }
    int end = line.indexOf('m', at);
    return end < 0 ? line.length() : end + 1;
  }
}
