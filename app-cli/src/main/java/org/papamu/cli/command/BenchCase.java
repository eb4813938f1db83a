package org.papamu.cli.command;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.Budget;
import org.papamu.api.GameSpec;
import org.papamu.core.player.PlayerSpec;

/**
 * One case of the speed run.
 *
 * @param kind what is measured
 * @param game the game's text
 * @param task a depth, or a player's text for a search; empty to find a depth that suits
 * @param label a word for the position; empty for the usual start
 * @param position the position's text; empty for the usual start
 */
record BenchCase(
    Kind kind, String game, String task, Optional<String> label, Optional<String> position) {

  private static final String THREADS = "threads";

  /** What is measured. */
  enum Kind {
    /** Paths of so many moves, the last ply counted in bulk. */
    PERFT,
    /** Paths of so many moves, each played to its end. */
    LEAVES,
    /** Games played out at random. */
    PLAYOUTS,
    /** Positions that a player visits within limits that are no time. */
    SEARCH;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Kind of(String word) {
      for (Kind kind : values()) {
        if (kind.word().equals(word)) {
          return kind;
        }
      }
      throw new IllegalArgumentException("there is no kind of case " + word);
    }
  }

  /**
   * Reads a line of the file of cases.
   *
   * @param positions the texts of positions by their labels
   * @throws IllegalArgumentException if it is malformed
   */
  static BenchCase parse(String line, Map<String, String> positions) {
    String[] words = line.strip().split(" +", -1);
    Kind kind = Kind.of(words[0]);
    int fields = kind == Kind.PLAYOUTS ? 2 : 3;
    if (words.length < fields || words.length > fields + 1) {
      throw new IllegalArgumentException("a case of another form: " + line);
    }
    String task = fields > 2 ? words[2] : "";
    if (kind == Kind.SEARCH) {
      requireNoTime(PlayerSpec.parse(task));
    } else if (!task.isEmpty() && !task.matches("[1-9]\\d?")) {
      throw new IllegalArgumentException("no depth of 1 to 99: " + line);
    }
    if (words.length == fields) {
      return new BenchCase(kind, words[1], task, Optional.empty(), Optional.empty());
    }
    String label = words[fields];
    String position = positions.get(words[1] + " " + label);
    if (position == null) {
      throw new IllegalArgumentException("no position of that name before: " + line);
    }
    return new BenchCase(kind, words[1], task, Optional.of(label), Optional.of(position));
  }

  private static void requireNoTime(PlayerSpec player) {
    Budget budget = player.budget();
    boolean endless = budget.nodes() == Long.MAX_VALUE && budget.depth() == Integer.MAX_VALUE;
    if (endless || !budget.time().equals(Budget.UNLIMITED_TIME)) {
      throw new IllegalArgumentException(
          "a search has a limit of depth or nodes, and none of time: " + player.text());
    }
  }

  /** A case whose depth is still to be found, or that needs none. */
  static BenchCase usual(Kind kind, String game) {
    return new BenchCase(kind, game, "", Optional.empty(), Optional.empty());
  }

  /** The same with a depth. */
  BenchCase withDepth(int depth) {
    return new BenchCase(kind, game, String.valueOf(depth), label, position);
  }

  /** The same search on one thread. */
  BenchCase onOneThread() {
    String single = task.replaceAll("(:|,)" + THREADS + "=\\d+(,|$)", "$1").replaceAll("[:,]$", "");
    return new BenchCase(kind, game, single, label, position);
  }

  /** The name by which it is known: its line in the file. */
  String name() {
    StringBuilder name = new StringBuilder(kind.word()).append(' ').append(game);
    if (!task.isEmpty()) {
      name.append(' ').append(task);
    }
    label.ifPresent(word -> name.append(' ').append(word));
    return name.toString();
  }

  /** The family of its game. */
  String family() {
    return GameSpec.family(game);
  }

  /** What it is listed under: the kind, or the player's name. */
  String group() {
    return kind == Kind.SEARCH ? PlayerSpec.parse(task).name() : kind.word();
  }

  /** Whether its nodes are the same in every run and say something of a search. */
  boolean isSigned() {
    return kind == Kind.SEARCH && threads() == 1;
  }

  /** The threads of a search. */
  int threads() {
    return kind == Kind.SEARCH
        ? Integer.parseInt(PlayerSpec.parse(task).settings().getOrDefault(THREADS, "1"))
        : 1;
  }
}
