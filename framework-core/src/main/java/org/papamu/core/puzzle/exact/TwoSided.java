package org.papamu.core.puzzle.exact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.papamu.core.toggle.Emitter;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.Layer;
import org.papamu.core.toggle.Layers;
import org.papamu.core.toggle.LimitReached;
import org.papamu.core.toggle.WordGame;

/**
 * Searches from the start and from the goals at once, layer by layer, until the two sides meet.
 *
 * <p>Design: what leads to the goals is looked for as what follows from their complements, with the
 * same generator (a move taken back is a move of the complement). Where the complement of the start
 * is the goal, one side serves as the other too. The last step between the sides is not stored:
 * what it leads to is held against the other side at once, behind a filter that turns most of it
 * away.
 */
final class TwoSided {

  /** No forecast is made from fewer words. */
  private static final int FEW = 10_000;

  private static final double GROWTH_LOST = 0.9;

  private final WordGame<?> game;
  private final Group group;
  private final Layers layers;
  private final int moves;
  private final Layer start;

  /** Complements of what leads to the goals in so many moves; each layer is whole. */
  private final List<Layer> back = new ArrayList<>();

  private final boolean mirrored;
  private final WordSolver.Limits limits;
  private long positions;

  /**
   * A search.
   *
   * @param moves the number of moves of every solution, 1 or more
   * @param limits how many words to store, and who is told
   */
  TwoSided(
      WordGame<?> game,
      Group group,
      long start,
      long[] goals,
      int moves,
      Layers layers,
      WordSolver.Limits limits) {
    this.game = game;
    this.group = group;
    this.layers = layers;
    this.moves = moves;
    this.limits = limits;
    this.start = Layer.of(group.canonical(start));
    back.add(
        Layer.of(
            java.util.Arrays.stream(goals)
                .map(goal -> group.canonical(game.all() ^ goal))
                .distinct()
                .toArray()));
    mirrored = this.start.isSame(back.get(0));
  }

  /** The words stored so far, over all searches. */
  long positions() {
    return positions;
  }

  /** Words are to be looked at in more numbers than is worth it. */
  static final class TooMany extends Exception {
    private static final long serialVersionUID = 1L;

    TooMany() {
      super("too many words", null, false, false);
    }
  }

  /**
   * Searches with no more than about {@code width} words in a layer from the start.
   *
   * @return what solves it, if it was found
   */
  Optional<WinGraph> beam(int width) throws LimitReached, TooMany {
    while (back.size() < moves && last(back).size() < 4L * width && last(back).size() > 0) {
      back.add(next(last(back)));
    }
    List<Layer> forth = new ArrayList<>(List.of(start));
    Liking liking = new Liking(game, group);
    boolean cut = false;
    while (forth.size() - 1 + back.size() < moves) {
      Layer next = next(last(forth));
      cut |= next.size() > width;
      forth.add(liking.best(next, width));
    }
    return joined(forth, moves - forth.size(), !cut);
  }

  /**
   * Searches all there is.
   *
   * @param most gives up early where both sides are likely to need more words than this
   * @return all that solves it; empty if it cannot be solved
   */
  Optional<WinGraph> whole(long most) throws LimitReached, TooMany {
    if (mirrored) {
      while (back.size() - 1 < moves / 2) {
        if (!grow(back, moves / 2 - back.size(), most)) {
          return Optional.empty();
        }
      }
      return joined(back.subList(0, moves / 2 + 1), moves - moves / 2 - 1, true);
    }
    List<Layer> forth = new ArrayList<>(List.of(start));
    while (forth.size() - 1 + back.size() < moves) {
      int left = moves - forth.size() - back.size();
      if (!grow(last(forth).size() <= last(back).size() ? forth : back, left / 2, most / 2)) {
        return Optional.empty();
      }
    }
    return joined(forth, moves - forth.size(), true);
  }

  /**
   * Adds a layer to a side; answers whether there is anything in it.
   *
   * @param left how many more layers this side will need
   */
  private boolean grow(List<Layer> side, int left, long most) throws LimitReached, TooMany {
    double before = last(side).size();
    Layer next = next(last(side));
    side.add(next);
    double size = next.size();
    double growth = Math.log(size / before);
    double sum = size;
    for (int i = 1; i <= left && growth > 0; i++) {
      // Growth gets less in proportion, and is about 1 in the middle.
      size *= Math.exp(growth * (1 - (GROWTH_LOST * i) / (left + 1)));
      sum += size;
    }
    if (next.size() > FEW && sum > most) {
      throw new TooMany();
    }
    return next.size() > 0;
  }

  private static Layer last(List<Layer> side) {
    return side.get(side.size() - 1);
  }

  private Layer next(Layer layer) throws LimitReached, TooMany {
    if (positions > limits.positions()) {
      throw new TooMany();
    }
    Layer next = built(layer, () -> Walk.forth(game, group));
    positions += next.size();
    return next;
  }

  private Layer built(Layer layer, Supplier<Emitter> walk) throws LimitReached {
    return layers.build(
        layer, walk, 0, (visited, all, found) -> limits.progress().accept(positions + found));
  }

  /**
   * Joins the sides.
   *
   * @param forth the side of the start
   * @param behind how far the layer of the other side is from the goals that follows the last one
   *     of this side
   */
  private Optional<WinGraph> joined(List<Layer> forth, int behind, boolean whole)
      throws LimitReached {
    List<Layer> other = mirrored && back.size() <= behind ? forth : back;
    Layer border = other.get(behind);
    WordFilter filter = new WordFilter(border);
    Layer meeting =
        Layer.common(built(last(forth), () -> Walk.across(game, group, filter)), border);
    if (meeting.size() == 0) {
      return Optional.empty();
    }
    List<Layer> before = new ArrayList<>();
    Layer complements = meeting;
    for (int i = forth.size() - 1; i >= 0; i--) {
      Layer words = Layer.common(built(complements, () -> Walk.across(game, group)), forth.get(i));
      before.add(words);
      complements = built(words, () -> Walk.over(game, group));
    }
    Collections.reverse(before);
    List<Layer> graph = new ArrayList<>(before);
    Layer words = built(meeting, () -> Walk.over(game, group));
    graph.add(words);
    for (int i = behind - 1; i >= 0; i--) {
      Layer reached = Layer.common(built(words, () -> Walk.across(game, group)), other.get(i));
      words = built(reached, () -> Walk.over(game, group));
      graph.add(words);
    }
    return Optional.of(
        new WinGraph(game, group, graph.stream().map(HashedWords::new).toList(), whole));
  }
}
