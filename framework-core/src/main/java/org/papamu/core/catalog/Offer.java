package org.papamu.core.catalog;

import java.util.List;

/** What a plugin offers, as it said when it was asked. */
record Offer(List<CheckedGame> games, List<CheckedPlayer> players) {

  static final Offer NONE = new Offer(List.of(), List.of());

  boolean isEmpty() {
    return games.isEmpty() && players.isEmpty();
  }
}
