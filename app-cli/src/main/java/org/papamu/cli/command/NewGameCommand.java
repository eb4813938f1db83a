package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.papamu.cli.author.NewGame;
import org.papamu.cli.author.ProjectFolder;
import org.papamu.cli.output.Files;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code papamu new-game}: the project that a new game begins as. */
@Command(
    name = "new-game",
    description = "Make a Maven project with a small working game to begin with.")
public final class NewGameCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "NAME", description = "The game's name, such as my-game.")
  private String name = "";

  @Parameters(
      index = "1",
      paramLabel = "DIR",
      description = "The folder to make it in: a new or an empty one.")
  private String folder = "";

  private final Report report;
  private final Shelf shelf;

  @Inject
  NewGameCommand(Report report, Shelf shelf) {
    this.report = report;
    this.shelf = shelf;
  }

  @Override
  public Integer call() throws FileSystemException {
    NewGame game = new NewGame(name);
    ProjectFolder project = ProjectFolder.at(folder);
    Map<String, String> files = game.files();
    try {
      project.write(files);
    } catch (FileSystemException e) {
      throw Files.failure(e);
    }
    String path = Printable.of(project.path().toString());
    Fields fields =
        Fields.of("game", game.name())
            .and("title", game.title())
            .and("folder", path)
            .and("files", List.copyOf(files.keySet()));
    report.answer(new Report.Answer(fields, () -> print(game, path, files)));
    shelf
        .catalog()
        .pluginOf(game.name())
        .ifPresent(
            plugin ->
                report.note(
                    "note: %s has a game %s already, and of two of one name only one is in use:"
                            .formatted(plugin.label(), game.name())
                        + " a name of its own is better"));
    return 0;
  }

  private void print(NewGame game, String path, Map<String, String> files) {
    report.line("%s: a game in %d files, in %s".formatted(game.name(), files.size(), path));
    report.line("");
    report.line("Next, in that folder:");
    report.line("  mvn package");
    report.line("  papamu plugins install " + game.jar());
    report.line("  papamu plugins trust " + game.name());
    report.line("  papamu play " + game.name() + " --seat white=alphabeta");
    report.line("");
    report.line(
        "README.md there says what each file is for; ADDING-A-GAME.md tells the whole way.");
  }
}
