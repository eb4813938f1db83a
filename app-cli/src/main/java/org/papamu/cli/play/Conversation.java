package org.papamu.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A conversation by lines with whoever is there, for those who do not play a whole game. */
public final class Conversation implements AutoCloseable {

  private final Talk talk;

  Conversation(Talk talk) {
    this.talk = talk;
  }

  /**
   * The next line.
   *
   * @param prompt what is asked for, where prompts are shown
   * @param words what might be typed, for completion
   * @return the line without outer blanks, empty if it was given up; nothing at the end of the
   *     input
   */
  public Optional<String> ask(String prompt, Supplier<List<String>> words) {
    Answer answer = talk.ask(prompt, words);
    return answer.is(Answer.Kind.END) ? Optional.empty() : Optional.of(answer.line());
  }

  /** Says a line. */
  public void say(String line) {
    talk.say(line);
  }

  @Override
  public void close() {
    talk.close();
  }
}
