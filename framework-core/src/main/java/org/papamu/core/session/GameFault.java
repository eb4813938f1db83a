package org.papamu.core.session;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Phrase;
import org.papamu.core.guard.ContextLoader;
import org.papamu.core.guard.Guard;
import org.papamu.core.guard.Overdue;
import org.papamu.core.guard.Patience;
import org.papamu.core.guard.PluginOrigin;
import org.papamu.core.guard.Thrown;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Printable;

/**
 * A plugin fault: a game's own code threw something that its contract does not allow, broke the
 * contract in another way that was noticed, or did not come back. What was being done has not
 * happened, and no player is to blame.
 */
public final class GameFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private static final int MOST_OF_NAME = 200;

  /** The full name of the game. */
  private final String game;

  private final Phrase phrase;

  private GameFault(String game, Phrase phrase, Throwable cause) {
    super(phrase.toString(), cause, false, true);
    this.game = game;
    this.phrase = phrase;
  }

  /**
   * A broken contract.
   *
   * @param called what it was asked for, such as {@code readMoves}
   * @param breach what is wrong with the answer, as the rest of a sentence that begins with {@code
   *     called}, without a full stop
   */
  public GameFault(Game<?> game, String called, String breach) {
    this(name(game), phrase(game, called + " " + breach));
  }

  private GameFault(String game, Phrase phrase) {
    super(phrase.toString());
    this.game = game;
    this.phrase = phrase;
  }

  /**
   * A fault with a cause.
   *
   * @param called what it was asked for, such as {@code moves}
   * @param cause what it threw, or that it did not come back
   */
  public static GameFault of(Game<?> game, String called, Throwable cause) {
    String what = cause instanceof Overdue overdue ? overdue.called() : called;
    String told =
        Thrown.givenAsNull(cause)
            .map(method -> method + " gave null")
            .orElseGet(() -> what + " " + Thrown.told(cause));
    return new GameFault(name(game), phrase(game, told), cause);
  }

  /**
   * What a game gave, if it gave anything.
   *
   * @param called what it was asked for
   * @throws GameFault if it is null
   */
  public static <T> T given(Game<?> game, String called, @Nullable T answer) {
    if (answer == null) {
      throw new GameFault(game, called, "gave null");
    }
    return answer;
  }

  private static Phrase phrase(Game<?> game, String told) {
    String name = Printable.of(name(game), MOST_OF_NAME);
    String where = plugin(game).map(id -> "%s (%s)".formatted(id, name)).orElse(name);
    return Phrases.phrase("game.fault", where, told);
  }

  /** The plugin that a game comes from; empty for one from the class path. */
  private static Optional<String> plugin(Game<?> game) {
    return game.getClass().getClassLoader() instanceof PluginOrigin origin
        ? Optional.of(origin.plugin())
        : Optional.empty();
  }

  /** The full name of the game. */
  public String game() {
    return game;
  }

  /** The message in a language: whose fault it is; what went wrong in its code stays as it is. */
  public String message(Locale language) {
    return phrase.in(language);
  }

  /**
   * Calls a game's code, waits for it no longer than is usual, and turns whatever it throws into a
   * fault. Only for what is the game's code and nothing else.
   *
   * @param called what it is asked for
   * @throws NotationException if the code throws it: bad text is no fault of the game
   * @throws GameFault if it throws anything else, errors such as an exhausted stack or heap
   *     included, gives null, or does not come back
   */
  public static <T> T guard(Game<?> game, String called, Supplier<T> call) {
    try {
      return Guard.call(called, () -> told(game, called, call));
    } catch (Overdue overdue) {
      throw of(game, called, overdue);
    }
  }

  /**
   * Does what takes long by right and calls a game's code many times, such as a count or a search.
   * What is thrown is the game's fault only where it {@linkplain #isFrom comes from} its code.
   *
   * @param work gets the stop to look at instead of {@code stop}, and does so often
   * @throws GameFault if the game's code fails or does not come back
   */
  public static <T> T during(Game<?> game, String called, Function<Stop, T> work, Stop stop) {
    try {
      return Guard.call(
          called,
          heard -> blamed(game, called, work, heard),
          stop,
          Patience.USUAL,
          overdue -> isFrom(game, overdue));
    } catch (Overdue overdue) {
      throw isFrom(game, overdue) ? of(game, called, overdue) : overdue;
    }
  }

  /** As code of the game's plugin, if it has one. */
  private static <T> T as(Game<?> game, Supplier<T> call) {
    ClassLoader loader = game.getClass().getClassLoader();
    return loader instanceof PluginOrigin ? new ContextLoader(loader).call(call) : call.get();
  }

  private static <T> T blamed(Game<?> game, String called, Function<Stop, T> work, Stop stop) {
    try {
      return as(game, () -> work.apply(stop));
    } catch (NotationException | GameFault told) {
      throw told;
    } catch (RuntimeException | Error thrown) {
      if (isFrom(game, thrown)) {
        throw of(game, called, thrown);
      }
      throw thrown;
    }
  }

  /** On the thread of the call: an exception of a plugin, once asked, need not answer either. */
  private static <T> T told(Game<?> game, String called, Supplier<T> call) {
    try {
      return given(game, called, as(game, call));
    } catch (NotationException | GameFault told) {
      throw told;
    } catch (Throwable thrown) {
      throw of(game, called, thrown);
    }
  }

  /**
   * Whether something that was thrown, or did not come back, comes from the code of a game, and not
   * from that of a player or the host that called it.
   */
  public static boolean isFrom(Game<?> game, Throwable thrown) {
    return thrown instanceof GameFault
        || Thrown.place(thrown)
            .map(StackTraceElement::getClassName)
            .filter(type -> isOf(game, type) || isNull(thrown, type))
            .isPresent();
  }

  /** Nothing in the framework answers null; a game's null is met with where it is used. */
  private static boolean isNull(Throwable thrown, String type) {
    return Thrown.givenAsNull(thrown).isPresent()
        || (thrown instanceof NullPointerException && type.startsWith("org.papamu.core."));
  }

  /** A plugin's classes are those of its loader, those of a class path share a package. */
  private static boolean isOf(Game<?> game, String type) {
    ClassLoader loader = game.getClass().getClassLoader();
    if (loader instanceof PluginOrigin) {
      try {
        return Class.forName(type, false, loader).getClassLoader() == loader;
      } catch (ClassNotFoundException | LinkageError elsewhere) {
        return false;
      }
    }
    return type.startsWith(game.getClass().getPackageName() + ".");
  }

  private static String name(Game<?> game) {
    try {
      return Guard.call("info", () -> String.valueOf(game.info().name()));
    } catch (RuntimeException | LinkageError thrown) {
      return game.getClass().getName();
    }
  }
}
