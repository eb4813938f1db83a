package org.papamu.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgSettings;

class AnimationTest {

  private static final SvgSettings SETTINGS = SvgSettings.LIGHT.withWidth(240);

  private static final List<Scene> SCENES =
      List.of(
          Boards.of("b.w", "...", "w.b"),
          Boards.of("b.w", "...", "wb."),
          Boards.of("b.w", "...", "wb.").withCaption("one line, and then some more words "),
          Boards.of("..w", "b..", "wb.").withCaption("The end of this game is told in two lines"));

  private static byte[] written(List<Frame> frames) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<Integer> told = new ArrayList<>();
    new Animation(SETTINGS, frames).write(out, told::add);
    assertThat(told).hasSize(frames.size()).isSorted();
    return out.toByteArray();
  }

  private static List<Frame> frames() {
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < SCENES.size(); i++) {
      frames.add(new Frame(SCENES.get(i), Duration.ofMillis(500 + 100 * i)));
    }
    return frames;
  }

  /** A frame of a GIF: its own part, and when the next one follows. */
  private record Part(BufferedImage image, int left, int top, int hundredths) {}

  private static List<Part> parts(byte[] gif) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    List<Part> parts = new ArrayList<>();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
      reader.setInput(in);
      for (int i = 0; i < reader.getNumImages(true); i++) {
        var root =
            (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
        var place = (IIOMetadataNode) root.getElementsByTagName("ImageDescriptor").item(0);
        var control =
            (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
        assertThat(root.getElementsByTagName("LocalColorTable").getLength()).isZero();
        parts.add(
            new Part(
                reader.read(i),
                Integer.parseInt(place.getAttribute("imageLeftPosition")),
                Integer.parseInt(place.getAttribute("imageTopPosition")),
                Integer.parseInt(control.getAttribute("delayTime"))));
      }
    }
    return parts;
  }

  @Test
  void framesLookLikeThePicturesOfTheirScenes() throws IOException {
    List<Part> parts = parts(written(frames()));
    assertThat(parts).extracting(Part::hundredths).containsExactly(50, 60, 70, 80);
    BufferedImage first = parts.get(0).image;
    BufferedImage seen =
        new BufferedImage(first.getWidth(), first.getHeight(), BufferedImage.TYPE_INT_RGB);
    Painter painter = new Painter(SETTINGS);
    for (int i = 0; i < parts.size(); i++) {
      Graphics2D graphics = seen.createGraphics();
      graphics.drawImage(parts.get(i).image, parts.get(i).left, parts.get(i).top, null);
      graphics.dispose();
      BufferedImage exact = PainterTest.read(painter.png(SCENES.get(i)));
      assertThat(exact.getHeight()).isLessThanOrEqualTo(seen.getHeight());
      assertThat(difference(seen, exact)).isLessThan(3.0);
    }
  }

  /** The mean difference of a part of a colour, of 255. */
  private static double difference(BufferedImage one, BufferedImage other) {
    long sum = 0;
    for (int y = 0; y < other.getHeight(); y++) {
      for (int x = 0; x < other.getWidth(); x++) {
        for (int shift = 0; shift <= 16; shift += 8) {
          int a = one.getRGB(x, y) >> shift & 0xff;
          int b = other.getRGB(x, y) >> shift & 0xff;
          sum += Math.abs(a - b);
        }
      }
    }
    return sum / (3.0 * other.getWidth() * other.getHeight());
  }

  @Test
  void aFrameHoldsOnlyWhatChanged() throws IOException {
    List<Part> parts = parts(written(frames()));
    BufferedImage whole = parts.get(0).image;
    // In the second frame one stone has moved by one point along the bottom row.
    assertThat(parts.get(1).image.getWidth()).isLessThan(whole.getWidth() * 3 / 4);
    assertThat(parts.get(1).image.getHeight()).isLessThan(whole.getHeight() / 2);
    assertThat(parts.get(1).top).isGreaterThan(whole.getHeight() / 3);
  }

  @Test
  void itGoesOnForEver() throws IOException {
    String gif = new String(written(frames()), StandardCharsets.ISO_8859_1);
    assertThat(gif).startsWith("GIF89a").endsWith(";").contains("NETSCAPE2.0\u0003\u0001\0\0\0");
  }

  @Test
  void aFrameThatChangesNothingIsAPoint() throws IOException {
    Frame frame = new Frame(SCENES.get(0), Duration.ofSeconds(1));
    List<Part> parts = parts(written(List.of(frame, frame)));
    assertThat(parts).hasSize(2);
    assertThat(parts.get(1).image.getWidth()).isEqualTo(1);
  }

  @Test
  void endlessOnesAreRefused() {
    List<Frame> many =
        Collections.nCopies(
            Animation.MOST_FRAMES + 1, new Frame(SCENES.get(0), Duration.ofSeconds(1)));
    assertThatThrownBy(() -> new Animation(SETTINGS, many))
        .isInstanceOf(PictureException.class)
        .hasMessageContaining("5000");
    assertThatThrownBy(() -> new Frame(SCENES.get(0), Duration.ofHours(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
