package org.papamu.core.cgt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Parts;
import org.papamu.api.Position;
import org.papamu.api.Regions;
import org.papamu.api.Rules;

/**
 * Values of the positions of a normal-play game of two seats. What was worked out is remembered,
 * for parts of positions where the game {@linkplain Game#regions splits} them, else for positions
 * up to symmetry; so a run over many positions gets quicker. Confined to one thread.
 *
 * @param <P> the game's own position type
 */
public final class Valuation<P extends Position> {

  private final Game<P> game;
  private final Rules<P> rules;
  private final Values values;
  private final int left;
  private final @Nullable Regions<P> regions;
  private final KeyTable parts = new KeyTable();
  private final Map<P, Integer> positions = new HashMap<>();
  private final List<Level<P>> levels = new ArrayList<>();

  /** What a remembered position takes, nearly. */
  private final long bytesOfPosition;

  /** What one position of the line at hand needs, made once for each depth. */
  private static final class Level<P extends Position> {
    final Parts parts;
    final List<P> extracted = new ArrayList<>();
    final P child;
    final P image;
    final MoveList moves = new MoveList();
    final IdList left = new IdList();
    final IdList right = new IdList();

    Level(Game<P> game) {
      parts = new Parts(game.board().size());
      child = game.rules().initial();
      image = game.rules().initial();
    }

    P extracted(Rules<P> rules, int index) {
      while (extracted.size() <= index) {
        extracted.add(rules.initial());
      }
      return extracted.get(index);
    }
  }

  private Valuation(Game<P> game, Values values) {
    this.game = game;
    this.values = values;
    bytesOfPosition = 160 + 2L * game.board().size();
    rules = game.rules();
    left = left(game);
    regions = game.regions().orElse(null);
  }

  /**
   * Values of a game's positions.
   *
   * @param values where values are made; its limits hold
   * @throws IllegalArgumentException if the game is not one of two seats under normal play
   */
  public static <P extends Position> Valuation<P> of(Game<P> game, Values values) {
    if (!suits(game)) {
      throw new IllegalArgumentException(game.info().name() + " is no normal-play game of two");
    }
    return new Valuation<>(game, values);
  }

  /**
   * Whether the positions of a game have combinatorial values: normal play, two seats, no loops.
   */
  public static boolean suits(Game<?> game) {
    return game.info().seats().size() == 2
        && game.info().is(Fact.NORMAL_PLAY)
        && game.info().is(Fact.LOOP_FREE);
  }

  /** The seat that is Left: the one called black or left, else the one that moves first. */
  public static int left(Game<?> game) {
    List<String> seats = game.info().seats();
    return Math.max(0, Math.max(seats.indexOf("black"), seats.indexOf("left")));
  }

  /** Whether a position has a value: whether either seat could be to move. */
  public boolean hasValue(P position) {
    return rules.pass(rules.copy(position));
  }

  /** What the values are kept in. */
  public Values values() {
    return values;
  }

  /**
   * The value of a position, for Left; the turn makes no difference.
   *
   * @param position one that {@link #hasValue}; not changed
   * @throws LimitReached if a limit ended it; what was worked out stays known
   * @throws ArithmeticException if a value needs numbers beyond the limits of {@link Values}
   */
  public int value(P position) {
    return value(position, 0);
  }

  /**
   * The value of a part of a position that {@code finder}, the game's own, has just split.
   *
   * @throws LimitReached if a limit ended it
   */
  public int value(Regions<P> finder, P position, Parts split, int part) {
    int known = parts.find(split, part);
    if (known < 0) {
      P alone = rules.initial();
      finder.extract(position, split, part, alone);
      known = signed(workOut(alone, 0), split.sign(part));
      parts.put(split, part, known);
    }
    return signed(known, split.sign(part));
  }

  /** The value of a part of a split position if it is known; nothing is worked out for it. */
  public OptionalInt known(Parts split, int part) {
    int known = parts.find(split, part);
    return known < 0 ? OptionalInt.empty() : OptionalInt.of(signed(known, split.sign(part)));
  }

  /** The value of a position if everything that it takes is known; nothing is worked out for it. */
  public OptionalInt known(P position) {
    if (regions == null) {
      Integer value = positions.get(least(position, level(0)));
      return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }
    Parts split = level(0).parts;
    regions.split(position, split);
    int sum = Values.ZERO;
    for (int part = 0; part < split.size(); part++) {
      int known = parts.find(split, part);
      if (known < 0) {
        return OptionalInt.empty();
      }
      sum = values.sum(sum, signed(known, split.sign(part)));
    }
    return OptionalInt.of(sum);
  }

  private int value(P position, int depth) {
    Regions<P> finder = regions;
    return finder == null ? whole(position, depth) : sum(finder, position, depth);
  }

  private Level<P> level(int depth) {
    while (levels.size() <= depth) {
      levels.add(new Level<>(game));
    }
    return levels.get(depth);
  }

  /** The value of a position by that of its parts. */
  private int sum(Regions<P> finder, P position, int depth) {
    Level<P> level = level(depth);
    Parts split = level.parts;
    finder.split(position, split);
    // The finder's scratch is gone once it splits the next position.
    for (int part = 0; part < split.size(); part++) {
      if (parts.find(split, part) < 0) {
        finder.extract(position, split, part, level.extracted(rules, part));
      }
    }
    int sum = Values.ZERO;
    for (int part = 0; part < split.size(); part++) {
      int known = parts.find(split, part);
      if (known < 0) {
        known = signed(workOut(level.extracted.get(part), depth), split.sign(part));
        parts.put(split, part, known);
      }
      sum = values.sum(sum, signed(known, split.sign(part)));
    }
    return sum;
  }

  private int signed(int value, int sign) {
    return sign > 0 ? value : values.negative(value);
  }

  /** The value of a position that does not split. */
  private int whole(P position, int depth) {
    P least = least(position, level(depth));
    Integer known = positions.get(least);
    if (known == null) {
      known = workOut(position, depth);
      positions.put(least, known);
    }
    return known;
  }

  /** The image of a position, with Left to move, that stands for all of its images. */
  private P least(P position, Level<P> level) {
    P turned = rules.copy(position);
    turnTo(left, turned);
    P least = turned;
    for (int symmetry = 1; symmetry < game.board().symmetries(); symmetry++) {
      if (rules.image(turned, symmetry, level.image) && level.image.hash() < least.hash()) {
        least = rules.copy(level.image);
      }
    }
    return least;
  }

  private int workOut(P position, int depth) {
    values.check(parts.bytes() + positions.size() * bytesOfPosition);
    Level<P> level = level(depth);
    P child = level.child;
    level.left.clear();
    level.right.clear();
    for (int side = 0; side < 2; side++) {
      int seat = side == 0 ? left : 1 - left;
      IdList options = side == 0 ? level.left : level.right;
      rules.copy(position, child);
      turnTo(seat, child);
      rules.moves(child, level.moves);
      for (int i = 0; i < level.moves.size(); i++) {
        rules.copy(position, child);
        turnTo(seat, child);
        rules.play(child, level.moves.get(i));
        options.add(value(child, depth + 1));
      }
    }
    return values.game(level.left, level.right);
  }

  private void turnTo(int seat, P position) {
    if (position.turn() != seat && !rules.pass(position)) {
      throw new IllegalArgumentException("the turn cannot be handed over here");
    }
  }

  /** The number of parts, or of positions, whose value is known. */
  public long known() {
    return parts.size() + (long) positions.size();
  }
}
