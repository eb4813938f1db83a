package org.papamu.core.puzzle.exact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Player.Stop;
import org.papamu.core.toggle.BandSet;
import org.papamu.core.toggle.Bands;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.LimitReached;
import org.papamu.core.toggle.RankedLayer;
import org.papamu.core.toggle.Ranks;
import org.papamu.core.toggle.WordGame;

/**
 * Searches everything between the start and the goals with sets of words that have all images with
 * each word: for boards that can be cut into bands, where the goals look alike from all sides.
 *
 * <p>Design: as {@link RankedSearch}, but no word is looked at by itself on the way, nor what it
 * leads to. Only what is on solutions is gone through in the end, for one word of each class.
 */
final class BandSearch {

  /**
   * No more than this for all sets, whatever there is: a set of square6 has ten times the bits of
   * one of the English board, few of them are set, and a step between two looks at the stop takes
   * seconds.
   */
  private static final long MOST_BYTES = 1L << 29;

  private final WordGame<?> game;
  private final Ranks ranks;
  private final Bands bands;
  private final Group group;
  private final long start;
  private final long[] goals;
  private final int moves;
  private final boolean mirrored;
  private final WordSolver.Limits limits;
  private final Stop stop;
  private long positions;

  private BandSearch(
      WordGame<?> game,
      Ranks ranks,
      Bands bands,
      Group group,
      long start,
      long[] goals,
      int moves,
      WordSolver.Limits limits) {
    this.game = game;
    this.ranks = ranks;
    this.bands = bands;
    this.group = group;
    this.start = group.canonical(start);
    this.goals = goals.clone();
    this.moves = moves;
    this.limits = limits;
    mirrored = goals.length == 1 && group.canonical(game.all() ^ goals[0]) == this.start;
    stop =
        () -> {
          limits.progress().accept(positions);
          return limits.stop().requested();
        };
  }

  /**
   * A search; empty if the board cannot be cut into bands by symmetries that keep the goals, has
   * too many points, or its sets would take too much memory or more than half a gibibyte.
   *
   * @param dense the game with its points at the lowest bits
   * @param moves the number of moves of every solution, 1 or more
   * @param limits how much memory to take, when to stop and who is told
   */
  static Optional<BandSearch> of(
      WordGame<?> dense, long start, long[] goals, int moves, WordSolver.Limits limits) {
    Group group = dense.group(goals);
    return Ranks.of(dense)
        .flatMap(
            ranks ->
                Bands.of(dense, group)
                    .map(
                        bands ->
                            new BandSearch(
                                dense, ranks, bands, group, start, goals, moves, limits)))
        .filter(search -> search.fits(limits.memory()));
  }

  private boolean fits(long memory) {
    long sum = 0;
    for (int done = 0; done <= moves; done++) {
      int filled = Long.bitCount(start) - done * game.loss();
      long bytes = bands.bytes(start, filled);
      if (bytes / Long.BYTES > Integer.MAX_VALUE || ranks.size(start, filled) > Integer.MAX_VALUE) {
        return false;
      }
      // What is found and what of it is on solutions; of what is mirrored the half is enough.
      boolean both = !mirrored || done <= moves / 2 + 1;
      sum += (both ? 2 * bytes : 0) + RankedLayer.bytes(ranks.size(start, filled));
    }
    return sum <= Math.min(memory, MOST_BYTES);
  }

  /** The words stored, up to symmetry, about. */
  long positions() {
    return positions;
  }

  /**
   * Searches all there is.
   *
   * @param most the most words to store, up to symmetry, about
   * @return all that solves it; empty if it cannot be solved
   */
  Optional<WinGraph> whole(long most) throws LimitReached, TwoSided.TooMany {
    long[] ends = new long[goals.length];
    for (int i = 0; i < goals.length; i++) {
      ends[i] = game.all() ^ goals[i];
    }
    List<BandSet> forth = new ArrayList<>(List.of(BandSet.of(bands, start)));
    List<BandSet> back = mirrored ? forth : new ArrayList<>(List.of(BandSet.of(bands, ends)));
    long forthSize = 1;
    long backSize = 1;
    while (forth.size() - 1 + back.size() < moves) {
      boolean first = mirrored || forthSize <= backSize;
      List<BandSet> side = first ? forth : back;
      BandSet next = side.get(side.size() - 1).next(stop);
      goOn();
      side.add(next);
      long size = next.size();
      positions += (size + group.size() - 1) / group.size();
      if (size == 0) {
        return Optional.empty();
      }
      if (positions > most) {
        throw new TwoSided.TooMany();
      }
      forthSize = first ? size : forthSize;
      backSize = first ? backSize : size;
    }
    return joined(forth, back);
  }

  private void goOn() throws LimitReached {
    if (limits.stop().requested()) {
      throw new LimitReached(LimitReached.Limit.TIME);
    }
  }

  /** Joins the sides at what the last sets have between them. */
  private Optional<WinGraph> joined(List<BandSet> forth, List<BandSet> back) throws LimitReached {
    int before = forth.size() - 1;
    int behind = moves - forth.size();
    BandSet border = back.get(behind);
    BandSet meeting = border.complement().leading(forth.get(before), stop);
    goOn();
    if (meeting.size() == 0) {
      return Optional.empty();
    }
    List<RankedLayer> graph = new ArrayList<>();
    List<RankedLayer> rest = new ArrayList<>();
    boolean alike = mirrored && behind == before;
    for (BandSet set : thinned(meeting, forth)) {
      RankedLayer words = empty(before - graph.size());
      if (alike) {
        RankedLayer complements = empty(before + 1 + rest.size());
        set.forEachClass(
            (least, greatest) -> {
              words.add(least);
              complements.add(game.all() ^ greatest);
            });
        complements.close();
        rest.add(complements);
      } else {
        set.forEachClass((least, greatest) -> words.add(least));
      }
      words.close();
      graph.add(words);
    }
    Collections.reverse(graph);
    if (!alike) {
      BandSet beyond = meeting.complement().leading(border, stop);
      goOn();
      for (BandSet set : thinned(beyond, back.subList(0, behind + 1))) {
        RankedLayer words = empty(before + 1 + rest.size());
        set.forEachClass((least, greatest) -> words.add(game.all() ^ greatest));
        words.close();
        rest.add(words);
      }
    }
    graph.addAll(rest);
    return Optional.of(new WinGraph(game, group, graph, true));
  }

  /** What of the sets before leads to a set of words in the last one; the last one first. */
  private List<BandSet> thinned(BandSet last, List<BandSet> sets) throws LimitReached {
    List<BandSet> thin = new ArrayList<>(List.of(last));
    for (int done = sets.size() - 2; done >= 0; done--) {
      thin.add(thin.get(thin.size() - 1).leading(sets.get(done), stop));
      goOn();
    }
    return thin;
  }

  private RankedLayer empty(int done) {
    return new RankedLayer(ranks, start, Long.bitCount(start) - done * game.loss());
  }
}
