package org.papamu.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Host;
import org.papamu.core.perft.Perft;
import org.papamu.core.player.Playouts;
import org.papamu.core.text.Printable;

/**
 * The cases of the speed run and their measurement.
 *
 * <p>The cases lie beside the plugins they are about, in the distribution: the host knows no game.
 * A loaded game without a case there gets two on its first board.
 */
final class Bench {

  /** The file in the application's folder: a case a line, {@code perft GAME DEPTH} or so. */
  private static final String FILE = "bench.txt";

  private static final long WARM_UP = TimeUnit.SECONDS.toNanos(1);
  private static final long MEASURED = TimeUnit.SECONDS.toNanos(2);
  private static final int MAX_PLIES = 10_000;
  private static final long GAMES_AT_ONCE = 8192;
  private static final long USUAL_NODES = 200_000;
  private static final int MAX_USUAL_DEPTH = 12;
  private static final long SEED = 1;

  private final Host host;

  @Inject
  Bench(Host host) {
    this.host = host;
  }

  /** What is measured. */
  enum Kind {
    PERFT,
    PLAYOUTS;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * One case.
   *
   * @param kind what is measured
   * @param game the game's text
   * @param depth the plies of a perft; 0 to find a depth that suits
   */
  record Case(Kind kind, String game, int depth) {
    String name() {
      return kind.word() + " " + game + (depth > 0 ? " " + depth : "");
    }
  }

  /**
   * What came out.
   *
   * @param name the case
   * @param nodes leaves, or games played out, in the best run
   * @param seconds how long it took
   */
  record Result(String name, long nodes, double seconds) {
    long perSecond() {
      return Math.round(nodes / seconds);
    }
  }

  /** The cases of the games of these families. */
  List<Case> cases(List<String> families) {
    List<Case> cases = new ArrayList<>();
    listed().stream()
        .filter(c -> families.contains(org.papamu.api.GameSpec.family(c.game)))
        .forEach(cases::add);
    for (String family : families) {
      if (cases.stream().noneMatch(c -> org.papamu.api.GameSpec.family(c.game).equals(family))) {
        cases.add(new Case(Kind.PERFT, family, 0));
        cases.add(new Case(Kind.PLAYOUTS, family, 0));
      }
    }
    return cases;
  }

  private List<Case> listed() {
    if (host.home().isEmpty()) {
      return List.of();
    }
    Path file = host.home().get().resolve(FILE);
    if (!Files.exists(file)) {
      return List.of();
    }
    List<Case> cases = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file)) {
        if (!line.isBlank() && !line.startsWith("#")) {
          cases.add(parse(line.strip().split(" +")));
        }
      }
    } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new Failure(
          "%s cannot be used: %s"
              .formatted(
                  Printable.of(file.toString()), Printable.of(String.valueOf(e.getMessage()), 200)),
          e);
    }
    return cases;
  }

  private static Case parse(String[] words) {
    Kind kind = Kind.valueOf(words[0].toUpperCase(Locale.ROOT));
    return new Case(kind, words[1], kind == Kind.PERFT ? Integer.parseInt(words[2]) : 0);
  }

  /** Runs a case for about two seconds after it has warmed up, and answers its best run. */
  <P extends Position> Result run(Case each, Game<P> game) {
    P start = game.rules().initial();
    if (each.kind == Kind.PLAYOUTS) {
      Playouts<P> playouts = new Playouts<>(game, start, new SplittableRandom(SEED), MAX_PLIES);
      return best(each.name(), () -> playouts.play(GAMES_AT_ONCE, Stop.NEVER).playouts());
    }
    int depth = each.depth > 0 ? each.depth : usualDepth(game, start);
    Case named = new Case(each.kind, each.game, depth);
    return best(named.name(), () -> Perft.of(game).count(start, depth).orElseThrow());
  }

  /** The least depth with a good number of leaves, so that a case of any game has some length. */
  private static <P extends Position> int usualDepth(Game<P> game, P start) {
    int depth = 1;
    while (depth < MAX_USUAL_DEPTH
        && Perft.of(game).count(start, depth).orElse(Long.MAX_VALUE) < USUAL_NODES) {
      depth++;
    }
    return depth;
  }

  private static Result best(String name, LongSupplier run) {
    long begin = System.nanoTime();
    Result best = new Result(name, 0, 1);
    boolean warm;
    do {
      long start = System.nanoTime();
      warm = start - begin > WARM_UP;
      long nodes = run.getAsLong();
      Result result = new Result(name, nodes, Math.max(1, System.nanoTime() - start) / 1e9);
      if (!warm || result.perSecond() >= best.perSecond()) {
        best = result;
      }
    } while (!warm || System.nanoTime() - begin < WARM_UP + MEASURED);
    return best;
  }
}
