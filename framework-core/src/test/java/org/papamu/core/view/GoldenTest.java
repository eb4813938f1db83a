package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.core.view.TextSettings.Characters;
import org.papamu.core.view.TextSettings.Colouring;

/**
 * Boards as they are drawn, kept as files to look at. {@code -Dpapamu.golden=write} writes them
 * anew; a person reads the difference.
 */
class GoldenTest {

  private static final Path FOLDER =
      Path.of("src", "test", "resources", "org", "papamu", "core", "view");

  static Stream<Arguments> drawings() {
    TextSettings plain = TextSettings.PLAIN;
    TextBoard unicode = new TextBoard(plain);
    TextBoard ascii = new TextBoard(plain.withCharacters(Characters.ASCII));
    TextBoard colour = new TextBoard(plain.withColour(Colouring.ON));
    SvgBoard light = new SvgBoard(SvgSettings.LIGHT);
    SvgBoard dark = new SvgBoard(SvgSettings.LIGHT.withTheme(Theme.DARK));
    return Scenes.golden().entrySet().stream()
        .flatMap(
            entry -> {
              String name = entry.getKey();
              Scene scene = entry.getValue();
              return Stream.of(
                  Arguments.of(name + ".txt", unicode.draw(scene)),
                  Arguments.of(name + ".ascii.txt", ascii.draw(scene)),
                  Arguments.of(name + ".ansi.txt", colour.draw(scene)),
                  Arguments.of(name + ".light.svg", light.draw(scene)),
                  Arguments.of(name + ".dark.svg", dark.draw(scene)),
                  Arguments.of(name + ".words.txt", BoardWords.board(scene) + "\n"));
            });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("drawings")
  void isDrawnAsKept(String file, String drawn) throws IOException {
    Path golden = FOLDER.resolve(file);
    if ("write".equals(System.getProperty("papamu.golden"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(golden, drawn);
    }
    assertThat(drawn).isEqualTo(Files.readString(golden));
  }
}
