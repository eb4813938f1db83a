package org.papamu.pictures;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.papamu.core.view.Colour;
import org.papamu.core.view.Palette;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgBoard;
import org.papamu.core.view.SvgSettings;
import org.papamu.core.view.SvgSettings.Backdrop;

/**
 * Paints scenes as pixels: what {@link SvgBoard} draws, at the size that the settings say. The same
 * scene gives the same picture on one machine; on another one its letters may come from another
 * font. Nothing outside the scene is looked at, and no display is needed: a program should be
 * started with {@code -Djava.awt.headless=true}.
 *
 * <p>May be used by several threads.
 */
public final class Painter {

  /** The most pixels of one picture. */
  public static final int MOST_PIXELS = 32_000_000;

  private final SvgSettings settings;
  private final SvgBoard board;

  /** Paints with these settings. */
  public Painter(SvgSettings settings) {
    this.settings = settings;
    board = new SvgBoard(settings);
  }

  /**
   * A scene as a PNG picture. Its page is transparent where the settings have no backdrop.
   *
   * @return the bytes of a PNG file
   * @throws PictureException if it would have more than {@link #MOST_PIXELS}, or the system cannot
   *     draw, for example because it has no fonts
   */
  public byte[] png(Scene scene) {
    return png(board.draw(scene), 0);
  }

  /**
   * An SVG document of the host's own as a PNG picture.
   *
   * @param svg the document; it is trusted to be of moderate size, and what it refers to outside
   *     itself is not fetched
   * @param width its width in pixels; 0 for the one that the document asks for
   * @return the bytes of a PNG file
   * @throws PictureException if it is no such document, or as {@link #png(Scene)}
   */
  public static byte[] png(String svg, int width) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ImageIO.setUseCache(false);
      ImageIO.write(paint(svg, width, Optional.empty()), "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** A scene on an opaque page. */
  BufferedImage opaque(Scene scene) {
    return paint(board.draw(scene), 0, Optional.of(page()));
  }

  /** How high a scene's picture is. */
  int height(Scene scene) {
    String svg = board.draw(scene);
    String mark = " height=\"";
    int from = svg.indexOf(mark) + mark.length();
    return Integer.parseInt(svg.substring(from, svg.indexOf('"', from)));
  }

  /** The colour around the board. */
  Colour page() {
    return Palette.of(settings.theme()).page();
  }

  /** The painter with the same settings that leaves no page transparent. */
  Painter withPage() {
    return new Painter(settings.withBackdrop(Backdrop.PAGE));
  }

  private static BufferedImage paint(String svg, int width, Optional<Colour> page) {
    SVGDocument document = load(svg);
    double ratio = width == 0 ? 1 : width / (double) document.size().width;
    long across = Math.max(1, Math.round(document.size().width * ratio));
    long down = Math.max(1, Math.round(document.size().height * ratio));
    if (across * down > MOST_PIXELS || Math.max(across, down) > MOST_PIXELS) {
      throw new PictureException(
          "%s x %s pixels are too many for one picture".formatted(across, down), null);
    }
    int type = page.isEmpty() ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB;
    BufferedImage image = new BufferedImage((int) across, (int) down, type);
    try {
      Graphics2D graphics = image.createGraphics();
      try {
        graphics.setRenderingHint(
            RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(
            RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(
            RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setRenderingHint(
            RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        page.ifPresent(
            colour -> {
              graphics.setColor(new Color(colour.rgb()));
              graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
            });
        document.renderWithPlatform(
            NullPlatformSupport.INSTANCE, graphics, new ViewBox(across, down));
      } finally {
        graphics.dispose();
      }
    } catch (LinkageError | RuntimeException | java.awt.AWTError e) {
      // A system without fonts, or a Java without its drawing libraries, fails in many ways.
      throw new PictureException(
          "this Java cannot draw (%s); does the system have fonts? SVG needs none"
              .formatted(e.getClass().getSimpleName()),
          e);
    }
    return image;
  }

  private static SVGDocument load(String svg) {
    LoaderContext context =
        LoaderContext.builder()
            .externalResourcePolicy(ResourcePolicy.DENY_ALL)
            // Java knows no family of the names that browsers know.
            .preProcessor(root -> root.setAttribute("font-family", "SansSerif"))
            .build();
    SVGDocument document =
        new SVGLoader()
            .load(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)), null, context);
    if (document == null) {
      throw new PictureException("not an SVG document", null);
    }
    return document;
  }
}
