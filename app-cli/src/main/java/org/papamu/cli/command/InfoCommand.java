package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.papamu.api.About;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveList;
import org.papamu.api.Option;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.OfferedGame;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.text.OptionFields;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code papamu info}: a game's rules in words, its boards, options and notation. */
@Command(name = "info", description = "A game's rules, boards, options and notation.")
public final class InfoCommand implements Callable<Integer> {

  private static final int EXAMPLES = 3;

  private final Report report;
  private final Shelf shelf;

  @Parameters(paramLabel = "GAME", description = "The game, such as konane:8x8,opening=any.")
  private String game = "";

  @Inject
  InfoCommand(Report report, Shelf shelf) {
    this.report = report;
    this.shelf = shelf;
  }

  @Override
  public Integer call() {
    Game<?> opened = shelf.game(game);
    return GameFault.during(opened, "info", stop -> answer(opened), Stop.NEVER);
  }

  private <P extends Position> int answer(Game<P> opened) {
    GameInfo info = opened.info();
    About about = GameFault.given(opened, "about", opened.about());
    String family = GameSpec.family(info.name());
    List<String> boards =
        shelf.catalog().games().stream()
            .map(OfferedGame::provider)
            .filter(provider -> provider.name().equals(family))
            .findFirst()
            .map(GameProvider::boards)
            .orElse(List.of());
    P start = GameFault.guard(opened, "initial", () -> opened.rules().initial());
    String written = Written.position(opened, start);
    List<String> examples =
        GameFault.guard(opened, "moves or writeMove", () -> examples(opened, start));
    Fields fields =
        Fields.of("name", family)
            .and("game", info.name())
            .and("title", info.title())
            .and("board", Facts.board(opened))
            .and("boards", boards)
            .and("seats", info.seats())
            .and("points", opened.board().size())
            .and("summary", about.summary())
            .and("rules", about.rules())
            .and("sources", about.sources())
            .and("loopFree", info.is(Fact.LOOP_FREE))
            .and("normalPlay", info.is(Fact.NORMAL_PLAY))
            .and("zeroSum", info.is(Fact.ZERO_SUM))
            .and("symmetries", opened.board().symmetries())
            .and("options", OptionFields.of(opened))
            .and("notation", Fields.of("position", written).and("moves", examples).map());
    report.answer(new Report.Answer(fields, () -> print(opened, boards, written, examples)));
    return 0;
  }

  private static <P extends Position> List<String> examples(Game<P> game, P start) {
    MoveList moves = new MoveList();
    game.rules().moves(start, moves);
    List<String> examples = new ArrayList<>();
    for (int i = 0; i < Math.min(EXAMPLES, moves.size()); i++) {
      examples.add(Written.move(game, start, moves.get(i)));
    }
    return examples;
  }

  private void print(Game<?> game, List<String> boards, String start, List<String> examples) {
    GameInfo info = game.info();
    report.line(report.style().strong(report.style().fit(info.title())));
    report.paragraph("", game.about().summary());
    report.line("");
    report.line("name    " + info.name());
    report.line("board   " + game.board().size() + " points");
    report.definition("boards  ", String.join(", ", boards));
    report.line("seats   " + String.join(", ", info.seats()));
    heading("Rules");
    game.about().rules().forEach(rule -> report.paragraph("  ", rule));
    if (!game.options().values().isEmpty()) {
      heading("Options");
      game.options().values().forEach(this::printOption);
    }
    heading("Notation");
    report.line("  position  " + start);
    report.line("  moves     " + String.join("  ", examples));
    heading("Sources");
    game.about().sources().forEach(source -> report.paragraph("  ", source));
  }

  private void heading(String text) {
    report.line("");
    report.line(report.style().strong(text));
  }

  private void printOption(Option option, String value) {
    String changed = value.equals(option.standard()) ? "" : " (default " + option.standard() + ")";
    report.paragraph(
        "  ",
        "%s=%s%s: %s; %s"
            .formatted(
                option.name(),
                value,
                changed,
                option.meaning(),
                String.join(", ", option.allowed())));
  }
}
