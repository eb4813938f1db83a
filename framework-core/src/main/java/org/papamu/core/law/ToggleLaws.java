package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.Toggles;

/** Holds a game that is also told as sets of points to its own rules. */
final class ToggleLaws {

  private ToggleLaws() {}

  static <P extends Position> void toggles(Spot<P> spot) {
    Optional<Toggles<P>> told = spot.game().toggles();
    if (told.isEmpty()) {
      return;
    }
    unless(
        spot.game().info().seats().size() == 1,
        "toggles are of games of one seat, and this has %s",
        spot.game().info().seats().size());
    PointSet filled = filled(spot, spot.position());
    List<PointSet> expected = new ArrayList<>();
    for (Toggles.Rule rule : told.get().rules()) {
      if (applies(rule, filled)) {
        expected.add(turned(rule, filled));
      }
    }
    long[] moves = spot.legal().toArray();
    unless(
        moves.length == expected.size(),
        "%s moves are listed, but %s rules of toggles() apply",
        moves.length,
        expected.size());
    Set<PointSet> reached = new HashSet<>(expected);
    for (long move : moves) {
      unless(
          reached.contains(filled(spot, spot.after(move))),
          "after %s other points are filled than after any rule of toggles()",
          spot.text(move));
    }
    if (moves.length == 0) {
      boolean solved =
          spot.rules().score(spot.position(), spot.position().turn()) == spot.game().info().best();
      boolean goal = told.get().goals(spot.position()).contains(filled);
      unless(
          solved == goal,
          solved
              ? "the score is the best there is, but the filled points are no goal of toggles()"
              : "the filled points are a goal of toggles(), but the score is not the best there"
                  + " is");
    }
  }

  private static <P extends Position> PointSet filled(Spot<P> spot, P position) {
    return PointSet.of(
        IntStream.range(0, spot.board().size()).filter(point -> position.at(point) != 0).toArray());
  }

  private static boolean applies(Toggles.Rule rule, PointSet filled) {
    return rule.filled().intersection(filled).equals(rule.filled())
        && rule.empty().intersection(filled).isEmpty();
  }

  private static PointSet turned(Toggles.Rule rule, PointSet filled) {
    return PointSet.of(
        filled.union(rule.empty()).stream()
            .filter(point -> !rule.filled().contains(point))
            .toArray());
  }
}
