package org.papamu.core.proof;

import java.util.ArrayList;
import java.util.List;

/**
 * The head of a proof: what is claimed about what.
 *
 * @param game the full name of the game
 * @param position the position
 * @param claims what is proved of it, each by a seat's name and its margin
 * @param leaf the positions that the checker may look at to prove a leaf by itself
 */
record ProofText(String game, String position, List<Named> claims, int leaf) {

  static final String FORMAT = "papamu proof 1";

  /** More is refused: a leaf is to be small. */
  static final int MOST_LEAF = 1_000_000;

  ProofText {
    claims = List.copyOf(claims);
  }

  /** A claim by the name of its seat. */
  record Named(String seat, int margin) {}

  String write() {
    StringBuilder text = new StringBuilder(FORMAT);
    text.append("\ngame ").append(game);
    text.append("\nposition ").append(position);
    text.append("\nleaf ").append(leaf);
    for (Named claim : claims) {
      text.append("\nclaim ").append(claim.seat).append(' ').append(claim.margin);
    }
    return text.append("\n\n").toString();
  }

  static ProofText read(String text) {
    List<String> lines = List.of(text.split("\n", -1));
    if (!lines.get(0).equals(FORMAT)) {
      throw new ProofException("this is not a proof of this version");
    }
    List<Named> claims = new ArrayList<>();
    for (String line : lines.subList(Math.min(4, lines.size()), lines.size())) {
      String[] words = after("claim ", line).split(" ", -1);
      if (words.length != 2) {
        throw new ProofException("a line of its head is malformed");
      }
      claims.add(new Named(words[0], number(words[1])));
    }
    if (claims.isEmpty() || claims.size() > 2) {
      throw new ProofException("it claims nothing, or too much");
    }
    int leaf = number(after("leaf ", lines.get(3)));
    if (leaf < 0 || leaf > MOST_LEAF) {
      throw new ProofException("its leaves are too large");
    }
    return new ProofText(
        after("game ", lines.get(1)), after("position ", lines.get(2)), claims, leaf);
  }

  private static String after(String key, String line) {
    if (!line.startsWith(key)) {
      throw new ProofException("a line of its head is malformed");
    }
    return line.substring(key.length());
  }

  private static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new ProofException("a number of its head is malformed");
    }
  }
}
