package org.papamu.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Errors;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Language;
import org.papamu.cli.output.Output;
import org.papamu.cli.output.Style;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Fields;

/** Answers a command in the form that was asked for: JSON, or text for people. */
public final class Report {

  private static final int WIDTH = 80;

  private final Host host;
  private final GlobalOptions options;
  private final Output output;
  private final Provider<Style> style;

  @Inject
  Report(Host host, GlobalOptions options, Output output, Provider<Style> style) {
    this.host = host;
    this.options = options;
    this.output = output;
    this.style = style;
  }

  /**
   * An answer in both forms.
   *
   * @param fields the JSON object
   * @param text prints it for people
   */
  record Answer(Fields fields, Runnable text) {}

  /** Gives an answer. */
  void answer(Answer answer) {
    if (options.json()) {
      write(answer.fields());
    } else {
      answer.text().run();
      output.flush();
    }
  }

  /** Writes a JSON object. */
  void write(Fields fields) {
    output.json(fields.map());
  }

  /**
   * Answers the one position asked for, or each position of a file.
   *
   * @return the exit status
   */
  <P extends Position> int positions(
      Game<P> game, PositionOptions positions, Function<P, Answer> about) {
    if (positions.file().isEmpty()) {
      answer(guarded(game, about, Shelf.position(game, positions.position())));
      return 0;
    }
    long bad =
        new Batch(host, positions.file().get())
            .run(text -> answer(guarded(game, about, read(game, text))), this::refuse);
    return bad == 0 ? 0 : 1;
  }

  /** The answer about a position; what comes from the game's code becomes its fault. */
  private static <P extends Position> Answer guarded(
      Game<P> game, Function<P, Answer> about, P position) {
    try {
      return about.apply(position);
    } catch (NotationException told) {
      throw told;
    } catch (RuntimeException | Error thrown) {
      if (GameFault.isFrom(game, thrown)) {
        throw thrown instanceof GameFault fault ? fault : GameFault.of(game, "rules", thrown);
      }
      throw thrown;
    }
  }

  private static <P extends Position> P read(Game<P> game, String text) {
    try {
      return GameFault.guard(game, "read", () -> game.notation().read(text));
    } catch (NotationException e) {
      throw Shelf.withRepairs(game, e);
    }
  }

  private void refuse(Fields answer, BadRequest fault) {
    if (options.json()) {
      write(answer);
    } else {
      output.flush();
      Locale language = new Language(host.environment(), options::language).locale();
      Errors.print(host.err(), fault, language, options.letters());
    }
  }

  /** Prints short texts side by side, as many to a line as fit. */
  void columns(List<String> texts) {
    int widest = texts.stream().mapToInt(String::length).max().orElse(0) + 2;
    int perLine = Math.max(1, WIDTH / widest);
    List<List<String>> rows = new ArrayList<>();
    for (int start = 0; start < texts.size(); start += perLine) {
      rows.add(texts.subList(start, Math.min(texts.size(), start + perLine)));
    }
    table(rows);
  }

  /** Prints aligned columns. */
  void table(List<List<String>> rows) {
    output.table(rows.stream().map(row -> row.stream().map(style.get()::fit).toList()).toList());
  }

  /** Prints a line, in letters that may be used. */
  void line(String text) {
    output.line(style.get().fit(text));
  }

  /** Prints a line to standard error, in letters that may be used. */
  void note(String text) {
    output.flush();
    host.err().println(style.get().fit(text));
  }

  /** Prints text folded at the width of a page, with a margin. */
  void paragraph(String margin, String text) {
    definition(margin, " ".repeat(margin.length()), text);
  }

  /** Prints a term and the text that belongs to it, folded beside the term. */
  void definition(String term, String text) {
    definition(term, " ".repeat(term.length()), text);
  }

  private void definition(String first, String margin, String text) {
    String lead = first;
    StringBuilder row = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (row.length() > 0 && margin.length() + row.length() + word.length() >= WIDTH) {
        line(lead + row);
        lead = margin;
        row.setLength(0);
      }
      row.append(row.length() > 0 ? " " : "").append(word);
    }
    line(lead + row);
  }

  Style style() {
    return style.get();
  }

  boolean json() {
    return options.json();
  }

  Output output() {
    return output;
  }

  Host host() {
    return host;
  }
}
