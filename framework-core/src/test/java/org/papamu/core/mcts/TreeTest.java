package org.papamu.core.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Player.Stop;

class TreeTest {

  private static final int CAPACITY = 8_000;

  /** Grows a tree by chance; the visits of a node are at least those of its children together. */
  private static Tree grown(long seed) {
    Tree tree = new Tree(CAPACITY, false);
    SplittableRandom random = new SplittableRandom(seed);
    tree.visits[Tree.ROOT] = 1 << 20;
    List<Integer> leaves = new ArrayList<>(List.of(Tree.ROOT));
    while (!leaves.isEmpty()) {
      int node = leaves.remove(random.nextInt(leaves.size()));
      int children = 1 + random.nextInt(9);
      int start = tree.allocate(children);
      if (start < 0) {
        return tree;
      }
      for (int i = 0; i < children; i++) {
        tree.initialize(start + i, random.nextLong() >>> 1, 0.25f, 0);
        tree.visits[start + i] = tree.visits[node] / 10;
        tree.reward(start + i, 0.5f);
        leaves.add(start + i);
      }
      assertThat(tree.claim(node)).isTrue();
      tree.publish(node, start, children);
    }
    return tree;
  }

  /** The tree below a node as text, down to nodes that have too few visits for children. */
  private static String text(Tree tree, int node, int leastVisits) {
    StringBuilder text = new StringBuilder();
    text.append(tree.move[node]).append(' ').append(tree.visits[node]).append(' ');
    text.append(tree.sum[node]).append(' ').append(tree.prior[node]).append('(');
    if (tree.first(node) > 0 && tree.visits[node] >= leastVisits) {
      for (int i = 0; i < tree.count[node]; i++) {
        text.append(text(tree, tree.first(node) + i, leastVisits));
      }
    }
    return text.append(')').toString();
  }

  @Test
  void aSubtreeIsKeptWhole() {
    for (int seed = 0; seed < 20; seed++) {
      Tree tree = grown(seed);
      int child = tree.first(Tree.ROOT) + tree.count[Tree.ROOT] - 1;
      String before = text(tree, child, 0);
      assertThat(TreeSweep.sweep(tree, child, CAPACITY, Stop.NEVER)).isTrue();
      assertThat(text(tree, Tree.ROOT, 0)).isEqualTo(before);
      assertThat(tree.size()).isEqualTo(size(tree, Tree.ROOT));
    }
  }

  private static int size(Tree tree, int node) {
    int size = 1;
    for (int i = 0; tree.first(node) > 0 && i < tree.count[node]; i++) {
      size += size(tree, tree.first(node) + i);
    }
    return size;
  }

  @Test
  void seldomVisitedNodesLoseTheirChildren() {
    for (int seed = 0; seed < 3; seed++) {
      Tree tree = grown(seed);
      List<String> before = new ArrayList<>();
      for (int least = 1; least <= 1 << 20; least *= 2) {
        before.add(text(tree, Tree.ROOT, least));
      }
      assertThat(TreeSweep.sweep(tree, Tree.ROOT, CAPACITY / 2, Stop.NEVER)).isTrue();
      assertThat(tree.size()).isBetween(2, CAPACITY / 2);
      assertThat(before).contains(text(tree, Tree.ROOT, 0));
    }
  }

  @Test
  void theRootKeepsItsChildrenHoweverLittleRoomThereIs() {
    Tree tree = grown(1);
    int children = tree.count[Tree.ROOT];
    TreeSweep.sweep(tree, Tree.ROOT, 1, Stop.NEVER);
    assertThat(tree.size()).isEqualTo(1 + children);
  }

  @Test
  void aSweepCanBeStopped() {
    assertThat(TreeSweep.sweep(grown(1), Tree.ROOT, CAPACITY / 2, () -> true)).isFalse();
  }

  @Test
  void roomIsBounded() {
    Tree tree = new Tree(10, true);
    assertThat(tree.allocate(9)).isEqualTo(1);
    assertThat(tree.allocate(1)).isEqualTo(-1);
    tree.release(5, 5);
    assertThat(tree.allocate(5)).isEqualTo(5);
    assertThat(tree.size()).isEqualTo(10);
  }
}
