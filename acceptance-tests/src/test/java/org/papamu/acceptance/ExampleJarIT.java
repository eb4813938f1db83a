package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.cli.Papamu;

/** The jar of an example, as a project outside of this build makes it, used as a stranger's is. */
final class ExampleJarIT {

  @TempDir private Path folder;

  private Ran papamu(String... arguments) {
    return host().run(arguments);
  }

  private Papamu host() {
    return Papamu.host().with("PAPAMU_DATA", folder.resolve("data").toString());
  }

  private static Path jar() {
    Path sources = Path.of(System.getProperty("papamu.sources", "..")).toAbsolutePath().normalize();
    Path jar = sources.resolve("examples/clobber/target/clobber-1.0.0.jar");
    assertThat(jar).as("it is built before this test").exists();
    return jar;
  }

  private String state() {
    for (JsonNode plugin : papamu("plugins", "list", "--json").json().get("plugins")) {
      if (plugin.get("id").textValue().equals("clobber")) {
        return plugin.get("state").textValue();
      }
    }
    return "absent";
  }

  @Test
  void itIsInstalledTrustedVerifiedCountedValuedAndPlayed() throws Exception {
    assertThat(papamu("perft", "clobber", "1").refused().err()).contains("unknown game");

    papamu("plugins", "install", jar().toString()).done();
    assertThat(state()).isEqualTo("untrusted");
    assertThat(papamu("perft", "clobber", "1").status()).isEqualTo(2);

    papamu("plugins", "trust", "clobber").done();
    assertThat(state()).isEqualTo("loaded");
    assertThat(papamu("plugins", "verify", "clobber").done().out())
        .contains("clobber 1.0.0: sound");
    assertThat(papamu("perft", "clobber:1x6", "3").done().out()).startsWith("perft 3 = 9 ");
    assertThat(papamu("value", "clobber:1x4").done().out()).contains("+-{*,^}");

    // After b1-a1 Black has one move, and White has none after that.
    Ran played =
        host()
            .reading("b1-a1\n")
            .run("play", "clobber:1x4", "--seat", "black=alphabeta:nodes=500", "--seed", "1")
            .done();
    assertThat(played.out()).contains("c1-d1");
    assertThat(played.lastLine()).contains("Black wins");

    papamu("plugins", "remove", "clobber").done();
    assertThat(state()).isEqualTo("absent");
    assertThat(Files.exists(jar())).as("what was built is still there").isTrue();
  }
}
