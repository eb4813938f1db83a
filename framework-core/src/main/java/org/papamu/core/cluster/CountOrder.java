package org.papamu.core.cluster;

import java.util.Optional;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;

/**
 * A count that is asked for.
 *
 * @param game the game, and where its code is
 * @param position where the count begins; not changed
 * @param checkpoint a folder that all machines reach by this name, where each finished level is
 *     kept until the count is complete, and which a later run goes on from; empty for none
 * @param stop ends the count early; asked several times a second
 * @param progress told how far it is
 */
public record CountOrder<P extends Position>(
    RemoteGame<P> game,
    P position,
    Optional<String> checkpoint,
    Stop stop,
    CountProgress progress) {}
