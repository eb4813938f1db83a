package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.papamu.api.Game;
import org.papamu.api.Parts;
import org.papamu.api.Player.Stop;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.Regions;
import org.papamu.core.cgt.Bounding;
import org.papamu.core.cgt.Bounds;
import org.papamu.core.cgt.Dyadic;
import org.papamu.core.cgt.LimitReached;
import org.papamu.core.cgt.Limits;
import org.papamu.core.cgt.OutcomeClass;
import org.papamu.core.cgt.Thermograph;
import org.papamu.core.cgt.ThermographPicture;
import org.papamu.core.cgt.Valuation;
import org.papamu.core.cgt.Values;
import org.papamu.core.view.Theme;

/**
 * Works out values of one game's positions, one after the other, and remembers what it worked out.
 * When a limit ends one, it finds bounds instead.
 */
final class Appraisal<P extends Position> {

  /** What finding bounds may take at the least, however soon a value was given up. */
  private static final long BOUNDING_NANOS = 1_000_000_000L;

  private final Game<P> game;
  private final SolveOrder order;
  private final long bytes;
  private Valuation<P> valuation;
  private Stop now = Stop.NEVER;

  /** A part of a position and its value; empty if it is not known. */
  record Region(List<String> points, Optional<String> value) {}

  /** What is known of a value. */
  record Result(
      Optional<String> value,
      Optional<String> canonical,
      Optional<Thermograph> thermograph,
      Optional<Dyadic> leftStop,
      Optional<Dyadic> rightStop,
      Optional<OutcomeClass> outcome,
      List<Region> regions,
      Bounds bounds,
      Optional<String> limit,
      double seconds) {

    /** The thermograph as SVG. */
    Optional<String> picture(Theme theme) {
      String title = "Thermograph of " + value.orElse("a value");
      return thermograph.map(shown -> new ThermographPicture(shown).draw(title, theme));
    }
  }

  Appraisal(Game<P> game, SolveOrder order, long bytes) {
    this.game = game;
    this.order = order;
    this.bytes = bytes;
    valuation = fresh();
  }

  private Valuation<P> fresh() {
    return Valuation.of(game, new Values(new Limits(() -> now.requested(), bytes)));
  }

  Result of(P position, SolveOrder.Run run) {
    now =
        () -> {
          run.tell(() -> Numbers.grouped(valuation.known()) + " values of parts known");
          return run.requested();
        };
    try {
      int value = valuation.value(position);
      return exact(position, value, run);
    } catch (LimitReached e) {
      return bounded(position, run, e.which().name().toLowerCase(java.util.Locale.ROOT));
    } catch (ArithmeticException e) {
      return bounded(position, run, "numbers");
    } finally {
      order.progress().end();
    }
  }

  private Result exact(P position, int value, SolveOrder.Run run) {
    Values values = valuation.values();
    Optional<String> text = text(values, value);
    Optional<Thermograph> thermograph;
    try {
      thermograph = Optional.of(values.thermograph(value));
    } catch (ArithmeticException e) {
      thermograph = Optional.empty();
    }
    return new Result(
        text,
        text.isPresent() ? Optional.of(values.canonical(value)) : Optional.empty(),
        thermograph,
        Optional.of(values.leftStop(value)),
        Optional.of(values.rightStop(value)),
        Optional.of(values.outcome(value)),
        regions(position),
        Bounds.NONE,
        text.isPresent() ? Optional.empty() : Optional.of("text"),
        run.end());
  }

  /** The text of a value, unless it would fill a book. */
  private static Optional<String> text(Values values, int value) {
    try {
      String text = values.text(value);
      values.canonical(value);
      return Optional.of(text);
    } catch (ArithmeticException e) {
      return Optional.empty();
    }
  }

  private Result bounded(P position, SolveOrder.Run run, String limit) {
    long start = System.nanoTime();
    long more = Math.max(BOUNDING_NANOS, (long) (run.seconds() * 0.25e9));
    // Its time is up already: a look at it only shows that this is alive.
    now =
        () -> {
          run.requested();
          return order.interruption().requested() || System.nanoTime() - start >= more;
        };
    List<Region> regions = regions(position);
    if (!limit.equals("time")) {
      // What was remembered is too much; what is worked out for the next positions starts anew.
      valuation = fresh();
    }
    Bounds bounds = new Bounding<>(game, valuation, new Limits(now, bytes)).of(position);
    return new Result(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        bounds.outcome(),
        regions,
        bounds,
        Optional.of(limit),
        run.end());
  }

  /** The parts with their values, as far as they are known. */
  private List<Region> regions(P position) {
    Optional<Regions<P>> finder = game.regions();
    if (finder.isEmpty()) {
      int[] all = IntStream.range(0, game.board().size()).toArray();
      Optional<String> value =
          valuation.known(position).stream()
              .mapToObj(known -> text(valuation.values(), known))
              .flatMap(Optional::stream)
              .findFirst();
      return List.of(new Region(names(PointSet.of(all)), value));
    }
    Parts parts = new Parts(game.board().size());
    finder.get().split(position, parts);
    List<Region> regions = new ArrayList<>();
    for (int part = 0; part < parts.size(); part++) {
      Optional<String> value =
          valuation.known(parts, part).stream()
              .mapToObj(known -> text(valuation.values(), known))
              .flatMap(Optional::stream)
              .findFirst();
      regions.add(new Region(names(parts.points(part)), value));
    }
    return regions;
  }

  private List<String> names(PointSet points) {
    return points.stream().mapToObj(point -> game.board().name(point)).toList();
  }
}
