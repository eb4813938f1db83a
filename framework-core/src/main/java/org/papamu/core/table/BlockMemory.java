package org.papamu.core.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * How many bytes of blocks are kept: over the limit the block that came first goes. A block that is
 * needed again is read again.
 */
final class BlockMemory {

  private record Kept(AtomicReferenceArray<byte[]> blocks, int number, int bytes) {}

  private final long most;
  private final Deque<Kept> kept = new ArrayDeque<>();
  private long bytes;

  BlockMemory(long most) {
    this.most = most;
  }

  /** A block was read. */
  synchronized void took(AtomicReferenceArray<byte[]> blocks, int number, int size) {
    kept.add(new Kept(blocks, number, size));
    bytes += size;
    while (bytes > most && kept.size() > 1) {
      Kept first = kept.remove();
      first.blocks.set(first.number, null);
      bytes -= first.bytes;
    }
  }
}
