package org.papamu.core.view;

import org.papamu.api.Look.Material;
import org.papamu.core.view.Palette.Ground;

/**
 * The grain of a board's material as a pattern, so faint that it changes no contrast worth
 * mentioning. The tiles fit together at their edges.
 */
final class SvgGrain {

  /** Where veins of wood leave and meet the tile's sides, how far they bend, how wide they are. */
  private static final double[][] VEINS = {
    {7, 5, 1.1}, {16, -4, 0.7}, {24, 7, 1.6}, {37, 3, 0.8}, {45, -6, 1.2}, {58, 5, 0.7},
    {66, 8, 1.9}, {79, -3, 0.8}, {90, 4, 1.1}, {101, -5, 0.7}, {110, 6, 1.4}, {121, 2, 0.8},
  };

  /** Pores of stone: across, down, size; the negative ones are bright. */
  private static final double[][] PORES = {
    {9, 14, 1.3}, {31, 6, -0.9}, {52, 21, 0.8}, {71, 9, 1.6}, {88, 27, -0.8}, {17, 38, -1.1},
    {43, 47, 1.4}, {63, 40, -0.7}, {84, 55, 0.9}, {6, 61, 0.8}, {28, 70, 1.7}, {50, 66, -1.0},
    {74, 77, 1.1}, {91, 84, -0.9}, {13, 88, -0.7}, {38, 92, 0.9}, {60, 90, 1.2}, {22, 25, 0.6},
  };

  private SvgGrain() {}

  /** Whether a material has any grain. */
  static boolean isSeenOn(Material material) {
    return material != Material.PAPER;
  }

  /** Defines the pattern of a material with a grain under an id. */
  static void define(SvgWriter svg, String id, Material material, Ground ground) {
    double width = material == Material.WOOD ? 420 : 97;
    double height = material == Material.WOOD ? 128 : 97;
    svg.begin("pattern")
        .with("id", id)
        .with("patternUnits", "userSpaceOnUse")
        .with("width", width)
        .with("height", height);
    if (material == Material.WOOD) {
      veins(svg, width, ground);
    } else {
      pores(svg, ground);
    }
    svg.end();
  }

  private static void veins(SvgWriter svg, double width, Ground ground) {
    svg.begin("g").with("fill", "none").with("stroke", ground.shade()).with("stroke-opacity", 0.17);
    for (double[] vein : VEINS) {
      // Both ends lie level, so that the next tile goes on smoothly.
      String path =
          "M0 %sC%s %s %s %s %s %s"
              .formatted(
                  SvgWriter.number(vein[0]),
                  SvgWriter.number(width * 0.35),
                  SvgWriter.number(vein[0] + vein[1]),
                  SvgWriter.number(width * 0.6),
                  SvgWriter.number(vein[0] - vein[1] * 1.4),
                  SvgWriter.number(width),
                  SvgWriter.number(vein[0]));
      svg.begin("path").with("d", path).with("stroke-width", vein[2]).end();
    }
    svg.end();
  }

  private static void pores(SvgWriter svg, Ground ground) {
    for (double[] pore : PORES) {
      svg.begin("circle")
          .with("cx", pore[0])
          .with("cy", pore[1])
          .with("r", Math.abs(pore[2]))
          .with("fill", pore[2] > 0 ? ground.shade() : ground.text())
          .with("fill-opacity", pore[2] > 0 ? 0.3 : 0.14)
          .end();
    }
  }
}
