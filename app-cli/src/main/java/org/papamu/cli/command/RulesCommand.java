package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.About;
import org.papamu.api.Example;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Section;
import org.papamu.api.text.Messages;
import org.papamu.cli.output.Files;
import org.papamu.cli.output.Language;
import org.papamu.cli.play.Table;
import org.papamu.cli.teach.RulesHtml;
import org.papamu.core.file.AtomicFile;
import org.papamu.core.lesson.Pictures;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;
import org.papamu.core.view.Scene;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu rules}: the rules of a game with pictures and sources. */
@Command(name = "rules", description = "The rules of a game, with pictures and sources.")
public final class RulesCommand implements Callable<Integer> {

  private static final int EXAMPLES = 3;

  private final Report report;
  private final Shelf shelf;
  private final Table table;
  private final Language language;

  @Parameters(paramLabel = "GAME", description = "The game, such as fanorona:5x5.")
  private String game = "";

  @Option(names = "--html", paramLabel = "FILE", description = "Write them as a page here.")
  private @Nullable Path html;

  @Inject
  RulesCommand(Report report, Shelf shelf, Table table, Language language) {
    this.report = report;
    this.shelf = shelf;
    this.table = table;
    this.language = language;
  }

  /** Programs read English whatever the language; a page is for people. */
  @Override
  public Integer call() {
    Game<?> told = shelf.spoken(game);
    if (html != null) {
      write(told, html);
    }
    if (report.json()) {
      report.write(fields(shelf.game(game)));
    } else if (html == null) {
      print(told);
      report.output().flush();
    }
    return 0;
  }

  private Messages words() {
    return Messages.beside(RulesHtml.class, language.locale());
  }

  private static Fields fields(Game<?> game) {
    About about = GameFault.given(game, "about", game.about());
    return Fields.of("game", game.info().name())
        .and("title", game.info().title())
        .and("summary", about.summary())
        .and("sections", about.sections().stream().map(RulesCommand::section).toList())
        .and("sources", about.sources());
  }

  private static Object section(Section section) {
    return Fields.of("title", section.title())
        .and("paragraphs", section.paragraphs())
        .and("examples", section.examples().stream().map(RulesCommand::example).toList())
        .map();
  }

  private static Object example(Example example) {
    return Fields.of("game", told(example.game()))
        .and("position", told(example.position()))
        .and("moves", example.moves())
        .and("caption", example.caption())
        .map();
  }

  /** A text, or null where there is none. */
  private static Optional<String> told(String text) {
    return Optional.of(text).filter(some -> !some.isEmpty());
  }

  private void write(Game<?> told, Path file) {
    String page =
        GameFault.guard(
            told,
            "about or look",
            () ->
                RulesHtml.of(
                    told, start(told), notation(told), options(told), words(), shelf::spoken));
    try {
      AtomicFile.write(file, page.getBytes(StandardCharsets.UTF_8));
    } catch (FileSystemException e) {
      throw Files.failure(e);
    }
    report.note("page: " + Printable.of(file.toString()));
  }

  private void print(Game<?> told) {
    Messages words = words();
    About about = GameFault.guard(told, "about", told::about);
    report.line(report.style().strong(report.style().fit(told.info().title())));
    report.paragraph("", about.summary());
    report.line("");
    picture(start(told));
    report.paragraph("  ", words.say("picture.start"));
    for (Section section : about.sections()) {
      heading(section.title().isEmpty() ? words.say("heading.rules") : section.title());
      section.paragraphs().forEach(rule -> report.paragraph("  ", rule));
      for (Example example : section.examples()) {
        report.line("");
        picture(Pictures.scene(example, told, shelf::spoken));
        report.paragraph("  ", example.caption());
      }
    }
    part(words.say("heading.notation"), notation(told));
    part(words.say("heading.options"), options(told));
    part(words.say("heading.sources"), about.sources());
  }

  private void part(String title, List<String> paragraphs) {
    if (!paragraphs.isEmpty()) {
      heading(title);
      paragraphs.forEach(paragraph -> report.paragraph("  ", paragraph));
    }
  }

  private void heading(String text) {
    report.line("");
    report.line(report.style().strong(report.style().fit(text)));
  }

  private void picture(Scene scene) {
    table
        .drawing()
        .lines(scene.withCaption("").withToMove(""))
        .forEach(line -> report.line("  " + line));
  }

  private static <P extends Position> Scene start(Game<P> game) {
    return GameFault.guard(
        game, "initial, at or look", () -> Scene.of(game, game.rules().initial()));
  }

  private <P extends Position> List<String> notation(Game<P> game) {
    return GameFault.guard(
        game,
        "write or writeMove",
        () -> {
          P start = game.rules().initial();
          MoveList moves = new MoveList();
          game.rules().moves(start, moves);
          List<String> texts = new ArrayList<>();
          for (int i = 0; i < Math.min(EXAMPLES, moves.size()); i++) {
            texts.add(Written.move(game, start, moves.get(i)));
          }
          return List.of(
              words().say("notation.position", Written.position(game, start)),
              words().say("notation.moves", String.join(", ", texts)));
        });
  }

  private static List<String> options(Game<?> game) {
    List<String> texts = new ArrayList<>();
    GameFault.given(game, "options", game.options())
        .values()
        .forEach(
            (option, value) -> texts.add(option.name() + "=" + value + ": " + option.meaning()));
    return texts;
  }
}
