package org.papamu.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;

/** A text kept among a test's resources, compared with what is said now. */
final class GoldenFile {

  private static final Path RESOURCES = Path.of("src", "test", "resources");

  private final Class<?> owner;
  private final String resource;

  GoldenFile(Class<?> owner, String resource) {
    this.owner = owner;
    this.resource = resource;
  }

  /** Compares a text with the kept one, or keeps it if the switch says so. */
  void check(String text) {
    if ("write".equals(System.getProperty(GameLaws.GOLDEN))) {
      write(Path.of(System.getProperty("basedir", "")).resolve(RESOURCES), text);
    } else {
      compare(text);
    }
  }

  /** Fails if a text is not the kept one. */
  void compare(String text) {
    difference(text).ifPresent(Assertions::fail);
  }

  /** How a text differs from the kept one; empty if it does not. */
  Optional<String> difference(String text) {
    String kept = read();
    if (kept.equals(text)) {
      return Optional.empty();
    }
    String[] before = kept.split("\n", -1);
    String[] now = text.split("\n", -1);
    int line = 0;
    while (line < before.length && line < now.length && before[line].equals(now[line])) {
      line++;
    }
    return Optional.of(
        "%s differs from line %d on%n  kept: %s%n  now:  %s%n%s"
            .formatted(
                resource,
                line + 1,
                line < before.length ? before[line] : "(the end)",
                line < now.length ? now[line] : "(the end)",
                "if that is meant, record it anew with -D%s=write and read what changed"
                    .formatted(GameLaws.GOLDEN)));
  }

  /** Keeps a text in a folder of resources. */
  void write(Path folder, String text) {
    Path file = folder.resolve(resource);
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(file.toString(), unwritable);
    }
  }

  private String read() {
    try (InputStream in = owner.getClassLoader().getResourceAsStream(resource)) {
      return in == null
          ? Assertions.fail(
              "there is no %s; record it with -D%s=write and read it before you keep it"
                  .formatted(resource, GameLaws.GOLDEN))
          : new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(resource, unreadable);
    }
  }
}
