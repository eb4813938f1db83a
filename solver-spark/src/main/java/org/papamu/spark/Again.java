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
  private final Map<Integer, Done> first = new HashMap<>();

  /**
   * A comparison.
   *
   * @param share of the pieces, from 0 to 1; of any there are one is done again at least, if this
   *     is above 0
   */
  Again(double share) {
    this.share = share;
  }

  /** What a piece of work gave when it was done for the first time, or again meanwhile. */
  void add(Done done) {
    Done before = first.putIfAbsent(done.piece(), done);
    if (before != null) {
      compare(before, done);
    }
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
