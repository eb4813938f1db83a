package org.papamu.core.catalog;

import java.util.Optional;
import org.papamu.api.ApiVersion;

/**
 * A version by the Semantic Versioning rules, 2.0.0, read strictly: three numbers without leading
 * zeros, of nine digits at most, and optional qualifiers.
 *
 * <p>Two versions are equal when their texts are; their order leaves out what stands after {@code
 * '+'}, so {@code compareTo} is not consistent with {@code equals}.
 *
 * @param prerelease what stands after {@code '-'}, or nothing
 * @param build what stands after {@code '+'}, or nothing
 */
record Version(int major, int minor, int patch, String prerelease, String build)
    implements Comparable<Version> {

  /** The longest text of a version. */
  static final int MAX_LENGTH = 64;

  static Version of(ApiVersion api) {
    return new Version(api.major(), api.minor(), api.patch(), "", "");
  }

  /** Reads a version; empty if the text is none. */
  static Optional<Version> parse(String text) {
    if (text.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    int plus = text.indexOf('+');
    int coreEnd = plus < 0 ? text.length() : plus;
    String build = plus < 0 ? "" : text.substring(plus + 1);
    int hyphen = text.indexOf('-');
    int minus = hyphen < coreEnd ? hyphen : -1;
    String prerelease = minus < 0 ? "" : text.substring(minus + 1, coreEnd);
    coreEnd = minus < 0 ? coreEnd : minus;
    if ((plus >= 0 && !areIdentifiers(build)) || (minus >= 0 && !areIdentifiers(prerelease))) {
      return Optional.empty();
    }
    for (String identifier : prerelease.split("\\.", -1)) {
      if (isNumber(identifier) && identifier.length() > 1 && identifier.charAt(0) == '0') {
        return Optional.empty();
      }
    }
    int first = text.indexOf('.');
    int second = first < 0 ? -1 : text.indexOf('.', first + 1);
    if (second < 0 || second > coreEnd) {
      return Optional.empty();
    }
    int major = number(text.substring(0, first));
    int minor = number(text.substring(first + 1, second));
    int patch = number(text.substring(second + 1, coreEnd));
    return major < 0 || minor < 0 || patch < 0
        ? Optional.empty()
        : Optional.of(new Version(major, minor, patch, prerelease, build));
  }

  /** Whether the text is identifiers of ASCII letters, digits and hyphens, split by dots. */
  private static boolean areIdentifiers(String text) {
    boolean empty = true;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '.') {
        if (empty) {
          return false;
        }
        empty = true;
      } else if (isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-') {
        empty = false;
      } else {
        return false;
      }
    }
    return !empty;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isNumber(String text) {
    for (int at = 0; at < text.length(); at++) {
      if (!isDigit(text.charAt(at))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** A number of nine digits at most without leading zeros; negative if the text is none. */
  private static int number(String text) {
    boolean form = isNumber(text) && text.length() <= 9;
    return form && (text.length() == 1 || text.charAt(0) != '0') ? Integer.parseInt(text) : -1;
  }

  @Override
  public int compareTo(Version other) {
    int order = Integer.compare(major, other.major);
    order = order != 0 ? order : Integer.compare(minor, other.minor);
    order = order != 0 ? order : Integer.compare(patch, other.patch);
    if (order != 0 || prerelease.equals(other.prerelease)) {
      return order;
    }
    // A version with a pre-release part comes before the one without.
    if (prerelease.isEmpty() || other.prerelease.isEmpty()) {
      return prerelease.isEmpty() ? 1 : -1;
    }
    String[] mine = prerelease.split("\\.", -1);
    String[] theirs = other.prerelease.split("\\.", -1);
    for (int i = 0; i < Math.min(mine.length, theirs.length); i++) {
      order = compareIdentifiers(mine[i], theirs[i]);
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(mine.length, theirs.length);
  }

  /** Numbers by value and before words; words by their characters. */
  private static int compareIdentifiers(String a, String b) {
    if (isNumber(a) && isNumber(b)) {
      int order = Integer.compare(a.length(), b.length());
      return order != 0 ? order : a.compareTo(b);
    }
    if (isNumber(a) != isNumber(b)) {
      return isNumber(a) ? -1 : 1;
    }
    return a.compareTo(b);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(major).append('.').append(minor).append('.').append(patch);
    if (!prerelease.isEmpty()) {
      text.append('-').append(prerelease);
    }
    if (!build.isEmpty()) {
      text.append('+').append(build);
    }
    return text.toString();
  }
}
