package org.papamu.core.catalog;

/**
 * The version of the framework's API, against which a plugin's {@code Plugin-Requires} is held.
 * Qualifiers such as {@code -SNAPSHOT} do not count.
 *
 * @param major changes when plugins must be changed
 * @param minor changes when there is something new
 * @param patch changes when something was repaired
 */
public record ApiVersion(int major, int minor, int patch) {

  /** The version of the API that this framework was built with. A test holds it to the build's. */
  public static final ApiVersion CURRENT = new ApiVersion(1, 0, 0);

  /** Checks the range. */
  public ApiVersion {
    if (major < 0 || minor < 0 || patch < 0) {
      throw new IllegalArgumentException("a version has no negative numbers");
    }
  }

  /**
   * Reads a version and leaves out its qualifiers: {@code 1.2.0-SNAPSHOT} is 1.2.0.
   *
   * @throws IllegalArgumentException if it is not a semantic version
   */
  public static ApiVersion of(String text) {
    Version version =
        Version.parse(text)
            .orElseThrow(() -> new IllegalArgumentException("not a semantic version: " + text));
    return new ApiVersion(version.major(), version.minor(), version.patch());
  }

  Version version() {
    return new Version(major, minor, patch, "", "");
  }

  /** {@code MAJOR.MINOR.PATCH}. */
  @Override
  public String toString() {
    return version().toString();
  }
}
