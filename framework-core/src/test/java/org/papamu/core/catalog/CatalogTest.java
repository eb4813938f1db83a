package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.MoveList;
import org.papamu.api.PlayerProvider;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.catalog.Plugin.State;
import org.papamu.core.catalog.PluginJar.Code;

class CatalogTest {

  @TempDir Path folder;

  @Test
  void goodPluginsAreLoadedWithAllTheyOffer() throws Exception {
    Path file =
        PluginJar.good("toy")
            .game("second-toy")
            .version("2.1.0-rc.1")
            .header("Plugin-Provider", "Somebody")
            .header("Plugin-Description", "Two games")
            .source("p.Weak", PluginJar.player("p.Weak", "weak"))
            .service(PlayerProvider.class, "p.Weak")
            .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(catalog.plugins())
          .containsExactly(
              new Plugin(
                  "toy",
                  "2.1.0-rc.1",
                  State.LOADED,
                  file,
                  List.of("second-toy", "toy"),
                  List.of("weak"),
                  "Somebody",
                  "Two games",
                  Optional.empty(),
                  Optional.of(JarBytes.read(file).sha256()),
                  ">=1.0.0 & <2.0.0",
                  PluginFolder.Origin.NAMED));
      Plugin plugin = catalog.plugins().get(0);
      assertThat(catalog.pluginOf("toy")).contains(plugin);
      assertThat(catalog.pluginOf("other")).isEmpty();
      assertThat(catalog.players())
          .extracting(PlayerProvider::summary)
          .containsExactly("plays badly");

      assertThat(Catalogs.games(catalog)).containsExactly("second-toy", "toy");
      OfferedGame game = catalog.games().get(1);
      assertThat(game.title()).isEqualTo("The game toy");
      assertThat(game.boards()).containsExactly("5", "9");
      assertThat(game.plugin()).isEqualTo(plugin);
      assertThat(game.seats()).containsExactly("first", "second");
      assertThat(plies(catalog.game("toy:9"))).isEqualTo(9);
    }
  }

  private static <P extends Position> int plies(Game<P> game) {
    P position = game.rules().initial();
    MoveList moves = new MoveList();
    int plies = 0;
    for (game.rules().moves(position, moves); moves.size() > 0; plies++) {
      game.rules().play(position, moves.get(0));
      game.rules().moves(position, moves);
    }
    return plies;
  }

  @Test
  void fileIsHashedAndCheckedOnRequest() throws Exception {
    Path file = PluginJar.good("toy").in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      Plugin plugin = catalog.plugins().get(0);
      String sum =
          java.util.HexFormat.of()
              .formatHex(
                  java.security.MessageDigest.getInstance("SHA-256")
                      .digest(Files.readAllBytes(file)));
      assertThat(plugin.sha256()).contains(sum);
      assertThat(plugin.damage()).isEmpty();
      assertThat(plugin.label()).isEqualTo("toy 1.0.0");
      Files.writeString(file, "gone");
      assertThat(plugin.damage())
          .hasValueSatisfying(text -> assertThat(text).contains("not a jar"));
      assertThat(plugin.sha256()).as("that of the bytes that were loaded").contains(sum);
    }
  }

  // --- naming games ---

  @Test
  void unknownGameIsAnsweredWithNearNames() {
    PluginJar.good("fanorona").game("konane").in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(refusal(catalog, "konan").suggestions()).containsExactly("konane");
      assertThat(refusal(catalog, "Konane:9").suggestions()).containsExactly("konane:9");
      assertThat(refusal(catalog, "konan:huge").suggestions()).containsExactly("konane");
      assertThat(refusal(catalog, "go").suggestions()).containsExactly("fanorona", "konane");
      NotationException refusal = refusal(catalog, "go\u001b[2J:9x9");
      assertThat(refusal.message())
          .isEqualTo("unknown game \"go\\x1b[2J\"; there are fanorona, konane");
      assertThat(refusal.kind()).isEqualTo(Kind.ILLEGAL);
      assertThat(refusal.offset()).isZero();
    }
  }

  @Test
  void endlessNameIsRefusedAtOnce() {
    PluginJar.good("toy").in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(refusal(catalog, "x".repeat(10_000_000)).kind()).isEqualTo(Kind.OUT_OF_BOUNDS);
      assertThat(refusal(catalog, "toy:" + "x".repeat(10_000_000)).kind())
          .isEqualTo(Kind.OUT_OF_BOUNDS);
    }
  }

  @Test
  void withoutGamesThatIsSaid() {
    try (Catalog catalog = Catalogs.open(folder)) {
      NotationException refusal = refusal(catalog, "konane");
      assertThat(refusal.message()).isEqualTo("unknown game \"konane\"; no games are loaded");
      assertThat(refusal.suggestions()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"toy:, MALFORMED, 4", "toy:5;, MALFORMED, 6", "'toy:5,', MALFORMED, 5"})
  void boardsAndOptionsAreReadAsTheApiReadsThem(String text, Kind kind, int offset) {
    PluginJar.with(
            Code.game("toy")
                .make(
                    """
                    for (char c : spec.board().toCharArray()) {
                      if (c == ';') {
                        throw new NotationException(
                            NotationException.Kind.MALFORMED, spec.text(), 6, "no");
                      }
                    }
                    spec.options();
                    return new Stones(spec.text(), 5);
                    """))
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      NotationException refusal = refusal(catalog, text);
      assertThat(refusal.kind()).isEqualTo(kind);
      assertThat(refusal.offset()).isEqualTo(offset);
    }
  }

  private static NotationException refusal(Catalog catalog, String text) {
    return catchThrowableOfType(NotationException.class, () -> catalog.game(text));
  }

  // --- what a plugin sees ---

  @Test
  void pluginSeesTheJdkTheApiAndItselfOnly() {
    PluginJar.with(
            Code.game("toy")
                .title(
                    """
                    StringBuilder seen = new StringBuilder();
                    for (String type : List.of("java.util.List", "java.sql.Date", "javax.tools.Tool",
                        "org.papamu.api.Game", "org.papamu.api.text.Fields", "plugin.toy.Row",
                        "org.jspecify.annotations.Nullable",
                        "org.pf4j.Plugin", "org.pf4j.PluginManager", "org.slf4j.Logger",
                        "org.papamu.core.catalog.Catalog", "org.papamu.core.text.Printable",
                        "org.junit.jupiter.api.Test", "org.assertj.core.api.Assertions")) {
                      try {
                        Class.forName(type);
                        seen.append('+');
                      } catch (ClassNotFoundException e) {
                        seen.append('-');
                      }
                    }
                    ClassLoader loader = getClass().getClassLoader();
                    for (String resource : List.of("plugin/toy/Row.class",
                        "org/papamu/core/catalog/Catalog.class", "org/pf4j/Plugin.class",
                        "META-INF/services/org.slf4j.spi.SLF4JServiceProvider")) {
                      seen.append(loader.getResource(resource) != null ? '+' : '-');
                      seen.append(loader.getResourceAsStream(resource) != null ? '+' : '-');
                    }
                    ClassLoader context = Thread.currentThread().getContextClassLoader();
                    return seen.append(context == loader).toString();
                    """))
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(catalog.games().get(0).title()).isEqualTo("+++++++-------++------true");
    }
  }

  @Test
  void libraryOfEachPluginIsItsOwn() {
    for (int version = 1; version <= 2; version++) {
      PluginJar.with(Code.game("toy" + version).title("return \"uses \" + lib.Library.VERSION();"))
          .source(
              "lib.Library",
              "package lib; public class Library { public static String VERSION() { return \"%d\"; } }"
                  .formatted(version))
          .in(folder);
    }
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(catalog.games())
          .extracting(OfferedGame::title)
          .containsExactly("uses 1", "uses 2");
    }
  }

  @Test
  void libraryOfThePluginWinsOverTheHosts() {
    PluginJar.with(Code.game("toy").title("return org.slf4j.Logger.NAME;"))
        .source(
            "org.slf4j.Logger",
            "package org.slf4j; public class Logger { public static String NAME = \"mine\"; }")
        .source("org.pf4j.Plugin", "package org.pf4j; public class Plugin {}")
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.games()).extracting(OfferedGame::title).containsExactly("mine");
    }
  }

  @Test
  void jarsNamedByTheManifestAreNotPulledIn() throws IOException {
    Path library = Files.createDirectory(folder.resolve("data"));
    PluginJar.of("x")
        .source("lib.Outside", "package lib; public class Outside {}")
        .write(library.resolve("outside.bin"));
    PluginJar.with(
            Code.game("toy")
                .title(
                    """
                    try {
                      return Class.forName("lib.Outside").getName();
                    } catch (ClassNotFoundException e) {
                      return "not seen";
                    }
                    """))
        .header("Class-Path", "data/outside.bin")
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.games()).extracting(OfferedGame::title).containsExactly("not seen");
    }
  }

  @Test
  void classesAndFilesOfNeededPluginsAreSeen() {
    PluginJar.of("library")
        .source(
            "lib.Library",
            "package lib; public class Library { public String toString() { return \"far\"; } }")
        .file("lib/text", "file")
        .in(folder);
    PluginJar.good("between").needs("library@>=1.0.0").in(folder);
    PluginJar.with(
            Code.game("toy")
                .title(
                    """
                    try (var in = getClass().getResourceAsStream("/lib/text")) {
                      return Class.forName("lib.Library").getConstructor().newInstance() + " "
                          + new String(in.readAllBytes()) + " "
                          + Collections.list(
                              getClass().getClassLoader().getResources("lib/text")).size();
                    } catch (Exception e) {
                      throw new IllegalStateException(e);
                    }
                    """))
        .needs("between")
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(catalog.pluginOf("toy")).isPresent();
      assertThat(catalog.games().get(1).title()).isEqualTo("far file 1");
      assertThat(catalog.plugins())
          .filteredOn(plugin -> plugin.id().equals("library"))
          .extracting(Plugin::state)
          .as("a plugin that others need may offer nothing")
          .containsExactly(State.LOADED);
    }
  }

  @Test
  void filesWithOddNamesAndFilesForThisJavaAreRead() {
    PluginJar.with(
            Code.game("toy")
                .title(
                    """
                    StringBuilder texts = new StringBuilder();
                    for (String name : List.of("a b", "100%", "q?x", "h#x", "K\u014d", "new")) {
                      try (var in = getClass().getResourceAsStream("/data/" + name)) {
                        texts.append(new String(in.readAllBytes(), "UTF-8"));
                      } catch (java.io.IOException e) {
                        throw new java.io.UncheckedIOException(e);
                      }
                    }
                    return texts.toString();
                    """))
        .header("Multi-Release", "true")
        .file("data/a b", "1")
        .file("data/100%", "2")
        .file("data/q?x", "3")
        .file("data/h#x", "4")
        .file("data/K\u014d", "5")
        .file("data/new", "old")
        .file("META-INF/versions/17/data/new", "6")
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(catalog.games()).extracting(OfferedGame::title).containsExactly("123456");
    }
  }

  @Test
  void manyWaysToOnePluginDoNotSlowTheSearchForAClass() {
    for (int level = 0; level < 25; level++) {
      for (String side : List.of("a", "b")) {
        PluginJar jar = PluginJar.of(side + level);
        if (level > 0) {
          jar.needs("a%d,b%d".formatted(level - 1, level - 1));
        }
        jar.in(folder);
      }
    }
    PluginJar.with(
            Code.game("toy")
                .title(
                    """
                    try {
                      return Class.forName("no.such.Type").getName();
                    } catch (ClassNotFoundException e) {
                      return "searched";
                    }
                    """))
        .needs("a24,b24")
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.games()).extracting(OfferedGame::title).containsExactly("searched");
    }
  }

  @Test
  void providersOfTheHostsClassPathDoNotCount() {
    // The service file names a class that the host has, but the plugin's jar has not.
    PluginJar.good("toy").service(GameProvider.class, HostProvider.class.getName()).in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).isEmpty();
      assertThat(Catalogs.reasons(catalog, "toy.jar").get(0)).endsWith("which is not in the jar");
    }
  }

  /** A provider on the class path. */
  public static final class HostProvider implements GameProvider {
    @Override
    public String name() {
      return "host";
    }

    @Override
    public String title() {
      return "Host";
    }

    @Override
    public List<String> boards() {
      return List.of("x");
    }

    @Override
    public Game<?> game(org.papamu.api.GameSpec spec) {
      throw new UnsupportedOperationException();
    }
  }

  // --- closing ---

  @Test
  void closingReleasesTheJars() throws IOException {
    Path file =
        PluginJar.with(
                Code.game("toy")
                    .title(
                        """
                        // Never closed, and opened twice.
                        getClass().getResourceAsStream("/data");
                        try {
                          getClass().getResource("/data").openStream().close();
                        } catch (java.io.IOException e) {
                          throw new java.io.UncheckedIOException(e);
                        }
                        return "toy";
                        """))
            .file("data", "x")
            .in(folder);
    Catalog catalog = Catalogs.open(folder);
    assertThat(catalog.problems()).isEmpty();
    GameProvider provider = catalog.games().get(0).provider();
    catalog.close();
    catalog.close();
    PluginFault fault =
        catchThrowableOfType(
            PluginFault.class, () -> provider.game(org.papamu.api.GameSpec.parse(provider, "toy")));
    assertThat(fault).hasMessageContaining("java.lang.NoClassDefFoundError");
    Path descriptors = Path.of("/proc/self/fd");
    if (Files.isDirectory(descriptors)) {
      try (var open = Files.list(descriptors)) {
        assertThat(open.map(CatalogTest::target)).doesNotContain(file.toRealPath().toString());
      }
    }
  }

  private static String target(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      return "";
    }
  }

  @Test
  void playersAreMadeByTheirProviders() {
    PluginJar.good("toy")
        .source("p.Weak", PluginJar.player("p.Weak", "weak"))
        .source(
            "p.Strong",
            PluginJar.player("p.Strong", "strong")
                .replace(
                    "throw new IllegalStateException(\"no player today\");",
                    """
                    return new org.papamu.api.Player() {
                      public <P extends org.papamu.api.Position> Choice choose(
                          org.papamu.api.Question<P> question) {
                        return Choice.of(settings.size());
                      }
                    };
                    """))
        .service(PlayerProvider.class, "p.Weak")
        .service(PlayerProvider.class, "p.Strong")
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.players())
          .extracting(PlayerProvider::name)
          .containsExactly("strong", "weak");
      assertThat(catalog.players().get(0).player(Map.of("a", "b"), new SplittableRandom(1)))
          .isNotNull();
    }
  }
}
