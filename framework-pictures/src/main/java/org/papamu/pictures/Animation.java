package org.papamu.pictures;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgSettings;

/**
 * Scenes one after another as an animated GIF that begins again at its end.
 *
 * <p>All frames share one choice of at most 256 colours, and each holds only the part that changed,
 * so the file stays small and the board stands still. Frames are painted one at a time.
 */
public final class Animation {

  /** The most frames of an animation. */
  public static final int MOST_FRAMES = 5_000;

  private static final int SAMPLES = 5;

  private final Painter painter;
  private final List<Frame> frames;

  /**
   * An animation.
   *
   * @param frames what is seen, in order; at least one, all of one board
   * @throws PictureException if there are more than {@link #MOST_FRAMES}
   */
  public Animation(SvgSettings settings, List<Frame> frames) {
    if (frames.isEmpty()) {
      throw new IllegalArgumentException("no frame");
    }
    if (frames.size() > MOST_FRAMES) {
      throw new PictureException(
          "an animation of %s frames is too long; %s are the most"
              .formatted(frames.size(), MOST_FRAMES),
          null);
    }
    painter = new Painter(settings).withPage();
    this.frames = List.copyOf(frames);
  }

  /**
   * Writes the animation as a GIF file.
   *
   * @param out where to; it is not closed
   * @param progress told the number of frames done, after each
   * @throws IOException if that cannot be written to
   * @throws PictureException as {@link Painter#png(Scene)}
   */
  public void write(OutputStream out, IntConsumer progress) throws IOException {
    List<BufferedImage> samples = samples();
    int width = samples.get(0).getWidth();
    int height =
        frames.stream().mapToInt(frame -> painter.height(frame.scene())).max().orElseThrow();
    Swatches swatches = Swatches.of(samples);
    IndexColorModel model = swatches.model();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.prepareWriteSequence(streamMetadata(writer, width, height, model));
      Optional<byte[]> before = Optional.empty();
      for (int i = 0; i < frames.size(); i++) {
        byte[] now = swatches.indexed(canvas(frames.get(i).scene(), width, height));
        Rectangle part =
            before.map(old -> changed(old, now, width)).orElse(new Rectangle(width, height));
        BufferedImage image = cut(now, width, part, model);
        IIOMetadata metadata = metadata(writer, image, part, frames.get(i).hundredths(), i == 0);
        writer.writeToSequence(new IIOImage(image, null, metadata), null);
        stream.flush();
        before = Optional.of(now);
        progress.accept(i + 1);
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
  }

  /** Frames from all over: the first, the last and some between. */
  private List<BufferedImage> samples() {
    List<BufferedImage> samples = new ArrayList<>();
    int last = frames.size() - 1;
    int count = Math.min(SAMPLES, frames.size());
    for (int i = 0; i < count; i++) {
      int index = count == 1 ? 0 : (int) ((long) i * last / (count - 1));
      samples.add(painter.opaque(frames.get(index).scene()));
    }
    return samples;
  }

  /** A scene on the whole picture: captions, and so heights, differ. */
  private BufferedImage canvas(Scene scene, int width, int height) {
    BufferedImage painted = painter.opaque(scene);
    if (painted.getWidth() == width && painted.getHeight() == height) {
      return painted;
    }
    BufferedImage canvas = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = canvas.createGraphics();
    graphics.setColor(new Color(painter.page().rgb()));
    graphics.fillRect(0, 0, width, height);
    graphics.drawImage(painted, 0, 0, null);
    graphics.dispose();
    return canvas;
  }

  /** The least rectangle with all that differs; one point where nothing does. */
  private static Rectangle changed(byte[] before, byte[] now, int width) {
    int left = width;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int i = 0; i < now.length; i++) {
      if (before[i] != now[i]) {
        int x = i % width;
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = top < 0 ? i / width : top;
        bottom = i / width;
      }
    }
    return right < 0
        ? new Rectangle(1, 1)
        : new Rectangle(left, top, right - left + 1, bottom - top + 1);
  }

  private static BufferedImage cut(
      byte[] indexed, int width, Rectangle part, IndexColorModel model) {
    BufferedImage image =
        new BufferedImage(part.width, part.height, BufferedImage.TYPE_BYTE_INDEXED, model);
    byte[] target = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    for (int row = 0; row < part.height; row++) {
      int from = (part.y + row) * width + part.x;
      System.arraycopy(indexed, from, target, row * part.width, part.width);
    }
    return image;
  }

  // --- what the format wants to be told, as the JDK's "GIF Metadata Format Specification" has it

  private static IIOMetadata streamMetadata(
      ImageWriter writer, int width, int height, IndexColorModel model)
      throws IIOInvalidTreeException {
    IIOMetadata metadata = writer.getDefaultStreamMetadata(null);
    String format = metadata.getNativeMetadataFormatName();
    IIOMetadataNode root = new IIOMetadataNode(format);
    IIOMetadataNode screen = child(root, "LogicalScreenDescriptor");
    screen.setAttribute("logicalScreenWidth", String.valueOf(width));
    screen.setAttribute("logicalScreenHeight", String.valueOf(height));
    screen.setAttribute("colorResolution", "8");
    screen.setAttribute("pixelAspectRatio", "0");
    IIOMetadataNode table = child(root, "GlobalColorTable");
    int size = 2;
    while (size < model.getMapSize()) {
      size *= 2;
    }
    table.setAttribute("sizeOfGlobalColorTable", String.valueOf(size));
    table.setAttribute("backgroundColorIndex", "0");
    table.setAttribute("sortFlag", "FALSE");
    for (int i = 0; i < size; i++) {
      // Filled up as the writer fills up a frame's, so that it sees that they are the same.
      int colour = model.getRGB(i < model.getMapSize() ? i : 0);
      IIOMetadataNode entry = child(table, "ColorTableEntry");
      entry.setAttribute("index", String.valueOf(i));
      entry.setAttribute("red", String.valueOf(colour >> 16 & 0xff));
      entry.setAttribute("green", String.valueOf(colour >> 8 & 0xff));
      entry.setAttribute("blue", String.valueOf(colour & 0xff));
    }
    metadata.mergeTree(format, root);
    return metadata;
  }

  private static IIOMetadata metadata(
      ImageWriter writer, BufferedImage image, Rectangle part, int hundredths, boolean first)
      throws IIOInvalidTreeException {
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
    String format = metadata.getNativeMetadataFormatName();
    IIOMetadataNode root = new IIOMetadataNode(format);
    IIOMetadataNode place = child(root, "ImageDescriptor");
    place.setAttribute("imageLeftPosition", String.valueOf(part.x));
    place.setAttribute("imageTopPosition", String.valueOf(part.y));
    place.setAttribute("imageWidth", String.valueOf(part.width));
    place.setAttribute("imageHeight", String.valueOf(part.height));
    place.setAttribute("interlaceFlag", "FALSE");
    IIOMetadataNode control = child(root, "GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("delayTime", String.valueOf(hundredths));
    control.setAttribute("transparentColorIndex", "0");
    if (first) {
      IIOMetadataNode extensions = child(root, "ApplicationExtensions");
      IIOMetadataNode again = child(extensions, "ApplicationExtension");
      again.setAttribute("applicationID", "NETSCAPE");
      again.setAttribute("authenticationCode", "2.0");
      again.setUserObject(new byte[] {1, 0, 0}); // as often as one looks
    }
    metadata.setFromTree(format, merged(metadata, format, root));
    return metadata;
  }

  /** The tree with these children in place of those of the same name, and no palette of its own. */
  private static IIOMetadataNode merged(
      IIOMetadata metadata, String format, IIOMetadataNode children) {
    IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(format);
    List<IIOMetadataNode> old = new ArrayList<>();
    for (int i = 0; i < root.getLength(); i++) {
      old.add((IIOMetadataNode) root.item(i));
    }
    List<IIOMetadataNode> ours = new ArrayList<>();
    for (int i = 0; i < children.getLength(); i++) {
      ours.add((IIOMetadataNode) children.item(i));
    }
    Iterator<IIOMetadataNode> each = old.iterator();
    while (each.hasNext()) {
      IIOMetadataNode node = each.next();
      String name = node.getNodeName();
      boolean replaced = ours.stream().anyMatch(own -> own.getNodeName().equals(name));
      if (replaced || name.equals("LocalColorTable")) {
        root.removeChild(node);
      }
    }
    ours.forEach(root::appendChild);
    return root;
  }

  private static IIOMetadataNode child(IIOMetadataNode parent, String name) {
    IIOMetadataNode node = new IIOMetadataNode(name);
    parent.appendChild(node);
    return node;
  }
}
