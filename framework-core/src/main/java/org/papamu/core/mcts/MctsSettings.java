package org.papamu.core.mcts;

import java.util.Map;
import java.util.Set;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Quantities;

/**
 * How a Monte Carlo tree search is to work.
 *
 * @param threads the threads that work on one tree, 1 or more
 * @param hash the room for the tree, in mebibytes, 1 or more
 * @param exploration how much seldom tried moves are preferred: the constant of UCB1, 0 or more
 * @param selection how a move is selected in the tree
 * @param playout how a game is played on below the tree
 */
public record MctsSettings(
    int threads, int hash, double exploration, Selection selection, Playout playout) {

  /** How a move is selected in the tree. */
  public enum Selection {
    /** By its own results (UCB1). */
    UCT,
    /** Also by the results of games in which it was played later, of the node itself (RAVE). */
    RAVE,
    /** The same, of the nearest node above that has seen enough games (GRAVE). */
    GRAVE
  }

  /** How a game is played on below the tree. */
  public enum Playout {
    /** By chance, to its end. */
    RANDOM,
    /**
     * By chance for a few plies, then the evaluator says what it is worth. The same as {@link
     * #RANDOM} for a game without an evaluator.
     */
    EVALUATED
  }

  static final int MOST_THREADS = 256;

  /** The most mebibytes: about half of what the program may use. */
  static final int MOST_HASH =
      (int) Math.max(1, Math.min(65_536, Runtime.getRuntime().maxMemory() >> 21));

  static final double MOST_EXPLORATION = 100;

  /** The settings that are best for most games. */
  public static final MctsSettings STANDARD =
      new MctsSettings(1, Math.min(64, MOST_HASH), 0.2, Selection.UCT, Playout.EVALUATED);

  /** Refuses numbers that are out of bounds. */
  public MctsSettings {
    boolean inBounds =
        threads >= 1
            && threads <= MOST_THREADS
            && hash >= 1
            && hash <= MOST_HASH
            && exploration >= 0
            && exploration <= MOST_EXPLORATION;
    if (!inBounds) {
      throw new IllegalArgumentException(
          "threads %s, hash %s, exploration %s".formatted(threads, hash, exploration));
    }
  }

  /** The same settings with another number of threads. */
  public MctsSettings withThreads(int number) {
    return new MctsSettings(number, hash, exploration, selection, playout);
  }

  /** The same settings with other room for the tree, in mebibytes. */
  public MctsSettings withHash(int mebibytes) {
    return new MctsSettings(threads, mebibytes, exploration, selection, playout);
  }

  /** The same settings with another constant of UCB1. */
  public MctsSettings withExploration(double constant) {
    return new MctsSettings(threads, hash, constant, selection, playout);
  }

  /** The same settings with another way to select moves. */
  public MctsSettings withSelection(Selection other) {
    return new MctsSettings(threads, hash, exploration, other, playout);
  }

  /** The same settings with another way to play games on. */
  public MctsSettings withPlayout(Playout other) {
    return new MctsSettings(threads, hash, exploration, selection, other);
  }

  /** The names of the settings. */
  static Set<String> names() {
    return Set.of("threads", "hash", "exploration", "selection", "playout");
  }

  /**
   * The standard settings changed by what a user gave.
   *
   * @param given none but those of {@link #names}
   * @throws NotationException if a value is not allowed
   */
  static MctsSettings of(Map<String, String> given) {
    MctsSettings settings = STANDARD;
    for (Map.Entry<String, String> setting : given.entrySet()) {
      settings = settings.with(setting.getKey(), setting.getValue());
    }
    return settings;
  }

  private MctsSettings with(String key, String value) {
    return switch (key) {
      case "threads" -> withThreads((int) Quantities.number(value, key, 1, MOST_THREADS));
      case "hash" -> withHash((int) Quantities.number(value, key, 1, MOST_HASH));
      case "exploration" -> withExploration(decimal(value));
      case "selection" -> withSelection(choice(Selection.values(), key, value));
      case "playout" -> withPlayout(choice(Playout.values(), key, value));
      default -> throw new IllegalArgumentException(key);
    };
  }

  /** A constant such as {@code 0.7} or {@code 2}: digits, and a point with digits if wanted. */
  private static double decimal(String text) {
    int point = text.indexOf('.');
    String digits = point < 0 ? text : text.substring(0, point) + text.substring(point + 1);
    boolean plain = !digits.isEmpty() && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    if (!plain || point == 0 || point == text.length() - 1 || text.length() > 12) {
      throw new NotationException(Kind.MALFORMED, text, 0, Phrases.phrase("player.exploration"));
    }
    double constant = Double.parseDouble(text);
    if (constant > MOST_EXPLORATION) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS, text, 0, Phrases.phrase("player.exploration-most", 100));
    }
    return constant;
  }

  private static <E extends Enum<E>> E choice(E[] choices, String key, String value) {
    StringBuilder names = new StringBuilder();
    for (E choice : choices) {
      String name = choice.name().toLowerCase(java.util.Locale.ROOT);
      if (name.equals(value)) {
        return choice;
      }
      names.append(names.length() == 0 ? "" : ", ").append(name);
    }
    throw new NotationException(
        Kind.ILLEGAL, value, 0, Phrases.phrase("player.choice", key, names));
  }
}
