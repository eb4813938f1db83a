package org.papamu.core.search;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * The tree below a root as one thread searches it: principal variation search with a transposition
 * table, and quiescence at the leaves.
 *
 * <h2>Design</h2>
 *
 * <p>There is a position, a move list and a heap of moves for each ply, made when first reached, so
 * the loop allocates nothing. A stop unwinds by a flag that every caller looks at; what a stopped
 * call returned is not used.
 *
 * <p><b>What is proved.</b> A win or loss is always proved: evaluations never reach those values, a
 * pruned move never counts as lost, and a repetition counts as a draw, which helps neither side to
 * a win. A draw is proved only if no estimate, no pruned move and no repetition had a part in it:
 * {@link #proved} says so of the value last returned.
 *
 * <p><b>Repetition.</b> A position that stands on the path already is a draw; one that stood in the
 * game before the root counts with its occurrences. Values of a table do not know the path (the
 * graph-history problem): a draw that is not proved is never taken from it, and other values are,
 * although another path could have changed them.
 *
 * <p><b>Counters.</b> See {@link Trust}.
 */
final class Tree<P extends Position> {

  /** The deepest ply of a line; a game that is longer is evaluated there. */
  static final int MOST_PLY = 500;

  /** How much work lies between two questions whether to stop, in nodes or 16 listed moves. */
  private static final int ASKED_EVERY = 256;

  /** From this share of unsettled leaves on, of 65,536, positions near them are looked up. */
  private static final int RESTLESS = 1 << 13;

  /**
   * With less depth left, a position is not looked up where leaves are settled: what lies below is
   * searched in less time than a distant cache line takes.
   */
  private static final int LEAST_TABLED = 2;

  private static final int KILLER = 1 << 14;

  /** How deep a promise from an evaluator is cut to keep all scores in an int. */
  private static final int MOST_PROMISE = 1 << 14;

  private final Rules<P> rules;
  private final GameInfo info;
  private final boolean loops;
  private final int mostValue;
  private final boolean narrow;
  private final Leaf<P> leaf;
  private final TranspositionTable table;
  private final Endings<P> endings;
  private final Path<P> path;
  private final Stop stop;
  private final AtomicLong published;
  private final Trust trust;
  private final Selection selection;
  private final int quietPlies;
  private final int quietMoves;
  final Experience experience = new Experience();

  private P[] positions = room(0);
  private MoveList[] lists = new MoveList[0];
  private MoveHeap[] heaps = new MoveHeap[0];
  private long[][] lines = new long[0][];
  private int[] lengths = new int[0];

  private long nodes;
  private final long mostNodes;
  private int untilAsked;

  /** The part of the last leaves that were not settled, in 65536ths: a moving average. */
  private int unsettled = 1 << 15;

  /** Whether there was such a leaf at all: the average begins in the middle. */
  private boolean sawUnsettled;

  private boolean stopped;

  /** Whether the value last returned owes nothing to an estimate. */
  private boolean proved;

  /** Whether a finished game without a winner was met. */
  private boolean sawDraw;

  /** Of {@link Trust}, as of the beginning of the iteration. */
  private long salt;

  Tree(
      Game<P> game,
      P root,
      Past<P> past,
      TranspositionTable table,
      Endings<P> endings,
      Trust trust,
      Selection selection,
      long mostNodes,
      Stop stop,
      AtomicLong published) {
    rules = game.rules();
    info = game.info();
    loops = !info.is(Fact.LOOP_FREE);
    mostValue = Values.best(info, 0);
    narrow = info.mostMargin() == 1;
    leaf = new Leaf<>(game);
    this.table = table;
    this.endings = endings;
    this.trust = trust;
    this.selection = selection;
    quietPlies = selection.quietPlies();
    quietMoves = selection.quietMoves();
    this.mostNodes = mostNodes;
    this.stop = stop;
    this.published = published;
    path = new Path<>(past, info.repetition());
    reach(1, root);
    rules.copy(root, positions[0]);
    rules.moves(positions[0], lists[0]);
  }

  @SuppressWarnings("unchecked") // holds what is put in here and nothing else
  private static <P extends Position> P[] room(int length) {
    return (P[]) new Position[length];
  }

  private void reach(int ply, P example) {
    int made = positions.length;
    if (ply < made) {
      return;
    }
    int length = Math.max(ply + 1, made + 16);
    P[] more = room(length);
    System.arraycopy(positions, 0, more, 0, made);
    positions = more;
    lists = Arrays.copyOf(lists, length);
    heaps = Arrays.copyOf(heaps, length);
    lines = Arrays.copyOf(lines, length);
    lengths = Arrays.copyOf(lengths, length);
    for (int i = made; i < length; i++) {
      positions[i] = rules.copy(example);
      lists[i] = new MoveList();
      heaps[i] = new MoveHeap();
      lines[i] = new long[MOST_PLY + 2];
    }
    experience.reach(length);
  }

  /** The nodes visited so far. */
  long nodes() {
    return nodes;
  }

  boolean isStopped() {
    return stopped;
  }

  boolean isProved() {
    return proved;
  }

  /** Whether a finished game without a winner was met since the last iteration began. */
  boolean sawDraw() {
    return sawDraw;
  }

  /** An iteration begins. */
  void begin() {
    salt = trust.salt();
    sawDraw = false;
  }

  /** Copies the line found behind a root move. */
  void copyLine(RootMove move) {
    move.line(lines[1], lengths[1]);
  }

  private void ask() {
    published.lazySet(nodes);
    stopped = stopped || nodes >= mostNodes || stop.requested();
    untilAsked = (int) Math.min(ASKED_EVERY, mostNodes - nodes - 1);
  }

  /**
   * The value of a root move for the seat to move at the root, searched to a depth.
   *
   * @param depth plies below the move
   */
  int child(RootMove move, int depth, int alpha, int beta) {
    path.push(0, positions[0].hash());
    rules.copy(positions[0], positions[1]);
    rules.play(positions[1], move.move);
    int value = -search(1, depth, -beta, -alpha);
    path.pop(0);
    return value;
  }

  /** A static value of the root. */
  int standing() {
    return leaf.value(positions[0], new MoveList(), lists[0].size());
  }

  private int search(int ply, int depthLeft, int alpha0, int beta0) {
    if (depthLeft <= 0 || ply >= MOST_PLY) {
      return quiesce(ply, alpha0, beta0, 0);
    }
    if (--untilAsked < 0) {
      ask();
    }
    if (stopped) {
      return 0;
    }
    nodes++;
    lengths[ply] = 0;
    P position = positions[ply];
    long hash = position.hash();
    if (loops && path.isDraw(positions, ply, hash)) {
      proved = false;
      return Values.DRAW;
    }
    int ending = endings.value(position);
    if (ending != Endings.UNKNOWN) {
      proved = false;
      return ending;
    }
    int alpha = Math.max(alpha0, -mostValue + ply);
    int beta = Math.min(beta0, mostValue - ply - 1);
    if (alpha >= beta) {
      proved = true;
      return alpha0 >= beta ? beta : alpha;
    }
    boolean principal = beta0 - alpha0 > 1;
    long key = hash ^ salt * (ply + 1);
    boolean tabled = depthLeft >= LEAST_TABLED || unsettled > RESTLESS;
    long known = tabled ? table.probe(key) : 0;
    int tableIndex = -1;
    if (known != 0) {
      if (!principal && isEnough(known, depthLeft, ply, alpha, beta)) {
        proved = TranspositionTable.isProved(known);
        return Values.fromTable(TranspositionTable.value(known), ply);
      }
      tableIndex = TranspositionTable.index(known);
    }

    MoveList moves = lists[ply];
    boolean restless = unsettled > RESTLESS;
    int givenUp = !restless ? selection.futilityDepth() : sawUnsettled ? selection.razorDepth() : 0;
    if (!principal && depthLeft <= givenUp && !Values.isDecided(beta)) {
      if (rules.isOver(position, moves)) {
        return end(position, ply);
      }
      if (leaf.isSettled(position)) {
        int standing = leaf.value(position, moves, lists[ply - 1].size());
        boolean isFar =
            restless
                ? standing + Selection.RAZOR_MARGIN * depthLeft <= alpha
                : standing - Selection.FUTILITY_MARGIN * depthLeft >= beta;
        if (isFar) {
          proved = false;
          return standing;
        }
      }
    }
    rules.moves(position, moves);
    int size = moves.size();
    untilAsked -= size >>> 4;
    if (size == 0) {
      return end(position, ply);
    }
    if (tableIndex >= size) {
      tableIndex = -1;
    }
    int depth = depthLeft;
    if (size == 1) {
      depth++;
    } else if (selection.reducesUnknown() && tableIndex < 0 && depth >= 4) {
      depth--;
    }

    reach(ply + 1, position);
    path.push(ply, hash);
    int best = -Values.INFINITE;
    int bestIndex = -1;
    boolean allProved = true;
    boolean cut = false;
    int seat = position.turn();
    int bound = alpha;
    int searched = 0;
    int next = tableIndex;
    int most = principal ? size : selection.mostMoves(depthLeft);
    if (most < size && unsettled > RESTLESS && !leaf.isSettled(position)) {
      most = size;
    }
    boolean arranged = false;
    MoveHeap heap = heaps[ply];
    P child = positions[ply + 1];
    while (true) {
      if (searched >= most && searched < size && !Values.isLoss(best)) {
        allProved = false;
        break;
      }
      if (next < 0) {
        if (!arranged) {
          arrange(heap, position, moves, ply, seat, tableIndex);
          arranged = true;
        }
        if (heap.isEmpty()) {
          break;
        }
        next = heap.next();
      }
      long move = moves.get(next);
      rules.copy(position, child);
      rules.play(child, move);
      int value;
      if (searched == 0) {
        value = -search(ply + 1, depth - 1, -beta, -bound);
      } else {
        int reduction = depth >= 3 && searched >= 3 ? selection.reduction(depth, searched) : 0;
        value = -search(ply + 1, depth - 1 - reduction, -bound - 1, -bound);
        if (value > bound && reduction > 0 && !stopped) {
          value = -search(ply + 1, depth - 1, -bound - 1, -bound);
        }
        if (value > bound && value < beta && !stopped) {
          value = -search(ply + 1, depth - 1, -beta, -bound);
        }
      }
      if (stopped) {
        path.pop(ply);
        return 0;
      }
      searched++;
      allProved &= proved;
      if (value > best) {
        best = value;
        bestIndex = next;
        if (value > bound) {
          bound = value;
          if (principal) {
            extendLine(ply, move);
          }
          if (value >= beta) {
            cut = true;
            learn(ply, depth, seat, moves, next, heap, arranged);
            break;
          }
        }
      }
      next = -1;
    }
    path.pop(ply);
    // A cutoff needs the proof of its move alone, and "proved" is still the last move's.
    proved = (cut ? proved : allProved) || isResult(best);
    int kind =
        best >= beta
            ? TranspositionTable.LOWER
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    int kept = kind == TranspositionTable.UPPER ? -1 : bestIndex;
    if (tabled) {
      table.store(key, Values.toTable(best, ply), kind, depthLeft, kept, proved);
    }
    return best;
  }

  private int end(P position, int ply) {
    int seat = position.turn();
    int value =
        Values.end(info.margin(rules.score(position, seat), rules.score(position, 1 - seat)), ply);
    sawDraw |= value == Values.DRAW;
    proved = true;
    return value;
  }

  /** Whether a table's entry answers for a search in this window. */
  private boolean isEnough(long known, int depth, int ply, int alpha, int beta) {
    int value = Values.fromTable(TranspositionTable.value(known), ply);
    boolean solid = TranspositionTable.isProved(known);
    if (loops && value == Values.DRAW && !solid) {
      return false;
    }
    int bound = TranspositionTable.bound(known);
    boolean deep = TranspositionTable.depth(known) >= depth;
    if (value >= beta) {
      return (bound & TranspositionTable.LOWER) != 0 && (deep || solid || Values.isWin(value));
    }
    if (value <= alpha) {
      return (bound & TranspositionTable.UPPER) != 0 && (deep || solid || Values.isLoss(value));
    }
    return bound == TranspositionTable.EXACT && (deep || solid);
  }

  private void arrange(MoveHeap heap, P position, MoveList moves, int ply, int seat, int except) {
    int size = moves.size();
    heap.clear(size);
    for (int i = 0; i < size; i++) {
      if (i == except) {
        continue;
      }
      long move = moves.get(i);
      int promise = Math.max(-MOST_PROMISE, Math.min(MOST_PROMISE, leaf.promise(position, move)));
      int score =
          promise * 16 + experience.history(seat, move) + experience.killer(ply, move) * KILLER;
      heap.add(i, score);
    }
    heap.arrange();
  }

  private void learn(
      int ply, int depth, int seat, MoveList moves, int index, MoveHeap heap, boolean arranged) {
    long move = moves.get(index);
    int bonus = Math.min(depth * depth, 400) * 4;
    experience.cut(ply, move);
    experience.learn(seat, move, bonus);
    if (arranged) {
      for (int i = 0; i < heap.taken(); i++) {
        int other = heap.taken(i);
        if (other != index) {
          experience.learn(seat, moves.get(other), -bonus);
        }
      }
    }
  }

  private void extendLine(int ply, long move) {
    long[] line = lines[ply];
    line[0] = move;
    int length = ply + 1 < lengths.length ? lengths[ply + 1] : 0;
    System.arraycopy(lines[ply + 1], 0, line, 1, length);
    lengths[ply] = length + 1;
  }

  private int quiesce(int ply, int alpha0, int beta, int depth) {
    if (--untilAsked < 0) {
      ask();
    }
    if (stopped) {
      return 0;
    }
    nodes++;
    lengths[ply] = 0;
    P position = positions[ply];
    if (loops && depth == 0 && path.isDraw(positions, ply, position.hash())) {
      proved = false;
      return Values.DRAW;
    }
    int ending = endings.value(position);
    if (ending != Endings.UNKNOWN) {
      proved = false;
      return ending;
    }
    MoveList moves = lists[ply];
    if (rules.isOver(position, moves)) {
      return end(position, ply);
    }
    // Most leaves are done here: a list of moves costs more than an evaluation.
    boolean settled = leaf.isSettled(position);
    unsettled += ((settled ? 0 : 1 << 16) - unsettled) >> 8;
    sawUnsettled |= !settled;
    int standing = leaf.value(position, moves, lists[ply - 1].size());
    if (settled || depth >= quietPlies || ply >= MOST_PLY || mayStand(standing, beta, ply)) {
      proved = false;
      return standing;
    }
    boolean principal = beta - alpha0 > 1;
    rules.moves(position, moves);
    int size = moves.size();
    untilAsked -= size >>> 4;
    // A forced move is no choice: standing still is none then.
    int best = size > 1 ? standing : -Values.INFINITE;
    int alpha = Math.max(alpha0, best);
    reach(ply + 1, position);
    int seat = position.turn();
    MoveHeap heap = heaps[ply];
    arrange(heap, position, moves, ply, seat, -1);
    int left = quietMoves;
    P child = positions[ply + 1];
    while (!heap.isEmpty() && (--left >= 0 || Values.isLoss(best))) {
      long move = moves.get(heap.next());
      rules.copy(position, child);
      rules.play(child, move);
      int value = -quiesce(ply + 1, -beta, -alpha, depth + 1);
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          if (principal) {
            extendLine(ply, move);
          }
          if (value >= beta) {
            break;
          }
        }
      }
    }
    proved = isResult(best);
    return best;
  }

  /** Whether an unsettled position is given up because it is good enough as it stands. */
  private boolean mayStand(int standing, int beta, int ply) {
    return standing >= beta
        && (selection.standsForced() || rules.count(positions[ply], lists[ply]) > 1);
  }

  /** Whether a value says all there is to know of a result: a win or loss without margins. */
  private boolean isResult(int value) {
    return narrow && Values.isDecided(value);
  }
}
