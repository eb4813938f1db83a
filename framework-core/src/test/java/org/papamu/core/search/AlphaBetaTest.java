package org.papamu.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Choice;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.api.text.NotationException;
import org.papamu.core.search.Thicket.Place;
import org.papamu.core.toy.Ring;

@Timeout(60)
class AlphaBetaTest {

  /** Too large to be searched to its end. */
  private static final Thicket WIDE = new Thicket(5, 100_000, 6, 8, 60, 1, 0, 0, false, 0);

  private static AlphaBeta player(int threads) {
    return new AlphaBeta(threads, 4, new SplittableRandom(1));
  }

  private static <P extends Position> History<P> start(org.papamu.api.Game<P> game) {
    return History.startingAt(game, game.rules().initial());
  }

  private static Thought thought(AlphaBeta player, Question<?> question) {
    return player.choose(question).thought().orElseThrow();
  }

  @Test
  void theSameSeedVisitsTheSameNodes() {
    Question<Place> question = Question.of(start(WIDE), Budget.UNLIMITED.withDepth(6));
    assertThat(thought(player(1), question)).isEqualTo(thought(player(1), question));
  }

  @Test
  void ofEqualMovesChanceChooses() {
    // Every way leads to a place where the game is over, with the same result.
    Thicket brief = new Thicket(4, 1000, 8, 8, 1, 1, 0, 0, false, 8);
    // Nor does any promise more than another.
    Evaluated level = new Evaluated(brief, (position, seat) -> 0);
    Set<Long> chosen = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      AlphaBeta player = new AlphaBeta(1, 1, new SplittableRandom(seed));
      chosen.add(player.choose(Question.of(start(level), Budget.UNLIMITED)).move());
    }
    MoveList moves = new MoveList();
    brief.moves(brief.initial(), moves);
    int won = 0;
    for (int i = 0; i < moves.size(); i++) {
      Place after = brief.initial();
      brief.play(after, moves.get(i));
      won += brief.score(after, 0) > 0 ? 1 : 0;
    }
    assertThat(won).isGreaterThan(1);
    assertThat(chosen).hasSize(won);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 50, 1000, 12_345})
  void visitsNoMoreNodesThanAllowed(long most) {
    Thought thought =
        thought(player(1), Question.of(start(WIDE), Budget.UNLIMITED.withNodes(most)));
    assertThat(thought.nodes()).isBetween(1L, most);
  }

  @Test
  void answersThoughStoppedAtOnce() {
    Question<Place> question = Question.of(start(WIDE), Budget.UNLIMITED).withStop(() -> true);
    for (int threads = 1; threads <= 3; threads++) {
      Choice choice = player(threads).choose(question);
      MoveList moves = new MoveList();
      WIDE.moves(WIDE.initial(), moves);
      assertThat(moves.contains(choice.move())).isTrue();
      assertThat(choice.thought().orElseThrow().lines().get(0).score().isProved())
          .as("nothing was searched, so nothing is proved")
          .isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void timeEndsAnUnlimitedThought(int threads) {
    Question<Place> question =
        Question.of(start(WIDE), Budget.UNLIMITED.withTime(Duration.ofSeconds(2)))
            .timedBy(System::nanoTime);
    Thought thought = thought(player(threads), question);
    assertThat(thought.nodes()).isGreaterThan(100);
    assertThat(helpers()).isEmpty();
  }

  @Test
  void anAimEndsItSooner() {
    long minute = Duration.ofMinutes(1).toNanos();
    Budget budget =
        Budget.UNLIMITED.withTime(Duration.ofNanos(minute)).withAim(Duration.ofMillis(100));
    thought(player(1), Question.of(start(WIDE), budget).timedBy(System::nanoTime));
  }

  private static List<String> helpers() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith("alphabeta-"))
        .toList();
  }

  @Test
  void severalThreadsFindTheSameResult() {
    for (int seed = 0; seed < 20; seed++) {
      Thicket game = Thicket.layered(seed);
      Question<Place> question = Question.of(start(game), Budget.UNLIMITED);
      Score one = thought(player(1), question).best().score();
      Score four = thought(player(4), question).best().score();
      assertThat(four.kind()).as("seed %s", seed).isEqualTo(one.kind());
      assertThat(one.isProved()).isTrue();
    }
    assertThat(helpers()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void whatTheGameThrowsReachesTheCaller(int threads) {
    AtomicInteger calls = new AtomicInteger();
    IllegalStateException fault = new IllegalStateException("a fault of the game");
    Evaluated faulty =
        new Evaluated(
            WIDE,
            (position, seat) -> {
              if (calls.incrementAndGet() > 20_000) {
                throw fault;
              }
              return 0;
            });
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> player(threads).choose(Question.of(start(faulty), Budget.UNLIMITED)))
        .isSameAs(fault);
    assertThat(helpers()).isEmpty();
  }

  @Test
  void severalLinesDifferAndAreSorted() {
    for (int seed = 0; seed < 10; seed++) {
      Thicket game = Thicket.layered(seed).withFewest(3);
      List<Thought> told = new ArrayList<>();
      Question<Place> question =
          Question.of(start(game), Budget.UNLIMITED.withDepth(5))
              .withLines(3)
              .withListener(told::add);
      Thought last = thought(player(1), question);
      assertThat(last.lines()).hasSize(3);
      assertThat(told).isNotEmpty();
      for (Thought thought : told) {
        check(game, thought);
      }
      check(game, last);
    }
  }

  @Test
  void severalLinesAreSortedWhereverASearchIsBrokenOff() {
    for (int seed = 0; seed < 10; seed++) {
      Thicket game = Thicket.layered(seed).withFewest(3);
      for (long nodes = 20; nodes < 4_000; nodes += nodes / 3) {
        List<Thought> told = new ArrayList<>();
        Question<Place> question =
            Question.of(start(game), Budget.UNLIMITED.withNodes(nodes))
                .withLines(3)
                .withListener(told::add);
        check(game, thought(player(1), question));
        told.forEach(thought -> check(game, thought));
        // From one iteration to the next no line is lost.
        told.stream()
            .filter(thought -> thought.depth() > 1)
            .forEach(thought -> assertThat(thought.lines()).hasSize(3));
      }
    }
  }

  /** Lines are legal, differ in their first moves, and the better ones come first. */
  private static void check(Thicket game, Thought thought) {
    Set<Long> first = new HashSet<>();
    Optional<Score> above = Optional.empty();
    for (Thought.Line line : thought.lines()) {
      assertThat(first.add(line.move())).isTrue();
      Place place = game.initial();
      MoveList moves = new MoveList();
      for (long move : line.moves()) {
        game.moves(place, moves);
        assertThat(moves.contains(move)).isTrue();
        game.play(place, move);
      }
      assertThat(above.isEmpty() || above.get().compareTo(line.score()) >= 0)
          .as("%s", thought)
          .isTrue();
      above = Optional.of(line.score());
    }
  }

  @Test
  void aLineIsWorthWhatItLeadsTo() {
    // A search without exchanges to an odd depth: the line ends where its value was found.
    for (int seed = 0; seed < 30; seed++) {
      Thicket game = Thicket.layered(seed);
      AlphaBeta exact = new AlphaBeta(1, 1, new SplittableRandom(1), Selection.none());
      Thought thought = thought(exact, Question.of(start(game), Budget.UNLIMITED));
      Score score = thought.best().score();
      Place place = game.initial();
      for (long move : thought.best().moves()) {
        game.play(place, move);
      }
      MoveList moves = new MoveList();
      game.moves(place, moves);
      assertThat(moves.isEmpty()).isTrue();
      int result = game.score(place, 0);
      assertThat(score.kind())
          .isEqualTo(result > 0 ? Score.Kind.WIN : result < 0 ? Score.Kind.LOSS : Score.Kind.DRAW);
      if (result != 0) {
        assertThat(score.value()).isEqualTo(thought.best().moves().size());
      }
    }
  }

  @Test
  void anOnlyMoveIsPlayedAtOnceUnlessMoreIsAskedFor() {
    Thicket narrow = new Thicket(11, 1000, 1, 1, 30, 1, 0, 0, false, 8);
    Question<Place> question =
        Question.of(start(narrow), Budget.UNLIMITED.withTime(Duration.ofHours(1)));
    assertThat(thought(player(1), question).depth()).isEqualTo(1);
    assertThat(thought(player(1), question.withBudget(Budget.UNLIMITED)).best().score().isProved())
        .isTrue();
  }

  @Test
  void playsWithoutAnEvaluator() {
    for (int seed = 0; seed < 10; seed++) {
      Thicket game = Thicket.layered(seed);
      Score with = thought(player(1), Question.of(start(game), Budget.UNLIMITED)).best().score();
      Thought without =
          thought(player(1), Question.of(start(new Evaluated(game, null)), Budget.UNLIMITED));
      assertThat(without.best().score().kind()).isEqualTo(with.kind());
    }
  }

  @Test
  void forgetsOneGameInAnother() {
    AlphaBeta player = player(1);
    Question<Place> other = Question.of(start(Thicket.layered(8)), Budget.UNLIMITED.withDepth(4));
    Question<Place> question = Question.of(start(WIDE), Budget.UNLIMITED.withDepth(5));
    Thought fresh = thought(player, question);
    thought(player, other);
    Thought again = thought(player, question);
    assertThat(again.best().score()).isEqualTo(fresh.best().score());
    assertThat(again.nodes()).isGreaterThan(fresh.nodes() / 2);
  }

  @Test
  void refusesGamesThatAreNotForIt() {
    Ring three = Ring.of(9, 4, 3, "black", "white", "red");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player(1).choose(Question.of(start(three), Budget.UNLIMITED)))
        .withMessageContaining("two seats");
    Ring ring = Ring.standard();
    History<Ring.Place> over = History.startingAt(ring, ring.notation().read("0 black"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player(1).choose(Question.of(over, Budget.UNLIMITED)))
        .withMessageContaining("over");
  }

  @ParameterizedTest
  @CsvSource({"threads,0", "threads,257", "threads,x", "hash,0", "hash,999999999", "level,3"})
  void refusesSettings(String key, String value) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(
            () -> new AlphaBetaProvider().player(Map.of(key, value), new SplittableRandom(1)));
  }

  @Test
  void aTableThatDoesNotFitIsRefusedWithTheOneThatWould() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(
            () ->
                new AlphaBetaProvider()
                    .player(Map.of("hash", "999999999"), new SplittableRandom(1)))
        .withMessageContaining(String.valueOf(AlphaBeta.mostMebibytes()));
  }
}
