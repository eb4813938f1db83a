package org.papamu.cli.command;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Destination;
import org.papamu.cli.output.Failure;
import org.papamu.core.match.Standings;
import org.papamu.core.view.Theme;
import picocli.CommandLine.Option;

/** The picture of a match, if one is asked for. */
final class CurveOptions {

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = {
        "Write a picture of how the difference in Elo came out here;",
        "- is standard output."
      })
  private @Nullable String svg;

  @Option(names = "--dark", description = "Draw the picture for a dark page.")
  private boolean dark;

  private final EloCurve curve = new EloCurve();

  private Optional<Destination> destination() {
    return Optional.ofNullable(svg).map(text -> Destination.of(text, "--svg"));
  }

  /**
   * Looks whether the picture can be drawn, before a game is played.
   *
   * @param duel whether it is a match of two players at one game with two seats
   * @throws BadRequest if it cannot
   */
  void check(Kind duel, Deliveries deliveries) {
    if (dark && svg == null) {
      throw new BadRequest("no picture is asked for", "--dark");
    }
    if (svg != null && duel == Kind.OTHER) {
      throw new BadRequest("a picture is of two players of one game with two seats", "--svg");
    }
    deliveries.check(destination().stream().toList());
  }

  /** What is played. */
  enum Kind {
    /** Two players, one game with two seats. */
    DUEL,
    /** Something else. */
    OTHER
  }

  /** Takes over how the match stands. */
  void add(Standings standings) {
    if (svg != null) {
      curve.add(standings);
    }
  }

  /** Draws it, if it is asked for; answers whether standard output is taken by it. */
  boolean draw(String game, List<String> players, Deliveries deliveries) {
    Optional<Destination> to = destination();
    if (to.isEmpty()) {
      return false;
    }
    String drawn =
        curve
            .draw(game, players, dark ? Theme.DARK : Theme.LIGHT)
            .orElseThrow(() -> new Failure("no game was played, so nothing can be drawn", null));
    deliveries.deliver(to.get(), drawn.getBytes(StandardCharsets.UTF_8), "picture");
    return to.get().file().isEmpty();
  }
}
