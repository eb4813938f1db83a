package org.papamu.core.solve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.proof.Claim;

/**
 * Depth-first proof-number search: proves or disproves a {@link Claim} about a position.
 *
 * <h2>How it works</h2>
 *
 * <p>Every position has two numbers, from the side of the seat to move: how much there is at least
 * still to be shown for it to get what it wants (the claim, or its opposite), and for it not to.
 * The search goes where a proof seems nearest, and stays below a position until its numbers pass
 * the thresholds at which another place becomes more promising (Nagai, Df-pn algorithm for
 * searching AND/OR trees and its applications, 2002). A threshold is passed by a quarter more than
 * that, which saves going to and fro (Pawlewicz and Lew, Improving depth-first PN-search: 1+ε
 * trick, 2007).
 *
 * <p>Numbers of positions that have not been visited follow mobility: where the seat to move has
 * many moves, much is needed to show that all of them fail; and it is hard to make one move win
 * where the other seat had many in the position before. Without a cycle among the positions nothing
 * is to be said about the way a position was reached, so the table serves all ways.
 *
 * <p>Where the game splits into parts, a position whose parts are small is settled by their values.
 *
 * <p>Positions that are images of each other count as one for the first plies. Deeper down a
 * position rarely meets its image, and looking for it would cost more than it saves.
 *
 * @param <P> the game's own position type
 */
final class ProofSearch<P extends Position> {

  static final int INFINITE = ProofTable.INFINITE;

  private static final int MIRRORED_PLIES = 8;

  /** More moves than this count as this. */
  private static final int MOST_MOBILITY = 1 << 10;

  /** The most positions between two looks at the stop. */
  private static final int MOST_PATIENCE = 1 << 6;

  private final GameInfo info;
  private final Rules<P> rules;
  private final ProofTable table;
  private final List<Ply<P>> plies = new ArrayList<>();
  private final MoveList scratch = new MoveList();
  private final P image;
  private final int symmetries;
  private final Halt halt;
  private final @Nullable Sums<P> sums;

  private Claim claim = new Claim(0, 1);
  private long salt;
  private long visited;
  private long nextLook;

  /** Positions until the next look: few at first, since on a large board they take long. */
  private int patience;

  private boolean halted;

  /** What {@link #explore} found: numbers of the position for the seat to move. */
  private int proof;

  private int disproof;

  /** Asked now and then whether to end. */
  interface Halt {
    /** Whether to end, after so many positions. */
    boolean wanted(long visited);
  }

  ProofSearch(Game<P> game, ProofTable table, @Nullable Sums<P> sums, Halt halt) {
    this.sums = sums;
    info = game.info();
    rules = game.rules();
    this.table = table;
    this.halt = halt;
    image = rules.initial();
    symmetries = game.board().symmetries();
  }

  /** How a question ended. */
  enum Verdict {
    PROVED,
    DISPROVED,
    OPEN
  }

  /**
   * Goes on with a claim about a position until it is settled or the search is halted.
   *
   * @param position not changed
   */
  Verdict settle(P position, Claim asked) {
    claim = asked;
    // Without draws the two seats' claims to win are one question: its numbers are the same ones.
    boolean isEither = info.is(Fact.NORMAL_PLAY) && asked.margin() == 1;
    salt = isEither ? new Claim(0, 1).salt() : asked.salt();
    halted = false;
    // For each question anew: a run that goes on from a checkpoint looks when the first one would.
    patience = 1;
    nextLook = visited + patience;
    Ply<P> root = ply(0);
    rules.copy(position, root.position);
    boolean own = position.turn() == asked.seat();
    if (rules.isOver(position, scratch)) {
      return asked.holdsAtEnd(info, rules, position) ? Verdict.PROVED : Verdict.DISPROVED;
    }
    // Even where the table knows the result: it may have forgotten the move that shows it.
    explore(0, key(root.position, 0), INFINITE, INFINITE);
    if (proof != 0 && disproof != 0) {
      return Verdict.OPEN;
    }
    return (proof == 0) == own ? Verdict.PROVED : Verdict.DISPROVED;
  }

  /** Forgets what is not in the table. */
  void forget() {
    if (sums != null) {
      sums.forget();
    }
  }

  /** The positions visited by all questions so far. */
  long visited() {
    return visited;
  }

  void visitedBefore(long positions) {
    visited = positions;
  }

  /**
   * The index of the move that serves the seat to move best in the position that was settled last:
   * one that gets what it wants; if there is none, the one about which most work was needed.
   *
   * @param moves receives the moves
   */
  int best(MoveList moves) {
    Ply<P> ply = ply(0);
    moves.clear();
    int best = 0;
    long most = -1;
    for (int i = 0; i < ply.moves.size(); i++) {
      moves.add(ply.moves.get(i));
      long work = ply.winning[i] == 0 ? Long.MAX_VALUE : ProofTable.work(table.find(ply.keys[i]));
      if (work > most) {
        most = work;
        best = i;
      }
    }
    return best;
  }

  /** The index of the move that is nearest to a proof, in the position asked about last. */
  int nearest() {
    Ply<P> ply = ply(0);
    int nearest = 0;
    for (int i = 1; i < ply.moves.size(); i++) {
      if (ply.winning[i] < ply.winning[nearest]) {
        nearest = i;
      }
    }
    return nearest;
  }

  private Ply<P> ply(int number) {
    while (plies.size() <= number) {
      plies.add(new Ply<>(rules.initial()));
    }
    return plies.get(number);
  }

  private long key(P position, int ply) {
    return salted(ply < MIRRORED_PLIES ? leastHash(position) : position.hash());
  }

  private long leastHash(P position) {
    long hash = position.hash();
    for (int symmetry = 1; symmetry < symmetries; symmetry++) {
      if (rules.image(position, symmetry, image)) {
        hash = Math.min(hash, image.hash());
      }
    }
    return hash;
  }

  private long salted(long hash) {
    // Never 0, which marks an entry that is free.
    long key = hash ^ salt;
    return key == 0 ? 1 : key;
  }

  /**
   * Fills a ply with its position's moves and what is known of the children. A child that comes a
   * second time (in a mirror, too) counts once: else what it takes would be counted twice, and the
   * search would go to and fro between the two.
   */
  private void expand(int number) {
    Ply<P> ply = ply(number);
    P child = ply(number + 1).position;
    rules.moves(ply.position, ply.moves);
    int count = ply.moves.size();
    ply.room(count);
    boolean mirrored = number + 1 < MIRRORED_PLIES;
    for (int i = 0; i < count; i++) {
      rules.copy(ply.position, child);
      rules.play(child, ply.moves.get(i));
      long plain = child.hash();
      ply.keys[i] = salted(mirrored ? leastHash(child) : plain);
      // A position near to this root may have been far from an earlier one, and kept as it was.
      ply.plain[i] = salted(plain);
      ply.mobility[i] = rules.count(child, scratch);
      ply.sameMover[i] = child.turn() == ply.position.turn();
      if (ply.mobility[i] == 0) {
        boolean wins = claim.holdsAtEnd(info, rules, child) == (child.turn() == claim.seat());
        ply.set(i, wins ? 0 : INFINITE, wins ? INFINITE : 0);
      }
    }
    // Apart from the moves, so that the processor waits for many entries at once.
    for (int i = 0; i < count; i++) {
      if (ply.mobility[i] != 0) {
        long known = table.find(ply.keys[i]);
        if (known == 0 && mirrored) {
          known = table.find(ply.plain[i]);
          ply.keys[i] = known == 0 ? ply.keys[i] : ply.plain[i];
        }
        if (known == 0) {
          int mobility = (int) Math.min(ply.mobility[i], MOST_MOBILITY);
          ply.set(i, Math.max(1, count / 2), mobility);
        } else {
          ply.set(i, ProofTable.proof(known), ProofTable.disproof(known));
        }
      }
    }
    for (int i = 1; i < count; i++) {
      for (int j = 0; j < i; j++) {
        if (ply.keys[j] == ply.keys[i]) {
          ply.winning[i] = INFINITE;
          ply.losing[i] = 0;
          break;
        }
      }
    }
  }

  /**
   * Works below the position of a ply until a number of it reaches its threshold; the numbers then
   * are in {@link #proof} and {@link #disproof}.
   */
  private void explore(int number, long key, int mostProof, int mostDisproof) {
    long before = visited++;
    if (visited >= nextLook) {
      patience = Math.min(2 * patience, MOST_PATIENCE);
      nextLook = visited + patience;
      halted |= halt.wanted(visited);
    }
    Ply<P> ply = ply(number);
    if (sums != null && number > 0) {
      Sums.Told told = sums.look(ply.position, number);
      if (told != Sums.Told.NOTHING) {
        proof = told == Sums.Told.WINS ? 0 : INFINITE;
        disproof = INFINITE - proof;
        table.put(key, proof, disproof, 1);
        return;
      }
    }
    expand(number);
    P child = ply(number + 1).position;
    int count = ply.moves.size();
    while (true) {
      int best = 0;
      int least = INFINITE + 1;
      int second = INFINITE + 1;
      long sum = 0;
      boolean hopeless = true;
      boolean mayLose = true;
      for (int i = 0; i < count; i++) {
        int winning = ply.winning[i];
        if (winning < least) {
          second = least;
          least = winning;
          best = i;
        } else if (winning < second) {
          second = winning;
        }
        sum += ply.losing[i];
        hopeless &= ply.losing[i] == 0;
        mayLose &= ply.losing[i] != INFINITE;
      }
      int ownProof = hopeless ? INFINITE : Math.min(least, INFINITE);
      int ownDisproof =
          hopeless ? 0 : !mayLose || least == 0 ? INFINITE : (int) Math.min(sum, INFINITE - 1);
      if (ownProof >= mostProof || ownDisproof >= mostDisproof || halted) {
        table.put(key, ownProof, ownDisproof, visited - before);
        proof = ownProof;
        disproof = ownDisproof;
        return;
      }
      int mostWinning =
          second >= INFINITE ? mostProof : Math.min(mostProof, second + 1 + second / 4);
      int mostLosing =
          mostDisproof == INFINITE
              ? INFINITE
              : (int) Math.min(INFINITE, (long) mostDisproof - ownDisproof + ply.losing[best]);
      rules.copy(ply.position, child);
      rules.play(child, ply.moves.get(best));
      boolean sameMover = ply.sameMover[best];
      explore(
          number + 1,
          ply.keys[best],
          sameMover ? mostWinning : mostLosing,
          sameMover ? mostLosing : mostWinning);
      ply.set(best, proof, disproof);
    }
  }
}
