package org.papamu.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.type.TypeFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.core.text.Fields;

/** Reads and writes JSON: strict and bounded in what it reads. */
final class Json {

  private static final int DEEPEST = 16;
  private static final int LONGEST_NUMBER = 20;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEEPEST)
                          .maxNumberLength(LONGEST_NUMBER)
                          .maxStringLength(Limits.LARGEST_BODY)
                          .build())
                  .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .addModule(
              new SimpleModule()
                  .addSerializer(new OfFields())
                  .addSerializer(new OfOptional())
                  .addSerializer(new OfOptionalInt()))
          .build();

  private Json() {}

  /** Writes the fields as an object. */
  private static final class OfFields extends StdSerializer<Fields> {
    private static final long serialVersionUID = 1L;

    OfFields() {
      super(Fields.class);
    }

    @Override
    public void serialize(Fields fields, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      provider.defaultSerializeValue(fields.map(), out);
    }
  }

  /** What may be there; null for what is not. */
  private static final class OfOptional extends StdSerializer<Optional<?>> {
    private static final long serialVersionUID = 1L;

    OfOptional() {
      super(TypeFactory.defaultInstance().constructType(Optional.class));
    }

    @Override
    public void serialize(Optional<?> some, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      if (some.isPresent()) {
        provider.defaultSerializeValue(some.get(), out);
      } else {
        out.writeNull();
      }
    }
  }

  /** A number that may be there. */
  private static final class OfOptionalInt extends StdSerializer<OptionalInt> {
    private static final long serialVersionUID = 1L;

    OfOptionalInt() {
      super(OptionalInt.class);
    }

    @Override
    public void serialize(OptionalInt some, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      if (some.isPresent()) {
        out.writeNumber(some.getAsInt());
      } else {
        out.writeNull();
      }
    }
  }

  /** An object as JSON on one line. */
  static String write(Fields fields) {
    try {
      return MAPPER.writeValueAsString(fields);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a text.
   *
   * @throws Refusal if it is not JSON
   */
  static JsonNode read(byte[] bytes) {
    try (JsonParser parser = MAPPER.createParser(bytes)) {
      JsonNode node = MAPPER.readTree(parser);
      if (node == null) {
        throw Refusal.of(Refusal.BAD_REQUEST, "a JSON object is missing");
      }
      if (parser.nextToken() != null) {
        throw Refusal.of(Refusal.BAD_REQUEST, "more than one JSON value");
      }
      return node;
    } catch (IOException e) {
      throw Refusal.of(Refusal.BAD_REQUEST, "not well-formed JSON");
    }
  }
}
