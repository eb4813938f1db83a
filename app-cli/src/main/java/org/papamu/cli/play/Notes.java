package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.papamu.api.Score;
import org.papamu.core.record.Evaluation;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.Line;
import org.papamu.core.record.Remark;

/**
 * What the record of a game tells beside its moves: what players thought of the positions that they
 * brought about, and the remarks of a record that is gone on with. A note belongs to the moves that
 * led to it: it is told of no other line, and again when a line is taken up again.
 */
final class Notes {

  private final Map<Long, List<Remark>> byLine = new HashMap<>();

  /**
   * Remembers what a player thought when it chose the last of some moves.
   *
   * @param seat the seat that chose
   * @param score what it thought, for that seat
   */
  void think(long[] moves, int seat, Score score) {
    int sign = seat == 0 ? 1 : -1;
    Evaluation evaluation =
        switch (score.kind()) {
          case ESTIMATE -> new Evaluation(false, sign * score.value());
          case DRAW -> new Evaluation(false, 0);
          // The move itself is played: one ply less is left.
          case WIN -> new Evaluation(true, sign * (score.value() - 1));
          case LOSS -> new Evaluation(true, -sign * (score.value() - 1));
        };
    if (evaluation.settled() && evaluation.value() == 0) {
      // The game is over, and its result says it.
      return;
    }
    long key = 0;
    for (long move : moves) {
      key = next(key, move);
    }
    byLine.put(key, List.of(new Remark.Comment(evaluation.text())));
  }

  /** Remembers the remarks of a record; nothing where its moves are not plies one by one. */
  void keep(Line line, long[] moves) {
    if (line.moves().size() != moves.length) {
      return;
    }
    long key = 0;
    for (int ply = 0; ply <= moves.length; ply++) {
      key = ply == 0 ? 0 : next(key, moves[ply - 1]);
      if (!line.remarks(ply).isEmpty()) {
        byLine.put(key, line.remarks(ply));
      }
    }
  }

  /** A record with what is to be told behind the moves that it is of. */
  GameRecord in(GameRecord record, long[] moves) {
    SortedMap<Integer, List<Remark>> remarks = new TreeMap<>();
    long key = 0;
    for (int ply = 0; ply <= moves.length; ply++) {
      key = ply == 0 ? 0 : next(key, moves[ply - 1]);
      List<Remark> some = new ArrayList<>(record.line().remarks(ply));
      some.addAll(byLine.getOrDefault(key, List.of()));
      if (!some.isEmpty()) {
        remarks.put(ply, some);
      }
    }
    return new GameRecord(
        record.game(),
        record.tags(),
        record.position(),
        new Line(record.moves(), remarks),
        record.result());
  }

  /** Mixes well enough that two lines of one sitting have different keys. */
  private static long next(long key, long move) {
    long mixed = (key ^ move) * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L;
    return mixed ^ (mixed >>> 29);
  }
}
