package org.papamu.fanorona;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Options;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.api.text.Phrase;

/**
 * Fanorona on any board with an odd number of rows and columns, from 3x3 to 63 points. The
 * traditional sizes may be named: {@code telo} (3x3), {@code dimy} (5x5), {@code tsivy} (5x9).
 */
public final class FanoronaProvider implements GameProvider {

  private static final int LEAST_SIDE = 3;
  private static final int MOST_POINTS = 63;
  private static final String VELA_BOARD = "5x9";
  private static final Map<String, String> NAMED =
      Map.of("tsivy", "5x9", "dimy", "5x5", "telo", "3x3");

  @Override
  public String name() {
    return "fanorona";
  }

  @Override
  public String title() {
    return "Fanorona";
  }

  @Override
  public String title(Locale language) {
    return words(language).say("title.alone");
  }

  @Override
  public List<String> boards() {
    return List.of("5x9", "5x5", "3x3");
  }

  /** Read when the first game is made; English is asked for most often by far. */
  private static final class English {
    static final Messages WORDS = Messages.beside(FanoronaProvider.class, Locale.ENGLISH);
  }

  private static Messages words(Locale language) {
    return language.equals(Locale.ENGLISH)
        ? English.WORDS
        : Messages.beside(FanoronaProvider.class, language);
  }

  @Override
  public List<Locale> languages() {
    return List.of(Locale.forLanguageTag("ru"), Locale.forLanguageTag("sv"));
  }

  @Override
  public Game<?> game(GameSpec spec) {
    GameSpec.Size size = size(spec);
    Messages words = words(spec.language());
    Options options = spec.options(RuleSet.declared(words));
    checkRepetition(spec, options);
    if (RuleSet.value(options, RuleSet.VELA).equals("on") && !size.toString().equals(VELA_BOARD)) {
      throw spec.notAllowed(RuleSet.VELA, phrase("board.vela", VELA_BOARD));
    }
    return FanoronaGame.of(spec, size, options, words);
  }

  private static GameSpec.Size size(GameSpec spec) {
    String named = NAMED.get(spec.board());
    if (named != null) {
      return new GameSpec.Size(named.charAt(0) - '0', named.charAt(2) - '0');
    }
    GameSpec.Size size =
        spec.size(MOST_POINTS / LEAST_SIDE)
            .orElseThrow(() -> spec.unknownBoard(Kind.ILLEGAL, phrase("board.unknown")));
    if (size.rows() % 2 == 0 || size.columns() % 2 == 0) {
      throw spec.unknownBoard(Kind.ILLEGAL, phrase("board.even"));
    }
    if (Math.min(size.rows(), size.columns()) < LEAST_SIDE) {
      throw spec.unknownBoard(Kind.OUT_OF_BOUNDS, phrase("board.small"));
    }
    if (size.points() > MOST_POINTS) {
      throw spec.unknownBoard(
          Kind.OUT_OF_BOUNDS, phrase("board.large", MOST_POINTS, size.points()));
    }
    return size;
  }

  private static void checkRepetition(GameSpec spec, Options options) {
    if (RuleSet.value(options, RuleSet.REPETITION).equals("1")) {
      throw spec.notAllowed(RuleSet.REPETITION, phrase("repetition.once"));
    }
  }

  private static Phrase phrase(String key, Object... arguments) {
    return Phrase.beside(FanoronaProvider.class, key, arguments);
  }
}
