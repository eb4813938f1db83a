package org.papamu.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import org.papamu.api.Position;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Host;
import org.papamu.core.record.Remark;
import org.papamu.core.record.Replay;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.view.TextBoard;

/**
 * Steps through a game by keys at a terminal.
 *
 * @param <P> the game's own position type
 */
final class Stepper<P extends Position> {

  private enum Key {
    NEXT,
    BACK,
    FIRST,
    LAST,
    DIGIT,
    ERASE,
    GO,
    QUIT,
    OTHER
  }

  private final Report report;
  private final TextBoard drawing;
  private final Replay<P> replay;
  private final CommandWords words;

  /** What was typed of a ply's number. */
  private String typed = "";

  Stepper(Report report, TextBoard drawing, Replay<P> replay) {
    this.report = report;
    this.drawing = drawing;
    this.replay = replay;
    words = new CommandWords(replay.session().game());
  }

  /** Whether a person sits at a terminal that can be drawn on. */
  static boolean suits(Host host) {
    return host.interactive() && host.screen() == Host.Screen.TERMINAL;
  }

  /** Steps until the person has seen enough. */
  void run() {
    try (Terminal terminal =
        TerminalBuilder.builder().system(true).encoding(StandardCharsets.UTF_8).build()) {
      Attributes before = terminal.enterRawMode();
      try {
        run(terminal);
      } finally {
        terminal.setAttributes(before);
        terminal.flush();
      }
    } catch (IOException e) {
      throw new Failure("the terminal cannot be used: " + e.getMessage(), e);
    }
  }

  /** Steps at a terminal that gives keys one by one. */
  void run(Terminal terminal) {
    BindingReader reader = new BindingReader(terminal.reader());
    KeyMap<Key> keys = keys(terminal);
    int ply = 0;
    while (true) {
      draw(terminal, ply);
      Key key = reader.readBinding(keys);
      if (key == null || key == Key.QUIT) {
        return;
      }
      ply = after(key, ply, reader.getLastBinding());
    }
  }

  private int after(Key key, int ply, String text) {
    int last = replay.plies();
    if (key == Key.DIGIT) {
      typed = typed.length() < 7 ? typed + text : typed;
      return ply;
    }
    if (key == Key.ERASE) {
      typed = typed.isEmpty() ? "" : typed.substring(0, typed.length() - 1);
      return ply;
    }
    String number = typed;
    typed = "";
    return switch (key) {
      case NEXT -> Math.min(ply + 1, last);
      case BACK -> Math.max(ply - 1, 0);
      case FIRST -> 0;
      case LAST -> last;
      case GO ->
          number.isEmpty() ? Math.min(ply + 1, last) : Math.min(Integer.parseInt(number), last);
      case DIGIT, ERASE, QUIT, OTHER -> ply;
    };
  }

  private void draw(Terminal terminal, int ply) {
    terminal.puts(Capability.clear_screen);
    lines(ply).forEach(line -> terminal.writer().println(report.style().fit(line)));
    terminal.writer().print(typed.isEmpty() ? "" : words.say("replay.typed", typed));
    terminal.flush();
  }

  /** What is shown of a ply. */
  private List<String> lines(int ply) {
    List<String> lines = new ArrayList<>();
    lines.add(report.style().strong(replay.session().game().info().title()));
    lines.addAll(
        GameFault.guard(
            replay.session().game(),
            "at or look",
            () -> drawing.lines(ReplayExports.scene(replay.session(), ply))));
    lines.add("");
    lines.add(words.say("replay.at", ply, replay.plies()) + move(ply));
    if (replay.record().moves().size() >= ply) {
      for (Remark remark : replay.record().line().remarks(ply)) {
        lines.add(ReplayCommand.words(remark));
      }
    }
    if (ply == replay.plies()) {
      replay
          .faults()
          .forEach(
              fault -> lines.add(words.say("replay.fault-brief", fault.move(), fault.reason())));
    }
    lines.add(words.say("replay.keys"));
    return lines;
  }

  private String move(int ply) {
    if (ply == 0) {
      return "";
    }
    Played played = replay.session().played().get(ply - 1);
    return ", %s: %s".formatted(words.seatWithin(played.seat()), played.text());
  }

  private static KeyMap<Key> keys(Terminal terminal) {
    KeyMap<Key> keys = new KeyMap<>();
    keys.setUnicode(Key.OTHER);
    keys.setNomatch(Key.OTHER);
    keys.bind(
        Key.NEXT,
        " ",
        "n",
        "l",
        "j",
        "\u001b[C",
        "\u001bOC",
        KeyMap.key(terminal, Capability.key_right));
    keys.bind(
        Key.BACK, "p", "h", "k", "\u001b[D", "\u001bOD", KeyMap.key(terminal, Capability.key_left));
    keys.bind(Key.FIRST, "g", "\u001b[H", "\u001bOH", KeyMap.key(terminal, Capability.key_home));
    keys.bind(Key.LAST, "G", "\u001b[F", "\u001bOF", KeyMap.key(terminal, Capability.key_end));
    for (char digit = '0'; digit <= '9'; digit++) {
      keys.bind(Key.DIGIT, String.valueOf(digit));
    }
    keys.bind(Key.ERASE, "\u007f", "\b");
    keys.bind(Key.GO, "\r", "\n");
    keys.bind(Key.QUIT, "q", "Q", KeyMap.ctrl('C'), KeyMap.ctrl('D'));
    return keys;
  }
}
