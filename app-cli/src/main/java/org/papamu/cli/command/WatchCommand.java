package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.papamu.api.Game;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.play.Show;
import org.papamu.cli.play.Table;
import org.papamu.cli.play.View;
import org.papamu.core.catalog.OfferedGame;
import org.papamu.core.text.Fields;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu watch}: computer players play, and you look on. */
@Command(
    name = "watch",
    description = {
      "Computer players play a game that you look at.",
      "Without GAME: a short game of each loaded game, on its smallest board."
    })
public final class WatchCommand implements Callable<Integer> {

  private static final int MAX_DELAY = 600_000;

  private final Report report;
  private final Shelf shelf;
  private final Show show;
  private final Seeds seeds;

  @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game, such as konane:8x8.")
  private String game = "";

  @Option(
      names = "--seat",
      paramLabel = "NAME=PLAYER",
      description = "Who plays a seat, of those below; may be repeated.")
  private List<String> seats = new ArrayList<>();

  @Option(
      names = "--delay",
      paramLabel = "MS",
      defaultValue = "600",
      description = "How long a board stays on a terminal, in milliseconds; 600 if not given.")
  private int delay = 600;

  @Mixin private ViewOptions view = new ViewOptions();

  @Inject
  WatchCommand(Report report, Shelf shelf, Show show, Seeds seeds) {
    this.report = report;
    this.shelf = shelf;
    this.show = show;
    this.seeds = seeds;
  }

  @Override
  public Integer call() {
    return watch(view.view());
  }

  /** Plays and shows. */
  int watch(View shown) {
    if (delay < 0 || delay > MAX_DELAY) {
      throw new BadRequest("the delay is 0 to " + MAX_DELAY + " milliseconds", "--delay");
    }
    if (game.isEmpty() && !seats.isEmpty()) {
      throw new BadRequest("seats can be given for one game only", "--seat");
    }
    Show.Watching how =
        new Show.Watching(report.json() ? Show.Style.SILENT : Show.Style.SHOWN, delay, shown);
    List<Show.Seen> seen = game.isEmpty() ? all(how) : List.of(one(shelf.spoken(game), how));
    if (report.json()) {
      report.write(Fields.of("games", seen.stream().map(WatchCommand::fields).toList()));
    }
    if (seen.stream().anyMatch(one -> one.end() == Table.End.INTERRUPTED)) {
      return Table.INTERRUPTED;
    }
    return seen.stream().allMatch(one -> one.fault().isEmpty()) ? 0 : 1;
  }

  private List<Show.Seen> all(Show.Watching how) {
    List<OfferedGame> games = shelf.catalog().games();
    if (games.isEmpty()) {
      throw new BadRequest("no games are loaded; see papamu games", "watch");
    }
    return show.all(games, how, seeds.seed());
  }

  private Show.Seen one(Game<?> opened, Show.Watching how) {
    show.check(opened, seats);
    return show.one(opened, seats, how, seeds.seed());
  }

  private static Object fields(Show.Seen game) {
    return Fields.of("game", game.game())
        .and("plies", game.moves().size())
        .and("moves", game.moves())
        .and("result", game.result())
        .and("reason", game.reason())
        .and("fault", game.fault())
        .map();
  }
}
