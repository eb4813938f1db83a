package org.papamu.core.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.Player.Choice;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Thought;
import org.papamu.core.toy.Faulty;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

@Timeout(60)
class MctsPlayerTest {

  /** Too long to be solved by the games that are asked for here. */
  private static final Row LONG = Row.random(2, 60, 1000, new SplittableRandom(7)).evaluated();

  private static MctsPlayer player(MctsSettings settings, long seed) {
    return new MctsPlayer(settings, new SplittableRandom(seed));
  }

  private static Question<Row.State> question(Row row, long nodes) {
    return Question.of(
        History.startingAt(row, row.rules().initial()), Budget.UNLIMITED.withNodes(nodes));
  }

  private static <P extends Position> Thought thought(MctsPlayer player, Question<P> question) {
    Choice choice = player.choose(question);
    Thought thought = choice.thought().orElseThrow();
    assertThat(choice.move()).isEqualTo(thought.best().move());
    return thought;
  }

  @ParameterizedTest
  @EnumSource
  void aSeedGivesTheSameThoughts(MctsSettings.Selection selection) {
    List<List<Thought>> all = new ArrayList<>();
    for (int run = 0; run < 2; run++) {
      List<Thought> told = new ArrayList<>();
      MctsPlayer player = player(MctsSettings.STANDARD.withSelection(selection), 42);
      told.add(thought(player, question(LONG, 5000).withListener(told::add)));
      History<Row.State> next = question(LONG, 1).history().then(Row.LEFT).then(Row.RIGHT);
      told.add(thought(player, Question.of(next, Budget.UNLIMITED.withNodes(5000))));
      all.add(told);
    }
    assertThat(all.get(0)).isEqualTo(all.get(1)).hasSize(5);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void theGamesAskedForArePlayed(int threads) {
    MctsPlayer player = player(MctsSettings.STANDARD.withThreads(threads), 1);
    assertThat(thought(player, question(LONG, 10_007)).nodes()).isEqualTo(10_007);
    assertThat(player.visits()).isEqualTo(10_007);
  }

  @Test
  void aTinyTreeIsSweptAndStaysWithinItsBounds() {
    for (MctsSettings.Selection selection : MctsSettings.Selection.values()) {
      MctsPlayer player =
          player(MctsSettings.STANDARD.withHash(1).withSelection(selection).withThreads(2), 1);
      Row huge = Row.random(3, 400, 1000, new SplittableRandom(5));
      Thought thought = thought(player, question(huge, 60_000));
      assertThat(thought.nodes()).isEqualTo(60_000);
      assertThat(player.visits()).as("visits outlive a sweep").isEqualTo(60_000);
      assertThat(player.nodes())
          .isLessThanOrEqualTo((1 << 20) / Tree.NODE_BYTES)
          .isGreaterThan(1000);
    }
  }

  @Test
  void theTreeServesTheNextMove() {
    MctsPlayer player = player(MctsSettings.STANDARD, 3);
    Question<Row.State> first = question(LONG, 20_000);
    Thought thought = thought(player, first.withLines(2));
    History<Row.State> next = first.history();
    for (long move : thought.best().moves().subList(0, 2)) {
      next = next.then(move);
    }
    Thought again = thought(player, Question.of(next, Budget.UNLIMITED.withNodes(1000)));
    assertThat(again.nodes()).isEqualTo(1000);
    assertThat(player.visits()).isGreaterThan(2500);
    // The same question goes on where the last one ended.
    int visits = player.visits();
    thought(player, Question.of(next, Budget.UNLIMITED.withNodes(1000)));
    assertThat(player.visits()).isEqualTo(visits + 1000);
  }

  @Test
  void anotherGameOrAnEarlierPositionBeginsAnew() {
    MctsPlayer player = player(MctsSettings.STANDARD, 3);
    Question<Row.State> start = question(LONG, 3000);
    thought(player, start);
    Row other = Row.random(2, 60, 1000, new SplittableRandom(8));
    thought(player, question(other, 3000));
    assertThat(player.visits()).isEqualTo(3000);
    thought(player, Question.of(start.history().then(0).then(0), start.budget()));
    assertThat(player.visits()).isEqualTo(3000);
    thought(player, start);
    assertThat(player.visits()).isEqualTo(3000);
  }

  @Test
  void aMoveThatIsTheOnlyOneIsPlayedAtOnce() {
    Row row = Row.of(3, 7);
    Thought thought = thought(player(MctsSettings.STANDARD, 1), question(row, 1_000_000));
    assertThat(thought.nodes()).isZero();
    assertThat(thought.best().move()).isEqualTo(Row.LEFT);
  }

  @Test
  void asManyLinesAsAreWantedAndThereAre() {
    Question<Row.State> question = question(LONG, 3000);
    for (int wanted = 1; wanted <= 3; wanted++) {
      Thought thought = thought(player(MctsSettings.STANDARD, 1), question.withLines(wanted));
      assertThat(thought.lines()).hasSize(Math.min(2, wanted));
      assertThat(thought.lines().stream().map(Thought.Line::move).distinct())
          .hasSize(Math.min(2, wanted));
      int longest = thought.lines().stream().mapToInt(line -> line.moves().size()).max().orElse(0);
      assertThat(thought.depth()).isEqualTo(longest).isGreaterThan(2);
    }
  }

  @Test
  void thoughtsAreToldEachTimeTheGamesHaveDoubled() {
    List<Long> nodes = new ArrayList<>();
    Question<Row.State> question = question(LONG, 10_000);
    thought(
        player(MctsSettings.STANDARD, 1), question.withListener(told -> nodes.add(told.nodes())));
    assertThat(nodes).containsExactly(1024L, 2048L, 4096L, 8192L);
  }

  @Test
  void aDepthBoundsTheTree() {
    Question<Row.State> question = question(LONG, 5000);
    Thought thought =
        thought(
            player(MctsSettings.STANDARD, 1),
            question.withBudget(question.budget().withDepth(2)).withLines(2));
    assertThat(thought.depth()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aStopIsObeyed(int threads) {
    AtomicInteger asked = new AtomicInteger();
    Question<Row.State> question =
        Question.of(question(LONG, 1).history(), Budget.UNLIMITED)
            .withStop(() -> asked.incrementAndGet() > 100);
    Thought thought = thought(player(MctsSettings.STANDARD.withThreads(threads), 1), question);
    assertThat(thought.nodes()).isPositive();
    assertThat(asked).hasValueLessThan(110);
  }

  @Test
  void aThoughtThatIsStoppedBeforeItBeginsStillHasAMove() {
    Question<Row.State> question = question(LONG, 1000).withStop(() -> true);
    assertThat(thought(player(MctsSettings.STANDARD, 1), question).nodes()).isZero();
  }

  @Test
  void aClockIsNotUsedUpWhereTheMoveIsClear() {
    // Left takes nearly everything there is to take.
    int[] numbers = new SplittableRandom(1).ints(60, 1, 1000).toArray();
    numbers[0] = 4000;
    Row clear = Row.of(2, numbers).evaluated();
    AtomicLong clock = new AtomicLong();
    Budget budget =
        Budget.UNLIMITED.withTime(Duration.ofSeconds(100)).withAim(Duration.ofSeconds(10));
    Question<Row.State> question =
        Question.of(History.startingAt(clear, clear.rules().initial()), budget)
            .timedBy(() -> clock.addAndGet(1_000_000));
    Thought thought = thought(player(MctsSettings.STANDARD, 1), question);
    assertThat(thought.best().move()).isEqualTo(Row.LEFT);
    assertThat(clock.get()).isLessThan(Duration.ofSeconds(10).toNanos());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aFaultOfTheGameComesOutAndThePlayerGoesOn(int threads) {
    Ring ring = Ring.of(9, 4, 0, "black", "white");
    MctsPlayer player = player(MctsSettings.STANDARD.withThreads(threads), 1);
    for (int calls = 50; calls < 5000; calls += 450) {
      Faulty<Place> faulty = new Faulty<>(ring);
      Question<Place> question =
          Question.of(
              History.startingAt(faulty, ring.rules().initial()),
              Budget.UNLIMITED.withNodes(20_000));
      faulty.failIn(calls, new IllegalStateException("planted"));
      assertThatIllegalStateException()
          .isThrownBy(() -> player.choose(question))
          .withMessage("planted");
      assertThat(thought(player, question).nodes()).isEqualTo(20_000);
    }
  }

  @Test
  void playsAGameToItsEnd() {
    MctsPlayer player = player(MctsSettings.STANDARD.withPlayout(MctsSettings.Playout.RANDOM), 1);
    Row row = Row.random(3, 20, 100, new SplittableRandom(3));
    History<Row.State> history = question(row, 1).history();
    for (int ply = 0; ply < 20; ply++) {
      Question<Row.State> question = Question.of(history, Budget.UNLIMITED.withNodes(200));
      history = history.then(player.choose(question).move());
    }
    assertThat(row.rules().count(history.position(), new org.papamu.api.MoveList())).isZero();
  }
}
