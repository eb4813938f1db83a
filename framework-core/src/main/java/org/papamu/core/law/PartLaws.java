package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Parts;
import org.papamu.api.Position;
import org.papamu.api.Regions;

/** Laws about the turn handed over, and about positions that fall into independent parts. */
final class PartLaws {

  private PartLaws() {}

  static <P extends Position> void pass(Spot<P> spot) {
    P once = spot.position();
    boolean passed = spot.rules().pass(once);
    P before = spot.position();
    if (!passed) {
      unless(once.equals(before), "pass() says no, but has changed the position");
      return;
    }
    int seats = spot.game().info().seats().size();
    unless(
        once.turn() != before.turn() && once.turn() >= 0 && once.turn() < seats,
        "after pass() it is the turn of seat %s, before it was that of seat %s",
        once.turn(),
        before.turn());
    for (int point = 0; point < spot.board().size(); point++) {
      unless(
          once.at(point) == before.at(point),
          "pass() has changed what is on %s",
          spot.board().name(point));
    }
    unless(once.hash() != before.hash(), "after pass() the hash is the same, %016x", once.hash());
    for (int passes = 1; passes < seats; passes++) {
      unless(spot.rules().pass(once), "pass() says yes, and then no");
    }
    unless(
        once.equals(before) && once.hash() == before.hash(),
        "passing once for each seat does not lead back to the position");
  }

  static <P extends Position> void regions(Spot<P> spot) {
    if (spot.game().regions().isEmpty()) {
      return;
    }
    unless(
        spot.game().info().is(Fact.NORMAL_PLAY),
        "regions are of normal-play games, and this is not declared as one");
    P position = spot.position();
    if (!spot.rules().pass(spot.position())) {
      return;
    }
    sums(spot, position, "");
    for (long move : spot.some(8)) {
      sums(spot, spot.after(move), "after play(" + spot.text(move) + ") ");
    }
  }

  /** Each seat has as many moves as in the parts together. */
  private static <P extends Position> void sums(Spot<P> spot, P position, String where) {
    Regions<P> regions = spot.game().regions().orElseThrow();
    P other = spot.rules().copy(position);
    if (!spot.rules().pass(other)) {
      return;
    }
    P unchanged = spot.rules().copy(position);
    Parts parts = new Parts(spot.board().size());
    regions.split(position, parts);
    unless(position.equals(unchanged), "%ssplitting changed the position", where);
    boolean[] taken = new boolean[spot.board().size()];
    for (int part = 0; part < parts.size(); part++) {
      parts
          .points(part)
          .forEach(
              point -> {
                unless(
                    point >= 0 && point < taken.length && !taken[point],
                    "%spoint %s is in two parts, or not on the board",
                    where,
                    point);
                taken[point] = true;
              });
    }
    long own = 0;
    long others = 0;
    P alone = spot.rules().initial();
    MoveList scratch = new MoveList();
    for (int part = 0; part < parts.size(); part++) {
      regions.extract(position, parts, part, alone);
      unless(
          alone.turn() == position.turn(),
          "%sin part %s alone it is the turn of another seat",
          where,
          part + 1);
      own += spot.rules().count(alone, scratch);
      unless(spot.rules().pass(alone), "%sin part %s alone pass() says no", where, part + 1);
      others += spot.rules().count(alone, scratch);
    }
    same(spot, where, position.turn(), spot.rules().count(position, scratch), own);
    same(spot, where, other.turn(), spot.rules().count(other, scratch), others);
  }

  private static void same(Spot<?> spot, String where, int seat, long whole, long parts) {
    unless(
        whole == parts,
        "%s%s has %s moves in the whole and %s in the parts together",
        where,
        spot.game().info().seats().get(seat),
        whole,
        parts);
  }
}
