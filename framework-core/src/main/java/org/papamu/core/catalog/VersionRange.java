package org.papamu.core.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.Plain;

/**
 * A range of versions such as {@code >=1.0.0 & <2.0.0}: comparisons joined by {@code &}, which
 * binds tighter, and {@code |}. The operators are {@code < <= > >= = !=}.
 *
 * <p>Narrower than what PF4J reads on purpose: a bare version means "exactly" in one of its places
 * and "at least" in another, so here it means nothing.
 */
final class VersionRange {

  /** The longest text of a range. */
  static final int MAX_LENGTH = 100;

  /** Longer ones first, so that a prefix does not hide them. */
  private static final List<String> OPERATORS = List.of(">=", "<=", "!=", ">", "<", "=");

  private record Comparison(String operator, Version version) {

    boolean holds(Version other) {
      int order = other.compareTo(version);
      return switch (operator) {
        case ">=" -> order >= 0;
        case "<=" -> order <= 0;
        case ">" -> order > 0;
        case "<" -> order < 0;
        case "=" -> order == 0;
        default -> order != 0;
      };
    }
  }

  private final String text;
  private final List<List<Comparison>> alternatives;

  private VersionRange(String text, List<List<Comparison>> alternatives) {
    this.text = text;
    this.alternatives = alternatives;
  }

  /** Reads a range; empty if the text is none. */
  static Optional<VersionRange> parse(String text) {
    if (text.length() > MAX_LENGTH || !Plain.isLine(text)) {
      return Optional.empty();
    }
    List<List<Comparison>> alternatives = new ArrayList<>();
    for (String alternative : text.split("\\|", -1)) {
      List<Comparison> all = new ArrayList<>();
      for (String comparison : alternative.split("&", -1)) {
        Comparison read = comparison(comparison.trim());
        if (read == null) {
          return Optional.empty();
        }
        all.add(read);
      }
      alternatives.add(all);
    }
    return Optional.of(new VersionRange(text.trim(), alternatives));
  }

  private static @Nullable Comparison comparison(String text) {
    for (String operator : OPERATORS) {
      if (text.startsWith(operator)) {
        return Version.parse(text.substring(operator.length()).trim())
            .map(version -> new Comparison(operator, version))
            .orElse(null);
      }
    }
    return null;
  }

  /** Whether a version lies in the range. */
  boolean contains(Version version) {
    for (List<Comparison> all : alternatives) {
      boolean holds = true;
      for (Comparison comparison : all) {
        holds &= comparison.holds(version);
      }
      if (holds) {
        return true;
      }
    }
    return false;
  }

  /** The range as it was written. */
  @Override
  public String toString() {
    return text;
  }
}
