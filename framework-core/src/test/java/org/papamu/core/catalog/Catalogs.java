package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.papamu.core.catalog.Plugin.State;

/** What tests ask of catalogs again and again. */
final class Catalogs {

  private Catalogs() {}

  static Catalog open(Path folder) {
    return checked(Catalog.open(CatalogSettings.named(folder)));
  }

  /** The catalog, after checks that hold of every one. */
  static Catalog checked(Catalog catalog) {
    for (Problem problem : catalog.problems()) {
      assertThat(problem.reason())
          .isNotBlank()
          .hasSizeLessThanOrEqualTo(500)
          .matches(
              reason -> reason.codePoints().allMatch(c -> c >= ' ' && c != 0x7f && c != 0x202e),
              "one line without control characters");
    }
    for (Plugin plugin : catalog.plugins()) {
      if (plugin.state() == State.FAILED) {
        assertThat(plugin.games()).isEmpty();
        assertThat(catalog.problems())
            .as("every failure is a problem with the same reason")
            .anyMatch(
                problem ->
                    problem.file().equals(plugin.path())
                        && problem.reason().equals(plugin.problem().orElseThrow()));
      }
    }
    return catalog;
  }

  static List<String> games(Catalog catalog) {
    return catalog.games().stream().map(OfferedGame::name).toList();
  }

  /** The reasons of all problems with a file of this name. */
  static List<String> reasons(Catalog catalog, String file) {
    return catalog.problems().stream()
        .filter(problem -> problem.file().endsWith(file))
        .map(Problem::reason)
        .toList();
  }

  static Plugin plugin(Catalog catalog, String file) {
    return catalog.plugins().stream()
        .filter(plugin -> plugin.path().endsWith(file))
        .findFirst()
        .orElseThrow();
  }
}
