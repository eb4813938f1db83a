package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.board.Topology;

/** Compares a position with the symmetric images that the rules give of it. */
final class ImageLaws {

  private static final int NODES = 1500;
  private static final int DEEPEST = 3;

  /** How many moves a position may have for its children's images to be compared. */
  private static final int CHILDREN = 100;

  private ImageLaws() {}

  static <P extends Position> void images(Spot<P> spot) {
    Topology board = spot.board();
    P image = spot.rules().initial();
    if (spot.rules().image(spot.position(), 0, image)) {
      unless(image.equals(spot.position()), "the image under symmetry 0 is another position");
    }
    for (int symmetry = 1; symmetry < board.symmetries(); symmetry++) {
      P source = spot.position();
      P target = spot.rules().initial();
      if (!spot.rules().image(source, symmetry, target)) {
        continue;
      }
      unless(
          source.equals(spot.position()),
          "making an image under symmetry %s changed the source",
          symmetry);
      String name = "the image \"%s\" under symmetry %s".formatted(write(spot, target), symmetry);
      unless(source.turn() == target.turn(), "another seat is to move in %s", name);
      for (int point = 0; point < board.size(); point++) {
        int there = board.image(symmetry, point);
        unless(
            source.at(point) == target.at(there),
            "the piece on %s is not that on %s in %s",
            board.name(point),
            board.name(there),
            name);
      }
      unless(
          spot.notation().read(write(spot, target)).equals(target),
          "%s reads back to another position",
          name);
      children(spot, symmetry, target, name);
      games(spot, source, target, name);
      results(spot, source, target, name);
    }
  }

  private static <P extends Position> String write(Spot<P> spot, P position) {
    return spot.notation().write(position);
  }

  /** The images of the positions after each move are the positions after each move of the image. */
  private static <P extends Position> void children(
      Spot<P> spot, int symmetry, P target, String name) {
    MoveList own = spot.legal();
    MoveList moves = new MoveList();
    spot.rules().moves(target, moves);
    unless(own.size() == moves.size(), "%s moves, but %s in %s", own.size(), moves.size(), name);
    if (own.size() > CHILDREN) {
      return;
    }
    List<String> expected = new ArrayList<>();
    List<String> found = new ArrayList<>();
    P image = spot.rules().initial();
    for (int i = 0; i < own.size(); i++) {
      if (!spot.rules().image(spot.after(own.get(i)), symmetry, image)) {
        return;
      }
      expected.add(write(spot, image));
      P child = spot.rules().copy(target);
      spot.rules().play(child, moves.get(i));
      found.add(write(spot, child));
    }
    Collections.sort(expected);
    Collections.sort(found);
    for (int i = 0; i < expected.size(); i++) {
      unless(
          expected.get(i).equals(found.get(i)),
          "a move leads to \"%s\" in the mirror, but no move from %s does",
          expected.get(i),
          name);
    }
  }

  private static <P extends Position> void games(Spot<P> spot, P source, P target, String name) {
    for (int plies = 2; plies <= DEEPEST; plies++) {
      long own = new WholeGameLaws.Tree<>(spot.game(), NODES).count(source, plies);
      if (own < 0) {
        return;
      }
      long count = new WholeGameLaws.Tree<>(spot.game(), Long.MAX_VALUE).count(target, plies);
      unless(count == own, "perft(%s) is %s, but %s from %s", plies, own, count, name);
    }
  }

  private static <P extends Position> void results(Spot<P> spot, P source, P target, String name) {
    if (!spot.legal().isEmpty()) {
      return;
    }
    for (int seat = 0; seat < spot.game().info().seats().size(); seat++) {
      int own = spot.rules().score(source, seat);
      int score = spot.rules().score(target, seat);
      unless(
          own == score,
          "%s scores %s, but %s in %s",
          spot.game().info().seats().get(seat),
          own,
          score,
          name);
    }
  }
}
