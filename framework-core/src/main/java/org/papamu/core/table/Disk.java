package org.papamu.core.table;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Everything that is ever written: a test puts a disk in its place that fails. */
interface Disk {

  /** A file that is being written. */
  interface Writing extends Closeable {
    /** Writes all of it at the end. */
    void write(byte[] bytes) throws IOException;

    /** Makes sure that it is on the disk. */
    void force() throws IOException;
  }

  /** Begins a file, over an old one if there is one. */
  Writing begin(Path file) throws IOException;

  /** Puts a file in the place of another in one step. */
  void replace(Path from, Path to) throws IOException;

  /** The disk there is. */
  static Disk real() {
    return new Disk() {
      @Override
      public Writing begin(Path file) throws IOException {
        FileChannel channel =
            FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE);
        return new Writing() {
          @Override
          public void write(byte[] bytes) throws IOException {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
              channel.write(rest);
            }
          }

          @Override
          public void force() throws IOException {
            channel.force(true);
          }

          @Override
          public void close() throws IOException {
            channel.close();
          }
        };
      }

      @Override
      public void replace(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        Path folder = to.toAbsolutePath().getParent();
        if (folder != null) {
          try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
          } catch (IOException e) {
            // Some systems cannot force a folder; the file is in its place.
          }
        }
      }
    };
  }
}
