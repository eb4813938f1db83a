package org.papamu.core.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Player.Stop;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

class PlayoutsTest {

  private static final Ring RING = Ring.standard();

  private static Playouts<Place> playouts(String start, int mostPlies) {
    return new Playouts<>(RING, RING.notation().read(start), new SplittableRandom(1), mostPlies);
  }

  @Test
  void countsGamesAndPlies() {
    Playouts.Tally tally = playouts("1 black", 1_000_000).play(2000, Stop.NEVER);
    assertThat(tally.playouts()).isEqualTo(2000);
    assertThat(tally.capped()).isZero();
    // A fair walk from point 1 of a ring of 9 lasts 8 steps on average.
    assertThat(tally.plies() / 2000.0).isBetween(7.0, 9.0);
    assertThat(playouts("1 black", 1_000_000).play(2000, Stop.NEVER)).isEqualTo(tally);
  }

  @Test
  void breaksLongGamesOffAndCountsThem() {
    Playouts.Tally tally = playouts("4 black", 3).play(100, Stop.NEVER);
    assertThat(tally).isEqualTo(new Playouts.Tally(100, 300, 100));
    Playouts.Tally exact = playouts("1 black", 1).play(100, Stop.NEVER);
    assertThat(exact.plies()).isEqualTo(100);
    assertThat(exact.capped()).isBetween(20L, 80L);
  }

  @Test
  void aFinishedGameHasNoPlies() {
    assertThat(playouts("0 black", 5).play(3, Stop.NEVER)).isEqualTo(new Playouts.Tally(3, 0, 0));
  }

  @Test
  void stopsWhenAsked() {
    assertThat(playouts("4 black", 5).play(3, () -> true)).isEqualTo(new Playouts.Tally(0, 0, 0));
  }

  @Test
  void allocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Playouts<Place> playouts = playouts("4 black", 100);
    playouts.play(1000, Stop.NEVER);
    long before = threads.getCurrentThreadAllocatedBytes();
    long plies = playouts.play(60_000, Stop.NEVER).plies();
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(plies).isGreaterThan(1_000_000);
    assertThat(allocated).isLessThan(1_000_000);
  }
}
