package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.papamu.api.Game;
import org.papamu.api.Lesson;
import org.papamu.api.text.Messages;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Language;
import org.papamu.cli.play.Conversation;
import org.papamu.cli.play.Table;
import org.papamu.cli.teach.Tutor;
import org.papamu.core.session.GameFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu tutorial}: the lessons of a game. */
@Command(
    name = "tutorial",
    description = "A short course: positions with tasks, checked by the rules.")
public final class TutorialCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final Table table;
  private final Language language;

  @Parameters(paramLabel = "GAME", description = "The game, such as konane.")
  private String game = "";

  @Option(
      names = "--lesson",
      paramLabel = "N",
      defaultValue = "1",
      description = "Begin with this lesson.")
  private int first = 1;

  @Inject
  TutorialCommand(Report report, Shelf shelf, Table table, Language language) {
    this.report = report;
    this.shelf = shelf;
    this.table = table;
    this.language = language;
  }

  @Override
  public Integer call() {
    if (report.json()) {
      throw new BadRequest("tutorial talks with people and has no JSON answer", "--json");
    }
    Game<?> opened = shelf.spoken(game);
    List<Lesson> lessons = GameFault.guard(opened, "lessons", opened::lessons);
    if (lessons.isEmpty()) {
      throw new BadRequest(
          "%s has no lessons; see papamu rules".formatted(opened.info().name()), "GAME");
    }
    if (first < 1 || first > lessons.size()) {
      throw new BadRequest("the lessons are 1 to " + lessons.size(), "--lesson");
    }
    Messages words = Messages.beside(Tutor.class, language.locale());
    try (Conversation talk = table.conversation()) {
      new Tutor(talk, table.drawing(), words, opened, shelf::spoken).teach(lessons, first);
    }
    return 0;
  }
}
