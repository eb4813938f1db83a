package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * ADDING-A-GAME.md is held to what there is: its commands are run one after the other, in a folder
 * outside of the sources, and print what it shows; its code is code of the examples, of the project
 * that new-game makes, or of the test kit's own tests, all of which are compiled and run.
 */
final class GuideIT {

  private static final Path SOURCES =
      Path.of(System.getProperty("papamu.sources", "..")).toAbsolutePath().normalize();

  private static final Set<String> LANGUAGES = Set.of("java", "xml", "json", "console", "text");

  @TempDir private Path folder;

  private static Guide guide() throws IOException {
    return Guide.read(SOURCES.resolve("ADDING-A-GAME.md"));
  }

  @Test
  void codeIsCodeThatIsTested() throws IOException {
    Path project = folder.resolve("project");
    papamu(folder, "new-game", "my-game", project.toString()).done();
    List<String> texts = new ArrayList<>();
    texts.addAll(texts(project));
    texts.addAll(texts(SOURCES.resolve("examples")));
    texts.addAll(
        texts(SOURCES.resolve("framework-testkit/src/test/java/org/papamu/testkit/guide")));
    int parts = 0;
    for (String language : List.of("java", "xml", "json")) {
      for (Guide.Block block : guide().in(language)) {
        for (String part : block.parts()) {
          assertThat(texts.stream().anyMatch(text -> text.contains(part)))
              .as("whether this is code that is tested (line %d): %s", block.line(), part)
              .isTrue();
          parts++;
        }
      }
    }
    assertThat(parts).as("parts of code in the guide").isGreaterThan(25);
  }

  @Test
  void blocksAreInKnownLanguages() throws IOException {
    assertThat(guide().blocks()).extracting(Guide.Block::language).allMatch(LANGUAGES::contains);
  }

  @Test
  void commandsPrintWhatItShows() throws IOException {
    int commands = 0;
    Path here = Files.createDirectory(folder.resolve("a place for games"));
    try (AuthorsMaven maven = AuthorsMaven.open()) {
      for (Guide.Block block : guide().in("console")) {
        for (Guide.Command command : block.commands()) {
          List<String> words = command.words();
          String program = words.get(0);
          commands++;
          if (program.equals("cd")) {
            here = here.resolve(words.get(1));
            continue;
          }
          String[] rest = words.subList(1, words.size()).toArray(String[]::new);
          Ran ran = program.equals("mvn") ? maven.run(here, rest) : papamu(here, rest);
          ran.ended(0);
          assertThat(ran.out()).doesNotContain("[WARNING]");
          assertThat(command.difference(ran.out())).as("%s", ran.err()).isEmpty();
        }
      }
    }
    assertThat(commands).as("commands in the guide").isGreaterThan(10);
  }

  private Ran papamu(Path where, String... arguments) {
    return Launch.of(Distribution.assembled().program())
        .in(where)
        .with("PAPAMU_DATA", folder.resolve("data").toString())
        .run(arguments);
  }

  /** The sources and other texts below a folder, with white space made plain. */
  private static List<String> texts(Path top) throws IOException {
    try (Stream<Path> files = Files.walk(top)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(java|xml|jsonl)"))
          .filter(file -> !file.toString().contains("/target/"))
          .map(GuideIT::text)
          .toList();
    }
  }

  private static String text(Path file) {
    try {
      return Guide.normal(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
