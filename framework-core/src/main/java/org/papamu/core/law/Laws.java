package org.papamu.core.law;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Option;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;

/**
 * Looks whether games obey the laws, on seeded random games.
 *
 * <p>Nothing that a plugin does gets through to the caller: whatever it throws is a violation of
 * the law that was being looked at, and so is not coming back after a stop was asked for. At most
 * one violation is reported for a law and game, the shortest way to it that was found.
 */
public final class Laws {

  private Laws() {}

  /** Looks at every law about a game. */
  public static <P extends Position> List<Violation> check(Game<P> game, LawSettings settings) {
    return check(game, Law.ofGames(), settings);
  }

  /**
   * Looks at every law about a game.
   *
   * @param seed where all chance comes from
   * @param plies how many plies of each random game at most
   */
  public static <P extends Position> List<Violation> check(Game<P> game, long seed, int plies) {
    return check(game, LawSettings.quick().withSeed(seed).withPlies(plies));
  }

  /** Looks at some laws about a game. */
  public static <P extends Position> List<Violation> check(
      Game<P> game, Collection<Law> laws, LawSettings given) {
    String name = Examination.nameOf(game);
    GuardedRun.Heard heard = new GuardedRun.Heard(given.stop());
    LawSettings settings = given.withStop(heard);
    List<GuardedRun.Step> steps = new ArrayList<>();
    for (Law law : laws) {
      if (Law.ofGames().contains(law)) {
        steps.add(
            new GuardedRun.Step(
                () -> Examination.ofGame(law, game, settings), law, name, settings.seed()));
      }
    }
    return steps.isEmpty() ? List.of() : GuardedRun.run(steps, heard);
  }

  /** Looks at some laws about a provider; laws about games are left out. */
  public static List<Violation> check(
      GameProvider provider, Collection<Law> laws, LawSettings given) {
    String name = Examination.nameOf(provider);
    GuardedRun.Heard heard = new GuardedRun.Heard(given.stop());
    LawSettings settings = given.withStop(heard);
    List<GuardedRun.Step> steps = new ArrayList<>();
    for (Law law : laws) {
      if (Law.ofProviders().contains(law)) {
        steps.add(
            new GuardedRun.Step(
                () -> Examination.ofProvider(law, provider, settings), law, name, settings.seed()));
      }
    }
    return steps.isEmpty() ? List.of() : GuardedRun.run(steps, heard);
  }

  /**
   * Looks at every law about a provider and, if none is broken, at every law about the games of
   * {@link #games}.
   */
  public static List<Violation> check(GameProvider provider, LawSettings settings) {
    List<Violation> found = new ArrayList<>(check(provider, Law.ofProviders(), settings));
    if (!found.isEmpty()) {
      return found;
    }
    List<Game<?>> games = new ArrayList<>();
    GuardedRun.Step build =
        new GuardedRun.Step(
            () -> Examination.building(provider, games, settings),
            Law.PROVIDER_BOARDS,
            Examination.nameOf(provider),
            settings.seed());
    found.addAll(GuardedRun.run(List.of(build), new GuardedRun.Heard(settings.stop())));
    if (found.isEmpty()) {
      for (Game<?> game : games) {
        found.addAll(check(game, settings));
      }
    }
    return found;
  }

  /**
   * The texts of games that together show all that a provider offers: every board, and every other
   * value of every option, alone, on the smallest board where it is allowed.
   */
  public static List<String> games(GameProvider provider) {
    List<Game<?>> games = new ArrayList<>();
    Set<String> texts = new LinkedHashSet<>();
    for (String board : provider.boards()) {
      String text = provider.name() + ":" + board;
      texts.add(text);
      games.add(provider.game(GameSpec.parse(provider, text)));
    }
    games.sort(Comparator.comparingInt(game -> game.board().size()));
    Set<String> items = new HashSet<>();
    for (Game<?> game : games) {
      for (Option option : game.options().values().keySet()) {
        for (String value : OptionLaws.others(option)) {
          String item = option.name() + "=" + value;
          Optional<String> name = named(provider, game.info().name() + "," + item);
          if (name.isPresent() && items.add(item)) {
            texts.add(name.get());
          }
        }
      }
    }
    return List.copyOf(texts);
  }

  /** The full name of the game that a text names; empty if it names none. */
  private static Optional<String> named(GameProvider provider, String text) {
    try {
      return Optional.of(provider.game(GameSpec.parse(provider, text)).info().name());
    } catch (NotationException notHere) {
      return Optional.empty();
    }
  }

  /** Violations told to people: each as {@link Violation#text}, with a blank line between. */
  public static String report(List<Violation> violations) {
    return violations.stream()
        .map(Violation::text)
        .collect(Collectors.joining(System.lineSeparator().repeat(2)));
  }
}
