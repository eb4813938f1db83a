package org.papamu.core.player;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.papamu.api.Budget;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Quantities;

/**
 * A player as a user asks for it: {@code NAME[:key=value[,key=value…]]}, such as {@code
 * alphabeta:time=1s,threads=2}.
 *
 * <p>The keys {@code time}, {@code nodes}, {@code depth} and {@code seed} mean the same for every
 * player and are read here; what other keys there are is the player's own affair.
 *
 * @param text the whole text
 * @param name the player's name
 * @param settings the other settings, in the order given
 * @param budget what the player may spend on a move
 * @param seed the seed of its random choices; empty if none is given
 */
public record PlayerSpec(
    String text, String name, Map<String, String> settings, Budget budget, OptionalLong seed) {

  /** The keys that mean the same for every player. */
  static final List<String> COMMON_KEYS = List.of("time", "nodes", "depth", "seed");

  private static final int MAX_LENGTH = 4096;
  private static final int MAX_NAME = 64;

  /** Copies the settings, in their order. */
  public PlayerSpec {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }

  /**
   * Reads a player's text. Whether there is such a player, and such a setting, is checked by {@link
   * Roster}.
   *
   * @throws NotationException if the text is malformed, a setting is given twice, or a limit or the
   *     seed has a value that is not allowed
   */
  public static PlayerSpec parse(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS, text, MAX_LENGTH, Phrases.phrase("player.long"));
    }
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    requireName(text, 0, name, "player.name");
    Reader reader = new Reader(text);
    if (colon >= 0) {
      int start = colon + 1;
      while (start <= text.length()) {
        int comma = text.indexOf(',', start);
        int end = comma < 0 ? text.length() : comma;
        reader.item(start, end);
        start = end + 1;
      }
    }
    return new PlayerSpec(text, name, reader.settings, reader.budget, reader.seed);
  }

  /**
   * The same player with other settings and the same text, which is what faults are shown in.
   *
   * @param others all its settings
   */
  public PlayerSpec withSettings(Map<String, String> others) {
    return new PlayerSpec(text, name, others, budget, seed);
  }

  /**
   * What the player may spend on a move where nobody else says: its own limits if it was given any,
   * else a time. A player below its full level is limited by that; the time is only a guard then,
   * ten times as long.
   *
   * @param usual the time for a move
   */
  public Budget budgetOr(Duration usual) {
    if (!budget.equals(Budget.UNLIMITED)) {
      return budget;
    }
    String full = Integer.toString(SharedSettings.FULL_LEVEL);
    boolean held = !settings.getOrDefault(SharedSettings.LEVEL, full).equals(full);
    return Budget.UNLIMITED.withTime(held ? usual.multipliedBy(10) : usual);
  }

  /** Limits that hold together with the player's own. */
  public Budget within(Budget other) {
    Duration time = shorter(budget.time(), other.time());
    return new Budget(
        time,
        shorter(time, shorter(budget.aim(), other.aim())),
        Math.min(budget.nodes(), other.nodes()),
        Math.min(budget.depth(), other.depth()));
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) <= 0 ? one : other;
  }

  private static void requireName(String text, int offset, String name, String what) {
    for (int at = 0; at < name.length(); at++) {
      char c = name.charAt(at);
      boolean letter = c >= 'a' && c <= 'z';
      if (!letter && (at == 0 || !((c >= '0' && c <= '9') || c == '-'))) {
        throw new NotationException(
            Kind.MALFORMED,
            text,
            offset + at,
            Phrases.phrase("player.plain", Phrases.phrase(what)));
      }
    }
    if (name.isEmpty() || name.length() > MAX_NAME) {
      throw new NotationException(
          name.isEmpty() ? Kind.MALFORMED : Kind.OUT_OF_BOUNDS,
          text,
          offset,
          Phrases.phrase("player.length", Phrases.phrase(what), MAX_NAME));
    }
  }

  private static final class Reader {
    private final String text;
    private final Map<String, String> all = new LinkedHashMap<>();
    private final Map<String, String> settings = new LinkedHashMap<>();
    private Budget budget = Budget.UNLIMITED;
    private OptionalLong seed = OptionalLong.empty();

    Reader(String text) {
      this.text = text;
    }

    void item(int start, int end) {
      if (start == end) {
        throw new NotationException(
            Kind.MALFORMED, text, start, Phrases.phrase("player.setting-missing"));
      }
      int equals = text.indexOf('=', start);
      if (equals < 0 || equals >= end - 1) {
        throw new NotationException(
            Kind.MALFORMED, text, end, Phrases.phrase("player.setting-form"));
      }
      String key = text.substring(start, equals);
      requireName(text, start, key, "player.key");
      String value = text.substring(equals + 1, end);
      if (all.putIfAbsent(key, value) != null) {
        throw new NotationException(
            Kind.MALFORMED, text, start, Phrases.phrase("player.setting-twice", key));
      }
      try {
        take(key, value);
      } catch (NotationException e) {
        throw e.within(text, equals + 1 + e.offset());
      }
    }

    private void take(String key, String value) {
      switch (key) {
        case "time" -> {
          Duration time = Quantities.duration(value);
          budget = budget.withTime(time);
        }
        case "nodes" -> budget = budget.withNodes(Quantities.number(value, key, 1, Long.MAX_VALUE));
        case "depth" ->
            budget = budget.withDepth((int) Quantities.number(value, key, 1, Integer.MAX_VALUE));
        case "seed" -> seed = OptionalLong.of(Quantities.number(value, key, 0, Long.MAX_VALUE));
        default -> settings.put(key, value);
      }
    }
  }
}
