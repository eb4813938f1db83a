package org.papamu.core.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.Phrase;
import org.papamu.core.text.Phrases;

/** What went wrong with a file, in words for people, in the languages that there are. */
public final class FileFault extends FileSystemException {

  private static final long serialVersionUID = 1L;

  /** What systems say, as far as it is often met. */
  private static final Map<String, String> KNOWN =
      Map.of(
          "no space left on device", "file.full",
          "disk quota exceeded", "file.quota",
          "read-only file system", "file.read-only",
          "file name too long", "file.long-name",
          "is a directory", "file.folder",
          "not a directory", "file.folder-is-file",
          "input/output error", "file.device",
          "operation not permitted", "file.forbidden",
          "permission denied", "file.forbidden");

  private final Phrase phrase;

  private FileFault(Path file, Phrase reason, @Nullable IOException cause) {
    super(file.toString(), null, reason.toString());
    phrase = reason;
    if (cause != null) {
      initCause(cause);
    }
  }

  /**
   * Why a file that should be there, or be made, is not at hand: a sentence without a full stop and
   * without the file's path, such as {@code "no space left on device"}.
   */
  public static Phrase why(IOException thrown) {
    if (thrown instanceof FileFault fault) {
      return fault.phrase;
    }
    if (thrown instanceof AccessDeniedException) {
      return Phrases.phrase("file.forbidden");
    }
    if (thrown instanceof NoSuchFileException) {
      return Phrases.phrase("file.no-folder");
    }
    if (thrown instanceof FileAlreadyExistsException) {
      return Phrases.phrase("file.taken");
    }
    String told = thrown instanceof FileSystemException e ? e.getReason() : thrown.getMessage();
    if (told == null || told.isBlank()) {
      return Phrases.phrase("file.other", thrown.getClass().getSimpleName());
    }
    String key = KNOWN.get(told.toLowerCase(Locale.ROOT));
    return key == null
        ? Phrases.phrase("file.other", Character.toLowerCase(told.charAt(0)) + told.substring(1))
        : Phrases.phrase(key);
  }

  /** The same in English. */
  public static String reason(IOException thrown) {
    return why(thrown).toString();
  }

  /** The same as an exception whose {@link FileSystemException#getFile} is the path. */
  public static FileFault of(Path path, IOException thrown) {
    return new FileFault(path, why(thrown), thrown);
  }

  /** An exception with a reason of one's own, in English. */
  public static FileFault of(Path path, String reason, IOException thrown) {
    return new FileFault(path, Phrases.phrase("file.other", reason), thrown);
  }

  /** An exception with a reason of one's own. */
  public static FileFault of(Path path, Phrase reason) {
    return new FileFault(path, reason, null);
  }

  /** What is wrong, as a sentence without a full stop. */
  public Phrase phrase() {
    return phrase;
  }
}
