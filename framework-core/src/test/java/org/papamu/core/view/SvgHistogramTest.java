package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.core.view.SvgHistogram.Bar;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class SvgHistogramTest {

  private static NodeList parsed(String svg, String tag) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
        .getElementsByTagName(tag);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void barsAreAsHighAsTheirCounts(Theme theme) throws Exception {
    List<Bar> bars =
        List.of(new Bar("0", 1, "1"), new Bar("1", 400, "400 <&>"), new Bar("2", 200, "200"));
    String svg = new SvgHistogram(theme).draw("Levels & more", "jumps", bars);
    NodeList rectangles = parsed(svg, "rect");
    // The page is the first.
    assertThat(rectangles.getLength()).isEqualTo(4);
    double[] heights =
        IntStream.range(1, 4)
            .mapToDouble(
                i -> Double.parseDouble(((Element) rectangles.item(i)).getAttribute("height")))
            .toArray();
    assertThat(heights[1]).isBetween(heights[2] * 2 - 0.1, heights[2] * 2 + 0.1);
    assertThat(heights[0]).isBetween(0.1, heights[2] / 50);
    assertThat(parsed(svg, "title").item(2).getTextContent()).isEqualTo("1: 400 <&>");
    assertThat(svg)
        .contains(
            Palette.of(theme).page().hex(), ">jumps</text>", ">400</text>", ">Levels &amp; more<");
  }

  @Test
  void manyBarsHaveFewerLabelsAndLargeCountsShortOnes() throws Exception {
    List<Bar> bars =
        IntStream.range(0, 100).mapToObj(i -> new Bar("l" + i, i * 2.3e7, "x")).toList();
    String svg = new SvgHistogram(Theme.LIGHT).draw("t", "a", bars);
    assertThat(svg).contains(">l0<", ">l95<", ">2G<").doesNotContain(">l1<");
    assertThat(parsed(svg, "rect").getLength()).isEqualTo(101);
  }

  @Test
  void whatCannotBeDrawnIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Bar("a", -1, ""));
    assertThatIllegalArgumentException().isThrownBy(() -> new Bar("a", Double.NaN, ""));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SvgHistogram(Theme.DARK).draw("t", "a", List.of()));
  }
}
