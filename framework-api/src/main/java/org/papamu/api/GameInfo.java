package org.papamu.api;

import java.util.List;
import java.util.Set;

/**
 * Declared facts of a game. Algorithms are chosen by them, and the law suite checks them.
 *
 * @param name the full name, {@code family:board} with only the options that differ from their
 *     default, sorted: see {@link GameSpec#fullName}
 * @param title the name for people, such as {@code Fanorona Tsivy 5×9}
 * @param seats the seats in the order of the turn, the one that moves first at the usual start
 *     first; 1 to 8 distinct lower-case names
 * @param worst the least welcome score of a finished game
 * @param best the most welcome score; below {@code worst} where less is better
 * @param facts what else holds of the game
 * @param maxPly an upper bound of the plies of any game from the usual start; {@link
 *     Integer#MAX_VALUE} if there is none
 * @param repetition the game is drawn when a position occurs for this many times with the same seat
 *     to move; 0 if there is no such rule. It needs the history, so sessions and searches apply it,
 *     not the rules.
 */
public record GameInfo(
    String name,
    String title,
    List<String> seats,
    int worst,
    int best,
    Set<Fact> facts,
    int maxPly,
    int repetition) {

  /** A fact that either holds or does not. */
  public enum Fact {
    /** Two seats, and what one gains the other loses: their scores add up to zero. */
    ZERO_SUM,
    /** No position can come back within a game. */
    LOOP_FREE,
    /**
     * A seat that cannot move loses, nothing else ends the game, and there is no draw. A game that
     * is over by some other event, such as a finished chain, is not of this kind even if its rules
     * then list no moves: its positions have no combinatorial value.
     */
    NORMAL_PLAY,
    /**
     * Pieces belong to no seat: the same moves are open to whichever seat is to move, and do the
     * same to the board.
     */
    IMPARTIAL,
    /**
     * Who can do nothing else passes, and nobody else does: a pass, which is a move without steps,
     * is then the only move.
     */
    FORCED_PASS
  }

  /** Copies the collections and checks what can be checked of the values alone. */
  public GameInfo {
    seats = List.copyOf(seats);
    facts = Set.copyOf(facts);
    if (seats.isEmpty() || seats.size() > 8 || Set.copyOf(seats).size() != seats.size()) {
      throw new IllegalArgumentException("1 to 8 distinct seats, not " + seats);
    }
    if (worst == best || maxPly < 0 || repetition < 0 || repetition == 1) {
      throw new IllegalArgumentException(
          "worst %s, best %s, maxPly %s, repetition %s".formatted(worst, best, maxPly, repetition));
    }
    if (seats.size() != 2 && facts.contains(Fact.ZERO_SUM)) {
      throw new IllegalArgumentException("zero-sum is a fact of two seats");
    }
  }

  /**
   * Two seats, zero-sum, scored -1, 0 and 1: the usual case, to be refined by the {@code with}s.
   */
  public static GameInfo twoSeats(String name, String title, String first, String second) {
    return new GameInfo(
        name, title, List.of(first, second), -1, 1, Set.of(Fact.ZERO_SUM), Integer.MAX_VALUE, 0);
  }

  /**
   * Seats that are scored each for itself: the most welcome score wins. Nothing else is said of it,
   * to be refined by the {@code with}s.
   */
  public static GameInfo scored(
      String name, String title, List<String> seats, int worst, int best) {
    return new GameInfo(name, title, seats, worst, best, Set.of(), Integer.MAX_VALUE, 0);
  }

  /** The same facts and {@code more}. */
  public GameInfo with(Fact... more) {
    Set<Fact> all = new java.util.HashSet<>(facts);
    all.addAll(List.of(more));
    return new GameInfo(name, title, seats, worst, best, all, maxPly, repetition);
  }

  /** The same facts with a bound of the length of a game. */
  public GameInfo withMaxPly(int plies) {
    return new GameInfo(name, title, seats, worst, best, facts, plies, repetition);
  }

  /** The same facts with a repetition rule; 0 for none. */
  public GameInfo withRepetition(int occurrences) {
    return new GameInfo(name, title, seats, worst, best, facts, maxPly, occurrences);
  }

  /**
   * Whether two seats play against each other. The more welcome score wins, so whatever brings one
   * of them closer to that is bad for the other, also where their scores do not add up to 0.
   */
  public boolean isDuel() {
    return seats.size() == 2;
  }

  /**
   * By how much a seat of a {@linkplain #isDuel duel} is ahead at the end: above 0 if it has won, 0
   * for a draw. In a zero-sum game this is its own utility.
   *
   * @param score the seat's score
   * @param other the other seat's score
   */
  public int margin(int score, int other) {
    return is(Fact.ZERO_SUM) ? utility(score) : utility(score) - utility(other);
  }

  /** The greatest {@link #margin} there can be. */
  public int mostMargin() {
    return is(Fact.ZERO_SUM)
        ? Math.max(Math.abs(worst), Math.abs(best))
        : Math.abs(Math.subtractExact(best, worst));
  }

  /** Whether a finished game may have this score: from {@link #worst} to {@link #best}. */
  public boolean isScore(int score) {
    return score >= Math.min(worst, best) && score <= Math.max(worst, best);
  }

  /** Whether a fact holds. */
  public boolean is(Fact fact) {
    return facts.contains(fact);
  }

  /** A score on a scale where more is always better: the score, negated where less is better. */
  public int utility(int score) {
    return best > worst ? score : -score;
  }
}
