package org.papamu.core.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.papamu.api.Game;
import org.papamu.api.Move;
import org.papamu.api.Move.Step.Kind;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Wording;

/**
 * A move as a sentence, such as {@code White moved f2–e3 by approach and took d4 and c5.}, in the
 * language of the game. The same sentence at the terminal, on a page and for a screen reader.
 */
public final class MoveSentence {

  /** In what way a move is told: the beginning of the keys of its words. */
  private enum Mood {
    DONE("move."),
    ADVISED("advice.");

    private final String keys;

    Mood(String keys) {
      this.keys = keys;
    }
  }

  private final Scene before;
  private final Mood mood;
  private final Messages words;
  private final Topology board;
  private final Function<String, Optional<String>> manner;

  private MoveSentence(Scene before, Mood mood, Function<String, Optional<String>> manner) {
    this.before = before;
    this.mood = mood;
    words = Phrases.in(before.words().language());
    board = before.board();
    this.manner = manner;
  }

  /**
   * Tells a move. Calls the game's code. What comes from the game is made safe to show.
   *
   * @param before the position before the move; its seat to move is the one that moved
   * @param move the move as {@link org.papamu.api.Rules#describe} tells it there
   */
  public static <P extends Position> String of(Game<P> game, P before, Move move) {
    String seat = game.seatNames().get(before.turn());
    return of(Scene.of(game, before), seat, game::manner, move);
  }

  static String of(
      Scene before, String seat, Function<String, Optional<String>> manner, Move move) {
    MoveSentence sentence = new MoveSentence(before, Mood.DONE, manner);
    return Printable.of(
        sentence.words.say("move.told", Wording.capital(seat), sentence.deeds(move)));
  }

  /**
   * Tells a move that may be played, as advice: {@code Move f2–e3 by approach and take d4 and c5.}
   * Otherwise as {@link #of}.
   */
  public static <P extends Position> String advising(Game<P> game, P before, Move move) {
    return advising(Scene.of(game, before), game::manner, move);
  }

  static String advising(Scene before, Function<String, Optional<String>> manner, Move move) {
    MoveSentence sentence = new MoveSentence(before, Mood.ADVISED, manner);
    return Printable.of(sentence.words.say("advice.told", Wording.capital(sentence.deeds(move))));
  }

  private String say(String key, Object... arguments) {
    return words.say(mood.keys + key, arguments);
  }

  private String deeds(Move move) {
    List<String> deeds = new ArrayList<>();
    List<Move.Step> steps = move.steps();
    for (int first = 0; first < steps.size(); ) {
      int end = first + 1;
      while (end < steps.size() && goesOn(steps.get(end - 1), steps.get(end))) {
        end++;
      }
      deeds.add(deed(steps.subList(first, end)));
      first = end;
    }
    return deeds.stream()
        .reduce((first, next) -> words.say("move.then", first, next))
        .orElseGet(() -> say("passed"));
  }

  /** Whether a step is told in one breath with the one before it: nothing is to be said of it. */
  private static boolean goesOn(Move.Step step, Move.Step next) {
    return step.kind() == Kind.SHIFT
        && next.kind() == Kind.SHIFT
        && step.to() == next.from()
        && step.mark().isEmpty()
        && next.mark().isEmpty()
        && step.piece() == 0
        && step.taken().isEmpty() == next.taken().isEmpty();
  }

  /** What is done in one step, or in several shifts of one piece. */
  private String deed(List<Move.Step> steps) {
    Move.Step step = steps.get(steps.size() - 1);
    return switch (step.kind()) {
      case SHIFT -> becoming(end(say("moved", way(steps)), step, steps), step);
      case PLACE -> end(placed(step), steps.get(0), steps);
      case REMOVE -> end(removed(step.from()), steps.get(0), steps);
    };
  }

  private String end(String done, Move.Step marked, List<Move.Step> steps) {
    return taken(manner(done, marked), steps);
  }

  private String way(List<Move.Step> steps) {
    return board.name(steps.get(0).from())
        + steps.stream().map(step -> "–" + board.name(step.to())).collect(Collectors.joining());
  }

  private String manner(String done, Move.Step step) {
    return step.mark().isEmpty()
        ? done
        : manner
            .apply(step.mark())
            .map(word -> words.say("move.manner", done, word))
            .orElseGet(() -> words.say("move.mark", done, step.mark()));
  }

  private String taken(String done, List<Move.Step> steps) {
    List<String> names = new ArrayList<>();
    for (Move.Step step : steps) {
      PointSet taken = step.taken();
      taken.forEach(point -> names.add(board.name(point)));
    }
    return names.isEmpty() ? done : say("taken", done, words.series("and", names));
  }

  private String becoming(String done, Move.Step step) {
    return step.piece() == 0
        ? done
        : say("becoming", done, before.look().piece(step.piece()).name());
  }

  /**
   * What comes onto the board, as far as it is told; where there is one kind of piece it is that.
   */
  private String placed(Move.Step step) {
    int piece = before.look().pieces().size() == 1 ? 1 : step.piece();
    String point = board.name(step.to());
    return piece == 0
        ? say("placed-any", point)
        : say("placed", before.look().piece(piece).name(), point);
  }

  private String removed(int point) {
    int piece = before.piece(point);
    return piece == 0
        ? say("removed-any", board.name(point))
        : say("removed", before.look().piece(piece).name(), board.name(point));
  }
}
