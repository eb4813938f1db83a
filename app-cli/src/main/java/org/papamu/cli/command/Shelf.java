package org.papamu.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Language;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Repairs;

/**
 * Gives out games, positions and sessions that a user asked for, or says what is wrong with them.
 */
public final class Shelf {

  private final Provider<Catalog> catalog;
  private final Provider<Language> language;

  @Inject
  Shelf(Provider<Catalog> catalog, Provider<Language> language) {
    this.catalog = catalog;
    this.language = language;
  }

  /** The catalog, opened when first asked for. */
  public Catalog catalog() {
    return catalog.get();
  }

  /**
   * A game by its text.
   *
   * @throws BadRequest if there is no such game
   */
  public Game<?> game(String text) {
    return game(text, Locale.ENGLISH);
  }

  /**
   * A game by its text, to be played or told of in the language of whoever sits there.
   *
   * @throws BadRequest if there is no such game
   */
  public Game<?> spoken(String text) {
    return game(text, language.get().locale());
  }

  private Game<?> game(String text, Locale wanted) {
    try {
      return catalog().game(text, wanted);
    } catch (NotationException e) {
      throw new BadRequest(withUnused(e), "GAME");
    }
  }

  /** The same fault; where the game itself is unknown, with a word on plugins that are not used. */
  private NotationException withUnused(NotationException fault) {
    long unused =
        catalog().plugins().stream()
            .filter(
                plugin ->
                    plugin.state() != Plugin.State.LOADED
                        && plugin.state() != Plugin.State.DISABLED)
            .count();
    if (unused == 0 || catalog().pluginOf(GameSpec.family(fault.text())).isPresent()) {
      return fault;
    }
    return new NotationException(
        fault.kind(),
        fault.text(),
        fault.offset(),
        "%s; %s not in use, see papamu plugins"
            .formatted(
                fault.message(), unused == 1 ? "a plugin is" : "%s plugins are".formatted(unused)),
        fault.suggestions());
  }

  /**
   * The position that a text means, or the usual start for none.
   *
   * @throws BadRequest if it means none
   */
  static <P extends Position> P position(Game<P> game, Optional<String> text) {
    if (text.isEmpty()) {
      return GameFault.guard(game, "initial", () -> game.rules().initial());
    }
    try {
      return GameFault.guard(game, "read", () -> game.notation().read(text.get()));
    } catch (NotationException e) {
      throw new BadRequest(withRepairs(game, e), "--position");
    }
  }

  /** The same fault with positions that would be taken instead. */
  static NotationException withRepairs(Game<?> game, NotationException fault) {
    return fault.suggestions().isEmpty()
        ? fault.suggesting(GameFault.guard(game, "read", () -> Repairs.of(game, fault)))
        : fault;
  }

  /**
   * A session from a position, with moves played.
   *
   * @throws BadRequest if the position or a move is refused
   */
  static <P extends Position> Session<P> session(
      Game<P> game, Optional<String> position, List<String> moves) {
    Session<P> session = Session.of(game, position(game, position));
    for (int i = 0; i < moves.size(); i++) {
      try {
        session.play(moves.get(i));
      } catch (NotationException e) {
        throw new BadRequest(e, "--moves, move " + (i + 1));
      }
    }
    return session;
  }
}
