package org.papamu.pegsolitaire;

import java.util.List;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;
import org.papamu.pegsolitaire.Layout.Axis;

/**
 * The rules: a peg jumps over a neighbour along a line into the empty hole behind, and the peg
 * jumped over leaves the board.
 *
 * <h2>Scores</h2>
 *
 * <p>The score is the number of pegs too many, so less is better. A solved position (one peg left,
 * on the target) scores 0. Any other scores {@code max(1, pegs - 1)}: a single peg on a hole that
 * is not the target is no solution, nor is an empty board.
 *
 * <h2>Moves</h2>
 *
 * <p>A jump turns over the three holes of its line, and which of the two end holes had the peg is
 * known from the position. So a move's code is the set of the three bits, and playing it is one
 * exclusive or.
 */
final class PegRules implements Rules<PegPosition> {

  private final Layout layout;
  private final int start;
  private final int target;
  private final Messages words;

  // The axes spelled out: perft with a loop over them takes 1.4 times as long. Triangles have
  // three.
  private final int shift1;
  private final int shift2;
  private final int shift3;
  private final long middles1;
  private final long middles2;
  private final long middles3;

  /**
   * Rules of one problem.
   *
   * @param start the hole that starts empty
   * @param target the hole where the last peg is to end, or {@link Topology#NONE} for any
   */
  PegRules(Layout layout, int start, int target, Messages words) {
    this.words = words;
    this.layout = layout;
    this.start = start;
    this.target = target;
    List<Axis> axes = layout.axes();
    Axis third = axes.size() > 2 ? axes.get(2) : Axis.NONE;
    shift1 = axes.get(0).shift();
    shift2 = axes.get(1).shift();
    shift3 = third.shift();
    middles1 = axes.get(0).middles();
    middles2 = axes.get(1).middles();
    middles3 = third.middles();
  }

  @Override
  public PegPosition initial() {
    return new PegPosition(layout, layout.all() ^ layout.bit(start), target);
  }

  @Override
  public PegPosition copy(PegPosition source) {
    return new PegPosition(layout, source.pegs(), source.target());
  }

  @Override
  public void copy(PegPosition source, PegPosition target) {
    target.copyFrom(source);
  }

  @Override
  public void moves(PegPosition position, MoveList out) {
    out.clear();
    long pegs = position.pegs();
    add(jumpable(pegs, shift1, middles1), shift1, out);
    add(jumpable(pegs, shift2, middles2), shift2, out);
    if (middles3 != 0) {
      add(jumpable(pegs, shift3, middles3), shift3, out);
    }
  }

  @Override
  public long count(PegPosition position, MoveList scratch) {
    return jumps(position.pegs());
  }

  /** The number of jumps. */
  int jumps(long pegs) {
    int count =
        Long.bitCount(jumpable(pegs, shift1, middles1))
            + Long.bitCount(jumpable(pegs, shift2, middles2));
    return middles3 == 0 ? count : count + Long.bitCount(jumpable(pegs, shift3, middles3));
  }

  /** The pegs that can be jumped over along an axis; the layout's design note says why. */
  private static long jumpable(long pegs, int shift, long middles) {
    return pegs & ((pegs << shift) ^ (pegs >>> shift)) & middles;
  }

  private static void add(long jumpable, int shift, MoveList out) {
    for (long rest = jumpable; rest != 0; rest &= rest - 1) {
      long over = rest & -rest;
      out.add((over << shift) | over | (over >>> shift));
    }
  }

  @Override
  public void play(PegPosition position, long move) {
    position.toggle(move);
  }

  @Override
  public int score(PegPosition position, int seat) {
    return position.isSolved() ? 0 : Math.max(1, position.count() - 1);
  }

  @Override
  public Ending ending(PegPosition position) {
    return position.isSolved()
        ? new Ending("peg-solitaire.solved", solved(position))
        : new Ending("peg-solitaire.stuck", stuck(position));
  }

  private String solved(PegPosition position) {
    return position.target() == Topology.NONE
        ? words.say("ending.solved")
        : words.say("ending.solved-target", name(position.target()));
  }

  private String stuck(PegPosition position) {
    return switch (position.count()) {
      case 0 -> words.say("ending.none-left");
      case 1 ->
          words.say(
              "ending.wrong-hole", name(layout.point(position.pegs())), name(position.target()));
      default -> words.count("ending.stuck", position.count());
    };
  }

  private String name(int point) {
    return layout.board().topology().name(point);
  }

  @Override
  public Move describe(PegPosition position, long move) {
    Jump jump = Jump.of(position, move);
    return Move.of(move, Step.shift(jump.from(), jump.to()).taking(PointSet.of(jump.over())));
  }

  /** Every symmetry of the board keeps play, since the target is mapped with the pegs. */
  @Override
  public boolean image(PegPosition source, int symmetry, PegPosition target) {
    target.becomeImage(source, symmetry);
    return true;
  }
}
