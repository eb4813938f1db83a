package org.papamu.core.match;

import java.util.ArrayList;
import java.util.List;

/**
 * Which games a match has. The contestants meet in groups as large as the game has seats, every
 * group of them once (with two seats: everyone meets everyone); where there are fewer contestants
 * than seats, they take several seats each. A group plays an opening as often as there are seats,
 * each time one seat further, so that with two seats everyone has both colours. The games of one
 * group from one opening follow one another.
 */
final class Schedule {

  /**
   * A game to be played.
   *
   * @param number its number in the match, from 0
   * @param group its group's number, from 0
   * @param opening its opening's number, from 0
   * @param rotation by how many seats the group is turned, from 0
   * @param seating the contestant of each seat
   */
  record Slot(int number, int group, int opening, int rotation, List<Integer> seating) {

    /** Copies the list. */
    Slot {
      seating = List.copyOf(seating);
    }
  }

  private final int seats;

  /** How often a group plays an opening. */
  private final int rotations;

  private final List<List<Integer>> groups = new ArrayList<>();
  private final int openings;

  /**
   * The schedule of a match.
   *
   * @param games the games of each group; rounded up so that every opening is played from all seats
   */
  Schedule(int seats, int contestants, int games) {
    this.seats = seats;
    rotations = seats;
    openings = (int) ((games + (long) seats - 1) / seats);
    choose(Math.min(seats, contestants), 0, contestants, new ArrayList<>());
  }

  private Schedule(int seats, int games) {
    this.seats = seats;
    rotations = 1;
    openings = games;
    choose(1, 0, 1, new ArrayList<>());
  }

  /** One contestant in all seats, which has no reason to turn them: an opening for each game. */
  static Schedule selfPlay(int seats, int games) {
    return new Schedule(seats, games);
  }

  private void choose(int missing, int from, int contestants, List<Integer> chosen) {
    if (missing == 0) {
      List<Integer> group = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        group.add(chosen.get(seat % chosen.size()));
      }
      groups.add(List.copyOf(group));
      return;
    }
    for (int next = from; next <= contestants - missing; next++) {
      chosen.add(next);
      choose(missing - 1, next + 1, contestants, chosen);
      chosen.remove(chosen.size() - 1);
    }
  }

  /** The number of games. */
  long size() {
    return (long) openings * groups.size() * rotations;
  }

  /** The number of games in a row that are of one group and one opening. */
  int games() {
    return rotations;
  }

  /** The number of groups. */
  int groups() {
    return groups.size();
  }

  /** The game with a number from 0. */
  Slot slot(int number) {
    int rotation = number % rotations;
    int group = number / rotations % groups.size();
    int opening = number / rotations / groups.size();
    List<Integer> seating = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      seating.add(groups.get(group).get((seat + rotation) % seats));
    }
    return new Slot(number, group, opening, rotation, seating);
  }
}
