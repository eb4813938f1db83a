package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Five hundred plugins in one folder. */
class ManyPluginsTest {

  private static final String LOADED = "papamu.test.loaded.";

  @TempDir Path folder;

  private static List<String> loaded() {
    return System.getProperties().stringPropertyNames().stream()
        .filter(name -> name.startsWith(LOADED))
        .sorted()
        .toList();
  }

  @Test
  void onlyTheOneWhoseGameIsPlayedIsLoaded() throws Exception {
    Path plugins = Files.createDirectory(folder.resolve("plugins"));
    List<String> ids = IntStream.range(0, 500).mapToObj("toy%04d"::formatted).toList();
    PluginJar.with(
            PluginJar.Code.game("toy0000")
                .members(
                    "static { System.setProperty(\"%stoy0000\", \"yes\"); }".formatted(LOADED)))
        .copies(plugins, ids);
    CatalogSettings settings =
        CatalogSettings.named(plugins).withUser(new UserFolder(folder.resolve("user")));
    try (Catalog catalog = Catalogs.checked(Catalog.open(settings))) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(Catalogs.games(catalog)).isEqualTo(ids);
      assertThat(loaded()).as("asked once").hasSize(500);
    }
    loaded().forEach(System::clearProperty);
    try (Catalog catalog = Catalogs.checked(Catalog.open(settings))) {
      assertThat(Catalogs.games(catalog)).isEqualTo(ids);
      assertThat(loaded()).isEmpty();
      assertThat(catalog.game("toy0123:9").info().name()).isEqualTo("toy0123:9");
      assertThat(loaded()).containsExactly(LOADED + "toy0123");
    } finally {
      loaded().forEach(System::clearProperty);
    }
  }
}
