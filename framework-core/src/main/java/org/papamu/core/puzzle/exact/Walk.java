package org.papamu.core.puzzle.exact;

import org.papamu.core.toggle.Emitter;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.Moves;
import org.papamu.core.toggle.Steps;
import org.papamu.core.toggle.WordGame;

/** The ways of going from one layer to the next. Each is for one thread. */
final class Walk {

  private Walk() {}

  /** To the words that follow by a move. */
  static Emitter forth(WordGame<?> game, Group group) {
    return new Moves(game.steps(group));
  }

  /** To the complements of the words that follow by a move. */
  static Emitter across(WordGame<?> game, Group group) {
    return new Across(game.steps(group), game.all());
  }

  /**
   * To the complements of the words that follow by a move, as far as a filter lets them through.
   */
  static Emitter across(WordGame<?> game, Group group, WordFilter filter) {
    return new Filtered(game.steps(group), game.all(), filter);
  }

  /** To the complement of the word itself. */
  static Emitter over(WordGame<?> game, Group group) {
    return new Over(group, game.all());
  }

  private static final class Across extends Moves {
    private final long all;

    Across(Steps steps, long all) {
      super(steps);
      this.all = all;
    }

    @Override
    public int visit(long word, long low, long high) {
      return steps.expandToComplements(word, all);
    }
  }

  private static final class Filtered extends Moves {
    private final long all;
    private final WordFilter filter;
    private final long[] kept;

    Filtered(Steps steps, long all, WordFilter filter) {
      super(steps);
      this.all = all;
      this.filter = filter;
      kept = new long[steps.mostMoves()];
    }

    @Override
    public int visit(long word, long low, long high) {
      int moves = steps.expandToComplements(word, all);
      int size = 0;
      for (int i = 0; i < moves; i++) {
        long child = steps.child(i);
        if (filter.mayHave(child)) {
          kept[size++] = child;
        }
      }
      return size;
    }

    @Override
    public long word(int index) {
      return kept[index];
    }
  }

  private static final class Over implements Emitter {
    private final Group group;
    private final long all;
    private long complement;

    Over(Group group, long all) {
      this.group = group;
      this.all = all;
    }

    @Override
    public int visit(long word, long low, long high) {
      complement = group.canonical(all ^ word);
      return 1;
    }

    @Override
    public long word(int index) {
      return complement;
    }

    @Override
    public int most() {
      return 1;
    }
  }
}
