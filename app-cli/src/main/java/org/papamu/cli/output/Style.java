package org.papamu.cli.output;

import java.util.Map;

/** How text for people looks: whether it may have colours, and which characters. */
public record Style(Ink ink, Letters letters) {

  /** Colours or none. */
  public enum Ink {
    /** Escape sequences for colours. */
    COLOUR,
    /** No escape sequence. */
    PLAIN
  }

  /** Which characters may be used. */
  public enum Letters {
    /** All of Unicode. */
    UNICODE,
    /** None above 0x7f. */
    ASCII
  }

  /** The style for a host: colours on a terminal only, and not against {@code NO_COLOR}. */
  public static Style of(Host host, Letters letters) {
    Map<String, String> environment = host.environment();
    boolean plain =
        host.screen() != Host.Screen.TERMINAL
            || !environment.getOrDefault("NO_COLOR", "").isEmpty();
    return new Style(plain ? Ink.PLAIN : Ink.COLOUR, letters);
  }

  /** Bold, where there are colours. */
  public String strong(String text) {
    return painted("1", text);
  }

  /** Faint, where there are colours. */
  public String faint(String text) {
    return painted("2", text);
  }

  /** As a warning, where there are colours. */
  public String warning(String text) {
    return painted("33", text);
  }

  private String painted(String code, String text) {
    return ink == Ink.COLOUR ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }

  /** The text in letters that may be used: others are replaced by their plain likeness. */
  public String fit(String text) {
    return letters == Letters.ASCII ? Ascii.of(text) : text;
  }
}
