package org.papamu.core.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.papamu.core.table.TableException.Kind;

/** The state of a class that is not finished, kept in a file. */
final class Checkpoint {

  private static final int PART = 1 << 20;

  private final Disk disk;
  private final Path file;
  private final Map<String, String> identity;

  Checkpoint(Disk disk, Path file, Map<String, String> identity, String className) {
    this.disk = disk;
    this.file = file;
    this.identity = new LinkedHashMap<>(identity);
    this.identity.put("checkpoint", className);
  }

  private static int parts(int size) {
    return (size + PART - 1) / PART;
  }

  /** Keeps a state in place of the one before. */
  void save(ClassBuild<?> build) {
    Map<String, String> header = new LinkedHashMap<>(identity);
    header.put("level", String.valueOf(build.level));
    header.put("segment", String.valueOf(build.segment));
    header.put("last", String.valueOf(build.last()));
    int parts = parts(build.codes.length);
    BlockFile.write(
        disk,
        file,
        header,
        2 * parts,
        number -> number < parts ? codes(build, number) : counts(build, number - parts));
  }

  private static byte[] codes(ClassBuild<?> build, int part) {
    int from = part * PART;
    int size = Math.min(PART, build.codes.length - from);
    ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * size);
    bytes.asShortBuffer().put(build.codes, from, size);
    return bytes.array();
  }

  private static byte[] counts(ClassBuild<?> build, int part) {
    int from = part * PART;
    return java.util.Arrays.copyOfRange(
        build.counts, from, Math.min(build.counts.length, from + PART));
  }

  /**
   * Makes a build go on from what is kept, if anything is.
   *
   * @throws TableException if what is kept is damaged or of something else; the build is of no use
   *     then
   */
  void restore(ClassBuild<?> build) {
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (BlockFile kept = BlockFile.open(file)) {
      RulesStamp.require(identity, kept, file.toString());
      int parts = parts(build.codes.length);
      long level = kept.number("level");
      long segment = kept.number("segment");
      long last = kept.number("last");
      boolean fits =
          kept.blocks() == 2 * parts
              && level >= ClassBuild.FIRST_PASS
              && level <= last
              && last <= Codes.MOST_PLIES
              && segment >= 0
              && segment <= build.codes.length / ClassBuild.SEGMENT + 1;
      if (!fits) {
        throw new TableException(Kind.DAMAGED, file, "damaged: its header does not fit");
      }
      for (int part = 0; part < parts; part++) {
        int from = part * PART;
        int size = Math.min(PART, build.codes.length - from);
        byte[] codes = kept.block(part);
        byte[] counts = kept.block(parts + part);
        if (codes.length != Short.BYTES * size || counts.length != size) {
          throw new TableException(Kind.DAMAGED, file, "damaged: a block has another length");
        }
        ByteBuffer.wrap(codes).asShortBuffer().get(build.codes, from, size);
        System.arraycopy(counts, 0, build.counts, from, size);
      }
      build.resume((int) level, (int) segment, (int) last);
    }
  }

  /** The class is finished: nothing is to be kept. */
  void drop() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // It is not looked at any more once the class has its table.
    }
  }
}
