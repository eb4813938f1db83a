package org.papamu.core.law;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Texts that a person or a broken program might give in place of a right one. */
final class Mutations {

  private static final String OTHERS =
      "0129abcixyzwoABWX-/,=:.+ \t\n\u0000\u0661\uff11\u0131é\ud800\u202e";

  private Mutations() {}

  /** Texts that are nothing at all, whatever they stand for. */
  static List<String> hopeless(int tooLong) {
    return List.of(
        "",
        " ",
        "\n",
        "\u0000",
        "-",
        "/",
        "no-such-text",
        "\u0661\u0662",
        "99999999999999999999",
        "a".repeat(tooLong),
        "9".repeat(tooLong),
        "/".repeat(tooLong));
  }

  /**
   * Texts near a right one: characters left out, put in, changed, swapped; parts cut or doubled.
   */
  static List<String> of(String text, RandomGenerator random, int most) {
    Set<String> found = new LinkedHashSet<>();
    found.add(text + text);
    found.add(text + " ");
    found.add(" " + text);
    found.add(text.toUpperCase(java.util.Locale.ROOT));
    found.add(text.replace('1', '\uff11'));
    found.add(text.replaceFirst("[1-9]", "0$0"));
    for (int i = 0; found.size() < most && i < most * 4; i++) {
      found.add(change(text, random));
    }
    found.remove(text);
    return new ArrayList<>(found).subList(0, Math.min(most, found.size()));
  }

  private static String change(String text, RandomGenerator random) {
    StringBuilder out = new StringBuilder(text);
    if (text.isEmpty()) {
      return String.valueOf(other(text, random));
    }
    int at = random.nextInt(text.length());
    switch (random.nextInt(7)) {
      case 0 -> out.deleteCharAt(at);
      case 1 -> out.insert(at, other(text, random));
      case 2 -> out.setCharAt(at, other(text, random));
      case 3 -> {
        int with = Math.min(text.length() - 1, at + 1);
        out.setCharAt(at, text.charAt(with));
        out.setCharAt(with, text.charAt(at));
      }
      case 4 -> out.setLength(at);
      case 5 -> out.delete(0, at);
      default -> out.insert(at, text, 0, random.nextInt(text.length()) + 1);
    }
    return out.toString();
  }

  /** A character, half of the time one that the text holds. */
  private static char other(String text, RandomGenerator random) {
    String from = text.isEmpty() || random.nextBoolean() ? OTHERS : text;
    return from.charAt(random.nextInt(from.length()));
  }
}
