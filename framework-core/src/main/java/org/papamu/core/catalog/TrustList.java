package org.papamu.core.catalog;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The jars that the user trusts: the file {@code trusted.txt}, with a line for each: the SHA-256 of
 * the jar, the plugin's id and version, and where the jar lay. What counts is the SHA-256; the rest
 * tells a changed jar from an unknown one. Empty lines and lines that begin with {@code #} are left
 * alone.
 */
public final class TrustList {

  /** The name of the file. */
  public static final String FILE = "trusted.txt";

  private static final int MAX_LENGTH = 4 << 20;
  private static final int DIGITS = 64;
  private static final int FIELDS = 4;

  private final LineFile file;

  TrustList(Path folder, Path lock) {
    this.file = new LineFile(folder.resolve(FILE), Optional.of(lock));
  }

  /** The file, which need not exist. */
  public Path file() {
    return file.file();
  }

  /**
   * A jar that is trusted.
   *
   * @param sha256 its SHA-256, in 64 lower-case hexadecimal digits
   * @param id the plugin's id
   * @param version the plugin's version
   * @param file where it lay
   */
  record Entry(String sha256, String id, String version, Path file) {

    private String line() {
      return String.join(" ", sha256, id, version, file.toUri().toASCIIString());
    }

    static Optional<Entry> of(String line) {
      String[] fields = line.split(" ", -1);
      if (fields.length != FIELDS
          || !isSha256(fields[0])
          || !Descriptor.isId(fields[1])
          || Version.parse(fields[2]).isEmpty()) {
        return Optional.empty();
      }
      try {
        return Optional.of(
            new Entry(fields[0], fields[1], fields[2], Path.of(URI.create(fields[3]))));
      } catch (IllegalArgumentException | FileSystemNotFoundException e) {
        return Optional.empty();
      }
    }
  }

  /**
   * What the file says.
   *
   * @param problem why not all of the file could be used: one line that is safe to show
   */
  record State(List<Entry> entries, Optional<String> problem) {

    State {
      entries = List.copyOf(entries);
    }

    boolean has(String sha256) {
      return first(entry -> entry.sha256().equals(sha256)).isPresent();
    }

    Optional<Entry> first(Predicate<Entry> asked) {
      return entries.stream().filter(asked).findFirst();
    }
  }

  static boolean isSha256(String text) {
    boolean form = text.length() == DIGITS;
    for (int at = 0; form && at < DIGITS; at++) {
      char c = text.charAt(at);
      form = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
    }
    return form;
  }

  /** Reads the file. What cannot be read is a problem and trusts nothing; no file is none. */
  State read() {
    List<String> lines;
    try {
      lines = file.read(MAX_LENGTH);
    } catch (IOException e) {
      return new State(List.of(), Optional.of("no plugin is trusted by it: " + Reasons.of(e)));
    }
    List<Entry> entries = new ArrayList<>();
    Optional<String> problem = Optional.empty();
    for (int i = 0; i < lines.size(); i++) {
      Optional<Entry> entry = Entry.of(lines.get(i));
      entry.ifPresent(entries::add);
      if (entry.isEmpty() && !isRemark(lines.get(i)) && problem.isEmpty()) {
        problem = Optional.of("line " + (i + 1) + " says nothing: " + Reasons.quoted(lines.get(i)));
      }
    }
    return new State(entries, problem);
  }

  private static boolean isRemark(String line) {
    return line.isEmpty() || line.startsWith("#");
  }

  /**
   * Trusts a jar. What was trusted in its place before is not any more. The change is written whole
   * or not at all.
   */
  void trust(Entry trusted) throws IOException {
    change(
        old -> old.file().equals(trusted.file()) || old.sha256().equals(trusted.sha256()),
        List.of(trusted.line()));
  }

  /** Trusts some jars no more. */
  void forget(Predicate<Entry> forgotten) throws IOException {
    change(forgotten, List.of());
  }

  private void change(Predicate<Entry> dropped, List<String> added) throws IOException {
    file.change(
        MAX_LENGTH,
        before -> {
          List<String> after = new ArrayList<>();
          for (String line : before) {
            Optional<Entry> entry = Entry.of(line);
            if (entry.isPresent() ? !dropped.test(entry.get()) : isRemark(line)) {
              after.add(line);
            }
          }
          after.addAll(added);
          return after;
        });
  }
}
