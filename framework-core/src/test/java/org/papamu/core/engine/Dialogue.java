package org.papamu.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.text.NotationException;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.toy.Ring;

/** Talks with an engine that runs on another thread. */
final class Dialogue implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 60;

  private final BlockingQueue<Integer> bytesIn = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> linesOut = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> status = new CompletableFuture<>();

  Dialogue(EngineHost host) {
    InputStream in =
        new InputStream() {
          @Override
          public int read() {
            try {
              return bytesIn.take();
            } catch (InterruptedException e) {
              return -1;
            }
          }

          /** One byte at a time, as the rest may be long in coming. */
          @Override
          public int read(byte[] buffer, int offset, int length) {
            int b = read();
            buffer[offset] = (byte) b;
            return b < 0 ? -1 : 1;
          }
        };
    OutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void flush() {
            String text = toString(StandardCharsets.UTF_8);
            reset();
            text.lines().forEach(linesOut::add);
          }
        };
    Thread thread =
        new Thread(
            () -> status.complete(new Engine(host).run(in, out).isEmpty() ? 0 : 1), "engine");
    thread.setDaemon(true);
    thread.start();
  }

  /** Sends a line. */
  void send(String line) {
    for (byte b : (line + "\n").getBytes(StandardCharsets.UTF_8)) {
      bytesIn.add(b & 0xff);
    }
  }

  /** Ends the input. */
  void end() {
    bytesIn.add(-1);
  }

  /** The next line out. */
  String next() {
    try {
      String line = linesOut.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertThat(line).as("an answer").isNotNull();
      return line;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The lines out before {@code readyok}. */
  List<String> answers(String... commands) {
    for (String command : commands) {
      send(command);
    }
    send("isready");
    List<String> answers = new ArrayList<>();
    for (String line = next(); !line.equals("readyok"); line = next()) {
      answers.add(line);
    }
    return answers;
  }

  /** The exit status, once the engine has ended. */
  int status() {
    try {
      return status.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError("the engine did not end", e);
    }
  }

  @Override
  public void close() {
    send("quit");
    assertThat(status()).isZero();
  }

  /** All that an engine answers to some lines and the end of the input. */
  static List<String> script(EngineHost host, String... lines) {
    return script(host, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  static List<String> script(EngineHost host, byte[] input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(new Engine(host).run(new ByteArrayInputStream(input), out)).isEmpty();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  /** A host with rings {@code ring:N}. */
  static EngineHost host() {
    return host(Dialogue::ring, simple());
  }

  /** The players that do not search, whose answers can be told beforehand. */
  static List<PlayerProvider> simple() {
    return BuiltInPlayers.all().stream()
        .filter(player -> List.of("random", "greedy").contains(player.name()))
        .toList();
  }

  static EngineHost host(Function<String, Game<?>> games, List<PlayerProvider> players) {
    return host(games, players, Duration.ZERO);
  }

  static EngineHost host(
      Function<String, Game<?>> games, List<PlayerProvider> players, Duration warmUp) {
    return new EngineHost("1.2.3", "ring:9", games, players, warmUp, System::nanoTime);
  }

  static Game<?> ring(String text) {
    return switch (text) {
      case "ring:9" -> Ring.standard();
      case "ring:endless" -> Ring.of(9, 4, 0, "black", "white");
      case "ring:puzzle" -> Ring.of(9, 4, 0, "player");
      default ->
          throw new NotationException(
              NotationException.Kind.ILLEGAL, text, 0, "unknown game", List.of("ring:9"));
    };
  }

  /** A player made of one method. */
  interface Chooser {
    long choose(MoveList legal, Player.Stop stop);
  }

  static PlayerProvider provider(String name, Chooser chooser) {
    return new PlayerProvider() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public String summary() {
        return "a test's";
      }

      @Override
      public Player player(
          java.util.Map<String, String> settings, java.util.random.RandomGenerator random) {
        return new Player() {
          @Override
          public <P extends Position> Choice choose(Question<P> question) {
            History<P> history = question.history();
            MoveList legal = new MoveList();
            history.game().rules().moves(history.position(), legal);
            return Choice.of(chooser.choose(legal, question.stop()));
          }
        };
      }
    };
  }

  /** Thinks until it is stopped. */
  static PlayerProvider thinker() {
    return provider(
        "thinker",
        (legal, stop) -> {
          while (!stop.requested()) {
            pause();
          }
          return legal.get(1);
        });
  }

  static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  static OutputStream brokenPipe() {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException("Broken pipe");
      }
    };
  }
}
