package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Destination;
import org.papamu.core.view.SvgSettings;
import org.papamu.core.view.Theme;
import picocli.CommandLine.Option;

/** Pictures that are asked for, and how they should be. */
final class PictureOptions {

  private static final int NARROWEST = 32;
  private static final int WIDEST = 8_000;

  @Option(
      names = "--png",
      paramLabel = "FILE",
      description = "Write the picture in pixels here; - is standard output.")
  private @Nullable String png;

  @Option(
      names = "--width",
      paramLabel = "PX",
      description = "How wide pictures are, from 32 to 8000 pixels.")
  private @Nullable Integer width;

  @Option(names = "--dark", description = "Draw pictures for a dark page.")
  private boolean dark;

  /** Where the picture in pixels goes. */
  Optional<Destination> png() {
    return Optional.ofNullable(png).map(text -> Destination.of(text, "--png"));
  }

  /** The theme of pictures. */
  Theme theme() {
    return dark ? Theme.DARK : Theme.LIGHT;
  }

  /**
   * How boards are drawn.
   *
   * @param usual the width where none is given; 0 for one that suits the board
   */
  SvgSettings settings(int usual) {
    if (width != null && (width < NARROWEST || width > WIDEST)) {
      throw new BadRequest(CommandWords.phrase("picture.width", NARROWEST, WIDEST), "--width");
    }
    return SvgSettings.LIGHT.withTheme(theme()).withWidth(width == null ? usual : width);
  }

  /**
   * Refuses options that say how pictures should be where none is asked for.
   *
   * @param asked the destinations of all pictures asked for
   */
  void requireUse(List<Destination> asked) {
    if (asked.isEmpty() && (width != null || dark)) {
      throw new BadRequest(
          CommandWords.phrase("picture.none"), width != null ? "--width" : "--dark");
    }
  }

  /** The destinations of one picture as SVG, which may be given, and in pixels. */
  List<Destination> destinations(Optional<Destination> svg) {
    List<Destination> asked = new ArrayList<>();
    svg.ifPresent(asked::add);
    png().ifPresent(asked::add);
    return List.copyOf(asked);
  }
}
