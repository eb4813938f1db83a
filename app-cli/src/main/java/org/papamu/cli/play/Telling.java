package org.papamu.cli.play;

import java.util.List;
import java.util.Map;
import org.papamu.api.Position;
import org.papamu.core.match.Clocks;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.view.Scene;

/**
 * Tells what has happened in the game, keeps its record and shows the board.
 *
 * @param <P> the game's own position type
 */
final class Telling<P extends Position> {

  private final Voice voice;
  private final Sitting<P> sitting;
  private final Board<P> board;
  private final Keeping<P> keeping;
  private final Prospects<P> prospects;
  private final Clocks clocks;
  private final Aside<P> aside;

  Telling(
      Voice voice,
      Sitting<P> sitting,
      Board<P> board,
      Keeping<P> keeping,
      Prospects<P> prospects,
      Clocks clocks,
      Aside<P> aside) {
    this.voice = voice;
    this.sitting = sitting;
    this.board = board;
    this.keeping = keeping;
    this.prospects = prospects;
    this.clocks = clocks;
    this.aside = aside;
  }

  private Session<P> session() {
    return sitting.session();
  }

  /** Tells of moves. */
  void tell(List<Played> plies) {
    plies.forEach(played -> board.tell(session(), played));
  }

  /** Shows the board. */
  void show() {
    aside.refresh();
    board.show(session());
  }

  /** Shows the board with what is known of where moves end. */
  void mark(Map<Integer, Scene.Prospect> landings) {
    board.showMarked(session(), landings);
  }

  /** Tells of moves just played, keeps the record, shows the board. */
  void played(List<Played> plies) {
    if (plies.isEmpty()) {
      return;
    }
    if (sitting.depth() == 0) {
      plies.forEach(played -> clocks.moved(played.seat(), played.ply()));
    }
    tell(plies);
    if (sitting.depth() == 0) {
      keeping.keep();
    }
    show();
    if (session().outcome().isPresent()) {
      over();
    }
    warn();
  }

  /** Tells that the game is over by what people did. */
  void ended() {
    keeping.keep();
    show();
    over();
  }

  /** Tells how the game ended: the board says it in its caption. */
  private void over() {
    clocks.pause();
    if (!voice.talk().isPerson()) {
      board.showAlways(session());
    }
    if (sitting.depth() == 0) {
      keeping.tell();
    }
  }

  /** Tells who sits where. */
  void seated() {
    List<String> players = List.copyOf(sitting.seats().texts().values());
    for (int seat = 0; seat < players.size(); seat++) {
      String player = players.get(seat);
      voice.say(
          "seat",
          sitting.name(seat),
          player.equals(Seats.HUMAN) ? voice.text(Seats.HUMAN) : player);
    }
  }

  /** Tells that the game stands at another point. */
  void changed(String what) {
    clocks.pause();
    if (sitting.depth() == 0) {
      keeping.keep();
    }
    voice.say("stands", what, voice.plies(session().ply()));
    show();
    warn();
  }

  /** Tells a person when what is played for is out of reach. */
  void warn() {
    if (!sitting.seats().noneHuman()) {
      prospects.warning(session()).ifPresent(voice::say);
    }
  }
}
