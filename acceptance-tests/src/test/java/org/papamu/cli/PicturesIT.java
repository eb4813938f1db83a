package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.papamu;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Ran;

/** The pictures that {@code show} and {@code replay} make. */
final class PicturesIT {

  private static final String RECORD =
      "[Game \"konane:1x5\"]\n[Result \"black\"]\n\n1. c1 b1 2. e1-c1\nblack\n";

  @TempDir private Path folder;

  private String record() throws Exception {
    return Files.writeString(folder.resolve("game.pgr"), RECORD).toString();
  }

  @Test
  void showWritesPixelsOfTheWidthThatIsAskedFor() throws Exception {
    Path png = folder.resolve("a.png");
    papamu("show", "fanorona:3x3", "--png", png.toString(), "--width", "123", "--dark").ended(0);
    BufferedImage image = ImageIO.read(png.toFile());
    assertThat(image.getWidth()).isEqualTo(123);
    assertThat(image.getRGB(0, 0) & 0xff).isLessThan(0x40);
  }

  /** A dash is standard output, which then holds the picture and nothing else. */
  @Test
  void aDashIsStandardOutput() {
    Ran svg = papamu("show", "konane:4x4", "--svg", "-").done();
    assertThat(svg.out()).startsWith("<svg ").endsWith("</svg>\n");
    assertThat(Path.of("-")).doesNotExist();
    Ran value = papamu("value", "konane:1x9", "--position", "1wbwbwbw1 b j", "--svg", "-").done();
    assertThat(value.out()).startsWith("<svg ").endsWith("</svg>\n");
    papamu("show", "konane:4x4", "--svg", "-", "--png", "-").refused();
    papamu("show", "konane:4x4", "--svg", "-", "--json").refused();
    assertThat(Path.of("-")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--width 31", "--width 8001", "--width 100", "--dark", "--png a --width x"})
  void whatCannotBeIsRefused(String options) {
    papamu(("show konane " + options).split(" ")).refused();
    assertThat(Path.of("a")).doesNotExist();
  }

  @Test
  void replayMakesAnAnimationAPictureOfEachPlyAndOneInPixels() throws Exception {
    Path gif = folder.resolve("a.gif");
    Path png = folder.resolve("a.png");
    Path svgs = folder.resolve("plies");
    papamu(
            "replay",
            record(),
            "--gif",
            gif.toString(),
            "--png",
            png.toString(),
            "--svg",
            svgs.toString(),
            "--width",
            "200",
            "--delay",
            "300")
        .ended(0);
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(gif.toFile())) {
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(4);
      assertThat(reader.read(0).getWidth()).isEqualTo(200);
    }
    assertThat(ImageIO.read(png.toFile()).getWidth()).isEqualTo(200);
    try (var files = Files.list(svgs)) {
      assertThat(files.map(file -> file.getFileName().toString()).sorted())
          .containsExactly("000.svg", "001.svg", "002.svg", "003.svg");
    }
    assertThat(svgs.resolve("003.svg")).content().contains("Black wins after 3 plies");
    // A second time it replaces them; a file in the folder's place is told.
    papamu("replay", record(), "--svg", svgs.toString(), "--at", "1").ended(0);
    assertThat(papamu("replay", record(), "--svg", png.toString()).ended(1).err())
        .contains("a file of this name");
  }
}
