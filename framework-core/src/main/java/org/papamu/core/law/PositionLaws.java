package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.core.text.Printable;

/** Laws about positions: ranges, copies, queries, equality and hash. */
final class PositionLaws {

  /** How many moves of a position are looked at where each costs a position or more. */
  private static final int MOVES = 24;

  private static final int MOST_SHOWN = 80;

  private PositionLaws() {}

  static <P extends Position> void inRange(Spot<P> spot) {
    P position = spot.position();
    int seats = spot.game().info().seats().size();
    int turn = position.turn();
    unless(turn >= 0 && turn < seats, "turn() is %s, but there are %s seats", turn, seats);
    for (int point = 0; point < spot.board().size(); point++) {
      int piece = position.at(point);
      unless(piece >= 0, "at(%s) is %s", spot.board().name(point), piece);
    }
    for (String remark : spot.game().remarks(position)) {
      boolean plain = remark.chars().noneMatch(Character::isISOControl);
      unless(plain && !remark.isBlank(), "remarks() has \"%s\"", Printable.of(remark, MOST_SHOWN));
    }
  }

  static <P extends Position> void copy(Spot<P> spot) {
    P source = spot.position();
    same(spot, source, spot.rules().copy(source), "copy(source)");
    P dirty = spot.rules().initial();
    spot.rules().copy(source, dirty);
    same(spot, source, dirty, "copy(source, target) into a usual start");
    for (long move : spot.some(2)) {
      P further = spot.after(move);
      spot.rules().copy(source, further);
      same(
          spot, source, further, "copy(source, target) into the position after " + spot.text(move));
    }
  }

  /** Whether a position answers as the expected one does. */
  static <P extends Position> void same(Spot<P> spot, P expected, P found, String what) {
    unless(found.equals(expected), "%s does not equal its source", what);
    unless(
        found.hash() == expected.hash(),
        "%s hashes to %016x, its source to %016x",
        what,
        found.hash(),
        expected.hash());
    String text = spot.notation().write(found);
    String original = spot.notation().write(expected);
    unless(text.equals(original), "%s is written \"%s\", its source \"%s\"", what, text, original);
    unless(found.turn() == expected.turn(), "%s has another seat to move", what);
    MoveList moves = new MoveList();
    MoveList originals = new MoveList();
    spot.rules().moves(found, moves);
    spot.rules().moves(expected, originals);
    unless(
        java.util.Arrays.equals(moves.toArray(), originals.toArray()),
        "%s has the move codes %s, its source %s",
        what,
        moves,
        originals);
  }

  static <P extends Position> void copyApart(Spot<P> spot) {
    P source = spot.position();
    String text = spot.notation().write(source);
    long hash = source.hash();
    P into = spot.rules().initial();
    for (long move : spot.some(MOVES)) {
      P copy = spot.rules().copy(source);
      spot.rules().play(copy, move);
      unchanged(spot, source, text, hash, "playing " + spot.text(move) + " on copy(source)");
      spot.rules().copy(source, into);
      spot.rules().play(into, move);
      unchanged(
          spot, source, text, hash, "playing " + spot.text(move) + " on copy(source, target)");
    }
    P copy = spot.rules().copy(source);
    for (long move : spot.some(1)) {
      spot.rules().play(source, move);
      unchanged(spot, copy, text, hash, "playing " + spot.text(move) + " on the source of a copy");
    }
  }

  private static <P extends Position> void unchanged(
      Spot<P> spot, P position, String text, long hash, String doing) {
    String now = spot.notation().write(position);
    unless(now.equals(text), "%s changed the other one to \"%s\"", doing, now);
    unless(position.hash() == hash, "%s changed the hash of the other one", doing);
  }

  static <P extends Position> void queries(Spot<P> spot) {
    P position = spot.position();
    P before = spot.position();
    String text = spot.notation().write(before);
    long hash = before.hash();
    MoveList list = new MoveList();
    spot.rules().moves(position, list);
    kept(spot, position, before, text, hash, "moves");
    spot.rules().count(position, new MoveList());
    kept(spot, position, before, text, hash, "count");
    spot.rules().isOver(position, new MoveList());
    kept(spot, position, before, text, hash, "isOver");
    spot.notation().write(position);
    kept(spot, position, before, text, hash, "write");
    for (long move : spot.some(MOVES)) {
      String written = spot.notation().writeMove(position, move);
      kept(spot, position, before, text, hash, "writeMove");
      spot.rules().describe(position, move);
      kept(spot, position, before, text, hash, "describe of " + written);
      spot.game().readMoves(position, written, new MoveList());
      kept(spot, position, before, text, hash, "readMoves of " + written);
    }
    if (list.isEmpty()) {
      for (int seat = 0; seat < spot.game().info().seats().size(); seat++) {
        spot.rules().score(position, seat);
      }
      spot.rules().ending(position);
      kept(spot, position, before, text, hash, "score or ending");
    } else {
      MoveEntry entry = spot.game().enter(position);
      entry.steps().stream().limit(3).forEach(step -> entry.after(step).steps());
      kept(spot, position, before, text, hash, "enter");
    }
  }

  private static <P extends Position> void kept(
      Spot<P> spot, P position, P before, String text, long hash, String doing) {
    unless(
        position.equals(before) && position.hash() == hash,
        "%s changed the position it was asked about",
        doing);
    String now = spot.notation().write(position);
    unless(now.equals(text), "%s changed the position it was asked about to \"%s\"", doing, now);
  }

  static <P extends Position> void playRepeatable(Spot<P> spot) {
    for (long move : spot.some(MOVES)) {
      P first = spot.after(move);
      P second = spot.after(move);
      String one = spot.notation().write(first);
      String two = spot.notation().write(second);
      unless(
          first.equals(second) && one.equals(two),
          "%s played twice from here leads to \"%s\" and to \"%s\"",
          spot.text(move),
          one,
          two);
    }
  }

  static <P extends Position> void equality(Spot<P> spot) {
    P position = spot.position();
    P same = spot.position();
    unless(position.equals(same), "the same moves lead to two positions that are not equal");
    unless(same.equals(position), "equality is not symmetric");
    unless(position.hashCode() == same.hashCode(), "equal positions have different hash codes");
    unless(!position.equals(new Object()), "the position equals an object of no game");
    for (long move : spot.some(MOVES)) {
      P child = spot.after(move);
      unless(
          position.equals(child) == child.equals(position),
          "equality with the position after %s is not symmetric",
          spot.text(move));
      alike(spot, position, child, "after " + spot.text(move));
    }
  }

  /** Whether two positions, if equal, look and hash alike. */
  static <P extends Position> void alike(Spot<P> spot, P one, P other, String what) {
    if (!one.equals(other)) {
      return;
    }
    unless(one.turn() == other.turn(), "the position equals that %s, which has another turn", what);
    for (int point = 0; point < spot.board().size(); point++) {
      unless(
          one.at(point) == other.at(point),
          "the position equals that %s, which has another piece on %s",
          what,
          spot.board().name(point));
    }
    unless(
        one.hash() == other.hash(),
        "the position hashes to %016x, but the equal one %s to %016x",
        one.hash(),
        what,
        other.hash());
    unless(
        one.hashCode() == other.hashCode(),
        "the position has another hash code than the equal one %s",
        what);
  }

  static <P extends Position> void hash(Spot<P> spot) {
    P played = spot.position();
    String text = spot.notation().write(played);
    compare(played, spot.position(), "played again");
    compare(played, spot.rules().copy(played), "copied");
    compare(played, spot.notation().read(text), "read from \"" + text + "\"");
    for (long move : spot.some(MOVES)) {
      P child = spot.after(move);
      String childText = spot.notation().write(child);
      P read = spot.notation().read(childText);
      unless(
          child.hash() == read.hash() || !child.equals(read),
          "after play(%s) the hash is %016x, but the equal position read from \"%s\" hashes to"
              + " %016x",
          spot.text(move),
          child.hash(),
          childText,
          read.hash());
    }
  }

  private static <P extends Position> void compare(P played, P other, String how) {
    unless(
        played.hash() == other.hash() || !played.equals(other),
        "the hash is %016x as played, but %016x %s",
        played.hash(),
        other.hash(),
        how);
  }
}
