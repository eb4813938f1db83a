package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** What can be said at the prompt beside moves, by its first word. */
final class Commands {

  private record Command(boolean takesMore, Consumer<String> action) {}

  private final Voice voice;
  private final Map<String, Command> commands = new LinkedHashMap<>();

  Commands(Voice voice) {
    this.voice = voice;
  }

  /** Adds a command that is a word alone. */
  void word(String name, Runnable action) {
    commands.put(name, new Command(false, rest -> action.run()));
  }

  /** Adds a command that something may follow; the action is given what did. */
  void phrase(String name, Consumer<String> action) {
    commands.put(name, new Command(true, action));
  }

  /** The words, in the order in which they were added. */
  List<String> words() {
    return new ArrayList<>(commands.keySet());
  }

  /** Does what a line says; answers whether it is a command. */
  boolean obey(String line) {
    int blank = line.indexOf(' ');
    String word = blank < 0 ? line : line.substring(0, blank);
    String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
    Optional<Command> command = Optional.ofNullable(commands.get(word));
    if (command.isEmpty()) {
      return false;
    }
    if (!rest.isEmpty() && !command.get().takesMore) {
      voice.complain("takes-nothing", word);
    } else {
      command.get().action.accept(rest);
    }
    return true;
  }
}
