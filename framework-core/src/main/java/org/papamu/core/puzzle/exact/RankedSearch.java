package org.papamu.core.puzzle.exact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.LimitReached;
import org.papamu.core.toggle.Pagodas;
import org.papamu.core.toggle.RankedLayer;
import org.papamu.core.toggle.RankedSteps;
import org.papamu.core.toggle.Ranks;
import org.papamu.core.toggle.WordGame;
import org.papamu.core.toggle.WordSet;

/**
 * Searches everything between the start and the goals with layers of bits: for boards that are
 * small enough for a bit for every word of a parity class.
 *
 * <p>Design: as {@link TwoSided}, what leads to the goals is looked for as what follows from their
 * complements. Where the complement of the start is the goal, the second half of everything mirrors
 * the first, so only half of the layers are made. Words that a pagoda function rules out are in
 * their layer, but nothing follows from them; the functions are found from some words of the
 * layers.
 */
final class RankedSearch {

  private static final int ASK = (1 << 12) - 1;

  private static final int[] WORTH_A_LOOK = {1 << 15, 1 << 18};

  private static final int LOOKED_AT = 24;

  private final WordGame<?> game;
  private final Ranks ranks;
  private final Group group;
  private final RankedSteps forward;
  private final RankedSteps across;
  private final RankedSteps backward;
  private final long start;
  private final long[] goals;
  private final int moves;
  private final boolean mirrored;
  private final WordSolver.Limits limits;

  /** The sizes from which on a layer is looked at for pagoda functions, once for each. */
  private final int[] worthALook;

  private final Pagodas anything;
  private long positions;
  private int asked;

  private RankedSearch(
      WordGame<?> game,
      Ranks ranks,
      long start,
      long[] goals,
      int moves,
      WordSolver.Limits limits,
      int[] worthALook) {
    this.worthALook = worthALook;
    this.game = game;
    this.ranks = ranks;
    this.goals = goals;
    this.moves = moves;
    this.limits = limits;
    group = game.group(goals);
    forward = ranks.forth(group);
    across = ranks.across(group);
    backward = ranks.back(group);
    anything = new Pagodas(game, group, goals);
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
    return of(dense, start, goals, moves, limits, WORTH_A_LOOK);
  }

  /** The same with other sizes from which on layers are looked at for pagoda functions. */
  static Optional<RankedSearch> of(
      WordGame<?> dense,
      long start,
      long[] goals,
      int moves,
      WordSolver.Limits limits,
      int... worthALook) {
    return Ranks.of(dense)
        .map(ranks -> new RankedSearch(dense, ranks, start, goals, moves, limits, worthALook))
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
    long[] ends = new long[goals.length];
    for (int i = 0; i < goals.length; i++) {
      ends[i] = group.canonical(game.all() ^ goals[i]);
    }
    Side forth = new Side(start, new long[] {start}, goals);
    Side back = mirrored ? forth : new Side(ends[0], ends, images(game.all() ^ start));
    while (forth.layers.size() - 1 + back.layers.size() < moves) {
      Side side = mirrored || forth.last().size() <= back.last().size() ? forth : back;
      if (!side.grow()) {
        return Optional.empty();
      }
      if (positions > most) {
        throw new TwoSided.TooMany();
      }
    }
    return joined(forth, back.layers, ends[0]);
  }

  private long[] images(long word) {
    return IntStream.range(0, group.size()).mapToLong(s -> group.image(s, word)).toArray();
  }

  /** The layers from one end. */
  private final class Side {
    final List<RankedLayer> layers = new ArrayList<>();
    final long member;
    final Pagodas pagodas;
    int looks;

    /**
     * A side.
     *
     * @param member a word of the class
     * @param words its first layer
     * @param aims what all this is to lead to
     */
    Side(long member, long[] words, long[] aims) {
      this.member = member;
      layers.add(layer(member, 0, words));
      pagodas = new Pagodas(game, group, aims);
    }

    RankedLayer last() {
      return layers.get(layers.size() - 1);
    }

    /** Adds a layer; answers whether there is anything in it. */
    boolean grow() {
      RankedLayer next = layer(member, layers.size(), new long[0]);
      last()
          .expand(
              pagodas,
              forward,
              (word, found) -> {
                ask();
                for (int i = 0; i < found; i++) {
                  next.add(forward.child(i));
                }
              });
      positions += next.close();
      layers.add(next);
      if (looks < worthALook.length && next.size() >= worthALook[looks]) {
        looks++;
        look(next);
      }
      return next.size() > 0;
    }

    private void look(RankedLayer layer) {
      long each = Math.max(1, layer.size() / LOOKED_AT);
      long[] until = {each / 2};
      layer.forEach(
          word -> {
            if (until[0]-- == 0) {
              until[0] = each - 1;
              pagodas.learn(word);
            }
          });
    }
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

  /** Joins the sides at what the last layers have between them. */
  private Optional<WinGraph> joined(Side side, List<RankedLayer> back, long end) {
    List<RankedLayer> forth = side.layers;
    int before = forth.size() - 1;
    int behind = moves - forth.size();
    RankedLayer border = back.get(behind);
    RankedLayer meeting = layer(start, before, new long[0]);
    RankedLayer beyond = mirrored && behind == before ? meeting : layer(end, behind, new long[0]);
    side.last()
        .expand(
            side.pagodas,
            across,
            (word, found) -> {
              ask();
              boolean leads = false;
              for (int i = 0; i < found; i++) {
                if (border.has(across.child(i))) {
                  leads = true;
                  beyond.add(across.child(i));
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
          .expand(
              anything,
              backward,
              (word, found) -> {
                ask();
                for (int i = 0; i < found; i++) {
                  if (all.has(backward.child(i))) {
                    some.add(backward.child(i));
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
