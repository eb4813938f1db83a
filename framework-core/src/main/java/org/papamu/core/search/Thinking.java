package org.papamu.core.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Rules;
import org.papamu.api.Score;
import org.papamu.api.Thought;

/**
 * The search for one answer: iterative deepening on the asking thread, and helpers that search the
 * same root on their own and share what they find through the table (lazy SMP).
 *
 * <p>Only the asking thread talks to the question's listener and clock. Helpers end before {@link
 * #think} returns.
 */
final class Thinking<P extends Position> {

  /** Lines are followed no further than this by the table. */
  private static final int LONGEST_LINE = 200;

  private final Question<P> question;
  private final Game<P> game;
  private final Budget budget;
  private final P root;
  private final Past<P> past;
  private final TranspositionTable table;
  private final Endings<P> endings;
  private final Trust trust;
  private final int threads;
  private final Selection selection;
  private final Pace pace;

  /** The best first, as far as is known. */
  private final List<RootMove> moves;

  /** The plies that the thinking thread has searched to the end. */
  private int depth;

  /** The best move when the search began again, its value as an estimate, and its line. */
  private @Nullable RootMove doubted;

  private int doubtedValue;
  private long[] doubtedLine = {};

  /** The depth last told of. */
  private int told;

  Thinking(
      Question<P> question,
      TranspositionTable table,
      Endings<P> endings,
      int threads,
      Selection selection,
      RandomGenerator random) {
    this.question = question;
    this.table = table;
    this.endings = endings;
    this.threads = threads;
    this.selection = selection;
    game = question.history().game();
    budget = question.budget();
    root = question.history().position();
    trust = new Trust(!game.info().is(GameInfo.Fact.LOOP_FREE));
    past = new Past<>(question.history());
    pace = new Pace(budget, question.nanos());
    moves = RootMoves.of(game, root, random);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("the game is over: there is no move to choose");
    }
  }

  /** Thinks and answers with the last thought. */
  Thought think() {
    boolean atOnce = isForced() && question.lines() == 1 && !budget.equals(Budget.UNLIMITED);
    int deepest = atOnce ? 1 : Math.min(budget.depth(), Tree.MOST_PLY);
    Helpers helpers =
        new Helpers(
            (number, stop, nodes) -> help(number, deepest, stop, nodes), atOnce ? 0 : threads - 1);
    Thought thought;
    try (helpers) {
      thought = deepen(deepest, helpers);
    }
    helpers.rethrow();
    return thought;
  }

  private boolean isForced() {
    return game.rules().count(root, new MoveList()) == 1;
  }

  private Tree<P> tree(Stop stop, AtomicLong nodes) {
    long most = budget.nodes();
    long share = most == Long.MAX_VALUE ? most : Math.max(1, most / threads);
    return new Tree<>(game, root, past, table, endings, trust, selection, share, stop, nodes);
  }

  private Runnable help(int number, int deepest, Stop stop, AtomicLong nodes) {
    Tree<P> tree = tree(stop, nodes);
    List<RootMove> own = new ArrayList<>();
    moves.forEach(move -> own.add(new RootMove(move.move)));
    Deepening<P> deepening = new Deepening<>(tree, own, 1, reached -> {});
    return () -> {
      // Every other helper is a ply ahead of the asking thread from the start.
      int next = 1 + number % 2;
      while (next <= deepest && deepening.iterate(next)) {
        next++;
      }
    };
  }

  private Thought deepen(int deepest, Helpers helpers) {
    AtomicLong published = new AtomicLong();
    Watch watch = new Watch(helpers);
    Tree<P> tree = tree(watch, published);
    Deepening<P> deepening =
        new Deepening<>(
            tree,
            moves,
            question.lines(),
            reached -> tell(reached, tree.nodes() + helpers.nodes()));
    watch.deepening = deepening;
    moves.get(0).value = tree.standing();
    while (depth < deepest && pace.mayBegin()) {
      long before = moves.get(0).move;
      if (!deepening.iterate(depth + 1)) {
        break;
      }
      depth++;
      pace.iterated(moves.get(0).move == before);
      if (!trust.isExact() && (tree.sawDraw() || isAnyDecided())) {
        beginAgain();
      } else if (isSettled()) {
        break;
      }
    }
    preferDoubted();
    return thought(Math.max(1, Math.max(depth, told)), tree.nodes() + helpers.nodes());
  }

  /** Withdraws the trust in the table, and keeps the best move in case there is no time left. */
  private void beginAgain() {
    trust.withdraw(table.searches());
    doubted = moves.get(0);
    doubtedValue = Values.withoutResult(doubted.value);
    doubtedLine = doubted.line;
    depth = 0;
  }

  /** Answers with the move from before, if the search that began again did not get so far. */
  private void preferDoubted() {
    RootMove kept = doubted;
    boolean shorter = depth < told && !isAnyDecided();
    if (kept != null && shorter && question.lines() == 1 && doubtedValue > -Evaluator.LIMIT) {
      moves.remove(kept);
      moves.add(0, kept);
      kept.value = doubtedValue;
      kept.line = doubtedLine;
      kept.proved = false;
    }
  }

  /** Tells the listener, unless a search that began again is not yet as deep as it was before. */
  private void tell(int reached, long nodes) {
    if (reached >= told || isAnyDecided()) {
      told = reached;
      question.listener().accept(thought(reached, nodes));
    }
  }

  /** Asked by the tree whether to stop. */
  private final class Watch implements Stop {
    private final Helpers helpers;
    private @Nullable Deepening<P> deepening;

    Watch(Helpers helpers) {
      this.helpers = helpers;
    }

    @Override
    public boolean requested() {
      Deepening<P> asked = deepening;
      return question.stop().requested()
          || helpers.haveFailed()
          || pace.isOver(asked != null && asked.failedLow());
    }
  }

  /** Whether a deeper search cannot change anything that is asked for. */
  private boolean isSettled() {
    int wanted = Math.min(question.lines(), moves.size());
    for (RootMove move : moves.subList(0, wanted)) {
      boolean decided = Values.isDecided(move.value);
      // Where margins count, a win may become a higher one until all is proved.
      boolean found = decided && Values.plies(move.value) <= depth && (!isWide() || areAllProved());
      if (!found && (decided || !areAllProved())) {
        return false;
      }
    }
    return true;
  }

  /** Whether one win may be higher than another. */
  private boolean isWide() {
    return game.info().mostMargin() > 1;
  }

  private boolean areAllProved() {
    return moves.stream().allMatch(move -> move.proved);
  }

  private boolean isAnyDecided() {
    int wanted = Math.min(question.lines(), moves.size());
    return moves.subList(0, wanted).stream().anyMatch(move -> Values.isDecided(move.value));
  }

  /**
   * The best lines so far. A move that was not reached in an iteration keeps what it was worth in
   * the one before; that is told only as far as it is not better than a line above, which was
   * looked at deeper.
   */
  private Thought thought(int reached, long nodes) {
    List<Thought.Line> lines = new ArrayList<>();
    int wanted = Math.min(question.lines(), moves.size());
    boolean proved = areAllProved();
    int most = Values.INFINITE;
    for (RootMove move : moves.subList(0, wanted)) {
      int known = move.value > -Values.INFINITE ? move.value : move.previous;
      if (lines.isEmpty() || known > -Values.INFINITE) {
        most = Math.min(most, known);
        lines.add(new Thought.Line(score(most, proved), line(move)));
      }
    }
    return new Thought(reached, nodes, lines);
  }

  private Score score(int value, boolean proved) {
    return trust.isExact()
        ? Values.score(value, proved)
        : Score.estimate(Values.withoutResult(value));
  }

  /** A move's line, continued by what the table knows; it ends where a position comes back. */
  private List<Long> line(RootMove move) {
    Rules<P> rules = game.rules();
    P position = rules.copy(root);
    Set<P> seen = new HashSet<>();
    seen.add(rules.copy(position));
    List<Long> line = new ArrayList<>();
    MoveList legal = new MoveList();
    for (int ply = 0; ply < LONGEST_LINE; ply++) {
      long next;
      if (ply < move.line.length) {
        next = move.line[ply];
      } else {
        long known = table.probe(position.hash());
        rules.moves(position, legal);
        int index = TranspositionTable.index(known);
        if (known == 0 || index >= legal.size()) {
          break;
        }
        next = legal.get(index);
      }
      rules.play(position, next);
      line.add(next);
      if (!seen.add(rules.copy(position))) {
        break;
      }
    }
    return line;
  }
}
