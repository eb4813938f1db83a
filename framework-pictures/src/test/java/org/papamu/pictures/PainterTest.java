package org.papamu.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.papamu.core.view.Palette;
import org.papamu.core.view.Scene.Labels;
import org.papamu.core.view.SvgSettings;
import org.papamu.core.view.SvgSettings.Backdrop;
import org.papamu.core.view.Theme;

class PainterTest {

  private static final SvgSettings SETTINGS = SvgSettings.LIGHT.withWidth(300);

  static BufferedImage read(byte[] picture) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture));
    assertThat(image).isNotNull();
    return image;
  }

  @Test
  void hasTheWidthThatIsAskedForAndShowsTheStones() throws IOException {
    BufferedImage image = read(new Painter(SETTINGS).png(Boards.of("b.w", "...", "w.b")));
    assertThat(image.getWidth()).isEqualTo(300);
    // Without labels and caption the three by three points lie evenly around the middle.
    BufferedImage bare =
        read(new Painter(SETTINGS).png(Boards.of("b.w", "...", "w.b").withLabels(Labels.HIDDEN)));
    int step = Boards.step(bare.getWidth(), 3);
    assertThat(Boards.lightness(bare, 150 - step, 150 - step)).isLessThan(0.25);
    assertThat(Boards.lightness(bare, 150 + step, 150 + step)).isLessThan(0.25);
    // Beside the mark in the middle of the second piece.
    assertThat(Boards.lightness(bare, 150 + step - 20, 150 - step)).isGreaterThan(0.6);
    assertThat(Boards.lightness(bare, 150, 150)).isBetween(0.25, 0.6);
  }

  @Test
  void lettersAreDrawn() throws IOException {
    byte[] with = new Painter(SETTINGS).png(Boards.of("b.w", "...", "w.b").withCaption("Over"));
    byte[] without = new Painter(SETTINGS).png(Boards.of("b.w", "...", "w.b").withCaption("    "));
    int page = 0xff000000 | Palette.of(Theme.LIGHT).page().rgb();
    assertThat(inked(read(with), page)).isGreaterThan(inked(read(without), page) + 100);
  }

  /** Points below the board that are not of the page's colour. */
  private static int inked(BufferedImage image, int page) {
    int inked = 0;
    for (int y = 305; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        inked += image.getRGB(x, y) == page ? 0 : 1;
      }
    }
    return inked;
  }

  @Test
  void thePageMayBeTransparent() throws IOException {
    SvgSettings bare = SETTINGS.withBackdrop(Backdrop.NONE);
    assertThat(read(new Painter(bare).png(Boards.of("b.w"))).getRGB(1, 1) >>> 24).isZero();
    int dark = read(new Painter(SETTINGS.withTheme(Theme.DARK)).png(Boards.of("b.w"))).getRGB(1, 1);
    assertThat(dark & 0xffffff).isEqualTo(Palette.of(Theme.DARK).page().rgb());
  }

  @Test
  void tooManyPixelsAreRefusedBeforeTheyTakeRoom() {
    Painter painter = new Painter(SvgSettings.LIGHT.withWidth(100_000));
    assertThatThrownBy(() -> painter.png(Boards.of("b.w")))
        .isInstanceOf(PictureException.class)
        .hasMessageContaining("too many");
  }

  @Test
  void whatADocumentRefersToOutsideIsNotFetched() throws IOException {
    String svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>"
            + "<image href='file:///etc/hostname' width='20' height='10'/>"
            + "<rect width='20' height='10' fill='#123456'/></svg>";
    BufferedImage image = read(Painter.png(svg, 40));
    assertThat(image.getHeight()).isEqualTo(20);
    assertThat(image.getRGB(20, 10)).isEqualTo(0xff123456);
    assertThatThrownBy(() -> Painter.png("<html/>", 0)).isInstanceOf(PictureException.class);
  }
}
