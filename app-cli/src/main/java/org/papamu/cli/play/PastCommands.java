package org.papamu.cli.play;

import java.util.Optional;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.match.Clocks;
import org.papamu.core.session.Session;

/**
 * What goes back and forth in the game: taking back, playing again, looking at an earlier position,
 * trying another line.
 *
 * @param <P> the game's own position type
 */
final class PastCommands<P extends Position> {

  private final Voice voice;
  private final Sitting<P> sitting;
  private final Telling<P> telling;
  private final Clocks clocks;

  PastCommands(Voice voice, Sitting<P> sitting, Telling<P> telling, Clocks clocks) {
    this.clocks = clocks;
    this.voice = voice;
    this.sitting = sitting;
    this.telling = telling;
  }

  void add(Commands commands) {
    commands.word("undo", this::undo);
    commands.word("redo", this::redo);
    commands.phrase("goto", this::goTo);
    commands.word("go", this::go);
    commands.phrase("variation", this::variation);
    commands.word("back", this::back);
  }

  private Session<P> session() {
    return sitting.session();
  }

  /** Whether the computer has the move in the line that is played. */
  private boolean isComputers() {
    return sitting.depth() == 0 && !sitting.seats().isHuman(session().turn());
  }

  /**
   * Takes back to the last decision of a person: the computer's answer goes with the move. A
   * resignation or an agreement is a decision too.
   */
  void undo() {
    boolean wasOver = session().outcome().isPresent();
    boolean moveTaken = session().undo().isPresent();
    if (!moveTaken && wasOver == session().outcome().isPresent()) {
      if (sitting.depth() == 0 && sitting.restore()) {
        telling.changed(voice.text("restored"));
      } else {
        voice.complain("nothing-back");
      }
      return;
    }
    while (moveTaken && session().ply() > 0 && isComputers() && !sitting.seats().noneHuman()) {
      session().undo();
    }
    changed("taken-back");
  }

  /** The game stands at another point, and so do its clocks. */
  private void changed(String what) {
    if (sitting.depth() == 0) {
      clocks.back(session().ply());
    }
    telling.changed(voice.text(what));
  }

  private void redo() {
    if (session().redo().isEmpty()) {
      voice.complain("nothing-again");
      return;
    }
    while (isComputers() && session().redo().isPresent()) {
      // the computer's answer comes back with the move
    }
    changed("played-again");
  }

  private void goTo(String text) {
    int most = session().ply() + session().redoable();
    int ply = number(text, most);
    if (ply < 0) {
      voice.complain("goto.what", most);
      return;
    }
    if (ply == session().ply()) {
      voice.complain("goto.here");
      return;
    }
    boolean goesOn = true;
    while (goesOn && session().ply() > ply) {
      boolean wasOver = session().outcome().isPresent();
      goesOn = session().undo().isPresent() || wasOver;
    }
    while (session().ply() < ply && session().redo().isPresent()) {
      // on to the position that was asked for
    }
    // The computer would answer at once and what comes later would be lost.
    if (isComputers() && session().outcome().isEmpty()) {
      sitting.waitHere();
      changed("at");
      voice.say("goto.waits");
    } else {
      changed("at");
    }
  }

  private static int number(String text, int most) {
    if (!text.matches("\\d{1,7}")) {
      return -1;
    }
    int number = Integer.parseInt(text);
    return number <= most ? number : -1;
  }

  private void go() {
    if (!sitting.isWaiting()) {
      voice.complain("go.nobody");
      return;
    }
    sitting.goOn();
  }

  private void variation(String moves) {
    if (sitting.depth() == Sitting.DEEPEST) {
      voice.complain("variation.deep", Sitting.DEEPEST);
      return;
    }
    sitting.branch();
    for (String move : moves.isEmpty() ? new String[0] : moves.split(" +", -1)) {
      try {
        telling.tell(session().play(move));
      } catch (NotationException e) {
        voice.complain(e, "move");
        break;
      }
    }
    voice.say("variation.begun");
    telling.show();
  }

  private void back() {
    if (sitting.depth() == 0) {
      voice.complain("variation.none");
      return;
    }
    sitting.back();
    Optional<String> where =
        sitting.depth() == 0 ? Optional.empty() : Optional.of(String.valueOf(sitting.depth()));
    telling.changed(
        where
            .map(depth -> voice.text("variation.outer", depth))
            .orElseGet(() -> voice.text("variation.left")));
  }
}
