package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code new-game} makes, and what it refuses to touch. */
final class NewGameRequestsIT {

  @TempDir private Path folder;

  private Path free() {
    return folder.resolve("free");
  }

  private static List<Path> files(Path top) throws IOException {
    try (Stream<Path> files = Files.walk(top)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void tellsWhatItMade() throws IOException {
    JsonNode made = papamu("new-game", "x2-y", free().toString(), "--json").done().json();
    assertThat(made.get("game").textValue()).isEqualTo("x2-y");
    assertThat(made.get("title").textValue()).isEqualTo("X2 y");
    assertThat(made.get("folder").textValue()).isEqualTo(free().toString());
    assertThat(made.get("files"))
        .hasSize(files(free()).size())
        .extracting(JsonNode::textValue)
        .contains(".gitignore", "pom.xml", "src/main/java/org/example/x2y/X2YRules.java")
        .allSatisfy(
            name -> {
              assertThat(name).doesNotContain("__");
              assertThat(free().resolve(name)).content().doesNotContain("${game", "${artifactId");
            });
  }

  @Test
  void aNameThatIsTakenIsTold() {
    assertThat(papamu("new-game", "konane", free().toString()).ended(0).err())
        .startsWith("note: variant-konane 1.0.0 has a game konane already");
    assertThat(free()).isNotEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-x",
        "X",
        "my game",
        "my_game",
        "2x",
        "x-",
        "../x",
        "a/b",
        "é",
        "int",
        "i-n-t",
        "true",
        "game",
        "a23456789012345678901234567890123",
        "a\nb",
        "${package}"
      })
  void anotherNameIsNeeded(String name) {
    assertThat(papamu("new-game", "--", name, free().toString()).refused().err())
        .contains("(NAME)");
    assertThat(free()).doesNotExist();
  }

  @Test
  void aNameAndAFolderAreNeeded() {
    assertThat(papamu("new-game").refused().err()).contains("NAME is missing");
    assertThat(papamu("new-game", "x").refused().err()).contains("DIR is missing");
    papamu("new-game", "x", free().toString(), "more").refused();
    assertThat(papamu("new-game", "x", "").refused().err()).contains("(DIR)");
    assertThat(papamu("new-game", "x", "a\0b").refused().err()).contains("(DIR)");
    assertThat(free()).doesNotExist();
  }

  @Test
  void whatIsThereStays() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "mine");
    assertThat(papamu("new-game", "x", file.toString()).refused().err()).contains("is a file");
    assertThat(papamu("new-game", "x", folder.toString()).refused().err())
        .contains("is a folder with something in it");
    assertThat(files(folder)).containsExactly(file);
    assertThat(file).hasContent("mine");
  }

  @Test
  void anEmptyFolderAndFoldersBetweenAreFine() throws IOException {
    Path deep = folder.resolve("a/b/c");
    papamu("new-game", "x", deep.toString()).done();
    assertThat(deep.resolve("pom.xml")).exists();
    Path empty = Files.createDirectory(folder.resolve("empty"));
    papamu("new-game", "x", empty.toString()).done();
    assertThat(papamu("new-game", "x", empty.toString()).refused().err()).contains("(DIR)");
  }

  @Test
  void whereNothingCanBeMadeNothingIsLeft() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "mine");
    assertThat(papamu("new-game", "x", file.resolve("below").toString()).ended(1).told().err())
        .contains("cannot be written");
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeFalse(Files.isWritable(closed), "this user may write everywhere");
    assertThat(papamu("new-game", "x", closed.resolve("a/b").toString()).ended(1).told().err())
        .contains("cannot be written: no permission");
    assertThat(files(folder)).containsExactly(file);
  }
}
