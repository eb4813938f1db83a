package org.papamu.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordFileTest {

  private static final byte[] RECORD = "[Game \"g\"]\n\n*\n".getBytes(StandardCharsets.UTF_8);

  @TempDir private Path folder;

  private void assertRefused(Path target) throws IOException {
    try (Stream<Path> before = Files.list(folder)) {
      long files = before.count();
      assertThatExceptionOfType(FileSystemException.class)
          .isThrownBy(() -> RecordFile.write(target, RECORD))
          .matches(e -> !e.getReason().isBlank());
      try (Stream<Path> after = Files.list(folder)) {
        assertThat(after.count()).isEqualTo(files);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../.bashrc",
        ".hidden",
        "-",
        "-rf",
        "CON",
        "nul",
        "Nul.pgr",
        "com7.x.pgr",
        "a:b",
        "a*b",
        "a?",
        "a\\b",
        "a\"b",
        "a|b",
        "x.",
        "x ",
        "..",
        "a\u001b[2Jb",
        "a\nb"
      })
  void namesThatMeanSomethingElseSomewhereAreRefused(String name) throws IOException {
    assertRefused(folder.resolve(name));
  }

  @Test
  void namesThatAreTooLongAreRefused() throws IOException {
    assertRefused(folder.resolve("x".repeat(300)));
    assertRefused(folder.resolve("\u0101".repeat(128)));
    RecordFile.write(folder.resolve("x".repeat(251) + ".pgr"), RECORD);
  }

  @Test
  void onlyARecordIsReplaced() throws IOException {
    Path file = folder.resolve("notes.txt");
    Files.writeString(file, "my notes");
    assertRefused(file);
    assertThat(file).hasContent("my notes");
    for (String old : new String[] {"", " \n", "[Game \"x\"]\n*\n", "\uFEFF\n[Game \"x\"]"}) {
      Files.writeString(file, old);
      RecordFile.write(file, RECORD);
      assertThat(file).hasBinaryContent(RECORD);
    }
    assertRefused(folder);
  }
}
