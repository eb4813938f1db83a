package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.core.match.Adjudication.Agreement;
import org.papamu.core.match.GameResult.Forfeit;
import org.papamu.core.match.Standings.Duel;
import org.papamu.core.match.Standings.Row;
import org.papamu.core.stats.GameShape;
import org.papamu.core.toy.Faulty;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

class MatchTest {

  private static final MatchSettings TEN = MatchSettings.of(10, 7);

  private static Match<Place> match(MatchSettings settings, Contestant... contestants) {
    return Match.of(Toys.RING, List.of(contestants), settings);
  }

  private static List<PlayedGame> games(Match<Place> match) {
    List<PlayedGame> games = new ArrayList<>();
    match.run(Toys.STILL, Stop.NEVER, List.of(), (game, standings) -> games.add(game));
    return games;
  }

  @Test
  void eachOpeningIsPlayedWithBothColours() {
    List<PlayedGame> games = games(match(TEN, Toys.greedy("a"), Toys.random("b")));
    assertThat(games).hasSize(10);
    for (int i = 0; i < games.size(); i += 2) {
      PlayedGame one = games.get(i);
      PlayedGame other = games.get(i + 1);
      assertThat(one.result().seating()).containsExactly(0, 1);
      assertThat(other.result().seating()).containsExactly(1, 0);
      assertThat(one.opening()).isEqualTo(other.opening());
      assertThat(one.openingPlies()).isPositive().isEqualTo(other.openingPlies());
      assertThat(one.moves().subList(0, one.openingPlies()))
          .isEqualTo(other.moves().subList(0, one.openingPlies()));
    }
  }

  @Test
  void theStandingsAddUp() {
    Standings standings =
        match(TEN, Toys.greedy("a"), Toys.random("b"), Toys.random("c")).run(Toys.STILL);
    assertThat(standings.games()).isEqualTo(30);
    assertThat(standings.rows()).extracting(Row::player).containsExactly("a", "b", "c");
    for (Row row : standings.rows()) {
      assertThat(row.games()).isEqualTo(20);
      assertThat(row.wins() + row.draws() + row.losses()).isEqualTo(20);
      assertThat(row.points()).isEqualTo(row.wins() + row.draws() / 2.0);
    }
    assertThat(standings.duels())
        .hasSize(3)
        .allSatisfy(
            duel -> {
              assertThat(duel.games()).isEqualTo(10);
              assertThat(duel.pairs().pairs()).isEqualTo(5);
              assertThat(duel.pairs().sample().mean()).isEqualTo(duel.share());
            });
    double total = standings.rows().stream().mapToDouble(Row::points).sum();
    assertThat(total).isEqualTo(30);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void resultsDoNotDependOnConcurrency(int concurrency) {
    MatchSettings settings = MatchSettings.of(60, 11);
    Standings alone = match(settings, Toys.greedy("a"), Toys.random("b")).run(Toys.STILL);
    Standings together =
        match(settings.withConcurrency(concurrency), Toys.greedy("a"), Toys.random("b"))
            .run(Toys.STILL);
    assertThat(together).isEqualTo(alone);
    Standings otherwise =
        match(MatchSettings.of(60, 12), Toys.greedy("a"), Toys.random("b")).run(Toys.STILL);
    assertThat(otherwise).isNotEqualTo(alone);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void aTestStopsTheMatchAtTheSameGame(int concurrency) {
    MatchSettings settings =
        MatchSettings.of(4000, 3).withSprt(Sprt.of(0, 200)).withConcurrency(concurrency);
    Standings standings = match(settings, Toys.random("a"), Toys.random("b")).run(Toys.STILL);
    Standings.Test test = standings.test().orElseThrow();
    assertThat(test.verdict()).isEqualTo(Sprt.Verdict.H0);
    assertThat(test.ratio()).isLessThanOrEqualTo(test.sprt().low());
    assertThat(standings.games()).isEven().isLessThan(400);
    Pentanomial pairs = standings.duels().get(0).pairs();
    assertThat(pairs.pairs()).isEqualTo(standings.games() / 2);
    assertThat(test.sprt().logLikelihoodRatio(pairs)).isEqualTo(test.ratio());
    Standings alone =
        match(settings.withConcurrency(1), Toys.random("a"), Toys.random("b")).run(Toys.STILL);
    assertThat(standings).isEqualTo(alone);
  }

  private static PlayedGame first(Contestant... contestants) {
    return games(match(MatchSettings.of(2, 1), contestants)).get(0);
  }

  @Test
  void aMoveThatIsNotLegalLosesTheGameOnly() {
    Contestant wrong = Toys.like("wrong", question -> Player.Choice.of(5));
    List<PlayedGame> games = games(match(TEN, wrong, Toys.random("b")));
    assertThat(games).hasSize(10);
    assertThat(games).filteredOn(game -> game.result().forfeit().isPresent()).hasSizeGreaterThan(5);
    for (PlayedGame game : games) {
      int seat = game.result().seating().indexOf(0);
      if (game.result().forfeit().isEmpty()) {
        assertThat(game.moves()).as("the other won before").hasSize(game.openingPlies() + 1);
        continue;
      }
      assertThat(game.result().forfeit())
          .contains(new Forfeit(seat, "chose a move that is not legal"));
      assertThat(game.result().seats().get(seat).points()).isZero();
      assertThat(game.outcome().result()).isEqualTo(seat == 0 ? "white" : "black");
      assertThat(game.outcome().reason().key()).isEqualTo("match.illegal");
    }
  }

  @Test
  void aPlayerThatFailsLosesTheGame() {
    for (Throwable fault :
        List.of(new IllegalStateException("no idea"), new OutOfMemoryError("no idea"))) {
      Contestant failing =
          Toys.like(
              "failing",
              question -> {
                throw fault instanceof Error error ? error : sneaky(fault);
              });
      PlayedGame game = first(failing, Toys.random("b"));
      assertThat(game.result().forfeit()).contains(new Forfeit(0, "no idea"));
      assertThat(game.outcome().reason().sentence()).isEqualTo("Black forfeits: no idea");
    }
  }

  private static Error sneaky(Throwable fault) {
    throw (RuntimeException) fault;
  }

  @Test
  void aPlayerThatCannotBeMadeLosesTheGame() {
    Contestant missing =
        new Contestant(
            "missing",
            Budget.UNLIMITED,
            random -> {
              throw new IllegalStateException("\u001b[2J");
            });
    assertThat(first(Toys.random("a"), missing).result().forfeit())
        .contains(new Forfeit(1, "\\x1b[2J"));
  }

  @Test
  void whoeverIsLateBeyondTheGraceLoses() {
    assertThat(late(Duration.ofMillis(190))).isEmpty();
    assertThat(late(Duration.ofMillis(320)))
        .contains(new Forfeit(0, "took 320 ms for a move and had 100 ms"));
  }

  /** The forfeit of a player that takes so long for every move of 100 ms. */
  private static Optional<Forfeit> late(Duration taken) {
    AtomicLong now = new AtomicLong(123);
    Contestant slow =
        new Contestant(
            "slow",
            Budget.UNLIMITED.withTime(Duration.ofMillis(100)),
            random ->
                Toys.like(
                        "slow",
                        question -> {
                          assertThat(question.stop().requested()).isFalse();
                          now.addAndGet(taken.toNanos());
                          assertThat(question.stop().requested()).isTrue();
                          assertThat(question.nanos().getAsLong()).isEqualTo(taken.toNanos());
                          return Player.Choice.of(0);
                        })
                    .maker()
                    .player(random));
    List<PlayedGame> games = new ArrayList<>();
    match(MatchSettings.of(2, 1), slow, Toys.random("b"))
        .run(now::get, Stop.NEVER, List.of(), (game, standings) -> games.add(game));
    return games.get(0).result().forfeit();
  }

  @Test
  void aClockIsSharedOutAndRunsDown() {
    AtomicLong now = new AtomicLong();
    List<Long> given = new ArrayList<>();
    Contestant player =
        Toys.like(
            "player",
            question -> {
              long most = question.budget().time().toMillis();
              given.add(most);
              assertThat(question.budget().aim()).isLessThanOrEqualTo(question.budget().time());
              now.addAndGet(Duration.ofMillis(most).toNanos());
              return Player.Choice.of(given.size() % 4 < 2 ? 0 : 1);
            });
    Timing timing =
        new Timing(
            Optional.of(new Timing.Clock(Duration.ofSeconds(10), Duration.ZERO)),
            Duration.ZERO,
            Duration.ofHours(1));
    MatchSettings settings =
        MatchSettings.of(2, 1)
            .withTiming(timing)
            .withAdjudication(Adjudication.NONE.withMaxPlies(60));
    Standings standings = match(settings, player, player).run(now::get);
    assertThat(standings.forfeits()).isEmpty();
    assertThat(given.get(0)).isBetween(100L, 5000L);
    assertThat(given.get(given.size() - 1)).isLessThan(given.get(0));
  }

  @Test
  void whoeverOverstepsTheClockLoses() {
    AtomicLong now = new AtomicLong();
    Contestant slow =
        Toys.like(
            "slow",
            question -> {
              now.addAndGet(Duration.ofSeconds(3).toNanos());
              return Player.Choice.of(question.history().plies() % 4 < 2 ? 0 : 1);
            });
    Contestant quick =
        Toys.like(
            "quick", question -> Player.Choice.of(question.history().plies() % 4 < 2 ? 0 : 1));
    Timing timing =
        new Timing(
            Optional.of(new Timing.Clock(Duration.ofSeconds(7), Duration.ofMillis(500))),
            Duration.ofMillis(100),
            Duration.ofHours(1));
    Standings standings =
        match(MatchSettings.of(2, 1).withTiming(timing), slow, quick).run(now::get);
    // 7 - 3 + 0.5 - 3 + 0.5 leaves 2 s for the third move.
    assertThat(standings.forfeits())
        .hasSize(2)
        .extracting(result -> result.forfeit().orElseThrow().reason())
        .containsOnly("took 3000 ms for a move and had 2000 ms");
  }

  @Test
  void aFaultOfTheGameIsNobodysLoss() {
    Faulty<Place> faulty = new Faulty<>(Toys.RING);
    Match<Place> match = Match.of(faulty, List.of(Toys.random("a"), Toys.random("b")), TEN);
    List<AbandonedGame> abandoned = new ArrayList<>();
    Standings standings =
        match.run(
            Toys.STILL,
            Stop.NEVER,
            List.of(),
            new Match.Listener() {
              @Override
              public void played(PlayedGame game, Supplier<Standings> now) {
                if (game.result().number() == 3) {
                  faulty.failIn(60, new IllegalStateException("broken"));
                }
              }

              @Override
              public void abandoned(AbandonedGame game) {
                abandoned.add(game);
              }
            });
    assertThat(abandoned).hasSize(1).isEqualTo(standings.abandoned());
    assertThat(abandoned.get(0).number()).isEqualTo(4);
    assertThat(abandoned.get(0).fault()).startsWith("plugin fault in ring:21: ").contains("broken");
    assertThat(standings.games()).as("the match goes on").isEqualTo(9);
    assertThat(standings.forfeits()).isEmpty();
    assertThat(standings.rows()).extracting(Row::games).containsExactly(9, 9);
  }

  @Test
  void aListenerThatThrowsEndsTheMatch() {
    Match<Place> match = match(TEN.withConcurrency(3), Toys.random("a"), Toys.random("b"));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                match.run(
                    Toys.STILL,
                    Stop.NEVER,
                    List.of(),
                    (game, standings) -> {
                      throw new IllegalArgumentException("full");
                    }))
        .withMessage("full");
  }

  @Test
  void gamesThatAreTooLongAreDrawn() {
    MatchSettings settings = TEN.withAdjudication(Adjudication.NONE.withMaxPlies(12));
    for (PlayedGame game : games(match(settings, Toys.random("a"), Toys.random("b")))) {
      assertThat(game.moves()).hasSizeLessThanOrEqualTo(12);
      if (game.moves().size() == 12 && game.outcome().reason().key().equals("match.long")) {
        assertThat(game.outcome().result()).isEqualTo("draw");
        assertThat(game.result().seats()).allMatch(seat -> seat.points() == 0.5);
      }
    }
  }

  @Test
  void playersWhoAgreeAboutTheWinnerNeedNotPlayOn() {
    Adjudication adjudication =
        new Adjudication(
            200, Optional.of(new Agreement(300, 4)), Optional.of(new Agreement(10, 4)));
    MatchSettings settings = MatchSettings.of(2, 1).withAdjudication(adjudication);
    Contestant hopeful = Toys.thinking("hopeful", Score.estimate(300));
    Contestant resigned = Toys.thinking("resigned", Score.loss(9));
    for (PlayedGame game : games(match(settings, hopeful, resigned))) {
      assertThat(game.outcome().reason().key()).isEqualTo("match.agreed");
      assertThat(game.result().seats().get(game.result().seating().indexOf(0)).points())
          .isEqualTo(1);
      assertThat(game.moves()).hasSize(game.openingPlies() + 4);
    }
    // Nobody agrees with whoever thinks the same of its own side.
    assertThat(games(match(settings, hopeful, hopeful)).get(0).outcome().reason().key())
        .isNotEqualTo("match.agreed");
    Contestant level = Toys.thinking("level", Score.estimate(-10));
    assertThat(games(match(settings, level, Toys.thinking("drawn", Score.draw()))))
        .allSatisfy(game -> assertThat(game.outcome().result()).isEqualTo("draw"));
    assertThat(games(match(settings, level, Toys.random("silent"))).get(0).outcome().reason().key())
        .isNotEqualTo("match.agreed");
  }

  @Test
  void aStoppedMatchCountsWholeGamesOnly() {
    AtomicInteger played = new AtomicInteger();
    List<GameResult> results = new ArrayList<>();
    Match<Place> match = match(TEN, Toys.greedy("a"), Toys.random("b"));
    Standings some =
        match.run(
            Toys.STILL,
            () -> played.get() >= 3,
            List.of(),
            (game, standings) -> {
              played.incrementAndGet();
              results.add(game.result());
              assertThat(standings.get().games()).isEqualTo(played.get());
            });
    assertThat(some.games()).isEqualTo(3);
    Standings rest =
        match.run(Toys.STILL, Stop.NEVER, results, (game, standings) -> played.incrementAndGet());
    assertThat(played).hasValue(10);
    assertThat(rest).isEqualTo(match.run(Toys.STILL));
  }

  @Test
  void playersAreClosedAfterEachGame() {
    AtomicInteger open = new AtomicInteger();
    AtomicInteger made = new AtomicInteger();
    Contestant counted =
        new Contestant(
            "counted",
            Budget.UNLIMITED,
            random -> {
              open.incrementAndGet();
              made.incrementAndGet();
              Player player = Toys.random("x").maker().player(random);
              return new Player() {
                @Override
                public <P extends Position> Choice choose(Question<P> question) {
                  return player.choose(question);
                }

                @Override
                public void close() {
                  open.decrementAndGet();
                }
              };
            });
    match(TEN, counted, Toys.random("b")).run(Toys.STILL);
    assertThat(made).hasValue(10);
    assertThat(open).hasValue(0);
  }

  @Test
  void puzzlesArePlayedByEachAlone() {
    Ring puzzle =
        Ring.of(5, 2, 0, "player")
            .declared(new GameInfo("ring:5", "Ring", List.of("player"), 0, 10, Set.of(), 100, 0));
    Standings standings =
        Match.of(puzzle, List.of(Toys.random("a"), Toys.greedy("b")), MatchSettings.of(3, 1))
            .run(Toys.STILL);
    assertThat(standings.games()).isEqualTo(6);
    assertThat(standings.duels()).isEmpty();
    for (Row row : standings.rows()) {
      assertThat(row.wins()).isEqualTo(3);
      assertThat(row.points()).isEqualTo(3);
    }
  }

  @Test
  void gamesOfThreeAreCounted() {
    Ring three = Ring.of(9, 4, 0, "a", "b", "c");
    Standings standings =
        Match.of(
                three,
                List.of(Toys.random("x"), Toys.random("y"), Toys.random("z")),
                MatchSettings.of(6, 1))
            .run(Toys.STILL);
    assertThat(standings.games()).isEqualTo(6);
    assertThat(standings.rows()).allMatch(row -> row.games() == 6);
    assertThat(standings.rows().stream().mapToInt(Row::wins).sum()).isEqualTo(6);
    // The winner leaves two behind; these two are equals.
    assertThat(standings.rows().stream().mapToDouble(Row::points).sum()).isEqualTo(6 * 1.5);
  }

  @Test
  void matchesThatMakeNoSenseAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> match(TEN, Toys.random("a")));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                match(
                    TEN.withSprt(Sprt.of(0, 5)),
                    Toys.random("a"),
                    Toys.random("b"),
                    Toys.random("c")));
  }

  @Test
  void aDuelWithoutAWholePairIsJudgedByGames() {
    Duel duel = new Duel(0, 1, 1, 0, 0, Pentanomial.NONE);
    assertThat(duel.elo().diff()).isEmpty();
    assertThat(duel.superiority()).isEqualTo(0.75);
    assertThat(new Duel(0, 1, 0, 0, 0, Pentanomial.NONE).elo()).isEqualTo(Elo.UNKNOWN);
  }

  @Test
  void selfPlayHasAnOpeningForEachGameAndOnePlayerInAllSeats() {
    Openings<Place> openings = RandomOpenings.of(Toys.RING, 7);
    Match<Place> match = Match.selfPlay(Toys.RING, Toys.random("a"), openings, TEN);
    List<PlayedGame> games = games(match);
    assertThat(match.games()).isEqualTo(10);
    assertThat(games).hasSize(10);
    for (int i = 0; i < games.size(); i++) {
      PlayedGame game = games.get(i);
      assertThat(game.opening()).isEqualTo(i + 1);
      assertThat(game.result().seating()).containsExactly(0, 0);
      GameShape shape = GameShape.of(Toys.RING, game);
      long choices = 0;
      double product = 1;
      Place at = Toys.RING.rules().initial();
      MoveList moves = new MoveList();
      for (String text : game.moves()) {
        Toys.RING.rules().moves(at, moves);
        choices += moves.size();
        product *= moves.size();
        Toys.RING.readMoves(at, text, moves);
        Toys.RING.rules().play(at, moves.get(0));
      }
      assertThat(shape.plies()).isEqualTo(game.moves().size());
      assertThat(shape.choices()).isEqualTo(choices);
      assertThat(Math.pow(10, shape.product())).isCloseTo(product, withinPercentage(0.001));
      assertThat(shape.result()).isEqualTo(game.outcome().result());
      assertThat(shape.cut()).isFalse();
    }
    Match<Place> cut =
        Match.selfPlay(
            Toys.RING,
            Toys.random("a"),
            openings,
            TEN.withAdjudication(Adjudication.NONE.withMaxPlies(games.get(0).openingPlies() + 1)));
    assertThat(games(cut)).anySatisfy(game -> assertThat(game.isCut()).isTrue());
  }
}
