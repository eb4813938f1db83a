package org.papamu.core.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

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
 * @param problem why it failed, or what of it is not used; one line that is safe to show
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
    Optional<String> problem) {

  /** What became of a plugin. */
  public enum State {
    /** Nothing speaks against it, but no class of it has been loaded: a {@link Scan} ends here. */
    FOUND,
    /** In use. */
    LOADED,
    /** Switched off by {@link PluginSwitches}; no class of it has been loaded. */
    DISABLED,
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
   * The SHA-256 of the jar as it is on the disk now, in 64 lower-case hexadecimal digits. Reads the
   * whole file.
   *
   * @throws IOException if it cannot be read
   */
  public String sha256() throws IOException {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
    if (!Files.isRegularFile(path)) {
      throw new IOException("not a file");
    }
    try (InputStream in = new DigestInputStream(Files.newInputStream(path), digest)) {
      in.transferTo(java.io.OutputStream.nullOutputStream());
    }
    return HexFormat.of().formatHex(digest.digest());
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
