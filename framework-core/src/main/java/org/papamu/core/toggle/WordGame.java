package org.papamu.core.toggle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.Toggles;
import org.papamu.api.board.Topology;

/**
 * A game of one seat whose positions are words: bit sets of the filled points. Immutable.
 *
 * <p>The complement of a word is the position seen from the end: a rule that applies to it is a
 * move taken back. So one generator goes both ways.
 *
 * @param <P> the game's own position type
 */
public final class WordGame<P extends Position> {

  private final Game<P> game;
  private final Toggles<P> toggles;
  private final int[] bits;
  private final long all;
  private final List<WordRule> rules;
  private final List<Mirror> mirrors;

  private WordGame(Game<P> game, Toggles<P> toggles, int[] bits) {
    this.game = game;
    this.toggles = toggles;
    this.bits = bits;
    long points = 0;
    for (int bit : bits) {
      points |= 1L << bit;
    }
    all = points;
    List<WordRule> made = new ArrayList<>();
    for (Toggles.Rule rule : toggles.rules()) {
      made.add(
          new WordRule(
              Placement.word(bits, rule.filled()),
              Placement.word(bits, rule.empty()),
              bits[rule.from()],
              bits[rule.to()]));
    }
    rules = List.copyOf(made);
    mirrors = mirrors(game.board());
  }

  /** The game in words; empty if it does not offer its rules as toggles, or has too many points. */
  public static <P extends Position> Optional<WordGame<P>> of(Game<P> game) {
    return game.toggles()
        .filter(toggles -> Placement.fits(game.board()) && game.info().seats().size() == 1)
        .map(toggles -> new WordGame<>(game, toggles, Placement.of(game.board(), toggles.rules())));
  }

  /** The same game with each point at the bit of its number, so that no bit is left out. */
  public WordGame<P> dense() {
    int[] numbers = new int[bits.length];
    Arrays.setAll(numbers, point -> point);
    return new WordGame<>(game, toggles, numbers);
  }

  /** The symmetries of the board that map rules to rules; the one that changes nothing first. */
  private List<Mirror> mirrors(Topology board) {
    Set<WordRule> known = new HashSet<>(rules);
    List<Mirror> found = new ArrayList<>();
    for (int symmetry = 0; symmetry < board.symmetries(); symmetry++) {
      int[] to = new int[Long.SIZE];
      Arrays.setAll(to, bit -> bit);
      for (int point = 0; point < bits.length; point++) {
        to[bits[point]] = bits[board.image(symmetry, point)];
      }
      Mirror mirror = new Mirror(to);
      if (rules.stream().allMatch(rule -> known.contains(rule.image(mirror)))) {
        found.add(mirror);
      }
    }
    return List.copyOf(found);
  }

  /** The game. */
  public Game<P> game() {
    return game;
  }

  /** The rules, by number. */
  public List<WordRule> rules() {
    return rules;
  }

  /** All points. */
  public long all() {
    return all;
  }

  /** The bit of a point. */
  public int bit(int point) {
    return bits[point];
  }

  /** The number of points. */
  public int points() {
    return bits.length;
  }

  /** A word of the same game with other bits, in the bits of this one. */
  public long translated(WordGame<?> other, long word) {
    long translated = 0;
    for (int point = 0; point < bits.length; point++) {
      translated |= (word >>> other.bits[point] & 1) << bits[point];
    }
    return translated;
  }

  /** The filled points of a position of the game. */
  public long word(Position position) {
    long word = 0;
    for (int point = 0; point < bits.length; point++) {
      if (position.at(point) != 0) {
        word |= 1L << bits[point];
      }
    }
    return word;
  }

  /** The words that are solutions of the puzzle that a position belongs to, each once. */
  public long[] goals(P position) {
    return toggles.goals(position).stream()
        .mapToLong(points -> Placement.word(bits, points))
        .distinct()
        .sorted()
        .toArray();
  }

  /** All symmetries that keep the rules and these sets of words. */
  public Group group(long[]... kept) {
    List<Mirror> keeping = new ArrayList<>();
    for (Mirror mirror : mirrors) {
      boolean keeps = true;
      for (long[] words : kept) {
        long[] sorted = Arrays.stream(words).sorted().toArray();
        keeps &= Arrays.equals(sorted, Arrays.stream(words).map(mirror::of).sorted().toArray());
      }
      if (keeps) {
        keeping.add(mirror);
      }
    }
    return new Group(keeping);
  }

  /** A generator of moves up to the symmetries of a group, for one thread. */
  public Steps steps(Group group) {
    return new Steps(shapes(), rules, group);
  }

  /**
   * How many more points each move empties than it fills, if that is the same number above 0 for
   * all moves; else 0.
   */
  public int loss() {
    Set<Integer> losses = new HashSet<>();
    for (WordRule rule : rules) {
      losses.add(Long.bitCount(rule.filled()) - Long.bitCount(rule.empty()));
    }
    return losses.size() == 1 ? Math.max(0, losses.iterator().next()) : 0;
  }

  List<Shape> shapes() {
    Map<List<Long>, Shape> shapes = new HashMap<>();
    List<Shape> ordered = new ArrayList<>();
    for (int i = 0; i < rules.size(); i++) {
      WordRule rule = rules.get(i);
      int anchor = Long.numberOfTrailingZeros(rule.toggled());
      List<Long> key = List.of(rule.filled() >>> anchor, rule.empty() >>> anchor);
      Shape shape = shapes.get(key);
      if (shape == null) {
        shape = new Shape(key.get(0), key.get(1));
        shapes.put(key, shape);
        ordered.add(shape);
      }
      shape.add(anchor, i);
    }
    return ordered;
  }
}
