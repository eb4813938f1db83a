package org.papamu.core.cgt;

import java.util.HashMap;
import java.util.Map;

/** Works thermographs out and remembers them. */
final class Thermographs {

  private final Values values;
  private final Map<Integer, Thermograph> known = new HashMap<>();

  Thermographs(Values values) {
    this.values = values;
  }

  Thermograph of(int value) {
    Thermograph thermograph = known.get(value);
    if (thermograph == null) {
      thermograph =
          values.isNumber(value)
              ? Thermograph.ofNumber(values.leftStop(value))
              : Thermograph.of(leftScaffold(value), rightScaffold(value));
      known.put(value, thermograph);
    }
    return thermograph;
  }

  /** The highest of the right walls of Left's options, less the tax. */
  private Trajectory leftScaffold(int value) {
    Trajectory best = of(values.left(value, 0)).rightWall();
    for (int i = 1; i < values.lefts(value); i++) {
      best = best.max(of(values.left(value, i)).rightWall());
    }
    return best.tilted(-1);
  }

  /** The lowest of the left walls of Right's options, with the tax. */
  private Trajectory rightScaffold(int value) {
    Trajectory best = of(values.right(value, 0)).leftWall().negative();
    for (int i = 1; i < values.rights(value); i++) {
      best = best.max(of(values.right(value, i)).leftWall().negative());
    }
    return best.negative().tilted(1);
  }

  long bytes() {
    return 500L * known.size();
  }
}
