package org.papamu.core.catalog;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.papamu.core.catalog.PluginFolder.Origin;

/**
 * A plugin that was found, whatever became of it.
 *
 * @param id its id; empty if it could not be read
 * @param version its version, made printable; empty if it could not be read
 * @param state what became of it
 * @param path the jar, or the folder of classes of a provider on a class path
 * @param games the names of the games it offers and that are taken from it, sorted; empty unless it
 *     is loaded
 * @param players the names of the players it offers, likewise
 * @param provider who made it, made printable; may be empty
 * @param description what it is, made printable; may be empty
 * @param problem why it is not used, or what of it is not; one line that is safe to show
 * @param sha256 the SHA-256 of the jar as it was read, in 64 lower-case hexadecimal digits; empty
 *     where it could not be read, or there is no jar
 * @param requires the versions of the API that it works with; may be empty
 * @param origin whose it is: only what came with the application and was not touched is bundled
 */
public record Plugin(
    String id,
    String version,
    State state,
    Path path,
    List<String> games,
    List<String> players,
    String provider,
    String description,
    Optional<String> problem,
    Optional<String> sha256,
    String requires,
    Origin origin) {

  /** What became of a plugin. */
  public enum State {
    /** Nothing speaks against it, but no class of it has been loaded: a {@link Scan} ends here. */
    FOUND,
    /** In use. */
    LOADED,
    /** Nobody trusts it; no class of it has been loaded. */
    UNTRUSTED,
    /** It is not the jar that was trusted; no class of it has been loaded. */
    CHANGED,
    /** A process died while it was started, so it was not started again. */
    SKIPPED,
    /** Switched off by {@link PluginSwitches}; no class of it has been loaded. */
    DISABLED,
    /** It did not say in time what it offers, which is not to say that it never does. */
    SLOW,
    /** Not in use, and {@link Plugin#problem} says why. */
    FAILED
  }

  /** Copies the lists. */
  public Plugin {
    games = List.copyOf(games);
    players = List.copyOf(players);
  }

  /** The id and the version, or the file's name made printable where they could not be read. */
  public String label() {
    if (id.isEmpty()) {
      return Reasons.name(path);
    }
    return version.isEmpty() ? id : id + " " + version;
  }

  /**
   * What is damaged in the jar as it is on the disk now. Reads and unpacks every entry, and holds
   * it to its size and checksum, which loading a plugin does not.
   *
   * @return one line that is safe to show; empty if the jar is sound
   */
  public Optional<String> damage() {
    try (JarArchive archive = JarArchive.open(path)) {
      return archive.damage();
    } catch (Refusal e) {
      return Optional.of(e.reason());
    }
  }
}
