package org.papamu.core.toggle;

/**
 * A rule in the bits of a word.
 *
 * @param filled the points that must be filled
 * @param empty the points that must be empty
 * @param from the bit that the moving piece leaves
 * @param to the bit where it ends
 */
public record WordRule(long filled, long empty, int from, int to) {

  /** The points that it turns over. */
  public long toggled() {
    return filled | empty;
  }

  /** Whether it applies. */
  public boolean applies(long word) {
    return (word & (filled | empty)) == filled;
  }

  /** The rule that takes a move back. */
  WordRule back() {
    return new WordRule(empty, filled, to, from);
  }

  WordRule image(Mirror mirror) {
    return new WordRule(mirror.of(filled), mirror.of(empty), mirror.bit(from), mirror.bit(to));
  }
}
