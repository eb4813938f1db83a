package org.papamu.web;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Fields;

/**
 * A game as it is told, in English and in every other language that somebody has asked for. What
 * was told last may be read from any thread, all else is for one at a time.
 *
 * @param <P> the game's own position type
 */
final class Tellings<P extends Position> {

  private final Edition<P> edition;
  private final Telling<P> english;
  private final Map<Locale, Telling<P>> all = new ConcurrentHashMap<>();

  /**
   * A session as it stands, in English.
   *
   * @throws GameFault if the game's code fails
   */
  Tellings(Edition<P> edition, Session<P> session) {
    this.edition = edition;
    english = new Telling<>(edition.game(), session);
    all.put(Locale.ENGLISH, english);
  }

  /** The one in English. */
  Telling<P> english() {
    return english;
  }

  /** Whether it is told in a language already. */
  boolean has(Locale language) {
    return all.containsKey(language);
  }

  /** Tells it in a language from now on; what is told is to be rendered next. */
  void add(Locale language, Session<P> session) {
    all.computeIfAbsent(language, spoken -> new Telling<>(edition.in(spoken), session));
  }

  /** Looks at a session anew; calls the game's code. */
  void look(Session<P> session) {
    all.values().forEach(telling -> telling.look(session));
  }

  /** The game has begun anew. */
  void forget() {
    all.values().forEach(Telling::forget);
  }

  /** Writes down what is told of each. */
  void render(BiFunction<Locale, Telling<P>, Fields> told) {
    all.forEach((language, telling) -> telling.told(Json.write(told.apply(language, telling))));
  }

  /** What was told last, as JSON; in English where it was not told in the language. */
  String state(Locale language) {
    return all.getOrDefault(language, english).state();
  }

  /** The refusal of a move in a language, as far as the game has words for it. */
  NotationException refusal(NotationException refused, P position, Locale language) {
    Game<P> spoken = edition.in(language);
    if (!language.equals(Locale.ENGLISH)) {
      try {
        GameFault.guard(spoken, "read", () -> read(spoken, position, refused.text()));
      } catch (NotationException told) {
        return told;
      }
    }
    return refused;
  }

  private static <P extends Position> MoveList read(Game<P> game, P position, String text) {
    MoveList moves = new MoveList();
    game.readMoves(position, text, moves);
    return moves;
  }
}
