package org.papamu.spark;

import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.cluster.MatchOrder;
import org.papamu.core.match.Adjudication;
import org.papamu.core.match.Adjudication.Agreement;
import org.papamu.core.match.Contestants;
import org.papamu.core.match.GameReport;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.match.MatchTask;
import org.papamu.core.match.TaskPlay;
import org.papamu.core.match.Timing;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;

/**
 * What a worker needs to play games of a match, besides the tasks. Numbers stand for what cannot be
 * sent as it is; -1 for nothing.
 */
record MatchSource(
    GameSource game,
    List<String> players,
    List<String> names,
    Duration usualTime,
    int games,
    long seed,
    Duration main,
    Duration increment,
    Duration grace,
    Duration patience,
    int maxPlies,
    List<Integer> win,
    List<Integer> draw)
    implements Serializable {

  private static final long serialVersionUID = 1L;
  private static final Duration NOTHING = Duration.ofNanos(-1);

  static MatchSource of(GameSource game, MatchOrder<?> order) {
    MatchSettings settings = order.settings();
    Timing timing = settings.timing();
    return new MatchSource(
        game,
        order.players(),
        order.names(),
        order.usualTime().orElse(NOTHING),
        settings.games(),
        settings.seed(),
        timing.clock().map(Timing.Clock::main).orElse(NOTHING),
        timing.clock().map(Timing.Clock::increment).orElse(NOTHING),
        timing.grace(),
        timing.patience(),
        settings.adjudication().maxPlies(),
        numbers(settings.adjudication().win()),
        numbers(settings.adjudication().draw()));
  }

  private static List<Integer> numbers(Optional<Agreement> agreement) {
    return agreement.map(one -> List.of(one.score(), one.plies())).orElse(List.of());
  }

  private static Optional<Agreement> agreement(List<Integer> numbers) {
    return numbers.isEmpty()
        ? Optional.empty()
        : Optional.of(new Agreement(numbers.get(0), numbers.get(1)));
  }

  private static Optional<Duration> given(@Nullable Duration time) {
    return Optional.ofNullable(time).filter(one -> !one.isNegative());
  }

  private MatchSettings settings() {
    Timing timing =
        new Timing(given(main).map(time -> new Timing.Clock(time, increment)), grace, patience);
    Adjudication adjudication = new Adjudication(maxPlies, agreement(win), agreement(draw));
    return new MatchSettings(games, seed, 1, timing, adjudication, Optional.empty());
  }

  /** Plays the games of a task. */
  List<GameReport> play(MatchTask task) {
    return play(game.game(), task);
  }

  private <P extends Position> List<GameReport> play(Game<P> made, MatchTask games) {
    // Asked from other threads too, which do not know whose task they work for.
    TaskContext task = TaskContext.get();
    return new TaskPlay<>(
            made,
            Contestants.of(
                Roster.of(BuiltInPlayers.all()),
                players.stream().map(PlayerSpec::parse).toList(),
                names,
                given(usualTime)),
            settings())
        .play(games, System::nanoTime, task::isInterrupted);
  }
}
