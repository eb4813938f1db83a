package org.papamu.core.match;

import java.time.Duration;
import java.util.Optional;

/**
 * What a match is going to take that is not played yet: a guess, but for the number of games and
 * tasks.
 *
 * @param games the games that are left to be played, if no test ends the match before
 * @param tasks the pieces that are handed out where the games are played elsewhere
 * @param plies the plies of a game after its opening, on average; 0 if none came to an end to tell
 *     it
 * @param time what all games take together, each as long as it takes while as many are played at
 *     once as there are to be; empty where nothing tells it
 * @param bytes what the tasks, and the games that come of them, are when they are sent
 */
public record Forecast(int games, int tasks, double plies, Optional<Duration> time, long bytes) {}
