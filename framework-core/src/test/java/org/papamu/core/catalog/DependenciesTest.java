package org.papamu.core.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DependenciesTest {

  private static Descriptor plugin(String id, String dependencies) {
    String manifest =
        """
        Plugin-Id: %s
        Plugin-Version: 1.0.0
        Plugin-Requires: >=1.0.0
        """
            .formatted(id);
    String needs = dependencies.isEmpty() ? "" : "Plugin-Dependencies: " + dependencies + "\n";
    try {
      return Descriptor.read(Manifest.read((manifest + needs).getBytes(UTF_8)));
    } catch (Refusal e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static Dependencies check(Descriptor... plugins) {
    return Dependencies.check(List.of(plugins), id -> "is not installed");
  }

  private static List<String> ids(Dependencies checked) {
    return checked.order().stream().map(Descriptor::id).toList();
  }

  @Test
  void pluginsComeAfterWhatTheyNeed() {
    Dependencies checked =
        check(plugin("a", "b,c"), plugin("b", "c@>=1.0.0"), plugin("c", ""), plugin("d", ""));
    assertThat(ids(checked)).containsExactly("c", "d", "b", "a");
    assertThat(checked.reasons()).isEmpty();
  }

  @Test
  void missingPluginsAreNamedAndWhatNeedsThemFailsToo() {
    Dependencies checked =
        check(plugin("a", "b"), plugin("b", "x,good,y@<1.0.0"), plugin("good", ""));
    assertThat(ids(checked)).containsExactly("good");
    assertThat(checked.reasons())
        .containsEntry(
            "b",
            "it needs the plugin x, which is not installed, and it needs the plugin y <1.0.0, which"
                + " is not installed")
        .containsEntry("a", "it needs the plugin b, which did not load")
        .hasSize(2);
  }

  @Test
  void wrongVersionIsToldWithTheRightOne() {
    Dependencies checked = check(plugin("a", "b@>=2.0.0"), plugin("b", ""));
    assertThat(ids(checked)).containsExactly("b");
    assertThat(checked.reasons())
        .containsEntry("a", "it needs the plugin b >=2.0.0, and there is version 1.0.0");
  }

  @Test
  void cyclesAreNamedAndWhatIsBehindThem() {
    Dependencies checked =
        check(
            plugin("self", "self"),
            plugin("a", "b"),
            plugin("b", "c"),
            plugin("c", "a,good"),
            plugin("behind", "good,a"),
            plugin("good", ""));
    assertThat(ids(checked)).containsExactly("good");
    assertThat(checked.reasons())
        .containsEntry("self", "it needs itself")
        .containsEntry("a", "it is in a cycle of plugins that need each other: a -> b -> c -> a")
        .containsEntry("b", "it is in a cycle of plugins that need each other: a -> b -> c -> a")
        .containsEntry("c", "it is in a cycle of plugins that need each other: a -> b -> c -> a")
        .containsEntry("behind", "it needs the plugin a, which is in or behind a cycle")
        .hasSize(5);
  }

  @Test
  void optionalPluginsComeFirstWhereTheyAreThere() {
    Dependencies checked =
        check(plugin("a", "b?,missing?"), plugin("b", ""), plugin("c", "d?"), plugin("d", "c?"));
    assertThat(checked.reasons()).isEmpty();
    assertThat(ids(checked)).containsExactly("b", "a", "c", "d");
  }

  @Test
  void longChainIsCutWithoutRecursion() {
    List<Descriptor> chain = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      chain.add(plugin("p" + i, i == 9_999 ? "" : "p" + (i + 1)));
    }
    chain.add(plugin("good", ""));
    Dependencies checked = Dependencies.check(chain, id -> "is not installed");
    assertThat(checked.order()).hasSize(Dependencies.MAX_CHAIN + 1);
    assertThat(ids(checked)).contains("good", "p9999").doesNotContain("p9900");
    assertThat(checked.reasons()).hasSize(10_000 - Dependencies.MAX_CHAIN);
    assertThat(checked.reasons().get("p0")).contains("a chain of more than 32 plugins");
  }

  @Test
  void longCycleIsNamedShortlyWithoutRecursion() {
    List<Descriptor> cycle = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      cycle.add(plugin("p" + i, "p" + (i + 1) % 10_000));
    }
    cycle.add(plugin("good", ""));
    Dependencies checked = Dependencies.check(cycle, id -> "is not installed");
    assertThat(ids(checked)).containsExactly("good");
    assertThat(checked.reasons()).hasSize(10_000);
    assertThat(checked.reasons().get("p5000"))
        .startsWith("it is in a cycle")
        .contains(" -> ... -> ")
        .hasSizeLessThan(200);
  }

  @Test
  void longChainToAMissingPluginFailsToItsEnd() {
    List<Descriptor> chain = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      chain.add(plugin("p" + i, "p" + (i + 1)));
    }
    Dependencies checked = Dependencies.check(chain, id -> "is not installed");
    assertThat(checked.order()).isEmpty();
    assertThat(checked.reasons()).hasSize(10_000);
    assertThat(checked.reasons().get("p9999"))
        .isEqualTo("it needs the plugin p10000, which is not installed");
  }
}
