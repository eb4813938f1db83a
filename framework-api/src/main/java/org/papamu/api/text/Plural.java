package org.papamu.api.text;

import java.util.List;

/**
 * The form of a word that goes with a whole number. The rules are those that the Unicode CLDR gives
 * for cardinal numbers of the languages named here; every other language is taken to have one form
 * for 1 and one for the rest.
 */
enum Plural {
  ONE,
  FEW,
  MANY,
  OTHER;

  private static final List<Plural> TWO = List.of(ONE, OTHER);

  /** The form that goes with a number, 0 or more. */
  static Plural of(String language, long number) {
    long ones = number % 10;
    long tens = number % 100;
    boolean teen = tens >= 11 && tens <= 14;
    boolean few = ones >= 2 && ones <= 4 && !teen;
    return switch (language) {
      case "be", "ru", "uk" -> ones == 1 && !teen ? ONE : few ? FEW : MANY;
      case "pl" -> number == 1 ? ONE : few ? FEW : MANY;
      case "cs", "sk" -> number == 1 ? ONE : number >= 2 && number <= 4 ? FEW : OTHER;
      case "fr", "mg" -> number <= 1 ? ONE : OTHER;
      case "id", "ja", "ko", "th", "vi", "zh" -> OTHER;
      default -> number == 1 ? ONE : OTHER;
    };
  }

  /** The forms of a language. */
  static List<Plural> forms(String language) {
    return switch (language) {
      case "be", "pl", "ru", "uk" -> List.of(ONE, FEW, MANY);
      case "cs", "sk" -> List.of(ONE, FEW, OTHER);
      case "id", "ja", "ko", "th", "vi", "zh" -> List.of(OTHER);
      default -> TWO;
    };
  }

  /** The last part of a key. */
  String suffix() {
    return switch (this) {
      case ONE -> "one";
      case FEW -> "few";
      case MANY -> "many";
      case OTHER -> "other";
    };
  }

  /** Whether a word is the last part of some key of forms. */
  static boolean isSuffix(String word) {
    for (Plural form : values()) {
      if (form.suffix().equals(word)) {
        return true;
      }
    }
    return false;
  }
}
