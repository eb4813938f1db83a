package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.catalog.LiveCatalog;

/** Who may come in, and what they may ask for: the cases 39 to 44 of docs/abuse-cases.md. */
class VisitorsTest {

  @RegisterExtension static final Served SERVED = Served.forgetful();

  // --- 39 ---

  @Test
  void onlyThisMachineCanReachIt() throws IOException {
    assertThat(SERVED.server().address().getHost()).isEqualTo("127.0.0.1");
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress address : Collections.list(each.getInetAddresses())) {
        if (!address.isLoopbackAddress() && address.getAddress().length == 4) {
          assertThatThrownBy(
                  () -> {
                    try (Socket socket = new Socket()) {
                      socket.connect(new InetSocketAddress(address, SERVED.port()), 1000);
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

  /** The page tells its token, so others get it only by an address that ends in it. */
  @Test
  void thePageForOthersIsOpenedWithTheTokenOnly() throws IOException {
    WebAddress all = WebAddress.parse("0.0.0.0").orElseThrow();
    try (LiveCatalog none = LiveCatalog.unloaded(CatalogSettings.folders(List.of()));
        WebServer server =
            WebServer.start(
                new WebSettings(
                    none,
                    Optional.empty(),
                    all,
                    List.of(0),
                    Optional.of(Served.TOKEN),
                    Clock.systemUTC(),
                    System::nanoTime))) {
      int port = server.address().getPort();
      String opened = page(port, "/?token=" + Served.TOKEN);
      assertThat(RawHttp.status(opened)).isEqualTo(200);
      assertThat(opened).contains(Served.TOKEN);
      for (String path :
          List.of("/", "/?token=", "/?token=wrong", "/?token=" + Served.TOKEN + "x")) {
        String refused = page(port, path);
        assertThat(RawHttp.status(refused)).as(path).isEqualTo(403);
        assertThat(refused).as(path).doesNotContain(Served.TOKEN);
      }
    }
  }

  private static String page(int port, String path) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String request =
          "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n"
              .formatted(path, port);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return Served.rest(socket);
    }
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
    String answer = SERVED.raw(RawHttp.head(host.replace("PORT", Integer.toString(SERVED.port()))));
    assertThat(RawHttp.status(answer)).isIn(400, 403, 421);
    assertThat(RawHttp.body(answer)).isEmpty();
  }

  @Test
  void noHostAndTwoHostsAreRefused() {
    String own = "Host: 127.0.0.1:" + SERVED.port() + "\r\n";
    for (String hosts : List.of("", own + own, own + "Host: evil.example\r\n")) {
      String answer =
          SERVED.raw("GET /api/v1/games HTTP/1.1\r\n" + hosts + "Connection: close\r\n\r\n");
      assertThat(RawHttp.status(answer)).as(hosts).isIn(400, 403, 421);
      assertThat(RawHttp.body(answer)).isEmpty();
    }
    String absolute =
        SERVED.raw(
            "GET http://evil.example/api/v1/games HTTP/1.1\r\n"
                + own
                + "Connection: close\r\n\r\n");
    assertThat(RawHttp.status(absolute)).isIn(400, 421);
    assertThat(RawHttp.status(SERVED.raw("GET /api/v1/games HTTP/1.0\r\n\r\n"))).isIn(400, 421);
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1:PORT", "localhost:PORT", "[::1]:PORT", "LocalHost:PORT"})
  void itsOwnHostsAreServed(String host) {
    String answer = SERVED.raw(RawHttp.head(host.replace("PORT", Integer.toString(SERVED.port()))));
    assertThat(RawHttp.status(answer)).isEqualTo(200);
  }

  // --- 41 ---

  @Test
  void aChangeNeedsTheTokenAndJsonAndNoOtherSite() {
    assertThat(SERVED.post("/sessions", RawHttp.NEW_GAME).status()).isEqualTo(201);
    String own = "http://127.0.0.1:" + SERVED.port();
    assertThat(status(SERVED.posting("/sessions", RawHttp.NEW_GAME).header("Origin", own)))
        .isEqualTo(201);
    assertThat(
            status(
                SERVED
                    .posting("/sessions", RawHttp.NEW_GAME)
                    .header("Origin", "http://evil.example")))
        .isEqualTo(403);
    assertThat(status(SERVED.posting("/sessions", RawHttp.NEW_GAME).header("Origin", "null")))
        .isEqualTo(403);
    assertThat(
            status(
                SERVED
                    .posting("/sessions", RawHttp.NEW_GAME)
                    .header("Origin", "http://localhost:" + SERVED.port())))
        .as("another name of the same server is another origin")
        .isEqualTo(403);
    for (String site : List.of("cross-site", "same-site")) {
      assertThat(
              status(SERVED.posting("/sessions", RawHttp.NEW_GAME).header("Sec-Fetch-Site", site)))
          .isEqualTo(403);
    }
  }

  private static int status(HttpRequest.Builder request) {
    return SERVED.send(request.build()).status();
  }

  private static HttpRequest.Builder sessions(String type) {
    return SERVED
        .request(Api.ROOT + "/sessions")
        .header("Content-Type", type)
        .POST(HttpRequest.BodyPublishers.ofString(RawHttp.NEW_GAME));
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
    String id = SERVED.session(RawHttp.NEW_GAME);
    assertThat(status(SERVED.request(Api.ROOT + "/sessions/" + id).DELETE())).isEqualTo(403);
    assertThat(SERVED.get("/sessions/" + id).status()).isEqualTo(200);
    assertThat(SERVED.get("/sessions/" + id + "/undo").status()).isEqualTo(405);
    assertThat(SERVED.get("/sessions").status()).isEqualTo(405);
  }

  @ParameterizedTest
  @ValueSource(strings = {"OPTIONS", "TRACE", "PATCH", "CONNECT", "BREW"})
  void otherMethodsAreRefused(String method) {
    String answer =
        SERVED.raw(
            method
                + " /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1:"
                + SERVED.port()
                + "\r\nConnection: close\r\n\r\n");
    assertThat(RawHttp.status(answer)).isIn(400, 403, 405, 501);
    assertThat(RawHttp.body(answer)).isEmpty();
  }

  // --- 42 ---

  @Test
  void eventsAreForItsOwnPageOnly() {
    String path = Api.ROOT + "/sessions/" + SERVED.session(RawHttp.NEW_GAME) + "/events";
    assertThat(status(SERVED.request(path).header("Origin", "http://evil.example"))).isEqualTo(403);
    assertThat(status(SERVED.request(path).header("Sec-Fetch-Site", "cross-site"))).isEqualTo(403);
    assertThat(
            RawHttp.status(
                SERVED.raw(
                    "GET "
                        + path
                        + " HTTP/1.1\r\nHost: 127.0.0.1:"
                        + SERVED.port()
                        + "\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")))
        .isEqualTo(403);
  }

  // --- 43 ---

  @Test
  void everyAnswerHasTheHeadersAndNoneOpensTheDoor() {
    String id = SERVED.session(RawHttp.NEW_GAME);
    List<Served.Answer> answers =
        List.of(
            SERVED.getAny("/"),
            SERVED.get("/games"),
            SERVED.get("/nothing"),
            SERVED.get("/sessions/" + id),
            SERVED.get("/sessions/" + id + "/picture.svg"),
            SERVED.post("/sessions", "{"),
            SERVED.send(SERVED.request("/").header("Origin", "http://evil.example").GET().build()));
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
    String bad = SERVED.raw("NONSENSE\r\n\r\n");
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
        SERVED.raw(
            "GET "
                + path
                + " HTTP/1.1\r\nHost: 127.0.0.1:"
                + SERVED.port()
                + "\r\nConnection: close\r\n\r\n");
    assertThat(RawHttp.status(answer)).isIn(400, 404);
    assertThat(answer).doesNotContain("root:");
  }
}
