package org.papamu.core.catalog;

import java.io.IOException;
import java.nio.file.Path;
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

  private final LineFile file;

  private PluginSwitches(LineFile file) {
    this.file = file;
  }

  /** The switches of the plugins in a folder. Reads nothing yet. */
  public static PluginSwitches in(Path folder) {
    return new PluginSwitches(new LineFile(folder.resolve(FILE), Optional.empty()));
  }

  /** The switches that a user keeps apart from the plugins. */
  static PluginSwitches in(Path folder, Path lock) {
    return new PluginSwitches(new LineFile(folder.resolve(FILE), Optional.of(lock)));
  }

  /** The file, which need not exist. */
  public Path file() {
    return file.file();
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
      lines = file.read(MAX_LENGTH);
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
    file.change(MAX_LENGTH, before -> changed(before, id, disabled));
  }

  private static List<String> changed(List<String> before, String id, boolean disabled) {
    if (before.contains(id) == disabled) {
      return before;
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
    return after;
  }

  private static boolean isRemark(String line) {
    return line.isEmpty() || line.startsWith("#");
  }
}
