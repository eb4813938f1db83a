package org.papamu.core.toy;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/** A game whose code fails when it is told to: in the nth call from now of any of its methods. */
public class Faulty<P extends Position> implements Game<P> {

  private final Game<P> game;
  private final Rules<P> rules;
  private final Notation<P> notation;
  private long callsLeft = Long.MAX_VALUE;
  private @Nullable Throwable fault;

  /** A game that fails like another one does not. */
  public Faulty(Game<P> game) {
    this.game = game;
    rules = failing(game.rules());
    notation = failing(game.notation());
  }

  /** Fails once in the nth call from now, counted from 0. */
  public void failIn(long calls, Throwable thrown) {
    callsLeft = calls;
    fault = thrown;
  }

  /** Fails no more; answers whether the fault is still to come. */
  public boolean heal() {
    boolean pending = fault != null;
    fault = null;
    return pending;
  }

  private void count() {
    if (fault != null && callsLeft-- == 0) {
      Throwable thrown = fault;
      fault = null;
      if (thrown instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) thrown;
    }
  }

  private <T> T counted(Supplier<T> call) {
    count();
    return call.get();
  }

  private void counted(Runnable call) {
    count();
    call.run();
  }

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public Topology board() {
    return game.board();
  }

  @Override
  public About about() {
    return game.about();
  }

  @Override
  public void readMoves(P position, String text, MoveList out) {
    counted(() -> game.readMoves(position, text, out));
  }

  @Override
  public Rules<P> rules() {
    return rules;
  }

  private Rules<P> failing(Rules<P> rules) {
    return new Rules<>() {
      @Override
      public P initial() {
        return counted(rules::initial);
      }

      @Override
      public P copy(P source) {
        return counted(() -> rules.copy(source));
      }

      @Override
      public void copy(P source, P target) {
        counted(() -> rules.copy(source, target));
      }

      @Override
      public void moves(P position, MoveList out) {
        counted(() -> rules.moves(position, out));
      }

      @Override
      public void play(P position, long move) {
        counted(() -> rules.play(position, move));
      }

      @Override
      public int score(P position, int seat) {
        return counted(() -> rules.score(position, seat));
      }

      @Override
      public Ending ending(P position) {
        return counted(() -> rules.ending(position));
      }

      @Override
      public Move describe(P position, long move) {
        return counted(() -> rules.describe(position, move));
      }
    };
  }

  @Override
  public Notation<P> notation() {
    return notation;
  }

  private Notation<P> failing(Notation<P> notation) {
    return new Notation<>() {
      @Override
      public String write(P position) {
        return counted(() -> notation.write(position));
      }

      @Override
      public P read(String text) {
        return counted(() -> notation.read(text));
      }

      @Override
      public String writeMove(P position, long move) {
        return counted(() -> notation.writeMove(position, move));
      }
    };
  }
}
