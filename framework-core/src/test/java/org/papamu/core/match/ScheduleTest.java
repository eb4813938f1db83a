package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScheduleTest {

  private static List<String> all(Schedule schedule) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < schedule.size(); i++) {
      Schedule.Slot slot = schedule.slot(i);
      assertThat(slot.number()).isEqualTo(i);
      all.add(slot.opening() + ":" + slot.seating());
    }
    return all;
  }

  @Test
  void twoPlayersHaveBothColoursInEveryOpening() {
    assertThat(all(new Schedule(2, 2, 3)))
        .containsExactly("0:[0, 1]", "0:[1, 0]", "1:[0, 1]", "1:[1, 0]");
  }

  @Test
  void everyoneMeetsEveryoneInEveryOpening() {
    assertThat(all(new Schedule(2, 3, 4)))
        .containsExactly(
            "0:[0, 1]",
            "0:[1, 0]",
            "0:[0, 2]",
            "0:[2, 0]",
            "0:[1, 2]",
            "0:[2, 1]",
            "1:[0, 1]",
            "1:[1, 0]",
            "1:[0, 2]",
            "1:[2, 0]",
            "1:[1, 2]",
            "1:[2, 1]");
  }

  @Test
  void withThreeSeatsEveryoneSitsEverywhere() {
    Map<String, Integer> times = new HashMap<>();
    Schedule schedule = new Schedule(3, 4, 6);
    for (int i = 0; i < schedule.size(); i++) {
      List<Integer> seating = schedule.slot(i).seating();
      assertThat(seating).doesNotHaveDuplicates();
      for (int seat = 0; seat < 3; seat++) {
        times.merge(seating.get(seat) + "@" + seat, 1, Integer::sum);
      }
    }
    // Four groups of three, two openings, three rotations: each one in three groups.
    assertThat(schedule.size()).isEqualTo(24);
    assertThat(times).hasSize(12).allSatisfy((who, number) -> assertThat(number).isEqualTo(6));
  }

  @Test
  void fewerPlayersThanSeatsTakeSeveralSeats() {
    assertThat(all(new Schedule(3, 2, 3)))
        .containsExactly("0:[0, 1, 0]", "0:[1, 0, 0]", "0:[0, 0, 1]");
  }

  @Test
  void alonePlayersPlayTheSameOpenings() {
    assertThat(all(new Schedule(1, 2, 2))).containsExactly("0:[0]", "0:[1]", "1:[0]", "1:[1]");
  }
}
