package org.papamu.core.text;

import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.papamu.api.Game;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;

/**
 * Finds what a refused position may have been meant to say.
 *
 * <p>It knows no game's notation. It tries the ways in which texts of positions usually go wrong
 * (blanks, capitals, zeros, digits of another script, a field left out or miswritten), then every
 * single edit near the place of the fault, and keeps what the game itself takes. The number of
 * tries is bounded, whatever the text.
 */
public final class Repairs {

  private static final int MOST = 3;
  private static final int MAX_TRIES = 600;

  private static final int MAX_FIELDS = 8;

  /** Edits this far before and behind the fault are tried, the nearest first. */
  private static final int REACH = 3;

  private final Reading reading;
  private final String usual;
  private final Set<String> found = new LinkedHashSet<>();
  private final Set<String> tried = new LinkedHashSet<>();

  /** What the game makes of a text: its own form of it. */
  @FunctionalInterface
  private interface Reading {
    String canonical(String text);
  }

  private Repairs(Reading reading, String usual) {
    this.reading = reading;
    this.usual = usual;
  }

  /**
   * Up to three texts near a refused one that the game takes, the likeliest first, each in the form
   * in which the game writes it.
   *
   * @param refused why the text was refused: {@link NotationException#text} is the text
   * @return empty if nothing was found; also if the game's code fails meanwhile
   */
  public static <P extends Position> List<String> of(Game<P> game, NotationException refused) {
    String text = refused.text();
    if (text.length() > Notation.MAX_POSITION_LENGTH) {
      return List.of();
    }
    try {
      Notation<P> notation = game.notation();
      String usual = notation.write(game.rules().initial());
      Repairs repairs = new Repairs(t -> notation.write(notation.read(t)), usual);
      repairs.search(text, refused.offset());
      return List.copyOf(repairs.found);
    } catch (RuntimeException | LinkageError | StackOverflowError fault) {
      return List.of();
    }
  }

  /** From the surest kind of repair to the boldest; a kind that finds something is the last. */
  private void search(String text, int offset) {
    String plain = plain(text);
    String lower = plain.toLowerCase(Locale.ROOT);
    String clean = withoutZeros(lower);
    List.of(plain, lower, clean).forEach(this::attempt);
    if (found.isEmpty()) {
      List.of(plain, lower, clean).forEach(base -> attempt(completed(base)));
      shortenFields(completed(clean));
    }
    if (found.isEmpty()) {
      edit(text, offset);
    }
    if (found.isEmpty() && !clean.equals(text)) {
      // Where the form was also wrong, the fault that is left lies elsewhere.
      edit(clean, faultOf(clean));
    }
    if (found.isEmpty()) {
      replaceFields(completed(clean));
    }
  }

  /** Keeps a text if the game takes it. */
  private void attempt(String text) {
    if (found.size() < MOST
        && tried.size() < MAX_TRIES
        && text.length() <= Notation.MAX_POSITION_LENGTH
        && tried.add(text)) {
      try {
        found.add(reading.canonical(text));
      } catch (NotationException refused) {
        // One of the many that are not it.
      }
    }
  }

  private int faultOf(String text) {
    try {
      reading.canonical(text);
      return 0;
    } catch (NotationException refused) {
      return refused.offset();
    }
  }

  /** One blank between fields, none elsewhere; characters of a wide or odd form made plain. */
  private static String plain(String text) {
    StringBuilder out = new StringBuilder();
    Normalizer.normalize(text, Normalizer.Form.NFKC)
        .codePoints()
        .forEach(
            c -> {
              if (Character.isWhitespace(c) || Character.isSpaceChar(c) || c < ' ') {
                c = ' ';
              } else if (Character.isDigit(c)) {
                c = '0' + Character.digit(c, 10);
              }
              boolean doubled = out.length() == 0 || out.charAt(out.length() - 1) == ' ';
              if (c != ' ' || !doubled) {
                out.appendCodePoint(c);
              }
            });
    return out.toString().strip();
  }

  /** Numbers without leading zeros; a number of nothing but zeros goes, unless it is a field. */
  private static String withoutZeros(String text) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
        end++;
      }
      if (end == at) {
        out.append(text.charAt(at++));
        continue;
      }
      int kept = at;
      while (kept < end && text.charAt(kept) == '0') {
        kept++;
      }
      boolean field =
          (at == 0 || text.charAt(at - 1) == ' ')
              && (end == text.length() || text.charAt(end) == ' ');
      out.append(kept == end && field ? "0" : text.substring(kept, end));
      at = end;
    }
    return out.toString();
  }

  /** The text with the fields that it lacks at the end taken from the usual start. */
  private String completed(String text) {
    String[] fields = text.split(" ", -1);
    String[] usualFields = usual.split(" ", -1);
    StringBuilder out = new StringBuilder(text);
    for (int i = fields.length; i < usualFields.length; i++) {
      out.append(' ').append(usualFields[i]);
    }
    return out.toString();
  }

  /** Each field behind the first cut down to its first letter, and the last ones left out. */
  private void shortenFields(String text) {
    String[] fields = text.split(" ", -1);
    for (int i = 1; i < fields.length && i < MAX_FIELDS; i++) {
      if (fields[i].length() > 1) {
        attempt(replaced(fields, i, fields[i].substring(0, 1)));
      }
    }
    for (int length = fields.length - 1; length > 0; length--) {
      attempt(String.join(" ", List.of(fields).subList(0, length)));
    }
  }

  /** Each field behind the first replaced by the one of the usual start and by every letter. */
  private void replaceFields(String text) {
    String[] fields = text.split(" ", -1);
    String[] usualFields = usual.split(" ", -1);
    for (int i = 1; i < Math.min(fields.length, usualFields.length) && i < MAX_FIELDS; i++) {
      attempt(replaced(fields, i, usualFields[i]));
      for (char letter = 'a'; letter <= 'z'; letter++) {
        attempt(replaced(fields, i, String.valueOf(letter)));
      }
    }
  }

  private static String replaced(String[] fields, int index, String with) {
    String[] changed = fields.clone();
    changed[index] = with;
    return String.join(" ", changed);
  }

  /** One character replaced, inserted, left out, or swapped with its neighbour, near a place. */
  private void edit(String text, int offset) {
    String alphabet = alphabet();
    for (int distance = 0; distance <= REACH; distance++) {
      editAt(text, offset + distance, alphabet);
      if (distance > 0) {
        editAt(text, offset - distance, alphabet);
      }
    }
  }

  private void editAt(String text, int at, String alphabet) {
    if (at < 0 || at > text.length()) {
      return;
    }
    String before = text.substring(0, at);
    if (at < text.length()) {
      String after = text.substring(at + 1);
      attempt(before + after);
      if (!after.isEmpty()) {
        attempt(before + after.charAt(0) + text.charAt(at) + after.substring(1));
      }
      alphabet.chars().forEach(c -> attempt(before + (char) c + after));
    }
    alphabet.chars().forEach(c -> attempt(before + (char) c + text.substring(at)));
  }

  /** The characters of the usual start, and those that any position may have. */
  private String alphabet() {
    StringBuilder out = new StringBuilder();
    (usual + "123456789/ -").chars().distinct().forEach(c -> out.append((char) c));
    return out.toString();
  }
}
