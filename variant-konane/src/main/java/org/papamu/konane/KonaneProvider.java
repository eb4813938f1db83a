package org.papamu.konane;

import java.util.List;
import java.util.Locale;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Options;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.api.text.Phrase;

/** Offers Kōnane on every board with sides up to 100 and at most 1000 points. */
public final class KonaneProvider implements GameProvider {

  static final int MAX_SIDE = 100;
  static final int MAX_POINTS = 1000;

  private static final List<String> BOARDS =
      List.of("8x8", "6x6", "10x10", "12x12", "14x14", "18x18", "9x13", "14x17", "13x20");

  /** A provider; there is nothing to set up. */
  public KonaneProvider() {}

  @Override
  public String name() {
    return "konane";
  }

  @Override
  public String title() {
    return "Kōnane";
  }

  @Override
  public String title(Locale language) {
    return words(language).say("title.alone");
  }

  @Override
  public List<String> boards() {
    return BOARDS;
  }

  /** Read when the first game is made; English is asked for most often by far. */
  private static final class English {
    static final Messages WORDS = Messages.beside(KonaneProvider.class, Locale.ENGLISH);
  }

  private static Messages words(Locale language) {
    return language.equals(Locale.ENGLISH)
        ? English.WORDS
        : Messages.beside(KonaneProvider.class, language);
  }

  @Override
  public List<Locale> languages() {
    return List.of(Locale.forLanguageTag("ru"), Locale.forLanguageTag("sv"));
  }

  @Override
  public Game<?> game(GameSpec spec) {
    GameSpec.Size size =
        spec.size(MAX_SIDE)
            .orElseThrow(
                () ->
                    spec.unknownBoard(
                        Kind.MALFORMED, Phrase.beside(KonaneProvider.class, "board.form")));
    if (size.points() > MAX_POINTS) {
      throw spec.unknownBoard(
          Kind.OUT_OF_BOUNDS,
          Phrase.beside(KonaneProvider.class, "board.large", MAX_POINTS, size.points()));
    }
    Messages words = words(spec.language());
    Options options = spec.options(Opening.option(words));
    Topology board = Topology.grid(size.rows(), size.columns());
    Opening opening = Opening.of(options);
    String name = spec.fullName(size.toString(), options);
    return board.size() <= NarrowRules.MAX_POINTS
        ? new KonaneGame<>(name, options, new NarrowRules(board, opening, words))
        : new KonaneGame<>(name, options, new WideRules(board, opening, words));
  }
}
