package org.papamu.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The list of files to serve is right, the page is small, and nothing in it reaches outside. */
class PageFilesTest {

  private static final int LIMIT = 70_000;

  private static List<String> served() {
    return PageFiles.text("files.txt").lines().toList();
  }

  @Test
  void theListNamesEveryFileOfThePage() {
    List<String> files = new ArrayList<>();
    for (String end : List.of(".js", ".css", ".json", ".svg")) {
      files.addAll(PageFiles.named(end));
    }
    assertThat(served()).containsExactlyInAnyOrderElementsOf(files);
  }

  @Test
  void thePageIsSmall() throws IOException {
    long size = 0;
    for (String name : served()) {
      if (!name.startsWith("texts-") || name.equals("texts-ru.json")) {
        size += compressed(PageFiles.text(name));
      }
    }
    assertThat(size + compressed(PageFiles.text("index.html"))).isBetween(10_000L, (long) LIMIT);
  }

  private static long compressed(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.size();
  }

  @Test
  void nothingIsFetchedFromOutsideAndNothingStandsInTheMarkup() {
    for (String name : served()) {
      assertThat(PageFiles.text(name).replace("http://www.w3.org/2000/svg", ""))
          .as(name)
          .doesNotContain(
              "http:", "https:", "innerHTML", "outerHTML", "insertAdjacentHTML", "eval(");
    }
    assertThat(PageFiles.text("index.html"))
        .doesNotContain("http:", "https:", "<style", " style=", "onclick", "javascript:")
        .doesNotContainPattern("<script>|<script type=\"module\">");
  }
}
