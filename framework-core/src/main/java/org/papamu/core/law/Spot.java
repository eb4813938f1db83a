package org.papamu.core.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/**
 * A place in a random game: the moves that lead there from the usual start.
 *
 * <p>Positions are made by playing the moves again, never by copying, so that a fault in copying
 * shows as that and not as a fault in everything.
 */
final class Spot<P extends Position> {

  private final Game<P> game;
  private final LawSettings settings;
  private final long[] moves;

  Spot(Game<P> game, LawSettings settings, long[] moves) {
    this.game = game;
    this.settings = settings;
    this.moves = moves;
  }

  Game<P> game() {
    return game;
  }

  LawSettings settings() {
    return settings;
  }

  Rules<P> rules() {
    return game.rules();
  }

  Notation<P> notation() {
    return game.notation();
  }

  Topology board() {
    return game.board();
  }

  /** How many moves lead here. */
  int plies() {
    return moves.length;
  }

  /** The position here, new each time. */
  P position() {
    P position = game.rules().initial();
    for (long move : moves) {
      game.rules().play(position, move);
    }
    return position;
  }

  /** The position after one more move, new each time. */
  P after(long move) {
    P position = position();
    game.rules().play(position, move);
    return position;
  }

  /** The legal moves here, in the game's order; new each time. */
  MoveList legal() {
    MoveList list = new MoveList();
    game.rules().moves(position(), list);
    return list;
  }

  /** Some of the legal moves here: all of up to {@code most}, else as many drawn at random. */
  long[] some(int most) {
    long[] all = legal().toArray();
    if (all.length <= most) {
      return all;
    }
    RandomGenerator random = random(most);
    for (int i = 0; i < most; i++) {
      int j = i + random.nextInt(all.length - i);
      long move = all[i];
      all[i] = all[j];
      all[j] = move;
    }
    return Arrays.copyOf(all, most);
  }

  /** The text of a legal move here. */
  String text(long move) {
    return game.notation().writeMove(position(), move);
  }

  /** Chance that depends on the seed, the place and the purpose alone. */
  RandomGenerator random(int purpose) {
    return new SplittableRandom(
        settings.seed() * 31 + Arrays.hashCode(moves) + purpose * 1_000_003L);
  }

  /** The place after one more move. */
  Spot<P> then(long move) {
    long[] longer = Arrays.copyOf(moves, moves.length + 1);
    longer[moves.length] = move;
    return new Spot<>(game, settings, longer);
  }

  /** The first place on the way here that has this many plies. */
  Spot<P> before(int plies) {
    return new Spot<>(game, settings, Arrays.copyOf(moves, plies));
  }

  /** The texts of the moves that lead here; a code where the game fails to write one. */
  List<String> path() {
    List<String> texts = new ArrayList<>();
    P position = game.rules().initial();
    for (long move : moves) {
      texts.add(safely(position, move));
      game.rules().play(position, move);
    }
    return texts;
  }

  @SuppressWarnings("CatchingUnchecked") // a plugin may throw anything
  private String safely(P position, long move) {
    try {
      return game.notation().writeMove(position, move);
    } catch (RuntimeException | Error thrown) {
      return "#" + move;
    }
  }

  /** The places reached by leaving out one of the moves that lead here, where that is legal. */
  List<Spot<P>> shorter() {
    List<String> path = path();
    List<Spot<P>> found = new ArrayList<>();
    for (int without = 0; without < path.size(); without++) {
      Spot<P> spot = before(without);
      for (int i = without + 1; i < path.size() && spot != null; i++) {
        spot = spot.byText(path.get(i));
      }
      if (spot != null) {
        found.add(spot);
      }
    }
    return found;
  }

  private @org.jspecify.annotations.Nullable Spot<P> byText(String text) {
    P position = position();
    MoveList list = new MoveList();
    game.rules().moves(position, list);
    for (int i = 0; i < list.size(); i++) {
      if (safely(position, list.get(i)).equals(text)) {
        return then(list.get(i));
      }
    }
    return null;
  }
}
