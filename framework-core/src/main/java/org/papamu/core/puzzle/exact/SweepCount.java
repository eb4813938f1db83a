package org.papamu.core.puzzle.exact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.papamu.api.Player.Stop;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.Layer;
import org.papamu.core.toggle.Steps;
import org.papamu.core.toggle.WordGame;
import org.papamu.core.toggle.WordRule;

/** Finds the fewest sweeps, and a line that takes no more, in a graph of words. */
final class SweepCount {

  private final WordGame<?> game;
  private final Group group;
  private final Steps steps;
  private final List<SweepTable> tables = new ArrayList<>();

  /**
   * Goes through a graph from its end. Meant for graphs of some millions of words.
   *
   * @param stop asked now and then
   */
  SweepCount(WordGame<?> game, Group group, WinGraph graph, Stop stop) {
    this.game = game;
    this.group = group;
    steps = game.steps(group);
    List<Layer> layers = graph.layers();
    SweepTable after = new SweepTable(0);
    for (int i = layers.size() - 1; i >= 0 && !stop.requested(); i--) {
      SweepTable next = after;
      SweepTable table = new SweepTable(layers.get(i).size());
      boolean last = i == layers.size() - 1;
      layers.get(i).forEach(word -> fill(table, word, next, last));
      tables.add(table);
      after = table;
    }
    Collections.reverse(tables);
    isDone = tables.size() == layers.size();
  }

  private final boolean isDone;

  /** Whether it was not stopped. */
  boolean isDone() {
    return isDone;
  }

  private void fill(SweepTable table, long word, SweepTable next, boolean last) {
    if (last) {
      table.put(word, 0, 0);
      return;
    }
    int moves = steps.expand(word);
    int fewest = Integer.MAX_VALUE;
    long savers = 0;
    for (int i = 0; i < moves; i++) {
      long child = steps.child(i);
      if (!next.has(child)) {
        continue;
      }
      WordRule rule = game.rules().get(steps.rule(i));
      int symmetry = group.towards(word ^ rule.toggled());
      int left = next.sweepsAfter(child, group.bit(symmetry, rule.to()));
      if (left < fewest) {
        fewest = left;
        savers = 0;
      }
      if (left == fewest) {
        savers |= 1L << rule.from();
      }
    }
    table.put(word, fewest + 1, savers);
  }

  /** The fewest sweeps from a word of the first layer, or an image of one. */
  int sweeps(long start) {
    return tables.get(0).sweeps(group.canonical(start));
  }

  /**
   * The fewest sweeps from a word of the first layer whose first move leads to a word of the next.
   */
  int sweepsBy(long start, long child) {
    WordRule rule =
        game.rules().stream()
            .filter(one -> one.applies(start) && (start ^ one.toggled()) == child)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no move leads there"));
    int symmetry = group.towards(child);
    return 1
        + tables.get(1).sweepsAfter(group.image(symmetry, child), group.bit(symmetry, rule.to()));
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
        if (rule.applies(word) && next.has(group.canonical(child))) {
          int symmetry = group.towards(child);
          int left = next.sweepsAfter(group.image(symmetry, child), group.bit(symmetry, rule.to()));
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
