package org.papamu.core.engine.client;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import org.papamu.api.Player.Stop;
import org.papamu.core.engine.client.EngineFault.Kind;
import org.papamu.core.text.Printable;

/** An engine that has introduced itself: what it can be told, and what it answers. */
final class EngineLink {

  private static final long SECOND = 1_000_000_000;
  private static final long HANDSHAKE = 5 * SECOND;
  private static final long READY = 10 * SECOND;
  private static final int MAX_OPTIONS = 1000;
  private static final int TOLD = 200;
  private static final String ERROR = "info string error";
  static final String BEST_MOVE = "bestmove";

  private final EngineProcess process;
  private final LongSupplier nanoTime;

  /** The names of the options as the engine spells them, by {@link #key}. */
  private final Map<String, String> options = new LinkedHashMap<>();

  private boolean answered;

  private EngineLink(EngineProcess process, LongSupplier nanoTime) {
    this.process = process;
    this.nanoTime = nanoTime;
  }

  /**
   * Asks a new process for its introduction and sets its options.
   *
   * @throws EngineFault if it does not introduce itself, or has not got an option
   */
  static EngineLink meet(EngineProcess process, EngineSpec spec, LongSupplier nanoTime) {
    EngineLink link = new EngineLink(process, nanoTime);
    link.introduce();
    spec.options().forEach(link::set);
    link.sync("at its start");
    return link;
  }

  private void introduce() {
    process.send("ugi");
    long until = nanoTime.getAsLong() + HANDSHAKE;
    while (true) {
      String line = process.line(until, Stop.NEVER, "before it introduced itself");
      if (line == null) {
        throw new EngineFault(
            Kind.START,
            "did not introduce itself with ugiok within %s s".formatted(HANDSHAKE / SECOND));
      }
      String text = line.strip();
      if (text.equals("ugiok")) {
        return;
      }
      int type = text.indexOf(" type ");
      String start = "option name ";
      if (text.startsWith(start) && type > start.length() && options.size() < MAX_OPTIONS) {
        String name = text.substring(start.length(), type).strip();
        options.put(key(name), name);
      }
    }
  }

  EngineProcess process() {
    return process;
  }

  /** It has answered a question. */
  void hasAnswered() {
    answered = true;
  }

  /** Whether it has not answered a question yet. */
  boolean isNew() {
    return !answered;
  }

  /** A name as the text of a player can have it: small, without blanks. */
  private static String key(String option) {
    return option.toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  /** Whether it has an option, in whatever case, blanks or hyphens between its words. */
  boolean has(String option) {
    return options.containsKey(key(option));
  }

  /**
   * Sets an option.
   *
   * @throws EngineFault if it has none of this name
   */
  void set(String option, String value) {
    String name = options.get(key(option));
    if (name == null) {
      throw new EngineFault(
          Kind.START,
          "has no option %s; it has %s"
              .formatted(option, Printable.of(String.join(", ", options.values()), TOLD)));
    }
    process.send("setoption name %s value %s".formatted(name, value));
  }

  /**
   * Waits until it has done all that it was told.
   *
   * @param phase when it is, for the fault
   * @throws EngineFault if it refuses something, answers what it was not asked, or does not answer
   */
  void sync(String phase) {
    process.send("isready");
    long until = nanoTime.getAsLong() + READY;
    while (true) {
      String line = process.line(until, Stop.NEVER, phase);
      if (line == null) {
        throw new EngineFault(
            Kind.SILENT,
            "did not answer to isready within %s s %s".formatted(READY / SECOND, phase));
      }
      String text = line.strip();
      if (text.equals("readyok")) {
        return;
      }
      if (text.startsWith(ERROR)) {
        throw new EngineFault(Kind.ANSWER, "refused what it was told: " + Printable.of(text, TOLD));
      }
      if (isBestMove(text)) {
        throw new EngineFault(
            Kind.ANSWER, "gave an answer that it was not asked for: " + Printable.of(text, TOLD));
      }
    }
  }

  static boolean isBestMove(String line) {
    return line.equals(BEST_MOVE) || line.startsWith(BEST_MOVE + " ");
  }
}
