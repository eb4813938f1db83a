package org.papamu.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

class GoldenFileTest {

  private static final String RESOURCE = "golden/kept.txt";

  private static GoldenFile file(String resource) {
    return new GoldenFile(GoldenFileTest.class, resource);
  }

  @Test
  void theSameTextPasses() {
    assertThat(file(RESOURCE).difference("first\nsecond\n")).isEmpty();
  }

  @Test
  void anotherTextIsExplained() {
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(() -> file(RESOURCE).compare("first\nother\n"))
        .withMessageContaining("golden/kept.txt differs from line 2 on")
        .withMessageContaining("kept: second")
        .withMessageContaining("now:  other")
        .withMessageContaining("-Dpapamu.golden=write");
    assertThat(file(RESOURCE).difference("first\nsecond\nthird\n"))
        .hasValueSatisfying(text -> assertThat(text).contains("line 3", "now:  third"));
  }

  @Test
  void aMissingFileIsExplained() {
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(() -> file("golden/none.txt").compare("text"))
        .withMessageContaining("there is no golden/none.txt; record it with -Dpapamu.golden=write");
  }

  @Test
  void whatIsWrittenIsKept(@TempDir Path folder) throws IOException {
    file("new/one.txt").write(folder, "text\n");
    assertThat(Files.readString(folder.resolve("new/one.txt"))).isEqualTo("text\n");
  }
}
