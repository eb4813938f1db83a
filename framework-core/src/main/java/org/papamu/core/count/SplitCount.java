package org.papamu.core.count;

import java.util.Iterator;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.toggle.WordGame;

/**
 * The same count as a {@link Census}, cut into pieces of work that need not be done by one process:
 * a level is some parts, each a block of bytes. A part is {@linkplain #expand expanded} into pieces
 * for the parts of the next level; a part {@linkplain #merge merges} the pieces that are for it.
 *
 * <p>Which part a position belongs to depends on the position and the number of parts alone, and is
 * the same for all its images under symmetries, so parts count classes by themselves. Blocks are
 * sorted, free of duplicates, coded as differences, and each carries a checksum. A piece of work
 * that is done twice gives the same bytes twice.
 *
 * <p>May be used from any thread.
 */
public interface SplitCount {

  /**
   * The count of a game from a position.
   *
   * @param position not changed; may be over
   * @throws IllegalArgumentException as {@link Census#of}
   */
  static <P extends Position> SplitCount of(Game<P> game, P position) {
    Census.of(game);
    return WordGame.of(game)
        .<SplitCount>map(words -> new SplitWords<>(words, position))
        .orElseGet(() -> new SplitPositions<>(game, position));
  }

  /**
   * A piece for a part of the next level.
   *
   * @param part the part, from 0
   * @param block what it gets
   */
  record Piece(int part, Block block) {}

  /**
   * A part of a level.
   *
   * @param block its positions and how many sequences lead to them
   * @param totals what they add to the level
   */
  record Part(Block block, LevelTotals totals) {}

  /** What is counted, in one text: two counts have the same only if they are the same. */
  String identity();

  /** The level of the position itself, in one part. */
  Part first();

  /**
   * How many entries a part should have so that it takes some tens of megabytes while it is made.
   */
  int entries();

  /**
   * Leads from a part to the next level, piece by piece as they are asked for, in bounded memory.
   *
   * @param block of a part
   * @param parts how many parts the next level has
   * @throws CheckpointException if the block is damaged; the iterator throws it too
   */
  Iterator<Piece> expand(Block block, int parts);

  /**
   * Puts the pieces for one part together.
   *
   * @throws ArithmeticException if a position is reached by 2^127 sequences or more
   * @throws CheckpointException if a block is damaged
   */
  Part merge(Iterator<Block> pieces);
}
