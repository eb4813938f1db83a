package org.papamu.konane;

import java.util.List;
import java.util.stream.LongStream;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;

/**
 * Finds words for why a text is no legal move in a position.
 *
 * <p>What is legal is the generator's answer alone; this class is asked once the text is refused,
 * looks up what stands where, and names the first thing that is in the way.
 */
final class Refusal<P extends KonanePosition> {

  private static final List<String> COLOURS = List.of("black", "white");

  private final KonaneRules<P> rules;
  private final Topology board;
  private final P position;
  private final MoveList legal = new MoveList();
  private final int seat;
  private final String mover;

  Refusal(KonaneRules<P> rules, P position) {
    this.rules = rules;
    this.position = position;
    board = rules.board();
    seat = position.turn();
    mover = KonaneRules.seat(seat);
    rules.moves(position, legal);
  }

  /**
   * The reason.
   *
   * @param accepted the steps that some legal move begins with
   * @param refused the step that goes on with none of them; empty if one is missing
   */
  String reason(List<String> accepted, String refused) {
    if (legal.isEmpty()) {
      return "the game is over: " + rules.ending(position).sentence();
    }
    if (accepted.isEmpty()) {
      return start(refused);
    }
    if (position.isRemoving()) {
      return "the first two plies take off one stone each, and nothing jumps yet";
    }
    int from = board.find(accepted.get(0));
    if (refused.isEmpty()) {
      return "the landing of the stone on %s is missing".formatted(board.name(from));
    }
    if (refused.charAt(0) != '-') {
      return "a jump is written with a hyphen between start and landing";
    }
    String name = refused.substring(1);
    int to = board.find(name);
    if (to == Topology.NONE) {
      return noPoint(name);
    }
    return accepted.size() == 1
        ? landing(from, to)
        : further(from, board.find(accepted.get(1), 1), to);
  }

  private String start(String text) {
    int point = board.find(text);
    if (point == Topology.NONE) {
      return noPoint(text);
    }
    int piece = position.at(point);
    if (piece == 0) {
      return "there is no stone on " + board.name(point);
    }
    if (!isOwn(point)) {
      return "%s holds a %s stone, and %s %s"
          .formatted(
              board.name(point),
              COLOURS.get(piece - 1),
              mover,
              position.isRemoving() ? "takes off one of its own" : "is to move");
    }
    return position.isRemoving() ? notRemovable(point) : cannotJump(point);
  }

  private String noPoint(String text) {
    if (text.isEmpty()) {
      return "a point is missing";
    }
    if (Coordinates.lengthAt(text, 0) != text.length()) {
      return "a point is a column letter and a row number, such as "
          + board.name(JumpCode.from(legal.get(0)));
    }
    return "there is no point %s: columns go to %s and rows to %s"
        .formatted(text, Coordinates.column(board.columns() - 1), Integer.toString(board.rows()));
  }

  private String notRemovable(int point) {
    return seat == KonanePosition.BLACK
        ? "%s takes off %s first: %s".formatted(mover, rules.opening().words, starts())
        : "%s takes off a stone next to the hole, and %s is not: %s"
            .formatted(mover, board.name(point), starts());
  }

  /** The points that the legal moves start from, which here are few. */
  private String starts() {
    List<String> names =
        LongStream.of(legal.toArray())
            .mapToObj(move -> board.name(JumpCode.from(move)))
            .sorted()
            .toList();
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  private String cannotJump(int from) {
    int enemies = 0;
    String behind = "";
    for (int direction = 0; direction < board.directions().size(); direction++) {
      int next = board.next(from, direction);
      if (next != Topology.NONE && isEnemy(next)) {
        enemies++;
        int landing = board.next(next, direction);
        behind =
            landing == Topology.NONE
                ? "behind %s is the edge".formatted(board.name(next))
                : "%s behind %s is taken".formatted(board.name(landing), board.name(next));
      }
    }
    String start = "the stone on %s cannot jump: ".formatted(board.name(from));
    return switch (enemies) {
      case 0 -> start + "no %s stone is next to it".formatted(COLOURS.get(1 - seat));
      case 1 -> start + behind;
      default ->
          start
              + "behind each %s stone next to it is a stone or the edge"
                  .formatted(COLOURS.get(1 - seat));
    };
  }

  private String landing(int from, int to) {
    if (from == to) {
      return "a jump lands on another point than it starts from";
    }
    int rows = board.row(to) - board.row(from);
    int columns = board.column(to) - board.column(from);
    if (rows != 0 && columns != 0) {
      return "%s and %s are not in one row or column: a stone jumps straight on"
          .formatted(board.name(from), board.name(to));
    }
    int distance = Math.abs(rows + columns);
    if (distance == 1) {
      return "%s is next to %s: a jump lands behind the stone that it takes"
          .formatted(board.name(to), board.name(from));
    }
    if (distance % 2 != 0) {
      return "from %s to %s is an odd number of points: every jump goes two points on"
          .formatted(board.name(from), board.name(to));
    }
    return obstacle(from, to, distance / 2);
  }

  /** The first thing in the way of a straight run of jumps. */
  private String obstacle(int from, int to, int jumps) {
    int[] ray = board.ray(from, direction(from, to));
    for (int jump = 0; jump < jumps; jump++) {
      int crossed = ray[2 * jump];
      int landing = ray[2 * jump + 1];
      if (!isEnemy(crossed)) {
        return "there is no %s stone on %s to jump over"
            .formatted(COLOURS.get(1 - seat), board.name(crossed));
      }
      if (position.at(landing) != 0) {
        return "%s is taken: a jump lands on an empty point".formatted(board.name(landing));
      }
    }
    return "not a legal move";
  }

  private int direction(int from, int to) {
    int direction = 0;
    while (java.util.Arrays.stream(board.ray(from, direction)).noneMatch(point -> point == to)) {
      direction++;
    }
    return direction;
  }

  /** A third point: either the run is spelled jump by jump, or it turns, or it is blocked. */
  private String further(int from, int landing, int to) {
    for (int i = 0; i < legal.size(); i++) {
      long move = legal.get(i);
      if (JumpCode.from(move) == from && JumpCode.landing(move) == to && to != landing) {
        return "a run of jumps is written by its start and its last landing: "
            + board.name(from)
            + "-"
            + board.name(to);
      }
    }
    boolean turns =
        board.row(from) == board.row(landing)
            ? board.row(to) != board.row(from)
            : board.column(to) != board.column(from);
    return turns
        ? "a stone may not turn within a move: it jumps straight on"
        : landing(landing, to);
  }

  private boolean isOwn(int point) {
    return position.at(point) == seat + 1;
  }

  private boolean isEnemy(int point) {
    return position.at(point) == 2 - seat;
  }
}
