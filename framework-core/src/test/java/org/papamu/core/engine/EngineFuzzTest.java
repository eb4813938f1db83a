package org.papamu.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.papamu.api.Game;
import org.papamu.api.Player;
import org.papamu.api.Score;
import org.papamu.core.text.Printable;
import org.papamu.core.toy.Faulty;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

/** Nothing that is sent ends the engine, and it always knows what it said before. */
class EngineFuzzTest {

  private static final String[] COMMANDS = {
    "ugi",
    "isready",
    "uginewgame",
    "stop",
    "moves",
    "show",
    "query gameover",
    "query result",
    "query p1turn",
    "query",
    "perft 3",
    "perft 0",
    "perft",
    "go depth 1",
    "go nodes 5",
    "go",
    "go infinite",
    "go movetime 1",
    "go p1time 100 p1inc 5 p2time 100 p2inc 5",
    "go p1time",
    "go depth 3 nodes 9 movetime 2 infinite",
    "position startpos",
    "position startpos moves l r",
    "position startpos moves l x",
    "position fen 3 white",
    "position fen 1 black moves l",
    "position fen 9 white",
    "setoption name Game value ring:9",
    "setoption name Game value ring:puzzle",
    "setoption name Game value chess",
    "setoption name Hash value 999999999",
    "setoption name Hash value 0",
    "setoption name Hash value 2",
    "setoption name Threads value 2",
    "setoption name MultiPV value 3",
    "setoption name Level value 1",
    "setoption name Level value 11",
    "setoption name Seed value 4",
    "setoption name Player value random",
    "setoption name Player value nobody",
    "go depth -1",
    "",
    "\u001b[2J",
    "setoption name",
    "position",
    "quitt"
  };

  @Test
  @Timeout(300)
  void survivesFiveThousandRandomCommands() {
    for (int seed = 0; seed < 100; seed++) {
      survive(Dialogue.host(), seed, 50);
    }
  }

  /** Commands that come while a player thinks that only stops when it is told to, and talks. */
  @Test
  @Timeout(300)
  void survivesRandomCommandsWhileItThinks() {
    for (int seed = 0; seed < 40; seed++) {
      Teller thinker =
          new Teller(
              question -> {
                int depth = 1;
                do {
                  question
                      .listener()
                      .accept(Teller.thought(depth++, Teller.line(Score.draw(), Teller.LEFT)));
                  Dialogue.pause();
                } while (!question.stop().requested());
                return Player.Choice.of(
                    Teller.thought(depth, Teller.line(Score.draw(), Teller.LEFT)));
              });
      survive(Dialogue.host(Dialogue::ring, List.of(thinker)), seed, 30);
    }
  }

  @Test
  @Tag("deep")
  void survivesAMillionRandomCommands() {
    for (int seed = 1000; seed < 6000; seed++) {
      survive(Dialogue.host(), seed, 200);
    }
  }

  private static void survive(EngineHost host, int seed, int commands) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < commands; i++) {
      input.append(command(random)).append(random.nextInt(4) == 0 ? "\r\n" : "\n");
    }
    input.append("stop\nuginewgame\nsetoption name Game value ring:9\nperft 4\nshow\n");
    String[] answers = run(host, input.toString().getBytes(StandardCharsets.UTF_8));
    assertThat(answers).as("seed %d", seed).endsWith("perft 4 16", "position 4 black");
    for (String answer : answers) {
      assertThat(answer)
          .as("seed %d", seed)
          .matches(
              "(id name|option name|ugiok|readyok|moves|position|response|perft|info|bestmove).*");
      assertThat(answer.codePoints().allMatch(Printable::isPlain)).isTrue();
    }
  }

  private static String command(SplittableRandom random) {
    String command = COMMANDS[random.nextInt(COMMANDS.length)];
    if (random.nextInt(3) > 0) {
      return command;
    }
    StringBuilder changed = new StringBuilder(command);
    for (int n = random.nextInt(3); n >= 0; n--) {
      int at = random.nextInt(changed.length() + 1);
      switch (random.nextInt(3)) {
        case 0 -> changed.insert(at, (char) random.nextInt(random.nextBoolean() ? 128 : 0xd800));
        case 1 -> changed.insert(at, COMMANDS[random.nextInt(COMMANDS.length)]);
        default -> changed.delete(at, Math.min(changed.length(), at + 3));
      }
    }
    return changed.toString().replace('\n', ' ').replace("quit", "q");
  }

  private static String[] run(EngineHost host, byte[] input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(new Engine(host).run(new ByteArrayInputStream(input), out)).isEmpty();
    return out.toString(StandardCharsets.UTF_8).lines().toArray(String[]::new);
  }

  @Test
  void survivesRandomBytes() {
    for (int seed = 0; seed < 200; seed++) {
      byte[] input = new byte[2000];
      new SplittableRandom(seed).nextBytes(input);
      byte[] last = "\nshow\n".getBytes(StandardCharsets.UTF_8);
      System.arraycopy(last, 0, input, input.length - last.length, last.length);
      assertThat(run(Dialogue.host(), input)).endsWith("position 4 black");
    }
  }

  /** The game's code fails in the nth call, whatever command that is in. */
  @Test
  @Timeout(300)
  void survivesFaultsOfTheGame() {
    byte[] input =
        """
        show
        position startpos moves l r
        moves
        perft 4
        position fen 3 white moves r
        query result
        go depth 1
        stop
        uginewgame
        isready
        """
            .getBytes(StandardCharsets.UTF_8);
    byte[] again =
        "setoption name Game value sound\nposition startpos\nmoves\nshow\n"
            .getBytes(StandardCharsets.UTF_8);
    byte[] both = new byte[input.length + again.length];
    System.arraycopy(input, 0, both, 0, input.length);
    System.arraycopy(again, 0, both, input.length, again.length);
    for (int call = 0; call < 150; call++) {
      Faulty<Place> faulty = new Faulty<>(Ring.standard());
      faulty.failIn(call, call % 2 == 0 ? new StackOverflowError() : new IllegalStateException());
      EngineHost host =
          Dialogue.host(
              name -> name.equals("sound") ? (Game<?>) Ring.standard() : faulty, Dialogue.simple());
      List<String> answers = List.of(run(host, both));
      assertThat(answers)
          .as("call %d", call)
          .contains("readyok")
          .endsWith("moves l r", "position 4 black");
      assertThat(answers.stream().filter(line -> line.contains("error")).count())
          .isLessThanOrEqualTo(2);
    }
  }
}
