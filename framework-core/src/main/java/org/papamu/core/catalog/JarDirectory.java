package org.papamu.core.catalog;

import java.util.Enumeration;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * What a jar's directory says of its entries, held to limits. Nothing is unpacked for it; {@link
 * JarArchive} has the reasons.
 *
 * @param manifest the entry of the manifest
 * @param fault the first thing that is wrong
 */
record JarDirectory(Optional<ZipEntry> manifest, Optional<String> fault) {

  static final int MAX_ENTRIES = 10_000;
  static final long MAX_UNPACKED = 64L << 20;
  static final int MAX_RATIO = 100;

  /** Small entries may be packed tighter than the ratio: a short file of blanks is harmless. */
  private static final long RATIO_COUNTS_FROM = 1L << 20;

  private static final int MAX_NAME_LENGTH = 512;
  private static final String API = "org/papamu/api/";
  private static final String VERSIONED = "META-INF/versions/";

  /** Reads a directory. */
  static JarDirectory of(JarFile jar) {
    if (jar.size() > MAX_ENTRIES) {
      return new JarDirectory(
          Optional.empty(), Optional.of("it has more than " + MAX_ENTRIES + " entries"));
    }
    Set<String> names = new HashSet<>(jar.size() * 2);
    Optional<ZipEntry> manifest = Optional.empty();
    Optional<String> fault = Optional.empty();
    long unpacked = 0;
    Enumeration<JarEntry> entries = jar.entries();
    while (entries.hasMoreElements()) {
      ZipEntry entry = entries.nextElement();
      unpacked += Math.max(0, entry.getSize());
      if (fault.isEmpty()) {
        fault = fault(entry, names);
      }
      if (manifest.isEmpty() && entry.getName().equals(Manifest.ENTRY)) {
        manifest = Optional.of(entry);
      }
    }
    if (fault.isEmpty() && unpacked > MAX_UNPACKED) {
      fault = Optional.of("it unpacks to more than 64 MiB");
    }
    return new JarDirectory(manifest, fault);
  }

  private static Optional<String> fault(ZipEntry entry, Set<String> names) {
    String name = entry.getName();
    if (!isInside(name)) {
      return Optional.of("its entry " + Reasons.quoted(name) + " is no plain relative name");
    }
    if (!names.add(name)) {
      return Optional.of("it has the entry " + Reasons.quoted(name) + " twice");
    }
    if (isOfApi(name)) {
      return Optional.of(
          "it carries its own copy of the framework's API ("
              + Reasons.quoted(name)
              + "); build it with the API as a provided dependency");
    }
    long size = entry.getSize();
    if (size > RATIO_COUNTS_FROM && size / MAX_RATIO > Math.max(0, entry.getCompressedSize())) {
      return Optional.of(
          "its entry " + Reasons.quoted(name) + " unpacks to over 100 times its size");
    }
    return Optional.empty();
  }

  /** Whether a name stays inside, wherever one would unpack it, and can be shown. */
  private static boolean isInside(String name) {
    if (name.isEmpty()
        || name.length() > MAX_NAME_LENGTH
        || name.charAt(0) == '/'
        || (name.length() > 1 && name.charAt(1) == ':')) {
      return false;
    }
    int start = 0;
    for (int at = 0; at <= name.length(); at++) {
      char c = at < name.length() ? name.charAt(at) : '/';
      if (c < ' ' || c == '\\' || c == 0x7f) {
        return false;
      }
      if (c == '/') {
        int length = at - start;
        if ((length == 1 || length == 2) && name.startsWith("..".substring(0, length), start)) {
          return false;
        }
        start = at + 1;
      }
    }
    return true;
  }

  /** Whether an entry is a class of the API, also for one version of Java only. */
  private static boolean isOfApi(String name) {
    String path = name;
    if (name.startsWith(VERSIONED)) {
      int slash = name.indexOf('/', VERSIONED.length());
      path = slash < 0 ? name : name.substring(slash + 1);
    }
    return path.startsWith(API) && path.toLowerCase(Locale.ROOT).endsWith(".class");
  }
}
