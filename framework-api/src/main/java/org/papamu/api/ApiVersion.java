package org.papamu.api;

/**
 * The version of this API, against which the {@code Plugin-Requires} of a plugin is held.
 *
 * @param major changes when plugins must be changed
 * @param minor changes when there is something new
 * @param patch changes when something was repaired
 */
public record ApiVersion(int major, int minor, int patch) {

  /** The version of the API that is loaded. A test holds it to that of the build. */
  public static final ApiVersion CURRENT = new ApiVersion(1, 0, 0);

  /** Checks the range. */
  public ApiVersion {
    if (major < 0 || minor < 0 || patch < 0) {
      throw new IllegalArgumentException("a version has no negative numbers");
    }
  }

  /** {@code MAJOR.MINOR.PATCH}. */
  @Override
  public String toString() {
    return major + "." + minor + "." + patch;
  }
}
