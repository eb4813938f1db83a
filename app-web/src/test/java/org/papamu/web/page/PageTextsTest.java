package org.papamu.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every text of the page is there in every language, with the same gaps, and is used. */
class PageTextsTest {

  private static final Pattern GAP = Pattern.compile("\\{(\\w+)}");
  private static final Pattern USE = Pattern.compile("\\bt\\(\\s*'([a-z.]+)'");
  private static final Pattern WORD = Pattern.compile("'([a-z]+(?:\\.[a-z]+)+)'");

  /** The beginnings of keys that are put together from a word of the server or of the page. */
  private static final List<String> BUILT =
      List.of(
          "theme.",
          "clock.",
          "seat.",
          "piece.",
          "player.",
          "busy.",
          "over.",
          "value.",
          "letter.",
          "verdict.");

  private static Map<String, JsonNode> texts(String language) throws JsonProcessingException {
    Map<String, JsonNode> texts = new TreeMap<>();
    new ObjectMapper()
        .readTree(PageFiles.text("texts-" + language + ".json"))
        .properties()
        .forEach(entry -> texts.put(entry.getKey(), entry.getValue()));
    return texts;
  }

  /** The forms of a text: one, or one for each kind of number. */
  private static Map<String, String> forms(JsonNode text) {
    Map<String, String> forms = new TreeMap<>();
    if (text.isTextual()) {
      forms.put("other", text.textValue());
    } else {
      text.properties().forEach(form -> forms.put(form.getKey(), form.getValue().textValue()));
    }
    return forms;
  }

  private static Set<String> gaps(String text) {
    return GAP.matcher(text)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static Stream<Arguments> languages() {
    return Stream.of(
        Arguments.of("en", Set.of("one", "other")),
        Arguments.of("ru", Set.of("one", "few", "many", "other")),
        Arguments.of("sv", Set.of("one", "other")));
  }

  /** The forms are those that CLDR names for whole numbers of the language. */
  @ParameterizedTest
  @MethodSource("languages")
  void everyTextIsThereInEveryLanguage(String language, Set<String> plurals)
      throws JsonProcessingException {
    Map<String, JsonNode> english = texts("en");
    Map<String, JsonNode> own = texts(language);
    assertThat(own.keySet()).isEqualTo(english.keySet());
    own.forEach(
        (key, text) -> {
          Map<String, String> forms = forms(text);
          JsonNode model = Objects.requireNonNull(english.get(key));
          assertThat(forms.values()).as(key).allSatisfy(form -> assertThat(form).isNotBlank());
          assertThat(text.isTextual()).as(key).isEqualTo(model.isTextual());
          if (!text.isTextual()) {
            assertThat(forms.keySet()).as(key).containsExactlyInAnyOrderElementsOf(plurals);
          }
          Set<String> gaps = gaps(forms(model).getOrDefault("other", ""));
          assertThat(gaps(forms.getOrDefault("other", ""))).as(key).isEqualTo(gaps);
        });
  }

  @Test
  void everyTextThatAScriptAsksForIsThere() throws JsonProcessingException {
    Set<String> keys = texts("en").keySet();
    Set<String> asked = new TreeSet<>();
    for (String script : PageFiles.named(".js")) {
      Matcher use = USE.matcher(PageFiles.text(script));
      while (use.find()) {
        if (!use.group(1).endsWith(".")) {
          asked.add(use.group(1));
        }
      }
    }
    assertThat(asked).isNotEmpty();
    assertThat(keys).containsAll(asked);
  }

  @Test
  void noTextIsLeftOver() throws JsonProcessingException {
    Set<String> named = new TreeSet<>();
    for (String script : PageFiles.named(".js")) {
      WORD.matcher(PageFiles.text(script)).results().forEach(found -> named.add(found.group(1)));
    }
    assertThat(texts("en").keySet())
        .filteredOn(key -> BUILT.stream().noneMatch(key::startsWith))
        .allSatisfy(key -> assertThat(named).contains(key));
  }
}
