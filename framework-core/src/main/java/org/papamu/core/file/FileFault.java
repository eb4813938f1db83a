package org.papamu.core.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says what went wrong with a file, in words for people. */
public final class FileFault {

  private FileFault() {}

  /**
   * Why a file that should be there, or be made, is not at hand: a sentence without a full stop and
   * without the file's path, such as {@code "no space left on device"}.
   */
  public static String reason(IOException thrown) {
    if (thrown instanceof AccessDeniedException) {
      return "no permission";
    }
    if (thrown instanceof NoSuchFileException) {
      return "the folder does not exist";
    }
    if (thrown instanceof FileAlreadyExistsException) {
      return "something of that name is there already";
    }
    String told = thrown instanceof FileSystemException e ? e.getReason() : thrown.getMessage();
    return told == null || told.isBlank()
        ? thrown.getClass().getSimpleName()
        : Character.toLowerCase(told.charAt(0)) + told.substring(1);
  }

  /** The same as an exception whose {@link FileSystemException#getFile} is the path. */
  public static FileSystemException of(Path path, IOException thrown) {
    return of(path, reason(thrown), thrown);
  }

  /** An exception with a reason of one's own. */
  public static FileSystemException of(Path path, String reason, IOException thrown) {
    FileSystemException fault = new FileSystemException(path.toString(), null, reason);
    fault.initCause(thrown);
    return fault;
  }
}
