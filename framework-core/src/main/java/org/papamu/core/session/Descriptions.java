package org.papamu.core.session;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.Position;

/** The moves of a trail as people want them, each worked out when first asked for. */
final class Descriptions<P extends Position> {

  private final Game<P> game;
  private final Trail<P> trail;

  /** The first of the moves. */
  private final List<Played> described = new ArrayList<>();

  Descriptions(Game<P> game, Trail<P> trail) {
    this.game = game;
    this.trail = trail;
  }

  /** The moves from one ply on to the last, unmodifiable. */
  List<Played> from(int ply) {
    if (described.size() < trail.size()) {
      GameFault.guard(
          game,
          "describe or writeMove",
          () -> {
            describeRest();
            return described;
          });
    }
    return List.copyOf(described.subList(ply, described.size()));
  }

  private void describeRest() {
    P at = trail.at(described.size());
    while (described.size() < trail.size()) {
      int ply = described.size();
      long move = trail.move(ply);
      described.add(
          new Played(
              ply + 1,
              at.turn(),
              move,
              Written.move(game, at, move),
              GameFault.given(game, "describe", game.rules().describe(at, move))));
      game.rules().play(at, move);
    }
  }

  /** Forgets all moves after the first {@code plies}. Calls no code of the game. */
  void truncate(int plies) {
    if (described.size() > plies) {
      described.subList(plies, described.size()).clear();
    }
  }
}
