package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.core.catalog.Plugin.State;

class PluginSwitchesTest {

  @TempDir Path folder;

  private String content() throws IOException {
    return Files.readString(folder.resolve("disabled.txt"));
  }

  @Test
  void pluginIsSwitchedOffAndOn() throws IOException {
    String loaded = "papamu.test.off-loaded";
    PluginJar.good("good").in(folder);
    PluginJar.good("needs-toy").needs("toy").in(folder);
    PluginJar.with(
            PluginJar.Code.game("toy")
                .members("static { System.setProperty(\"%s\", \"yes\"); }".formatted(loaded)))
        .in(folder);
    PluginSwitches.in(folder).disable("toy");
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      Plugin toy = Catalogs.plugin(catalog, "toy.jar");
      assertThat(toy.state()).isEqualTo(State.DISABLED);
      assertThat(toy.problem()).isEmpty();
      assertThat(System.getProperty(loaded)).as("no class of it was loaded").isNull();
      assertThat(catalog.problems())
          .extracting(Problem::reason)
          .containsExactly("it needs the plugin toy, which is switched off");
      PluginSwitches.in(folder).enable("toy");
    }
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "needs-toy", "toy");
    } finally {
      System.clearProperty(loaded);
    }
    assertThat(content()).isEmpty();
  }

  @Test
  void remarksAreKeptAndNonsenseIsDroppedWithTheFirstChange() throws IOException {
    Files.writeString(folder.resolve("disabled.txt"), "# mine\r\n\r\n  one \nTwo\nthree\n");
    PluginSwitches switches = PluginSwitches.in(folder);
    assertThat(switches.read().disabled()).containsExactlyInAnyOrder("one", "three");
    assertThat(switches.read().problem()).contains("line 4 is not a plugin's id: \"Two\"");
    switches.disable("one");
    assertThat(content()).as("nothing to change").contains("Two");
    switches.disable("four");
    assertThat(content()).isEqualTo("# mine\n\none\nthree\nfour\n");
    switches.enable("one");
    switches.enable("never-there");
    assertThat(content()).isEqualTo("# mine\n\nthree\nfour\n");
    assertThat(switches.read().problem()).isEmpty();
    assertThat(folder.toFile().list()).as("no file is left behind").containsExactly("disabled.txt");
  }

  @Test
  void onlyIdsAreWritten() {
    PluginSwitches switches = PluginSwitches.in(folder);
    for (String id : new String[] {"evil\ngood", "", "Good", "../x", "\u001b[2J"}) {
      assertThatThrownBy(() -> switches.disable(id)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> switches.enable(id)).isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(switches.file()).doesNotExist();
  }

  @Test
  void fileThatCannotBeReadIsAProblemAndIsNotOverwritten() throws IOException {
    PluginJar.good("good").in(folder);
    Files.createDirectory(folder.resolve("disabled.txt"));
    assertProblem("no plugin is switched off: it cannot be read (not a plain file)");
    assertThatThrownBy(() -> PluginSwitches.in(folder).disable("good"))
        .isInstanceOf(IOException.class);
    assertThat(folder.resolve("disabled.txt")).isDirectory();
  }

  @Test
  void endlessFileIsAProblem() throws IOException {
    PluginJar.good("good").in(folder);
    Files.writeString(folder.resolve("disabled.txt"), "good\n".repeat(20_000));
    assertProblem("no plugin is switched off: it cannot be read (longer than 64 KiB)");
  }

  private void assertProblem(String reason) {
    try (Catalog catalog = Catalogs.open(folder)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(Catalogs.reasons(catalog, "disabled.txt")).containsExactly(reason);
    }
  }

  @Test
  void linkIsWrittenThrough() throws IOException {
    Path real = Files.createDirectory(folder.resolve("real")).resolve("list");
    Files.writeString(real, "one\n");
    Files.createSymbolicLink(folder.resolve("disabled.txt"), real);
    PluginSwitches.in(folder).disable("two");
    assertThat(folder.resolve("disabled.txt")).isSymbolicLink();
    assertThat(real).hasContent("one\ntwo\n");
  }
}
