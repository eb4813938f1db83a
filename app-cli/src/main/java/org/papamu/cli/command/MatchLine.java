package org.papamu.cli.command;

import com.google.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Supplier;
import org.papamu.cli.output.Host;
import org.papamu.core.match.AbandonedGame;
import org.papamu.core.match.Forecast;
import org.papamu.core.match.Pace;
import org.papamu.core.match.PlayedGame;
import org.papamu.core.match.Standings;
import org.papamu.core.match.Standings.Duel;
import org.papamu.core.match.Standings.Row;
import org.papamu.core.text.Printable;

/**
 * Tells on standard error how a match goes: on a terminal by a line that is written over, and where
 * it is asked for by a line for each game.
 */
final class MatchLine {

  private static final long STEP = 250_000_000;

  private final Host host;
  private final GlobalOptions options;
  private long start;
  private long last;
  private boolean shown;
  private boolean elsewhere;
  private Optional<Pace> pace = Optional.empty();

  @Inject
  MatchLine(Host host, GlobalOptions options) {
    this.host = host;
    this.options = options;
  }

  /** A match begins. */
  void begin() {
    start = System.nanoTime();
    last = start - STEP;
    elsewhere = false;
    pace = Optional.empty();
  }

  /** The games are now handed out to be played elsewhere, and come back many at once. */
  void handOut(Optional<Forecast> forecast, int width) {
    start = System.nanoTime();
    elsewhere = true;
    pace =
        forecast.flatMap(
            told -> told.time().map(all -> new Pace(all.dividedBy(atOnce(told, width)))));
  }

  /**
   * Games that were handed out are done.
   *
   * @param before the games that were played before this run
   * @param all the games that there are to be
   */
  void handedIn(Standings now, int before, int all) {
    Duration passed = Duration.ofNanos(System.nanoTime() - start);
    if (host.messages() == Host.Screen.TERMINAL) {
      show(live(now, before, all, passed.toNanos() / 1e9));
    } else if (now.test().isEmpty()) {
      pace.flatMap(known -> known.told(passed, now.games() - before, all - now.games()))
          .ifPresent(
              left ->
                  host.err()
                      .printf(
                          "%s of %s games in %s s, about %s s left%n",
                          Numbers.grouped(now.games() - before),
                          Numbers.grouped(all - before),
                          Numbers.grouped(passed.toSeconds() + 1),
                          Numbers.grouped(left.toSeconds() + 1)));
    }
  }

  private void show(String text) {
    shown = true;
    host.err().print("\r\u001b[K" + text);
    host.err().flush();
  }

  /**
   * A game has ended.
   *
   * @param before the games that were played before this run
   * @param all the games that there are to be
   */
  void told(
      PlayedGame game, List<String> names, Supplier<Standings> standings, int before, int all) {
    if (options.verbose()) {
      end();
      host.err().println(line(game, names));
    }
    long now = System.nanoTime();
    if (!elsewhere && host.messages() == Host.Screen.TERMINAL && now - last >= STEP) {
      last = now;
      show(live(standings.get(), before, all, (now - start) / 1e9));
    }
  }

  /** A game was abandoned. */
  void told(AbandonedGame game) {
    end();
    String fault = Printable.of(game.fault(), 500);
    host.err().println("error: game %s is abandoned: %s".formatted(game.number(), fault));
  }

  /**
   * Words about a match that is about to begin on other machines.
   *
   * @param width how many games are played there at once
   */
  static String words(Forecast forecast, int width) {
    int atOnce = atOnce(forecast, width);
    String time =
        forecast
            .time()
            .map(
                all ->
                    "about %s s of one processor, %s s on %d, "
                        .formatted(
                            Numbers.grouped(all.toSeconds() + 1),
                            Numbers.grouped(all.toSeconds() / atOnce + 1),
                            atOnce))
            .orElse("");
    return "%s games in %s tasks, of about %d plies; %sabout %s kB to send"
        .formatted(
            Numbers.grouped(forecast.games()),
            Numbers.grouped(forecast.tasks()),
            Math.round(forecast.plies()),
            time,
            Numbers.grouped((forecast.bytes() >> 10) + 1));
  }

  private static int atOnce(Forecast forecast, int width) {
    return Math.max(1, Math.min(width, forecast.tasks()));
  }

  private static String line(PlayedGame game, List<String> names) {
    StringJoiner players = new StringJoiner(" - ");
    game.result().seating().forEach(player -> players.add(Printable.of(names.get(player), 60)));
    return "game %s: %s: %s after %s plies (%s)"
        .formatted(
            game.result().number(),
            players,
            game.outcome().result(),
            game.moves().size(),
            Printable.of(game.outcome().reason().sentence(), 300));
  }

  private static String live(Standings now, int before, int all, double seconds) {
    StringBuilder text = new StringBuilder("%s of %s games".formatted(now.games(), all));
    if (now.duels().size() == 1) {
      Duel duel = now.duels().get(0);
      text.append(", %s : %s".formatted(points(now.rows().get(0)), points(now.rows().get(1))));
      text.append(duel.elo().diff().isPresent() ? ", Elo " : "");
      duel.elo().diff().ifPresent(elo -> text.append(String.format(Locale.ROOT, "%+.0f", elo)));
    }
    now.test()
        .ifPresent(
            test ->
                text.append(
                    String.format(
                        Locale.ROOT,
                        ", LLR %.2f (%.2f to %.2f)",
                        test.ratio(),
                        test.sprt().low(),
                        test.sprt().high())));
    int played = now.games() - before;
    if (played > 0 && now.test().isEmpty()) {
      double left = seconds / played * (all - now.games());
      text.append(String.format(Locale.ROOT, ", about %.0f s left", left));
    }
    return text.length() > 79 ? text.substring(0, 79) : text.toString();
  }

  private static String points(Row row) {
    return MatchReport.number(row.points());
  }

  /** Wipes the line out. */
  void end() {
    if (shown) {
      host.err().print("\r\u001b[K");
      host.err().flush();
      shown = false;
    }
  }
}
