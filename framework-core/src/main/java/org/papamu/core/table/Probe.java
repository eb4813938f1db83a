package org.papamu.core.table;

import org.papamu.api.Game;
import org.papamu.api.Indexer;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Room for one thread to look at the moves of positions and at what the tables say of where they
 * lead.
 */
final class Probe<P extends Position> {

  private final Rules<P> rules;
  private final Indexer<P> indexer;
  private final Shelves shelves;
  final P at;
  private final P next;
  private final MoveList moves = new MoveList();
  private final MoveList scratch = new MoveList();

  /** What the finished classes say of the moves that leave the class. */
  int leastLossOut;

  /** The longest win of the other side after a move that leaves the class; -1 for none. */
  int longestWinOut;

  /** Whether a move leaves the class for a draw. */
  boolean drawOut;

  /** The numbers of the positions in the class that moves lead to; each once. */
  final MoveList inside = new MoveList();

  /** Finished classes. */
  interface Shelves {
    /** The entries of a class that is finished. */
    Entries of(int number);
  }

  Probe(Game<P> game, Indexer<P> indexer, Shelves shelves) {
    rules = game.rules();
    this.indexer = indexer;
    this.shelves = shelves;
    at = rules.initial();
    next = rules.initial();
  }

  /** Sets up a position of a class; false if its number is spare. */
  boolean setUp(int number, long index) {
    indexer.position(number, index, at);
    return indexer.index(at) == index;
  }

  /**
   * Looks at all moves of {@link #at}.
   *
   * @return whether there is a move; if not, the game is over
   */
  boolean look(int number) {
    rules.moves(at, moves);
    leastLossOut = Integer.MAX_VALUE;
    longestWinOut = -1;
    drawOut = false;
    inside.clear();
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(at, next);
      rules.play(next, moves.get(i));
      int leadsTo = indexer.classOf(next);
      if (leadsTo == number) {
        inside.add(indexer.index(next));
      } else {
        note(code(leadsTo, number));
      }
    }
    if (inside.size() > 1) {
      inside.sortDistinct();
    }
    return !moves.isEmpty();
  }

  private int code(int leadsTo, int number) {
    if (leadsTo == Indexer.NONE) {
      if (!rules.isOver(next, scratch)) {
        throw new IllegalStateException("a position without a class in which play goes on");
      }
      return Codes.over(rules.score(next, next.turn()));
    }
    if (leadsTo > number) {
      throw new IllegalStateException(
          "a move from class %s to the higher class %s"
              .formatted(indexer.name(number), indexer.name(leadsTo)));
    }
    return shelves.of(leadsTo).code(indexer.index(next));
  }

  private void note(int code) {
    if (code == Codes.DRAW) {
      drawOut = true;
    } else if (code < 0) {
      leastLossOut = Math.min(leastLossOut, Codes.plies(code));
    } else {
      longestWinOut = Math.max(longestWinOut, Codes.plies(code));
    }
  }

  /** The code of {@link #at}, where the game is over. */
  int over() {
    return Codes.over(rules.score(at, at.turn()));
  }

  /**
   * The code of {@link #at} by the codes after its moves.
   *
   * @param codes those of the class
   */
  int derive(int number, Inside codes) {
    if (!look(number)) {
      return over();
    }
    for (int i = 0; i < inside.size(); i++) {
      note(codes.code(inside.get(i)));
    }
    if (leastLossOut < Integer.MAX_VALUE) {
      return Codes.win(leastLossOut + 1);
    }
    return drawOut ? Codes.DRAW : Codes.loss(longestWinOut + 1);
  }

  /** The codes of the class that is looked at. */
  interface Inside {
    int code(long index);
  }

  /** The numbers of the positions of the class with a move to {@link #at}, each once. */
  MoveList before() {
    indexer.retractions(at, moves);
    inside.clear();
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(at, next);
      indexer.retract(next, moves.get(i));
      inside.add(indexer.index(next));
    }
    if (inside.size() > 1) {
      inside.sortDistinct();
    }
    return inside;
  }
}
