package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpRequest;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Too much of everything: the cases 45, 46, 48 and 50 of docs/abuse-cases.md. */
class OverloadTest {

  @RegisterExtension static final Served SERVED = Served.forgetful();

  // --- 45 ---

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
    String answer = SERVED.raw(RawHttp.posted(SERVED, headers, "0\r\n\r\n"));
    assertThat(RawHttp.status(answer)).isIn(400, 413, 501);
  }

  @Test
  void chunksWithoutEndAreCutOff() throws IOException {
    try (Socket socket = SERVED.connect()) {
      OutputStream out = socket.getOutputStream();
      out.write(
          RawHttp.posted(SERVED, "Transfer-Encoding: chunked\r\n", "")
              .getBytes(StandardCharsets.ISO_8859_1));
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
    assertThat(SERVED.get("/games").status()).isEqualTo(200);
  }

  @Test
  void packedBodiesAreNotUnpacked() throws IOException {
    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bomb)) {
      out.write(new byte[1 << 20]);
    }
    HttpRequest request =
        SERVED
            .request(Api.ROOT + "/sessions")
            .header("Content-Type", "application/json")
            .header("Content-Encoding", "gzip")
            .header(Gate.TOKEN_HEADER, Served.TOKEN)
            .POST(HttpRequest.BodyPublishers.ofByteArray(bomb.toByteArray()))
            .build();
    assertThat(SERVED.send(request).status()).isEqualTo(415);
  }

  @Test
  void largeBodiesAndHeadersAreRefused() {
    String large = "{\"game\":\"" + "x".repeat(Limits.USUAL_BODY) + "\"}";
    assertThat(
            SERVED.raw(RawHttp.posted(SERVED, "Content-Length: " + large.length() + "\r\n", large)))
        .startsWith("HTTP/1.1 413");
    String deep = "[".repeat(2000) + "]".repeat(2000);
    assertThat(SERVED.post("/sessions", deep).status()).isEqualTo(400);
    assertThat(SERVED.post("/sessions", "{\"game\":1" + "0".repeat(5000) + "}").status())
        .isEqualTo(400);
    String headers = "X-Long: " + "y".repeat(Limits.HEADERS) + "\r\n";
    assertThat(RawHttp.status(SERVED.raw(RawHttp.posted(SERVED, headers, "")))).isIn(400, 431);
    String line = "GET /" + "z".repeat(Limits.HEADERS) + " HTTP/1.1\r\n\r\n";
    assertThat(RawHttp.status(SERVED.raw(line))).isIn(400, 414, 431);
  }

  /** What is refused is forgotten: a hundred bodies that are too large leave nothing behind. */
  @Test
  void refusedBodiesTakeNoMemory() {
    byte[] body = new byte[Limits.LARGEST_BODY + 1];
    Arrays.fill(body, (byte) ' ');
    String chunk = Integer.toHexString(body.length) + "\r\n";
    byte[] request =
        (RawHttp.posted(SERVED, "Transfer-Encoding: chunked\r\n", chunk)
                    .replace("/sessions ", "/records ")
                + new String(body, StandardCharsets.ISO_8859_1)
                + "\r\n0\r\n\r\n")
            .getBytes(StandardCharsets.ISO_8859_1);
    assertThat(SERVED.raw(request)).startsWith("HTTP/1.1 413");
    long before = used();
    for (int i = 0; i < 100; i++) {
      SERVED.raw(request);
    }
    assertThat(used() - before).as("bytes more than before").isLessThan(30L << 20);
    assertThat(SERVED.get("/games").status()).isEqualTo(200);
  }

  /** The heap that is in use, without what is garbage. */
  private static long used() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  // --- 46 ---

  @Test
  void slowConnectionsDoNotKeepOthersOut() throws IOException {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 500; i++) {
        Socket socket = SERVED.connect();
        slow.add(socket);
        String begun =
            i % 2 == 0
                ? "GET /api/v1/games HT"
                : RawHttp.posted(SERVED, "Content-Length: 100\r\n", "{\"game\"");
        socket.getOutputStream().write(begun.getBytes(StandardCharsets.ISO_8859_1));
      }
      assertThat(SERVED.get("/games").status()).isEqualTo(200);
      assertThat(SERVED.post("/sessions", RawHttp.NEW_GAME).status()).isEqualTo(201);
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

  /** Where more than half of the connections are taken, a fifth of the time must do. */
  @Test
  void whereItIsCrowdedHeadersAreWaitedForLess() throws IOException {
    List<Socket> slow = new ArrayList<>();
    try (Served own = Served.forgetful()) {
      for (int i = 0; i <= Limits.CONNECTIONS / 2; i++) {
        Socket socket = own.connect();
        slow.add(socket);
        socket.getOutputStream().write("GET / HT".getBytes(StandardCharsets.US_ASCII));
      }
      assertThat(own.get("/games").status()).isEqualTo(200);
      own.skip(Limits.FOR_HEADERS.dividedBy(5).plusSeconds(1));
      assertThat(Served.rest(slow.get(0))).isEmpty();
      assertThat(own.get("/games").status()).isEqualTo(200);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  /** Streams of events last as long as somebody listens, though all else that is silent ends. */
  @Test
  void anAnswerThatIsStillFlowingIsNotTakenForASilentConnection() throws IOException {
    try (Served own = Served.forgetful()) {
      String game = own.post("/sessions", "{\"game\":\"konane:4x4\"}").json().path("id").asText();
      try (EventReader events = EventReader.of(own, game)) {
        events.until("state", state -> true);
        try (Socket silent = own.connect()) {
          silent
              .getOutputStream()
              .write(
                  "GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n"
                      .formatted(own.port())
                      .getBytes(StandardCharsets.US_ASCII));
          assertThat(silent.getInputStream().read()).isEqualTo('H');
          assertThat(isClosedAfterMinutes(own, silent)).isTrue();
        }
        own.post("/sessions/" + game + "/move", "{\"move\":\"a1\"}");
        events.until(
            "state", state -> state.path("version").asLong() > 1 || state.path("ply").asInt() == 1);
      }
    }
  }

  /** Whether a connection is closed when minutes pass; one look at it takes about a second. */
  private static boolean isClosedAfterMinutes(Served own, Socket silent) throws IOException {
    silent.setSoTimeout(1500);
    for (int minutes = 0; minutes < 20; minutes++) {
      own.skip(Limits.IDLE.plusSeconds(1));
      try {
        silent.getInputStream().readAllBytes();
        return true;
      } catch (SocketTimeoutException open) {
        // Once more: its silence counts from the first look at it.
      }
    }
    return false;
  }

  /** Most of them are never even accepted; threads do not grow with them. */
  @Test
  @Tag("deep")
  void tenThousandConnectionsDoNotKeepOthersOut() throws IOException {
    assumeTrue(
        ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
            && system.getMaxFileDescriptorCount() >= 16_000,
        "this process may not have so many sockets");
    List<SocketChannel> crowd = new ArrayList<>();
    try (Served own = Served.forgetful()) {
      assertThat(own.get("/games").status()).isEqualTo(200);
      int threads = ManagementFactory.getThreadMXBean().getThreadCount();
      InetSocketAddress address =
          new InetSocketAddress(InetAddress.getLoopbackAddress(), own.port());
      for (int i = 0; i < 10_000; i++) {
        SocketChannel channel = SocketChannel.open();
        crowd.add(channel);
        channel.configureBlocking(false);
        channel.connect(address);
      }
      // Those that say nothing make room after a while for those that wait.
      long limit = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
      boolean served = false;
      while (!served) {
        assertThat(System.nanoTime()).as("nobody else is served").isLessThan(limit);
        own.skip(Limits.FOR_HEADERS);
        served = isServed(own);
      }
      assertThat(ManagementFactory.getThreadMXBean().getThreadCount()).isLessThan(threads + 100);
    } finally {
      for (SocketChannel channel : crowd) {
        channel.close();
      }
    }
  }

  private static boolean isServed(Served own) {
    HttpRequest request = own.request(Api.ROOT + "/games").timeout(Duration.ofSeconds(5)).build();
    try {
      return own.send(request).status() == 200;
    } catch (UncheckedIOException tooLate) {
      return false;
    }
  }

  // --- 48 ---

  @Test
  void solutionsAreQueuedAndTheQueueHasAnEnd() {
    String order = "{\"game\":\"konane:8x8\",\"time\":\"2s\"}";
    List<CompletableFuture<Integer>> answers =
        Stream.generate(() -> SERVED.posting("/solve", order).build())
            .limit(100)
            .map(
                request ->
                    SERVED
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
    assertThat(first.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo(429);
    assertThat(SERVED.get("/games").status()).isEqualTo(200);
    answers.forEach(answer -> answer.cancel(true));
  }

  /** What waits here would take more than ten minutes. */
  @Test
  void whatNobodyWaitsForIsGivenUp() throws IOException {
    List<Socket> waiting = new ArrayList<>();
    try (Served own = Served.forgetful()) {
      String body = "{\"game\":\"konane:8x8\",\"time\":\"60s\"}";
      String order =
          RawHttp.posted(
                  own, "Connection: close\r\nContent-Length: " + body.length() + "\r\n", body)
              .replace("/sessions ", "/solve ");
      for (int i = 0; i < 100; i++) {
        Socket socket = own.connect();
        waiting.add(socket);
        socket.getOutputStream().write(order.getBytes(StandardCharsets.ISO_8859_1));
      }
      awaitRefusal(waiting);
      for (Socket socket : waiting) {
        socket.close();
      }
      long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
      int status = 429;
      while (status == 429) {
        assertThat(System.nanoTime()).as("still waiting").isLessThan(limit);
        status = own.post("/solve", "{\"game\":\"konane:1x3\"}").status();
      }
      assertThat(status).isEqualTo(200);
    }
  }

  /** Requests that are sent at once are not met in the order in which they were sent. */
  private static void awaitRefusal(List<Socket> waiting) throws IOException {
    long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (System.nanoTime() < limit) {
      for (Socket socket : waiting) {
        InputStream in = socket.getInputStream();
        byte[] said = in.readNBytes(in.available());
        if (new String(said, StandardCharsets.ISO_8859_1).startsWith("HTTP/1.1 429")) {
          return;
        }
      }
      Thread.onSpinWait();
    }
    throw new AssertionError("none of %s was refused".formatted(waiting.size()));
  }

  // --- 50 ---

  @Test
  void idsCannotBeGuessed() {
    List<String> ids = Stream.generate(() -> SERVED.session(RawHttp.NEW_GAME)).limit(50).toList();
    assertThat(ids).doesNotHaveDuplicates().allMatch(id -> id.matches("[0-9a-f]{32}"));
    for (String id :
        List.of(
            "0".repeat(32), ids.get(0).substring(1), ids.get(0).toUpperCase(Locale.ROOT), "1")) {
      assertThat(SERVED.get("/sessions/" + id).status()).isEqualTo(404);
    }
  }
}
