package org.papamu.examples.leapfrog;

import java.util.List;
import org.papamu.api.GameProvider;
import org.papamu.testkit.GameLaws;

class LeapFrogTest extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new LeapFrogProvider();
  }

  /** The laws take their time on large boards and see nothing new there. */
  @Override
  protected List<String> games() {
    return List.of(
        "leapfrog:1x1",
        "leapfrog:1x7",
        "leapfrog:3x4",
        "leapfrog:4x4",
        "leapfrog:4x4,players=3",
        "leapfrog:4x4,diagonal,players=4",
        "leapfrog:5x5,murray=7",
        "leapfrog:8x8");
  }

  @Override
  protected List<String> moveFiles() {
    return List.of("leapfrog/moves.jsonl", "leapfrog/cases.jsonl");
  }
}
