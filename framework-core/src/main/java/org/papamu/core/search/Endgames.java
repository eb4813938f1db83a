package org.papamu.core.search;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.core.table.TableWork;
import org.papamu.core.table.Tables;

/**
 * The endgame tables of one player: small ones, made in memory once a game comes near them, or
 * those of a folder.
 */
final class Endgames implements AutoCloseable {

  /** The most entries of tables in memory: a fraction of a second of work. */
  private static final long ENTRIES = 250_000;

  /** Tables are made when a position has no more pieces than they have and so many. */
  private static final int NEAR = 6;

  /** Of the time for a move, what may go into tables. */
  private static final int SHARE = 4;

  /** A game whose tables do not get done in so many moves goes without them. */
  private static final int MOST_ATTEMPTS = 20;

  private static final long MEMORY = 64L << 20;

  private final Use use;
  private @Nullable Game<?> game;
  private @Nullable Tables<?> tables;
  private int attempts;
  private boolean done;

  /** Which tables. */
  sealed interface Use {}

  /** None. */
  record None() implements Use {}

  /** Small ones in memory. */
  record Small() implements Use {}

  /** Those that are in a folder. */
  record Folder(Path path) implements Use {}

  Endgames(Use use) {
    this.use = use;
  }

  /** The tables for a search from a question's position. */
  <P extends Position> Endings<P> of(Question<P> question) {
    Game<P> asked = question.history().game();
    GameInfo info = asked.info();
    if (use instanceof None
        || info.is(Fact.LOOP_FREE)
        || !info.is(Fact.ZERO_SUM)
        || asked.withoutDrawRules().indexer().isEmpty()) {
      return Endings.none();
    }
    if (game != asked) {
      close();
      game = asked;
      attempts = 0;
      done = false;
    }
    P root = question.history().position();
    return tables(question, root).map(all -> Endings.of(all, root)).orElseGet(Endings::none);
  }

  private <P extends Position> Optional<Tables<P>> tables(Question<P> question, P root) {
    Game<P> asked = question.history().game();
    if (!done && use instanceof Folder folder) {
      tables = TableWork.open(asked, folder.path(), MEMORY);
      done = true;
    } else if (!done && attempts < MOST_ATTEMPTS) {
      int most = TableWork.pieces(asked, ENTRIES);
      int pieces = TableWork.pieces(asked, root);
      if (most > 0 && pieces > 0 && pieces <= most + NEAR) {
        attempts++;
        TableWork.Built<P> built = TableWork.inMemory(asked, kept(asked), settings(most, question));
        tables = built.tables();
        done = built.complete();
      }
    }
    return tables == null ? Optional.empty() : Optional.of(kept(asked));
  }

  @SuppressWarnings("unchecked") // one game object has one type of position
  private <P extends Position> Tables<P> kept(Game<P> asked) {
    return tables == null ? Tables.none(asked) : (Tables<P>) tables;
  }

  private static TableWork.Settings settings(int pieces, Question<?> question) {
    Budget budget = question.budget();
    long most =
        budget.time().equals(Budget.UNLIMITED_TIME)
            ? Long.MAX_VALUE
            : budget.time().toNanos() / SHARE;
    Stop stop = () -> question.stop().requested() || question.nanos().getAsLong() >= most;
    return new TableWork.Settings(
        pieces, 1, MEMORY, false, stop, () -> 0, (name, level, made, entries) -> {});
  }

  @Override
  public void close() {
    if (tables != null) {
      tables.close();
      tables = null;
    }
  }
}
