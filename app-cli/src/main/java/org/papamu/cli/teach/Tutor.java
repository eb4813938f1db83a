package org.papamu.cli.teach;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.Lesson;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException;
import org.papamu.cli.play.BoardTalk;
import org.papamu.cli.play.Conversation;
import org.papamu.core.lesson.LessonRun;
import org.papamu.core.lesson.LessonRun.Standing;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.GuardedEntry;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Wording;
import org.papamu.core.view.Scene;
import org.papamu.core.view.TextBoard;

/**
 * Gives the lessons of a game, one after the other: shows a position, asks for moves, and says how
 * they fit the task. Whoever learns may try as often as they like, skip and go back.
 */
public final class Tutor {

  private static final List<String> COMMANDS =
      List.of("hint", "show", "moves", "again", "skip", "back", "help", "quit");

  private static final int WIDTH = 79;

  private final Conversation talk;
  private final TextBoard drawing;
  private final Messages words;
  private final Game<?> game;
  private final Function<String, Game<?>> open;
  private final Set<Integer> done = new HashSet<>();
  private boolean left;

  /**
   * A tutor.
   *
   * @param game the game that is taught; its words are shown
   * @param open gives the game of a name, for lessons on other boards
   */
  public Tutor(
      Conversation talk,
      TextBoard drawing,
      Messages words,
      Game<?> game,
      Function<String, Game<?>> open) {
    this.talk = talk;
    this.drawing = drawing;
    this.words = words;
    this.game = game;
    this.open = open;
  }

  /**
   * Teaches until the last lesson is through or whoever learns leaves.
   *
   * @param first the lesson to begin with, from 1 on
   */
  public void teach(List<Lesson> lessons, int first) {
    say(words.count("tutorial", lessons.size(), game.info().title()));
    say(words.say("tutorial.how"));
    int at = first - 1;
    while (at < lessons.size() && !left) {
      Lesson lesson = lessons.get(at);
      String heading = Printable.of(words.say("lesson", at + 1, lessons.size(), lesson.title()));
      talk.beside(List.of(heading, words.say("tutorial.keys")));
      talk.say("");
      if (!talk.hasBoard()) {
        talk.say(heading);
      }
      say(lesson.text());
      Way way = new Attempts<>(LessonRun.of(lesson, game, open)).run();
      if (way == Way.DONE) {
        done.add(at);
      }
      at = way == Way.BACK ? Math.max(0, at - 1) : at + 1;
    }
    talk.say("");
    say(words.say(left ? "tutorial.left" : "tutorial.end", done.size(), lessons.size()));
  }

  /** How a lesson is left. */
  private enum Way {
    DONE,
    SKIP,
    BACK
  }

  /** Says text folded at the width of a page. */
  private void say(String text) {
    StringBuilder row = new StringBuilder();
    for (String word : Printable.of(text).split(" ", -1)) {
      if (row.length() > 0 && row.length() + 1 + word.length() > WIDTH) {
        talk.say(row.toString());
        row.setLength(0);
      }
      row.append(row.length() > 0 ? " " : "").append(word);
    }
    talk.say(row.toString());
  }

  /** One lesson. */
  private final class Attempts<P extends Position> {

    private final LessonRun<P> run;
    private final Session<P> session;
    private final Optional<BoardTalk<P>> board;
    private int hints;

    /** A move being entered step by step: the steps so far and what may follow. */
    private final List<MoveEntry.Step> steps = new ArrayList<>();

    Attempts(LessonRun<P> run) {
      this.run = run;
      session = run.session();
      board = talk.hasBoard() ? Optional.of(talk.at(session)) : Optional.empty();
    }

    Way run() {
      show();
      while (true) {
        Optional<String> line =
            board.isPresent()
                ? board.get().ask(prompt(), this::completions)
                : talk.ask(prompt(), this::completions);
        String word = line.orElse("quit");
        switch (word) {
          case "quit" -> {
            left = true;
            return Way.SKIP;
          }
          case "skip" -> {
            return Way.SKIP;
          }
          case "back" -> {
            return Way.BACK;
          }
          case "hint" -> hint();
          case "show" -> show();
          case "moves" -> talk.say(String.join("  ", texts()));
          case "again" -> restart();
          case "help" -> help();
          default -> {
            if (move(word) == Standing.DONE) {
              return seen();
            }
          }
        }
      }
    }

    /** Lets a board that would be gone be looked at, then goes on. */
    private Way seen() {
      if (board.isPresent() && talk.ask(words.say("on") + " ", List::of).isEmpty()) {
        left = true;
      }
      return Way.DONE;
    }

    private String prompt() {
      return steps.isEmpty() ? "> " : typed() + " > ";
    }

    private List<String> completions() {
      List<String> all = new ArrayList<>(COMMANDS);
      all.addAll(texts());
      entry().steps().forEach(step -> all.add(step.text()));
      return all;
    }

    private void help() {
      for (int line = 1; words.has("help." + line); line++) {
        talk.say(words.say("help." + line));
      }
    }

    private void hint() {
      List<String> all = run.lesson().hints();
      if (hints < all.size()) {
        say(words.say("hint", all.get(hints++)));
      } else {
        say(words.say("answer", String.join("  ", run.lesson().answer())));
      }
    }

    private void restart() {
      run.restart();
      steps.clear();
      show();
    }

    private void show() {
      if (board.isPresent()) {
        board.get().show();
        return;
      }
      P position = session.position();
      Game<P> shown = session.game();
      List<String> lines =
          GameFault.guard(
              shown,
              "at or look",
              () -> {
                Scene scene = Scene.of(shown, position);
                String mover =
                    Wording.name(shown.seatNames().get(position.turn()), shown.language());
                scene = scene.withCaption(words.say("turn", mover));
                return drawing.lines(
                    session.lastPlayed().isPresent()
                        ? scene.after(session.lastPlayed().get().description())
                        : scene);
              });
      lines.forEach(talk::say);
    }

    private List<String> texts() {
      P position = session.position();
      MoveList moves = session.legalMoves();
      return GameFault.guard(
          session.game(),
          "writeMove",
          () -> {
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < moves.size(); i++) {
              texts.add(Written.move(session.game(), position, moves.get(i)));
            }
            texts.sort(null);
            return texts;
          });
    }

    /** The entry of a move after the steps so far. */
    private MoveEntry entry() {
      MoveEntry entry = GuardedEntry.of(session.game(), session.position());
      for (MoveEntry.Step step : steps) {
        entry = entry.after(step);
      }
      return entry;
    }

    private String typed() {
      StringBuilder text = new StringBuilder();
      steps.forEach(step -> text.append(step.text()));
      return text.toString();
    }

    /** Takes a line as a whole move or as the next step of one; an empty line ends the move. */
    private Standing move(String line) {
      if (line.isEmpty()) {
        return steps.isEmpty() || entry().move().isEmpty() ? Standing.OPEN : play(typed());
      }
      Optional<MoveEntry.Step> step =
          entry().steps().stream().filter(next -> isMeant(next, line)).findFirst();
      if (step.isEmpty()) {
        return play(steps.isEmpty() ? line : typed() + joined(line));
      }
      steps.add(step.get());
      MoveEntry after = entry();
      if (after.steps().isEmpty()) {
        return play(typed());
      }
      List<String> next = after.steps().stream().map(MoveEntry.Step::text).toList();
      say(words.say(after.move().isPresent() ? "next-or-end" : "next", String.join("  ", next)));
      return Standing.OPEN;
    }

    private boolean isMeant(MoveEntry.Step step, String line) {
      return List.of(step.text(), step.brief()).stream()
          .anyMatch(text -> text.equals(line) || text.equals("-" + line));
    }

    private String joined(String line) {
      return line.startsWith("-") ? line : "-" + line;
    }

    private Standing play(String text) {
      steps.clear();
      Standing standing;
      try {
        standing = run.play(text);
      } catch (NotationException refused) {
        say(words.say("refused", Wording.capital(Printable.of(refused.message(), 300))));
        if (!refused.suggestions().isEmpty()) {
          say(words.say("suggested", String.join("  ", refused.suggestions())));
        }
        return Standing.OPEN;
      }
      show();
      switch (standing) {
        case DONE -> say(words.say("right"));
        case OPEN -> say(words.count("go-on", (long) run.lesson().most() - session.ply()));
        case MISSED -> {
          say(words.say("missed"));
          restart();
        }
      }
      return standing;
    }
  }
}
