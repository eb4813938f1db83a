package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.Roster;

class RestingPlayersTest {

  private static final Roster ROSTER = Roster.of(BuiltInPlayers.all());

  private final RestingPlayers resting = new RestingPlayers(20);

  private static Seating seating(String white) {
    try (Catalog catalog = Catalog.classPath(RestingPlayersTest.class.getClassLoader())) {
      GameInfo info = catalog.game("konane:4x4").info();
      return Seating.of(info, ROSTER, Map.of("white", white), 1);
    }
  }

  @Test
  void aSeatKeepsItsPlayer() {
    Seating seating = seating("alphabeta:hash=8");
    Player first = resting.take(seating, 1, 1);
    resting.rest(seating, 1, first);
    assertThat(resting.take(seating, 1, 3)).isSameAs(first);
    assertThat(resting.size()).isZero();
  }

  @Test
  void oneThatRemembersNothingIsNotKept() {
    Seating seating = seating("random");
    resting.rest(seating, 1, resting.take(seating, 1, 1));
    assertThat(resting.size()).isZero();
  }

  @Test
  void beyondTheRoomTheLongestWaitingLeaves() {
    Seating[] seatings = new Seating[3];
    Player[] players = new Player[3];
    for (int i = 0; i < 3; i++) {
      seatings[i] = seating("alphabeta:hash=8");
      players[i] = resting.take(seatings[i], 1, 1);
      resting.rest(seatings[i], 1, players[i]);
    }
    assertThat(resting.size()).isEqualTo(2);
    assertThat(resting.take(seatings[0], 1, 3)).isNotSameAs(players[0]);
    assertThat(resting.take(seatings[1], 1, 3)).isSameAs(players[1]);
    assertThat(resting.take(seatings[2], 1, 3)).isSameAs(players[2]);
  }

  @Test
  void whoComesBackToAGameThatIsOverIsNotKept() {
    Seating seating = seating("alphabeta:hash=8");
    Player thinking = resting.take(seating, 1, 1);
    resting.dismiss(seating);
    resting.rest(seating, 1, thinking);
    assertThat(resting.size()).isZero();
  }

  @Test
  void twoThatThinkForOneSeatLeaveOnePlayer() {
    Seating seating = seating("alphabeta:hash=8");
    Player stopped = resting.take(seating, 1, 1);
    Player next = resting.take(seating, 1, 1);
    resting.rest(seating, 1, next);
    resting.rest(seating, 1, stopped);
    assertThat(resting.take(seating, 1, 3)).isSameAs(next);
  }
}
