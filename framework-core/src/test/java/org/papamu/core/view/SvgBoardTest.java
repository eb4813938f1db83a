package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.Look;
import org.papamu.api.Look.Outline;
import org.papamu.api.board.Topology;
import org.papamu.core.view.Scene.Labels;
import org.papamu.core.view.SvgSettings.Backdrop;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgBoardTest {

  private static final SvgBoard SVG = new SvgBoard(SvgSettings.LIGHT);

  private static final Set<String> ELEMENTS =
      Set.of(
          "svg",
          "title",
          "desc",
          "defs",
          "linearGradient",
          "radialGradient",
          "stop",
          "pattern",
          "g",
          "rect",
          "circle",
          "path",
          "use",
          "text");

  static Stream<Arguments> scenes() {
    return Scenes.all().entrySet().stream()
        .flatMap(
            e ->
                Stream.of(Outline.values())
                    .map(
                        outline ->
                            Arguments.of(
                                e.getKey() + " " + outline, outlined(e.getValue(), outline))));
  }

  private static Scene outlined(Scene scene, Outline outline) {
    Look look = scene.look();
    return new Scene(
        scene.board(),
        new Look(look.surface(), look.material(), outline, look.pieces()),
        scene.pieces(),
        scene.last(),
        scene.focus(),
        scene.arrows(),
        scene.words(),
        scene.labels());
  }

  // --- what holds of every picture ---

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void isOneDocumentThatNeedsNothingElse(String name, Scene scene) throws Exception {
    Set<String> elements = new HashSet<>();
    Set<String> attributes = new HashSet<>();
    List<String> values = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    Set<String> references = new HashSet<>();
    for (Element element : elements(parse(SVG.draw(scene)))) {
      elements.add(element.getTagName());
      for (int i = 0; i < element.getAttributes().getLength(); i++) {
        String attribute = element.getAttributes().item(i).getNodeName();
        String value = element.getAttributes().item(i).getNodeValue();
        attributes.add(attribute);
        if (attribute.equals("id")) {
          ids.add(value);
        } else if (attribute.equals("href")) {
          references.add(value);
        } else if (value.contains("url(")) {
          references.add(value.replace("url(", "").replace(")", ""));
        } else if (!attribute.equals("xmlns")) {
          values.add(value);
        }
      }
    }
    assertThat(ELEMENTS).containsAll(elements);
    assertThat(attributes)
        .noneMatch(a -> a.startsWith("on") || a.contains(":") || a.equals("style"));
    assertThat(values)
        .noneMatch(v -> v.contains("//") || v.contains("NaN") || v.contains("Infinity"));
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(references)
        .as("everything that is used is defined, and the other way round")
        .containsExactlyInAnyOrderElementsOf(ids.stream().map(id -> "#" + id).toList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void everythingLiesInsideThePicture(String name, Scene scene) throws Exception {
    Document document = parse(SVG.draw(scene));
    String[] box = document.getDocumentElement().getAttribute("viewBox").split(" ", -1);
    double width = Double.parseDouble(box[2]);
    double height = Double.parseDouble(box[3]);
    double margin = 0.3 * SvgPlan.UNIT;
    List<Element> placed =
        elements(document).stream()
            .filter(e -> Set.of("use", "text").contains(e.getTagName()))
            .filter(e -> e.hasAttribute("x") && e.hasAttribute("y"))
            .toList();
    assertThat(placed).isNotEmpty();
    assertThat(placed)
        .extracting(e -> Double.parseDouble(e.getAttribute("x")))
        .allMatch(x -> x > margin && x < width - margin);
    assertThat(placed)
        .extracting(e -> Double.parseDouble(e.getAttribute("y")))
        .allMatch(y -> y > margin && y < height - 4);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void pointsAndCoordinatesDoNotOverlap(String name, Scene scene) {
    SvgPlan plan = new SvgPlan(scene, SvgSettings.LIGHT);
    for (SvgPlan.Label label : plan.labels()) {
      double nearest =
          IntStream.range(0, scene.board().size())
              .mapToDouble(p -> distance(label.x() - plan.x(p), label.y() - plan.y(p)))
              .min()
              .orElseThrow();
      assertThat(nearest).as(label.text()).isGreaterThan(0.55 * SvgPlan.UNIT);
    }
  }

  private static double distance(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }

  @Test
  void aDiscHoldsAllItsPointsAndCoordinates() {
    for (Scene scene : Scenes.all().values()) {
      SvgPlan plan = new SvgPlan(outlined(scene, Outline.DISC), SvgSettings.LIGHT);
      SvgPlan.Spot disc = plan.disc();
      assertThat(IntStream.range(0, scene.board().size()).boxed().toList())
          .extracting(p -> distance(plan.x(p) - disc.x(), plan.y(p) - disc.y()))
          .allMatch(away -> away < disc.reach() - 0.5 * SvgPlan.UNIT);
      assertThat(plan.labels())
          .extracting(label -> distance(label.x() - disc.x(), label.y() - disc.y()))
          .allMatch(away -> away < disc.reach() - 0.3 * SvgPlan.UNIT);
    }
  }

  @Test
  void isTheSameUnderEveryLocale() {
    List<String> usual = Scenes.all().values().stream().map(SVG::draw).toList();
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("tr-TR", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva", "de-DE")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(Scenes.all().values().stream().map(SVG::draw).toList()).isEqualTo(usual);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void picturesInOnePageMeanTheSameByOneId() {
    Map<String, String> definitions = new HashMap<>();
    int shared = 0;
    for (Theme theme : Theme.values()) {
      SvgBoard svg = new SvgBoard(SvgSettings.LIGHT.withTheme(theme));
      for (Arguments scene : scenes().toList()) {
        String drawn = svg.draw((Scene) scene.get()[1]);
        String defs = drawn.substring(drawn.indexOf("<defs>"), drawn.indexOf("</defs>"));
        String[] parts = defs.split(" id=\"", -1);
        for (int i = 1; i < parts.length; i++) {
          int end = parts[i].indexOf('"');
          // What follows up to the next id: the definition, and the beginning of the next element.
          String definition = parts[i].substring(end, parts[i].lastIndexOf("</"));
          String other = definitions.putIfAbsent(parts[i].substring(0, end), definition);
          shared += other == null ? 0 : 1;
          assertThat(definition).isEqualTo(other == null ? definition : other);
        }
      }
    }
    assertThat(shared).isPositive();
  }

  // --- words ---

  @Test
  void namesItselfAndTellsTheBoard() throws Exception {
    Document document = parse(SVG.draw(Scenes.grid8x8()));
    Element root = document.getDocumentElement();
    assertThat(root.getAttribute("role")).isEqualTo("img");
    assertThat(root.getFirstChild().getNextSibling().getNodeName()).isEqualTo("title");
    assertThat(text(document, "title")).isEqualTo("Kōnane 8×8");
    assertThat(text(document, "desc")).isEqualTo(BoardWords.board(Scenes.grid8x8()));
  }

  @Test
  void textIsNeverMarkup() throws Exception {
    String hostile = "</title><script>alert('1')</script>&amp;\"\u0000\u001b\ufffe\ud800]]>";
    Scene scene = Scenes.grid8x8().withTitle(hostile).withCaption(hostile);
    Document document = parse(SVG.draw(scene));
    String expected = "</title><script>alert('1')</script>&amp;\"" + "\ufffd".repeat(4) + "]]>";
    assertThat(document.getElementsByTagName("script").getLength()).isZero();
    assertThat(text(document, "title")).isEqualTo(expected);
    assertThat(text(document, "desc")).contains(expected);
  }

  // --- size ---

  @ParameterizedTest
  @CsvSource({"3, 3, 400, 480", "8, 8, 780, 800", "13, 20, 800, 800", "100, 100, 1800, 1900"})
  void isAsLargeAsSuitsTheBoard(int rows, int columns, int least, int most) throws Exception {
    Document document = parse(SVG.draw(Scenes.chequered(rows, columns, Scenes.PITS)));
    int width = Integer.parseInt(document.getDocumentElement().getAttribute("width"));
    int height = Integer.parseInt(document.getDocumentElement().getAttribute("height"));
    assertThat(Math.max(width, height)).isBetween(least, most);
  }

  @Test
  void coordinatesOf13x20AreTwelvePixelsHighAtLeast() {
    Scene scene = Scenes.chequered(13, 20, Scenes.PITS);
    SvgPlan plan = new SvgPlan(scene, SvgSettings.LIGHT);
    assertThat(plan.letterSize() * plan.scale()).isGreaterThanOrEqualTo(12);
  }

  @Test
  void hasTheSizeThatIsAskedFor() throws Exception {
    for (Scene scene : Scenes.golden().values()) {
      SvgBoard svg = new SvgBoard(SvgSettings.LIGHT.withSize(333));
      Element root = parse(svg.draw(scene)).getDocumentElement();
      int width = Integer.parseInt(root.getAttribute("width"));
      int height = Integer.parseInt(root.getAttribute("height"));
      assertThat(Math.max(width, height)).isBetween(332, 334);
      SvgBoard wide = new SvgBoard(SvgSettings.LIGHT.withWidth(333));
      assertThat(parse(wide.draw(scene)).getDocumentElement().getAttribute("width"))
          .isEqualTo("333");
    }
  }

  @Test
  void aLongCaptionIsBrokenIntoLinesOfLegibleLetters() {
    String word = "moved ";
    Scene scene = Scenes.lattice5x9().withCaption(word.repeat(50).strip());
    SvgPlan plan = new SvgPlan(scene, SvgSettings.LIGHT);
    assertThat(plan.caption()).hasSizeBetween(3, 6);
    assertThat(plan.captionSize() * plan.scale()).isGreaterThanOrEqualTo(14.9);
    assertThat(plan.caption().get(plan.caption().size() - 1).y()).isLessThan(plan.height());
    assertThat(plan.caption()).extracting(SvgPlan.Label::y).isSorted().doesNotHaveDuplicates();
  }

  // --- settings ---

  @Test
  void thePageCanBeLeftOut() {
    String page = Palette.of(Theme.LIGHT).page().hex();
    assertThat(SVG.draw(Scenes.grid8x8())).contains(page);
    assertThat(new SvgBoard(SvgSettings.LIGHT.withBackdrop(Backdrop.NONE)).draw(Scenes.grid8x8()))
        .doesNotContain(page);
  }

  @Test
  void coordinatesCanBeHidden() throws Exception {
    Scene scene = Scenes.chequered(3, 3, Scenes.PITS);
    assertThat(count(SVG.draw(scene), "text")).isEqualTo(6);
    assertThat(count(SVG.draw(scene.withLabels(Labels.HIDDEN)), "text")).isZero();
  }

  // --- what is drawn ---

  @Test
  void everyPointHasItsPitAndEveryPieceItsStone() throws Exception {
    Scene scene = Scenes.grid8x8();
    long pieces = scene.pieces().stream().filter(piece -> piece > 0).count();
    assertThat(count(SVG.draw(scene), "use")).isEqualTo(64 + (int) pieces);
  }

  @Test
  void theLatticeIsDrawnLineByLine() throws Exception {
    Scene scene = Scene.of(Topology.lattice(3, 3), Scenes.LINES);
    assertThat(count(SVG.draw(scene), "use")).isZero();
    Document document = parse(SVG.draw(scene));
    String line = Palette.of(Theme.LIGHT).ground(Look.Material.WOOD).line().hex();
    String path =
        elements(document).stream()
            .filter(e -> e.getAttribute("stroke").equals(line))
            .map(e -> e.getAttribute("d"))
            .findFirst()
            .orElseThrow();
    assertThat(path.chars().filter(c -> c == 'M').count()).isEqualTo(3 + 3 + 2);
  }

  @Test
  void theHeaviestArrowLiesOnTop() {
    String drawn = SVG.draw(Scenes.lattice5x9());
    assertThat(drawn.indexOf("opacity=\"0.59\"")).isPositive();
    assertThat(drawn.indexOf("opacity=\"0.59\"")).isLessThan(drawn.indexOf("opacity=\"0.73\""));
    assertThat(drawn.indexOf("opacity=\"0.73\"")).isLessThan(drawn.indexOf("opacity=\"0.95\""));
  }

  @Test
  void noTwoPiecesOfALookDifferByToneAlone() {
    for (Scene scene : Scenes.all().values()) {
      List<String> shapes =
          Form.of(scene.look()).stream()
              .map(form -> form.body() + " " + form.mark() + " " + letter(form))
              .toList();
      assertThat(shapes).doesNotHaveDuplicates();
    }
  }

  private static String letter(Form form) {
    return form.mark() == Form.Mark.LETTER ? String.valueOf(form.letter()) : "";
  }

  @Test
  void numbersAreShort() {
    assertThat(
            Stream.of(0.0, -0.001, 1.0, -1.5, 2.25, 0.05, 1234.567, -0.3)
                .map(SvgWriter::number)
                .toList())
        .containsExactly("0", "0", "1", "-1.5", "2.25", "0.05", "1234.57", "-0.3");
  }

  @Test
  void aBoardOf260StonesIsLight() {
    assertThat(SVG.draw(Scenes.golden().getOrDefault("grid-13x20", Scenes.grid8x8())).length())
        .isBetween(30_000, 40_000);
  }

  // --- reading XML ---

  private static int count(String svg, String element) throws Exception {
    return parse(svg).getElementsByTagName(element).getLength();
  }

  private static String text(Document document, String element) {
    return document.getElementsByTagName(element).item(0).getTextContent();
  }

  private static List<Element> elements(Document document) {
    NodeList nodes = document.getElementsByTagName("*");
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return Collections.unmodifiableList(elements);
  }

  private static Document parse(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }
}
