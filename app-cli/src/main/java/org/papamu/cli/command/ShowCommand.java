package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.cli.output.Fields;
import org.papamu.cli.output.Files;
import org.papamu.cli.play.Table;
import org.papamu.core.record.AtomicFile;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Verdict;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgBoard;
import org.papamu.core.view.SvgSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu show}: the board, as text or as a picture. */
@Command(name = "show", description = "The board, as text or as an SVG picture.")
public final class ShowCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final Table table;

  @Parameters(paramLabel = "GAME", description = "The game, such as peg-solitaire:english.")
  private String game = "";

  @Option(
      names = "--position",
      paramLabel = "P",
      description = "The position; else the usual start.")
  private @Nullable String position;

  @Option(
      names = "--moves",
      paramLabel = "\"M M ...\"",
      description = "Moves to play first, split by blanks.")
  private String moves = "";

  @Option(names = "--svg", paramLabel = "FILE", description = "Write the picture here.")
  private @Nullable Path svg;

  @Option(
      names = "--coordinates",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description = "Show the coordinates (the default), or not.")
  private boolean coordinates = true;

  @Inject
  ShowCommand(Report report, Shelf shelf, Table table) {
    this.report = report;
    this.shelf = shelf;
    this.table = table;
  }

  @Override
  public Integer call() {
    return show(shelf.game(game));
  }

  private <P extends Position> int show(Game<P> opened) {
    List<String> texts = Stream.of(moves.split(" ")).filter(text -> !text.isEmpty()).toList();
    Session<P> session = Shelf.session(opened, Optional.ofNullable(position), texts);
    P now = session.position();
    Scene shown = GameFault.guard(opened, "at or look", () -> scene(session, now));
    List<String> drawn = GameFault.guard(opened, "at or look", () -> table.drawing().lines(shown));
    if (svg != null) {
      try {
        AtomicFile.write(
            svg, new SvgBoard(SvgSettings.LIGHT).draw(shown).getBytes(StandardCharsets.UTF_8));
      } catch (FileSystemException e) {
        throw Files.failure(e);
      }
      report.note("picture: " + Printable.of(svg.toString()));
    }
    Fields fields =
        Fields.of("game", opened.info().name())
            .and("position", GameFault.guard(opened, "write", () -> opened.notation().write(now)))
            .and("turn", opened.info().seats().get(session.turn()))
            .and("legalMoves", session.legalMoves().size())
            .and("over", Facts.over(session.outcome()));
    report.answer(new Report.Answer(fields, () -> drawn.forEach(report::line)));
    return 0;
  }

  private <P extends Position> Scene scene(Session<P> session, P now) {
    Scene scene =
        Scene.of(session.game(), now)
            .withLabels(coordinates ? Scene.Labels.SHOWN : Scene.Labels.HIDDEN);
    if (session.lastPlayed().isPresent()) {
      scene = scene.after(session.lastPlayed().get().description());
    }
    return session.outcome().isPresent()
        ? scene.withCaption(Verdict.sentence(session.outcome().get(), session.ply()))
        : scene;
  }
}
