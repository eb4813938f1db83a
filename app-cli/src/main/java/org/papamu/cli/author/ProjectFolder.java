package org.papamu.cli.author;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.stream.Stream;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.file.FileFault;
import org.papamu.core.text.Printable;

/**
 * The folder of a project that does not exist yet, or is empty. All files are written or, if one
 * cannot be, none is left behind; a file that is there is never touched.
 */
public final class ProjectFolder {

  private final Path folder;

  /** What was made so far, the last first. */
  private final Deque<Path> made = new ArrayDeque<>();

  private ProjectFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * A folder by its path as it was given.
   *
   * @throws BadRequest if it is no path, or something is there already
   */
  public static ProjectFolder at(String path) {
    Path folder = absolute(path);
    if (Files.isDirectory(folder)) {
      if (!isEmpty(folder)) {
        throw refusal(path, "is a folder with something in it");
      }
    } else if (Files.exists(folder)) {
      throw refusal(path, "is a file");
    }
    return new ProjectFolder(folder);
  }

  private static Path absolute(String path) {
    try {
      if (!path.isEmpty()) {
        return Path.of(path).toAbsolutePath().normalize();
      }
    } catch (InvalidPathException e) {
      // told below
    }
    throw refusal(path, "is no path of a folder");
  }

  private static boolean isEmpty(Path folder) {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.findAny().isEmpty();
    } catch (IOException e) {
      throw refusal(folder.toString(), "cannot be read");
    }
  }

  private static BadRequest refusal(String path, String why) {
    return new BadRequest("\"%s\" %s".formatted(Printable.of(path, 200), why), "DIR");
  }

  /** The folder, absolute. */
  public Path path() {
    return folder;
  }

  /**
   * Writes files.
   *
   * @param files the texts by their paths, which have slashes
   * @throws FileSystemException if a file cannot be written; then none is left, and its {@link
   *     FileSystemException#getReason} says why for people
   */
  public void write(Map<String, String> files) throws FileSystemException {
    Path file = folder;
    try {
      for (Map.Entry<String, String> entry : files.entrySet()) {
        file = folder.resolve(entry.getKey());
        makeFolder(file.getParent() == null ? folder : file.getParent());
        Files.write(
            file, entry.getValue().getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE_NEW);
        made.push(file);
      }
    } catch (IOException e) {
      takeBack();
      String place = e instanceof FileSystemException told ? told.getFile() : null;
      throw FileFault.of(place == null ? file : Path.of(place), e);
    }
  }

  private void makeFolder(Path wanted) throws IOException {
    if (!Files.isDirectory(wanted)) {
      Path parent = wanted.getParent();
      if (parent != null) {
        makeFolder(parent);
      }
      Files.createDirectory(wanted);
      made.push(wanted);
    }
  }

  private void takeBack() {
    while (!made.isEmpty()) {
      try {
        Files.delete(made.pop());
      } catch (IOException e) {
        // What cannot be taken back stays; the failure that is told is the first one.
      }
    }
  }
}
