package org.papamu.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.Player;

/**
 * The players that wait for their next turn, with all that they remember of the game: tables and
 * trees are used again. Of more than there is room for, those that have waited longest are closed;
 * they are made anew when their turn comes. May be used from any thread.
 */
final class RestingPlayers implements AutoCloseable {

  private final int room;

  // Guarded by this object; the longest waiting first.
  private final Map<Place, Rested> resting = new LinkedHashMap<>();
  private int taken;

  private record Place(Seating seating, int seat) {}

  private record Rested(Player player, int mebibytes) {}

  /**
   * None yet.
   *
   * @param room how many mebibytes their tables may take together
   */
  RestingPlayers(int room) {
    this.room = room;
  }

  /** The player of a seat, to be given back to {@link #rest}; a new one if none waits. */
  Player take(Seating seating, int seat, int ply) {
    Optional<Rested> rested;
    synchronized (this) {
      rested = removed(new Place(seating, seat));
    }
    return rested.isPresent() ? rested.get().player() : seating.player(seat, ply);
  }

  private Optional<Rested> removed(Place place) {
    Optional<Rested> rested = Optional.ofNullable(resting.remove(place));
    rested.ifPresent(gone -> taken -= gone.mebibytes());
    return rested;
  }

  /**
   * A player has made its move. It is closed at once if it has nothing to remember, or its place is
   * taken or given up by now.
   */
  void rest(Seating seating, int seat, Player player) {
    List<Player> leaving = new ArrayList<>();
    synchronized (this) {
      Place place = new Place(seating, seat);
      if (seating.mebibytes(seat) == 0 || seating.isGivenUp() || resting.containsKey(place)) {
        leaving.add(player);
      } else {
        resting.put(place, new Rested(player, seating.mebibytes(seat)));
        taken += seating.mebibytes(seat);
      }
      while (taken > room) {
        Place longest = resting.keySet().iterator().next();
        removed(longest).ifPresent(gone -> leaving.add(gone.player()));
      }
    }
    leaving.forEach(Player::close);
  }

  /** A seating is given up: its players are closed, now or when they come back. */
  void dismiss(Seating seating) {
    List<Player> leaving = new ArrayList<>();
    synchronized (this) {
      seating.giveUp();
      for (int seat = 0; seat < seating.size(); seat++) {
        removed(new Place(seating, seat)).ifPresent(gone -> leaving.add(gone.player()));
      }
    }
    leaving.forEach(Player::close);
  }

  /** How many wait. */
  synchronized int size() {
    return resting.size();
  }

  @Override
  public void close() {
    List<Player> leaving;
    synchronized (this) {
      leaving = resting.values().stream().map(Rested::player).toList();
      resting.clear();
      taken = 0;
    }
    leaving.forEach(Player::close);
  }
}
