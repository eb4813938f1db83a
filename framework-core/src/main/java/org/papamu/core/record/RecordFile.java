package org.papamu.core.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.papamu.api.text.Phrase;
import org.papamu.core.file.AtomicFile;
import org.papamu.core.file.FileFault;
import org.papamu.core.text.Phrases;

/**
 * Saves records under names that mean a plain file on every system, and never in place of something
 * else.
 */
public final class RecordFile {

  private static final int MOST_NAME_BYTES = 255;
  private static final String ODD = "<>:\"|?*\\";

  /** Names that mean devices on Windows, whatever extension follows. */
  private static final Set<String> DEVICES =
      Set.of(
          "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7",
          "com8", "com9", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9");

  private RecordFile() {}

  /**
   * Writes a record as {@link AtomicFile#write(Path, byte[])} does.
   *
   * @throws FileSystemException as that method; also if the name is one that {@link #refusal}
   *     refuses, or there is a file of this name that is no record
   */
  public static void write(Path target, byte[] record) throws FileSystemException {
    Optional<Phrase> refusal = refusal(target);
    if (refusal.isPresent()) {
      throw FileFault.of(target, refusal.get());
    }
    AtomicFile.write(target, record);
  }

  /** Why no record may be saved there, as a sentence without a full stop; empty if it may. */
  public static Optional<Phrase> refusal(Path target) {
    Path last = target.getFileName();
    String name = last == null ? "" : last.toString();
    if (name.isEmpty() || name.equals(".") || name.equals("..")) {
      return Optional.of(Phrases.phrase("file.folder"));
    }
    if (name.startsWith(".") || name.startsWith("-")) {
      return Optional.of(Phrases.phrase("file.name-begins"));
    }
    if (name.endsWith(".") || name.endsWith(" ")) {
      return Optional.of(Phrases.phrase("file.name-ends"));
    }
    if (name.chars().anyMatch(c -> GameRecord.isControl(c) || ODD.indexOf(c) >= 0)) {
      return Optional.of(Phrases.phrase("file.name-odd", ODD));
    }
    if (name.getBytes(StandardCharsets.UTF_8).length > MOST_NAME_BYTES) {
      return Optional.of(Phrases.phrase("file.name-long", MOST_NAME_BYTES));
    }
    int dot = name.indexOf('.');
    if (DEVICES.contains((dot < 0 ? name : name.substring(0, dot)).toLowerCase(Locale.ROOT))) {
      return Optional.of(Phrases.phrase("file.name-device"));
    }
    return isSomethingElse(target)
        ? Optional.of(Phrases.phrase("file.other-kind"))
        : Optional.empty();
  }

  /** Whether a plain file is there that is neither empty nor begins as a record. */
  private static boolean isSomethingElse(Path target) {
    if (!Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(target)) {
      String begin = new String(in.readNBytes(64), StandardCharsets.UTF_8);
      String text = (begin.startsWith("\uFEFF") ? begin.substring(1) : begin).strip();
      return !text.isEmpty() && text.charAt(0) != '[';
    } catch (IOException e) {
      // What keeps it from being read will be told when it is written.
      return false;
    }
  }
}
