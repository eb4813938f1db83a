package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.core.view.SvgCurves.Axis;
import org.papamu.core.view.SvgCurves.Band;
import org.papamu.core.view.SvgCurves.Curve;
import org.papamu.core.view.SvgCurves.Growth;
import org.papamu.core.view.SvgCurves.Point;

class SvgCurvesTest {

  private static final Axis ACROSS = new Axis("games", 0, 100);
  private static final Axis UPWARDS = new Axis("Elo", -50, 50);

  private static Curve curve(double... numbers) {
    return new Curve(
        "it <&>", List.of(new Point(numbers[0], numbers[1]), new Point(numbers[2], numbers[3])));
  }

  private static String drawn(Axis across, Axis upwards, Curve... curves) {
    return new SvgCurves(Theme.LIGHT).draw("t", across, upwards, Optional.empty(), List.of(curves));
  }

  @Test
  void cornersOfTheAxesAreCornersOfTheChart() {
    assertThat(drawn(ACROSS, UPWARDS, curve(0, -50, 100, 50))).contains("d=\"M84 344L700 44\"");
    Axis reversed = new Axis("value", 0, 100, Growth.REVERSED);
    assertThat(drawn(reversed, UPWARDS, curve(0, -50, 100, 50))).contains("d=\"M700 344L84 44\"");
  }

  @Test
  void whatLiesBeyondAnAxisStaysAtItsEnd() {
    assertThat(drawn(ACROSS, UPWARDS, curve(-5, -900, 200, 0))).contains("d=\"M84 344L700 194\"");
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void namesAndRoundNumbersAreTold(Theme theme) {
    Band band =
        new Band(
            "95 %",
            List.of(new Point(0, -10), new Point(9, -5)),
            List.of(new Point(0, 10), new Point(9, 5)));
    String svg =
        new SvgCurves(theme)
            .draw("A & B", ACROSS, UPWARDS, Optional.of(band), List.of(curve(0, 0, 9, 9)));
    assertThat(svg)
        .contains(
            "<title>A &amp; B</title>", "<title>it &lt;&amp;&gt;</title>", "<title>95 %</title>")
        .contains(">games</text>", ">Elo</text>", ">20</text>", ">-40</text>", ">100</text>")
        .contains(Palette.of(theme).page().hex());
  }

  @Test
  void severalCurvesDifferByMoreThanColour() {
    String svg = drawn(ACROSS, UPWARDS, curve(0, 0, 9, 9), curve(0, 0, 9, 8), curve(0, 0, 9, 7));
    assertThat(svg).contains("stroke-dasharray=\"7 5\"", "stroke-dasharray=\"2 4\"");
  }

  @Test
  void onePointIsADot() {
    assertThat(drawn(ACROSS, UPWARDS, new Curve("dot", List.of(new Point(50, 0)))))
        .contains("<circle cx=\"392\" cy=\"194\"");
  }

  @Test
  void whatCannotBeDrawnIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Point(Double.NaN, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Axis("x", 1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Curve("x", List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> drawn(ACROSS, UPWARDS));
  }
}
