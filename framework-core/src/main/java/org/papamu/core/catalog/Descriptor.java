package org.papamu.core.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.ApiVersion;
import org.papamu.core.catalog.Dependency.Need;
import org.papamu.core.text.Printable;

/**
 * What a plugin's manifest says of it, checked: {@code Plugin-Id}, {@code Plugin-Version}, {@code
 * Plugin-Requires}, and where given {@code Plugin-Provider}, {@code Plugin-Description} and {@code
 * Plugin-Dependencies}.
 *
 * @param provider who made it, safe to show; may be empty
 * @param description what it is, safe to show; may be empty
 */
record Descriptor(
    String id,
    Version version,
    VersionRange requires,
    String provider,
    String description,
    List<Dependency> dependencies) {

  private static final int MAX_ID_LENGTH = 64;
  private static final int MAX_DEPENDENCIES = 64;
  private static final int MAX_TEXT_LENGTH = 200;

  /**
   * Reads and checks a manifest.
   *
   * @throws Refusal if something is missing or malformed; it carries the id if that is sound
   */
  static Descriptor read(Manifest manifest) throws Refusal {
    Optional<String> id = manifest.value("Plugin-Id");
    if (id.isEmpty()) {
      throw new Refusal("it is not a plugin: its manifest has no Plugin-Id");
    }
    if (!isId(id.get())) {
      throw new Refusal(
          "Plugin-Id "
              + Reasons.quoted(id.get())
              + " is not an id: a lower-case letter, then up to 63 lower-case letters, digits, dots"
              + " and hyphens");
    }
    String given = manifest.value("Plugin-Version").orElse("");
    String shown = Printable.of(given, Version.MAX_LENGTH);
    Optional<Version> version = Version.parse(given);
    if (version.isEmpty()) {
      throw new Refusal(
          id.get(),
          shown,
          manifest.value("Plugin-Version").isEmpty()
              ? "its manifest has no Plugin-Version"
              : "Plugin-Version "
                  + Reasons.quoted(given)
                  + " is not a semantic version such as 1.0.0");
    }
    try {
      if (manifest.value("Plugin-Class").isPresent()) {
        throw new Refusal(
            "its manifest has a Plugin-Class, which is not supported: what a plugin offers is found"
                + " by its files in META-INF/services");
      }
      return new Descriptor(
          id.get(),
          version.get(),
          requires(manifest),
          Printable.of(manifest.value("Plugin-Provider").orElse(""), MAX_TEXT_LENGTH),
          Printable.of(manifest.value("Plugin-Description").orElse(""), MAX_TEXT_LENGTH),
          dependencies(manifest.value("Plugin-Dependencies").orElse("")));
    } catch (Refusal e) {
      throw new Refusal(id.get(), shown, e.reason());
    }
  }

  /** A refusal for another reason, with the id and version if a manifest has sound ones. */
  static Refusal refusal(Manifest manifest, String reason) {
    String id = manifest.value("Plugin-Id").orElse("");
    String version = manifest.value("Plugin-Version").orElse("");
    return isId(id)
        ? new Refusal(id, Version.parse(version).isPresent() ? version : "", reason)
        : new Refusal(reason);
  }

  /**
   * Checks that the plugin works with a version of the API.
   *
   * @throws Refusal if it does not
   */
  void checkApi(ApiVersion api) throws Refusal {
    if (!requires.contains(Version.of(api))) {
      throw new Refusal(
          id,
          version.toString(),
          "it needs version %s of the API, and this is %s".formatted(requires, api));
    }
  }

  /** Whether a text has the form of an id: {@code [a-z][a-z0-9.-]{0,63}}. */
  static boolean isId(String text) {
    if (text.isEmpty() || text.length() > MAX_ID_LENGTH || !isLetter(text.charAt(0))) {
      return false;
    }
    for (int at = 1; at < text.length(); at++) {
      char c = text.charAt(at);
      if (!isLetter(c) && !(c >= '0' && c <= '9') && c != '.' && c != '-') {
        return false;
      }
    }
    return true;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static VersionRange requires(Manifest manifest) throws Refusal {
    Optional<String> text = manifest.value("Plugin-Requires");
    if (text.isEmpty()) {
      throw new Refusal(
          "its manifest has no Plugin-Requires, the versions of the API that it works with, such as"
              + " >=1.0.0 & <2.0.0");
    }
    return range("Plugin-Requires", text.get());
  }

  private static VersionRange range(String name, String text) throws Refusal {
    Optional<VersionRange> range = VersionRange.parse(text);
    if (range.isEmpty()) {
      throw new Refusal(
          name
              + " "
              + Reasons.quoted(text)
              + " is not a range of versions such as >=1.0.0 & <2.0.0");
    }
    return range.get();
  }

  private static List<Dependency> dependencies(String text) throws Refusal {
    if (text.isEmpty()) {
      return List.of();
    }
    List<Dependency> dependencies = new ArrayList<>();
    for (String item : text.split(",", -1)) {
      dependencies.add(dependency(item.strip(), dependencies));
      if (dependencies.size() > MAX_DEPENDENCIES) {
        throw new Refusal("Plugin-Dependencies names more than " + MAX_DEPENDENCIES + " plugins");
      }
    }
    return List.copyOf(dependencies);
  }

  private static Dependency dependency(String item, List<Dependency> before) throws Refusal {
    int at = item.indexOf('@');
    String name = (at < 0 ? item : item.substring(0, at)).strip();
    Need need = name.endsWith("?") ? Need.OPTIONAL : Need.REQUIRED;
    String id = need == Need.OPTIONAL ? name.substring(0, name.length() - 1) : name;
    if (!isId(id)) {
      throw new Refusal(
          "Plugin-Dependencies has "
              + Reasons.quoted(item)
              + ", which is not ID, ID? or either with a range, as in ID@>=1.0.0");
    }
    for (Dependency other : before) {
      if (other.id().equals(id)) {
        throw new Refusal("Plugin-Dependencies names " + id + " twice");
      }
    }
    Optional<VersionRange> range =
        at < 0
            ? Optional.empty()
            : Optional.of(range("Plugin-Dependencies of " + id, item.substring(at + 1).strip()));
    return new Dependency(id, range, need);
  }

  /** The id and the version. */
  String label() {
    return id + " " + version;
  }
}
