package org.papamu.fanorona;

import java.util.List;
import java.util.stream.Stream;
import org.papamu.api.GameProvider;
import org.papamu.testkit.GameLaws;

/** The laws of every game, on all boards offered, other sizes of each kind, and all options. */
class FanoronaLawsTest extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new FanoronaProvider();
  }

  @Override
  protected List<String> games() {
    return Stream.of(
            "5x9",
            "5x5",
            "3x3",
            "3x5",
            "5x3",
            "3x7",
            "5x7",
            "7x9",
            "3x21",
            "3x3,repetition=0",
            "3x3,first=single",
            "3x3,quiet=3,stalemate=draw",
            "3x5,quiet=0,repetition=2",
            "5x5,continuation=forced",
            "5x5,direction=any",
            "5x9,vela=on",
            "5x9,continuation=forced,direction=any,first=single,stalemate=draw,vela=on")
        .map(board -> "fanorona:" + board)
        .toList();
  }

  /** None: {@link VectorsTest} looks at them, with their effects and paths. */
  @Override
  protected List<String> moveFiles() {
    return List.of();
  }

  @Override
  protected List<String> playthroughGames() {
    return List.of("fanorona:5x9", "fanorona:5x5", "fanorona:3x3", "fanorona:5x9,vela=on");
  }

  @Override
  protected double mostBytesPerNode() {
    return 1;
  }
}
