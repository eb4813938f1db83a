package org.papamu.fanorona;

import java.util.List;
import java.util.Optional;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;
import org.papamu.api.text.Messages;

/**
 * Why a step is not offered. Decides nothing: the walk of the generator has refused the step, and
 * this names the first thing in its state that stands in the way.
 */
final class Refusal {

  private final FanoronaRules rules;
  private final FanoronaPosition position;
  private final Lattice lattice;
  private final Topology board;
  private final Messages words;

  Refusal(FanoronaRules rules, FanoronaPosition position) {
    this.rules = rules;
    this.position = position;
    lattice = rules.lattice;
    board = lattice.topology;
    words = rules.words();
  }

  /** See {@link org.papamu.api.Game#refusal}. */
  Optional<String> reason(List<String> accepted, String refused) {
    FanoronaRules.Kind kind = rules.kind(position);
    if (kind == FanoronaRules.Kind.NONE) {
      return Optional.of(words.say("no.over"));
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
      return words.say("no.begin");
    }
    String name = refused.substring(0, length);
    int point = board.find(name);
    if (point == Topology.NONE) {
      return words.say("no.point", name);
    }
    if (position.at(point) == 0) {
      return words.say("no.stone", name);
    }
    if (position.at(point) != position.turn + 1) {
      return words.say(position.turn == 0 ? "no.own.white" : "no.own.black", name);
    }
    if (length < refused.length()) {
      return words.say("no.hyphen");
    }
    return kind == FanoronaRules.Kind.CAPTURE
        ? words.say("no.must-capture-elsewhere", name)
        : words.say("no.cannot-move", name);
  }

  private Optional<String> noQuietStep(int from, boolean moved, String refused) {
    if (refused.isEmpty()) {
      return Optional.of(words.say("no.landing", board.name(from)));
    }
    if (moved) {
      return Optional.of(words.say("no.one-step"));
    }
    Optional<String> form = malformed(from, refused);
    if (form.isPresent()) {
      return form;
    }
    int to = board.find(refused, 1);
    if ((position.empty(lattice) >>> to & 1) == 0) {
      return Optional.of(words.say("no.not-empty", board.name(to)));
    }
    if (lattice.direction(from, to) == Lattice.NOWHERE) {
      return Optional.of(notJoined(from, to));
    }
    return Optional.of(
        rules.isVela(position) ? words.say("no.vela-black") : words.say("no.mark-without-capture"));
  }

  private Optional<String> noCapture(Path path, long visited, int last, String refused) {
    if (refused.isEmpty()) {
      return Optional.of(
          path.moved()
              ? words.say("no.must-go-on")
              : words.say("no.landing", board.name(path.point())));
    }
    if (path.moved() && path.captures().isSingle()) {
      return Optional.of(
          rules.isVela(position) ? words.say("no.vela-one") : words.say("no.first-single"));
    }
    Optional<String> form = malformed(path.point(), refused);
    if (form.isPresent()) {
      return form;
    }
    int to = board.find(refused, 1);
    if ((visited >>> to & 1) != 0) {
      return Optional.of(words.say("no.visited", board.name(to)));
    }
    if ((path.open() >>> to & 1) == 0) {
      return Optional.of(words.say("no.not-empty", board.name(to)));
    }
    int direction = lattice.direction(path.point(), to);
    if (direction == Lattice.NOWHERE) {
      return Optional.of(notJoined(path.point(), to));
    }
    if (direction == last && rules.options.turning()) {
      return Optional.of(words.say("no.direction"));
    }
    return Optional.of(notByThisMark(path, to, direction, refused));
  }

  /** Says why a step to a point that may be entered is not offered with its mark. */
  private String notByThisMark(Path path, int to, int direction, String refused) {
    boolean marked = refused.length() > 1 + board.name(to).length();
    int ways = (path.onward() >> (2 * direction)) & 3;
    if (ways == 0) {
      return path.moved() || marked
          ? words.say("no.captures-nothing")
          : words.say("no.must-capture");
    }
    return refused.endsWith("A") ? words.say("no.only-withdrawal") : words.say("no.only-approach");
  }

  private Optional<String> malformed(int point, String refused) {
    if (refused.charAt(0) != '-') {
      return Optional.of(words.say("no.hyphen"));
    }
    int length = Coordinates.lengthAt(refused, 1);
    if (length == 0) {
      return Optional.of(words.say("no.step-form"));
    }
    String name = refused.substring(1, 1 + length);
    int to = board.find(name);
    if (to == Topology.NONE) {
      return Optional.of(words.say("no.point", name));
    }
    String mark = refused.substring(1 + length);
    if (!mark.isEmpty() && !mark.equals("A") && !mark.equals("W")) {
      return Optional.of(words.say("no.mark"));
    }
    return to == point ? Optional.of(words.say("no.there-already", name)) : Optional.empty();
  }

  private String notJoined(int from, int to) {
    boolean near =
        Math.abs(board.row(from) - board.row(to)) <= 1
            && Math.abs(board.column(from) - board.column(to)) <= 1;
    return near
        ? words.say("no.line", board.name(from), board.name(to))
        : words.say("no.far", board.name(to), board.name(from));
  }
}
