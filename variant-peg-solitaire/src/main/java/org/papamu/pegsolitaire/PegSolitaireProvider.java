package org.papamu.pegsolitaire;

import java.util.List;
import java.util.Locale;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.api.text.Phrase;

/**
 * Offers peg solitaire: {@code peg-solitaire:english}, {@code peg-solitaire:triangle15} and others,
 * with {@code start=} for another empty hole and {@code target=} for another last one.
 */
public final class PegSolitaireProvider implements GameProvider {

  /** A provider; all are alike. */
  public PegSolitaireProvider() {}

  @Override
  public String name() {
    return "peg-solitaire";
  }

  @Override
  public String title() {
    return "Peg Solitaire";
  }

  @Override
  public String title(Locale language) {
    return words(language).say("title.alone");
  }

  @Override
  public List<String> boards() {
    return PegBoard.ALL.stream().map(PegBoard::id).toList();
  }

  /** Read when the first game is made; English is asked for most often by far. */
  private static final class English {
    static final Messages WORDS = Messages.beside(PegSolitaireProvider.class, Locale.ENGLISH);
  }

  private static Messages words(Locale language) {
    return language.equals(Locale.ENGLISH)
        ? English.WORDS
        : Messages.beside(PegSolitaireProvider.class, language);
  }

  @Override
  public List<Locale> languages() {
    return List.of(Locale.forLanguageTag("ru"), Locale.forLanguageTag("sv"));
  }

  @Override
  public Game<?> game(GameSpec spec) {
    for (PegBoard board : PegBoard.ALL) {
      if (board.id().equals(spec.board())) {
        return new PegSolitaire(spec, board, words(spec.language()));
      }
    }
    throw spec.unknownBoard(
        Kind.ILLEGAL,
        Phrase.beside(PegSolitaireProvider.class, "board.unknown", String.join(", ", boards())));
  }
}
