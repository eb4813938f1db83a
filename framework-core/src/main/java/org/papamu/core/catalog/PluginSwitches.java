package org.papamu.core.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which plugins of a folder are switched off: the file {@code disabled.txt} in it, with one id on a
 * line. Empty lines and lines that begin with {@code #} are left alone. A switch takes effect when
 * plugins are loaded the next time.
 */
public final class PluginSwitches {

  /** The name of the file. */
  public static final String FILE = "disabled.txt";

  private static final int MAX_LENGTH = 1 << 16;

  private final Path file;

  private PluginSwitches(Path file) {
    this.file = file;
  }

  /** The switches of the plugins in a folder. Reads nothing yet. */
  public static PluginSwitches in(Path folder) {
    return new PluginSwitches(folder.resolve(FILE));
  }

  /** The switches of the folder in which a plugin lies. */
  public static PluginSwitches of(Plugin plugin) {
    return new PluginSwitches(plugin.path().resolveSibling(FILE));
  }

  /** The file, which need not exist. */
  public Path file() {
    return file;
  }

  /**
   * What the file says.
   *
   * @param disabled the ids that are switched off
   * @param problem why not all of the file could be used: one line that is safe to show
   */
  public record State(Set<String> disabled, Optional<String> problem) {

    /** Copies the set. */
    public State {
      disabled = Set.copyOf(disabled);
    }
  }

  /** Reads the file. A line that is no id is a problem, and the others count; no file is none. */
  public State read() {
    List<String> lines;
    try {
      lines = lines();
    } catch (IOException e) {
      return new State(Set.of(), Optional.of("no plugin is switched off: " + Reasons.of(e)));
    }
    Set<String> disabled = new LinkedHashSet<>();
    Optional<String> problem = Optional.empty();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (Descriptor.isId(line)) {
        disabled.add(line);
      } else if (!isRemark(line) && problem.isEmpty()) {
        problem = Optional.of("line " + (i + 1) + " is not a plugin's id: " + Reasons.quoted(line));
      }
    }
    return new State(disabled, problem);
  }

  /**
   * Switches a plugin off. The change is written whole or not at all.
   *
   * @throws IllegalArgumentException if the text is not a plugin's id
   * @throws IOException if the file cannot be read or written; it is as it was then
   */
  public void disable(String id) throws IOException {
    change(id, true);
  }

  /**
   * Switches a plugin on again. The change is written whole or not at all.
   *
   * @throws IllegalArgumentException if the text is not a plugin's id
   * @throws IOException if the file cannot be read or written; it is as it was then
   */
  public void enable(String id) throws IOException {
    change(id, false);
  }

  private void change(String id, boolean disabled) throws IOException {
    if (!Descriptor.isId(id)) {
      throw new IllegalArgumentException("not a plugin's id: " + Reasons.quoted(id));
    }
    List<String> before = lines();
    if (before.contains(id) == disabled) {
      return;
    }
    List<String> after = new ArrayList<>();
    for (String line : before) {
      // Lines that mean nothing are dropped with the first change.
      if (!line.equals(id) && (isRemark(line) || Descriptor.isId(line))) {
        after.add(line);
      }
    }
    if (disabled) {
      after.add(id);
    }
    write(after);
  }

  private static boolean isRemark(String line) {
    return line.isEmpty() || line.startsWith("#");
  }

  /** The lines without blanks around them; none if there is no file. */
  private List<String> lines() throws IOException {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (!attributes.isRegularFile()) {
        throw new IOException("not a plain file");
      }
    } catch (NoSuchFileException e) {
      return List.of();
    }
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MAX_LENGTH + 1);
    }
    if (bytes.length > MAX_LENGTH) {
      throw new IOException("longer than 64 KiB");
    }
    List<String> lines = new ArrayList<>();
    String text = new String(bytes, UTF_8);
    text.lines().map(String::strip).forEach(lines::add);
    return lines;
  }

  /** A file beside it takes its place, so that a crash leaves the old one or the new one. */
  private void write(List<String> lines) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(line).append('\n');
    }
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path temporary = target.resolveSibling("." + FILE + "." + ProcessHandle.current().pid());
    try {
      try (FileChannel channel = FileChannel.open(temporary, CREATE_NEW, WRITE)) {
        ByteBuffer bytes = UTF_8.encode(text.toString());
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      Files.move(temporary, target, ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }
}
