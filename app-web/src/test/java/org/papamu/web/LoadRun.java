package org.papamu.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays many games at once against a running server, each as a page does: events are listened to,
 * moves are entered step by step, a player who answers at random is waited for. Tells every ten
 * seconds, of those seconds, and at the end of all how long a move took to be answered (the new
 * state) and until the other side had moved (the event), what went wrong, and, where the number of
 * the server's process is given, what its memory is after a collection.
 *
 * <pre>
 * java -cp … org.papamu.web.LoadRun URL TOKEN GAMES SECONDS PAUSE_MILLIS [PROCESS]
 * </pre>
 *
 * The script {@code app-web/load} starts the server and this.
 */
final class LoadRun {

  /** What each part of a heap holds, one line a part, but for what lies outside of it. */
  private static final Pattern USED =
      Pattern.compile("(?m)^ *+(?!Metaspace|class space).*?used (\\d+)K");

  private static final List<String> GAMES =
      List.of("konane:8x8", "fanorona:5x9", "fanorona:5x5", "konane:6x6");

  private final URI server;
  private final String token;
  private final long pause;
  private final long end;
  private final List<Long> moves = Collections.synchronizedList(new ArrayList<>());
  private final List<Long> answers = Collections.synchronizedList(new ArrayList<>());
  private final List<Long> recentMoves = Collections.synchronizedList(new ArrayList<>());
  private final List<Long> recentAnswers = Collections.synchronizedList(new ArrayList<>());
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
    Optional<String> process = args.length > 5 ? Optional.of(args[5]) : Optional.empty();
    for (int told = 1; System.nanoTime() < end; told++) {
      Thread.sleep(Math.max(0, Math.min(10_000, (end - System.nanoTime()) / 1_000_000)));
      run.tell(System.out, 10 * told + " s", process);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    run.recentMoves.clear();
    run.recentMoves.addAll(run.moves);
    run.recentAnswers.clear();
    run.recentAnswers.addAll(run.answers);
    run.tell(System.out, "all", Optional.empty());
    System.exit(run.errors.get() == 0 ? 0 : 1);
  }

  /** Tells what has happened since it was told last. */
  private void tell(PrintStream out, String when, Optional<String> process) {
    out.println(
        "%s: games over %s, errors %s; moves %s; answers %s%s"
            .formatted(
                when,
                games.get(),
                errors.get(),
                told(taken(recentMoves)),
                told(taken(recentAnswers)),
                process.map(id -> "; heap " + heap(id)).orElse("")));
  }

  private static List<Long> taken(List<Long> recent) {
    synchronized (recent) {
      List<Long> all = new ArrayList<>(recent);
      recent.clear();
      return all;
    }
  }

  /** What the heap of a process holds after a collection, as the JDK's jcmd tells it. */
  private static String heap(String process) {
    asked(process, "GC.run");
    Matcher used = USED.matcher(asked(process, "GC.heap_info"));
    long kibibytes = 0;
    while (used.find()) {
      kibibytes += Long.parseLong(used.group(1));
    }
    return kibibytes / 1024 + " MiB";
  }

  private static String asked(String process, String question) {
    String jcmd = System.getProperty("java.home") + "/bin/jcmd";
    try {
      Process asked = new ProcessBuilder(jcmd, process, question).redirectErrorStream(true).start();
      return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  private static String told(List<Long> nanos) {
    List<Long> sorted = nanos.stream().sorted().toList();
    StringBuilder text = new StringBuilder(sorted.size() + ":");
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
    try (LoadLine line = new LoadLine(server, token);
        LoadLine events = new LoadLine(server, token)) {
      JsonNode state =
          line.ask(
              "POST",
              "/sessions",
              "{\"game\":\"%s\",\"seats\":{\"%s\":\"random\"}}"
                  .formatted(game, game.startsWith("konane") ? "white" : "black"));
      String path = "/sessions/" + state.path("id").asText();
      String me = state.path("turn").asText();
      events.listen(path + "/events");
      while (state.path("over").isNull() && System.nanoTime() < end) {
        sleep(random.nextLong(pause / 2, pause + pause / 2 + 1));
        String move = entered(line, path, random);
        long start = System.nanoTime();
        state = line.ask("POST", path + "/move", "{\"move\":\"" + move + "\"}");
        took(System.nanoTime() - start, moves, recentMoves);
        long version = state.path("version").asLong();
        if (state.path("over").isNull()) {
          do {
            state = events.event();
          } while (state.path("version").asLong() <= version
              || !(state.path("turn").asText().equals(me) || !state.path("over").isNull()));
          took(System.nanoTime() - start, answers, recentAnswers);
        }
      }
      line.ask("DELETE", path, "");
    }
  }

  private static void took(long nanos, List<Long> all, List<Long> recent) {
    all.add(nanos);
    recent.add(nanos);
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String entered(LoadLine line, String path, SplittableRandom random) throws IOException {
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
}
