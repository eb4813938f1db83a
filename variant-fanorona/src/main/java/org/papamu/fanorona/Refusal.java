package org.papamu.fanorona;

import java.util.List;
import java.util.Optional;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;

/**
 * Why a step is not offered. Decides nothing: the walk of the generator has refused the step, and
 * this names the first thing in its state that stands in the way.
 */
final class Refusal {

  private final FanoronaRules rules;
  private final FanoronaPosition position;
  private final Lattice lattice;
  private final Topology board;

  Refusal(FanoronaRules rules, FanoronaPosition position) {
    this.rules = rules;
    this.position = position;
    lattice = rules.lattice;
    board = lattice.topology;
  }

  /** See {@link org.papamu.api.Game#refusal}. */
  Optional<String> reason(List<String> accepted, String refused) {
    FanoronaRules.Kind kind = rules.kind(position);
    if (kind == FanoronaRules.Kind.NONE) {
      return Optional.of("the game is over");
    }
    if (accepted.isEmpty()) {
      return refused.isEmpty() ? Optional.empty() : Optional.of(noStone(kind, refused));
    }
    int from = board.find(accepted.get(0));
    if (kind == FanoronaRules.Kind.QUIET) {
      return noQuietStep(from, accepted.size() > 1, refused);
    }
    Path path = Path.from(rules, position, from);
    long visited = 1L << from;
    int last = Lattice.NOWHERE;
    for (String text : accepted.subList(1, accepted.size())) {
      int step = step(path, text);
      path = path.after(step);
      visited |= 1L << path.point();
      last = step >> 1;
    }
    return noCapture(path, visited, last, refused);
  }

  private int step(Path path, String text) {
    for (int step : lattice.byText(path.point())) {
      if (path.offers(step) && lattice.text(path.point(), step).equals(text)) {
        return step;
      }
    }
    throw new IllegalArgumentException("not offered: " + text);
  }

  private String noStone(FanoronaRules.Kind kind, String refused) {
    int length = Coordinates.lengthAt(refused, 0);
    if (length == 0) {
      return "a move begins with the point of a stone, such as e2";
    }
    String name = refused.substring(0, length);
    int point = board.find(name);
    if (point == Topology.NONE) {
      return "the board has no point " + name;
    }
    if (position.at(point) == 0) {
      return "there is no stone on " + name;
    }
    if (position.at(point) != position.turn + 1) {
      return "the stone on %s is not %s's".formatted(name, FanoronaGame.seatTitle(position.turn));
    }
    if (length < refused.length()) {
      return "a hyphen joins the points of a move, as in e2-e3";
    }
    return kind == FanoronaRules.Kind.CAPTURE
        ? "a capture is available, so a quiet move is not allowed, and %s cannot capture"
            .formatted(name)
        : "the stone on %s cannot move".formatted(name);
  }

  private Optional<String> noQuietStep(int from, boolean moved, String refused) {
    if (refused.isEmpty()) {
      return Optional.of("where the stone on %s goes is missing".formatted(board.name(from)));
    }
    if (moved) {
      return Optional.of("a move without a capture is one step");
    }
    Optional<String> form = malformed(from, refused);
    if (form.isPresent()) {
      return form;
    }
    int to = board.find(refused, 1);
    if ((position.empty(lattice) >>> to & 1) == 0) {
      return Optional.of(board.name(to) + " is not empty");
    }
    if (lattice.direction(from, to) == Lattice.NOWHERE) {
      return Optional.of(notJoined(from, to));
    }
    return Optional.of(
        rules.isVela(position)
            ? "Black may not capture while it has more than five stones"
            : "that step captures nothing, so it is written without a mark");
  }

  private Optional<String> noCapture(Path path, long visited, int last, String refused) {
    if (refused.isEmpty()) {
      return Optional.of(
          path.moved()
              ? "a capturing turn goes on as long as the stone can capture"
              : "where the stone on %s goes is missing".formatted(board.name(path.point())));
    }
    if (path.moved() && path.captures().isSingle()) {
      return Optional.of(
          rules.isVela(position)
              ? "one stone a turn is taken in this part of the return game"
              : "the first turn is one capture only");
    }
    Optional<String> form = malformed(path.point(), refused);
    if (form.isPresent()) {
      return form;
    }
    int to = board.find(refused, 1);
    if ((visited >>> to & 1) != 0) {
      return Optional.of(board.name(to) + " was already visited in this turn");
    }
    if ((path.open() >>> to & 1) == 0) {
      return Optional.of(board.name(to) + " is not empty");
    }
    int direction = lattice.direction(path.point(), to);
    if (direction == Lattice.NOWHERE) {
      return Optional.of(notJoined(path.point(), to));
    }
    if (direction == last && rules.options.turning()) {
      return Optional.of("the same direction as the step before");
    }
    return Optional.of(notByThisMark(path, to, direction, refused));
  }

  /** Says why a step to a point that may be entered is not offered with its mark. */
  private String notByThisMark(Path path, int to, int direction, String refused) {
    boolean marked = refused.length() > 1 + board.name(to).length();
    int ways = (path.onward() >> (2 * direction)) & 3;
    if (ways == 0) {
      return path.moved() || marked
          ? "that step captures nothing"
          : "a capture is available, so a quiet move is not allowed";
    }
    return refused.endsWith("A")
        ? "that step captures nothing by approach, only by withdrawal"
        : "that step captures nothing by withdrawal, only by approach";
  }

  private Optional<String> malformed(int point, String refused) {
    if (refused.charAt(0) != '-') {
      return Optional.of("a hyphen joins the points of a move, as in e2-e3");
    }
    int length = Coordinates.lengthAt(refused, 1);
    if (length == 0) {
      return Optional.of("a step names a point, such as e3");
    }
    String name = refused.substring(1, 1 + length);
    int to = board.find(name);
    if (to == Topology.NONE) {
      return Optional.of("the board has no point " + name);
    }
    String mark = refused.substring(1 + length);
    if (!mark.isEmpty() && !mark.equals("A") && !mark.equals("W")) {
      return Optional.of("a capturing step is marked A for approach or W for withdrawal");
    }
    return to == point
        ? Optional.of("the stone is on %s already".formatted(name))
        : Optional.empty();
  }

  private String notJoined(int from, int to) {
    boolean near =
        Math.abs(board.row(from) - board.row(to)) <= 1
            && Math.abs(board.column(from) - board.column(to)) <= 1;
    return near
        ? "no line joins %s and %s".formatted(board.name(from), board.name(to))
        : "%s is not next to %s".formatted(board.name(to), board.name(from));
  }
}
