package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The way of an author, from nothing to a game that is played, outside of the sources. */
final class NewGameIT {

  private static final String NAME = "stepping-stones";

  @TempDir private Path folder;

  private Ran papamu(String... arguments) {
    return Launch.of(Distribution.assembled().program())
        .with("PAPAMU_DATA", folder.resolve("data").toString())
        .run(arguments);
  }

  @Test
  void isMadeBuiltTestedInstalledAndPlayed() throws IOException {
    Path project = folder.resolve("a place/for games");
    assertThat(papamu("new-game", NAME, project.toString()).done().out())
        .contains("mvn package", "papamu plugins install target/stepping-stones-1.0.0.jar");

    try (AuthorsMaven maven = AuthorsMaven.open()) {
      assertThat(maven.run(project, "package").ended(0).out())
          .containsPattern("Tests run: [5-9]\\d, Failures: 0, Errors: 0, Skipped: 0")
          .doesNotContain("WARNING");
    }

    String jar = project.resolve("target/stepping-stones-1.0.0.jar").toString();
    assertThat(papamu("plugins", "install", jar).done().out())
        .contains("installed stepping-stones 1.0.0");
    assertThat(papamu("show", NAME).refused().err()).contains("unknown game");
    papamu("plugins", "trust", NAME).done();
    assertThat(papamu("plugins", "verify", NAME).done().out())
        .contains("stepping-stones 1.0.0: sound");
    JsonNode match =
        papamu(
                "match",
                NAME,
                "--player=alphabeta:nodes=2000",
                "--player=random",
                "--games=4",
                "--seed=1",
                "--json")
            .done()
            .json();
    assertThat(match.get("results").get(0).get("wins").intValue()).isEqualTo(4);
    assertThat(papamu("info", NAME).done().out())
        .contains("Stepping stones 5×5", "Who cannot move loses.");
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
