package org.papamu.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The conversation with whoever plays: a person at a terminal, or a script in a pipe. */
interface Talk extends AutoCloseable {

  /** The answer of a person who gave the line up. */
  String CANCELLED = "\u0003";

  /**
   * The next line.
   *
   * @param prompt what is asked for, where prompts are shown
   * @param words what might be typed, for completion
   * @return the line without its end and outer blanks; {@link #CANCELLED} for one that was given
   *     up; nothing at the end of the input
   */
  Optional<String> ask(String prompt, Supplier<List<String>> words);

  /** The answer when what was waited for came first. */
  String FINISHED = "\u0006";

  /**
   * Waits for a choice, and for the next line meanwhile where a person can type one.
   *
   * @param prompt what is shown meanwhile, where prompts are shown: made anew from time to time
   * @return {@link #FINISHED} when the choice is made; else as {@link #ask}
   */
  default Optional<String> askWhile(
      Thinking thinking, Supplier<String> prompt, Supplier<List<String>> words) {
    thinking.await();
    return Optional.of(FINISHED);
  }

  /** Says something on standard output. */
  void say(String line);

  /** Says what is wrong on standard error. */
  void complain(List<String> lines);

  /** Whether a person is asked, who is to be shown boards and prompts. */
  boolean isPerson();

  @Override
  void close();
}
