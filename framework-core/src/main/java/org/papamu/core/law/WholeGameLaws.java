package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/** Laws about a game as a whole. */
final class WholeGameLaws {

  private static final int THREADS = 3;
  private static final int NODES = 20_000;

  /** In so many plies every seat has had its turn. */
  private static final int LOOKED = 40;

  private WholeGameLaws() {}

  static <P extends Position> void parts(Subject<P> subject) {
    Game<P> game = subject.game();
    always("info()", game::info);
    always("board()", game::board);
    always("rules()", game::rules);
    always("notation()", game::notation);
    unless(!game.info().title().isBlank(), "the title is blank");
    unless(!game.about().summary().isBlank(), "about() has a blank summary");
    unless(!game.about().rules().isEmpty(), "about() tells no rules");
    for (String seat : game.info().seats()) {
      unless(isPlainWord(seat), "the seat name \"%s\" is not a lower-case word", seat);
    }
  }

  @SuppressWarnings("ReferenceEquality") // the contract is about the object itself
  private static void always(String name, Supplier<Object> part) {
    Object first = part.get();
    Object second = part.get();
    unless(first == second, "%s gives another object each time", name);
  }

  private static boolean isPlainWord(String word) {
    return !word.isEmpty()
        && word.chars().allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
  }

  static <P extends Position> void start(Subject<P> subject) {
    Game<P> game = subject.game();
    P first = game.rules().initial();
    P second = game.rules().initial();
    unless(first != second, "initial() gives the same object twice, so two games would share it");
    unless(first.equals(second), "two usual starts are not equal");
    String text = game.notation().write(first);
    String again = game.notation().write(second);
    unless(text.equals(again), "the usual start is written \"%s\" and then \"%s\"", text, again);
    unless(first.turn() == 0, "seat %s moves first, not seat 0", first.turn());
    MoveList moves = new MoveList();
    game.rules().moves(second, moves);
    if (!moves.isEmpty()) {
      game.rules().play(second, moves.get(0));
      String after = game.notation().write(first);
      unless(
          text.equals(after),
          "playing on one start changed another from \"%s\" to \"%s\"",
          text,
          after);
    }
  }

  static <P extends Position> void facts(Subject<P> subject) {
    GameInfo info = subject.game().info();
    unless(
        info.repetition() == 0 || !info.is(Fact.LOOP_FREE),
        "the game is loop-free, and yet a draw when a position has occurred %s times",
        info.repetition());
    unless(
        !info.is(Fact.NORMAL_PLAY) || info.seats().size() > 1,
        "normal play is a fact of two seats or more, and there is one");
    unless(
        !info.is(Fact.FORCED_PASS) || !info.is(Fact.NORMAL_PLAY),
        "in normal play who cannot move has lost, and yet passes are forced");
    boolean[] moved = new boolean[info.seats().size()];
    int longest = 0;
    for (Subject.Walk<P> walk : subject.walks()) {
      longest = Math.max(longest, walk.end().plies());
      P position = subject.game().rules().initial();
      for (int ply = 0; ply < Math.min(walk.end().plies(), LOOKED); ply++) {
        int turn = position.turn();
        if (turn >= 0 && turn < moved.length) {
          moved[turn] = true;
        }
        position = walk.end().before(ply + 1).position();
      }
    }
    boolean isShort = longest < 2 * moved.length;
    unless(
        !info.is(Fact.IMPARTIAL) || isShort || passesSomewhere(subject),
        "the game is impartial, but pass() hands over the turn nowhere, so nothing shows it");
    for (int seat = 0; seat < moved.length; seat++) {
      unless(
          moved[seat] || isShort,
          "%s never comes to move in %s random games",
          info.seats().get(seat),
          subject.walks().size());
    }
  }

  private static <P extends Position> boolean passesSomewhere(Subject<P> subject) {
    return subject.spots(LOOKED).stream().anyMatch(spot -> spot.rules().pass(spot.position()));
  }

  static <P extends Position> void playable(Subject<P> subject) {
    if (subject.fault().isPresent()) {
      throw subject.fault().get();
    }
  }

  /** Counts the same tree on several threads at once; a scratch shared by them shows here. */
  static <P extends Position> void shared(Subject<P> subject) {
    Game<P> game = subject.game();
    int depth = 1;
    while (depth < 6 && new Tree<>(game, NODES).count(game.rules().initial(), depth + 1) >= 0) {
      depth++;
    }
    long expected = new Tree<>(game, Long.MAX_VALUE).count(game.rules().initial(), depth);
    int plies = depth;
    List<FutureTask<Long>> tasks = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      FutureTask<Long> task =
          new FutureTask<>(
              () -> new Tree<>(game, Long.MAX_VALUE).count(game.rules().initial(), plies));
      tasks.add(task);
      Thread thread = new Thread(task, "papamu-laws-" + i);
      thread.setDaemon(true);
      thread.start();
    }
    for (FutureTask<Long> task : tasks) {
      long found;
      try {
        found = task.get();
      } catch (ExecutionException thrown) {
        Throwable cause = thrown.getCause() == null ? thrown : thrown.getCause();
        throw new Broken(
            "with %s threads at once a game of %s plies %s"
                .formatted(THREADS, plies, Broken.tell(cause)));
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        return;
      }
      unless(
          found == expected,
          "with %s threads at once perft(%s) of the usual start is %s, alone it is %s",
          THREADS,
          plies,
          found,
          expected);
    }
  }

  /** Counts games of a number of plies, the draw rules left out, up to a bound of the work. */
  static final class Tree<P extends Position> {

    private final Rules<P> rules;
    private long left;

    Tree(Game<P> game, long most) {
      rules = game.withoutDrawRules().rules();
      left = most;
    }

    /** The number of games; -1 if the bound was reached. */
    long count(P position, int depth) {
      MoveList moves = new MoveList();
      rules.moves(position, moves);
      left -= moves.size() + 1;
      if (left < 0) {
        return -1;
      }
      if (depth <= 1) {
        return moves.size();
      }
      P child = rules.copy(position);
      long sum = 0;
      for (int i = 0; i < moves.size(); i++) {
        rules.copy(position, child);
        rules.play(child, moves.get(i));
        long below = count(child, depth - 1);
        if (below < 0) {
          return -1;
        }
        sum += below;
      }
      return sum;
    }
  }
}
