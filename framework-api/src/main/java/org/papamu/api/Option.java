package org.papamu.api;

import java.util.List;
import java.util.stream.Stream;
import org.papamu.api.text.Fields;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Phrase;

/**
 * A choice that a game leaves to its user, such as {@code opening=any}, with what it may be.
 *
 * @param name its name: lower-case ASCII letters, digits and hyphens
 * @param meaning what it decides, in a few words
 * @param kind how its values are written
 * @param standard the value when none is given
 * @param values the allowed texts; empty for a number
 * @param least the least number, where it is a number
 * @param most the greatest number, where it is a number
 */
public record Option(
    String name,
    String meaning,
    Kind kind,
    String standard,
    List<String> values,
    int least,
    int most) {

  /** How the values of an option are written. */
  public enum Kind {
    /** One of several words. */
    CHOICE,
    /** A whole number. */
    NUMBER,
    /** Off, or on by the bare name. */
    FLAG
  }

  /** Copies the values. */
  public Option {
    values = List.copyOf(values);
  }

  /** One of several words, the first of which is the default. */
  public static Option choice(String name, String meaning, String standard, String... others) {
    return new Option(
        name,
        meaning,
        Kind.CHOICE,
        standard,
        Stream.concat(Stream.of(standard), Stream.of(others)).toList(),
        0,
        0);
  }

  /** A whole number from {@code least} (0 or more) to {@code most}. */
  public static Option number(String name, String meaning, int standard, int least, int most) {
    return new Option(
        name, meaning, Kind.NUMBER, Integer.toString(standard), List.of(), least, most);
  }

  /** Something that is off unless its bare name is given, as in {@code 6x6,diagonal}. */
  public static Option flag(String name, String meaning) {
    return new Option(name, meaning, Kind.FLAG, "off", List.of("off", "on"), 0, 0);
  }

  /** Whether this is a {@linkplain #flag flag}. */
  public boolean isFlag() {
    return kind == Kind.FLAG;
  }

  /** What it may be, for people and programs: the words, or one text such as {@code 0..1000}. */
  public List<String> allowed() {
    return kind == Kind.NUMBER ? List.of(least + ".." + most) : values;
  }

  /** How a value other than the default is written in a game's name. */
  String item(String value) {
    return isFlag() ? name : name + "=" + value;
  }

  /** Whether a value is allowed. */
  boolean allows(String value) {
    try {
      return check(value, 0, value).equals(value);
    } catch (NotationException notAllowed) {
      return false;
    }
  }

  /**
   * Checks a value.
   *
   * @return the value
   * @throws NotationException if it is not allowed
   */
  String check(String text, int offset, String value) {
    if (kind == Kind.NUMBER) {
      Fields.number(text, offset, value, name, least, most);
    } else if (!values.contains(value)) {
      throw new NotationException(
          NotationException.Kind.ILLEGAL,
          text,
          offset,
          Phrase.beside(Option.class, "option.values", name, String.join(", ", values)),
          Nearest.in(text, offset, value, values));
    }
    return value;
  }
}
