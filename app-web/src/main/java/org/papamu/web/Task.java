package org.papamu.web;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.Lesson;
import org.papamu.core.lesson.LessonRun;
import org.papamu.core.lesson.LessonRun.Standing;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Fields;

/**
 * What is to be done in a lesson: the rules say what is a move, the lesson's goal says when it is
 * done. Immutable; calls the game's code.
 */
final class Task {

  private final Edition<?> teller;
  private final int number;
  private final Function<String, Game<?>> open;
  private final Lesson lesson;

  private Task(Edition<?> teller, int number, Function<String, Game<?>> open) {
    this.teller = teller;
    this.number = number;
    this.open = open;
    lesson = lessons(teller.game()).get(number - 1);
  }

  /**
   * A lesson of a game.
   *
   * @param number from 1 on
   * @param open gives the game of a name
   * @throws Refusal if there is no such lesson
   */
  static Task of(Edition<?> teller, int number, Function<String, Game<?>> open) {
    int all = lessons(teller.game()).size();
    if (number < 1 || number > all) {
      throw Refusal.told(
          Refusal.UNPROCESSABLE,
          all == 0 ? Sayings.refused("no-lessons") : Sayings.refused("lessons", all),
          "lesson");
    }
    return new Task(teller, number, open);
  }

  private static List<Lesson> lessons(Game<?> game) {
    return GameFault.guard(game, "lessons", game::lessons);
  }

  /** The titles of all lessons of a game. */
  static List<String> titles(Game<?> game) {
    return lessons(game).stream().map(Lesson::title).toList();
  }

  /** The name of the game that tells it. */
  String teller() {
    return teller.game().info().name();
  }

  int number() {
    return number;
  }

  /** The name of the game that it is played on. */
  String game() {
    return lesson.game().isEmpty() ? teller() : lesson.game();
  }

  /** The text of the position that it begins from; empty for the usual start. */
  Optional<String> position() {
    return lesson.position().isEmpty() ? Optional.empty() : Optional.of(lesson.position());
  }

  /** How it stands after some moves. */
  Standing standing(List<String> moves) {
    LessonRun<?> run = LessonRun.of(lesson, teller.game(), open);
    for (String move : moves) {
      if (run.standing() == Standing.OPEN) {
        run.play(move);
      }
    }
    return run.standing();
  }

  /** The task as it is told after some moves, in one of the languages of the server. */
  Fields told(Locale language, List<String> moves) {
    List<Lesson> all = lessons(teller.in(language));
    Lesson spoken = all.get(number - 1);
    return Fields.of("game", teller())
        .and("number", number)
        .and("count", all.size())
        .and("title", spoken.title())
        .and("text", spoken.text())
        .and("standing", standing(moves).name().toLowerCase(Locale.ROOT))
        .and("left", Math.max(0, spoken.most() - moves.size()))
        .and("hints", spoken.hints())
        .and("answer", spoken.answer());
  }
}
