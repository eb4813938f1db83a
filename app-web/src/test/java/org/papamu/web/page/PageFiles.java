package org.papamu.web.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The page's files as they will be served. */
final class PageFiles {

  private static final Path FOLDER = folder();

  private PageFiles() {}

  private static Path folder() {
    URL index =
        Objects.requireNonNull(PageFiles.class.getResource("/org/papamu/web/page/index.html"));
    try {
      return Objects.requireNonNull(Path.of(index.toURI()).getParent());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The names of the files that end like this, in order. */
  static List<String> named(String end) {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(n -> n.endsWith(end))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Path path(String name) {
    return FOLDER.resolve(name);
  }

  static String text(String name) {
    try {
      return Files.readString(path(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
