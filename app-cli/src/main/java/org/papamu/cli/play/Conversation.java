package org.papamu.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.core.session.Session;

/** A conversation with whoever is there, for those who do not play a whole game. */
public final class Conversation implements AutoCloseable {

  private final Voice voice;
  private final Function<GameInfo, Seats> people;
  private boolean warned;

  /**
   * A conversation.
   *
   * @param people seats of a game at which people sit
   */
  Conversation(Voice voice, Function<GameInfo, Seats> people) {
    this.voice = voice;
    this.people = people;
  }

  /**
   * The next line.
   *
   * @param prompt what is asked for, where prompts are shown
   * @param words what might be typed, for completion
   * @return the line without outer blanks, empty for a key; nothing at the end of the input, and
   *     when it is given up twice
   */
  public Optional<String> ask(String prompt, Supplier<List<String>> words) {
    while (true) {
      Answer answer = voice.talk().ask(prompt, words);
      if (answer.is(Answer.Kind.END) || (answer.is(Answer.Kind.CANCELLED) && cancelled())) {
        return Optional.empty();
      }
      if (!answer.is(Answer.Kind.CANCELLED)) {
        goesOn();
        return Optional.of(answer.line());
      }
    }
  }

  /** Ctrl-C: the first one says what the second one does; answers whether it is the second. */
  boolean cancelled() {
    if (warned) {
      return true;
    }
    warned = true;
    voice.say("interrupt.menu");
    return false;
  }

  /** Something else than Ctrl-C was said. */
  void goesOn() {
    warned = false;
  }

  /** Says a line. */
  public void say(String line) {
    voice.talk().say(line);
  }

  /** What stands beside the board from now on, where there is room. */
  public void beside(List<String> lines) {
    List<String> fixed = List.copyOf(lines);
    voice.talk().beside(columns -> Sheet.folded(fixed, columns));
  }

  /** Whether there is a board that stays in its place, with keys to move a cursor over it. */
  public boolean hasBoard() {
    return voice.talk().hasCursor();
  }

  /** The board of a session, where {@link #hasBoard there is one}. */
  public <P extends Position> BoardTalk<P> at(Session<P> session) {
    return new BoardTalk<>(
        this, voice, new Sitting<>(session, people.apply(session.game().info())));
  }

  @Override
  public void close() {
    voice.talk().close();
  }
}
