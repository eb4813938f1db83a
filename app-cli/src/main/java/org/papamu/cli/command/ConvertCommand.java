package org.papamu.cli.command;

import com.google.inject.Inject;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Destination;
import org.papamu.cli.output.Json;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordReader;
import org.papamu.core.record.RecordStream;
import org.papamu.core.record.RecordText;
import org.papamu.core.record.RecordWriter;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu convert}: game records from one form into another. */
@Command(
    name = "convert",
    description = {
      "Rewrite game records: .pgr as JSON, JSON as .pgr; nothing is lost either way.",
      "The form of IN is told by what is in it. Moves are played by the rules of",
      "their game; where it is not there that is told, and only JSON can be made."
    })
public final class ConvertCommand implements Callable<Integer> {

  /** How far the form of the input is looked for. */
  private static final int LOOKED_AT = 4096;

  private final Report report;
  private final Deliveries deliveries;
  private final Shelf shelf;

  @Parameters(index = "0", paramLabel = "IN", description = "The records; - is standard input.")
  private String in = "";

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "Where the records go; - is standard output.")
  private String out = "";

  @Option(
      names = "--to",
      paramLabel = "FORM",
      description = "pgr or json; else told by the name of OUT, else the other one.")
  private @Nullable String to;

  private enum Form {
    PGR,
    JSON
  }

  @Inject
  ConvertCommand(Report report, Shelf shelf, Deliveries deliveries) {
    this.report = report;
    this.shelf = shelf;
    this.deliveries = deliveries;
  }

  @Override
  public Integer call() throws IOException {
    Destination destination = Destination.of(out, "OUT");
    if (report.json() && destination.file().isEmpty()) {
      throw new BadRequest(CommandWords.phrase("output.one"), "--json, OUT");
    }
    Optional<Form> asked = form();
    String where = in.equals(Destination.STANDARD) ? "IN" : Printable.of(in, 200);
    long[] count = new long[1];
    RecordRules rules = new RecordRules(report, shelf);
    try (InputStream source = source()) {
      Form from = formOf(source);
      Form form = asked.orElse(from == Form.PGR ? Form.JSON : Form.PGR);
      deliveries.deliver(
          destination,
          channel -> {
            OutputStream sink =
                new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
            count[0] = convert(source, from, new Sink(rules, form, sink));
            sink.flush();
          },
          "records");
    } catch (RecordException e) {
      throw new BadRequest(e.phrase(), where);
    } catch (Unreadable e) {
      throw e.game == 1
          ? new BadRequest(e.what.phrase(), where)
          : new BadRequest(e.what.phrase(), where, CommandWords.phrase("place.game", e.game));
    }
    rules.sum();
    if (report.json()) {
      report.write(Fields.of("games", count[0]).and("unchecked", rules.uncheckedRecords()));
    }
    return 0;
  }

  /** A record among others that cannot be taken. */
  private static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final RecordException what;
    private final long game;

    Unreadable(long game, RecordException what) {
      super(what);
      this.what = what;
      this.game = game;
    }
  }

  private Optional<Form> form() {
    String name = to == null ? extension(out) : to;
    return switch (name) {
      case "pgr" -> Optional.of(Form.PGR);
      case "json", "jsonl" -> Optional.of(Form.JSON);
      default -> {
        if (to != null) {
          throw new BadRequest(CommandWords.phrase("convert.form"), "--to");
        }
        yield Optional.empty();
      }
    };
  }

  private static String extension(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
  }

  private InputStream source() throws IOException {
    if (in.equals(Destination.STANDARD)) {
      return new BufferedInputStream(report.host().in(), 1 << 16);
    }
    Path file = Destination.fileOnly(in, "IN");
    return new BufferedInputStream(RecordReader.open(file), 1 << 16);
  }

  /** JSON begins with a brace, or a bracket and a brace; a record with a bracket and a letter. */
  private static Form formOf(InputStream source) throws IOException {
    source.mark(LOOKED_AT);
    byte[] begin = source.readNBytes(LOOKED_AT);
    source.reset();
    String text = new String(begin, StandardCharsets.ISO_8859_1).strip();
    String rest = text.startsWith("[") ? text.substring(1).strip() : text;
    return rest.startsWith("{") || text.equals("[]") || rest.startsWith("]") ? Form.JSON : Form.PGR;
  }

  /** Where records go, once they are checked. */
  private record Sink(RecordRules rules, Form form, OutputStream out) {

    void write(GameRecord record, long number, RecordRules.Places places) throws IOException {
      String text;
      if (form == Form.JSON) {
        rules.check(record, number, places);
        text = Json.write(RecordJson.fields(record).map()) + "\n";
      } else {
        Game<?> game = rules.require(record, number, places);
        text = (number == 1 ? "" : "\n") + RecordWriter.write(record, game);
      }
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** The number of records. */
  private static long convert(InputStream source, Form from, Sink sink) throws IOException {
    long number = 1;
    try {
      if (from == Form.JSON) {
        RecordJson json = RecordJson.reading(source);
        for (Optional<GameRecord> next = json.next(); next.isPresent(); next = json.next()) {
          sink.write(next.get(), number, json::place);
          number++;
        }
        return number - 1;
      }
      RecordStream stream = RecordStream.of(source);
      for (Optional<RecordText> next = stream.next(); next.isPresent(); next = stream.next()) {
        RecordText text = next.get();
        sink.write(text.read(), number, text::place);
        number++;
      }
      return number - 1;
    } catch (RecordException e) {
      throw new Unreadable(number, e);
    }
  }
}
