package org.papamu.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.catalog.LiveCatalog;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;
import org.papamu.web.WebAddress;
import org.papamu.web.WebServer;
import org.papamu.web.WebSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code papamu serve}: games in the browser. */
@Command(
    name = "serve",
    description = {
      "Play in the browser: serve a page, and a JSON interface for programs.",
      "Only this machine can reach it, unless --bind and --token say otherwise."
    })
public final class ServeCommand implements Callable<Integer> {

  private static final int USUAL_PORT = 7272;
  private static final int PORTS_TRIED = 20;

  private final Report report;
  private final Provider<LiveCatalog> catalog;
  private final Provider<CatalogSettings> settings;
  private final Clock clock;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port; 0 for any. Without it 7272, or the next one that is free.")
  private @Nullable Integer port;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      description = "The IP address to listen on, such as 0.0.0.0; needs --token.")
  private @Nullable String bind;

  @Option(
      names = "--token",
      paramLabel = "T",
      description = "What whoever plays must know: 16 or more letters and digits.")
  private @Nullable String token;

  // Commands are made before options are read, so what depends on options is asked for later.
  @Inject
  ServeCommand(
      Report report,
      Provider<LiveCatalog> catalog,
      Provider<CatalogSettings> settings,
      Clock clock) {
    this.report = report;
    this.catalog = catalog;
    this.settings = settings;
    this.clock = clock;
  }

  @Override
  public Integer call() {
    WebSettings wished = settings();
    if (wished.catalog().current().games().isEmpty()) {
      throw new BadRequest("no games are loaded; see papamu games", "serve");
    }
    try (Interruption interruption = Interruption.watch();
        WebServer server = start(wished)) {
      Fields fields =
          Fields.of("url", server.address().toString())
              .and("token", server.token())
              .and("folder", wished.folder().map(Path::toString));
      report.answer(new Report.Answer(fields, () -> print(server, wished)));
      interruption.await();
    }
    return Interruption.STATUS;
  }

  private void print(WebServer server, WebSettings wished) {
    boolean open = !wished.address().isLoopback();
    report.line("Papamū is at " + server.address() + (open ? "?token=" + server.token() : ""));
    report.line(
        wished
            .folder()
            .map(path -> "games are kept in " + Printable.of(path.toString()))
            .orElse("games end with this program"));
    report.line("Ctrl-C stops");
  }

  private WebServer start(WebSettings wished) {
    try {
      return WebServer.start(wished);
    } catch (IOException e) {
      throw new Failure(
          "cannot listen on %s: %s"
              .formatted(wished.address().text(), Printable.of(String.valueOf(e.getMessage()))),
          e);
    }
  }

  private WebSettings settings() {
    WebAddress address = bind == null ? WebAddress.LOOPBACK : address(bind);
    if (!address.isLoopback() && token == null) {
      throw new BadRequest("an address that other machines can reach needs --token", "--bind");
    }
    List<Integer> ports =
        port == null
            ? IntStream.range(USUAL_PORT, USUAL_PORT + PORTS_TRIED).boxed().toList()
            : List.of(port);
    if (ports.get(0) < 0 || ports.get(0) > 65_535) {
      throw new BadRequest("a port is 0 to 65535", "--port");
    }
    Optional<String> given = Optional.ofNullable(token);
    if (given.isPresent() && !WebSettings.isToken(given.get())) {
      throw new BadRequest(
          "a token has 16 to 128 letters, digits, hyphens and underscores", "--token");
    }
    return new WebSettings(
        catalog.get(),
        settings.get().user().map(user -> user.path().resolve("web")),
        address,
        ports,
        given,
        clock,
        System::nanoTime);
  }

  private static WebAddress address(String text) {
    return WebAddress.parse(text)
        .orElseThrow(() -> new BadRequest("an IP address is wanted, such as 127.0.0.1", "--bind"));
  }
}
