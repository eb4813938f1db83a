package org.papamu.core.engine.client;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A program that speaks the engine protocol, plays to the right on a ring, and does one thing
 * wrong: its first argument says which.
 */
final class FakeEngine {

  private static final PrintStream OUT =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

  private FakeEngine() {}

  /** The command that starts it. */
  static List<String> command(String mode) {
    return List.of(
        System.getProperty("java.home") + "/bin/java",
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-Xshare:auto",
        "-cp",
        classPath(),
        FakeEngine.class.getName(),
        mode);
  }

  /** Where this class and those that it needs lie: it needs no other than the JDK's. */
  private static String classPath() {
    return Objects.requireNonNull(FakeEngine.class.getProtectionDomain().getCodeSource())
        .getLocation()
        .getPath();
  }

  /** Speaks. */
  public static void main(String[] arguments) throws Exception {
    String mode = arguments[0];
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String word = line.split(" ", 2)[0];
      switch (word) {
        case "ugi" -> introduce(mode);
        case "isready" -> OUT.println("readyok");
        case "setoption" -> {
          if (mode.equals("picky") && line.contains(" Game ")) {
            OUT.println("info string error: no such game");
          }
          if (mode.equals("echo")) {
            OUT.println("info string " + line);
            Echo.heard(line);
          }
        }
        case "position" -> {
          if (mode.equals("refusing")) {
            OUT.println("info string error: no such move \u001b[2J");
          }
          if (mode.equals("echo")) {
            Echo.heard(line);
          }
        }
        case "go" -> go(mode, line);
        case "quit" -> {
          if (!mode.equals("stubborn")) {
            return;
          }
        }
        default -> {}
      }
    }
    if (mode.equals("stubborn")) {
      sleep();
    }
  }

  /** Tells on standard error what it was told. */
  private static final class Echo {
    private static @Nullable String last;

    static void heard(String line) {
      last = line;
    }
  }

  private static void introduce(String mode) throws Exception {
    switch (mode) {
      case "exit0" -> Runtime.getRuntime().halt(0);
      case "exit1" -> {
        System.err.println("cannot find my book");
        Runtime.getRuntime().halt(1);
      }
      case "exit139" -> Runtime.getRuntime().halt(139);
      case "mute" -> sleep();
      case "half" -> {
        OUT.print("id name Ha");
        OUT.flush();
        sleep();
      }
      default -> {}
    }
    OUT.println("id name Fake");
    OUT.println("option name Game type string default ring:21");
    OUT.println("option name Threads type spin default 1 min 1 max 8");
    OUT.println("option name Own Book type check default false");
    OUT.println("ugiok");
  }

  private static void go(String mode, String line) throws Exception {
    switch (mode) {
      case "hang", "stubborn" -> sleep();
      case "crash" -> Runtime.getRuntime().halt(3);
      case "segfault" -> Runtime.getRuntime().halt(139);
      case "illegal" -> OUT.println("bestmove x");
      case "none" -> OUT.println("bestmove (none)");
      case "empty" -> OUT.println("bestmove");
      case "several" -> OUT.println("bestmove rr");
      case "double" -> {
        OUT.println("bestmove r");
        OUT.println("bestmove r");
      }
      case "garbage" -> {
        OUT.write(new byte[] {(byte) 0xff, (byte) 0xfe, 0x1b, '[', '2', 'J', '\n'});
        OUT.println("bestmove \u001b]0;title\u0007");
      }
      case "longline" -> {
        byte[] block = new byte[1 << 16];
        Arrays.fill(block, (byte) 'a');
        while (!OUT.checkError()) {
          OUT.write(block, 0, block.length);
        }
      }
      case "flood" -> {
        String much = "info string %s%n".formatted("a".repeat(100)).repeat(600);
        while (!OUT.checkError()) {
          OUT.print(much);
        }
      }
      case "complain" -> {
        String much = "oh dear\n".repeat(8000);
        while (!System.err.checkError()) {
          System.err.print(much);
        }
      }
      case "children" -> {
        new ProcessBuilder("sleep", "1000").start();
        new ProcessBuilder("sh", "-c", "sleep 1001 & sleep 1002").start();
        OUT.println("info string started");
        sleep();
      }
      case "resigning" -> {
        OUT.println("bestmove r");
        Runtime.getRuntime().halt(7);
      }
      case "thinking" -> {
        OUT.println("info depth 3 score cp -25 nodes 77 pv r l r x");
        OUT.println("info depth 9 multipv 2 score cp 500 pv l");
        OUT.println("info string all is well");
        OUT.println("info depth 4 seldepth 9 score mate -6 nodes 1234 nps 5 time 3 pv r r");
        OUT.println("bestmove r ponder l");
      }
      case "echo" -> {
        OUT.println("bestmove r");
        System.err.println(Echo.last + " / " + line);
        Runtime.getRuntime().halt(5);
      }
      default -> OUT.println("bestmove r");
    }
  }

  private static void sleep() throws InterruptedException {
    Thread.sleep(600_000);
  }
}
