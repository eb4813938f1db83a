package org.papamu.core.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.core.view.Scene;
import org.papamu.core.view.TextBoard;
import org.papamu.core.view.TextSettings;

/**
 * Looks whether one law holds, and makes what was found short.
 *
 * <p>Of the places that a law is looked at the one nearest to the start is taken. Then all shorter
 * ways are tried, as many as are tried at all; where none of them shows it, every move is left out
 * of the way there without which the law is still broken.
 */
final class Examination {

  /** How many shorter ways are tried for one violation. */
  private static final int ATTEMPTS = 300;

  private Examination() {}

  static Optional<Violation> ofProvider(Law law, GameProvider provider, LawSettings settings) {
    Check.OfProvider check = (Check.OfProvider) Check.of(law);
    return ofProvider(law, provider, settings, () -> check.at().check(provider, settings));
  }

  /** Builds the games that show all that a provider offers. */
  static Optional<Violation> building(
      GameProvider provider, List<Game<?>> games, LawSettings settings) {
    return ofProvider(
        Law.PROVIDER_BOARDS,
        provider,
        settings,
        () -> {
          for (String text : Laws.games(provider)) {
            games.add(ProviderLaws.built(provider, text));
          }
        });
  }

  private static Optional<Violation> ofProvider(
      Law law, GameProvider provider, LawSettings settings, Runnable check) {
    Broken broken = attempt(check);
    return broken == null
        ? Optional.empty()
        : Optional.of(Violation.of(law, message(broken), nameOf(provider), settings.seed()));
  }

  static <P extends Position> Optional<Violation> ofGame(
      Law law, Game<P> game, LawSettings settings) {
    Subject<P> subject = new Subject<>(game, settings);
    if (Check.of(law) instanceof Check.OfGame check) {
      Broken broken = attempt(() -> check.at().check(subject));
      return broken == null ? Optional.empty() : Optional.of(violation(law, subject, broken));
    }
    Check.OfSpots check = (Check.OfSpots) Check.of(law);
    for (Spot<P> spot : subject.spots(Math.max(1, settings.positions() / check.weight()))) {
      if (settings.stop().requested()) {
        break;
      }
      Broken broken = attempt(() -> check.at().check(spot));
      if (broken != null) {
        return Optional.of(shortest(law, check, spot, broken));
      }
    }
    return Optional.empty();
  }

  private static <P extends Position> Violation shortest(
      Law law, Check.OfSpots check, Spot<P> spot, Broken broken) {
    Optional<Found<P>> nearest = nearest(check, spot);
    if (nearest.isPresent()) {
      return violation(law, nearest.get().spot, message(nearest.get().broken));
    }
    Spot<P> shortest = spot;
    Broken found = broken;
    int attempts = 0;
    boolean again = true;
    while (again) {
      again = false;
      for (Spot<P> shorter : shorterThan(shortest)) {
        if (++attempts > ATTEMPTS || spot.settings().stop().requested()) {
          break;
        }
        Broken there = attempt(() -> check.at().check(shorter));
        if (there != null) {
          shortest = shorter;
          found = there;
          again = true;
          break;
        }
      }
    }
    return violation(law, shortest, message(found));
  }

  private record Found<P extends Position>(Spot<P> spot, Broken broken) {}

  /**
   * The nearest place to the start where the law is broken: all places are looked at, those after
   * one move first, then those after two, as far as attempts go. What is found is as short as can
   * be.
   */
  private static <P extends Position> Optional<Found<P>> nearest(
      Check.OfSpots check, Spot<P> spot) {
    int attempts = 0;
    List<Spot<P>> level = List.of(spot.before(0));
    for (int plies = 0; plies < spot.plies(); plies++) {
      for (Spot<P> place : level) {
        if (++attempts > ATTEMPTS || spot.settings().stop().requested()) {
          return Optional.empty();
        }
        Broken there = attempt(() -> check.at().check(place));
        if (there != null) {
          return Optional.of(new Found<>(place, there));
        }
      }
      List<Spot<P>> next = new ArrayList<>();
      for (Spot<P> place : level) {
        next.addAll(following(place, ATTEMPTS - next.size()));
      }
      level = next;
    }
    return Optional.empty();
  }

  @SuppressWarnings("CatchingUnchecked") // a plugin may throw anything
  private static <P extends Position> List<Spot<P>> following(Spot<P> spot, int most) {
    List<Spot<P>> following = new ArrayList<>();
    try {
      MoveList moves = spot.legal();
      for (int i = 0; i < Math.min(most, moves.size()); i++) {
        following.add(spot.then(moves.get(i)));
      }
    } catch (RuntimeException | Error thrown) {
      // From there is no way on.
    }
    return following;
  }

  @SuppressWarnings("CatchingUnchecked") // a plugin may throw anything
  private static <P extends Position> List<Spot<P>> shorterThan(Spot<P> spot) {
    try {
      return spot.shorter();
    } catch (RuntimeException | Error thrown) {
      return List.of();
    }
  }

  /** What breaks the law: what the check says, or whatever the plugin threw; null if it holds. */
  @SuppressWarnings("CatchingUnchecked") // a plugin may throw anything
  private static @Nullable Broken attempt(Runnable check) {
    try {
      check.run();
      return null;
    } catch (Broken broken) {
      return broken;
    } catch (RuntimeException | Error thrown) {
      return new Broken(Broken.tell(thrown));
    }
  }

  private static <P extends Position> Violation violation(
      Law law, Subject<P> subject, Broken broken) {
    Spot<?> spot = broken.spot();
    return spot == null
        ? Violation.of(law, message(broken), nameOf(subject.game()), subject.settings().seed())
        : violation(law, spot, message(broken));
  }

  @SuppressWarnings("CatchingUnchecked") // a plugin may throw anything
  private static <P extends Position> Violation violation(Law law, Spot<P> spot, String message) {
    List<String> path = List.of();
    String text;
    try {
      path = spot.path();
      text = spot.notation().write(spot.position());
    } catch (RuntimeException | Error thrown) {
      text = "cannot be written: " + Broken.tell(thrown);
    }
    return new Violation(
        law, message, nameOf(spot.game()), spot.settings().seed(), path, text, picture(spot));
  }

  @SuppressWarnings("CatchingUnchecked") // a plugin may throw anything
  private static <P extends Position> List<String> picture(Spot<P> spot) {
    try {
      return new TextBoard(TextSettings.PLAIN).lines(Scene.of(spot.game(), spot.position()));
    } catch (RuntimeException | Error thrown) {
      return List.of();
    }
  }

  private static String message(Broken broken) {
    return String.valueOf(broken.getMessage());
  }

  @SuppressWarnings("CatchingUnchecked") // a plugin may throw anything
  static String nameOf(Game<?> game) {
    try {
      return game.info().name();
    } catch (RuntimeException | Error thrown) {
      return "a game of " + game.getClass().getName();
    }
  }

  @SuppressWarnings("CatchingUnchecked") // a plugin may throw anything
  static String nameOf(GameProvider provider) {
    try {
      return String.valueOf(provider.name());
    } catch (RuntimeException | Error thrown) {
      return provider.getClass().getName();
    }
  }
}
