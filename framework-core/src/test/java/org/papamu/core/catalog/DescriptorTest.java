package org.papamu.core.catalog;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.ApiVersion;

class DescriptorTest {

  private static final String GOOD =
      """
      Manifest-Version: 1.0
      Plugin-Id: variant-toy
      Plugin-Version: 1.2.3
      Plugin-Requires: >=1.0.0 & <2.0.0
      """;

  private static Descriptor read(String manifest) throws Refusal {
    return Descriptor.read(Manifest.read(manifest.getBytes(UTF_8)));
  }

  private static Refusal refusal(String manifest) {
    Refusal refusal = catchThrowableOfType(Refusal.class, () -> read(manifest));
    assertThat(refusal).as("refused: %s", manifest).isNotNull();
    assertThat(refusal.reason())
        .hasSizeLessThan(500)
        .matches(reason -> reason.chars().allMatch(c -> c >= ' ' && c != 0x7f), "one plain line");
    return refusal;
  }

  @Test
  void goodManifestIsRead() throws Refusal {
    Descriptor descriptor =
        read(
            GOOD
                + """
                Plugin-Provider: Somebody
                Plugin-Description: A game
                Plugin-Dependencies: one, two@>=1.0.0 & <2.0.0 , three?,four?@<1.0.0
                """);
    assertThat(descriptor.id()).isEqualTo("variant-toy");
    assertThat(descriptor.version()).hasToString("1.2.3");
    assertThat(descriptor.requires()).hasToString(">=1.0.0 & <2.0.0");
    assertThat(descriptor.provider()).isEqualTo("Somebody");
    assertThat(descriptor.description()).isEqualTo("A game");
    assertThat(descriptor.dependencies())
        .extracting(Dependency::toString)
        .containsExactly("one", "two >=1.0.0 & <2.0.0", "three", "four <1.0.0");
    assertThat(descriptor.dependencies())
        .extracting(Dependency::isRequired)
        .containsExactly(true, true, false, false);
  }

  @Test
  void linesAreUnfoldedEvenWithinACharacter() throws Refusal {
    byte[] folded =
        GOOD.concat("Plugin-Description: K\u00c5\n \u008dnane\r\n  and more\r\n")
            .getBytes(ISO_8859_1);
    assertThat(Descriptor.read(Manifest.read(folded)).description())
        .isEqualTo("K\u014dnane and more");
  }

  @Test
  void loneCarriageReturnsEndLinesToo() throws Refusal {
    assertThat(read(GOOD.replace('\n', '\r')).id()).isEqualTo("variant-toy");
    assertThat(read(GOOD.replace("\n", "\r\n").strip()).id()).isEqualTo("variant-toy");
  }

  @Test
  void sectionsOfEntriesDoNotCount() {
    Refusal refusal = refusal("Manifest-Version: 1.0\n\nName: x\nPlugin-Id: variant-toy\n");
    assertThat(refusal.reason()).contains("no Plugin-Id");
    assertThat(refusal.id()).isEmpty();
  }

  @Test
  void controlCharactersInTextsAreEscaped() throws Refusal {
    Descriptor descriptor = read(GOOD + "Plugin-Description: a\u001b[2Jb\u202ec\u009bd\n");
    assertThat(descriptor.description()).isEqualTo("a\\x1b[2Jb\\u202ec\\x9bd");
    assertThat(read(GOOD + "Plugin-Provider: " + "x".repeat(10_000)).provider()).hasSize(203);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Konane",
        "1game",
        "-x",
        "a b",
        "a_b",
        "../up",
        "a/b",
        "evil\u001b[2J",
        "bell\u0007",
        "k\u014dnane",
        "a\u0000",
        ""
      })
  void otherTextIsNoId(String id) {
    Refusal refusal = refusal(GOOD.replace("variant-toy", id));
    assertThat(refusal.reason()).startsWith("Plugin-Id").contains("is not an id");
    assertThat(refusal.id()).isEmpty();
  }

  @Test
  void idHasAtMost64Characters() throws Refusal {
    assertThat(read(GOOD.replace("variant-toy", "a".repeat(64))).id()).hasSize(64);
    assertThat(refusal(GOOD.replace("variant-toy", "a".repeat(65))).reason()).contains("aaa...");
    assertThat(refusal(GOOD.replace("variant-toy", "a".repeat(10_000))).reason())
        .contains("aaa...");
  }

  @ParameterizedTest
  @ValueSource(strings = {"banana", "one", "1", "1.0", "", "1.0.0\u001b[2J", "../1.0.0"})
  void otherTextIsNoVersion(String version) {
    Refusal refusal = refusal(GOOD.replace("1.2.3", version));
    assertThat(refusal.reason()).contains("Plugin-Version", "is not a semantic version");
    assertThat(refusal.id()).isEqualTo("variant-toy");
  }

  @Test
  void endlessVersionIsCut() {
    Refusal refusal = refusal(GOOD.replace("1.2.3", "9".repeat(10_000)));
    assertThat(refusal.reason()).contains("999...");
    assertThat(refusal.version()).hasSizeLessThan(100);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Plugin-Id: variant-toy                |  | its manifest has no Plugin-Id",
        "Plugin-Version: 1.2.3                 |  | has no Plugin-Version",
        "Plugin-Requires: >=1.0.0 & <2.0.0     |  | has no Plugin-Requires",
        ">=1.0.0 & <2.0.0 | soon          | Plugin-Requires \"soon\" is not a range of versions",
        ">=1.0.0 & <2.0.0 | 1.0.0         | Plugin-Requires \"1.0.0\" is not a range of versions",
        "Plugin-Version   | Plugin-Id     | its manifest has \"Plugin-Id\" twice",
        "Plugin-Version   | plugin-ID     | its manifest has \"plugin-ID\" twice",
        "Plugin-Version:  | what is this  | its manifest is malformed: \"what is this 1.2.3\"",
      })
  void incompleteAndMalformedManifestsAreRefused(String part, String instead, String reason) {
    String manifest = GOOD.replace(part, instead == null ? "" : instead).replace("\n\n", "\n");
    assertThat(refusal(manifest).reason()).contains(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a,,b       | has \"\", which is not",
        "a,         | has \"\", which is not",
        "A          | has \"A\", which is not",
        "a@         | Plugin-Dependencies of a \"\" is not a range",
        "a@banana   | Plugin-Dependencies of a \"banana\" is not a range",
        "a??        | has \"a??\", which is not",
        "a, a?      | names a twice",
        "../x       | has \"../x\", which is not",
      })
  void malformedDependenciesAreRefused(String dependencies, String reason) {
    Refusal refusal = refusal(GOOD + "Plugin-Dependencies: " + dependencies + "\n");
    assertThat(refusal.reason()).contains(reason);
    assertThat(refusal.id()).isEqualTo("variant-toy");
    assertThat(refusal.version()).isEqualTo("1.2.3");
  }

  @Test
  void dependenciesAreFew() {
    StringBuilder many = new StringBuilder("p0");
    for (int i = 1; i < 65; i++) {
      many.append(",p").append(i);
    }
    assertThat(refusal(GOOD + "Plugin-Dependencies: " + many).reason()).contains("more than 64");
  }

  @Test
  void classOfPf4jIsRefused() {
    assertThat(refusal(GOOD + "Plugin-Class: x.Y\n").reason())
        .contains("Plugin-Class", "not supported");
  }

  @Test
  void bytesThatAreNotUtf8AreRefused() {
    byte[] bytes = GOOD.concat("Plugin-Description: \u00ff\n").getBytes(ISO_8859_1);
    assertThat(catchThrowableOfType(Refusal.class, () -> Manifest.read(bytes)).reason())
        .isEqualTo("its manifest is not UTF-8");
  }

  @Test
  void apiOutsideTheRangeIsRefused() throws Refusal {
    Descriptor descriptor = read(GOOD);
    descriptor.checkApi(new ApiVersion(1, 9, 9));
    for (ApiVersion api : List.of(new ApiVersion(0, 9, 0), new ApiVersion(2, 0, 0))) {
      Refusal refusal = catchThrowableOfType(Refusal.class, () -> descriptor.checkApi(api));
      assertThat(refusal.reason())
          .isEqualTo("it needs version >=1.0.0 & <2.0.0 of the API, and this is " + api);
      assertThat(refusal.id()).isEqualTo("variant-toy");
    }
  }
}
