package org.papamu.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes maps, lists, texts, numbers and truth values as JSON on one line. */
public final class Json {

  /**
   * Everything beyond ASCII is written out, such as <code>&#92;u014d</code>: so no character that
   * steers a terminal gets through, and no reader need know of UTF-8.
   */
  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private Json() {}

  /** The object on one line. */
  public static String write(Map<String, ?> object) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      write(out, object);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void write(JsonGenerator out, @Nullable Object value) throws IOException {
    if (value == null || value.equals(Optional.empty())) {
      out.writeNull();
    } else if (value instanceof Optional<?> some) {
      write(out, some.orElseThrow());
    } else if (value instanceof Map<?, ?> object) {
      out.writeStartObject();
      for (Map.Entry<?, ?> entry : object.entrySet()) {
        out.writeFieldName(String.valueOf(entry.getKey()));
        write(out, entry.getValue());
      }
      out.writeEndObject();
    } else if (value instanceof List<?> list) {
      out.writeStartArray();
      for (Object item : list) {
        write(out, item);
      }
      out.writeEndArray();
    } else if (value instanceof Integer number) {
      out.writeNumber(number);
    } else if (value instanceof Long number) {
      out.writeNumber(number);
    } else if (value instanceof Double number) {
      out.writeNumber(number);
    } else if (value instanceof Boolean truth) {
      out.writeBoolean(truth);
    } else {
      out.writeString(value.toString());
    }
  }
}
