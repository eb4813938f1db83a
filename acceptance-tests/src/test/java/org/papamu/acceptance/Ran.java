package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What came of a command.
 *
 * @param status its exit status
 * @param out its standard output
 * @param err its standard error
 */
public record Ran(int status, String out, String err) {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .build();

  /** The same from bytes, which must be UTF-8. */
  public static Ran of(int status, byte[] out, byte[] err) {
    return new Ran(status, text(out), text(err));
  }

  private static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new AssertionError("what was printed is not UTF-8", e);
    }
  }

  /** Asserts that it was done, and that nothing was said beside the answer. */
  public Ran done() {
    assertThat(err).as("standard error").isEmpty();
    return ended(0);
  }

  /** Asserts its exit status. */
  public Ran ended(int expected) {
    assertThat(status).as("exit status; it printed%n%s%s", err, out).isEqualTo(expected);
    return this;
  }

  /** Asserts that the request was refused as wrong, in the form of all errors. */
  public Ran refused() {
    ended(2);
    assertThat(out).as("standard output of a refused request").isEmpty();
    return told();
  }

  /** Asserts that standard error holds one error in its form, and no stack trace. */
  public Ran told() {
    List<String> lines = err.lines().toList();
    assertThat(lines).as("standard error").isNotEmpty();
    assertThat(lines.get(0)).startsWith("error: ");
    assertThat(lines.subList(1, lines.size()))
        .as("the text, the caret, the suggestions")
        .hasSizeLessThanOrEqualTo(3)
        .allSatisfy(line -> assertThat(line).startsWith("  "));
    assertThat(err).doesNotContain("\tat ", "Exception");
    return this;
  }

  /** The lines of its standard output. */
  public List<String> lines() {
    return out.lines().toList();
  }

  /** The last line of its standard output that is not empty. */
  public String lastLine() {
    List<String> lines = lines().stream().filter(line -> !line.isBlank()).toList();
    assertThat(lines).as("standard output").isNotEmpty();
    return lines.get(lines.size() - 1);
  }

  /** The one JSON object that is its whole standard output. */
  public JsonNode json() {
    List<JsonNode> all = jsonLines();
    assertThat(all).as("objects on standard output").hasSize(1);
    return all.get(0);
  }

  /** The JSON objects that are its whole standard output, one a line. */
  public List<JsonNode> jsonLines() {
    assertThat(out).as("standard output").endsWith("\n");
    return lines().stream().map(Ran::object).toList();
  }

  private static JsonNode object(String line) {
    try {
      JsonNode node = JSON.readTree(line);
      assertThat(node.isObject()).as("an object: %s", line).isTrue();
      return node;
    } catch (JsonProcessingException e) {
      throw new AssertionError("not JSON: " + line, e);
    }
  }
}
