package org.papamu.core.catalog;

/**
 * An entry of a jar, as the jar's directory has it.
 *
 * @param name its real name in the jar
 * @param packing how it is packed
 * @param size how many bytes it has, as the directory claims
 * @param packed how many bytes it takes in the jar
 * @param checksum the CRC-32 of its bytes, as the directory claims
 * @param start where its packed bytes begin
 */
record ArchiveEntry(String name, Packing packing, int size, int packed, int checksum, int start) {

  /** How bytes are packed. */
  enum Packing {
    STORED,
    DEFLATED
  }

  boolean isFolder() {
    return name.endsWith("/");
  }
}
