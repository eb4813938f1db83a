package org.papamu.core.table;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32C;
import org.papamu.api.Game;
import org.papamu.api.Indexer;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.core.table.TableException.Kind;

/**
 * What a table is a table of: the game's name without its draw rules, and a checksum over what the
 * rules and the index do.
 *
 * <p>The checksum covers the numbers of the positions that moves from sample positions lead to, in
 * the classes with the fewest pieces and along a game from the start. So a plugin whose rules or
 * index have changed is found out even if its version has not, and one that was only built again is
 * not refused.
 */
final class RulesStamp {

  static final String FORMAT = "1";
  private static final int CLASSES = 12;
  private static final int SAMPLES = 64;
  private static final int PLIES = 40;

  private RulesStamp() {}

  /** The lines of a header that tell it. */
  static <P extends Position> Map<String, String> of(Game<P> game, Indexer<P> indexer) {
    Map<String, String> words = new LinkedHashMap<>();
    words.put("format", FORMAT);
    words.put("game", game.info().name());
    words.put("rules", "%08x".formatted(new Sampling<>(game, indexer).checksum()));
    return words;
  }

  /**
   * Refuses a file of something else.
   *
   * @throws TableException naming the first difference
   */
  static void require(Map<String, String> expected, BlockFile file, String place) {
    expected.forEach(
        (key, value) -> {
          if (!file.word(key).equals(value)) {
            throw new TableException(
                Kind.FOREIGN,
                place,
                "of another %s: %s, not %s"
                    .formatted(key, org.papamu.core.text.Printable.of(file.word(key), 80), value),
                null);
          }
        });
  }

  private static final class Sampling<P extends Position> {

    private final Game<P> game;
    private final Indexer<P> indexer;
    private final CRC32C crc = new CRC32C();
    private final MoveList moves = new MoveList();
    private final P next;

    Sampling(Game<P> game, Indexer<P> indexer) {
      this.game = game;
      this.indexer = indexer;
      next = game.rules().initial();
    }

    int checksum() {
      P at = game.rules().initial();
      for (int number = 0; number < Math.min(CLASSES, indexer.classes()); number++) {
        long size = indexer.size(number);
        add(size);
        for (int sample = 0; sample < SAMPLES; sample++) {
          indexer.position(number, size < SAMPLES ? sample % size : size / SAMPLES * sample, at);
          look(at);
        }
      }
      game.rules().copy(game.rules().initial(), at);
      for (int ply = 0; ply < PLIES && look(at); ply++) {
        game.rules().play(at, least());
      }
      return (int) crc.getValue();
    }

    /** The move with the least code: the order of the moves means nothing. */
    private long least() {
      return Arrays.stream(moves.toArray()).min().orElseThrow();
    }

    private boolean look(P at) {
      game.rules().moves(at, moves);
      long[] numbers = new long[moves.size()];
      for (int i = 0; i < numbers.length; i++) {
        game.rules().copy(at, next);
        game.rules().play(next, moves.get(i));
        int leadsTo = indexer.classOf(next);
        // Of classes that are too large to be indexed cheaply the pieces have to do.
        boolean small = leadsTo != Indexer.NONE && leadsTo < CLASSES;
        numbers[i] = small ? indexer.index(next) * CLASSES + leadsTo : -1 - next.hash();
      }
      Arrays.sort(numbers);
      for (long number : numbers) {
        add(number);
      }
      if (numbers.length == 0) {
        add(game.rules().score(at, at.turn()));
      }
      return numbers.length > 0;
    }

    private void add(long number) {
      for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
        crc.update((int) (number >>> shift) & 0xFF);
      }
    }
  }
}
