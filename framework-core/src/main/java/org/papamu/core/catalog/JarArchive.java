package org.papamu.core.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Enumeration;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A plugin's jar, open and checked. Its manifest, its service files and all of its classes are read
 * from this one open file, so what was checked is what is loaded, even if the file is replaced or
 * removed meanwhile.
 */
final class JarArchive implements AutoCloseable {

  /*
   * What is checked when, and why.
   *
   * On opening: everything that the archive's directory says. Is it a plain file (opening a pipe
   * would hang) of at most 16 MiB; how many entries it has, what they are called, how large they say
   * they are, in all and against their packed size. That is one pass over a list in memory and
   * needs no decompression, which is what keeps the start quick. A jar that was cut off has no
   * directory, since that stands at its end, so it fails here.
   *
   * On reading an entry: the real bytes are counted against the size the directory gives. Nothing
   * of a plugin is ever unpacked to the disk; the host itself reads the manifest, the service files
   * and the classes, each when it is needed and with this bound, so a bomb cannot go off in the
   * host. (What the plugin's own code unpacks is the plugin's doing, as any other code of it.)
   *
   * On request, by damage(): every entry is read to its end and held to its size and checksum. The
   * JDK itself never compares checksums.
   *
   * The limits are those of any archive from outside, but for the number of entries: a plugin in
   * Kotlin or Scala carries its language's library, which has a few thousand.
   *
   * The jar's signature, if it has one, is not checked: reading it costs time, and who signed a jar
   * says nothing here. The entries Class-Path and INDEX.LIST, by which a jar can pull in other jars,
   * have no effect, since classes are found in this file alone.
   */
  static final long MAX_LENGTH = 16L << 20;
  private final Path file;
  private final JarFile jar;
  private final Manifest manifest;

  private JarArchive(Path file, JarFile jar, Manifest manifest) {
    this.file = file;
    this.jar = jar;
    this.manifest = manifest;
  }

  /**
   * Opens and checks a jar.
   *
   * @throws Refusal if it is not what a plugin's jar must be; nothing is left open then
   */
  static JarArchive open(Path file) throws Refusal {
    JarFile jar = null;
    boolean sound = false;
    try {
      checkFile(file);
      jar = new JarFile(file.toFile(), false, ZipFile.OPEN_READ, JarFile.runtimeVersion());
      JarDirectory directory = JarDirectory.of(jar);
      Manifest manifest = readManifest(jar, directory);
      if (directory.fault().isPresent()) {
        throw Descriptor.refusal(manifest, directory.fault().get());
      }
      JarArchive archive = new JarArchive(file, jar, manifest);
      sound = true;
      return archive;
    } catch (IOException e) {
      throw new Refusal(Reasons.of(e));
    } catch (IllegalArgumentException | SecurityException e) {
      // Names that are not UTF-8, and the like.
      throw new Refusal("it is not a jar, or a damaged one");
    } finally {
      if (jar != null && !sound) {
        close(jar);
      }
    }
  }

  private static void checkFile(Path file) throws IOException, Refusal {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    if (!attributes.isRegularFile()) {
      throw new Refusal(
          attributes.isDirectory()
              ? "it is a folder; a plugin is one jar file"
              : "it is not a plain file");
    }
    if (attributes.size() == 0) {
      throw new Refusal("it is empty");
    }
    if (attributes.size() > MAX_LENGTH) {
      throw new Refusal("it is larger than 16 MiB");
    }
  }

  private static Manifest readManifest(JarFile jar, JarDirectory directory)
      throws IOException, Refusal {
    if (directory.manifest().isEmpty()) {
      throw new Refusal(directory.fault().orElse("it is not a plugin: it has no manifest"));
    }
    ZipEntry entry = directory.manifest().get();
    // Before anything else asks the jar: the JDK reads the manifest by the size that it claims.
    if (entry.getSize() > Manifest.MAX_LENGTH) {
      throw new Refusal(directory.fault().orElse("its manifest is longer than 64 KiB"));
    }
    return Manifest.read(read(jar, entry));
  }

  /**
   * All bytes of an entry.
   *
   * @throws IOException if it cannot be read, or is not as long as the directory says
   */
  private static byte[] read(ZipFile jar, ZipEntry entry) throws IOException {
    int size = (int) Math.min(Math.max(0, entry.getSize()), JarDirectory.MAX_UNPACKED);
    try (InputStream in = jar.getInputStream(entry)) {
      byte[] bytes = in.readNBytes(size);
      if (bytes.length != size || in.read() >= 0) {
        throw new IOException(
            "entry " + Reasons.quoted(entry.getName()) + " is not as long as the jar says");
      }
      return bytes;
    } catch (IllegalStateException e) {
      throw new IOException("the jar is closed", e);
    }
  }

  Path file() {
    return file;
  }

  Manifest manifest() {
    return manifest;
  }

  /** An entry of this name, as this version of Java is to see it. */
  Optional<JarEntry> entry(String name) {
    try {
      JarEntry entry = jar.getJarEntry(name);
      return entry == null || entry.isDirectory() ? Optional.empty() : Optional.of(entry);
    } catch (IllegalStateException closed) {
      return Optional.empty();
    }
  }

  /** All bytes of an entry of this jar. */
  byte[] read(JarEntry entry) throws IOException {
    return read(jar, entry);
  }

  /**
   * Reads every entry to its end, which takes a while.
   *
   * @return what is damaged; empty if the whole jar is sound
   */
  Optional<String> damage() {
    byte[] buffer = new byte[1 << 16];
    Enumeration<JarEntry> entries = jar.entries();
    while (entries.hasMoreElements()) {
      ZipEntry entry = entries.nextElement();
      try (InputStream in = jar.getInputStream(entry)) {
        CRC32 sum = new CRC32();
        long left = entry.getSize();
        int read = in.read(buffer);
        while (read >= 0 && left >= 0) {
          sum.update(buffer, 0, read);
          left -= read;
          read = in.read(buffer);
        }
        if (left != 0) {
          return Optional.of(
              "entry " + Reasons.quoted(entry.getName()) + " is not as long as the jar says");
        }
        if (sum.getValue() != entry.getCrc()) {
          return Optional.of("entry " + Reasons.quoted(entry.getName()) + " has a wrong checksum");
        }
      } catch (IOException e) {
        return Optional.of(
            "entry " + Reasons.quoted(entry.getName()) + " is damaged: " + Reasons.of(e));
      }
    }
    return Optional.empty();
  }

  @Override
  public void close() {
    close(jar);
  }

  private static void close(JarFile jar) {
    try {
      jar.close();
    } catch (IOException nothingLost) {
      // The jar was only read.
    }
  }
}
