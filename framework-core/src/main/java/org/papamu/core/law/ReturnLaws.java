package org.papamu.core.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Goes from a position back to an equal one, again and again, where pieces can move back, and looks
 * whether play there is the same: a rule that counts what has been is a draw rule, and {@code
 * withoutDrawRules()} is to leave it out.
 */
final class ReturnLaws<P extends Position> {

  private static final int ROOTS = 8;
  private static final int TRIED = 6;
  private static final int TRIED_BACK = 60;

  /** Longer than the counters of games that are played: 50 plies in draughts, 100 in chess. */
  private static final int PLIES = 240;

  private final Spot<P> root;
  private final Rules<P> rules;
  private final int seats;
  private final List<P> line = new ArrayList<>();
  private final List<Long> way = new ArrayList<>();

  private ReturnLaws(Spot<P> root) {
    this.root = root;
    rules = root.game().withoutDrawRules().rules();
    seats = root.game().info().seats().size();
    line.add(root.position());
  }

  static <P extends Position> void equalMoves(Subject<P> subject) {
    if (subject.game().info().is(Fact.LOOP_FREE)) {
      return;
    }
    for (Spot<P> spot : subject.spots(ROOTS)) {
      if (subject.settings().stop().requested()) {
        return;
      }
      ReturnLaws<P> law = new ReturnLaws<>(spot);
      if (law.findsBack()) {
        law.repeat();
      }
    }
  }

  /** Looks for a move of each seat and one that takes it back; adds them to the way. */
  private boolean findsBack() {
    int ply = way.size();
    if (ply == 2 * seats) {
      return line.get(ply).equals(line.get(0));
    }
    long[] moves = listed(line.get(ply));
    for (int i = 0; i < Math.min(ply < seats ? TRIED : TRIED_BACK, moves.length); i++) {
      P next = rules.copy(line.get(ply));
      rules.play(next, moves[i]);
      if (ply >= seats && !takesBack(ply - seats, next)) {
        continue;
      }
      line.add(next);
      way.add(moves[i]);
      if (findsBack()) {
        return true;
      }
      line.remove(ply + 1);
      way.remove(ply);
    }
    return false;
  }

  /** Whether what a ply changed is as it was before. */
  private boolean takesBack(int ply, P now) {
    P before = line.get(ply);
    P after = line.get(ply + 1);
    for (int point = 0; point < root.board().size(); point++) {
      if (before.at(point) != after.at(point) && now.at(point) != before.at(point)) {
        return false;
      }
    }
    return true;
  }

  private void repeat() {
    List<long[]> expected = line.stream().map(this::listed).toList();
    P position = rules.copy(line.get(line.size() - 1));
    Spot<P> spot = root;
    for (long move : way) {
      spot = spot.then(move);
    }
    for (int ply = 0; ply < PLIES; ply++) {
      int phase = ply % way.size();
      if (!position.equals(line.get(phase))) {
        return;
      }
      long[] moves = listed(position);
      if (!Arrays.equals(moves, expected.get(phase))) {
        throw new Broken(
            "the position equals that after ply %s, where %s moves are listed; now %s"
                .formatted(
                    root.plies() + phase,
                    expected.get(phase).length,
                    moves.length == 0 ? "the game is over" : "they are others"),
            spot);
      }
      rules.play(position, way.get(phase));
      spot = spot.then(way.get(phase));
    }
  }

  private long[] listed(P position) {
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    return moves.toArray();
  }
}
