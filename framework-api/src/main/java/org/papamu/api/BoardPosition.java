package org.papamu.api;

import java.util.Arrays;
import org.papamu.api.board.Topology;

/**
 * A position that is no more than a piece on each point and a seat to move, ready to be used; its
 * hash is kept up to date as pieces come and go.
 *
 * <p>A game that needs more (scores, a stage) extends it: it copies what it adds, and mixes it into
 * {@link #hash} and {@link #equals} if it belongs to equality. A game whose inner loop has to be
 * quick may do better with a representation of its own.
 */
public class BoardPosition implements Position {

  private final Zobrist keys;
  private final byte[] pieces;
  private int turn;
  private int vacant;
  private long piecesHash;

  /**
   * An empty board with seat 0 to move.
   *
   * @param points the number of points
   * @param keys the hash numbers for these points and the game's pieces, 127 at most; shared by all
   *     positions of a game
   */
  public BoardPosition(int points, Zobrist keys) {
    this.keys = keys;
    pieces = new byte[points];
    vacant = points;
  }

  /** Becomes equal to another position of the same game. */
  public void copy(BoardPosition source) {
    System.arraycopy(source.pieces, 0, pieces, 0, pieces.length);
    turn = source.turn;
    vacant = source.vacant;
    piecesHash = source.piecesHash;
  }

  /**
   * Takes the pieces of another position of the same game, as a symmetry of the board moves them.
   */
  public final void putImage(BoardPosition source, Topology board, int symmetry) {
    for (int point = 0; point < pieces.length; point++) {
      put(board.image(symmetry, point), source.pieces[point]);
    }
  }

  @Override
  public final int at(int point) {
    return pieces[point];
  }

  /** Puts a piece on a point in place of what is there; 0 leaves it empty. */
  public final void put(int point, int piece) {
    int old = pieces[point];
    piecesHash ^= old == 0 ? 0 : keys.key(point, old);
    piecesHash ^= piece == 0 ? 0 : keys.key(point, piece);
    vacant += (old == 0 ? 0 : 1) - (piece == 0 ? 0 : 1);
    pieces[point] = (byte) piece;
  }

  /** Puts a piece on every point; 0 leaves it empty. */
  public final void putAll(int... all) {
    for (int point = 0; point < pieces.length; point++) {
      put(point, all[point]);
    }
  }

  /** The first point that holds a piece, or {@link Topology#NONE}; 0 asks for an empty one. */
  public final int find(int piece) {
    int point = 0;
    while (point < pieces.length && pieces[point] != piece) {
      point++;
    }
    return point == pieces.length ? Topology.NONE : point;
  }

  /** The number of points without a piece. */
  public final int vacant() {
    return vacant;
  }

  @Override
  public final int turn() {
    return turn;
  }

  /** Gives the turn to a seat. */
  public final void turn(int seat) {
    turn = seat;
  }

  @Override
  public long hash() {
    return Zobrist.mix(piecesHash + turn + 1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoardPosition position
        && turn == position.turn
        && Arrays.equals(pieces, position.pieces);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
