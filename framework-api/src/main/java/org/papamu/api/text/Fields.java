package org.papamu.api.text;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.text.NotationException.Kind;

/**
 * A text split into fields by single blanks, with the place of each, for strict reading of
 * positions and the like.
 *
 * <p>Only {@linkplain Plain plain} characters may stand in a field.
 */
public final class Fields {

  private final String text;
  private final List<String> fields;
  private final List<Integer> offsets;

  private Fields(String text, List<String> fields, List<Integer> offsets) {
    this.text = text;
    this.fields = fields;
    this.offsets = offsets;
  }

  /** What the first field of most positions holds, for messages. */
  public static final Phrase ROWS = phrase("field.rows");

  /** What the second field of most positions holds, for messages. */
  public static final Phrase SIDE = phrase("field.side");

  private static Phrase phrase(String key, Object... arguments) {
    return Phrase.beside(Fields.class, key, arguments);
  }

  /**
   * Splits a text.
   *
   * @param text the text
   * @param maxLength the most characters it may have
   * @param names what each field holds, for messages, such as {@code "the rows"}
   * @param least how many fields there must be at least; there may be as many as there are names
   * @throws NotationException if the text is longer, empty, has a blank too many, another character
   *     than the allowed ones, or too few or too many fields
   */
  public static Fields split(String text, int maxLength, List<String> names, int least) {
    return cut(text, maxLength, names, least);
  }

  /**
   * Splits a text as {@link #split} does.
   *
   * @param names phrases, which are said in the language of whoever is told of a fault, and texts
   */
  public static Fields named(String text, int maxLength, List<?> names, int least) {
    return cut(text, maxLength, names, least);
  }

  private static Fields cut(String text, int maxLength, List<?> names, int least) {
    if (text.length() > maxLength) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS, text, maxLength, phrase("field.long", text.length(), maxLength));
    }
    List<String> fields = new ArrayList<>();
    List<Integer> offsets = new ArrayList<>();
    int start = 0;
    for (int at = 0; at <= text.length(); at++) {
      char c = at < text.length() ? text.charAt(at) : ' ';
      if (c != ' ') {
        if (!Plain.is(c)) {
          throw new NotationException(
              Kind.MALFORMED, text, at, phrase("field.character", "U+%04X".formatted((int) c)));
        }
        continue;
      }
      if (at == start) {
        throw new NotationException(
            Kind.MALFORMED,
            text,
            at,
            text.isEmpty() ? phrase("field.empty", names.get(0)) : phrase("field.blanks"));
      }
      if (fields.size() == names.size()) {
        throw new NotationException(
            Kind.MALFORMED, text, start, phrase("field.more", names.get(names.size() - 1)));
      }
      fields.add(text.substring(start, at));
      offsets.add(start);
      start = at + 1;
    }
    if (fields.size() < least) {
      throw new NotationException(
          Kind.MALFORMED, text, text.length(), phrase("field.missing", names.get(fields.size())));
    }
    return new Fields(text, List.copyOf(fields), List.copyOf(offsets));
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /** The number of fields. */
  public int size() {
    return fields.size();
  }

  /** A field, counted from 0. */
  public String get(int index) {
    return fields.get(index);
  }

  /** Where a field begins in the text. */
  public int offset(int index) {
    return offsets.get(index);
  }

  /**
   * The index of a field in a list of allowed texts.
   *
   * @param what what the field holds, for the message, such as {@code "the side to move"}
   * @throws NotationException if the field is none of them
   */
  public int oneOf(int index, String what, List<String> allowed) {
    return among(index, what, allowed);
  }

  /** The same, told in the language of whoever is there. */
  public int oneOf(int index, Phrase what, List<String> allowed) {
    return among(index, what, allowed);
  }

  private int among(int index, Object what, List<String> allowed) {
    int found = allowed.indexOf(get(index));
    if (found < 0) {
      throw fault(index, Kind.MALFORMED, phrase("field.one-of", what, either(allowed)));
    }
    return found;
  }

  /** Texts one of which is to stand somewhere. */
  private static Object either(List<String> texts) {
    Object told = texts.get(0);
    for (String text : texts.subList(1, texts.size())) {
      told = phrase("or", told, text);
    }
    return told;
  }

  /**
   * A field read as a whole number: ASCII digits, no sign, no leading zero.
   *
   * @param what what the field holds, for the message
   * @param least the least value, 0 or more
   * @param most the greatest value
   * @throws NotationException if it is not such a number or outside the bounds
   */
  public int number(int index, String what, int least, int most) {
    return number(text, offset(index), get(index), what, least, most);
  }

  /** The same, told in the language of whoever is there. */
  public int number(int index, Phrase what, int least, int most) {
    return number(text, offset(index), get(index), what, least, most);
  }

  /**
   * A field read as whole numbers split by commas, such as the scores {@code 12,9}.
   *
   * @param what what one of them is, for the message, such as {@code "a score"}
   * @param count how many there are
   * @param least the least value, 0 or more
   * @param most the greatest value
   * @throws NotationException if there are not as many, or one is not such a number or outside the
   *     bounds
   */
  public int[] numbers(int index, String what, int count, int least, int most) {
    String[] items = get(index).split(",", -1);
    if (items.length != count) {
      throw fault(index, Kind.MALFORMED, phrase("field.numbers", count, what));
    }
    int[] numbers = new int[count];
    int at = offset(index);
    for (int i = 0; i < count; i++) {
      numbers[i] = number(text, at, items[i], what, least, most);
      at += items[i].length() + 1;
    }
    return numbers;
  }

  /** A fault at the beginning of a field. */
  public NotationException fault(int index, Kind kind, String message) {
    return new NotationException(kind, text, offset(index), message);
  }

  /** The same, told in the language of whoever is there. */
  public NotationException fault(int index, Kind kind, Phrase message) {
    return new NotationException(kind, text, offset(index), message);
  }

  /**
   * A whole number: ASCII digits, no sign, no leading zero.
   *
   * @param text the whole text, for the fault
   * @param offset where the number begins in it
   * @param digits the number
   * @param what what it means, for the message
   * @param least the least value, 0 or more
   * @param most the greatest value
   * @throws NotationException if it is not such a number or outside the bounds
   */
  public static int number(
      String text, int offset, String digits, String what, int least, int most) {
    return number(text, offset, digits, (Object) what, least, most);
  }

  /** The same, told in the language of whoever is there. */
  public static int number(
      String text, int offset, String digits, Phrase what, int least, int most) {
    return number(text, offset, digits, (Object) what, least, most);
  }

  private static int number(
      String text, int offset, String digits, Object what, int least, int most) {
    for (int i = 0; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        throw new NotationException(Kind.MALFORMED, text, offset + i, phrase("number.plain", what));
      }
    }
    if (digits.isEmpty() || (digits.length() > 1 && digits.charAt(0) == '0')) {
      throw new NotationException(Kind.MALFORMED, text, offset, phrase("number.zeros", what));
    }
    // Ten digits can pass the range of int; nine cannot, and no bound here is greater.
    int value = digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    if (value < least || value > most) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS, text, offset, phrase("number.range", what, least, most));
    }
    return value;
  }
}
