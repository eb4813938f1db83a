package org.papamu.api.text;

/**
 * What the texts of games are made of that people type and programs read: the characters of ASCII
 * that show, from {@code '!'} to {@code '~'}. Nothing in them steers a terminal, breaks a line or
 * looks like another character.
 */
public final class Plain {

  private Plain() {}

  /** Whether a character may stand in a plain word. */
  public static boolean is(char c) {
    return c >= '!' && c <= '~';
  }

  /** Whether a text is a plain word: not empty, and without blanks. */
  public static boolean isWord(String text) {
    return consists(text, '!');
  }

  /** Whether a text is a plain line: not empty, of plain characters and blanks. */
  public static boolean isLine(String text) {
    return consists(text, ' ');
  }

  private static boolean consists(String text, char least) {
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) < least || text.charAt(at) > '~') {
        return false;
      }
    }
    return !text.isEmpty();
  }
}
