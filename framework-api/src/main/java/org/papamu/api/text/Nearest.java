package org.papamu.api.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Finds the texts that a mistyped one may have been meant for. */
public final class Nearest {

  private static final int MOST = 3;
  private static final int LONGEST = 64;

  private Nearest() {}

  /**
   * Up to three of the candidates that differ from the text in at most half of it, the nearest
   * first. Texts of more than 64 characters are passed over.
   */
  public static List<String> to(String text, Collection<String> candidates) {
    record Rated(String text, int distance) {}
    List<Rated> rated = new ArrayList<>();
    for (String candidate : candidates) {
      int longer = Math.max(text.length(), candidate.length());
      int distance = longer > LONGEST ? Integer.MAX_VALUE : distance(text, candidate);
      if (distance <= Math.max(1, longer / 2)) {
        rated.add(new Rated(candidate, distance));
      }
    }
    rated.sort(Comparator.comparingInt(Rated::distance));
    return rated.stream().limit(MOST).map(Rated::text).toList();
  }

  /**
   * Whole texts in which a mistyped word is replaced by those it may have been meant for.
   *
   * @param text the whole text
   * @param offset where the word stands in it
   * @param word the mistyped word
   * @param candidates what it may have been meant for
   */
  public static List<String> in(
      String text, int offset, String word, Collection<String> candidates) {
    String before = text.substring(0, offset);
    String after = text.substring(offset + word.length());
    return to(word, candidates).stream().map(near -> before + near + after).toList();
  }

  /** The number of characters to insert, delete, replace or swap with their neighbour. */
  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + change);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}
