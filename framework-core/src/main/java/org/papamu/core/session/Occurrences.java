package org.papamu.core.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.papamu.api.Position;

/**
 * Counts how often each position of a game has occurred.
 *
 * <p>Exact: the hash only chooses which earlier positions to compare with, equality decides. Among
 * equal positions the first stands for all; it is not kept but played again from the trail, which
 * happens only when a hash comes back.
 */
final class Occurrences<P extends Position> {

  /** The occurrences of one position. */
  static final class Group {
    private final int firstPly;
    private final long hash;
    private int count;

    private Group(int firstPly, long hash) {
      this.firstPly = firstPly;
      this.hash = hash;
    }

    /** How often it has occurred so far. */
    int count() {
      return count;
    }
  }

  private final Trail<P> trail;
  private final Map<Long, List<Group>> byHash = new HashMap<>();
  private final List<Group> byPly = new ArrayList<>();

  /** Counts nothing yet, not even the position where the trail starts. */
  Occurrences(Trail<P> trail) {
    this.trail = trail;
  }

  /** The group that a position belongs to; changes nothing. */
  Group groupOf(P position) {
    long hash = position.hash();
    for (Group group : byHash.getOrDefault(hash, List.of())) {
      if (trail.at(group.firstPly).equals(position)) {
        return group;
      }
    }
    return new Group(byPly.size(), hash);
  }

  /** Counts the next position of the trail, which belongs to a group. Calls no code of the game. */
  void add(Group group) {
    if (group.count == 0) {
      byHash.computeIfAbsent(group.hash, hash -> new ArrayList<>(1)).add(group);
    }
    group.count++;
    byPly.add(group);
  }

  /** Forgets all positions but the first {@code positions}. Calls no code of the game. */
  void truncate(int positions) {
    for (int ply = byPly.size() - 1; ply >= positions; ply--) {
      Group group = byPly.remove(ply);
      group.count--;
      if (group.count == 0) {
        List<Group> same = byHash.getOrDefault(group.hash, List.of());
        if (same.size() == 1) {
          byHash.remove(group.hash);
        } else {
          same.remove(group);
        }
      }
    }
  }
}
