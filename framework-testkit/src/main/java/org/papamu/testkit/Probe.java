package org.papamu.testkit;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * What a walk over the tree of a game cost: moves generated, played and counted, positions copied
 * into ones that were there before.
 *
 * @param nodes the moves played and counted
 * @param bytes what the walk allocated, by the thread's own account
 * @param nanos the processor time of the walk
 */
public record Probe(long nodes, long bytes, long nanos) {

  private static final int DEPTH = 200;

  /**
   * Walks over the tree of a game from its usual start, depth first, once to warm up and once to
   * measure.
   *
   * @param nodes how many moves to play and count at least, if the game has as many
   */
  public static <P extends Position> Probe of(Game<P> game, long nodes) {
    Walk<P> walk = new Walk<>(game);
    walk.run(nodes);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long self = Thread.currentThread().getId();
    // Asking allocates as well; the first two calls tell how much.
    long before = threads.getThreadAllocatedBytes(self);
    long asked = threads.getThreadAllocatedBytes(self) - before;
    long cpu = threads.getCurrentThreadCpuTime();
    before = threads.getThreadAllocatedBytes(self);
    long walked = walk.run(nodes);
    long bytes = threads.getThreadAllocatedBytes(self) - before - asked;
    return new Probe(walked, Math.max(0, bytes), threads.getCurrentThreadCpuTime() - cpu);
  }

  /** The bytes allocated for each node. */
  public double bytesPerNode() {
    return (double) bytes / Math.max(1, nodes);
  }

  /** The nodes in a second of processor time. */
  public long nodesPerSecond() {
    return nanos == 0 ? 0 : Math.round(nodes * 1e9 / nanos);
  }

  private static final class Walk<P extends Position> {
    private final Rules<P> rules;
    private final List<P> positions = new ArrayList<>();
    private final List<MoveList> lists = new ArrayList<>();
    private long most;
    private long nodes;
    private boolean reached;

    Walk(Game<P> game) {
      rules = game.withoutDrawRules().rules();
      for (int ply = 0; ply <= DEPTH; ply++) {
        positions.add(rules.initial());
        lists.add(new MoveList(1024));
      }
    }

    /** Walks deeper and deeper, from the start each time, until there are enough nodes. */
    long run(long enough) {
      most = enough;
      nodes = 0;
      for (int depth = 1; depth < DEPTH && nodes < most; depth++) {
        reached = false;
        visit(0, depth);
        if (!reached) {
          break; // every game is shorter
        }
      }
      return nodes;
    }

    private void visit(int ply, int depth) {
      P position = positions.get(ply);
      MoveList moves = lists.get(ply);
      if (depth == 1) {
        long count = rules.count(position, moves);
        nodes += count;
        reached |= count > 0;
        return;
      }
      rules.moves(position, moves);
      P child = positions.get(ply + 1);
      for (int i = 0; i < moves.size() && nodes < most; i++) {
        rules.copy(position, child);
        rules.play(child, moves.get(i));
        nodes++;
        visit(ply + 1, depth - 1);
      }
    }
  }
}
