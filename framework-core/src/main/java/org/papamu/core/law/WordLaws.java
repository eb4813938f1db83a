package org.papamu.core.law;

import static org.papamu.core.law.Broken.brief;
import static org.papamu.core.law.Broken.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.papamu.api.Example;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Lesson;
import org.papamu.api.MoveList;
import org.papamu.api.Option;
import org.papamu.api.Position;
import org.papamu.api.Section;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException;
import org.papamu.core.lesson.LessonRun;
import org.papamu.core.lesson.Pictures;

/** Laws about words for people: languages, examples and lessons. */
final class WordLaws {

  private static final int MOST_PLIES = 60;

  private WordLaws() {}

  /** In every language a game differs in words alone, and no text is missing. */
  static void languages(GameProvider provider, LawSettings settings) {
    for (Locale language : provider.languages()) {
      String code = language.getLanguage();
      unless(
          !code.isEmpty() && Locale.forLanguageTag(code).equals(language),
          "\"%s\" is not the code of a language alone",
          language);
      if (Messages.areBeside(provider.getClass())) {
        List<String> problems = Messages.problems(provider.getClass(), language);
        unless(problems.isEmpty(), "in %s: %s", code, String.join("; ", first(problems)));
      }
      unless(!provider.title(language).isBlank(), "the title in %s is blank", code);
      for (String text : Laws.games(provider)) {
        if (settings.stop().requested()) {
          return;
        }
        same(provider, text, language, settings);
      }
    }
    Game<?> other = in(provider, provider.name(), Locale.forLanguageTag("tlh"));
    unless(
        other.language().equals(Locale.ENGLISH),
        "asked for in a language that it does not speak, a game speaks %s and not English",
        other.language());
  }

  private static List<String> first(List<String> problems) {
    return problems.subList(0, Math.min(3, problems.size()));
  }

  private static Game<?> in(GameProvider provider, String text, Locale language) {
    return provider.game(GameSpec.parse(provider, text).in(language));
  }

  private static void same(
      GameProvider provider, String text, Locale language, LawSettings settings) {
    Game<?> english = in(provider, text, Locale.ENGLISH);
    Game<?> other = in(provider, text, language);
    String where = text + " in " + language;
    unless(other.language().equals(language), "%s says that it speaks %s", where, other.language());
    unless(
        other.info().name().equals(english.info().name())
            && other.info().seats().equals(english.info().seats())
            && other.info().facts().equals(english.info().facts())
            && options(other).equals(options(english)),
        "%s has other facts, seats or options than in English",
        where);
    unless(
        other.seatNames().size() == english.info().seats().size()
            && other.seatNames().stream().noneMatch(String::isBlank),
        "%s does not name every seat: %s",
        where,
        other.seatNames());
    unless(
        other.about().rules().size() == english.about().rules().size()
            && other.about().sections().size() == english.about().sections().size()
            && other.about().rules().stream().noneMatch(String::isBlank)
            && !other.about().summary().isBlank(),
        "%s has other rules or sections than in English",
        where);
    unless(tasks(other).equals(tasks(english)), "%s has other lessons than in English", where);
    walk(english, other, where, settings);
  }

  private static List<String> options(Game<?> game) {
    List<String> texts = new ArrayList<>();
    game.options()
        .values()
        .forEach(
            (Option option, String value) ->
                texts.add(option.name() + "=" + value + " " + option.allowed()));
    return texts;
  }

  private static List<String> tasks(Game<?> game) {
    return game.lessons().stream()
        .map(
            lesson ->
                "%s|%s|%s|%s"
                    .formatted(lesson.game(), lesson.position(), lesson.most(), lesson.answer()))
        .toList();
  }

  private static <P extends Position, Q extends Position> void walk(
      Game<P> english, Game<Q> other, String where, LawSettings settings) {
    P here = english.rules().initial();
    Q there = other.rules().initial();
    MoveList moves = new MoveList();
    MoveList same = new MoveList();
    SplittableRandom random = new SplittableRandom(settings.seed());
    for (int ply = 0; ply <= MOST_PLIES; ply++) {
      english.rules().moves(here, moves);
      other.rules().moves(there, same);
      unless(
          english.notation().write(here).equals(other.notation().write(there))
              && moves.size() == same.size(),
          "%s has other positions or moves than in English",
          where);
      if (moves.isEmpty()) {
        String key = other.rules().ending(there).key();
        unless(key.equals(english.rules().ending(here).key()), "%s ends by the key %s", where, key);
        return;
      }
      int chosen = random.nextInt(moves.size());
      String text = english.notation().writeMove(here, moves.get(chosen));
      unless(
          text.equals(other.notation().writeMove(there, same.get(chosen))),
          "%s writes the move %s otherwise than in English",
          where,
          brief(text));
      english.rules().play(here, moves.get(chosen));
      other.rules().play(there, same.get(chosen));
    }
  }

  /** Every example can be set up, and every lesson is solved by its answer and not by any move. */
  static void lessons(GameProvider provider, LawSettings settings) {
    for (String text : Laws.games(provider)) {
      if (settings.stop().requested()) {
        return;
      }
      Game<?> game = ProviderLaws.built(provider, text);
      for (Section section : game.about().sections()) {
        section.examples().forEach(example -> example(provider, game, example));
      }
      game.lessons().forEach(lesson -> lesson(provider, game, lesson));
    }
  }

  private static void example(GameProvider provider, Game<?> game, Example example) {
    String what = "the example \"%s\" of %s".formatted(brief(example.caption()), name(game));
    unless(!example.caption().isBlank(), "an example of %s has no caption", name(game));
    try {
      Pictures.scene(example, game, text -> ProviderLaws.built(provider, text));
    } catch (NotationException refused) {
      throw new Broken("%s: \"%s\": %s".formatted(what, brief(refused.text()), refused.message()));
    }
  }

  private static String name(Game<?> game) {
    return game.info().name();
  }

  private static void lesson(GameProvider provider, Game<?> game, Lesson lesson) {
    String what = "the lesson \"%s\" of %s".formatted(brief(lesson.title()), name(game));
    unless(!lesson.title().isBlank() && !lesson.text().isBlank(), "%s has no title or text", what);
    unless(lesson.hints().stream().noneMatch(String::isBlank), "%s has a blank hint", what);
    try {
      LessonRun<?> run = LessonRun.of(lesson, game, text -> ProviderLaws.built(provider, text));
      int done = 0;
      for (String move : lesson.answer()) {
        unless(
            run.standing() == LessonRun.Standing.OPEN,
            "%s is %s before its answer is through",
            what,
            run.standing());
        run.play(move);
        done++;
      }
      unless(
          run.standing() == LessonRun.Standing.DONE,
          "%s is not done by its answer of %s moves",
          what,
          done);
      run.restart();
      unless(anotherMoveFails(run), "%s is done by whatever move is made first", what);
    } catch (NotationException refused) {
      throw new Broken("%s: \"%s\": %s".formatted(what, brief(refused.text()), refused.message()));
    }
  }

  private static <P extends Position> boolean anotherMoveFails(LessonRun<P> run) {
    Game<P> game = run.session().game();
    MoveList moves = run.session().legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      String text = game.notation().writeMove(run.session().position(), moves.get(i));
      boolean done = run.play(text) == LessonRun.Standing.DONE;
      run.restart();
      if (!done) {
        return true;
      }
    }
    return false;
  }
}
