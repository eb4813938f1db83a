package org.papamu.core.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;

/** A game under examination, with random games of it. */
final class Subject<P extends Position> {

  /**
   * A random game.
   *
   * @param end where it ended, or was broken off
   * @param over whether it ended because there was no move
   */
  record Walk<P extends Position>(Spot<P> end, boolean over) {}

  private final Game<P> game;
  private final LawSettings settings;
  private final List<Walk<P>> walks = new ArrayList<>();
  private Optional<Broken> fault = Optional.empty();
  private boolean played;

  Subject(Game<P> game, LawSettings settings) {
    this.game = game;
    this.settings = settings;
  }

  /** Plays the random games, once. What goes wrong on the way is kept as the {@link #fault}. */
  private void play() {
    if (played) {
      return;
    }
    played = true;
    SplittableRandom seeds = new SplittableRandom(settings.seed());
    for (int i = 0; i < settings.walks() && !settings.stop().requested(); i++) {
      walk(seeds.split());
    }
  }

  @SuppressWarnings("CatchingUnchecked") // a plugin may throw anything
  private void walk(SplittableRandom random) {
    long[] moves = new long[Math.min(settings.plies(), 64)];
    int plies = 0;
    String doing = "making the usual start";
    try {
      P position = game.rules().initial();
      MoveList list = new MoveList();
      boolean over = false;
      while (true) {
        doing = "listing the moves";
        game.rules().moves(position, list);
        over = list.isEmpty();
        if (over || plies == settings.plies() || settings.stop().requested()) {
          break;
        }
        long move = list.pick(random);
        if (plies == moves.length) {
          moves = Arrays.copyOf(moves, plies * 2);
        }
        doing = "playing move code " + move;
        game.rules().play(position, move);
        moves[plies++] = move;
      }
      walks.add(new Walk<>(spot(moves, plies), over));
    } catch (RuntimeException | Error thrown) {
      if (fault.isEmpty()) {
        Spot<P> spot = spot(moves, plies);
        fault = Optional.of(new Broken(doing + " " + Broken.tell(thrown), spot));
      }
    }
  }

  private Spot<P> spot(long[] moves, int plies) {
    return new Spot<>(game, settings, Arrays.copyOf(moves, plies));
  }

  Game<P> game() {
    return game;
  }

  LawSettings settings() {
    return settings;
  }

  /** What went wrong while the random games were played. */
  Optional<Broken> fault() {
    play();
    return fault;
  }

  /** The random games that could be played. */
  List<Walk<P>> walks() {
    play();
    return walks;
  }

  /**
   * Places of the random games, the nearest to the start first: the start, every end, and others
   * evenly spread.
   *
   * @param most how many, ends aside
   */
  List<Spot<P>> spots(int most) {
    List<Spot<P>> spots = new ArrayList<>();
    spots.add(spot(new long[0], 0));
    int total = walks().stream().mapToInt(walk -> walk.end().plies()).sum();
    double step = Math.max(1, (double) total / Math.max(1, most));
    double next = 1;
    int base = 0;
    for (Walk<P> walk : walks) {
      int plies = walk.end().plies();
      for (; next < base + plies; next += step) {
        int at = (int) (next - base);
        if (at > 0) {
          spots.add(walk.end().before(at));
        }
      }
      if (plies > 0) {
        spots.add(walk.end());
      }
      base += plies;
    }
    spots.sort(Comparator.comparingInt(Spot::plies));
    return spots;
  }
}
