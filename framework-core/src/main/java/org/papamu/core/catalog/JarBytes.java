package org.papamu.core.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * All bytes of a file that may be a jar, read once, with their SHA-256. Whatever is done with the
 * jar is done with these bytes, so what was hashed is what is checked and loaded, whatever becomes
 * of the file meanwhile.
 */
final class JarBytes {

  static final int MAX_LENGTH = 16 << 20;

  private final Path file;
  private final byte[] bytes;
  private final String sha256;

  private JarBytes(Path file, byte[] bytes) {
    this.file = file;
    this.bytes = bytes;
    this.sha256 = sha256(bytes);
  }

  /**
   * Reads a file.
   *
   * @throws Refusal if it is not a plain file that can be read, or is empty or too large
   */
  static JarBytes read(Path file) throws Refusal {
    try {
      // Opening a pipe would wait for somebody to write to it.
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (!attributes.isRegularFile()) {
        throw new Refusal(
            attributes.isDirectory()
                ? "it is a folder; a plugin is one jar file"
                : "it is not a plain file");
      }
      byte[] bytes;
      try (InputStream in = Files.newInputStream(file)) {
        int expected = (int) Math.min(attributes.size(), MAX_LENGTH);
        bytes = attributes.size() > MAX_LENGTH ? new byte[0] : in.readNBytes(expected);
        if (attributes.size() > MAX_LENGTH || in.read() >= 0) {
          throw new Refusal(
              attributes.size() > MAX_LENGTH
                  ? "it is larger than 16 MiB"
                  : "it was changed while it was read");
        }
      }
      if (bytes.length == 0) {
        throw new Refusal("it is empty");
      }
      return new JarBytes(file, bytes);
    } catch (IOException e) {
      throw new Refusal(Reasons.of(e));
    }
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  Path file() {
    return file;
  }

  /** In 64 lower-case hexadecimal digits. */
  String sha256() {
    return sha256;
  }

  int length() {
    return bytes.length;
  }

  /** The bytes themselves, not to be changed. */
  byte[] bytes() {
    return bytes;
  }
}
