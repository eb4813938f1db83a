package org.papamu.spark;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.MatchOrder;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.match.Contestants;
import org.papamu.core.match.Match;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;

/**
 * Twelve games of two players that count nodes: the same ones here and on a cluster.
 *
 * @param match to be played here, or at a field of the order
 * @param order the same match for a cluster
 */
record Pairing<P extends Position>(Match<P> match, MatchOrder<P> order) {

  private static final List<String> PLAYERS = List.of("alphabeta:nodes=200", "mcts:nodes=40");
  private static final Optional<Duration> TIME = Optional.of(Duration.ofMinutes(1));

  static <P extends Position> Pairing<P> of(Catalog catalog, Game<P> game) {
    MatchSettings settings = MatchSettings.of(12, 5);
    List<PlayerSpec> players = PLAYERS.stream().map(PlayerSpec::parse).toList();
    Roster roster = Roster.of(BuiltInPlayers.all());
    return new Pairing<>(
        Match.of(game, Contestants.of(roster, players, PLAYERS, TIME), settings),
        new MatchOrder<>(RemoteGame.of(catalog, game), PLAYERS, PLAYERS, TIME, settings));
  }
}
