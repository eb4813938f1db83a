package org.papamu.core.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a jar's directory says of its entries, held to limits. Nothing is unpacked for it; {@link
 * JarArchive} has the reasons.
 *
 * @param entries the entries by their names, in the order of the directory
 * @param fault the first thing that is wrong with them
 */
record JarDirectory(Map<String, ArchiveEntry> entries, Optional<String> fault) {

  /*
   * Read from bytes in memory and not by the JDK's reader, which wants a file: the file could be
   * another one by then. The format is that of PKWARE's APPNOTE.TXT, 4.3: the end record (4.3.16)
   * stands last and says where the directory (4.3.12) is, whose records say where the entries'
   * headers (4.3.7) are. Zip64, encryption and archives in several parts are refused: a jar of 16
   * MiB needs none of them.
   */
  static final int MAX_ENTRIES = 10_000;
  static final long MAX_UNPACKED = 64L << 20;
  static final int MAX_RATIO = 100;

  /** Small entries may be packed tighter than the ratio: a short file of blanks is harmless. */
  private static final long RATIO_COUNTS_FROM = 1L << 20;

  private static final int MAX_NAME_LENGTH = 512;
  private static final String API = "org/papamu/api/";
  private static final String VERSIONED = "META-INF/versions/";

  private static final int END = 0x06054b50;
  private static final int END_LENGTH = 22;
  private static final int RECORD = 0x02014b50;
  private static final int RECORD_LENGTH = 46;
  private static final int HEADER = 0x04034b50;
  private static final int HEADER_LENGTH = 30;
  private static final int MAX_COMMENT = 0xffff;
  private static final int ENCRYPTED = 1;

  /**
   * Reads a directory.
   *
   * @throws Refusal if the bytes are no jar, or not all of one
   */
  static JarDirectory of(byte[] jar) throws Refusal {
    return new Reading(jar).read();
  }

  /** One pass over a directory. */
  private static final class Reading {

    private final ByteBuffer jar;
    private final int end;
    private final int start;
    private final int shift;
    private final int count;
    private final Map<String, ArchiveEntry> entries = new LinkedHashMap<>();
    private Optional<String> fault = Optional.empty();
    private long unpacked;
    private long packed;

    Reading(byte[] bytes) throws Refusal {
      jar = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      end = findEnd();
      count = unsigned(jar.getShort(end + 10));
      long length = Integer.toUnsignedLong(jar.getInt(end + 12));
      long offset = Integer.toUnsignedLong(jar.getInt(end + 16));
      if (unsigned(jar.getShort(end + 4)) != 0 || length > end || offset > end - length) {
        throw damaged("its directory is not where it should be");
      }
      start = end - (int) length;
      // What stands before the archive, such as a script that starts it, moves all offsets.
      shift = start - (int) offset;
    }

    private int findEnd() throws Refusal {
      int lowest = Math.max(0, jar.limit() - END_LENGTH - MAX_COMMENT);
      for (int at = jar.limit() - END_LENGTH; at >= lowest; at--) {
        if (jar.getInt(at) == END
            && at + END_LENGTH + unsigned(jar.getShort(at + 20)) == jar.limit()) {
          return at;
        }
      }
      throw damaged("it has no directory");
    }

    JarDirectory read() throws Refusal {
      if (count > MAX_ENTRIES) {
        return new JarDirectory(
            Map.of(), Optional.of("it has more than " + MAX_ENTRIES + " entries"));
      }
      int at = start;
      for (int i = 0; i < count; i++) {
        if (end - at < RECORD_LENGTH || jar.getInt(at) != RECORD) {
          throw damaged("its directory is damaged");
        }
        int name = unsigned(jar.getShort(at + 28));
        int rest = unsigned(jar.getShort(at + 30)) + unsigned(jar.getShort(at + 32));
        if (end - at - RECORD_LENGTH < name + rest) {
          throw damaged("its directory is damaged");
        }
        add(entry(at, name));
        at += RECORD_LENGTH + name + rest;
      }
      if (at != end) {
        throw damaged("its directory is damaged");
      }
      if (packed > jar.limit()) {
        throw damaged("its entries lie over each other");
      }
      if (unpacked > MAX_UNPACKED) {
        report("it unpacks to more than 64 MiB");
      }
      return new JarDirectory(entries, fault);
    }

    private ArchiveEntry entry(int at, int nameLength) throws Refusal {
      String name = name(at + RECORD_LENGTH, nameLength);
      long packedSize = Integer.toUnsignedLong(jar.getInt(at + 20));
      long size = Integer.toUnsignedLong(jar.getInt(at + 24));
      long header = Integer.toUnsignedLong(jar.getInt(at + 42)) + shift;
      if ((jar.getShort(at + 8) & ENCRYPTED) != 0) {
        throw damaged("its entry " + Reasons.quoted(name) + " is encrypted");
      }
      int method = unsigned(jar.getShort(at + 10));
      if (method != 0 && method != 8) {
        throw damaged("its entry " + Reasons.quoted(name) + " is packed in an unknown way");
      }
      if (header > start - HEADER_LENGTH || jar.getInt((int) header) != HEADER) {
        throw damaged("its entry " + Reasons.quoted(name) + " is not where it should be");
      }
      int headerNameLength = unsigned(jar.getShort((int) header + 26));
      long data =
          header + HEADER_LENGTH + headerNameLength + unsigned(jar.getShort((int) header + 28));
      if (data + packedSize > start || size > Integer.MAX_VALUE) {
        throw damaged("its entry " + Reasons.quoted(name) + " does not fit in it");
      }
      if (headerNameLength != nameLength
          || !name((int) header + HEADER_LENGTH, nameLength).equals(name)) {
        throw damaged("its entry " + Reasons.quoted(name) + " has two names");
      }
      return new ArchiveEntry(
          name,
          method == 0 ? ArchiveEntry.Packing.STORED : ArchiveEntry.Packing.DEFLATED,
          (int) size,
          (int) packedSize,
          jar.getInt(at + 16),
          (int) data);
    }

    private String name(int at, int length) throws Refusal {
      try {
        return UTF_8.newDecoder().decode(jar.slice(at, length)).toString();
      } catch (CharacterCodingException e) {
        throw damaged("a name in it is not UTF-8");
      }
    }

    private void add(ArchiveEntry entry) {
      unpacked += entry.size();
      packed += entry.packed();
      String name = entry.name();
      if (!isInside(name)) {
        report("its entry " + Reasons.quoted(name) + " is no plain relative name");
      } else if (entries.putIfAbsent(name, entry) != null) {
        report("it has the entry " + Reasons.quoted(name) + " twice");
      } else if (isOfApi(name)) {
        report(
            "it carries its own copy of the framework's API ("
                + Reasons.quoted(name)
                + "); build it with the API as a provided dependency");
      } else if (entry.size() > RATIO_COUNTS_FROM && entry.size() / MAX_RATIO > entry.packed()) {
        report("its entry " + Reasons.quoted(name) + " unpacks to over 100 times its size");
      }
    }

    private void report(String what) {
      if (fault.isEmpty()) {
        fault = Optional.of(what);
      }
    }

    private static Refusal damaged(String what) {
      return new Refusal("it is not a jar, or a damaged one (" + what + ")");
    }

    private static int unsigned(short value) {
      return Short.toUnsignedInt(value);
    }
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
