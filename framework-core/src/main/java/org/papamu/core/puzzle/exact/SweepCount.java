package org.papamu.core.puzzle.exact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.Steps;
import org.papamu.core.toggle.WordGame;
import org.papamu.core.toggle.WordRule;
import org.papamu.core.toggle.WordSet;

/** Finds the fewest sweeps, and a line that takes no more, in a graph of words. */
final class SweepCount {

  private static final int ASK = (1 << 12) - 1;

  private final WordGame<?> game;
  private final Group group;
  private final Steps steps;
  private final Stop stop;
  private final List<SweepTable> tables = new ArrayList<>();
  private final boolean isDone;
  private boolean stopped;

  /**
   * Goes through a graph from its end. Meant for graphs of some millions of words.
   *
   * @param stop asked now and then
   */
  SweepCount(WinGraph graph, Stop stop) {
    game = graph.game();
    group = graph.group();
    this.stop = stop;
    steps = game.steps(group);
    List<? extends WordSet> layers = graph.layers();
    for (int i = layers.size() - 1; i >= 0 && !stopped; i--) {
      SweepTable table = new SweepTable(layers.get(i));
      if (i < layers.size() - 1) {
        fill(table, layers.get(i), tables.get(tables.size() - 1));
      }
      tables.add(table);
    }
    Collections.reverse(tables);
    isDone = !stopped;
  }

  /** Whether it was not stopped; nothing may be asked otherwise. */
  boolean isDone() {
    return isDone;
  }

  private void fill(SweepTable table, WordSet words, SweepTable next) {
    int[] index = new int[1];
    words.forEach(
        word -> {
          int at = index[0]++;
          if ((at & ASK) == 0) {
            stopped |= stop.requested();
          }
          if (!stopped) {
            fill(table, at, word, next);
          }
        });
  }

  private void fill(SweepTable table, int at, long word, SweepTable next) {
    int moves = steps.expand(word);
    int fewest = Integer.MAX_VALUE;
    long savers = 0;
    for (int i = 0; i < moves; i++) {
      int child = next.find(steps.child(i));
      if (child < 0) {
        continue;
      }
      WordRule rule = game.rules().get(steps.rule(i));
      int left = next.sweepsAfter(child, group.bit(steps.symmetry(i), rule.to()));
      if (left < fewest) {
        fewest = left;
        savers = 0;
      }
      if (left == fewest) {
        savers |= 1L << rule.from();
      }
    }
    table.put(at, fewest + 1, savers);
  }

  /** The fewest sweeps from a word of the first layer, or an image of one. */
  int sweeps(long start) {
    return tables.get(0).sweeps(tables.get(0).find(group.canonical(start)));
  }

  /** The fewest sweeps from a position of the first layer whose first move leads to another. */
  int sweepsBy(Position from, Position to) {
    long start = game.word(from);
    long child = game.word(to);
    WordRule rule =
        game.rules().stream()
            .filter(one -> one.applies(start) && (start ^ one.toggled()) == child)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no move leads there"));
    return 1 + after(tables.get(1), child, rule.to());
  }

  /** The fewest sweeps from an image of a word if the piece on a bit moved last. */
  private int after(SweepTable table, long word, int piece) {
    int symmetry = group.towards(word);
    int index = table.find(group.image(symmetry, word));
    return table.sweepsAfter(index, group.bit(symmetry, piece));
  }

  /** The rules of a line with the fewest sweeps, by number. */
  List<Integer> line(long start) {
    List<Integer> line = new ArrayList<>();
    long word = start;
    int budget = sweeps(start);
    int piece = -1;
    for (int i = 1; i < tables.size(); i++) {
      SweepTable next = tables.get(i);
      for (int number = 0; number < game.rules().size(); number++) {
        WordRule rule = game.rules().get(number);
        long child = word ^ rule.toggled();
        int cost = rule.from() == piece ? 0 : 1;
        if (rule.applies(word) && next.find(group.canonical(child)) >= 0) {
          int left = after(next, child, rule.to());
          if (left + cost <= budget) {
            budget -= cost;
            word = child;
            piece = rule.to();
            line.add(number);
            break;
          }
        }
      }
      if (line.size() < i) {
        throw new IllegalStateException("a line that ends before a goal");
      }
    }
    return line;
  }
}
