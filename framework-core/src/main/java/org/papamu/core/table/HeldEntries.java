package org.papamu.core.table;

/** Entries in memory, a byte each where that is enough. */
final class HeldEntries implements Entries {

  private final ClassSummary summary;
  private final byte[] narrow;
  private final short[] wide;

  HeldEntries(ClassSummary summary, short[] codes) {
    this.summary = summary;
    if (Codes.win(summary.longest()) > Byte.MAX_VALUE) {
      narrow = new byte[0];
      wide = codes;
      return;
    }
    wide = new short[0];
    narrow = new byte[codes.length];
    for (int i = 0; i < codes.length; i++) {
      narrow[i] = (byte) codes[i];
    }
  }

  @Override
  public long size() {
    return summary.entries();
  }

  @Override
  public int code(long index) {
    return wide.length == 0 ? narrow[(int) index] : wide[(int) index];
  }

  @Override
  public ClassSummary summary() {
    return summary;
  }
}
