package org.papamu.konane;

import java.util.List;
import java.util.stream.LongStream;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;
import org.papamu.api.text.Messages;

/**
 * Finds words for why a text is no legal move in a position.
 *
 * <p>What is legal is the generator's answer alone; this class is asked once the text is refused,
 * looks up what stands where, and names the first thing that is in the way.
 */
final class Refusal<P extends KonanePosition> {

  private final KonaneRules<P> rules;
  private final Topology board;
  private final P position;
  private final MoveList legal = new MoveList();
  private final int seat;
  private final String mover;
  private final Messages words;

  Refusal(KonaneRules<P> rules, P position) {
    this.rules = rules;
    this.position = position;
    board = rules.board();
    seat = position.turn();
    words = rules.words();
    mover = rules.seat(seat);
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
      return words.say("no.over", rules.ending(position).sentence());
    }
    if (accepted.isEmpty()) {
      return start(refused);
    }
    if (position.isRemoving()) {
      return words.say("no.jump-yet");
    }
    int from = board.find(accepted.get(0));
    if (refused.isEmpty()) {
      return words.say("no.landing", board.name(from));
    }
    if (refused.charAt(0) != '-') {
      return words.say("no.hyphen");
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
      return words.say("no.stone", board.name(point));
    }
    if (!isOwn(point)) {
      return words.say(
          coloured(position.isRemoving() ? "no.other-removal" : "no.other-stone", piece - 1),
          board.name(point),
          mover);
    }
    return position.isRemoving() ? notRemovable(point) : cannotJump(point);
  }

  private String noPoint(String text) {
    if (text.isEmpty()) {
      return words.say("no.point-missing");
    }
    if (Coordinates.lengthAt(text, 0) != text.length()) {
      return words.say("no.point-form", board.name(JumpCode.from(legal.get(0))));
    }
    return words.say(
        "no.point", text, Coordinates.column(board.columns() - 1), Integer.toString(board.rows()));
  }

  private String notRemovable(int point) {
    return seat == KonanePosition.BLACK
        ? words.say("no.opening", mover, rules.opening().told(words), starts())
        : words.say("no.next-to-hole", mover, board.name(point), starts());
  }

  /** The points that the legal moves start from, which here are few. */
  private String starts() {
    List<String> names =
        LongStream.of(legal.toArray())
            .mapToObj(move -> board.name(JumpCode.from(move)))
            .sorted()
            .toList();
    return words.series("or", names);
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
                ? words.say("no.edge-behind", board.name(from), board.name(next))
                : words.say(
                    "no.taken-behind", board.name(from), board.name(landing), board.name(next));
      }
    }
    return switch (enemies) {
      case 0 -> words.say(coloured("no.none-next", 1 - seat), board.name(from));
      case 1 -> behind;
      default -> words.say(coloured("no.all-blocked", 1 - seat), board.name(from));
    };
  }

  private String landing(int from, int to) {
    if (from == to) {
      return words.say("no.same-point");
    }
    int rows = board.row(to) - board.row(from);
    int columns = board.column(to) - board.column(from);
    if (rows != 0 && columns != 0) {
      return words.say("no.straight", board.name(from), board.name(to));
    }
    int distance = Math.abs(rows + columns);
    if (distance == 1) {
      return words.say("no.too-near", board.name(to), board.name(from));
    }
    if (distance % 2 != 0) {
      return words.say("no.odd", board.name(from), board.name(to));
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
        return words.say(coloured("no.nothing-between", 1 - seat), board.name(crossed));
      }
      if (position.at(landing) != 0) {
        return words.say("no.landing-taken", board.name(landing));
      }
    }
    return words.say("no.legal");
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
        return words.say("no.run-form", board.name(from) + "-" + board.name(to));
      }
    }
    boolean turns =
        board.row(from) == board.row(landing)
            ? board.row(to) != board.row(from)
            : board.column(to) != board.column(from);
    return turns ? words.say("no.turn") : landing(landing, to);
  }

  /** The key of a text about stones of a colour. */
  private static String coloured(String key, int seat) {
    return key + (seat == KonanePosition.BLACK ? ".black" : ".white");
  }

  private boolean isOwn(int point) {
    return position.at(point) == seat + 1;
  }

  private boolean isEnemy(int point) {
    return position.at(point) == 2 - seat;
  }
}
