package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.ApiVersion;

class VersionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0",
        "1.2.3",
        "999999999.0.1",
        "1.0.0-alpha",
        "1.0.0-0.x-y.10",
        "1.0.0+build.01",
        "1.0.0-rc.1+a-b"
      })
  void versionIsReadAndWrittenBack(String text) {
    assertThat(Version.parse(text)).hasToString("Optional[%s]".formatted(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "1.0",
        "1.0.0.0",
        "banana",
        "v1.0.0",
        "01.0.0",
        "1.00.0",
        "1.0.0-",
        "1.0.0+",
        "1.0.0-a..b",
        "1.0.0-01",
        "-1.0.0",
        "+1.0.0",
        "1.0.0 ",
        " 1.0.0",
        "1..0",
        ".1.0",
        "1.0.",
        "1.0.0-a_b",
        "1000000000.0.0",
        "1.0.0\u001b",
        "1.0.0\n",
        "1.0.\u0663",
        "1.0.0-\u00e9"
      })
  void otherTextIsNoVersion(String text) {
    assertThat(Version.parse(text)).isEmpty();
  }

  @Test
  void endlessTextIsNoVersion() {
    assertThat(Version.parse("1.0.0-" + "a".repeat(10_000))).isEmpty();
  }

  @Test
  void orderIsThatOfSemanticVersions() {
    List<String> ordered =
        List.of(
            "0.9.10",
            "1.0.0-1",
            "1.0.0-2",
            "1.0.0-10",
            "1.0.0-alpha",
            "1.0.0-alpha.1",
            "1.0.0-alpha.beta",
            "1.0.0-beta",
            "1.0.0-beta.2",
            "1.0.0-beta.11",
            "1.0.0-rc.1",
            "1.0.0",
            "1.0.1",
            "1.2.0",
            "1.10.0",
            "2.0.0",
            "10.0.0");
    List<Version> versions = new ArrayList<>();
    ordered.forEach(text -> versions.add(Version.parse(text).orElseThrow()));
    Collections.reverse(versions);
    Collections.sort(versions);
    assertThat(versions).extracting(Version::toString).containsExactlyElementsOf(ordered);
  }

  @Test
  void buildDoesNotCountInTheOrder() {
    Version plain = Version.parse("1.0.0").orElseThrow();
    assertThat(plain).isEqualByComparingTo(Version.parse("1.0.0+7").orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    ">=1.0.0 & <2.0.0, 1.0.0, true",
    ">=1.0.0 & <2.0.0, 1.9.9, true",
    ">=1.0.0&<2.0.0, 2.0.0, false",
    ">=1.0.0 & <2.0.0, 0.9.0, false",
    "<1.0.0 | >=3.0.0, 0.1.0, true",
    "<1.0.0 | >=3.0.0, 3.0.0, true",
    "<1.0.0 | >=3.0.0, 2.0.0, false",
    "=1.0.0, 1.0.0, true",
    "=1.0.0, 1.0.1, false",
    "!=1.0.0, 1.0.1, true",
    "!=1.0.0, 1.0.0, false",
    ">1.0.0, 1.0.0, false",
    "<=1.0.0, 1.0.0, true",
  })
  void rangeContains(String range, String version, boolean contained) {
    assertThat(
            VersionRange.parse(range).orElseThrow().contains(Version.parse(version).orElseThrow()))
        .isEqualTo(contained);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "1.0.0",
        "*",
        "banana",
        ">=",
        ">= banana",
        ">=1.0",
        ">=1.0.0 &",
        "& <2.0.0",
        ">=1.0.0 <2.0.0",
        "=>1.0.0",
        ">=1.0.0 & & <2.0.0",
        "(>=1.0.0)",
        ">=\u001b1.0.0",
        "|"
      })
  void otherTextIsNoRange(String text) {
    assertThat(VersionRange.parse(text)).isEmpty();
  }

  @Test
  void apiVersionIsThatOfTheBuild() throws IOException {
    String pom = Files.readString(Path.of("../framework-api/pom.xml"));
    String parent = pom.substring(pom.indexOf("<parent>"), pom.indexOf("</parent>"));
    String version =
        parent.substring(parent.indexOf("<version>") + 9, parent.indexOf("</version>"));
    assertThat(version).isEqualTo(ApiVersion.CURRENT.toString());
  }

  @Test
  void apiVersionHasNoNegativeNumbers() {
    assertThat(new ApiVersion(1, 2, 3)).hasToString("1.2.3");
    assertThatThrownBy(() -> new ApiVersion(1, -1, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
