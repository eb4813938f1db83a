package org.papamu.cli.author;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.text.Printable;

/**
 * A game to begin with, and the names that follow from its own.
 *
 * @param name the name as the host will know it, such as {@code my-game}
 */
public record NewGame(String name) {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,31}");
  private static final String GROUP = "org.example";

  /** The version that the jar begins with. */
  private static final String VERSION = "1.0.0";

  /**
   * Checks the name.
   *
   * @throws BadRequest if it is not the name of a game, or Java cannot have a package or classes of
   *     that name
   */
  public NewGame {
    if (!NAME.matcher(name).matches() || name.endsWith("-")) {
      throw refusal(
          name,
          "is not a game's name: a lower-case letter, then up to 31 lower-case letters, digits and"
              + " hyphens, no hyphen last");
    }
    if (SourceVersion.isKeyword(lastOfPackage(name))) {
      throw refusal(name, "is a word of the Java language, so no package can have that name");
    }
    if (name.equals("game")) {
      throw refusal(name, "is too general: the framework has classes of that name");
    }
  }

  private static BadRequest refusal(String name, String why) {
    return new BadRequest("\"%s\" %s".formatted(Printable.of(name, 60), why), "NAME");
  }

  /** The name for people: {@code My game}. */
  public String title() {
    String words = name.replace('-', ' ');
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** The jar that a build of the project makes, from its folder. */
  public String jar() {
    return "target/%s-%s.jar".formatted(name, VERSION);
  }

  /** What the class names begin with: {@code MyGame}. */
  private String classes() {
    StringBuilder classes = new StringBuilder();
    for (String word : name.split("-", 0)) {
      if (!word.isEmpty()) {
        classes.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
      }
    }
    return classes.toString();
  }

  private static String lastOfPackage(String name) {
    return name.replace("-", "");
  }

  /** The text of each file of the project, by its path with slashes. */
  public Map<String, String> files() {
    return Template.load()
        .files(
            Map.of(
                "groupId",
                GROUP,
                "artifactId",
                name,
                "version",
                VERSION,
                "package",
                GROUP + "." + lastOfPackage(name),
                "gameClass",
                classes(),
                "gameTitle",
                title()));
  }
}
