package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.cli.output.Destination;
import org.papamu.cli.play.Table;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Verdict;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgBoard;
import org.papamu.core.view.SvgSettings;
import org.papamu.pictures.Painter;
import org.papamu.pictures.PictureException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu show}: the board, as text or as a picture. */
@Command(name = "show", description = "The board, as text or as a picture.")
public final class ShowCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final Table table;
  private final Deliveries deliveries;

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

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Write the picture as SVG here; - is standard output.")
  private @Nullable String svg;

  @Mixin private PictureOptions pictures = new PictureOptions();

  @Option(
      names = "--coordinates",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description = "Show the coordinates (the default), or not.")
  private boolean coordinates = true;

  @Inject
  ShowCommand(Report report, Shelf shelf, Table table, Deliveries deliveries) {
    this.report = report;
    this.shelf = shelf;
    this.table = table;
    this.deliveries = deliveries;
  }

  @Override
  public Integer call() {
    List<Destination> asked = pictures.destinations(svg());
    pictures.requireUse(asked);
    SvgSettings settings = pictures.settings(0);
    boolean taken = deliveries.check(asked);
    return show(shelf.told(game, report), settings, taken);
  }

  private Optional<Destination> svg() {
    return Optional.ofNullable(svg).map(text -> Destination.of(text, "--svg"));
  }

  private <P extends Position> int show(Game<P> opened, SvgSettings settings, boolean taken) {
    List<String> texts = Stream.of(moves.split(" ")).filter(text -> !text.isEmpty()).toList();
    Session<P> session = Shelf.session(opened, Optional.ofNullable(position), texts);
    P now = session.position();
    Scene shown = GameFault.guard(opened, "at or look", () -> scene(session, now));
    List<String> drawn = GameFault.guard(opened, "at or look", () -> table.drawing().lines(shown));
    svg()
        .ifPresent(
            to -> {
              String picture = new SvgBoard(settings).draw(shown);
              deliveries.deliver(to, picture.getBytes(StandardCharsets.UTF_8), "picture");
            });
    pictures
        .png()
        .ifPresent(
            to -> {
              try {
                deliveries.deliver(to, new Painter(settings).png(shown), "picture");
              } catch (PictureException e) {
                throw Deliveries.failure(e.message(), to, e);
              }
            });
    if (taken) {
      return 0;
    }
    Fields fields =
        Fields.of("game", opened.info().name())
            .and("position", Written.position(opened, now))
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
        ? scene.withCaption(
            Verdict.of(session.game()).sentence(session.outcome().get(), session.ply()))
        : scene;
  }
}
