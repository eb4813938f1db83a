package org.papamu.core.cluster;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Position;
import org.papamu.core.match.MatchSettings;

/**
 * A match whose games are to be played on other machines.
 *
 * @param game the game, and where its code is
 * @param players the players as they were asked for; built-in ones, which every machine has
 * @param names what they are called, as many
 * @param usualTime the time for a move of players without limits; empty where they have a clock
 * @param settings how the match is played
 */
public record MatchOrder<P extends Position>(
    RemoteGame<P> game,
    List<String> players,
    List<String> names,
    Optional<Duration> usualTime,
    MatchSettings settings) {

  /** Copies the lists. */
  public MatchOrder {
    players = List.copyOf(players);
    names = List.copyOf(names);
  }
}
