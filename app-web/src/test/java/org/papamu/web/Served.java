package org.papamu.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.catalog.LiveCatalog;

/**
 * A server on a port of its own with the games of the class path, and ways to talk to it. As an
 * extension of a test it has loaded the games before the first test, and ends after the last.
 */
final class Served implements AutoCloseable, BeforeAllCallback, AfterAllCallback {

  static final String TOKEN = "a-token-for-tests-only";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PATIENCE_MILLIS = 20_000;

  private final LiveCatalog catalog;
  private final AtomicLong skipped = new AtomicLong();
  private final WebServer server;
  private final HttpClient client =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(20)).build();

  private Served(Optional<Path> folder) {
    catalog = LiveCatalog.open(CatalogSettings.classPath(Served.class.getClassLoader()));
    try {
      server =
          WebServer.start(
              new WebSettings(
                  catalog,
                  folder,
                  WebAddress.LOOPBACK,
                  List.of(0),
                  Optional.of(TOKEN),
                  Clock.fixed(Instant.parse("2026-11-30T12:00:00Z"), ZoneOffset.UTC),
                  () -> System.nanoTime() + skipped.get()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A server that keeps its games in a folder. */
  static Served in(Path folder) {
    return new Served(Optional.of(folder));
  }

  /** A server whose games end with it. */
  static Served forgetful() {
    return new Served(Optional.empty());
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    get("/games");
  }

  @Override
  public void afterAll(ExtensionContext context) {
    close();
  }

  /** Time that the server takes for gone. */
  void skip(Duration time) {
    skipped.addAndGet(time.toNanos());
  }

  int port() {
    return server.address().getPort();
  }

  WebServer server() {
    return server;
  }

  /** An answer: its status, headers and body. */
  record Answer(int status, Map<String, List<String>> headers, String body) {

    JsonNode json() {
      try {
        return JSON.readTree(body);
      } catch (IOException e) {
        throw new UncheckedIOException(body, e);
      }
    }

    String text(String field) {
      return json().path(field).asText();
    }

    String header(String name) {
      return String.join(
          ", ",
          headers.entrySet().stream()
              .filter(header -> header.getKey().equalsIgnoreCase(name))
              .flatMap(header -> header.getValue().stream())
              .toList());
    }
  }

  /** Gets something below the root of the interface. */
  Answer get(String path) {
    return send(request(Api.ROOT + path).GET().build());
  }

  /** Gets any path. */
  Answer getAny(String path) {
    return send(request(path).GET().build());
  }

  /** Posts JSON as a page of the server does. */
  Answer post(String path, String json) {
    return send(posting(path, json).build());
  }

  Answer delete(String path) {
    return send(request(Api.ROOT + path).header(Gate.TOKEN_HEADER, TOKEN).DELETE().build());
  }

  HttpRequest.Builder posting(String path, String json) {
    return request(Api.ROOT + path)
        .header("Content-Type", "application/json")
        .header(Gate.TOKEN_HEADER, TOKEN)
        .POST(HttpRequest.BodyPublishers.ofString(json));
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
        .timeout(Duration.ofMillis(PATIENCE_MILLIS));
  }

  HttpClient client() {
    return client;
  }

  Answer send(HttpRequest request) {
    try {
      HttpResponse<String> response =
          client.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
      return new Answer(response.statusCode(), response.headers().map(), response.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** A new game; its id. */
  String session(String json) {
    Answer made = post("/sessions", json);
    if (made.status() != 201) {
      throw new IllegalStateException(made.body());
    }
    return made.text("id");
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** Sends bytes as they are and reads until the other end closes, or nothing comes for long. */
  String raw(String request) {
    return raw(request.getBytes(StandardCharsets.ISO_8859_1));
  }

  String raw(byte[] request) {
    try (Socket socket = connect()) {
      OutputStream out = socket.getOutputStream();
      try {
        out.write(request);
        out.flush();
      } catch (IOException e) {
        // The server may close before it has read everything; what it said is read all the same.
      }
      return rest(socket);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Socket connect() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port());
    socket.setSoTimeout(PATIENCE_MILLIS);
    return socket;
  }

  static String rest(Socket socket) throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    try {
      InputStream in = socket.getInputStream();
      byte[] some = new byte[4096];
      for (int n = in.read(some); n >= 0; n = in.read(some)) {
        read.write(some, 0, n);
      }
    } catch (IOException e) {
      // Reset by the server, after what was read.
    }
    return read.toString(StandardCharsets.ISO_8859_1);
  }

  @Override
  public void close() {
    server.close();
    catalog.close();
  }
}
