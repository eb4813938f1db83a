package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.papamu.core.view.Scene;

/** The conversation with whoever plays: a person at a terminal, or a script in a pipe. */
interface Talk extends AutoCloseable {

  /** Wider lines of running text are hard to read. */
  int MEASURE = 78;

  /** Never comes before a line. */
  BooleanSupplier NEVER = () -> false;

  /**
   * What is asked.
   *
   * @param prompt what is shown, where prompts are shown: made anew from time to time
   * @param words what might be typed, for completion
   * @param finished whether there is nothing to wait for any more; heeded where one can wait for
   *     two things
   */
  record Question(Supplier<String> prompt, Supplier<List<String>> words, BooleanSupplier finished) {

    /** A question that only an answer ends. */
    static Question of(String prompt, Supplier<List<String>> words) {
      return new Question(() -> prompt, words, NEVER);
    }
  }

  /** The next line, or whatever else is answered. */
  Answer ask(Question question);

  /** The same with a fixed prompt. */
  default Answer ask(String prompt, Supplier<List<String>> words) {
    return ask(Question.of(prompt, words));
  }

  /**
   * Waits for a choice, and for the next line meanwhile where a person can type one.
   *
   * @return {@link Answer#FINISHED} when the choice is made; else as {@link #ask}
   */
  default Answer askWhile(
      Thinking thinking, Supplier<String> prompt, Supplier<List<String>> words) {
    thinking.await();
    return Answer.FINISHED;
  }

  /** Says something on standard output. */
  void say(String line);

  /**
   * Says something that matters only until something else is asked; where a screen stays in its
   * place it goes when the next is said so, or none.
   *
   * @param line the line; empty for none any more
   */
  default void remark(String line) {
    if (!line.isEmpty()) {
      say(line);
    }
  }

  /**
   * Says what is wrong with what was typed, on standard error; where a screen stays in its place it
   * goes when something else is typed.
   */
  void complain(List<String> lines);

  /** Says on standard error what went wrong and matters for longer. */
  default void report(List<String> lines) {
    complain(lines);
  }

  /** Why a board is shown. */
  enum Occasion {
    /** Something has changed. */
    CHANGE,
    /** Somebody asked to see it. */
    WISH
  }

  /**
   * Shows a board.
   *
   * @param cursor the point under the cursor, where there is one
   */
  void show(Scene scene, OptionalInt cursor, Occasion occasion);

  /**
   * Tells a move that was played.
   *
   * @param line its number, seat and text
   * @param sentence the same as a sentence
   */
  void tell(String line, Supplier<String> sentence);

  /**
   * Tells a move that may be played.
   *
   * @param line its text and what it is worth
   * @param sentence what it does
   */
  default void advise(String line, Supplier<String> sentence) {
    say(line);
  }

  /**
   * What stands beside the board from now on, where there is room.
   *
   * @param lines given the columns that there are for them, on any thread; the first are seen for
   *     sure
   */
  default void beside(IntFunction<List<String>> lines) {}

  /**
   * Says what helps somebody who begins, where there is a place for it until something else is
   * said.
   */
  default void greet(List<String> lines) {}

  /** How wide lines of running text are best. */
  default int measure() {
    return MEASURE;
  }

  /** Lines that are too many to stand among others, such as rules. */
  default void read(List<String> lines) {
    lines.forEach(this::say);
  }

  /** Puts a text on the clipboard of whoever sits there; answers whether that was tried. */
  default boolean copy(String text) {
    return false;
  }

  /** Whether a person is asked, who is to be shown boards and prompts. */
  boolean isPerson();

  /** Whether a cursor can be moved over the board. */
  default boolean hasCursor() {
    return false;
  }

  @Override
  void close();
}
