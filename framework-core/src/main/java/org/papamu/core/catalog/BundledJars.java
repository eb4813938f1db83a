package org.papamu.core.catalog;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The jars that came with an application, by their SHA-256.
 *
 * @param list the file with the list
 * @param hashes their SHA-256, in 64 lower-case hexadecimal digits
 * @param names the same by the name of the file
 * @param problem why the list could not be used: one line that is safe to show
 */
public record BundledJars(
    Path list, Set<String> hashes, Map<String, String> names, Optional<String> problem) {

  private static final int MAX_LENGTH = 1 << 20;

  /** Copies the sets. */
  public BundledJars {
    hashes = Set.copyOf(hashes);
    names = Map.copyOf(names);
  }

  /**
   * Reads a list as {@code sha256sum} writes it: the sum, a blank, a blank or a star, and the name
   * of the file. A list that cannot be read knows no jar.
   */
  public static BundledJars read(Path list) {
    List<String> lines;
    try {
      lines = new LineFile(list, Optional.empty()).read(MAX_LENGTH);
    } catch (IOException e) {
      return new BundledJars(list, Set.of(), Map.of(), Optional.of(unknown(Reasons.of(e))));
    }
    Set<String> hashes = new HashSet<>();
    Map<String, String> names = new HashMap<>();
    for (String line : lines) {
      int blank = line.indexOf(' ');
      String hash = blank < 0 ? "" : line.substring(0, blank).toLowerCase(Locale.ROOT);
      if (TrustList.isSha256(hash)) {
        String name = line.substring(blank).strip();
        hashes.add(hash);
        names.put(name.startsWith("*") ? name.substring(1) : name, hash);
      }
    }
    return new BundledJars(
        list,
        hashes,
        names,
        hashes.isEmpty() ? Optional.of(unknown("it names no jar")) : Optional.empty());
  }

  private static String unknown(String reason) {
    return "it is not known which plugins came with papamu: " + reason;
  }
}
