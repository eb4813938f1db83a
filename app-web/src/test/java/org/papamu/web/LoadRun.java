package org.papamu.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Plays many games at once against a running server, each as a page does: events are listened to,
 * moves are entered step by step, a player who answers at random is waited for. Tells every ten
 * seconds, and at the end, how long a move took to be answered (the new state) and until the other
 * side had moved (the event), and what went wrong.
 *
 * <pre>
 * papamu serve --port 7272 --token a-token-of-16-letters
 * java -cp … org.papamu.web.LoadRun http://127.0.0.1:7272/ TOKEN GAMES SECONDS PAUSE_MILLIS
 * </pre>
 */
final class LoadRun {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> GAMES =
      List.of("konane:8x8", "fanorona:5x9", "fanorona:5x5", "konane:6x6");

  private final URI server;
  private final String token;
  private final long pause;
  private final long end;
  private final List<Long> moves = Collections.synchronizedList(new ArrayList<>());
  private final List<Long> answers = Collections.synchronizedList(new ArrayList<>());
  private final AtomicLong games = new AtomicLong();
  private final AtomicLong errors = new AtomicLong();

  private LoadRun(URI server, String token, long pause, long end) {
    this.server = server;
    this.token = token;
    this.pause = pause;
    this.end = end;
  }

  /** Plays. */
  public static void main(String[] args) throws InterruptedException {
    int count = Integer.parseInt(args[2]);
    long end = System.nanoTime() + Long.parseLong(args[3]) * 1_000_000_000L;
    LoadRun run = new LoadRun(URI.create(args[0]), args[1], Long.parseLong(args[4]), end);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int number = i;
      Thread thread = new Thread(() -> run.play(number), "game-" + i);
      threads.add(thread);
      thread.start();
    }
    while (System.nanoTime() < end) {
      Thread.sleep(10_000);
      run.tell(System.out);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    run.tell(System.out);
    System.exit(run.errors.get() == 0 ? 0 : 1);
  }

  private void tell(PrintStream out) {
    out.println(
        "games %s, errors %s; moves %s: %s; answers %s: %s"
            .formatted(
                games.get(),
                errors.get(),
                moves.size(),
                told(moves),
                answers.size(),
                told(answers)));
  }

  private static String told(List<Long> nanos) {
    List<Long> sorted;
    synchronized (nanos) {
      sorted = new ArrayList<>(nanos);
    }
    Collections.sort(sorted);
    StringBuilder text = new StringBuilder();
    for (double part : new double[] {0.5, 0.9, 0.99, 1}) {
      int at = (int) Math.ceil(part * sorted.size()) - 1;
      text.append(
          " p%.0f %.1f ms"
              .formatted(100 * part, sorted.isEmpty() ? 0 : sorted.get(Math.max(0, at)) / 1e6));
    }
    return text.toString().strip();
  }

  private void play(int number) {
    SplittableRandom random = new SplittableRandom(number);
    while (System.nanoTime() < end) {
      try {
        game(GAMES.get(number % GAMES.size()), random);
        games.incrementAndGet();
      } catch (IOException | RuntimeException e) {
        errors.incrementAndGet();
        System.err.println(Thread.currentThread().getName() + ": " + e);
        return;
      }
    }
  }

  private void game(String game, SplittableRandom random) throws IOException {
    try (Line line = new Line();
        Line events = new Line()) {
      JsonNode state =
          line.ask(
              "POST",
              "/sessions",
              "{\"game\":\"%s\",\"seats\":{\"%s\":\"random\"}}"
                  .formatted(game, game.startsWith("konane") ? "white" : "black"));
      String path = "/sessions/" + state.path("id").asText();
      String me = state.path("turn").asText();
      events.send("GET", path + "/events", "");
      events.head();
      while (state.path("over").isNull() && System.nanoTime() < end) {
        sleep(random.nextLong(pause / 2, pause + pause / 2 + 1));
        String move = entered(line, path, random);
        long start = System.nanoTime();
        state = line.ask("POST", path + "/move", "{\"move\":\"" + move + "\"}");
        moves.add(System.nanoTime() - start);
        long version = state.path("version").asLong();
        if (state.path("over").isNull()) {
          do {
            state = events.event();
          } while (state.path("version").asLong() <= version
              || !(state.path("turn").asText().equals(me) || !state.path("over").isNull()));
          answers.add(System.nanoTime() - start);
        }
      }
      line.ask("DELETE", path, "");
    }
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String entered(Line line, String path, SplittableRandom random) throws IOException {
    String typed = "";
    while (true) {
      JsonNode entry =
          line.ask(
              "GET", path + "/entry?typed=" + URLEncoder.encode(typed, StandardCharsets.UTF_8), "");
      JsonNode next = entry.path("next");
      if (!entry.path("move").isNull() && (next.isEmpty() || random.nextBoolean())) {
        return entry.path("move").path("text").asText();
      }
      typed += next.get(random.nextInt(next.size())).path("text").asText();
    }
  }

  /** A connection that stays open. */
  private final class Line implements AutoCloseable {
    private final Socket socket = new Socket(server.getHost(), server.getPort());
    private final InputStream in = new BufferedInputStream(socket.getInputStream(), 1 << 16);

    Line() throws IOException {
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(60_000);
    }

    JsonNode ask(String method, String path, String body) throws IOException {
      send(method, path, body);
      String head = head();
      byte[] answer = in.readNBytes(length(head));
      int status = Integer.parseInt(head.substring(9, 12));
      if (status >= 400) {
        throw new IOException(
            method + " " + path + ": " + status + " " + new String(answer, StandardCharsets.UTF_8));
      }
      return answer.length == 0 ? JSON.nullNode() : JSON.readTree(answer);
    }

    void send(String method, String path, String body) throws IOException {
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      String head =
          "%s /api/v1%s HTTP/1.1\r\nHost: %s:%s\r\nX-Papamu-Token: %s\r\n%sContent-Length: %s\r\n\r\n"
              .formatted(
                  method,
                  path,
                  server.getHost(),
                  server.getPort(),
                  token,
                  method.equals("POST") ? "Content-Type: application/json\r\n" : "",
                  bytes.length);
      ByteArrayOutputStream request = new ByteArrayOutputStream();
      request.write(head.getBytes(StandardCharsets.US_ASCII));
      request.write(bytes);
      socket.getOutputStream().write(request.toByteArray());
    }

    String head() throws IOException {
      StringBuilder head = new StringBuilder();
      for (String text = text(); !text.isEmpty(); text = text()) {
        head.append(text).append('\n');
      }
      return head.toString();
    }

    private static int length(String head) {
      for (String field : head.split("\n", -1)) {
        if (field.regionMatches(true, 0, "Content-Length:", 0, 15)) {
          return Integer.parseInt(field.substring(15).strip());
        }
      }
      return 0;
    }

    /** The next state that an event tells; what frames the chunks is read over. */
    JsonNode event() throws IOException {
      boolean state = false;
      while (true) {
        String text = text();
        if (text.startsWith("event: ")) {
          state = text.equals("event: state");
        } else if (state && text.startsWith("data: ")) {
          return JSON.readTree(text.substring(6));
        }
      }
    }

    private String text() throws IOException {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int c = in.read(); c != '\n'; c = in.read()) {
        if (c < 0) {
          throw new IOException("the server closed the connection");
        }
        if (c != '\r') {
          line.write(c);
        }
      }
      return line.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
