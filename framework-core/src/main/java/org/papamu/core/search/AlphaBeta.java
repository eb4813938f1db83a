package org.papamu.core.search;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;

/**
 * Alpha-beta search with a transposition table: plays any game of two seats, the better the better
 * the game's evaluator is.
 *
 * <p>Every choice comes with its thought, so this is also the way to analyse a position, and to
 * count the nodes of a search to a fixed depth: with one thread, limits of depth or nodes, and the
 * same source of chance, a new player visits the same nodes in every run.
 *
 * <p>Depth is in plies, a leaf with an exchange under way is searched on; nodes are positions
 * played and listed. It may answer before its limits are reached, if the result is proved, and does
 * so at once where there is one legal move only and neither several lines nor a thought without
 * limits is asked for. Of moves that lead to positions which are images of one another, one stands
 * for all.
 *
 * <p>In a game where positions can come back and that has an index, endgame tables show the way in
 * positions of few pieces, when asked to: small ones that are made in memory when a game comes near
 * them, or those of a folder ({@link AlphaBetaProvider}, setting {@code tables}).
 *
 * <p>The table is kept from one question to the next of the same game. It is made when the player
 * prepares, or at the first question; should the memory have become short by then, it is smaller
 * than asked for.
 */
public final class AlphaBeta implements Player {

  /** The most threads. */
  public static final int MAX_THREADS = 256;

  /** The size of a table in mebibytes unless one is asked for. */
  static final int DEFAULT_MEBIBYTES = 64;

  private final int threads;
  private final int mebibytes;
  private final RandomGenerator random;
  private final Selection selection;
  private final Endgames endgames;

  private @Nullable TranspositionTable table;
  private String played = "";

  /**
   * A player.
   *
   * @param threads how many threads search, 1 to {@link #MAX_THREADS}
   * @param mebibytes the size of the table, 1 to {@link #mostMebibytes}
   * @param random the source of chance: which of equal moves is played
   */
  public AlphaBeta(int threads, int mebibytes, RandomGenerator random) {
    this(threads, mebibytes, random, Selection.full());
  }

  AlphaBeta(int threads, int mebibytes, RandomGenerator random, Selection selection) {
    this(threads, mebibytes, random, selection, new Endgames.None());
  }

  AlphaBeta(
      int threads,
      int mebibytes,
      RandomGenerator random,
      Selection selection,
      Endgames.Use tables) {
    if (threads < 1 || threads > MAX_THREADS || mebibytes < 1 || mebibytes > mostMebibytes()) {
      throw new IllegalArgumentException("%s threads, %s MiB".formatted(threads, mebibytes));
    }
    this.threads = threads;
    this.mebibytes = mebibytes;
    this.random = random;
    this.selection = selection;
    endgames = new Endgames(tables);
  }

  /** The largest table, in mebibytes, that fits: half of the memory that the process may use. */
  public static int mostMebibytes() {
    long half = Runtime.getRuntime().maxMemory() >> 21;
    return (int) Math.max(1, Math.min(TranspositionTable.MOST_MEBIBYTES, half));
  }

  /**
   * Chooses a move.
   *
   * @throws IllegalArgumentException if the game has not two seats, or is over
   */
  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    Game<P> game = question.history().game();
    if (!game.info().isDuel()) {
      throw new IllegalArgumentException(
          "alpha-beta plays games of two seats; %s is none".formatted(game.info().name()));
    }
    TranspositionTable known = tableFor(game.info().name());
    known.nextSearch();
    return Choice.of(
        new Thinking<>(question, known, endgames.of(question), threads, selection, random).think());
  }

  @Override
  public void prepare(GameInfo game) {
    tableFor(game.name());
  }

  private TranspositionTable tableFor(String game) {
    TranspositionTable kept = table;
    if (kept == null) {
      kept = allocate();
    } else if (!game.equals(played)) {
      kept.clear();
    }
    played = game;
    table = kept;
    return kept;
  }

  private TranspositionTable allocate() {
    for (int size = mebibytes; size > 1; size /= 2) {
      try {
        return new TranspositionTable(size);
      } catch (OutOfMemoryError tooLarge) {
        // Something else has taken the memory meanwhile; half the size plays nearly as well.
      }
    }
    return new TranspositionTable(1);
  }

  @Override
  public void close() {
    endgames.close();
    table = null;
  }
}
