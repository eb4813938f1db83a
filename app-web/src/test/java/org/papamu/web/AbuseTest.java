package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.catalog.LiveCatalog;

/** The cases 39 to 50 of docs/abuse-cases.md, against a real server. */
class AbuseTest {

  private static final String NEW_GAME = "{\"game\":\"konane:6x6\"}";

  private static Served served = Served.forgetful();

  @BeforeAll
  static void begin() {
    served.get("/games");
  }

  @AfterAll
  static void end() {
    served.close();
  }

  private static String head(String host) {
    return "GET /api/v1/games HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
  }

  private static int status(String answer) {
    assertThat(answer).startsWith("HTTP/1.1 ");
    return Integer.parseInt(answer.substring(9, 12));
  }

  private static String body(String answer) {
    int end = answer.indexOf("\r\n\r\n");
    return end < 0 ? "" : answer.substring(end + 4);
  }

  // --- 39 ---

  @Test
  void onlyThisMachineCanReachIt() throws IOException {
    assertThat(served.server().address().getHost()).isEqualTo("127.0.0.1");
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress address : Collections.list(each.getInetAddresses())) {
        if (!address.isLoopbackAddress() && address.getAddress().length == 4) {
          assertThatThrownBy(
                  () -> {
                    try (Socket socket = new Socket()) {
                      socket.connect(new InetSocketAddress(address, served.port()), 1000);
                    }
                  })
              .isInstanceOf(IOException.class);
        }
      }
    }
  }

  @Test
  void anAddressForOthersNeedsAToken() {
    WebAddress all = WebAddress.parse("0.0.0.0").orElseThrow();
    try (LiveCatalog none = LiveCatalog.unloaded(CatalogSettings.folders(List.of()))) {
      assertThatThrownBy(
              () ->
                  new WebSettings(
                      none,
                      Optional.empty(),
                      all,
                      List.of(0),
                      Optional.empty(),
                      Clock.systemUTC(),
                      System::nanoTime))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("token");
    }
    assertThat(WebAddress.parse("localhost")).isEmpty();
    assertThat(WebAddress.parse("127.0.0.1.evil.example")).isEmpty();
  }

  // --- 40 ---

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:PORT",
        "127.evil.example:PORT",
        "127.0.0.1.evil.example:PORT",
        "localhost.evil.example:PORT",
        "localhost",
        "127.0.0.1",
        "127.0.0.1:1",
        "127.0.0.2:PORT",
        "0.0.0.0:PORT",
        "LOCALHOST.:PORT",
        "user@localhost:PORT",
        "localhost:0PORT",
        "[::1]",
        "[::2]:PORT"
      })
  void aForeignHostIsRefused(String host) {
    String answer = served.raw(head(host.replace("PORT", Integer.toString(served.port()))));
    assertThat(status(answer)).isIn(400, 403, 421);
    assertThat(body(answer)).isEmpty();
  }

  @Test
  void noHostAndTwoHostsAreRefused() {
    String own = "Host: 127.0.0.1:" + served.port() + "\r\n";
    for (String hosts : List.of("", own + own, own + "Host: evil.example\r\n")) {
      String answer =
          served.raw("GET /api/v1/games HTTP/1.1\r\n" + hosts + "Connection: close\r\n\r\n");
      assertThat(status(answer)).as(hosts).isIn(400, 403, 421);
      assertThat(body(answer)).isEmpty();
    }
    String absolute =
        served.raw(
            "GET http://evil.example/api/v1/games HTTP/1.1\r\n"
                + own
                + "Connection: close\r\n\r\n");
    assertThat(status(absolute)).isIn(400, 421);
    assertThat(status(served.raw("GET /api/v1/games HTTP/1.0\r\n\r\n"))).isIn(400, 421);
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1:PORT", "localhost:PORT", "[::1]:PORT", "LocalHost:PORT"})
  void itsOwnHostsAreServed(String host) {
    String answer = served.raw(head(host.replace("PORT", Integer.toString(served.port()))));
    assertThat(status(answer)).isEqualTo(200);
  }

  // --- 41 ---

  @Test
  void aChangeNeedsTheTokenAndJsonAndNoOtherSite() {
    assertThat(served.post("/sessions", NEW_GAME).status()).isEqualTo(201);
    String own = "http://127.0.0.1:" + served.port();
    assertThat(status(served.posting("/sessions", NEW_GAME).header("Origin", own))).isEqualTo(201);
    assertThat(
            status(served.posting("/sessions", NEW_GAME).header("Origin", "http://evil.example")))
        .isEqualTo(403);
    assertThat(status(served.posting("/sessions", NEW_GAME).header("Origin", "null")))
        .isEqualTo(403);
    assertThat(
            status(
                served
                    .posting("/sessions", NEW_GAME)
                    .header("Origin", "http://localhost:" + served.port())))
        .as("another name of the same server is another origin")
        .isEqualTo(403);
    for (String site : List.of("cross-site", "same-site")) {
      assertThat(status(served.posting("/sessions", NEW_GAME).header("Sec-Fetch-Site", site)))
          .isEqualTo(403);
    }
  }

  private static int status(HttpRequest.Builder request) {
    return served.send(request.build()).status();
  }

  private static HttpRequest.Builder sessions(String type) {
    return served
        .request(Api.ROOT + "/sessions")
        .header("Content-Type", type)
        .POST(HttpRequest.BodyPublishers.ofString(NEW_GAME));
  }

  @Test
  void withoutTheTokenNothingIsChanged() {
    assertThat(status(sessions("application/json"))).isEqualTo(403);
    assertThat(status(sessions("application/json").header(Gate.TOKEN_HEADER, "wrong")))
        .isEqualTo(403);
    for (String type :
        List.of("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")) {
      assertThat(status(sessions(type).header(Gate.TOKEN_HEADER, Served.TOKEN))).isEqualTo(415);
    }
    String id = served.session(NEW_GAME);
    assertThat(status(served.request(Api.ROOT + "/sessions/" + id).DELETE())).isEqualTo(403);
    assertThat(served.get("/sessions/" + id).status()).isEqualTo(200);
    assertThat(served.get("/sessions/" + id + "/undo").status()).isEqualTo(405);
    assertThat(served.get("/sessions").status()).isEqualTo(405);
  }

  @ParameterizedTest
  @ValueSource(strings = {"OPTIONS", "TRACE", "PATCH", "CONNECT", "BREW"})
  void otherMethodsAreRefused(String method) {
    String answer =
        served.raw(
            method
                + " /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1:"
                + served.port()
                + "\r\nConnection: close\r\n\r\n");
    assertThat(status(answer)).isIn(400, 403, 405, 501);
    assertThat(body(answer)).isEmpty();
  }

  // --- 42 ---

  @Test
  void eventsAreForItsOwnPageOnly() {
    String path = Api.ROOT + "/sessions/" + served.session(NEW_GAME) + "/events";
    assertThat(status(served.request(path).header("Origin", "http://evil.example"))).isEqualTo(403);
    assertThat(status(served.request(path).header("Sec-Fetch-Site", "cross-site"))).isEqualTo(403);
    assertThat(
            status(
                served.raw(
                    "GET "
                        + path
                        + " HTTP/1.1\r\nHost: 127.0.0.1:"
                        + served.port()
                        + "\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")))
        .isEqualTo(403);
  }

  // --- 43 ---

  @Test
  void everyAnswerHasTheHeadersAndNoneOpensTheDoor() {
    String id = served.session(NEW_GAME);
    List<Served.Answer> answers =
        List.of(
            served.getAny("/"),
            served.get("/games"),
            served.get("/nothing"),
            served.get("/sessions/" + id),
            served.get("/sessions/" + id + "/picture.svg"),
            served.post("/sessions", "{"),
            served.send(served.request("/").header("Origin", "http://evil.example").GET().build()));
    assertThat(answers.get(0).status()).isEqualTo(200);
    for (Served.Answer answer : answers) {
      assertThat(answer.header("Content-Security-Policy"))
          .contains("default-src 'self'", "frame-ancestors 'none'")
          .doesNotContain("unsafe");
      assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
      assertThat(answer.header("X-Frame-Options")).isEqualTo("DENY");
      assertThat(answer.header("Access-Control-Allow-Origin")).isEmpty();
      assertThat(answer.header("Server")).isEmpty();
      assertThat(answer.header("X-Powered-By")).isEmpty();
    }
    String bad = served.raw("NONSENSE\r\n\r\n");
    assertThat(bad.toLowerCase(Locale.ROOT)).doesNotContain("jetty", "server:", "exception");
  }

  // --- 44 ---

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/static/../../etc/passwd",
        "/assets/../../../etc/passwd",
        "/assets/%2e%2e%2f%2e%2e%2fetc/passwd",
        "/assets/..%5c..%5cetc%5cpasswd",
        "/assets/%00",
        "/assets/index.html%00.js",
        "/assets/%252e%252e%252fetc",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/assets/",
        "/assets/package-info.class",
        "/assets/../openapi.yaml",
        "/org/papamu/web/WebServer.class",
        "/META-INF/MANIFEST.MF",
        "/file:/etc/passwd",
        "/assets/..;/x",
        "/api/v1/sessions/../../../etc/passwd",
        "/index.html/"
      })
  void onlyTheFilesOfThePageAreServed(String path) {
    String answer =
        served.raw(
            "GET "
                + path
                + " HTTP/1.1\r\nHost: 127.0.0.1:"
                + served.port()
                + "\r\nConnection: close\r\n\r\n");
    assertThat(status(answer)).isIn(400, 404);
    assertThat(answer).doesNotContain("root:");
  }

  // --- 45 ---

  private static String posted(String headers, String body) {
    return "POST /api/v1/sessions HTTP/1.1\r\nHost: 127.0.0.1:"
        + served.port()
        + "\r\nContent-Type: application/json\r\n"
        + Gate.TOKEN_HEADER
        + ": "
        + Served.TOKEN
        + "\r\n"
        + headers
        + "\r\n"
        + body;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 1073741824\r\n",
        "Content-Length: 9223372036854775807\r\n",
        "Content-Length: 99999999999999999999999\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: 1x\r\n",
        "Content-Length: 5\r\nContent-Length: 6\r\n",
        "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: gzip\r\n"
      })
  void bodiesThatCannotBeAreRefusedAndTheConnectionIsClosed(String headers) {
    String answer = served.raw(posted(headers, "0\r\n\r\n"));
    assertThat(status(answer)).isIn(400, 413, 501);
  }

  @Test
  void chunksWithoutEndAreCutOff() throws IOException {
    try (Socket socket = served.connect()) {
      OutputStream out = socket.getOutputStream();
      out.write(posted("Transfer-Encoding: chunked\r\n", "").getBytes(StandardCharsets.ISO_8859_1));
      byte[] chunk =
          ("1000\r\n" + " ".repeat(0x1000) + "\r\n").getBytes(StandardCharsets.ISO_8859_1);
      int sent = 0;
      try {
        while (sent < 10_000) {
          out.write(chunk);
          sent++;
        }
      } catch (IOException closed) {
        // As it should be.
      }
      assertThat(sent).as("chunks of 4 KiB that it took").isLessThan(10_000);
    }
    assertThat(served.get("/games").status()).isEqualTo(200);
  }

  @Test
  void packedBodiesAreNotUnpacked() throws IOException {
    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bomb)) {
      out.write(new byte[1 << 20]);
    }
    HttpRequest request =
        served
            .request(Api.ROOT + "/sessions")
            .header("Content-Type", "application/json")
            .header("Content-Encoding", "gzip")
            .header(Gate.TOKEN_HEADER, Served.TOKEN)
            .POST(HttpRequest.BodyPublishers.ofByteArray(bomb.toByteArray()))
            .build();
    assertThat(served.send(request).status()).isEqualTo(415);
  }

  @Test
  void largeBodiesAndHeadersAreRefused() {
    String large = "{\"game\":\"" + "x".repeat(Limits.USUAL_BODY) + "\"}";
    assertThat(served.raw(posted("Content-Length: " + large.length() + "\r\n", large)))
        .startsWith("HTTP/1.1 413");
    String deep = "[".repeat(2000) + "]".repeat(2000);
    assertThat(served.post("/sessions", deep).status()).isEqualTo(400);
    assertThat(served.post("/sessions", "{\"game\":1" + "0".repeat(5000) + "}").status())
        .isEqualTo(400);
    String headers = "X-Long: " + "y".repeat(Limits.HEADERS) + "\r\n";
    assertThat(status(served.raw(posted(headers, "")))).isIn(400, 431);
    String line = "GET /" + "z".repeat(Limits.HEADERS) + " HTTP/1.1\r\n\r\n";
    assertThat(status(served.raw(line))).isIn(400, 414, 431);
  }

  // --- 46 ---

  @Test
  void slowConnectionsDoNotKeepOthersOut() throws IOException {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 500; i++) {
        Socket socket = served.connect();
        slow.add(socket);
        String begun =
            i % 2 == 0 ? "GET /api/v1/games HT" : posted("Content-Length: 100\r\n", "{\"game\"");
        socket.getOutputStream().write(begun.getBytes(StandardCharsets.ISO_8859_1));
      }
      assertThat(served.get("/games").status()).isEqualTo(200);
      assertThat(served.post("/sessions", NEW_GAME).status()).isEqualTo(201);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void aConnectionThatDoesNotFinishItsHeadersIsClosed() throws IOException {
    try (Served own = Served.forgetful();
        Socket slow = own.connect();
        Socket late = own.connect()) {
      slow.getOutputStream().write("GET /api/v1/games HT".getBytes(StandardCharsets.US_ASCII));
      late.getOutputStream()
          .write(
              ("POST /api/v1/sessions HTTP/1.1\r\nHost: 127.0.0.1:"
                      + own.port()
                      + "\r\nContent-Type: application/json\r\nX-Papamu-Token: "
                      + Served.TOKEN
                      + "\r\nContent-Length: 100\r\n\r\n{")
                  .getBytes(StandardCharsets.US_ASCII));
      assertThat(own.get("/games").status()).isEqualTo(200);
      own.skip(Limits.FOR_HEADERS.plusSeconds(1));
      assertThat(Served.rest(slow)).isEmpty();
      own.skip(Limits.FOR_BODY);
      assertThat(Served.rest(late)).doesNotContain("HTTP/1.1 2");
      assertThat(own.get("/games").status()).isEqualTo(200);
    }
  }

  // --- 47 ---

  @Test
  void textIsNeverMarkup() {
    String evil = "<script>alert(1)</script>\\\"onerror=";
    Served.Answer refused = served.post("/sessions", "{\"game\":\"" + evil + "\"}");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.header("Content-Type")).startsWith("application/json");
    String record =
        "[Game \\\"konane:6x6\\\"]\\n[White \\\"<script>alert(1)</script>\\\"]\\n"
            + "[Result \\\"*\\\"]\\n\\n{<img src=x onerror=alert(1)>} *\\n";
    Served.Answer loaded = served.post("/records", "{\"record\":\"" + record + "\"}");
    assertThat(loaded.status()).isEqualTo(201);
    String id = loaded.text("id");
    for (String path : List.of("", "/record", "/picture.svg", "/entry?typed=%3Cscript%3E")) {
      Served.Answer answer = served.get("/sessions/" + id + path);
      assertThat(answer.header("Content-Type")).doesNotContain("html");
      assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }
    assertThat(served.get("/sessions/" + id + "/picture.svg").body()).doesNotContain("<script");
  }

  // --- 48 ---

  @Test
  void solutionsAreQueuedAndTheQueueHasAnEnd() {
    String order = "{\"game\":\"konane:8x8\",\"time\":\"2s\"}";
    List<CompletableFuture<Integer>> answers =
        Stream.generate(() -> served.posting("/solve", order).build())
            .limit(100)
            .map(
                request ->
                    served
                        .client()
                        .sendAsync(request, java.net.http.HttpResponse.BodyHandlers.ofString())
                        .handle((answer, thrown) -> thrown == null ? answer.statusCode() : -1))
            .toList();
    List<CompletableFuture<Integer>> refused = new ArrayList<>(answers);
    CompletableFuture<Integer> first = new CompletableFuture<>();
    for (CompletableFuture<Integer> answer : refused) {
      CompletableFuture<Void> unused =
          answer.thenAccept(
              status -> {
                if (status == 429) {
                  first.complete(status);
                }
              });
    }
    assertThat(first.join()).isEqualTo(429);
    assertThat(served.get("/games").status()).isEqualTo(200);
    answers.forEach(answer -> answer.cancel(true));
  }

  // --- 49 ---

  @Test
  void errorsTellNothingOfTheMachine() {
    List<String> bodies =
        List.of(
            served.get("/nothing").body(),
            served.post("/sessions", "{\"game\":").body(),
            served.post("/sessions", "{\"gamee\":\"x\"}").body(),
            served.post("/sessions", "{\"game\":\"no-such\"}").body(),
            served.post("/records", "{\"record\":\"nonsense\"}").body(),
            served.get("/sessions/" + "0".repeat(32)).body(),
            served.get("/board?game=konane:6x6&theme=pink").body(),
            served.raw("GET / HTTP/9.9\r\n\r\n"),
            served.raw("\u0000\u0001\r\n\r\n"));
    for (String body : bodies) {
      assertThat(body)
          .doesNotContain("Exception", "at org.", "at java.", ".java", "jetty", "Jetty")
          .doesNotContain(System.getProperty("java.version"), System.getProperty("user.dir"));
    }
  }

  // --- 50 ---

  @Test
  void idsCannotBeGuessed() {
    List<String> ids = Stream.generate(() -> served.session(NEW_GAME)).limit(50).toList();
    assertThat(ids).doesNotHaveDuplicates().allMatch(id -> id.matches("[0-9a-f]{32}"));
    for (String id :
        List.of(
            "0".repeat(32), ids.get(0).substring(1), ids.get(0).toUpperCase(Locale.ROOT), "1")) {
      assertThat(served.get("/sessions/" + id).status()).isEqualTo(404);
    }
  }
}
