package org.papamu.testkit.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Goal;
import org.papamu.api.Lesson;
import org.papamu.api.Position;
import org.papamu.core.law.Law;
import org.papamu.core.law.LawSettings;
import org.papamu.core.law.Laws;
import org.papamu.core.law.Violation;
import org.papamu.examples.hex.HexProvider;

/** The laws of languages and lessons find faults of words. */
class WordFaultsTest {

  private static final Locale SWEDISH = Locale.forLanguageTag("sv");
  private static final LawSettings SETTINGS =
      LawSettings.quick().withWalks(1).withPositions(4).withTexts(20);

  /** A sound game in the language it was asked for in, if it is Swedish. */
  private static class Spoken<P extends Position> extends FaultyGame<P> {
    private final Locale asked;

    Spoken(Game<P> sound, Locale asked) {
      super(sound);
      this.asked = asked;
    }

    Locale asked() {
      return asked;
    }

    @Override
    public Locale language() {
      return asked.equals(SWEDISH) ? SWEDISH : Locale.ENGLISH;
    }
  }

  /** Makes a game of a sound one. */
  private interface Maker {
    <P extends Position> Game<?> make(Game<P> sound, Locale asked);
  }

  private static GameProvider speaking(
      List<Locale> languages, UnaryOperator<String> title, Maker maker) {
    GameProvider sound = new HexProvider();
    return new GameProvider() {
      @Override
      public String name() {
        return sound.name();
      }

      @Override
      public String title() {
        return sound.title();
      }

      @Override
      public String title(Locale language) {
        return title.apply(sound.title());
      }

      @Override
      public List<String> boards() {
        return List.of("3x3");
      }

      @Override
      public List<Locale> languages() {
        return languages;
      }

      @Override
      public Game<?> game(GameSpec spec) {
        return maker.make(sound.game(spec), spec.language());
      }
    };
  }

  private static GameProvider swedish(Maker maker) {
    return speaking(List.of(SWEDISH), title -> title, maker);
  }

  private static String broken(GameProvider provider, Law law) {
    List<Violation> found = Laws.check(provider, List.of(law), SETTINGS);
    return found.isEmpty() ? "" : found.get(0).message();
  }

  private static String languages(GameProvider provider) {
    return broken(provider, Law.PROVIDER_LANGUAGES);
  }

  /** A game as it should be. */
  private static final class Sound implements Maker {
    @Override
    public <P extends Position> Game<?> make(Game<P> sound, Locale asked) {
      return new Spoken<>(sound, asked);
    }
  }

  @Test
  void aSoundGameBreaksNone() {
    assertThat(languages(swedish(new Sound()))).isEmpty();
  }

  @Test
  void aLanguageWithACountry() {
    GameProvider provider =
        speaking(List.of(Locale.forLanguageTag("sv-SE")), title -> title, new Sound());
    assertThat(languages(provider)).contains("is not the code of a language alone");
  }

  @Test
  void aTitleThatIsBlankInALanguage() {
    assertThat(languages(speaking(List.of(SWEDISH), title -> " ", new Sound())))
        .contains("the title in sv is blank");
  }

  @Test
  void aLanguageThatIsPromisedAndNotSpoken() {
    assertThat(
            languages(
                swedish(
                    new Maker() {
                      @Override
                      public <P extends Position> Game<?> make(Game<P> sound, Locale asked) {
                        return sound;
                      }
                    })))
        .contains("says that it speaks en");
  }

  @Test
  void aGameThatClaimsToSpeakWhateverIsAskedFor() {
    assertThat(
            languages(
                swedish(
                    new Maker() {
                      @Override
                      public <P extends Position> Game<?> make(Game<P> sound, Locale asked) {
                        return new Spoken<>(sound, asked) {
                          @Override
                          public Locale language() {
                            return asked();
                          }
                        };
                      }
                    })))
        .contains("asked for in a language that it does not speak");
  }

  @Test
  void aSeatWithoutAName() {
    assertThat(
            languages(
                swedish(
                    new Maker() {
                      @Override
                      public <P extends Position> Game<?> make(Game<P> sound, Locale asked) {
                        return new Spoken<>(sound, asked) {
                          @Override
                          public List<String> seatNames() {
                            return List.of("röd", "");
                          }
                        };
                      }
                    })))
        .contains("does not name every seat");
  }

  private static GameProvider teaching(Function<Goal, Lesson> lesson, Goal goal) {
    return swedish(
        new Maker() {
          @Override
          public <P extends Position> Game<?> make(Game<P> sound, Locale asked) {
            return new Spoken<>(sound, asked) {
              @Override
              public List<Lesson> lessons() {
                return List.of(lesson.apply(goal));
              }
            };
          }
        });
  }

  private static Lesson lesson(String title, String position, Goal goal, String... answer) {
    return new Lesson(title, "Place a stone.", "", position, 3, goal, List.of(), List.of(answer));
  }

  private static String lessons(Function<Goal, Lesson> lesson, Goal goal) {
    return broken(teaching(lesson, goal), Law.PROVIDER_LESSONS);
  }

  @Test
  void aSoundLessonBreaksNone() {
    assertThat(lessons(goal -> lesson("Corner", "", goal, "a1"), Goal.move("a1"))).isEmpty();
  }

  @Test
  void anAnswerThatIsNotLegal() {
    assertThat(lessons(goal -> lesson("Corner", "", goal, "z9"), Goal.move("a1")))
        .contains("the lesson \"Corner\" of hex:3x3")
        .contains("z9");
  }

  @Test
  void anAnswerThatDoesNotReachTheGoal() {
    assertThat(lessons(goal -> lesson("Corner", "", goal, "b2"), Goal.move("a1")))
        .contains("is not done by its answer of 1 moves");
  }

  @Test
  void aGoalThatIsReachedBeforeTheAnswerIsThrough() {
    assertThat(lessons(goal -> lesson("Corner", "", goal, "a1", "b2"), Goal.move("a1")))
        .contains("is DONE before its answer is through");
  }

  @Test
  void aGoalThatWhateverMoveReaches() {
    assertThat(lessons(goal -> lesson("Corner", "", goal, "a1"), attempt -> true))
        .contains("is done by whatever move is made first");
  }

  @Test
  void aPositionThatIsNone() {
    assertThat(lessons(goal -> lesson("Corner", "nonsense", goal, "a1"), Goal.move("a1")))
        .contains("nonsense");
  }

  @Test
  void aLessonWithoutATitle() {
    assertThat(lessons(goal -> lesson(" ", "", goal, "a1"), Goal.move("a1")))
        .contains("has no title or text");
  }
}
