package org.papamu.spark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.papamu.core.cluster.ClusterException;

/**
 * Which pieces of work are done twice, and what they gave: a machine that computes wrongly without
 * noticing shows itself that way. Whatever else is done twice, since a machine was lost, is
 * compared too.
 */
final class Again {

  private static final long SEED = 63;

  private final double share;
  private final Map<Integer, Done> first;

  private Again(double share, Map<Integer, Done> first) {
    this.share = share;
    this.first = first;
  }

  /**
   * What is to be compared.
   *
   * @param share of the pieces, from 0 to 1; of any there are one is done again at least, if this
   *     is above 0
   * @param done what the pieces of work gave, some of them perhaps more than once
   * @throws ClusterException if one of them gave two things
   */
  static Again of(double share, List<Done> done) {
    Map<Integer, Done> first = new HashMap<>();
    for (Done one : done) {
      Done before = first.putIfAbsent(one.piece(), one);
      if (before != null) {
        compare(before, one);
      }
    }
    return new Again(share, first);
  }

  private static void compare(Done before, Done again) {
    if (!before.digest().equals(again.digest())) {
      throw new ClusterException(
          "two machines disagree, so the count is not told: a piece of level %d was done on %s and %s"
              .formatted(before.level(), before.machine(), again.machine()),
          null);
    }
  }

  /** The pieces to be done again: drawn, the same for the same pieces. */
  List<Integer> drawn() {
    List<Integer> pieces = new ArrayList<>(first.keySet());
    pieces.sort(null);
    if (pieces.isEmpty() || share <= 0) {
      return List.of();
    }
    SplittableRandom random = new SplittableRandom(SEED + pieces.size());
    long wanted = Math.min(pieces.size(), Math.max(1, Math.round(share * pieces.size())));
    List<Integer> drawn = new ArrayList<>();
    for (int i = 0; i < pieces.size(); i++) {
      if (random.nextInt(pieces.size() - i) < wanted - drawn.size()) {
        drawn.add(pieces.get(i));
      }
    }
    return drawn;
  }

  /** The machines that the first results came from. */
  List<String> machines() {
    return first.values().stream().map(Done::machine).distinct().sorted().toList();
  }

  /** The machine on which a piece was done first. */
  String machine(int piece) {
    Done done = first.get(piece);
    return done == null ? "" : done.machine();
  }

  /**
   * Compares what was done again.
   *
   * @return how much of it was done on another machine
   * @throws ClusterException if something differs or is missing
   */
  int compare(List<Done> again) {
    int elsewhere = 0;
    for (Done done : again) {
      Done before = first.get(done.piece());
      if (before == null) {
        throw new IllegalStateException("piece " + done.piece());
      }
      compare(before, done);
      elsewhere += before.machine().equals(done.machine()) ? 0 : 1;
    }
    return elsewhere;
  }
}
