package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;

/** Follows the step-by-step entry of a position along all its paths, or as many as it can. */
final class EntryLaws<P extends Position> {

  /** How many entries are looked at in one position. */
  private static final int MOST = 20_000;

  /** How many texts with something left out are read in one position. */
  private static final int BRIEFS = 40;

  private final Spot<P> spot;
  private final P position;
  private final MoveList legal;
  private final Map<Long, Set<String>> spellings = new HashMap<>();
  private final Set<Long> reached = new HashSet<>();

  /** The moves that each text fits in full, and those that it fits with all left out. */
  private final Map<String, Set<Long>> full = new HashMap<>();

  private final Map<String, Set<Long>> briefs = new LinkedHashMap<>();
  private int seen;

  private EntryLaws(Spot<P> spot) {
    this.spot = spot;
    position = spot.position();
    legal = spot.legal();
  }

  static <P extends Position> void entry(Spot<P> spot) {
    EntryLaws<P> law = new EntryLaws<>(spot);
    if (!law.legal.isEmpty()) {
      law.check();
    }
  }

  /** Reads texts with all left out that may be, where every path could be followed. */
  static <P extends Position> void brief(Spot<P> spot) {
    EntryLaws<P> law = new EntryLaws<>(spot);
    if (law.legal.isEmpty()) {
      return;
    }
    law.follow(spot.game().enter(law.position), "", "", PointSet.EMPTY);
    if (law.seen >= MOST) {
      return;
    }
    law.briefs.entrySet().stream()
        .filter(entry -> !law.full.containsKey(entry.getKey()))
        .limit(BRIEFS)
        .forEach(entry -> law.readsBrief(entry.getKey(), entry.getValue()));
  }

  private void readsBrief(String text, Set<Long> moves) {
    MoveList out = new MoveList();
    try {
      spot.game().readMoves(position, text, out);
    } catch (NotationException refused) {
      unless(
          moves.size() > 1 && refused.kind() == NotationException.Kind.AMBIGUOUS,
          "\"%s\" fits %s moves, but is refused as %s: %s",
          text,
          moves.size(),
          refused.kind(),
          refused.message());
      return;
    }
    unless(
        moves.size() == 1 && out.size() == 1 && moves.contains(out.get(0)),
        "\"%s\" fits %s moves, but is taken for %s",
        text,
        moves.size(),
        out.isEmpty() ? "none" : spot.text(out.get(0)));
  }

  private void check() {
    MoveEntry root = spot.game().enter(position);
    unless(root.move().isEmpty(), "a move is made before the first step");
    refusesOthers(root);
    follow(root, "", "", PointSet.EMPTY);
    for (int i = 0; i < legal.size() && seen < MOST; i++) {
      long move = legal.get(i);
      unless(reached.contains(move), "no path of steps leads to %s", spot.text(move));
    }
  }

  private static void refusesOthers(MoveEntry entry) {
    MoveEntry.Step stranger = new MoveEntry.Step("!?", "!?", OptionalInt.empty(), PointSet.EMPTY);
    try {
      entry.after(stranger);
    } catch (IllegalArgumentException expected) {
      return;
    }
    throw new Broken("after() takes a step that is not offered");
  }

  private void follow(MoveEntry entry, String text, String brief, PointSet taken) {
    if (++seen >= MOST) {
      return;
    }
    unless(text.length() <= Notation.MAX_MOVE_LENGTH, "the steps go on and on: %s", text);
    List<MoveEntry.Step> steps = entry.steps();
    unless(
        !steps.isEmpty() || entry.move().isPresent(),
        "dead end: after \"%s\" there is no step and no move",
        text);
    entry
        .move()
        .ifPresent(
            move -> {
              ends(move, text, taken);
              full.computeIfAbsent(text, key -> new HashSet<>()).add(move);
              briefs.computeIfAbsent(brief, key -> new HashSet<>()).add(move);
            });
    Set<String> texts = new HashSet<>();
    for (MoveEntry.Step step : steps) {
      unless(
          !step.text().isEmpty() && !step.brief().isEmpty(),
          "after \"%s\" a step without text is offered",
          text);
      unless(
          texts.add(step.text()), "after \"%s\" the step %s is offered twice", text, step.text());
      step.point()
          .ifPresent(
              point ->
                  unless(
                      point >= 0 && point < spot.board().size(),
                      "the step %s after \"%s\" touches point %s, which is not on the board",
                      step.text(),
                      text,
                      point));
      follow(
          entry.after(step), text + step.text(), brief + step.brief(), taken.union(step.taken()));
    }
  }

  private void ends(long move, String text, PointSet taken) {
    unless(legal.contains(move), "\"%s\" ends in code %s, which is not a legal move", text, move);
    reached.add(move);
    Set<String> known = spellings.computeIfAbsent(move, m -> TextLaws.spellings(spot, position, m));
    unless(
        known.contains(text) || known.size() == TextLaws.SPELLINGS,
        "\"%s\" ends in the move %s, but is none of its spellings",
        text,
        spot.text(move));
    PointSet all = spot.rules().describe(position, move).taken();
    List<String> others = new ArrayList<>();
    taken.forEach(
        point -> {
          if (!all.contains(point)) {
            others.add(spot.board().name(point));
          }
        });
    unless(
        others.isEmpty(),
        "the steps to \"%s\" take %s, which the move does not take",
        text,
        others);
  }
}
