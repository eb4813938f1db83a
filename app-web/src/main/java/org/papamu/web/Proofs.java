package org.papamu.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.papamu.api.Game;
import org.papamu.api.MoveEntry;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.exact.MoveWorth;
import org.papamu.core.exact.Oracle;
import org.papamu.core.exact.StepWorths;
import org.papamu.core.exact.Worth;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.GuardedEntry;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;

/** What is proved of positions and moves, for those who ask over HTTP. */
final class Proofs {

  /** What all moves together may take. */
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(8);

  private static final long POSITIONS_PER_MOVE = 100_000;
  private static final long MEMORY = 1L << 26;
  private static final int MOST_STEPS = 5000;

  private final LongSupplier nanoTime;

  Proofs(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /**
   * Finds out what is proved of every legal move, when it is asked to.
   *
   * @throws Refusal if there is no way of solving such games
   */
  <P extends Position> Function<Stop, Fields> values(Advice<P> about) {
    Game<P> game = about.game();
    requireSolvable(game);
    P position = about.position();
    return stop ->
        GameFault.during(
            game, "rules", heard -> values(game, position, heard), within(PATIENCE, stop));
  }

  private static <P extends Position> Fields values(Game<P> game, P position, Stop stop) {
    List<MoveWorth> moves =
        Oracle.of(game, MEMORY).moves(position, new Oracle.Limits(POSITIONS_PER_MOVE, stop));
    List<Fields> values = new ArrayList<>();
    for (MoveWorth proved : moves) {
      values.add(
          Fields.of("move", Written.move(game, position, proved.move()))
              .and("value", value(proved.worth()))
              .and("plies", proved.worth().plies())
              .and("trails", game.rules().describe(position, proved.move()).trails()));
    }
    Map<String, String> steps = new LinkedHashMap<>();
    addSteps(GuardedEntry.of(game, position), "", StepWorths.of(moves), steps);
    return Fields.of("values", values).and("steps", steps);
  }

  /**
   * Adds what each step is worth that may follow, by the text of the steps up to it; of texts that
   * are too many those that come later are left out.
   */
  private static void addSteps(
      MoveEntry entry, String typed, StepWorths worths, Map<String, String> steps) {
    for (MoveEntry.Step step : entry.steps()) {
      MoveEntry after = entry.after(step);
      if (steps.size() < MOST_STEPS) {
        worths.of(after).ifPresent(worth -> steps.putIfAbsent(typed + step.text(), value(worth)));
        addSteps(after, typed + step.text(), worths, steps);
      }
    }
  }

  /**
   * Finds out what can be proved of a position in some time, when it is asked to.
   *
   * @throws Refusal if there is no such position, or no way of solving such games
   */
  <P extends Position> Function<Stop, Fields> solution(
      Game<P> game, Optional<String> text, Duration time) {
    requireSolvable(game);
    P position =
        text.isPresent()
            ? Positions.read(game, text.get(), "position")
            : GameFault.guard(game, "initial", () -> game.rules().initial());
    return stop ->
        GameFault.during(
            game, "rules", heard -> solution(game, position, heard), within(time.toNanos(), stop));
  }

  private static <P extends Position> Fields solution(Game<P> game, P position, Stop stop) {
    Worth worth = Oracle.of(game, MEMORY).worth(position, new Oracle.Limits(Long.MAX_VALUE, stop));
    return Fields.of("game", game.info().name())
        .and("position", Written.position(game, position))
        .and("turn", game.info().seats().get(position.turn()))
        .and("value", value(worth))
        .and("plies", worth.plies());
  }

  private Stop within(long nanos, Stop stop) {
    long start = nanoTime.getAsLong();
    return () -> stop.requested() || nanoTime.getAsLong() - start > nanos;
  }

  private static void requireSolvable(Game<?> game) {
    if (!Oracle.suits(GameFault.guard(game, "info", game::info))) {
      throw Refusal.told(Refusal.CONFLICT, Sayings.refused("no-solving"));
    }
  }

  private static String value(Worth worth) {
    return switch (worth.result()) {
      case WIN -> "win";
      case DRAW -> "draw";
      case LOSS -> "loss";
      case UNKNOWN -> "unknown";
    };
  }
}
