package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.papamu.core.match.Elo;
import org.papamu.core.match.Standings;
import org.papamu.core.view.SvgCurves;
import org.papamu.core.view.SvgCurves.Axis;
import org.papamu.core.view.SvgCurves.Band;
import org.papamu.core.view.SvgCurves.Curve;
import org.papamu.core.view.SvgCurves.Point;
import org.papamu.core.view.Theme;

/**
 * How the difference in strength between two players came out as their games were played, with its
 * interval of 95 %.
 */
final class EloCurve {

  /** What came out of the first games says little and would hide the rest: it may be cut off. */
  private static final double FIRST = 0.1;

  private static final double SPARE = 0.1;
  private static final double LEAST_HEIGHT = 20;

  private final List<Sight> sights = new ArrayList<>();

  /** A look at a match. */
  private record Sight(int games, double share, Elo elo) {}

  /** Takes over how a match of two players stands. */
  void add(Standings standings) {
    Standings.Duel duel = standings.duels().get(0);
    if (duel.games() > 0) {
      sights.add(new Sight(duel.games(), duel.share(), duel.elo()));
    }
  }

  /** The picture; empty if no game was played. */
  Optional<String> draw(String game, List<String> players, Theme theme) {
    if (sights.isEmpty()) {
      return Optional.empty();
    }
    Axis upwards = upwards();
    int most = sights.get(sights.size() - 1).games;
    List<Point> curve = new ArrayList<>();
    List<Point> low = new ArrayList<>();
    List<Point> high = new ArrayList<>();
    for (Sight sight : sights) {
      // What is infinite goes to the edge of the picture.
      double end = sight.share > 0.5 ? upwards.high() : sight.share < 0.5 ? upwards.low() : 0;
      curve.add(new Point(sight.games, sight.elo.diff().orElse(end)));
      low.add(new Point(sight.games, sight.elo.low().orElse(upwards.low())));
      high.add(new Point(sight.games, sight.elo.high().orElse(upwards.high())));
    }
    return Optional.of(
        new SvgCurves(theme)
            .draw(
                "%s: %s against %s".formatted(game, players.get(0), players.get(1)),
                new Axis("games", 0, Math.max(2, most)),
                upwards,
                Optional.of(new Band("the interval of 95 %", low, high)),
                List.of(new Curve("the difference", curve))));
  }

  /** High enough for all but the first games, and for the interval that came out. */
  private Axis upwards() {
    Sight last = sights.get(sights.size() - 1);
    DoubleStream.Builder seen = DoubleStream.builder();
    seen.add(0);
    last.elo.low().ifPresent(seen::add);
    last.elo.high().ifPresent(seen::add);
    for (Sight sight : sights.subList((int) (sights.size() * FIRST), sights.size())) {
      sight.elo.diff().ifPresent(seen::add);
    }
    double[] all = seen.build().toArray();
    double least = DoubleStream.of(all).min().orElse(0);
    double most = DoubleStream.of(all).max().orElse(0);
    double spare = Math.max(LEAST_HEIGHT, (most - least) * SPARE);
    return new Axis("Elo", least - spare, most + spare);
  }
}
