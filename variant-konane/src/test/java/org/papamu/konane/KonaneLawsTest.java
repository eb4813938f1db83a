package org.papamu.konane;

import java.util.List;
import java.util.stream.Stream;
import org.papamu.api.GameProvider;
import org.papamu.core.law.Laws;
import org.papamu.testkit.GameLaws;

/** Kōnane obeys the laws of all games, and the tables of independent programs. */
class KonaneLawsTest extends GameLaws {

  /** Boards that nobody plays on, but where edges meet: single points, rows, odd and even sides. */
  private static final List<String> SMALL =
      List.of("konane:1x1", "konane:1x9", "konane:2x2", "konane:3x5", "konane:5x7", "konane:8x9");

  @Override
  protected GameProvider provider() {
    return new KonaneProvider();
  }

  @Override
  protected List<String> games() {
    return Stream.concat(Laws.games(provider()).stream(), SMALL.stream()).toList();
  }

  @Override
  protected List<String> perftFiles() {
    return List.of("konane/perft.jsonl", "konane/perft-more.jsonl");
  }

  @Override
  protected double mostBytesPerNode() {
    return 1;
  }
}
