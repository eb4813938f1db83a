package org.papamu.core.view;

import static org.papamu.core.view.SvgPlan.UNIT;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import org.papamu.api.Look.Tone;
import org.papamu.core.view.Form.Body;
import org.papamu.core.view.Palette.Ground;
import org.papamu.core.view.Palette.Paint;

/**
 * The definitions that a picture uses again and again: pieces, pits, holes and their shading. Each
 * is drawn around the origin.
 *
 * <p>An id says all that its definition depends on. So several pictures may stand in one page: two
 * that share an id mean the same by it.
 */
final class SvgPieces {

  private static final double ROUND = 0.385 * UNIT;
  private static final double PEG = 0.33 * UNIT;
  private static final double BLOCK = 0.4 * UNIT;

  /** Where the far side of something carved catches the light. */
  private static final Colour LIP = new Colour(0xffffff);

  private final SvgWriter svg;
  private final Palette palette;
  private final String theme;

  SvgPieces(SvgWriter svg, Palette palette, Theme theme) {
    this.svg = svg;
    this.palette = palette;
    this.theme = "papamu-" + theme.name().toLowerCase(Locale.ROOT) + "-";
  }

  /** The id of something that is defined under a name. */
  String id(String name) {
    return theme + name;
  }

  /** Defines the pieces, and the gradients that they need. */
  void define(Collection<Form> forms) {
    if (forms.stream().anyMatch(form -> form.body().castsShadow())) {
      svg.begin("radialGradient").with("id", id("shadow"));
      stop(0.72, new Colour(0), 0.42);
      stop(1, new Colour(0), 0);
      svg.end();
    }
    Set<Tone> tones = new LinkedHashSet<>();
    forms.stream().filter(form -> form.body() != Body.NONE).forEach(form -> tones.add(form.tone()));
    tones.forEach(this::paint);
    forms.forEach(this::piece);
  }

  private void paint(Tone tone) {
    Paint paint = palette.paint(tone);
    svg.begin("radialGradient")
        .with("id", id(paintName(tone)))
        .with("cx", "36%")
        .with("cy", "30%")
        .with("r", "78%");
    stop(0, paint.shine(), 1);
    stop(0.42, paint.body(), 1);
    stop(0.72, paint.body(), 1);
    stop(1, paint.shade(), 1);
    svg.end();
  }

  private static String paintName(Tone tone) {
    return "paint-" + tone.name().toLowerCase(Locale.ROOT);
  }

  private void stop(double offset, Colour colour, double opacity) {
    svg.begin("stop").with("offset", offset).with("stop-color", colour);
    if (opacity < 1) {
      svg.with("stop-opacity", opacity);
    }
    svg.end();
  }

  private void piece(Form form) {
    Paint paint = palette.paint(form.tone());
    svg.begin("g").with("id", id(form.id()));
    switch (form.body()) {
      case ROUND -> {
        shadow(ROUND);
        circle(0, 0, ROUND).with("fill", "url(#" + id(paintName(form.tone())) + ")");
        svg.with("stroke", paint.rim()).with("stroke-width", 1.8).end();
        mark(form, paint, ROUND);
      }
      case PEG -> {
        shadow(PEG);
        circle(0, 0, PEG).with("fill", paint.shade());
        svg.with("stroke", paint.rim()).with("stroke-width", 1.8).end();
        circle(0, -1.6, PEG * 0.84).with("fill", "url(#" + id(paintName(form.tone())) + ")").end();
        mark(form, paint, PEG);
      }
      case BLOCK -> {
        svg.begin("path")
            .with("d", new Shapes().square(0, 0, BLOCK).toString())
            .with("fill", "url(#" + id(paintName(form.tone())) + ")")
            .with("stroke", paint.rim())
            .with("stroke-width", 2.4)
            .with("stroke-linejoin", "round")
            .end();
        mark(form, paint, BLOCK);
      }
      case NONE ->
          letter(form.letter(), 0.7 * UNIT, paint.body())
              .with("stroke", paint.rim())
              .with("stroke-width", 5)
              .with("stroke-linejoin", "round")
              .with("paint-order", "stroke")
              .text(String.valueOf(form.letter()))
              .end();
    }
    svg.end();
  }

  private void shadow(double radius) {
    circle(1.2, 3, radius * 1.16).with("fill", "url(#" + id("shadow") + ")").end();
  }

  private SvgWriter circle(double x, double y, double radius) {
    svg.begin("circle");
    if (x != 0) {
      svg.with("cx", x);
    }
    if (y != 0) {
      svg.with("cy", y);
    }
    return svg.with("r", radius);
  }

  private void mark(Form form, Paint paint, double size) {
    switch (form.mark()) {
      case NONE -> {}
      case DOT -> circle(0, 0, size * 0.22).with("fill", paint.mark()).end();
      case RING -> ring(paint, size * 0.42);
      case TWO_RINGS -> {
        ring(paint, size * 0.58);
        ring(paint, size * 0.3);
      }
      case CROWN ->
          svg.begin("path")
              .with("d", new Shapes().crown(0, 0, size * 0.52).toString())
              .with("fill", paint.mark())
              .end();
      case OPEN_CROWN ->
          svg.begin("path")
              .with("d", new Shapes().crown(0, 0, size * 0.52).toString())
              .with("fill", "none")
              .with("stroke", paint.mark())
              .with("stroke-width", 2.6)
              .with("stroke-linejoin", "round")
              .end();
      case LETTER ->
          letter(form.letter(), size * 1.05, paint.mark())
              .text(String.valueOf(form.letter()))
              .end();
    }
  }

  private void ring(Paint paint, double radius) {
    circle(0, 0, radius)
        .with("fill", "none")
        .with("stroke", paint.mark())
        .with("stroke-width", 2.2)
        .end();
  }

  /** Begins a bold letter around the origin; small letters sit lower than capitals. */
  private SvgWriter letter(char letter, double size, Colour colour) {
    boolean low = "acegmnopqrsuvwxyz".indexOf(letter) >= 0;
    return svg.begin("text")
        .with("y", size * (low ? 0.27 : 0.36))
        .with("font-size", size)
        .with("font-weight", "700")
        .with("text-anchor", "middle")
        .with("fill", colour);
  }

  /** Defines a pit: shaded where its wall hides the light, bright on the far lip. */
  void definePit(String name, Ground ground) {
    svg.begin("radialGradient").with("id", id(name + "-floor")).with("cy", "56%").with("r", "56%");
    stop(0.8, ground.hollow(), 1);
    stop(1, ground.shade(), 1);
    svg.end();
    svg.begin("g").with("id", id(name));
    circle(0, 1.8, 0.45 * UNIT).with("fill", LIP).with("fill-opacity", 0.26).end();
    circle(0, 0, 0.45 * UNIT).with("fill", "url(#" + id(name + "-floor") + ")").end();
    svg.end();
  }

  /** Defines a hole: a countersink around a bore. */
  void defineHole(String name, Ground ground) {
    svg.begin("g").with("id", id(name));
    circle(0, 1.4, 0.2 * UNIT).with("fill", LIP).with("fill-opacity", 0.3).end();
    circle(0, 0, 0.2 * UNIT).with("fill", ground.shade()).end();
    circle(0, 1.2, 0.15 * UNIT).with("fill", ground.hole()).end();
    svg.end();
  }
}
