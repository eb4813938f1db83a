package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.GameProvider;

/** Plugins built against an older and a newer API than the host's. */
class ApiCheckTest {

  private static final String RELIC = "org.papamu.api.Relic";

  @TempDir Path folder;

  private String reason(PluginJar jar) {
    PluginJar.good("good").in(folder);
    jar.write(folder.resolve("bad.jar"));
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      return Catalogs.reasons(catalog, "bad.jar").get(0);
    }
  }

  /** A plugin whose code, compiled against another API, is in a method that nobody has called. */
  private static PluginJar using(String code) {
    return PluginJar.with(
        PluginJar.Code.game("toy")
            .members("static void inTheMiddleOfAGame() { %s }".formatted(code)));
  }

  @ParameterizedTest
  @CsvSource({
    "Relic.gone();, 'uses org.papamu.api.Relic, which does not exist here'",
    "Object o = new Relic().field;, 'uses org.papamu.api.Relic, which does not exist here'",
    "Relic[] some = null;, ''",
  })
  void classThatIsNotThere(String code, String reason) {
    PluginJar jar =
        using(code)
            .against(
                RELIC,
                "package org.papamu.api; public class Relic { public Object field; public static"
                    + " void gone() {} }");
    if (reason.isEmpty()) {
      jar.in(folder);
      try (Catalog catalog = Catalogs.open(folder)) {
        assertThat(Catalogs.games(catalog)).as("nothing of it is ever needed").contains("toy");
      }
    } else {
      assertThat(reason(jar))
          .isEqualTo("it was built for another version of the API: plugin.toy.Provider " + reason);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PointSet.EMPTY.everted();, PointSet.everted()",
    "PointSet.EMPTY.with('c');, PointSet.with(char)",
    "Object o = PointSet.NONE;, PointSet.NONE",
  })
  void memberThatIsNotThere(String code, String member) {
    String other =
        """
        package org.papamu.api;
        public final class PointSet {
          public static final PointSet EMPTY = null;
          public static final PointSet NONE = null;
          public void everted() {}
          public void with(char c) {}
        }
        """;
    assertThat(reason(using(code).against("org.papamu.api.PointSet", other)))
        .isEqualTo(
            "it was built for another version of the API: plugin.toy.Provider uses %s, which does"
                    .formatted(member)
                + " not exist here");
  }

  @Test
  void methodThatIsAskedForNow() {
    // GameProvider before it had boards().
    String older =
        """
        package org.papamu.api;
        public interface GameProvider {
          String name();
          String title();
          Game<?> game(GameSpec spec);
        }
        """;
    PluginJar jar =
        PluginJar.of("toy")
            .source(
                "plugin.toy.Old",
                """
                package plugin.toy;
                import org.papamu.api.*;
                public class Old implements GameProvider {
                  public String name() { return "toy"; }
                  public String title() { return "Toy"; }
                  public Game<?> game(GameSpec spec) { return null; }
                }
                """)
            .against("org.papamu.api.GameProvider", older)
            .service(GameProvider.class, "plugin.toy.Old");
    assertThat(reason(jar))
        .isEqualTo(
            "it was built for another version of the API: plugin.toy.Old lacks"
                + " GameProvider.boards(), which is asked for here");
  }

  @Test
  void inheritedMembersAreFound() {
    // An enum's name(), a record's accessor, what a superclass and another interface have.
    PluginJar.of("toy")
        .source(
            "plugin.toy.One",
            """
            package plugin.toy;
            import java.util.List;
            import org.papamu.api.*;
            interface Titled extends GameProvider { default String title() { return "Toy"; } }
            abstract class Base { public List<String> boards() { return List.of("a"); } }
            public class One extends Base implements Titled {
              enum Kind implements PlayerProvider {
                WEAK;
                public String summary() { return "weak"; }
                public Player player(java.util.Map<String, String> s, java.util.random.RandomGenerator r) {
                  return null;
                }
              }
              public String name() { return "toy"; }
              public Game<?> game(GameSpec spec) {
                return Kind.WEAK.hashCode() == 0 && Kind.WEAK.settings().isEmpty() ? null : null;
              }
            }
            """)
        .service(GameProvider.class, "plugin.toy.One")
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(Catalogs.games(catalog)).containsExactly("toy");
    }
  }

  @Test
  void whatBelongsToAnotherPluginIsNotJudged() {
    PluginJar.good("library")
        .source(
            "lib.Half",
            "package lib; public abstract class Half implements org.papamu.api.GameProvider {"
                + " public String title() { return \"Toy\"; }"
                + " public java.util.List<String> boards() { return java.util.List.of(\"a\"); } }")
        .in(folder);
    PluginJar.of("toy")
        .needs("library")
        .source(
            "lib.Half",
            "package lib; public abstract class Half implements org.papamu.api.GameProvider {"
                + " public String title() { return \"Toy\"; }"
                + " public java.util.List<String> boards() { return java.util.List.of(\"a\"); } }")
        .source(
            "plugin.toy.Whole",
            "package plugin.toy; public class Whole extends lib.Half {"
                + " public String name() { return \"toy\"; }"
                + " public org.papamu.api.Game<?> game(org.papamu.api.GameSpec s) { return null; } }")
        .drop("lib/Half.class")
        .service(GameProvider.class, "plugin.toy.Whole")
        .in(folder);
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(Catalogs.games(catalog)).containsExactly("library", "toy");
    }
  }

  @Test
  void bytesThatAreNoClassAreLeftToTheLoader() {
    assertThat(ClassShape.read(new byte[] {1, 2, 3})).isEmpty();
    assertThat(ClassShape.read(new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE}))
        .isEmpty();
    byte[] whole =
        java.util.Objects.requireNonNull(
            PluginJar.good("toy").classes().get("plugin/toy/Provider.class"));
    for (int length = 0; length < 600; length += 7) {
      assertThat(ClassShape.read(java.util.Arrays.copyOf(whole, length))).isEmpty();
    }
    assertThat(ClassShape.read(whole)).isPresent();
  }
}
