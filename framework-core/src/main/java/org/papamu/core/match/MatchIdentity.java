package org.papamu.core.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What makes a match this match and no other: a record of another one must not be gone on with. How
 * many games it has and how many are played at once is no part of it.
 *
 * @param game the game's full name
 * @param players the players as they were asked for
 * @param seed what all random choices come from
 * @param openings the {@linkplain Openings#description openings}
 * @param limits the other conditions, such as clocks
 */
public record MatchIdentity(
    String game, List<String> players, long seed, String openings, String limits) {

  /** The tag with the seed of a match. */
  public static final String SEED_TAG = "Seed";

  private static final String PLAYERS_TAG = "Players";
  private static final String OPENINGS_TAG = "Openings";
  private static final String LIMITS_TAG = "Limits";

  /** Copies the list. */
  public MatchIdentity {
    players = List.copyOf(players);
  }

  /** The tags that tell of it. */
  Map<String, String> tags() {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(PLAYERS_TAG, String.join(" | ", players));
    tags.put(SEED_TAG, Long.toString(seed));
    tags.put(OPENINGS_TAG, openings);
    tags.put(LIMITS_TAG, limits);
    return tags;
  }

  /** In what a record with these tags is of another match; empty if it is of this one. */
  Optional<String> differs(Map<String, String> recorded) {
    for (Map.Entry<String, String> tag : tags().entrySet()) {
      String there = recorded.getOrDefault(tag.getKey(), "");
      if (!there.equals(tag.getValue())) {
        return Optional.of(
            "its tag %s is \"%s\", not \"%s\"".formatted(tag.getKey(), there, tag.getValue()));
      }
    }
    return Optional.empty();
  }
}
