package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project that a new game begins as, made in both ways; {@link GuideIT} goes on from there. */
final class NewGameIT {

  private static final String NAME = "stepping-stones";

  @TempDir private Path folder;

  private static Ran papamu(String... arguments) {
    return Launch.of(Distribution.assembled().program()).run(arguments);
  }

  @Test
  void theArchetypeMakesTheSame() throws IOException {
    Path made = folder.resolve("made");
    papamu("new-game", NAME, made.toString()).done();
    try (AuthorsMaven maven = AuthorsMaven.open()) {
      maven
          .run(
              folder,
              "org.apache.maven.plugins:maven-archetype-plugin:3.4.1:generate",
              "-DarchetypeGroupId=org.papamu",
              "-DarchetypeArtifactId=variant-archetype",
              "-DarchetypeVersion=1.0.0",
              "-DarchetypeCatalog=local",
              "-DgroupId=org.example",
              "-DartifactId=" + NAME,
              "-Dversion=1.0.0",
              "-Dpackage=org.example.steppingstones",
              "-DgameClass=SteppingStones",
              "-DgameTitle=Stepping stones")
          .ended(0);
    }
    assertThat(texts(folder.resolve(NAME))).isEqualTo(texts(made));
  }

  /** The text of each file below a folder, by its path. */
  private static Map<String, String> texts(Path top) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(top)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        texts.put(top.relativize(file).toString(), Files.readString(file));
      }
    }
    return texts;
  }
}
