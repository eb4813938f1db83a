package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Position;

/** Laws about the list of legal moves. */
final class MoveLaws {

  /** How many children of a position are compared with one another. */
  private static final int CHILDREN = 400;

  private MoveLaws() {}

  static <P extends Position> void repeatable(Spot<P> spot) {
    P position = spot.position();
    MoveList first = new MoveList();
    spot.rules().moves(position, first);
    MoveList second = new MoveList(1);
    second.add(Long.MAX_VALUE);
    spot.rules().moves(position, second);
    unless(
        second.isEmpty() || second.get(0) != Long.MAX_VALUE,
        "moves() did not clear the list that it was given");
    unless(
        Arrays.equals(first.toArray(), second.toArray()),
        "the codes listed first are %s, asked again they are %s",
        first,
        second);
    MoveList again = new MoveList();
    spot.rules().moves(spot.position(), again);
    unless(
        Arrays.equals(first.toArray(), again.toArray()),
        "the codes listed are %s, but %s when the same moves are played to here again",
        first,
        again);
  }

  static <P extends Position> void distinct(Spot<P> spot) {
    MoveList moves = spot.legal();
    Set<Long> seen = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      unless(move >= 0, "code %s is negative", move);
      unless(seen.add(move), "code %s (%s) is listed twice", move, spot.text(move));
    }
  }

  static <P extends Position> void effects(Spot<P> spot) {
    record Effect(String child, PointSet taken) {}
    Map<Effect, Long> seen = new HashMap<>();
    for (long move : spot.some(CHILDREN)) {
      Effect effect =
          new Effect(
              spot.notation().write(spot.after(move)),
              spot.rules().describe(spot.position(), move).taken());
      Long other = seen.put(effect, move);
      unless(
          other == null || other == move,
          "codes %s (%s) and %s (%s) have one effect: both lead to \"%s\" by the same taken stones",
          other,
          other == null ? "" : spot.text(other),
          move,
          spot.text(move),
          effect.child());
    }
  }

  static <P extends Position> void count(Spot<P> spot) {
    MoveList moves = spot.legal();
    MoveList scratch = new MoveList(1);
    scratch.add(0);
    long count = spot.rules().count(spot.position(), scratch);
    unless(count == moves.size(), "count is %s, but %s moves are listed", count, moves.size());
    unless(
        spot.rules().isOver(spot.position(), scratch) == moves.isEmpty(),
        "isOver is %s, but %s moves are listed",
        !moves.isEmpty(),
        moves.size());
  }

  static <P extends Position> void withoutDrawRules(Spot<P> spot) {
    Game<P> plain = spot.game().withoutDrawRules();
    unless(
        plain.info().repetition() == 0,
        "withoutDrawRules() still has a draw after %s repetitions",
        plain.info().repetition());
    P position = spot.position();
    String text = spot.notation().write(position);
    String other = plain.notation().write(position);
    unless(
        text.equals(other),
        "withoutDrawRules() writes \"%s\" where the game writes \"%s\"",
        other,
        text);
    MoveList moves = spot.legal();
    MoveList others = new MoveList();
    plain.rules().moves(position, others);
    unless(
        moves.isEmpty() || Arrays.equals(moves.toArray(), others.toArray()),
        "withoutDrawRules() lists %s where the game lists %s",
        others,
        moves);
  }
}
