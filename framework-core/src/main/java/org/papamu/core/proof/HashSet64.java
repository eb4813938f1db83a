package org.papamu.core.proof;

/** A set of 64-bit hashes that grows up to a limit. */
final class HashSet64 {

  private final long most;
  private long[] hashes = new long[1 << 12];
  private int size;
  private boolean hasZero;

  /** A set of at most so many hashes. */
  HashSet64(long most) {
    this.most = most;
  }

  /**
   * Adds a hash; whether it was not there.
   *
   * @throws ProofException if there are too many
   */
  boolean add(long hash) {
    if (hash == 0) {
      boolean isNew = !hasZero;
      hasZero = true;
      return isNew;
    }
    int at = place(hash, hashes);
    if (hashes[at] == hash) {
      return false;
    }
    if (size >= most) {
      throw new ProofException("the memory does not hold all of its positions");
    }
    hashes[at] = hash;
    if (++size > hashes.length / 4 * 3) {
      long[] old = hashes;
      hashes = new long[2 * old.length];
      for (long each : old) {
        if (each != 0) {
          hashes[place(each, hashes)] = each;
        }
      }
    }
    return true;
  }

  private static int place(long hash, long[] hashes) {
    int mask = hashes.length - 1;
    int at = (int) (hash ^ hash >>> 32) & mask;
    while (hashes[at] != 0 && hashes[at] != hash) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
