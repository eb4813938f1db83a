package org.papamu.core.player;

import java.util.random.RandomGenerator;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Games played out at random, for measuring and for sampling: every legal move is as likely as the
 * other, and a game ends when there is no move, or after a number of plies (a game with loops need
 * not end by itself, since repetitions are not watched for here).
 *
 * <p>The loop allocates nothing. Not thread-safe.
 *
 * @param <P> the game's own position type
 */
public final class Playouts<P extends Position> {

  /**
   * What was played.
   *
   * @param playouts the games
   * @param plies the moves in all of them
   * @param capped how many of the games were broken off because they were too long
   */
  public record Tally(long playouts, long plies, long capped) {}

  private final Rules<P> rules;
  private final RandomGenerator random;
  private final int mostPlies;
  private final P start;
  private final P position;
  private final MoveList moves = new MoveList();

  /**
   * Playouts from a position.
   *
   * @param start where every game starts; not changed
   * @param random the source of chance
   * @param mostPlies the plies after which a game is broken off, 1 or more
   */
  public Playouts(Game<P> game, P start, RandomGenerator random, int mostPlies) {
    rules = game.rules();
    this.random = random;
    this.mostPlies = mostPlies;
    this.start = rules.copy(start);
    position = rules.copy(start);
  }

  /**
   * Plays games until there are enough.
   *
   * @param games how many
   * @param stop asked after each game
   */
  public Tally play(long games, Stop stop) {
    long playouts = 0;
    long plies = 0;
    long capped = 0;
    while (playouts < games && !stop.requested()) {
      int length = playOne();
      playouts++;
      plies += Math.abs(length);
      capped += length < 0 ? 1 : 0;
    }
    return new Tally(playouts, plies, capped);
  }

  /** Plays one game and answers its plies, negated if it was broken off. */
  private int playOne() {
    rules.copy(start, position);
    for (int ply = 0; ply < mostPlies; ply++) {
      rules.moves(position, moves);
      if (moves.isEmpty()) {
        return ply;
      }
      // A multiplication instead of a division: the bias is below one in four million.
      long drawn = random.nextInt() & 0xffff_ffffL;
      rules.play(position, moves.get((int) ((drawn * moves.size()) >>> 32)));
    }
    rules.moves(position, moves);
    return moves.isEmpty() ? mostPlies : -mostPlies;
  }
}
