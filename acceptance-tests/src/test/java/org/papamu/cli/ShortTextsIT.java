package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Distribution;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordReader;

/**
 * All texts of one and two bytes, as positions, as moves, as names of games and as records: taken,
 * or refused as the contract says, and nothing else.
 */
final class ShortTextsIT {

  private static final int BYTES = 256;

  /** The texts that all bytes mean, and all pairs of bytes or every so manyth. */
  private static List<String> texts(int step) {
    List<String> texts = new ArrayList<>();
    for (int first = 0; first < BYTES; first++) {
      texts.add(text((byte) first));
      for (int second = first % step; second < BYTES; second += step) {
        texts.add(text((byte) first, (byte) second));
      }
    }
    return texts;
  }

  private static String text(byte... bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane:8x8", "fanorona:5x9", "peg-solitaire:english"})
  void areTakenOrRefusedByAGame(String name) {
    try (Catalog catalog = catalog()) {
      look(catalog.game(name), 7);
    }
  }

  @Tag("deep")
  @ParameterizedTest
  @ValueSource(strings = {"konane:8x8", "fanorona:5x9", "peg-solitaire:english"})
  void allAreTakenOrRefusedByAGame(String name) {
    try (Catalog catalog = catalog()) {
      look(catalog.game(name), 1);
    }
  }

  @Test
  void areNoGames() {
    try (Catalog catalog = catalog()) {
      assertThat(texts(1)).noneMatch(text -> game(catalog, text).isPresent());
    }
  }

  private static Catalog catalog() {
    return Catalog.open(CatalogSettings.bundled(Distribution.assembled().plugins()));
  }

  private static Optional<Game<?>> game(Catalog catalog, String text) {
    try {
      return Optional.of(catalog.game(text));
    } catch (NotationException refused) {
      return Optional.empty();
    }
  }

  private static <P extends Position> void look(Game<P> game, int step) {
    P start = game.rules().initial();
    MoveList moves = new MoveList();
    game.rules().moves(start, moves);
    List<String> shortest = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      String text = game.notation().writeMove(start, moves.get(i));
      if (text.length() <= 2) {
        shortest.add(text);
      }
    }
    List<String> texts = texts(step);
    texts.addAll(shortest);
    int taken = 0;
    for (String text : texts) {
      try {
        P read = game.notation().read(text);
        String written = game.notation().write(read);
        assertThat(game.notation().read(written))
            .as("%s, written as %s", text, written)
            .isEqualTo(read);
      } catch (NotationException refused) {
        // As it should be.
      }
      try {
        game.readMoves(start, text, moves);
        assertThat(moves.isEmpty()).as(text).isFalse();
        taken++;
      } catch (NotationException refused) {
        // As it should be.
      }
    }
    assertThat(taken).as("moves of %s", game.info().name()).isGreaterThanOrEqualTo(shortest.size());
  }

  @Test
  void areNoRecords() {
    for (int first = 0; first < BYTES; first++) {
      refused((byte) first);
      for (int second = 0; second < BYTES; second++) {
        refused((byte) first, (byte) second);
      }
    }
  }

  private static void refused(byte... bytes) {
    try {
      RecordReader.parse(bytes);
      assertThat(bytes).as("a record").isEmpty();
    } catch (RecordException refused) {
      assertThat(refused.message()).isNotBlank();
    }
  }
}
