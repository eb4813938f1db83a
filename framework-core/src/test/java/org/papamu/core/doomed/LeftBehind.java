package org.papamu.core.doomed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.papamu.api.Player.Stop;

/**
 * What a process that is killed leaves behind: the file that a run writes as the n-th. It stops the
 * run then.
 */
public final class LeftBehind implements Stop {

  private final Path file;
  private final int wanted;
  private int written;
  private byte[] last = new byte[0];

  /**
   * Nothing is written yet.
   *
   * @param file what is there is deleted
   * @param wanted which writing to wait for, from 1
   */
  public LeftBehind(Path file, int wanted) throws IOException {
    this.file = file;
    this.wanted = wanted;
    Files.deleteIfExists(file);
  }

  /** The file. */
  public Path file() {
    return file;
  }

  @Override
  public boolean requested() {
    if (written < wanted && Files.exists(file)) {
      byte[] now = content(file);
      if (!Arrays.equals(last, now)) {
        last = now;
        written++;
      }
    }
    return written == wanted;
  }

  private static byte[] content(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the run wrote so often before it came to its end. */
  public boolean isThere() {
    return written == wanted;
  }

  /** The content of the file as it was written then. */
  public byte[] content() {
    return last.clone();
  }
}
