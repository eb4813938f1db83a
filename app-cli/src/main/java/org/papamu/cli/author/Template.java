package org.papamu.cli.author;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * The files of the Maven archetype, which lie in this package's resources, read as the archetype
 * plugin reads them: {@code ${key}} in a text and {@code __key__} in a path stand for a value, and
 * a packaged folder gets the folders of the package. Nothing else of its language is used there.
 */
final class Template {

  private static final String DESCRIPTOR = "META-INF/maven/archetype-metadata.xml";
  private static final String FILES = "archetype-resources/";
  private static final String POM = "pom.xml";

  /** The path of each file below {@link #FILES}, and the folder that the package goes behind. */
  private record Source(String folder, String name, Kind kind) {
    enum Kind {
      PLAIN,
      PACKAGED
    }

    String path() {
      return folder.isEmpty() ? name : folder + "/" + name;
    }
  }

  private final List<Source> sources = new ArrayList<>();
  private final Map<String, String> defaults = new LinkedHashMap<>();

  private Template() {}

  /** Reads the descriptor. */
  static Template load() {
    Template template = new Template();
    template.sources.add(new Source("", POM, Source.Kind.PLAIN));
    Document descriptor = parse(read(DESCRIPTOR));
    for (Element set : elements(descriptor.getElementsByTagName("fileSet"))) {
      String folder = text(set, "directory");
      Source.Kind kind =
          set.getAttribute("packaged").equals("true") ? Source.Kind.PACKAGED : Source.Kind.PLAIN;
      for (Element include : elements(set.getElementsByTagName("include"))) {
        template.sources.add(new Source(folder, include.getTextContent().strip(), kind));
      }
    }
    for (Element property : elements(descriptor.getElementsByTagName("requiredProperty"))) {
      if (property.getElementsByTagName("defaultValue").getLength() > 0) {
        template.defaults.put(property.getAttribute("key"), text(property, "defaultValue"));
      }
    }
    return template;
  }

  /**
   * The files with values put in.
   *
   * @param values the value of each key without a default, {@code package} among them
   * @return the texts by their paths, which have slashes
   */
  Map<String, String> files(Map<String, String> values) {
    Map<String, String> all = new LinkedHashMap<>(defaults);
    all.putAll(values);
    Map<String, String> files = new LinkedHashMap<>();
    for (Source source : sources) {
      String folder =
          source.kind == Source.Kind.PACKAGED
              ? source.folder + "/" + all.getOrDefault("package", "").replace('.', '/')
              : source.folder;
      String path = new Source(folder, source.name, source.kind).path();
      String text = new String(read(FILES + source.path()), StandardCharsets.UTF_8);
      for (Map.Entry<String, String> value : all.entrySet()) {
        path = path.replace("__" + value.getKey() + "__", value.getValue());
        text = text.replace("${" + value.getKey() + "}", value.getValue());
      }
      files.put(path, text);
    }
    return files;
  }

  private static byte[] read(String name) {
    try (InputStream in = Template.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the template lacks " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException("the template's %s cannot be read".formatted(name), e);
    }
  }

  private static Document parse(byte[] xml) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      return factory.newDocumentBuilder().parse(new java.io.ByteArrayInputStream(xml));
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new IllegalStateException("the template's descriptor cannot be read", e);
    }
  }

  private static List<Element> elements(NodeList nodes) {
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  private static String text(Element parent, String name) {
    return elements(parent.getElementsByTagName(name)).get(0).getTextContent().strip();
  }
}
