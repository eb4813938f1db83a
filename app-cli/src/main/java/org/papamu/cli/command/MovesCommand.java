package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code papamu moves}: the legal moves of a position. */
@Command(name = "moves", description = "The legal moves of a position.")
public final class MovesCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;

  @Parameters(paramLabel = "GAME", description = "The game, such as fanorona:5x9.")
  private String game = "";

  @Mixin private PositionOptions positions = new PositionOptions();

  @Inject
  MovesCommand(Report report, Shelf shelf) {
    this.report = report;
    this.shelf = shelf;
  }

  @Override
  public Integer call() {
    return answer(shelf.told(game, report));
  }

  private <P extends Position> int answer(Game<P> opened) {
    return report.positions(opened, positions, position -> list(opened, position));
  }

  private <P extends Position> Report.Answer list(Game<P> opened, P position) {
    Session<P> session = Session.of(opened, position);
    MoveList codes = session.legalMoves();
    List<String> moves =
        GameFault.guard(
            opened,
            "writeMove",
            () -> {
              List<String> texts = new ArrayList<>();
              for (int i = 0; i < codes.size(); i++) {
                texts.add(Written.move(opened, position, codes.get(i)));
              }
              texts.sort(null);
              return texts;
            });
    Optional<Outcome> outcome = session.outcome();
    Fields fields =
        Fields.of("game", opened.info().name())
            .and("position", Written.position(opened, position))
            .and("moves", moves)
            .and("over", Facts.over(outcome));
    return new Report.Answer(fields, () -> report.columns(shown(opened, moves, outcome)));
  }

  private static List<String> shown(Game<?> game, List<String> moves, Optional<Outcome> outcome) {
    return outcome
        .map(o -> List.of(new CommandWords(game).say("over", Verdict.of(game).sentence(o))))
        .orElse(moves);
  }
}
