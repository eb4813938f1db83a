package org.papamu.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveEntry;
import org.papamu.api.Outcome;
import org.papamu.api.Player.Choice;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.play.Answer.Kind;
import org.papamu.core.match.Clocks;
import org.papamu.core.match.Timing;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.player.TimeShare;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.GuardedEntry;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.text.Scores;

/**
 * An interactive game: asks the seat to move for a line, or its player for a move, until the game
 * is over or whoever plays leaves. A line that is neither a move nor a command is answered by an
 * error and changes nothing.
 *
 * @param <P> the game's own position type
 */
final class GameLoop<P extends Position> {

  /** What is never spent of a clock. */
  private static final Duration RESERVE = Duration.ofMillis(50);

  private static final String UNDO = "undo";
  private static final String QUIT = "quit";
  private static final String STOP = "stop";
  private static final String SAVE = "save";

  /** What can be said while a player thinks. */
  private static final List<String> WHILE = List.of(UNDO, STOP, "show", "position", "moves", QUIT);

  /** What can be said when a fault has ended the game. */
  private static final List<String> AFTER_FAULT = List.of(SAVE, QUIT);

  private final Voice voice;
  private final Talk talk;
  private final Sitting<P> sitting;
  private final Parts<P> parts;
  private final StepEntry<P> entry;
  private final Commands commands;
  private boolean fault;
  private boolean warned;
  private boolean interrupted;

  /**
   * What a game is made of beside its line of play.
   *
   * @param board the board
   * @param telling tells what has happened
   * @param keeping keeps the record
   * @param clocks the clocks
   * @param past what goes back and forth
   * @param files what comes from outside
   * @param ends what people settle between them
   * @param advice what the computer can tell
   * @param views what there is to look at
   */
  record Parts<P extends Position>(
      Board<P> board,
      Telling<P> telling,
      Keeping<P> keeping,
      Clocks clocks,
      PastCommands<P> past,
      FileCommands<P> files,
      EndCommands<P> ends,
      AdviceCommands<P> advice,
      ViewCommands<P> views) {}

  GameLoop(Voice voice, Sitting<P> sitting, Parts<P> parts) {
    this.voice = voice;
    talk = voice.talk();
    this.sitting = sitting;
    this.parts = parts;
    entry = new StepEntry<>(voice, sitting, parts.board, text -> session().play(text));
    commands = new Commands(voice);
    parts.views.add(commands);
    parts.files.add(commands);
    parts.past.add(commands);
    parts.advice.add(commands);
    parts.ends.add(commands);
  }

  private Session<P> session() {
    return sitting.session();
  }

  private GameInfo info() {
    return sitting.game().info();
  }

  /** Plays until the game is over and nobody has more to say, or somebody leaves. */
  Table.End run() {
    try {
      session().startText();
      if (session().ply() == 0) {
        talk.greet(
            List.of(
                Voice.summary(sitting.game()),
                voice.text(talk.hasCursor() ? "welcome" : "welcome.spoken")));
      }
      parts.telling.show();
      parts.telling.warn();
      play();
    } catch (GameFault | PlayerFault thrown) {
      ended(thrown);
    } finally {
      parts.advice.close();
    }
    if (sitting.main().outcome().isEmpty()) {
      talk.say(voice.text(fault ? "unfinished.fault" : "unfinished"));
    }
    parts.keeping.keepAtTheEnd();
    return fault ? Table.End.FAULT : interrupted ? Table.End.INTERRUPTED : Table.End.PLAYED;
  }

  private void play() {
    while (!sitting.hasLeft()) {
      Optional<Outcome> outcome = session().outcome();
      if (outcome.isEmpty() && !sitting.asksPerson()) {
        answer();
      } else if (outcome.isPresent() && sitting.seats().noneHuman()) {
        sitting.leave();
      } else {
        askPerson(outcome.isPresent());
      }
    }
  }

  /**
   * The game ends here, without a result: what has been played is kept, and whoever plays can still
   * save it.
   */
  private void ended(RuntimeException thrown) {
    fault = true;
    String what = String.valueOf(thrown.getMessage());
    voice.report(thrown);
    parts.keeping.ended(what);
    parts.keeping.tell();
    while (!sitting.hasLeft() && !sitting.seats().noneHuman()) {
      Answer answer = talk.ask(voice.text("prompt.over"), () -> AFTER_FAULT);
      if (answer.is(Kind.END) || answer.is(QUIT)) {
        sitting.leave();
      } else if (answer.is(Kind.CANCELLED)) {
        cancelled();
      } else if (answer.line().startsWith(SAVE + " ")) {
        parts.keeping.save(answer.line().substring(SAVE.length()).strip());
      } else if (!answer.line().isEmpty()) {
        voice.complain("after-fault");
      }
    }
  }

  /** Lets the player of the seat to move choose; a person can break in on it. */
  private void answer() {
    String seat = sitting.name(session().turn());
    parts.advice.rest();
    parts.clocks.run(session().turn(), session().ply());
    try (Thinking thinking = sitting.seats().choose(session(), this::within)) {
      if (waitFor(thinking, seat)) {
        if (flagged()) {
          return;
        }
        Choice choice = thinking.choice();
        Played played = session().play(choice.move());
        choice
            .thought()
            .ifPresent(
                thought ->
                    sitting
                        .notes()
                        .think(session().moves(), played.seat(), thought.best().score()));
        parts.telling.played(List.of(played));
        return;
      }
    }
    // What was being thought is of no use any more.
    if (!sitting.hasLeft() && session().outcome().isEmpty()) {
      parts.past.undo();
    }
  }

  /** What the seat to move may spend: no more than its clock leaves it. */
  private Budget within(Budget own) {
    int seat = session().turn();
    Optional<Timing.Clock> clock = parts.clocks.left(seat);
    return clock
        .map(
            left ->
                TimeShare.of(info(), session().ply(), RESERVE)
                    .budget(own, left.main(), left.increment()))
        .orElse(own);
  }

  /** Waits for a player; answers whether it has chosen, and nobody has broken in on it. */
  private boolean waitFor(Thinking thinking, String seat) {
    while (true) {
      Answer answer =
          talk.askWhile(
              thinking,
              () ->
                  voice.text(
                      "prompt.thinks",
                      seat,
                      Scores.in(voice.words().language()).brief(thinking.thought())),
              () -> WHILE);
      switch (answer.kind()) {
        case FINISHED -> {
          return true;
        }
        case CANCELLED, CHOOSE -> thinking.stop();
        case END -> {
          sitting.leave();
          return false;
        }
        case LINE -> {
          switch (answer.line()) {
            case "", STOP -> thinking.stop();
            case UNDO -> {
              return false;
            }
            case QUIT -> {
              sitting.leave();
              return false;
            }
            case "show", "position", "moves" -> commands.obey(answer.line());
            default -> voice.complain("thinks", seat);
          }
        }
        default -> {
          // A key that moves nothing now.
        }
      }
    }
  }

  private void askPerson(boolean over) {
    if (!over && sitting.depth() == 0 && !sitting.isWaiting()) {
      parts.clocks.run(session().turn(), session().ply());
    } else {
      parts.clocks.pause();
    }
    parts.advice.attend();
    String prompt = prompt(over);
    Answer answer =
        talk.ask(
            new Talk.Question(
                () -> prompt, () -> words(over), () -> parts.clocks.fallen().isPresent()));
    if (!over && flagged()) {
      return;
    }
    if (!answer.is(Kind.CANCELLED)) {
      warned = false;
    }
    switch (answer.kind()) {
      case END -> sitting.leave();
      case CANCELLED -> cancelled();
      case FINISHED -> {}
      case LINE -> line(answer.line(), over);
      case CHOOSE -> enter(over);
      case BACK -> hideCursor();
      default -> moveCursor(answer.kind(), over);
    }
  }

  /** Whether a clock has run out, which ends the game. */
  private boolean flagged() {
    OptionalInt fallen = parts.clocks.fallen();
    if (fallen.isPresent() && session().outcome().isEmpty()) {
      parts.advice.rest();
      parts.ends.flag(fallen.getAsInt());
      return true;
    }
    return false;
  }

  /** Ctrl-C: the first one says what the second one does. */
  private void cancelled() {
    if (warned) {
      interrupted = true;
      sitting.leave();
      return;
    }
    warned = true;
    Optional<String> file = parts.keeping.place();
    voice.say(file.isPresent() ? "interrupt.kept" : "interrupt", file.orElse(""));
  }

  private String prompt(boolean over) {
    if (over) {
      return voice.text(sitting.depth() == 0 && talk.isPerson() ? "prompt.again" : "prompt.over");
    }
    int turn = session().turn();
    int ply = session().ply() + 1;
    return sitting.depth() > 0
        ? voice.text("prompt.variation", sitting.nameWithin(turn), ply)
        : voice.text("prompt", sitting.name(turn), ply);
  }

  private List<String> words(boolean over) {
    List<String> words = new ArrayList<>(commands.words());
    if (!over) {
      words.addAll(parts.views.texts());
      for (MoveEntry.Step step : GuardedEntry.of(sitting.game(), session().position()).steps()) {
        words.add(step.text());
      }
    }
    return words;
  }

  private void line(String line, boolean over) {
    if (line.isEmpty()) {
      enter(over);
      return;
    }
    parts.advice.rest();
    if (!commands.obey(line)) {
      move(line);
    }
  }

  private void move(String line) {
    try {
      Optional<List<Played>> stepped = entry.tryOpen(line);
      played(stepped.isPresent() ? stepped.get() : session().play(line));
    } catch (NotationException e) {
      voice.complain(e, "move");
    }
  }

  private void played(List<Played> plies) {
    if (!plies.isEmpty()) {
      sitting.goOn();
      parts.telling.played(plies);
    }
  }

  // --- the cursor ---

  private void enter(boolean over) {
    OptionalInt point = parts.board.cursor().point();
    if (over) {
      if (talk.isPerson() && sitting.depth() == 0) {
        parts.ends.again();
      }
    } else if (sitting.isWaiting()) {
      sitting.goOn();
    } else if (point.isPresent()) {
      parts.advice.rest();
      try {
        played(entry.open(point.getAsInt()));
      } catch (NotationException e) {
        voice.complain(e, "move");
      }
    }
  }

  private void hideCursor() {
    parts.board.cursor().hide();
    parts.telling.show();
  }

  private void moveCursor(Kind key, boolean over) {
    if (!over) {
      PointSet beginnings = entry.beginnings();
      parts.board.cursor().move(key, beginnings);
      parts.board.showMarked(session(), entry.firstTargets());
    }
  }
}
