package org.papamu.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
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

  /** More plugins that are not in use than that are counted only. */
  private static final int MOST_NAMED = 3;

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

  /**
   * A game by its text, as an answer tells of it: {@link #spoken} to people, in English to
   * programs, since what they read never depends on a language.
   *
   * @throws BadRequest if there is no such game
   */
  Game<?> told(String text, Report report) {
    return game(text, language(report));
  }

  /** The language in which an answer tells of games. */
  Locale language(Report report) {
    return report.json() ? Locale.ENGLISH : language.get().locale();
  }

  private Game<?> game(String text, Locale wanted) {
    try {
      return catalog().game(text, wanted);
    } catch (NotationException e) {
      throw new BadRequest(withUnused(e, wanted), "GAME");
    }
  }

  /**
   * The same fault; where the game itself is unknown, with a word on the plugin that had it in an
   * earlier run and is not used now, or else on those that are not used and may have it.
   */
  private NotationException withUnused(NotationException fault, Locale wanted) {
    String family = GameSpec.family(fault.text());
    if (catalog().pluginOf(family).isPresent()) {
      return fault;
    }
    List<Plugin> having = catalog().unusedOnesWith(family);
    List<Plugin> unused =
        having.isEmpty()
            ? catalog().plugins().stream()
                .filter(
                    plugin ->
                        plugin.state() != Plugin.State.LOADED
                            && plugin.state() != Plugin.State.DISABLED)
                .toList()
            : having;
    if (unused.isEmpty()) {
      return fault;
    }
    String told =
        unused.size() > MOST_NAMED
            ? CommandWords.phrase("plugin.many", unused.size()).in(wanted)
            : unused.stream()
                .map(plugin -> PluginWords.unused(plugin, having.contains(plugin)).in(wanted))
                .collect(Collectors.joining("; "));
    return new NotationException(
        fault.kind(),
        fault.text(),
        fault.offset(),
        fault.message(wanted) + "; " + told,
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
        throw new BadRequest(e, "--moves", CommandWords.phrase("place.move", i + 1));
      }
    }
    return session;
  }
}
