package org.papamu.api;

/**
 * Splits positions of a {@linkplain GameInfo.Fact#NORMAL_PLAY normal-play} game into independent
 * parts, so that each can be valued alone and the values added.
 *
 * <p>What a game promises: the position is the disjunctive sum of the parts. Whatever is played
 * from the position, by either seat in any order, even several times in a row, every move belongs
 * to one part, changes nothing for the others, and every move of a part stays possible until one is
 * made in that part. Pieces that can take no part in any move need not be in a part; a position in
 * which neither seat can ever move has no parts. Fewer and larger parts than possible are sound;
 * parts that can meet are not.
 *
 * <p>An object may keep scratch memory: it is confined to one thread, and {@link Game#regions}
 * makes a new one for each caller. Splitting allocates nothing once its memory has grown.
 *
 * @param <P> the game's own position type
 */
public interface Regions<P extends Position> {

  /**
   * Splits a position.
   *
   * @param position one in which either seat could be to move: {@link Rules#pass} passes in it; not
   *     changed. The turn makes no difference.
   * @param parts receives the parts, in an order that depends on the position alone; cleared first
   */
  void split(P position, Parts parts);

  /**
   * Makes {@code target} a position of this game whose play is the play of one part alone, with the
   * seat of {@code position} to move.
   *
   * @param position the position that this object split last; not changed
   * @param parts what the split gave
   * @param part from 0 to {@code parts.size() - 1}
   * @param target overwritten
   */
  void extract(P position, Parts parts, int part, P target);
}
