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
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Destination;
import org.papamu.cli.output.Json;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordReader;
import org.papamu.core.record.RecordStream;
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
      "The form of IN is told by what is in it. Moves are not checked; see replay."
    })
public final class ConvertCommand implements Callable<Integer> {

  /** How far the form of the input is looked for. */
  private static final int LOOKED_AT = 4096;

  private final Report report;
  private final Deliveries deliveries;
  private final KnownGames games;

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
    games = new KnownGames(shelf, Locale.ENGLISH);
    this.deliveries = deliveries;
  }

  @Override
  public Integer call() throws IOException {
    Destination destination = Destination.of(out, "OUT");
    if (report.json() && destination.file().isEmpty()) {
      throw new BadRequest("standard output can hold one thing only", "--json, OUT");
    }
    Optional<Form> asked = form();
    String where = in.equals(Destination.STANDARD) ? "IN" : Printable.of(in, 200);
    long[] count = new long[1];
    try (InputStream source = source()) {
      Form from = formOf(source);
      Form form = asked.orElse(from == Form.PGR ? Form.JSON : Form.PGR);
      deliveries.deliver(
          destination,
          channel -> {
            OutputStream sink =
                new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
            count[0] = convert(source, from, form, sink);
            sink.flush();
          },
          "records");
    } catch (RecordException e) {
      throw new BadRequest(e.message(), where);
    } catch (Unreadable e) {
      throw new BadRequest(e.what, where + e.place);
    }
    if (report.json()) {
      report.write(Fields.of("games", count[0]));
    }
    return 0;
  }

  /** A record among others that cannot be taken. */
  private static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String what;
    private final String place;

    Unreadable(long game, String what, Throwable cause) {
      super(cause);
      this.what = what;
      place = game == 1 ? "" : ", game " + game;
    }
  }

  private Optional<Form> form() {
    String name = to == null ? extension(out) : to;
    return switch (name) {
      case "pgr" -> Optional.of(Form.PGR);
      case "json", "jsonl" -> Optional.of(Form.JSON);
      default -> {
        if (to != null) {
          throw new BadRequest("a form is pgr or json", "--to");
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

  private long convert(InputStream source, Form from, Form form, OutputStream sink)
      throws IOException {
    long count = 0;
    if (from == Form.JSON) {
      RecordJson json = RecordJson.reading(source);
      for (Optional<GameRecord> record = next(json, 1); record.isPresent(); ) {
        write(record.get(), form, ++count, sink);
        record = next(json, count + 1);
      }
      return count;
    }
    RecordStream stream = RecordStream.of(source);
    for (Optional<byte[]> part = stream.next(); part.isPresent(); part = stream.next()) {
      count++;
      GameRecord record;
      try {
        record = RecordReader.parse(part.get());
      } catch (RecordException e) {
        throw new Unreadable(count, e.message(), e);
      }
      write(record, form, count, sink);
    }
    return count;
  }

  private static Optional<GameRecord> next(RecordJson json, long game) throws IOException {
    try {
      return json.next();
    } catch (RecordException e) {
      throw new Unreadable(game, e.message(), e);
    }
  }

  private void write(GameRecord record, Form form, long count, OutputStream sink)
      throws IOException {
    String text;
    if (form == Form.JSON) {
      text = Json.write(RecordJson.fields(record).map()) + "\n";
    } else {
      try {
        text = (count == 1 ? "" : "\n") + RecordWriter.write(record, games.game(record.game()));
      } catch (NotationException e) {
        throw new Unreadable(count, e.message(), e);
      }
    }
    sink.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
