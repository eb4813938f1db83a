package org.papamu.testkit.games.hex;

import java.util.List;
import org.papamu.api.GameProvider;
import org.papamu.testkit.GameLaws;

class HexTest extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new HexProvider();
  }

  @Override
  protected List<String> games() {
    return List.of("hex:1x1", "hex:2x3", "hex:4x4", "hex:3x3,swap", "hex:11x11,swap");
  }

  @Override
  protected List<String> moveFiles() {
    return List.of();
  }
}
