package org.papamu.cli.command;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.Line;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordException.Kind;
import org.papamu.core.record.RecordReader;
import org.papamu.core.record.Remark;
import org.papamu.core.record.WordPlace;
import org.papamu.core.text.Fields;

/**
 * Records as JSON objects, one after another or in one list; docs/records.md has the form. Reading
 * is strict: a field that is unknown, missing or there twice is refused.
 */
final class RecordJson implements AutoCloseable {

  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private final JsonParser in;
  private long began;
  private int moves;
  private int remarks;
  private int variations;
  private Places places = new Places();

  private RecordJson(JsonParser in) {
    this.in = in;
  }

  /** Reads records from a stream. */
  static RecordJson reading(InputStream in) throws IOException {
    return new RecordJson(FACTORY.createParser(in));
  }

  // --- writing ---

  /** A record as an object. */
  static Fields fields(GameRecord record) {
    return Fields.of("game", record.game())
        .and("tags", record.tags())
        .and("position", record.position())
        .and("moves", items(record.line()))
        .and("result", record.result());
  }

  /** Recursion is as deep as variations are nested, which a record limits. */
  private static List<Object> items(Line line) {
    List<Object> items = new ArrayList<>();
    for (int after = 0; after <= line.moves().size(); after++) {
      if (after > 0) {
        items.add(line.moves().get(after - 1));
      }
      for (Remark remark : line.remarks(after)) {
        items.add(item(remark));
      }
    }
    return items;
  }

  private static Map<String, Object> item(Remark remark) {
    if (remark instanceof Remark.Variation variation) {
      return Map.of("variation", items(variation.line()));
    }
    return remark instanceof Remark.Glyph glyph
        ? Map.of("glyph", glyph.number())
        : Map.of("comment", ((Remark.Comment) remark).text());
  }

  // --- reading ---

  /**
   * The next record; empty behind the last.
   *
   * @throws RecordException if there is something else
   * @throws IOException if the stream fails
   */
  Optional<GameRecord> next() throws IOException {
    try {
      JsonToken token = in.nextToken();
      // Records may stand in lists, which says no more than one after another.
      while (token == JsonToken.START_ARRAY || token == JsonToken.END_ARRAY) {
        token = in.nextToken();
      }
      if (token == null) {
        return Optional.empty();
      }
      require(token == JsonToken.START_OBJECT, "a record is an object");
      began = in.currentLocation().getByteOffset();
      moves = 0;
      remarks = 0;
      variations = 0;
      places = new Places();
      return Optional.of(record());
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      throw new RecordException(
          Kind.MALFORMED,
          at == null ? 1 : Math.max(1, at.getLineNr()),
          at == null ? 1 : Math.max(1, at.getColumnNr()),
          "record.said",
          "not JSON: " + e.getOriginalMessage());
    }
  }

  private GameRecord record() throws IOException {
    Optional<String> game = Optional.empty();
    Optional<String> result = Optional.empty();
    Optional<String> position = Optional.empty();
    Map<String, String> tags = new LinkedHashMap<>();
    Optional<Line> line = Optional.empty();
    while (in.nextToken() != JsonToken.END_OBJECT) {
      String name = in.currentName();
      in.nextToken();
      switch (name) {
        case "game" -> game = Optional.of(text(name));
        case "result" -> {
          places.result = here();
          result = Optional.of(text(name));
        }
        case "position" ->
            position =
                in.currentToken() == JsonToken.VALUE_NULL
                    ? Optional.empty()
                    : Optional.of(text(name));
        case "tags" -> tags(tags);
        case "moves" -> line = Optional.of(line(0, 0));
        default -> throw fault("a record has no field " + name);
      }
    }
    require(game.isPresent(), "the field game is missing");
    require(line.isPresent(), "the field moves is missing");
    require(result.isPresent(), "the field result is missing");
    try {
      return new GameRecord(
          game.orElseThrow(), tags, position, line.orElseThrow(), result.orElseThrow());
    } catch (IllegalArgumentException e) {
      throw fault(String.valueOf(e.getMessage()));
    }
  }

  private void tags(Map<String, String> tags) throws IOException {
    require(in.currentToken() == JsonToken.START_OBJECT, "tags is an object");
    while (in.nextToken() != JsonToken.END_OBJECT) {
      String name = in.currentName();
      in.nextToken();
      tags.put(name, text(name));
    }
  }

  private Line line(int depth, int number) throws IOException {
    require(in.currentToken() == JsonToken.START_ARRAY, "moves are a list");
    require(
        depth <= RecordReader.MAX_NESTING,
        "variations are nested deeper than " + RecordReader.MAX_NESTING);
    List<String> words = new ArrayList<>();
    SortedMap<Integer, List<Remark>> all = new TreeMap<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      requireSize();
      if (in.currentToken() == JsonToken.VALUE_STRING) {
        require(++moves < RecordReader.MAX_MOVES, "too many moves");
        places.add(number, here());
        words.add(in.getText());
      } else {
        require(++remarks <= RecordReader.MAX_REMARKS, "too many comments and variations");
        all.computeIfAbsent(words.size(), after -> new ArrayList<>(1)).add(remark(depth));
      }
    }
    try {
      return new Line(words, all);
    } catch (IllegalArgumentException e) {
      throw fault(String.valueOf(e.getMessage()));
    }
  }

  private Remark remark(int depth) throws IOException {
    require(
        in.currentToken() == JsonToken.START_OBJECT && in.nextToken() == JsonToken.FIELD_NAME,
        "an item of moves is a text, {\"comment\": ...}, {\"glyph\": ...} or {\"variation\": [...]}");
    String name = in.currentName();
    in.nextToken();
    Remark remark;
    switch (name) {
      case "comment" -> {
        try {
          remark = new Remark.Comment(text(name));
        } catch (IllegalArgumentException e) {
          throw fault(String.valueOf(e.getMessage()));
        }
      }
      case "variation" -> remark = new Remark.Variation(line(depth + 1, ++variations));
      case "glyph" -> remark = glyph();
      default -> throw fault("an item of moves has no field " + name);
    }
    require(in.nextToken() == JsonToken.END_OBJECT, "an item of moves has one field");
    return remark;
  }

  private Remark glyph() throws IOException {
    String range = "a glyph is a number from 0 to " + Remark.Glyph.MOST;
    require(in.currentToken() == JsonToken.VALUE_NUMBER_INT, range);
    require(in.getNumberType() == JsonParser.NumberType.INT, range);
    int number = in.getIntValue();
    require(number >= 0 && number <= Remark.Glyph.MOST, range);
    return new Remark.Glyph(number);
  }

  private WordPlace here() {
    JsonLocation at = in.currentTokenLocation();
    return new WordPlace(Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()));
  }

  /**
   * Where a word of the record that was read last stands.
   *
   * @param line 0 for the moves that were played, else the number of a variation
   * @param word which of its words, from 0
   */
  WordPlace place(int line, int word) {
    return places.of(line, word);
  }

  /** Where the words of a record stand, in the order in which they come. */
  private static final class Places {
    private static final int FIELDS = 3;

    /** The line of the record, and line and column of the file, for each word. */
    private int[] all = new int[FIELDS * 64];

    private int length;
    private WordPlace result = new WordPlace(1, 1);

    void add(int line, WordPlace place) {
      if (length == all.length) {
        all = Arrays.copyOf(all, 2 * length);
      }
      all[length++] = line;
      all[length++] = place.line();
      all[length++] = place.column();
    }

    WordPlace of(int line, int word) {
      int seen = 0;
      for (int at = 0; at < length; at += FIELDS) {
        if (all[at] == line && seen++ == word) {
          return new WordPlace(all[at + 1], all[at + 2]);
        }
      }
      return result;
    }
  }

  private String text(String name) throws IOException {
    requireSize();
    require(in.currentToken() == JsonToken.VALUE_STRING, name + " is a text");
    return in.getText();
  }

  private void requireSize() {
    if (in.currentLocation().getByteOffset() - began > 4L * RecordReader.MAX_BYTES) {
      throw new RecordException(
          Kind.TOO_LARGE, Optional.empty(), "record.said", "too large for a game record");
    }
  }

  private void require(boolean so, String otherwise) {
    if (!so) {
      throw fault(otherwise);
    }
  }

  private RecordException fault(String message) {
    JsonLocation at = in.currentLocation();
    return new RecordException(
        Kind.MALFORMED,
        Math.max(1, at.getLineNr()),
        Math.max(1, at.getColumnNr()),
        "record.said",
        message);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
