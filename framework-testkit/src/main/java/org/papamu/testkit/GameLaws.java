package org.papamu.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.TestAbortedException;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.core.law.Law;
import org.papamu.core.law.LawSettings;
import org.papamu.core.law.Laws;
import org.papamu.core.law.Violation;

/**
 * The tests of a game: extend it, name the provider, and the game is tested.
 *
 * <pre>{@code
 * @ProvidedBy(TicTacToeProvider.class)
 * class TicTacToeTest extends GameLaws {}
 * }</pre>
 *
 * <p>That gives one test for each game and law ({@link Law}), and tests against files that lie in
 * the folder {@code src/test/resources/FAMILY}:
 *
 * <ul>
 *   <li>{@code perft.jsonl}: counts from an independent program, one {@code {"game": …, "position":
 *       …, "depth": …, "nodes": …}} on each line. Counts over two million wait for {@code
 *       -Dpapamu.perft.nodes=N}.
 *   <li>{@code moves.jsonl}: all legal moves of positions, {@code {"game": …, "position": …,
 *       "moves": […]}}; if a line also has {@code "next"}, the positions after each of the moves.
 *   <li>{@code playthroughs/BOARD.txt}: all that the game says along a random game. Written by
 *       {@code mvn test -Dpapamu.golden=write}; compared without it. Read what was written, and
 *       what changed when it is written anew.
 * </ul>
 *
 * <p>A file of vectors that does not exist is a skipped test; a playthrough that does not exist is
 * a failed one.
 */
public abstract class GameLaws {

  /** The system property that has playthroughs written ({@code write}) instead of compared. */
  public static final String GOLDEN = "papamu.golden";

  /** The system property that says how many nodes a perft line may have to be counted. */
  public static final String PERFT_NODES = "papamu.perft.nodes";

  /** Where what a walk costs is told; build tools pass on no entries of a test reporter. */
  private static final Logger COSTS = System.getLogger(GameLaws.class.getName());

  /** What a test says to be from if it is to be told by its name, not by that of its method. */
  private static final URI NO_METHOD = URI.create("papamu:law");

  private static final long DEFAULT_PERFT_NODES = 2_000_000;
  private static final int SECONDS = 120;
  private static final int PLAYTHROUGH_PLIES = 400;
  private static final long PROBE_NODES = 100_000;

  /** For test classes of authors. */
  protected GameLaws() {}

  /**
   * The provider of the games: by default a new one of the class that {@link ProvidedBy} names. A
   * test that makes its provider otherwise overrides this.
   */
  protected GameProvider provider() {
    ProvidedBy named = getClass().getAnnotation(ProvidedBy.class);
    if (named == null) {
      throw new IllegalStateException(
          "%s names no provider: annotate it with @ProvidedBy, or override provider()"
              .formatted(getClass().getName()));
    }
    try {
      return named.value().getConstructor().newInstance();
    } catch (InvocationTargetException thrown) {
      throw new IllegalStateException(
          "the constructor of %s failed".formatted(named.value().getName()), thrown.getCause());
    } catch (ReflectiveOperationException none) {
      throw new IllegalStateException(
          "%s is not public, or has no public constructor without parameters, so no host can make it"
              .formatted(named.value().getName()),
          none);
    }
  }

  /**
   * The texts of the games that the laws are looked at: by default every board on offer and, on the
   * smallest, every other value of every option.
   */
  protected List<String> games() {
    return Laws.games(provider());
  }

  /** How thoroughly the laws are looked at. */
  protected LawSettings settings() {
    return LawSettings.quick();
  }

  /** The resources with perft counts. */
  protected List<String> perftFiles() {
    return List.of(provider().name() + "/perft.jsonl");
  }

  /** The resources with legal moves. */
  protected List<String> moveFiles() {
    return List.of(provider().name() + "/moves.jsonl");
  }

  /** The texts of the games whose playthroughs are kept: by default {@link #games}. */
  protected List<String> playthroughGames() {
    return games();
  }

  /**
   * The most bytes that the rules may allocate for each move generated or played; by default there
   * is no bound. A game whose inner loop allocates nothing answers 1, which leaves room for what
   * the measuring itself takes.
   */
  protected double mostBytesPerNode() {
    return Double.POSITIVE_INFINITY;
  }

  @Test
  @DisplayName("The provider is found by service loading")
  final void isOffered() {
    assertTrue(
        ServiceLoader.load(GameProvider.class).stream()
            .anyMatch(offered -> offered.type() == provider().getClass()),
        () ->
            "%s is not listed in META-INF/services/%s, so no host will find it"
                .formatted(provider().getClass().getName(), GameProvider.class.getName()));
  }

  @TestFactory
  @DisplayName("Laws of the provider")
  final Stream<DynamicTest> providerLaws() {
    return Law.ofProviders().stream()
        .map(
            law ->
                lawTest(
                    provider().name(),
                    law,
                    settings -> obeyed(settings, Laws.check(provider(), List.of(law), settings))));
  }

  @TestFactory
  @DisplayName("Laws of the games")
  final Stream<DynamicNode> gameLaws() {
    return games().stream()
        .map(
            text -> {
              Game<?> game = game(text);
              return dynamicContainer(
                  text,
                  Law.ofGames().stream()
                      .map(
                          law ->
                              lawTest(
                                  text,
                                  law,
                                  settings ->
                                      obeyed(settings, Laws.check(game, List.of(law), settings)))));
            });
  }

  /**
   * A test that Maven calls by its name also in its headings, where it numbers those that it thinks
   * are methods. So the name tells the game as well.
   */
  private static DynamicTest named(String name, Executable test) {
    return dynamicTest(name, NO_METHOD, test);
  }

  private DynamicTest lawTest(String game, Law law, Consumer<LawSettings> test) {
    return named(
        "%s, %s: %s".formatted(game, law.key(), law.statement()),
        () -> test.accept(settings().withStop(Deadline.ofSeconds(SECONDS))));
  }

  private static void obeyed(LawSettings settings, List<Violation> violations) {
    if (!violations.isEmpty()) {
      fail(Laws.report(violations));
    }
    if (settings.stop().requested()) {
      throw new TestAbortedException(
          "looked at in part only: %d seconds are up".formatted(SECONDS));
    }
  }

  @TestFactory
  @DisplayName("Perft counts")
  final Stream<DynamicNode> perft() {
    long most = Long.getLong(PERFT_NODES, DEFAULT_PERFT_NODES);
    return vectors(
        perftFiles(),
        "perft counts from an independent program",
        line ->
            named(
                "%s, %s, depth %d = %d"
                    .formatted(
                        line.text("game"),
                        line.text("position"),
                        line.number("depth"),
                        line.number("nodes")),
                () ->
                    Vectors.perft(
                        game(line.text("game")), line, most, Deadline.ofSeconds(SECONDS * 10))));
  }

  @TestFactory
  @DisplayName("Legal moves")
  final Stream<DynamicNode> moves() {
    return vectors(
        moveFiles(),
        "legal moves from an independent program",
        line ->
            named(
                "%s, %s, moves".formatted(line.text("game"), line.text("position")),
                () -> Vectors.moves(game(line.text("game")), line)));
  }

  private Stream<DynamicNode> vectors(
      List<String> resources, String what, Function<FlatObject, DynamicTest> test) {
    List<DynamicNode> nodes = new ArrayList<>();
    for (String resource : resources) {
      Map<String, List<DynamicTest>> byGame = new LinkedHashMap<>();
      VectorFile.read(getClass(), resource)
          .ifPresentOrElse(
              lines ->
                  lines.forEach(
                      line ->
                          byGame
                              .computeIfAbsent(line.text("game"), game -> new ArrayList<>())
                              .add(test.apply(line))),
              () -> nodes.add(missing(resource, what)));
      byGame.forEach((game, tests) -> nodes.add(dynamicContainer(game, tests)));
    }
    return nodes.stream();
  }

  private static DynamicTest missing(String resource, String what) {
    return named(
        resource,
        () -> {
          throw new TestAbortedException(
              "there is no %s: put %s into src/test/resources/%s"
                  .formatted(resource, what, resource));
        });
  }

  @TestFactory
  @DisplayName("Playthroughs are as they were")
  final Stream<DynamicTest> playthroughs() {
    return playthroughGames().stream()
        .map(
            text -> {
              String file = text.substring(text.indexOf(':') + 1).replace('=', '-') + ".txt";
              GoldenFile golden =
                  new GoldenFile(getClass(), provider().name() + "/playthroughs/" + file);
              return named(
                  text + ", playthrough",
                  () ->
                      golden.check(
                          Playthrough.of(game(text), settings().seed(), PLAYTHROUGH_PLIES)));
            });
  }

  @Test
  @DisplayName("What a walk over the tree costs")
  final void cost() {
    Game<?> game = game(provider().name());
    Probe probe = Probe.of(game, PROBE_NODES);
    COSTS.log(
        Level.INFO,
        String.format(
            Locale.ROOT,
            "%s: %d nodes, %d nodes a second, %.1f bytes a node",
            game.info().name(),
            probe.nodes(),
            probe.nodesPerSecond(),
            probe.bytesPerNode()));
    assertTrue(probe.nodes() > 0, "the game has no move at its usual start");
    assertTrue(
        probe.bytesPerNode() <= mostBytesPerNode(),
        () ->
            "a walk over the tree of %s allocates %.1f bytes for each node, more than %.1f"
                .formatted(game.info().name(), probe.bytesPerNode(), mostBytesPerNode()));
  }

  /** The laws about refused texts once more, with many more texts. */
  @TestFactory
  @Tag("deep")
  @DisplayName("Fuzzed notation")
  final Stream<DynamicNode> fuzz() {
    Collection<Law> laws = List.of(Law.POSITION_REFUSALS, Law.MOVE_REFUSALS);
    return games().stream()
        .map(
            text ->
                named(
                    text + ", fuzzed",
                    () -> {
                      LawSettings many =
                          settings().withTexts(4000).withStop(Deadline.ofSeconds(SECONDS));
                      List<Violation> found = Laws.check(game(text), laws, many);
                      if (!found.isEmpty()) {
                        fail(Laws.report(found));
                      }
                      assertNone(NotationFuzz.shortMoves(game(text)));
                    }));
  }

  @Test
  @DisplayName("Every text of one or two bytes is a position or refused as none")
  final void shortTextsAreRefused() {
    assertNone(NotationFuzz.shortPositions(game(provider().name())));
  }

  private static void assertNone(List<String> faults) {
    assertTrue(faults.isEmpty(), () -> String.join(System.lineSeparator(), faults));
  }

  private Game<?> game(String text) {
    return provider().game(GameSpec.parse(provider(), text));
  }
}
