package org.papamu.core.puzzle.exact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.LimitReached;
import org.papamu.core.toggle.RankedLayer;
import org.papamu.core.toggle.Ranks;
import org.papamu.core.toggle.Steps;
import org.papamu.core.toggle.WordGame;
import org.papamu.core.toggle.WordSet;

/**
 * Searches everything between the start and the goals with layers of bits: for boards that are
 * small enough for a bit for every word of a parity class.
 *
 * <p>Design: as {@link TwoSided}, what leads to the goals is looked for as what follows from their
 * complements. Where the complement of the start is the goal, the second half of everything mirrors
 * the first, so only half of the layers are made.
 */
final class RankedSearch {

  private static final int ASK = (1 << 12) - 1;

  private final WordGame<?> game;
  private final Ranks ranks;
  private final Group group;
  private final Steps steps;
  private final long start;
  private final long[] goals;
  private final int moves;
  private final boolean mirrored;
  private final WordSolver.Limits limits;
  private long positions;
  private int asked;

  private RankedSearch(
      WordGame<?> game,
      Ranks ranks,
      long start,
      long[] goals,
      int moves,
      WordSolver.Limits limits) {
    this.game = game;
    this.ranks = ranks;
    this.goals = goals;
    this.moves = moves;
    this.limits = limits;
    group = game.group(goals);
    steps = game.steps(group);
    this.start = group.canonical(start);
    mirrored = goals.length == 1 && group.canonical(game.all() ^ goals[0]) == this.start;
  }

  /**
   * A search; empty if the game has too many points, or its layers would take too much memory.
   *
   * @param dense the game with its points at the lowest bits
   * @param moves the number of moves of every solution, 1 or more
   * @param limits how much memory to take, when to stop and who is told
   */
  static Optional<RankedSearch> of(
      WordGame<?> dense, long start, long[] goals, int moves, WordSolver.Limits limits) {
    return Ranks.of(dense)
        .map(ranks -> new RankedSearch(dense, ranks, start, goals, moves, limits))
        .filter(search -> search.fits(limits.memory()));
  }

  private boolean fits(long memory) {
    long sum = 0;
    for (int done = 0; done <= moves; done++) {
      long size = ranks.size(start, filled(done));
      if (size > Integer.MAX_VALUE) {
        return false;
      }
      // All that is found, of which half is enough where it is mirrored, and what is on solutions.
      boolean both = !mirrored || done <= moves / 2 + 1;
      sum += (both ? 2 : 1) * RankedLayer.bytes(size);
    }
    return sum <= memory;
  }

  private int filled(int done) {
    return Long.bitCount(start) - done * game.loss();
  }

  /** The words stored. */
  long positions() {
    return positions;
  }

  /** A limit of time ran out: unwinds from within a layer. */
  private static final class Halt extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Halt() {
      super("halt", null, false, false);
    }
  }

  /**
   * Searches all there is.
   *
   * @param most the most words to store
   * @return all that solves it; empty if it cannot be solved
   */
  Optional<WinGraph> whole(long most) throws LimitReached, TwoSided.TooMany {
    try {
      return searched(most);
    } catch (Halt e) {
      throw new LimitReached(LimitReached.Limit.TIME);
    }
  }

  private Optional<WinGraph> searched(long most) throws TwoSided.TooMany {
    List<RankedLayer> forth = new ArrayList<>(List.of(layer(start, 0, new long[] {start})));
    long[] ends = new long[goals.length];
    for (int i = 0; i < goals.length; i++) {
      ends[i] = group.canonical(game.all() ^ goals[i]);
    }
    List<RankedLayer> back = mirrored ? forth : new ArrayList<>(List.of(layer(ends[0], 0, ends)));
    while (forth.size() - 1 + (mirrored ? forth : back).size() < moves) {
      boolean forward = mirrored || last(forth).size() <= last(back).size();
      List<RankedLayer> side = forward ? forth : back;
      RankedLayer next = next(last(side), side.size(), forward ? start : ends[0]);
      if (next.size() == 0) {
        return Optional.empty();
      }
      if (positions > most) {
        throw new TwoSided.TooMany();
      }
      side.add(next);
    }
    return joined(forth, back, ends[0]);
  }

  private static RankedLayer last(List<RankedLayer> side) {
    return side.get(side.size() - 1);
  }

  private RankedLayer layer(long member, int done, long[] words) {
    int filled = Long.bitCount(member) - done * game.loss();
    RankedLayer layer = new RankedLayer(ranks, member, filled);
    for (long word : words) {
      layer.add(word);
    }
    layer.close();
    return layer;
  }

  private void ask() {
    if ((++asked & ASK) == 0) {
      limits.progress().accept(positions);
      if (limits.stop().requested()) {
        throw new Halt();
      }
    }
  }

  private RankedLayer next(RankedLayer layer, int done, long member) {
    RankedLayer next = layer(member, done, new long[0]);
    layer.forEach(
        word -> {
          ask();
          int found = steps.expand(word);
          for (int i = 0; i < found; i++) {
            next.add(steps.child(i));
          }
        });
    positions += next.close();
    return next;
  }

  /** Joins the sides at what the last layers have between them. */
  private Optional<WinGraph> joined(List<RankedLayer> forth, List<RankedLayer> back, long end) {
    int before = forth.size() - 1;
    int behind = moves - forth.size();
    RankedLayer border = back.get(behind);
    RankedLayer meeting = layer(start, before, new long[0]);
    RankedLayer beyond = mirrored && behind == before ? meeting : layer(end, behind, new long[0]);
    last(forth)
        .forEach(
            word -> {
              ask();
              int found = steps.expandToComplements(word, game.all());
              boolean leads = false;
              for (int i = 0; i < found; i++) {
                if (border.has(steps.child(i))) {
                  leads = true;
                  beyond.add(steps.child(i));
                }
              }
              if (leads) {
                meeting.add(word);
              }
            });
    if (meeting.close() == 0) {
      return Optional.empty();
    }
    List<WordSet> graph = new ArrayList<>(thinned(meeting, forth, start));
    Collections.reverse(graph);
    List<RankedLayer> rest;
    if (mirrored && behind == before) {
      rest = new ArrayList<>();
      for (int i = graph.size() - 1; i >= 0; i--) {
        rest.add((RankedLayer) graph.get(i));
      }
    } else {
      beyond.close();
      rest = thinned(beyond, back.subList(0, behind + 1), end);
    }
    for (RankedLayer complements : rest) {
      graph.add(complement(complements, graph.size()));
    }
    return Optional.of(new WinGraph(game, group, graph, true));
  }

  /** What of the layers before leads to a set of words in the last one; the last one first. */
  private List<RankedLayer> thinned(RankedLayer set, List<RankedLayer> layers, long member) {
    List<RankedLayer> thin = new ArrayList<>(List.of(set));
    for (int done = layers.size() - 2; done >= 0; done--) {
      RankedLayer all = layers.get(done);
      RankedLayer some = layer(member, done, new long[0]);
      thin.get(thin.size() - 1)
          .forEach(
              word -> {
                ask();
                // A move taken back is a move of the complement.
                int found = steps.expandToComplements(game.all() ^ word, game.all());
                for (int i = 0; i < found; i++) {
                  if (all.has(steps.child(i))) {
                    some.add(steps.child(i));
                  }
                }
              });
      some.close();
      thin.add(some);
    }
    return thin;
  }

  private RankedLayer complement(RankedLayer set, int done) {
    RankedLayer complements = layer(start, done, new long[0]);
    set.forEach(word -> complements.add(group.canonical(game.all() ^ word)));
    complements.close();
    return complements;
  }
}
