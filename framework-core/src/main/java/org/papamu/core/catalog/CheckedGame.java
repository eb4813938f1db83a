package org.papamu.core.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.text.NotationException;
import org.papamu.core.guard.Guard;
import org.papamu.core.guard.Overdue;
import org.papamu.core.guard.Thrown;
import org.papamu.core.text.Printable;

/**
 * A plugin's game provider behind a guard: what it said of itself when it was asked first is kept,
 * and what it throws later becomes a {@link PluginFault}. The provider itself may be made only when
 * its first game is.
 */
final class CheckedGame implements GameProvider {

  private static final int MOST_OF_WORD = 100;

  private final String plugin;
  private final Supplier<GameProvider> provider;
  private final String name;
  private final String title;
  private final List<String> boards;
  private volatile Optional<List<String>> seats = Optional.empty();

  /**
   * A guard.
   *
   * @param provider the provider; throws a {@link PluginFault} if it cannot be made
   */
  CheckedGame(
      String plugin,
      Supplier<GameProvider> provider,
      String name,
      String title,
      List<String> boards) {
    this.plugin = plugin;
    this.provider = provider;
    this.name = name;
    this.title = title;
    this.boards = boards;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String title() {
    return title;
  }

  /** A word that is nice to have: where the plugin fails at it, the English one is told. */
  @Override
  @SuppressWarnings("ConstantValue") // A plugin may break its promise.
  public String title(Locale language) {
    if (language.equals(Locale.ENGLISH)) {
      return title;
    }
    try {
      String told = Guard.call("title", () -> provider.get().title(language));
      return told == null || told.isBlank() ? title : told;
    } catch (Throwable e) {
      return title;
    }
  }

  @Override
  public List<String> boards() {
    return boards;
  }

  /** Those that the provider names now: they are needed when its games are looked at closely. */
  @Override
  public List<Locale> languages() {
    return List.copyOf(Guard.call("languages", () -> provider.get().languages()));
  }

  /** The seats of the default board; makes its game if nobody knows them. */
  List<String> seats() {
    Optional<List<String>> known = seats;
    if (known.isPresent()) {
      return known.get();
    }
    List<String> found = game(GameSpec.parse(this, name)).info().seats();
    seats = Optional.of(found);
    return found;
  }

  /** The seats, if they are known. */
  Optional<List<String>> knownSeats() {
    return seats;
  }

  /** Tells the seats. */
  CheckedGame with(Optional<List<String>> known) {
    seats = known;
    return this;
  }

  /** The provider behind the guard. */
  GameProvider unguarded() {
    return provider.get();
  }

  @Override
  public Game<?> game(GameSpec spec) {
    try {
      GameProvider made = provider.get();
      return Guard.call("game", () -> sound(spec, made.game(spec)));
    } catch (NotationException | PluginFault e) {
      throw e;
    } catch (Overdue e) {
      throw new PluginFault(plugin, call(spec), Thrown.told(e), e);
    } catch (Throwable e) {
      throw new PluginFault(plugin, call(spec), Reasons.thrown(e), e);
    }
  }

  @SuppressWarnings("ConstantValue") // A plugin may break its promise.
  private Game<?> sound(GameSpec spec, Game<?> game) {
    if (game == null) {
      throw new PluginFault(plugin, call(spec), "answered null", null);
    }
    if (game.info() == null
        || game.board() == null
        || game.rules() == null
        || game.notation() == null) {
      throw new PluginFault(
          plugin, call(spec), "made a game without info, board, rules or notation", null);
    }
    List<String> words = new ArrayList<>(game.info().seats());
    words.add(game.info().title());
    words.stream()
        .filter(word -> !isPlain(word))
        .findFirst()
        .ifPresent(
            word -> {
              throw new PluginFault(
                  plugin,
                  call(spec),
                  "made a game with the seat or title " + Reasons.quoted(word),
                  null);
            });
    String full = game.info().name();
    if (full == null || !GameSpec.family(full).equals(name)) {
      throw new PluginFault(
          plugin,
          call(spec),
          "made a game of another family, " + Reasons.quoted(String.valueOf(full)),
          null);
    }
    String shared = shared(game.rules());
    if (!shared.isEmpty()) {
      throw new PluginFault(plugin, call(spec), "made a game whose " + shared, null);
    }
    return game;
  }

  /**
   * How positions are shared that have to be apart, or nothing. Whoever searches such a game may
   * never come to an end, and plays on the position that others look at.
   */
  private static <P extends Position> String shared(Rules<P> rules) {
    P first;
    P second;
    P copy;
    try {
      first = rules.initial();
      second = rules.initial();
      copy = rules.copy(first);
    } catch (RuntimeException | LinkageError e) {
      // Whoever plays the game is told what is wrong with it.
      return "";
    }
    if (isSame(first, second)) {
      return "initial() gives the same position each time, and not a new one";
    }
    return isSame(first, copy)
        ? "copy(position) gives that position itself, and not a new one"
        : "";
  }

  @SuppressWarnings("ReferenceEquality") // that is the question
  private static boolean isSame(@Nullable Position one, @Nullable Position other) {
    return one != null && one == other;
  }

  private static boolean isPlain(String word) {
    return !word.isBlank()
        && word.length() <= MOST_OF_WORD
        && word.codePoints().allMatch(Printable::isPlain);
  }

  private static String call(GameSpec spec) {
    return "game(" + Reasons.quoted(spec.text()) + ")";
  }
}
