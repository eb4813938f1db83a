package org.papamu.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Destination;
import org.papamu.cli.output.Failure;
import org.papamu.core.file.AtomicFile;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Verdict;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgBoard;
import org.papamu.core.view.SvgSettings;
import org.papamu.pictures.Animation;
import org.papamu.pictures.Frame;
import org.papamu.pictures.Painter;
import org.papamu.pictures.PictureException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The pictures that {@code papamu replay} makes of a game. */
final class ReplayExports {

  /** The width of animations, which grow with it. */
  private static final int GIF_WIDTH = 480;

  private static final int MOST_DELAY = 60_000;

  /** The last frame stays this much longer than the others. */
  private static final int LAST = 3;

  @Mixin private PictureOptions pictures = new PictureOptions();

  @Option(
      names = "--svg",
      paramLabel = "DIR",
      description = "Write a picture of every position as SVG into this folder.")
  private @Nullable String svg;

  @Option(
      names = "--gif",
      paramLabel = "FILE",
      description = "Write the game as an animated GIF here; - is standard output.")
  private @Nullable String gif;

  @Option(
      names = "--delay",
      paramLabel = "MS",
      defaultValue = "1000",
      description = "How long a frame of the GIF is shown, 1000 if not given.")
  private int delay = 1000;

  private Optional<Destination> gif() {
    return Optional.ofNullable(gif).map(text -> Destination.of(text, "--gif"));
  }

  /** Whether any picture is asked for. */
  boolean any() {
    return svg != null || gif != null || pictures.png().isPresent();
  }

  /**
   * Refuses what cannot be, before work begins.
   *
   * @return whether a picture takes standard output
   */
  boolean check(Deliveries deliveries) {
    List<Destination> asked = pictures.destinations(gif());
    List<Destination> all = new ArrayList<>(asked);
    if (svg != null) {
      all.add(new Destination(Optional.of(Destination.fileOnly(svg, "--svg")), "--svg"));
    }
    pictures.requireUse(all);
    if (delay < 10 || delay > MOST_DELAY) {
      throw new BadRequest("a frame is shown for 10 to %s ms".formatted(MOST_DELAY), "--delay");
    }
    pictures.settings(0);
    return deliveries.check(asked);
  }

  /**
   * Makes the pictures.
   *
   * @param shown the ply of the one picture, and the last of the others
   */
  <P extends Position> void make(
      Session<P> session, int shown, Deliveries deliveries, ProgressLine progress) {
    try {
      if (svg != null) {
        svgs(session, shown, Destination.fileOnly(svg, "--svg"), deliveries);
      }
      SvgSettings settings = pictures.settings(0);
      pictures
          .png()
          .ifPresent(
              to ->
                  deliveries.deliver(
                      to, new Painter(settings).png(scene(session, shown)), "picture"));
      gif().ifPresent(to -> animate(session, shown, to, deliveries, progress));
    } catch (PictureException e) {
      throw new Failure(e.message(), e);
    }
  }

  private <P extends Position> void svgs(
      Session<P> session, int shown, Path folder, Deliveries deliveries) {
    try {
      if (!Files.isDirectory(folder)) {
        Files.createDirectory(folder);
      }
    } catch (IOException e) {
      throw new Failure(
          "%s cannot be made: %s"
              .formatted(
                  Printable.of(folder.toString(), 200),
                  Files.exists(folder) ? "there is a file of this name" : "no such place"),
          e);
    }
    SvgBoard board = new SvgBoard(pictures.settings(0));
    int digits = Math.max(3, Integer.toString(shown).length());
    for (int ply = 0; ply <= shown; ply++) {
      String number = Integer.toString(ply);
      Path file = folder.resolve("0".repeat(digits - number.length()) + number + ".svg");
      byte[] bytes = board.draw(scene(session, ply)).getBytes(StandardCharsets.UTF_8);
      try {
        AtomicFile.write(file, bytes);
      } catch (FileSystemException e) {
        throw org.papamu.cli.output.Files.failure(e);
      }
    }
    deliveries.tell("pictures", folder, shown + 1);
  }

  private <P extends Position> void animate(
      Session<P> session, int shown, Destination to, Deliveries deliveries, ProgressLine progress) {
    List<Frame> frames = new ArrayList<>();
    for (int ply = 0; ply <= shown; ply++) {
      long time = ply == shown ? (long) LAST * delay : delay;
      frames.add(new Frame(scene(session, ply), Duration.ofMillis(time)));
    }
    Animation animation = new Animation(pictures.settings(GIF_WIDTH), frames);
    progress.begin();
    try {
      deliveries.deliver(
          to,
          channel -> {
            OutputStream out = Channels.newOutputStream(channel);
            animation.write(
                out, done -> progress.told(() -> "frame %s of %s".formatted(done, frames.size())));
          },
          "animation");
    } finally {
      progress.end();
    }
  }

  /** A position as it came about. */
  static <P extends Position> Scene scene(Session<P> session, int ply) {
    return GameFault.guard(
        session.game(),
        "at or look",
        () -> {
          Scene scene = Scene.of(session.game(), session.positionAt(ply));
          if (ply > 0) {
            scene = scene.after(session.played().get(ply - 1).description());
          }
          return ply == session.ply() && session.outcome().isPresent()
              ? scene.withCaption(Verdict.of(session.game()).sentence(session.outcome().get(), ply))
              : scene;
        });
  }
}
