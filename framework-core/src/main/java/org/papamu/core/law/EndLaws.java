package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameSpec;
import org.papamu.api.Outcome;
import org.papamu.api.Position;

/** Laws about results, lengths and loops of games, and about guesses at results. */
final class EndLaws {

  private static final int MOST_PROMISES = 16;

  private EndLaws() {}

  static <P extends Position> void score(Spot<P> spot) {
    if (spot.legal().isEmpty()) {
      inBounds(spot.game(), spot.position());
    }
  }

  /** Whether scores and ending of a position that is over are in order. */
  static <P extends Position> void inBounds(Game<P> game, P position) {
    GameInfo info = game.info();
    int sum = 0;
    for (int seat = 0; seat < info.seats().size(); seat++) {
      int score = game.rules().score(position, seat);
      unless(
          info.isScore(score),
          "the score of %s is %s, outside %s to %s",
          info.seats().get(seat),
          score,
          Math.min(info.worst(), info.best()),
          Math.max(info.worst(), info.best()));
      sum += score;
    }
    unless(
        !info.is(Fact.ZERO_SUM) || sum == 0,
        "the game is zero-sum, but its scores add up to %s",
        sum);
    Ending ending = game.rules().ending(position);
    String family = GameSpec.family(info.name());
    unless(
        ending.key().startsWith(family + ".")
            && isWords(ending.key().substring(family.length() + 1)),
        "the ending has the key \"%s\", not %s, a dot and lower-case words",
        ending.key(),
        family);
    unless(
        !ending.sentence().isBlank() && !ending.sentence().endsWith("."),
        "the ending has the sentence \"%s\": blank, or with a full stop",
        ending.sentence());
    unless(
        Outcome.of(game, position).isPresent(),
        "no move is listed, but count is not 0, so there is no outcome");
  }

  private static boolean isWords(String key) {
    return !key.isEmpty()
        && key.chars().allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
  }

  static <P extends Position> void normalPlay(Spot<P> spot) {
    GameInfo info = spot.game().info();
    if (!info.is(Fact.NORMAL_PLAY) || !spot.legal().isEmpty()) {
      return;
    }
    P position = spot.position();
    int mover = position.turn();
    int own = info.utility(spot.rules().score(position, mover));
    for (int seat = 0; seat < info.seats().size(); seat++) {
      int other = info.utility(spot.rules().score(position, seat));
      unless(
          seat == mover || own < other,
          "%s cannot move, but does not score less than %s",
          info.seats().get(mover),
          info.seats().get(seat));
    }
  }

  static <P extends Position> void loopFree(Subject<P> subject) {
    if (!subject.game().info().is(Fact.LOOP_FREE)) {
      return;
    }
    for (Subject.Walk<P> walk : subject.walks()) {
      List<P> past = new ArrayList<>();
      for (int ply = 0; ply <= walk.end().plies(); ply++) {
        if (subject.settings().stop().requested()) {
          return;
        }
        Spot<P> spot = walk.end().before(ply);
        P position = spot.position();
        int before = past.indexOf(position);
        if (before >= 0) {
          throw new Broken(
              "the position after ply %s comes back after ply %s".formatted(before, ply), spot);
        }
        past.add(position);
      }
    }
  }

  static <P extends Position> void maxPly(Subject<P> subject) {
    int most = subject.game().info().maxPly();
    for (Subject.Walk<P> walk : subject.walks()) {
      int plies = walk.end().plies();
      if (plies > most || (plies == most && !walk.over())) {
        throw new Broken(
            "the game goes on after its declared bound of %s plies".formatted(most),
            walk.end().before(Math.min(most, plies)));
      }
    }
  }

  static <P extends Position> void evaluator(Spot<P> spot) {
    if (spot.game().evaluator().isEmpty() || spot.legal().isEmpty()) {
      return;
    }
    Evaluator<P> evaluator = spot.game().evaluator().get();
    GameInfo info = spot.game().info();
    P position = spot.position();
    int sum = 0;
    for (int seat = 0; seat < info.seats().size(); seat++) {
      int value = evaluator.evaluate(position, seat);
      unless(
          Math.abs((long) value) < Evaluator.LIMIT,
          "the evaluation for %s is %s, not between -%s and %s",
          info.seats().get(seat),
          value,
          Evaluator.LIMIT,
          Evaluator.LIMIT);
      unless(
          value == evaluator.evaluate(spot.position(), seat),
          "the evaluation for %s is not the same when asked again",
          info.seats().get(seat));
      sum += value;
    }
    unless(
        !info.isDuel() || sum == 0,
        "the evaluations for the two seats add up to %s, not to 0",
        sum);
    unless(
        evaluator.isSettled(position) == evaluator.isSettled(spot.position()),
        "whether the evaluation is settled is not the same when asked again");
    for (long move : spot.some(MOST_PROMISES)) {
      unless(
          evaluator.promise(position, move) == evaluator.promise(spot.position(), move),
          "the promise of %s is not the same when asked again",
          spot.text(move));
    }
    unless(position.equals(spot.position()), "evaluating changed the position");
  }
}
