package org.papamu.core.cgt;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A game as a plain tree, compared by the definitions alone: what {@link Values} is held against.
 */
record PlainGame(List<PlainGame> lefts, List<PlainGame> rights) {

  static PlainGame random(RandomGenerator random, int depth) {
    List<PlainGame> lefts = new ArrayList<>();
    List<PlainGame> rights = new ArrayList<>();
    if (depth > 0) {
      for (int i = random.nextInt(3); i > 0; i--) {
        lefts.add(random(random, depth - 1));
      }
      for (int i = random.nextInt(3); i > 0; i--) {
        rights.add(random(random, depth - 1));
      }
    }
    return new PlainGame(lefts, rights);
  }

  int in(Values values) {
    return values.game(
        lefts.stream().mapToInt(game -> game.in(values)).toArray(),
        rights.stream().mapToInt(game -> game.in(values)).toArray());
  }

  boolean atMost(PlainGame other) {
    return lefts.stream().noneMatch(other::atMost)
        && other.rights.stream().noneMatch(right -> right.atMost(this));
  }

  PlainGame plus(PlainGame other) {
    List<PlainGame> left = new ArrayList<>();
    List<PlainGame> right = new ArrayList<>();
    lefts.forEach(game -> left.add(game.plus(other)));
    other.lefts.forEach(game -> left.add(plus(game)));
    rights.forEach(game -> right.add(game.plus(other)));
    other.rights.forEach(game -> right.add(plus(game)));
    return new PlainGame(left, right);
  }

  PlainGame negative() {
    return new PlainGame(
        rights.stream().map(PlainGame::negative).toList(),
        lefts.stream().map(PlainGame::negative).toList());
  }

  /** The canonical form of a value as a tree. */
  static PlainGame of(Values values, int value) {
    List<PlainGame> lefts = new ArrayList<>();
    List<PlainGame> rights = new ArrayList<>();
    for (int i = 0; i < values.lefts(value); i++) {
      lefts.add(of(values, values.left(value, i)));
    }
    for (int i = 0; i < values.rights(value); i++) {
      rights.add(of(values, values.right(value, i)));
    }
    return new PlainGame(lefts, rights);
  }
}
