package org.papamu.spark;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/** Tells code apart: the SHA-256 of jars. */
final class Fingerprint {

  private static final int PART = 1 << 16;

  private Fingerprint() {}

  /** The SHA-256 of a file, in lower-case hexadecimal digits. */
  static String of(Path file) throws IOException {
    MessageDigest digest = digest();
    try (InputStream in = Files.newInputStream(file)) {
      byte[] part = new byte[PART];
      for (int length = in.read(part); length >= 0; length = in.read(part)) {
        digest.update(part, 0, length);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The SHA-256 of bytes. */
  static String of(byte[] bytes) {
    return HexFormat.of().formatHex(digest().digest(bytes));
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** The jar that a class was loaded from; empty if it is in none. */
  static Optional<Path> jar(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    return source == null ? Optional.empty() : jar(source.getLocation());
  }

  /** The jar at a place; empty if none is there. */
  static Optional<Path> jar(URL place) {
    try {
      return Optional.of(Path.of(place.toURI())).filter(Files::isRegularFile);
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }
}
