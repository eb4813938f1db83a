package org.papamu.core.catalog;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * A plugin's jar, checked. Its manifest, its service files, its resources and all of its classes
 * come from the bytes that were hashed, even if the file is replaced or removed meanwhile.
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
   * On reading an entry: the real bytes are counted against the size the directory gives, and their
   * checksum is compared. Nothing of a plugin is ever unpacked to the disk; the host itself reads
   * the manifest, the service files and the classes, each when it is needed and with this bound, so
   * a bomb cannot go off in the host. (What the plugin's own code unpacks is the plugin's doing, as
   * any other code of it.)
   *
   * On request, by damage(): every entry is read.
   *
   * The limits are those of any archive from outside, but for the number of entries: a plugin in
   * Kotlin or Scala carries its language's library, which has a few thousand.
   *
   * The file is open only while it is read, so that it can be replaced and removed on every system
   * while a game of it runs. Of a plugin that is not needed yet the bytes may be released; they are
   * then read again, and must be the same.
   *
   * The jar's signature, if it has one, is not checked: reading it costs time, and who signed a jar
   * says nothing here. The entries Class-Path and INDEX.LIST, by which a jar can pull in other jars,
   * have no effect, since classes are found in this file alone.
   */
  private static final int OLDEST_VERSIONED = 9;

  private final Path file;
  private final String sha256;
  private final Map<String, ArchiveEntry> entries;
  private final Manifest manifest;
  private final boolean multiRelease;
  private volatile byte @Nullable [] bytes;
  private volatile boolean closed;

  private JarArchive(JarBytes jar, Map<String, ArchiveEntry> entries) throws Refusal {
    this.file = jar.file();
    this.sha256 = jar.sha256();
    this.entries = entries;
    this.bytes = jar.bytes();
    this.manifest = readManifest();
    this.multiRelease =
        manifest.value("Multi-Release").orElse("").toLowerCase(Locale.ROOT).equals("true");
  }

  /**
   * Opens and checks a jar.
   *
   * @throws Refusal if it is not what a plugin's jar must be
   */
  static JarArchive open(Path file) throws Refusal {
    return of(JarBytes.read(file));
  }

  /**
   * Checks a jar.
   *
   * @throws Refusal if it is not what a plugin's jar must be
   */
  static JarArchive of(JarBytes jar) throws Refusal {
    JarDirectory directory = JarDirectory.of(jar.bytes());
    if (!directory.entries().containsKey(Manifest.ENTRY)) {
      throw new Refusal(directory.fault().orElse("it is not a plugin: it has no manifest"));
    }
    JarArchive archive;
    try {
      archive = new JarArchive(jar, directory.entries());
    } catch (Refusal e) {
      throw directory.fault().isPresent() ? new Refusal(directory.fault().get()) : e;
    }
    if (directory.fault().isPresent()) {
      throw Descriptor.refusal(archive.manifest, directory.fault().get());
    }
    return archive;
  }

  private Manifest readManifest() throws Refusal {
    ArchiveEntry entry = entries.get(Manifest.ENTRY);
    if (entry == null || entry.size() > Manifest.MAX_LENGTH) {
      throw new Refusal("its manifest is longer than 64 KiB");
    }
    try {
      return Manifest.read(read(entry));
    } catch (IOException e) {
      throw new Refusal(Reasons.of(e));
    }
  }

  Path file() {
    return file;
  }

  /** The SHA-256 of the jar, in 64 lower-case hexadecimal digits. */
  String sha256() {
    return sha256;
  }

  Manifest manifest() {
    return manifest;
  }

  /** An entry of this name, as this version of Java is to see it. */
  Optional<ArchiveEntry> entry(String name) {
    if (closed) {
      return Optional.empty();
    }
    if (multiRelease && !name.startsWith("META-INF/")) {
      for (int java = Runtime.version().feature(); java >= OLDEST_VERSIONED; java--) {
        ArchiveEntry versioned = entries.get("META-INF/versions/" + java + "/" + name);
        if (versioned != null) {
          return Optional.of(versioned);
        }
      }
    }
    return exactly(name);
  }

  /** An entry of just this name. */
  Optional<ArchiveEntry> exactly(String name) {
    return Optional.ofNullable(closed ? null : entries.get(name))
        .filter(entry -> !entry.isFolder());
  }

  /** All entries that are no folders. */
  Collection<ArchiveEntry> entries() {
    return closed
        ? List.of()
        : entries.values().stream().filter(entry -> !entry.isFolder()).toList();
  }

  /**
   * All bytes of an entry.
   *
   * @throws IOException if it cannot be read, or is not what the directory says
   */
  byte[] read(ArchiveEntry entry) throws IOException {
    byte[] jar = bytes;
    if (closed || jar == null) {
      throw new IOException("the jar is closed");
    }
    if (entry.size() > JarDirectory.MAX_UNPACKED) {
      throw length(entry);
    }
    byte[] read = new byte[entry.size()];
    if (entry.packing() == ArchiveEntry.Packing.STORED) {
      if (entry.packed() != entry.size()) {
        throw length(entry);
      }
      System.arraycopy(jar, entry.start(), read, 0, read.length);
    } else {
      unpack(jar, entry, read);
    }
    CRC32 sum = new CRC32();
    sum.update(read);
    if ((int) sum.getValue() != entry.checksum()) {
      throw new IOException("entry " + Reasons.quoted(entry.name()) + " has a wrong checksum");
    }
    return read;
  }

  private static void unpack(byte[] jar, ArchiveEntry entry, byte[] target) throws IOException {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(jar, entry.start(), entry.packed());
      int at = 0;
      while (at < target.length) {
        int some = inflater.inflate(target, at, target.length - at);
        if (some == 0) {
          throw length(entry);
        }
        at += some;
      }
      // One byte more than there may be, which also reads the end mark.
      if (inflater.inflate(new byte[1]) != 0 || !inflater.finished()) {
        throw length(entry);
      }
    } catch (DataFormatException e) {
      throw new IOException("entry " + Reasons.quoted(entry.name()) + " is damaged", e);
    } finally {
      inflater.end();
    }
  }

  private static IOException length(ArchiveEntry entry) {
    return new IOException(
        "entry " + Reasons.quoted(entry.name()) + " is not as long as the jar says");
  }

  /**
   * Reads every entry, which takes a while.
   *
   * @return what is damaged; empty if the whole jar is sound
   */
  Optional<String> damage() {
    for (ArchiveEntry entry : entries.values()) {
      try {
        read(entry);
      } catch (IOException e) {
        return Optional.of(Reasons.message(e));
      }
    }
    return Optional.empty();
  }

  /** Gives the memory back until {@link #restore}. */
  void release() {
    bytes = null;
  }

  /**
   * Reads the jar again if its memory was given back.
   *
   * @throws Refusal if it is not the same any more
   */
  void restore() throws Refusal {
    if (closed) {
      throw new Refusal("the plugins have been closed");
    }
    if (bytes == null) {
      JarBytes jar = JarBytes.read(file);
      if (!jar.sha256().equals(sha256)) {
        throw new Refusal(
            "its jar was changed after it was checked; start again to use the new one");
      }
      bytes = jar.bytes();
    }
  }

  /** Forgets the jar: it has no entries any more. */
  @Override
  public void close() {
    closed = true;
    bytes = null;
  }
}
