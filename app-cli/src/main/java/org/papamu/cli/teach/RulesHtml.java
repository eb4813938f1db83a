package org.papamu.cli.teach;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
import org.papamu.api.About;
import org.papamu.api.Example;
import org.papamu.api.Game;
import org.papamu.api.Section;
import org.papamu.api.text.Messages;
import org.papamu.core.lesson.Pictures;
import org.papamu.core.session.GameFault;
import org.papamu.core.view.BoardWords;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgBoard;
import org.papamu.core.view.SvgSettings;

/** The rules of a game as one page that needs no other file. */
public final class RulesHtml {

  private static final String STYLE =
      "body{max-width:44rem;margin:2rem auto;padding:0 1rem;"
          + "font:1.05rem/1.5 Georgia,serif;color:#222;background:#fff}"
          + "h1,h2{line-height:1.2}h2{margin-top:2rem}"
          + "figure{margin:1.5rem 0}img{max-width:100%;max-height:22rem}"
          + "figcaption{color:#444;font-size:.95rem}code{font-size:.95em}";

  private final Messages words;
  private final StringBuilder out = new StringBuilder();

  private RulesHtml(Messages words) {
    this.words = words;
  }

  /**
   * The page.
   *
   * @param start the usual start
   * @param notation what the page says of notation, as paragraphs
   * @param options what it says of the options in force, as paragraphs
   * @param open gives the game of a name, for pictures on other boards
   */
  public static String of(
      Game<?> game,
      Scene start,
      List<String> notation,
      List<String> options,
      Messages words,
      Function<String, Game<?>> open) {
    RulesHtml page = new RulesHtml(words);
    page.write(game, start, open, notation, options);
    return page.out.toString();
  }

  private void write(
      Game<?> game,
      Scene start,
      Function<String, Game<?>> open,
      List<String> notation,
      List<String> options) {
    About about = GameFault.given(game, "about", game.about());
    String title = escaped(game.info().title());
    out.append("<!DOCTYPE html>\n<html lang=\"")
        .append(escaped(game.language().getLanguage()))
        .append("\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>")
        .append(title)
        .append("</title>\n<style>")
        .append(STYLE)
        .append("</style>\n</head>\n<body>\n<h1>")
        .append(title)
        .append("</h1>\n");
    paragraph(about.summary());
    figure(start, words.say("picture.start"));
    for (Section section : about.sections()) {
      heading(section.title().isEmpty() ? words.say("heading.rules") : section.title());
      section.paragraphs().forEach(this::paragraph);
      for (Example example : section.examples()) {
        figure(Pictures.scene(example, game, open), example.caption());
      }
    }
    part("heading.notation", notation);
    part("heading.options", options);
    part("heading.sources", about.sources());
    out.append("</body>\n</html>\n");
  }

  private void part(String key, List<String> paragraphs) {
    if (!paragraphs.isEmpty()) {
      heading(words.say(key));
      paragraphs.forEach(this::paragraph);
    }
  }

  private void heading(String text) {
    out.append("<h2>").append(escaped(text)).append("</h2>\n");
  }

  private void paragraph(String text) {
    out.append("<p>").append(escaped(text)).append("</p>\n");
  }

  /** A picture inside the page: a data address keeps the names in one SVG apart from others'. */
  private void figure(Scene scene, String caption) {
    Scene bare = scene.withCaption("").withToMove("");
    String svg = new SvgBoard(SvgSettings.LIGHT).draw(bare);
    out.append("<figure>\n<img alt=\"")
        .append(escaped(BoardWords.board(bare)))
        .append("\" src=\"data:image/svg+xml;base64,")
        .append(Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8)))
        .append("\">\n<figcaption>")
        .append(escaped(caption))
        .append("</figcaption>\n</figure>\n");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
