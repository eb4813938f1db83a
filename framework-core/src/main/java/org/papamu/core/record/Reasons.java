package org.papamu.core.record;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** What went wrong with a file, in words for people and without its path. */
final class Reasons {

  private Reasons() {}

  static String of(IOException thrown) {
    if (thrown instanceof AccessDeniedException) {
      return "no permission";
    }
    if (thrown instanceof NoSuchFileException) {
      return "the folder does not exist";
    }
    String told = thrown instanceof FileSystemException e ? e.getReason() : thrown.getMessage();
    return told == null || told.isBlank() ? thrown.getClass().getSimpleName() : lowerFirst(told);
  }

  private static String lowerFirst(@Nullable String text) {
    return text == null ? "" : Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }
}
