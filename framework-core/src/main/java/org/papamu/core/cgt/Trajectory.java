package org.papamu.core.cgt;

import java.util.ArrayList;
import java.util.List;

/**
 * A number for each temperature from 0 on: linear between corners, and beyond the last one with a
 * slope of its own. All slopes are -1, 0 or 1.
 *
 * @param corners from temperature 0 on, rising; at least one
 * @param lastSlope the slope beyond the last corner
 */
record Trajectory(List<Corner> corners, int lastSlope) {

  /** A number at a temperature. */
  record Corner(Dyadic temperature, Dyadic value) {}

  Trajectory {
    corners = List.copyOf(corners);
  }

  /** The same number at all temperatures. */
  static Trajectory mast(Dyadic value) {
    return new Trajectory(List.of(new Corner(Dyadic.ZERO, value)), 0);
  }

  Dyadic at(Dyadic temperature) {
    int before = before(temperature);
    Corner corner = corners.get(before);
    Dyadic past = temperature.minus(corner.temperature);
    int slope = slope(before);
    if (slope == 0) {
      return corner.value;
    }
    return slope > 0 ? corner.value.plus(past) : corner.value.minus(past);
  }

  /** The last corner at or before a temperature. */
  private int before(Dyadic temperature) {
    int before = 0;
    while (before + 1 < corners.size()
        && corners.get(before + 1).temperature.compareTo(temperature) <= 0) {
      before++;
    }
    return before;
  }

  private int slope(int corner) {
    return corner + 1 < corners.size()
        ? corners.get(corner + 1).value.compareTo(corners.get(corner).value)
        : lastSlope;
  }

  /** The slope right above a temperature. */
  private int slopeAbove(Dyadic temperature) {
    return slope(before(temperature));
  }

  /** Itself and, times -1 or 1, the temperature. */
  Trajectory tilted(int slope) {
    List<Corner> tilted = new ArrayList<>();
    for (Corner corner : corners) {
      Dyadic part = slope > 0 ? corner.temperature : corner.temperature.negative();
      tilted.add(new Corner(corner.temperature, corner.value.plus(part)));
    }
    return new Trajectory(tilted, lastSlope + slope);
  }

  Trajectory negative() {
    List<Corner> negative = new ArrayList<>();
    for (Corner corner : corners) {
      negative.add(new Corner(corner.temperature, corner.value.negative()));
    }
    return new Trajectory(negative, -lastSlope);
  }

  /** The greater of two at each temperature. */
  Trajectory max(Trajectory other) {
    List<Corner> greater = new ArrayList<>();
    List<Dyadic> temperatures = temperatures(other);
    for (int i = 0; i < temperatures.size(); i++) {
      Dyadic from = temperatures.get(i);
      Dyadic gap = at(from).minus(other.at(from));
      greater.add(new Corner(from, gap.numerator() >= 0 ? at(from) : other.at(from)));
      int closing = other.slopeAbove(from) - slopeAbove(from);
      boolean closes = Long.signum(gap.numerator()) * closing > 0;
      if (closes) {
        Dyadic wait = Math.abs(closing) == 2 ? absolute(gap).half() : absolute(gap);
        Dyadic meeting = from.plus(wait);
        if (i + 1 == temperatures.size() || meeting.compareTo(temperatures.get(i + 1)) < 0) {
          greater.add(new Corner(meeting, at(meeting)));
        }
      }
    }
    Dyadic last = greater.get(greater.size() - 1).temperature;
    int gap = at(last).compareTo(other.at(last));
    int slope = gap > 0 ? lastSlope : other.lastSlope;
    return new Trajectory(greater, gap == 0 ? Math.max(lastSlope, other.lastSlope) : slope)
        .straightened();
  }

  private static Dyadic absolute(Dyadic number) {
    return number.numerator() < 0 ? number.negative() : number;
  }

  /** The temperatures of the corners of both, rising, without repetition. */
  private List<Dyadic> temperatures(Trajectory other) {
    List<Dyadic> all = new ArrayList<>();
    corners.forEach(corner -> all.add(corner.temperature));
    other.corners.forEach(corner -> all.add(corner.temperature));
    return all.stream().distinct().sorted().toList();
  }

  /** The lowest temperature at which it is at most another, which it falls towards in the end. */
  Dyadic meeting(Trajectory other) {
    List<Dyadic> temperatures = temperatures(other);
    for (int i = 0; ; i++) {
      Dyadic from = temperatures.get(i);
      Dyadic gap = at(from).minus(other.at(from));
      if (gap.numerator() <= 0) {
        return from;
      }
      int closing = other.slopeAbove(from) - slopeAbove(from);
      if (closing > 0) {
        Dyadic meeting = from.plus(closing == 2 ? gap.half() : gap);
        if (i + 1 == temperatures.size() || meeting.compareTo(temperatures.get(i + 1)) < 0) {
          return meeting;
        }
      }
    }
  }

  /** Itself up to a temperature, and constant from there on. */
  Trajectory frozenAt(Dyadic temperature) {
    List<Corner> kept = new ArrayList<>();
    for (Corner corner : corners) {
      if (corner.temperature.compareTo(temperature) < 0) {
        kept.add(corner);
      }
    }
    kept.add(new Corner(temperature, at(temperature)));
    return new Trajectory(kept, 0).straightened();
  }

  /** Without corners at which nothing turns. */
  private Trajectory straightened() {
    List<Corner> kept = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      if (i == 0 || slope(i - 1) != slope(i)) {
        kept.add(corners.get(i));
      }
    }
    return new Trajectory(kept, lastSlope);
  }
}
