package org.papamu.cli.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Player.Choice;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Errors;
import org.papamu.cli.output.Failure;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Scores;
import org.papamu.core.text.Wording;

/**
 * An interactive game: asks the seat to move for a line, or its player for a move, until the game
 * is over or whoever plays leaves. A line that is neither a move nor a command is answered by an
 * error and changes nothing.
 *
 * @param <P> the game's own position type
 */
final class GameLoop<P extends Position> {

  private static final String UNDO = "undo";
  private static final String QUIT = "quit";
  private static final String STOP = "stop";
  private static final String WARN = "warn";
  private static final Set<String> WITH_MORE = Set.of("save", "hint", WARN);

  private static final List<String> COMMANDS =
      List.of(
          "moves",
          "show",
          "position",
          "undo",
          "redo",
          "hint",
          "save",
          WARN,
          "resign",
          "draw",
          "help",
          "quit");

  /** What can be said while a player thinks. */
  private static final List<String> WHILE = List.of(UNDO, STOP, "show", "position", "moves", QUIT);

  /** What can be said when a fault has ended the game. */
  private static final List<String> AFTER_FAULT = List.of("save", QUIT);

  private static final List<String> HELP =
      List.of(
          "a move      in full, such as %s, or step by step: a point, then where it goes",
          "moves       the legal moves",
          "show        the board",
          "position    the position as text",
          "undo, redo  take back, and play again what was taken back",
          "hint        a move that the computer would play; hint all: what is proved of each",
          "save FILE   write the game's record",
          "warn on     say when a puzzle can no longer be solved; warn off: do not",
          "resign      give up",
          "draw        end the game as a draw, if the other seats are people or agree",
          "quit        leave; so does the end of the input (Ctrl-D)",
          "while the computer thinks: undo, stop (or Enter, or Ctrl-C: it moves now), quit");

  /** What a hint for a person may take. */
  private static final Budget SOON = Budget.UNLIMITED.withTime(Duration.ofSeconds(1));

  /** What a hint for a script may take: the same work everywhere, so that it is the same hint. */
  private static final Budget FEW =
      Budget.UNLIMITED.withNodes(100_000).withTime(Duration.ofSeconds(10));

  private final Talk talk;
  private final Session<P> session;
  private final Game<P> game;
  private final Seats seats;
  private final Board<P> board;
  private final Saving<P> saving;
  private final Prospects<P> prospects;
  private Optional<MoveLabels<P>> labels = Optional.empty();
  private final StepEntry<P> entry;
  private boolean left;
  private boolean fault;
  private boolean unsaved;

  GameLoop(
      Talk talk,
      Session<P> session,
      Seats seats,
      Board<P> board,
      Saving<P> saving,
      Prospects<P> prospects) {
    this.talk = talk;
    this.prospects = prospects;
    this.session = session;
    this.seats = seats;
    this.board = board;
    this.saving = saving;
    game = session.game();
    entry = new StepEntry<>(talk, session, board);
  }

  /** How a game came to its end, as far as the host is concerned. */
  enum End {
    /** It is over, or somebody left. */
    PLAYED,
    /** A fault in the code of the game or of a player put an end to it. */
    FAULT
  }

  /** Plays until the game is over and nobody has more to say, or somebody leaves. */
  End run() {
    try {
      session.startText();
      board.show(session);
      warn();
      play();
    } catch (GameFault | PlayerFault thrown) {
      ended(thrown);
    }
    if (session.outcome().isEmpty()) {
      talk.say(fault ? "unfinished: plugin fault" : "unfinished");
    }
    saving.save(session);
    return fault ? End.FAULT : End.PLAYED;
  }

  private void play() {
    while (!left) {
      Optional<Outcome> outcome = session.outcome();
      if (outcome.isEmpty() && !seats.isHuman(session.turn())) {
        answer();
      } else if (outcome.isPresent() && seats.noneHuman()) {
        left = true;
      } else {
        askPerson(outcome);
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
    complain(Printable.of(what, 500));
    saving.ended(what);
    keep();
    saving.file().filter(file -> !unsaved).ifPresent(this::tellOfRecord);
    while (!left && !seats.noneHuman()) {
      String line = talk.ask("over> ", () -> AFTER_FAULT).orElse(QUIT);
      if (line.equals(QUIT)) {
        left = true;
      } else if (line.startsWith("save ")) {
        save(line.substring("save ".length()).strip());
      } else if (!line.isEmpty() && !line.equals(Talk.CANCELLED)) {
        complain("the game ended by a plugin fault; save FILE keeps it, quit leaves");
      }
    }
  }

  /** Keeps the record. Where it cannot be written the game goes on: it is not to be lost. */
  private void keep() {
    try {
      saving.save(session);
      unsaved = false;
    } catch (Failure e) {
      if (!unsaved) {
        complain(e.what() + "; the game goes on, and \"save FILE\" keeps it elsewhere");
      }
      unsaved = true;
    }
  }

  /** Lets the player of the seat to move choose; a person can break in on it. */
  private void answer() {
    String seat = Wording.capital(game.info().seats().get(session.turn()));
    try (Thinking thinking = seats.choose(session)) {
      Waiting waiting = wait(thinking, seat);
      if (waiting == Waiting.FOR_THE_MOVE) {
        played(List.of(session.play(thinking.choice().move())));
        return;
      }
    }
    // What was being thought is of no use any more.
    if (!left) {
      undo();
    }
  }

  /** What the game goes on with. */
  private enum Waiting {
    FOR_THE_MOVE,
    FOR_NOTHING
  }

  private Waiting wait(Thinking thinking, String seat) {
    while (true) {
      Optional<String> line =
          talk.askWhile(
              thinking,
              () -> seat + " thinks" + Scores.brief(thinking.thought()) + "> ",
              () -> WHILE);
      String word = line.orElse(QUIT);
      switch (word) {
        case Talk.FINISHED -> {
          return Waiting.FOR_THE_MOVE;
        }
        case "", STOP, Talk.CANCELLED -> thinking.stop();
        case UNDO -> {
          return Waiting.FOR_NOTHING;
        }
        case QUIT -> {
          left = true;
          return Waiting.FOR_NOTHING;
        }
        case "show", "position", "moves" -> obey(word);
        default -> complain("%s is thinking; undo, stop (or Enter) or quit".formatted(seat));
      }
    }
  }

  private void askPerson(Optional<Outcome> outcome) {
    Optional<String> line =
        talk.ask(outcome.isPresent() ? "over> " : prompt(), () -> words(outcome.isPresent()));
    if (line.isEmpty()) {
      left = true;
      return;
    }
    if (!line.get().isEmpty() && !line.get().equals(Talk.CANCELLED)) {
      obey(line.get());
    }
  }

  private String prompt() {
    return "%s, ply %d> "
        .formatted(Wording.capital(game.info().seats().get(session.turn())), session.ply() + 1);
  }

  private List<String> words(boolean over) {
    List<String> words = new ArrayList<>(COMMANDS);
    if (!over) {
      words.addAll(texts());
      for (MoveEntry.Step step : GuardedEntry.of(game, session.position()).steps()) {
        words.add(step.text());
      }
    }
    return words;
  }

  private List<String> texts() {
    P position = session.position();
    MoveList moves = session.legalMoves();
    return GameFault.guard(
        game,
        "writeMove",
        () -> {
          List<String> texts = new ArrayList<>();
          for (int i = 0; i < moves.size(); i++) {
            texts.add(game.notation().writeMove(position, moves.get(i)));
          }
          texts.sort(null);
          return texts;
        });
  }

  private void obey(String line) {
    int blank = line.indexOf(' ');
    String word = blank < 0 ? line : line.substring(0, blank);
    String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
    if (!rest.isEmpty() && COMMANDS.contains(word) && !WITH_MORE.contains(word)) {
      complain(word + " takes nothing after it");
      return;
    }
    switch (word) {
      case "moves" -> talk.say(session.outcome().isPresent() ? "over" : String.join("  ", texts()));
      case "show" -> board.showAlways(session);
      case "position" -> talk.say(position());
      case UNDO -> undo();
      case "redo" -> redo();
      case "hint" -> hint(rest);
      case "save" -> save(rest);
      case WARN -> turnWarnings(rest);
      case "resign" -> resign();
      case "draw" -> draw();
      case "help" -> help();
      case QUIT -> left = true;
      default -> move(line);
    }
  }

  private String position() {
    P position = session.position();
    return GameFault.guard(game, "write", () -> game.notation().write(position));
  }

  private void move(String line) {
    try {
      Optional<List<Played>> stepped = entry.tryOpen(line);
      stepped.ifPresentOrElse(this::moved, () -> moved(session.play(line)));
    } catch (NotationException e) {
      talk.complain(Errors.lines(new BadRequest(e, "move")));
    }
  }

  private void moved(List<Played> plies) {
    if (!plies.isEmpty()) {
      played(plies);
    }
  }

  /** Tells of moves just played, keeps the record, shows the board. */
  private void played(List<Played> plies) {
    plies.forEach(played -> talk.say(board.told(session, played)));
    keep();
    board.show(session);
    session.outcome().ifPresent(outcome -> over());
    warn();
  }

  /** Tells a person when what is played for is out of reach. */
  private void warn() {
    if (!seats.noneHuman()) {
      prospects.warning(session).ifPresent(talk::say);
    }
  }

  /** Tells how the game ended: the board says it in its caption. */
  private void over() {
    if (!talk.isPerson()) {
      board.showAlways(session);
    }
    saving.file().filter(file -> !unsaved).ifPresent(this::tellOfRecord);
  }

  private void tellOfRecord(Path file) {
    talk.say("record: " + Printable.of(file.toString()));
  }

  /**
   * Takes back to the last decision of a person: the computer's answer goes with the move. A
   * resignation or an agreement is a decision too.
   */
  private void undo() {
    boolean wasOver = session.outcome().isPresent();
    boolean moveTaken = session.undo().isPresent();
    if (!moveTaken && wasOver == session.outcome().isPresent()) {
      complain("nothing to take back");
      return;
    }
    while (moveTaken && session.ply() > 0 && !seats.isHuman(session.turn()) && !seats.noneHuman()) {
      session.undo();
    }
    changed("taken back");
  }

  private void redo() {
    if (session.redo().isEmpty()) {
      complain("nothing to play again");
      return;
    }
    while (!seats.isHuman(session.turn()) && session.redo().isPresent()) {
      // the computer's answer comes back with the move
    }
    changed("played again");
  }

  private void changed(String what) {
    keep();
    talk.say("%s; %s played".formatted(what, Wording.plies(session.ply())));
    board.show(session);
    warn();
  }

  private void hint(String word) {
    if (session.outcome().isPresent()) {
      complain("the game is over");
      return;
    }
    if (!word.isEmpty()) {
      hintAll(word);
      return;
    }
    try (Thinking thinking = seats.hint(session, talk.isPerson() ? SOON : FEW)) {
      Choice choice = talk.isPerson() ? hinted(thinking) : thinking.choice();
      P position = session.position();
      String text =
          GameFault.guard(
              game, "writeMove", () -> game.notation().writeMove(position, choice.move()));
      String score = talk.isPerson() ? Scores.brief(choice.thought()) : "";
      talk.say("hint: " + text + score);
    }
  }

  private void hintAll(String word) {
    if (!word.equals("all")) {
      complain("it is hint, or hint all");
    } else if (!MoveLabels.suits(game)) {
      complain("moves are labelled in puzzles and in games of two seats");
    } else {
      P position = session.position();
      MoveLabels<P> ready = labels.orElseGet(() -> new MoveLabels<>(game));
      labels = Optional.of(ready);
      GameFault.during(game, "rules", stop -> ready.of(position, stop), Stop.NEVER)
          .forEach(talk::say);
    }
  }

  /** Waits for a hint; what is typed meanwhile hurries it. */
  private Choice hinted(Thinking thinking) {
    while (true) {
      Optional<String> line =
          talk.askWhile(
              thinking,
              () -> "looking" + Scores.brief(thinking.thought()) + "> ",
              () -> List.of(STOP));
      if (line.isPresent() && line.get().equals(Talk.FINISHED)) {
        return thinking.choice();
      }
      left = left || line.isEmpty();
      thinking.stop();
    }
  }

  private void turnWarnings(String word) {
    if (!prospects.isPuzzle()) {
      complain("warn is for puzzles");
    } else if (word.equals("on") || word.equals("off")) {
      prospects.turn(word.equals("on") ? Prospects.Switch.ON : Prospects.Switch.OFF);
      talk.say("warnings are " + word);
      warn();
    } else {
      complain("warn takes on or off");
    }
  }

  private void save(String file) {
    if (file.isEmpty()) {
      complain("save needs a file's name");
      return;
    }
    try {
      saving.saveTo(session, Path.of(file));
      talk.say("saved: " + Printable.of(file));
    } catch (Failure | InvalidPathException | GameFault e) {
      complain(Printable.of(String.valueOf(e.getMessage()), 500));
    }
  }

  private void resign() {
    if (session.outcome().isPresent()) {
      complain("the game is over");
      return;
    }
    session.resign(session.turn());
    ended();
  }

  private void draw() {
    if (session.outcome().isPresent()) {
      complain("the game is over");
    } else if (game.info().seats().size() == 1) {
      complain("a puzzle has no draw");
    } else if (game.info().is(GameInfo.Fact.NORMAL_PLAY)) {
      complain("this game has no draws");
    } else if (!seats.allHuman()) {
      complain("the computer does not agree to a draw");
    } else {
      session.agreeDraw();
      ended();
    }
  }

  private void ended() {
    keep();
    board.show(session);
    over();
  }

  private void help() {
    String example = texts().stream().findFirst().orElse("a1-a2");
    HELP.forEach(line -> talk.say(line.formatted(example)));
  }

  private void complain(String what) {
    talk.complain(List.of("error: " + what));
  }
}
