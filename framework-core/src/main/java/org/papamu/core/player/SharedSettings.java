package org.papamu.core.player;

import java.util.List;
import java.util.Map;
import org.papamu.api.text.NotationException;
import org.papamu.core.search.AlphaBeta;
import org.papamu.core.text.Quantities;

/** The settings that mean the same for every player that takes them. */
public final class SharedSettings {

  /** How many threads may work. */
  public static final String THREADS = "threads";

  /** The room for a table, in mebibytes. */
  public static final String HASH = "hash";

  /** How strong it plays. */
  public static final String LEVEL = "level";

  /** All of them. */
  public static final List<String> NAMES = List.of(THREADS, HASH, LEVEL);

  /** The most threads that may be asked for. */
  public static final int MAX_THREADS = 256;

  /** The level of full strength; the weakest is 1. */
  public static final int FULL_LEVEL = Level.FULL;

  private SharedSettings() {}

  /** The most mebibytes that a table may take: about half of what the program may use. */
  public static long maxHash() {
    return AlphaBeta.mostMebibytes();
  }

  /**
   * Checks those of the settings that are shared.
   *
   * @throws NotationException if one has a value that is not allowed; its text is the value
   */
  static void check(Map<String, String> settings) {
    settings.forEach(
        (name, value) -> {
          switch (name) {
            case THREADS -> Quantities.number(value, THREADS, 1, MAX_THREADS);
            case HASH -> Quantities.number(value, HASH, 1, maxHash());
            case LEVEL -> Quantities.number(value, LEVEL, 1, FULL_LEVEL);
            default -> {}
          }
        });
  }

  /** The level in the settings; full strength if there is none. */
  static int level(Map<String, String> settings) {
    String value = settings.get(LEVEL);
    return value == null ? FULL_LEVEL : (int) Quantities.number(value, LEVEL, 1, FULL_LEVEL);
  }
}
