package org.papamu.core.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.GameProvider;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.NotationException;
import org.papamu.core.catalog.Plugin.State;

/** One broken jar after another, each beside a good one that must work all the same. */
class BrokenPluginsTest {

  @TempDir Path folder;

  @BeforeEach
  void putGoodPlugin() {
    PluginJar.good("good").in(folder);
  }

  /** Opens the folder; the good plugin must work; the answer is the other one's reason. */
  private String reasonFor(String file, String id) {
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(catalog.game("good:9").info().name()).isEqualTo("good:9");
      Plugin plugin = Catalogs.plugin(catalog, file);
      assertThat(plugin.state()).isEqualTo(State.FAILED);
      assertThat(plugin.id()).isEqualTo(id);
      assertThat(catalog.problems()).hasSize(1);
      assertThat(catalog.problems().get(0).plugin().orElse("")).isEqualTo(id);
      return Catalogs.reasons(catalog, file).get(0);
    }
  }

  private String reasonFor(Puppet puppet) {
    puppet.jar().write(folder.resolve("bad.jar"));
    return reasonFor("bad.jar", "bad");
  }

  // --- files that are no plugins ---

  @Test
  void garbageEmptyAndCutOffJars() throws IOException {
    Files.write(folder.resolve("empty.jar"), new byte[0]);
    Files.writeString(folder.resolve("garbage.jar"), "this is not a jar\n".repeat(100));
    byte[] whole = PluginJar.good("bad").bytes();
    Files.write(folder.resolve("cut.jar"), java.util.Arrays.copyOf(whole, whole.length / 2));
    PluginJar.of("x").drop("META-INF/MANIFEST.MF").file("a", "b").write(folder.resolve("bare.jar"));
    PluginJar.good("x").without("Plugin-Id").write(folder.resolve("library.jar"));
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(Catalogs.reasons(catalog, "empty.jar")).containsExactly("it is empty");
      assertThat(Catalogs.reasons(catalog, "garbage.jar").get(0))
          .startsWith("it is not a jar, or a damaged one (");
      assertThat(Catalogs.reasons(catalog, "cut.jar").get(0))
          .startsWith("it is not a jar, or a damaged one (");
      assertThat(Catalogs.reasons(catalog, "bare.jar"))
          .containsExactly("it is not a plugin: it has no manifest");
      assertThat(Catalogs.reasons(catalog, "library.jar"))
          .containsExactly("it is not a plugin: its manifest has no Plugin-Id");
      assertThat(catalog.plugins()).hasSize(6);
      assertThat(catalog.plugins()).filteredOn(plugin -> plugin.state() == State.FAILED).hasSize(5);
    }
  }

  @Test
  void nothingIsPrinted() throws IOException {
    Files.writeString(folder.resolve("garbage.jar"), "x");
    // The JDK's reader of manifests would complain of the repeated name on the terminal.
    PluginJar.good("twice").header("X", "1").header("x", "2").in(folder);
    Puppet.of("bad").order("constructor", "exception").jar().in(folder);
    PluginJar.good("lonely").needs("nobody").in(folder);
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (PrintStream both = new PrintStream(printed, true, UTF_8)) {
      System.setOut(both);
      System.setErr(both);
      try (Catalog catalog = Catalogs.open(folder)) {
        assertThat(catalog.problems()).hasSize(4);
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertThat(printed.toString(UTF_8)).isEmpty();
  }

  // --- descriptors ---

  @ParameterizedTest
  @ValueSource(strings = {"evil\u001b[2J", "evil\u0007", "../evil", "", "Good", "e v"})
  void idsThatAreNone(String id) {
    PluginJar.good("bad").header("Plugin-Id", id).write(folder.resolve("bad.jar"));
    assertThat(reasonFor("bad.jar", "")).startsWith("Plugin-Id \"").contains("is not an id");
  }

  @Test
  void endlessId() {
    PluginJar.good("bad").header("Plugin-Id", "x".repeat(10_000)).write(folder.resolve("bad.jar"));
    assertThat(reasonFor("bad.jar", "")).startsWith("Plugin-Id \"xxx").hasSizeLessThan(300);
  }

  @ParameterizedTest
  @ValueSource(strings = {"banana", "1.0", "1.0.0\u001b[2J"})
  void versionsThatAreNone(String version) {
    PluginJar.good("bad").version(version).in(folder);
    assertThat(reasonFor("bad.jar", "bad")).contains("is not a semantic version such as 1.0.0");
  }

  @ParameterizedTest
  @CsvSource({
    ">=9.0.0, 'it needs version >=9.0.0 of the API, and this is 1.0.0'",
    "<1.0.0, 'it needs version <1.0.0 of the API, and this is 1.0.0'",
    "soon, 'Plugin-Requires \"soon\" is not a range of versions such as >=1.0.0 & <2.0.0'",
  })
  void apiThatIsNotThisOne(String requires, String reason) {
    PluginJar.good("bad").header("Plugin-Requires", requires).in(folder);
    assertThat(reasonFor("bad.jar", "bad")).isEqualTo(reason);
  }

  @Test
  void noApiRange() {
    PluginJar.good("bad").without("Plugin-Requires").in(folder);
    assertThat(reasonFor("bad.jar", "bad")).contains("no Plugin-Requires");
  }

  // --- dependencies ---

  @Test
  void missingDependency() {
    PluginJar.good("bad").needs("nowhere@>=1.0.0").in(folder);
    assertThat(reasonFor("bad.jar", "bad"))
        .isEqualTo("it needs the plugin nowhere >=1.0.0, which is not installed");
  }

  @Test
  void selfDependency() {
    PluginJar.good("bad").needs("bad").in(folder);
    assertThat(reasonFor("bad.jar", "bad")).isEqualTo("it needs itself");
  }

  @Test
  void cycle() {
    PluginJar.good("left").needs("right").in(folder);
    PluginJar.good("right").needs("left").in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(catalog.problems())
          .extracting(Problem::reason)
          .containsExactlyInAnyOrder(
              "it is in a cycle of plugins that need each other: left -> right -> left",
              "it is in a cycle of plugins that need each other: left -> right -> left");
    }
  }

  @Test
  void dependencyThatFailsToLoad() {
    Puppet.of("bad").order("constructor", "exception").jar().in(folder);
    PluginJar.good("needs-bad").needs("bad").in(folder);
    PluginJar.good("needs-needs-bad").needs("needs-bad, good").in(folder);
    PluginJar.good("can-do-without").needs("bad?").in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).containsExactly("can-do-without", "good");
      assertThat(Catalogs.reasons(catalog, "needs-bad.jar"))
          .containsExactly("it needs the plugin bad, which did not load");
      assertThat(Catalogs.reasons(catalog, "needs-needs-bad.jar"))
          .containsExactly("it needs the plugin needs-bad, which did not load");
      assertThat(Catalogs.reasons(catalog, "bad.jar")).hasSize(1);
    }
  }

  // --- providers that throw ---

  @ParameterizedTest
  @CsvSource({
    "exception, threw java.lang.IllegalStateException: boom at puppet.Provider",
    "checked, threw java.lang.Exception: checked boom at puppet.Provider",
    "assertion, threw java.lang.AssertionError: wrong at puppet.Provider",
    "stack, threw java.lang.StackOverflowError",
    "memory, threw java.lang.OutOfMemoryError",
    "linkage, threw java.lang.LinkageError: unlinked at puppet.Provider",
    "gone, threw java.lang.NoClassDefFoundError: puppet/Gone at puppet.Provider",
    "death, threw java.lang.ThreadDeath at puppet.Provider",
    "native, threw java.lang.UnsatisfiedLinkError: no papamu-no-such-library in java.library.path",
    "notation, threw org.papamu.api.text.NotationException: not on this board",
    "ugly, 'threw java.lang.RuntimeException: a\\x1b[2Jb\\x0ac\\u202edxxx'",
    "hostile, threw puppet.Provider$2",
  })
  void throwing(String order, String reason) {
    assertThat(reasonFor(Puppet.of("bad").order("constructor", order)))
        .startsWith("the constructor of puppet.Provider " + reason);
    assertThat(reasonFor(Puppet.of("bad").order("static", order)))
        .startsWith("the constructor of puppet.Provider " + reason);
    assertThat(reasonFor(Puppet.of("bad").order("name", order)))
        .startsWith("name() of puppet.Provider " + reason);
    assertThat(reasonFor(Puppet.of("bad").order("boards", order)))
        .startsWith("boards() of puppet.Provider " + reason);
  }

  @Test
  void neverAnswering() {
    Puppet.of("slow-to-be-made").order("constructor", "hang").jar().in(folder);
    Puppet.of("slow-to-answer").order("name", "hang").jar().in(folder);
    CatalogSettings settings =
        CatalogSettings.named(folder).withTimeLimit(Duration.ofMillis(2_500));
    try (Catalog catalog = Catalogs.checked(Catalog.open(settings))) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      for (String file : List.of("slow-to-be-made.jar", "slow-to-answer.jar")) {
        assertThat(Catalogs.reasons(catalog, file))
            .containsExactly("it took too long: it did not say within 2500 ms what it offers");
      }
      assertThat(catalog.plugins())
          .filteredOn(plugin -> plugin.state() == Plugin.State.SLOW)
          .extracting(Plugin::id)
          .containsExactlyInAnyOrder("slow-to-be-made", "slow-to-answer");
      assertThat(Thread.getAllStackTraces().keySet())
          .filteredOn(thread -> thread.getName().startsWith("papamu-plugin-slow-to"))
          .as("they still hang, but do not keep the program from ending")
          .hasSize(2)
          .allMatch(Thread::isDaemon);
    } finally {
      Puppet.release("slow-to-be-made");
      Puppet.release("slow-to-answer");
    }
  }

  // --- providers that answer nonsense ---

  @ParameterizedTest
  @ValueSource(
      strings = {"=", "=Konane", "=1x", "=a:b", "=a b", "=a\u001b[2J", "=k\u014dnane", "=-a"})
  void names(String answer) {
    assertThat(reasonFor(Puppet.of("bad").order("name", answer)))
        .startsWith("name() of puppet.Provider answered \"")
        .contains("which is not a lower-case letter");
  }

  @Test
  void longName() {
    assertThat(reasonFor(Puppet.of("bad").order("name", "=" + "a".repeat(33))))
        .contains("which is not a lower-case letter");
  }

  @ParameterizedTest
  @ValueSource(strings = {"=", "= ", "=a\nb", "=a\u001b[2J", "=a\u202eb"})
  void titles(String answer) {
    assertThat(reasonFor(Puppet.of("bad").order("title", answer)))
        .startsWith("title() of puppet.Provider answered \"")
        .contains("which is not one line of 1 to 100 plain characters");
  }

  @ParameterizedTest
  @ValueSource(strings = {"=NULL", "=a a", "=a,b", "=a:b", "=a  b", "=\u0663x3", "=a\u007f"})
  void boards(String answer) {
    assertThat(reasonFor(Puppet.of("bad").order("boards", answer)))
        .startsWith("boards() of puppet.Provider answered \"")
        .contains("which is given twice or is not 1 to 64 plain ASCII characters");
  }

  @ParameterizedTest
  @CsvSource({
    "name, null, name() of puppet.Provider answered null",
    "title, null, title() of puppet.Provider answered null",
    "boards, null, boards() of puppet.Provider answered null",
    "boards, =, boards() of puppet.Provider answered no board",
    "boards, =endless, boards() of puppet.Provider answered more than 1000 boards",
  })
  void nothingAndTooMuch(String place, String order, String reason) {
    assertThat(reasonFor(Puppet.of("bad").order(place, order))).isEqualTo(reason);
  }

  // --- classes that are no providers ---

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x.Missing         | names the class x.Missing, which is not in the jar",
        "java.lang.String  | names java.lang.String, which is no class of this jar",
        "lib.Plain         | the class lib.Plain is not a GameProvider",
        "lib.Hidden        | the class lib.Hidden is not public, or is abstract",
        "lib.Abstract      | the class lib.Abstract is not public, or is abstract",
        "lib.Private       | the class lib.Private has no public constructor without parameters",
        "../lib.Plain      | names the class ../lib.Plain, which is not in the jar",
        "lib.\u001b[2J     | names the class lib.\\x1b[2J, which is not in the jar",
      })
  void classesThatAreNoProviders(String type, String reason) {
    PluginJar.of("bad")
        .source("lib.Plain", "package lib; public class Plain {}")
        .source("lib.Hidden", "package lib; abstract class Hidden implements " + PROVIDER)
        .source(
            "lib.Abstract", "package lib; public abstract class Abstract implements " + PROVIDER)
        .source(
            "lib.Private",
            """
            package lib;
            public class Private implements org.papamu.api.PlayerProvider,
                org.papamu.api.GameProvider {
              private Private() {}
              public String name() { return "x"; }
              public String title() { return "x"; }
              public String summary() { return "x"; }
              public java.util.List<String> boards() { return null; }
              public org.papamu.api.Game<?> game(org.papamu.api.GameSpec spec) { return null; }
              public org.papamu.api.Player player(
                  java.util.Map<String, String> m, java.util.random.RandomGenerator r) {
                return null;
              }
            }
            """)
        .service(GameProvider.class, type)
        .in(folder);
    assertThat(reasonFor("bad.jar", "bad")).contains(reason);
  }

  private static final String PROVIDER = "org.papamu.api.GameProvider {}";

  @Test
  void nothingOffered() {
    PluginJar.of("bad").in(folder);
    assertThat(reasonFor("bad.jar", "bad"))
        .isEqualTo(
            "it offers no game and no player: it has no file"
                + " META-INF/services/org.papamu.api.GameProvider");
  }

  @Test
  void twoProvidersOfOneName() {
    PluginJar.with(PluginJar.Code.game("bad"))
        .source("two.Other", PluginJar.player("two.Other", "same"))
        .source("two.Another", PluginJar.player("two.Another", "same"))
        .service(PlayerProvider.class, "two.Other")
        .service(PlayerProvider.class, "two.Another")
        .in(folder);
    assertThat(reasonFor("bad.jar", "bad"))
        .isEqualTo("name() of two.Another answered same, and so did another provider of the jar");
  }

  @Test
  void classOfANewerJava() {
    byte[] newer = providerClass();
    newer[7] = (byte) 200;
    PluginJar.good("bad").file("plugin/bad/Provider.class", newer).in(folder);
    assertThat(reasonFor("bad.jar", "bad"))
        .startsWith(
            "the class plugin.bad.Provider was compiled for a newer Java than this one, which is "
                + Runtime.version().feature());
  }

  private static byte[] providerClass() {
    byte[] bytes = PluginJar.good("bad").classes().get("plugin/bad/Provider.class");
    assertThat(bytes).isNotNull();
    return bytes.clone();
  }

  @Test
  void damagedClass() {
    byte[] damaged = providerClass();
    damaged[0] = 0;
    PluginJar.good("bad").file("plugin/bad/Provider.class", damaged).in(folder);
    assertThat(reasonFor("bad.jar", "bad"))
        .startsWith("the class plugin.bad.Provider threw java.lang.ClassFormatError");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org/papamu/api/GameProvider.class",
        "META-INF/versions/17/org/papamu/api/GameProvider.class",
        "org/papamu/api/text/Own.class"
      })
  void ownCopyOfTheApi(String entry) {
    PluginJar.good("bad").file(entry, "x").in(folder);
    assertThat(reasonFor("bad.jar", "bad"))
        .startsWith("it carries its own copy of the framework's API (\"" + entry + "\")");
  }

  // --- providers that fail later ---

  @ParameterizedTest
  @CsvSource({
    "exception, 'threw java.lang.IllegalStateException: boom at puppet.Provider'",
    "assertion, threw java.lang.AssertionError: wrong",
    "stack, threw java.lang.StackOverflowError",
    "memory, threw java.lang.OutOfMemoryError",
    "gone, threw java.lang.NoClassDefFoundError",
    "hostile, threw puppet.Provider$2",
    "null, answered null",
  })
  void gameThatCannotBeMade(String order, String reason) {
    Puppet.of("bad").order("game", order).jar().in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).containsExactly("bad", "good");
      PluginFault fault = catchThrowableOfType(PluginFault.class, () -> catalog.game("bad:two"));
      assertThat(fault.plugin()).isEqualTo("bad");
      assertThat(fault.call()).isEqualTo("game(\"bad:two\")");
      assertThat(fault).hasMessageStartingWith("plugin bad: game(\"bad:two\") " + reason);
      OfferedGame offered = catalog.games().get(0);
      assertThat(catchThrowableOfType(PluginFault.class, offered::seats)).isNotNull();
      assertThat(catalog.game("good").info().name()).isEqualTo("good:5");
    }
  }

  @Test
  void refusalOfABoardIsNoFault() {
    Puppet.of("bad").order("game", "notation").jar().in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      NotationException refusal =
          catchThrowableOfType(NotationException.class, () -> catalog.game("bad:two"));
      assertThat(refusal.message()).isEqualTo("not on this board");
    }
  }

  @Test
  void gameWithATitleThatSteersATerminal() {
    String loud =
        """
        record Loud(Stones quiet) implements Game<Row> {
          public GameInfo info() {
            return GameInfo.twoSeats(quiet.info().name(), "\\u001b[2J", "first", "second");
          }
          public Topology board() { return quiet.board(); }
          public Rules<Row> rules() { return quiet; }
          public Notation<Row> notation() { return quiet; }
          public About about() { return quiet.about(); }
        }
        """;
    PluginJar.with(
            PluginJar.Code.game("bad")
                .members(loud)
                .make("return new Loud(new Stones(\"bad:5\", 5));"))
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catchThrowableOfType(PluginFault.class, () -> catalog.game("bad")))
          .hasMessage("plugin bad: game(\"bad\") made a game with the seat or title \"\\x1b[2J\"");
    }
  }

  @Test
  void gameOfAnotherFamily() {
    PluginJar.with(PluginJar.Code.game("bad").make("return new Stones(\"konane:8x8\", 5);"))
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catchThrowableOfType(PluginFault.class, () -> catalog.game("bad")))
          .hasMessage("plugin bad: game(\"bad\") made a game of another family, \"konane:8x8\"");
    }
  }

  @Test
  void playerThatCannotBeMade() {
    PluginJar.good("bad")
        .source("p.Weak", PluginJar.player("p.Weak", "weak"))
        .service(PlayerProvider.class, "p.Weak")
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.players()).extracting(PlayerProvider::name).containsExactly("weak");
      assertThat(
              catchThrowableOfType(
                  PluginFault.class,
                  () ->
                      catalog.players().get(0).player(Map.of(), new java.util.SplittableRandom(1))))
          .hasMessageContaining("no player today");
    }
  }
}
