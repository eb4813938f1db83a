package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.match.ClockText;
import org.papamu.core.match.Clocks;
import org.papamu.core.match.Timing;
import org.papamu.core.session.Session;

/**
 * What people settle between them: giving up, a draw, clocks, who sits where, another game.
 *
 * @param <P> the game's own position type
 */
final class EndCommands<P extends Position> {

  private final Voice voice;
  private final Sitting<P> sitting;
  private final Telling<P> telling;
  private final Keeping<P> keeping;
  private final Clocks clocks;

  EndCommands(
      Voice voice, Sitting<P> sitting, Telling<P> telling, Keeping<P> keeping, Clocks clocks) {
    this.voice = voice;
    this.sitting = sitting;
    this.telling = telling;
    this.keeping = keeping;
    this.clocks = clocks;
  }

  void add(Commands commands) {
    commands.phrase("clock", this::clock);
    commands.phrase("swap", this::swap);
    commands.word("resign", this::resign);
    commands.word("draw", this::draw);
    commands.word("again", this::again);
  }

  private Session<P> session() {
    return sitting.session();
  }

  private GameInfo info() {
    return sitting.game().info();
  }

  private boolean isOver() {
    if (session().outcome().isPresent()) {
      voice.complain("over");
    } else if (sitting.depth() > 0) {
      voice.complain("variation.not-here");
    }
    return session().outcome().isPresent() || sitting.depth() > 0;
  }

  private void resign() {
    if (!isOver()) {
      session().resign(session().turn());
      telling.ended();
    }
  }

  private void draw() {
    if (isOver()) {
      return;
    }
    if (info().seats().size() == 1) {
      voice.complain("draw.puzzle");
    } else if (info().is(GameInfo.Fact.NORMAL_PLAY)) {
      voice.complain("draw.none");
    } else if (!sitting.seats().allHuman()) {
      voice.complain("draw.computer");
    } else {
      session().agreeDraw();
      telling.ended();
    }
  }

  /** A seat's time is over: it has lost. */
  void flag(int seat) {
    clocks.pause();
    session().runOut(seat);
    telling.ended();
  }

  private void clock(String text) {
    if (text.isEmpty()) {
      if (clocks.isOn()) {
        times().forEach(voice.talk()::say);
      } else {
        voice.say("clock.none");
      }
      return;
    }
    if (text.equals("off")) {
      clocks.off();
      voice.say("clock.off");
      return;
    }
    String[] words = text.split(" +", -1);
    OptionalInt seat = seat(words[0]);
    if (words.length > (seat.isPresent() ? 2 : 1) || words.length < (seat.isPresent() ? 2 : 1)) {
      voice.complain("clock.what");
      return;
    }
    try {
      String given = seat.isPresent() ? words[0] + "=" + words[1] : words[0];
      start(ClockText.parse(given, info().seats()));
      times().forEach(voice.talk()::say);
    } catch (NotationException e) {
      voice.complain(e, "clock");
    }
  }

  /** Gives seats their time; one that is given none keeps what it has. */
  void start(List<Optional<Timing.Clock>> given) {
    for (int seat = 0; seat < given.size(); seat++) {
      int number = seat;
      given.get(seat).ifPresent(clock -> clocks.set(number, clock));
    }
  }

  private OptionalInt seat(String name) {
    int seat = info().seats().indexOf(name);
    return seat < 0 ? OptionalInt.empty() : OptionalInt.of(seat);
  }

  /** The clocks of the seats that have one, a line each. */
  List<String> times() {
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < info().seats().size(); seat++) {
      String name = sitting.name(seat);
      clocks.text(seat).ifPresent(time -> lines.add(voice.text("clock.line", name, time)));
    }
    return lines;
  }

  private void swap(String word) {
    if (!word.isEmpty() && !word.equals("sides")) {
      voice.complain("swap.what");
    } else if (info().seats().size() == 1) {
      voice.complain("swap.alone");
    } else {
      sitting.seats().swap();
      clocks.swap();
      telling.seated();
      if (session().outcome().isPresent()) {
        again();
      }
    }
  }

  /** The same game again, from where this one began. */
  void again() {
    keeping.next();
    clocks.reset();
    sitting.goOn();
    sitting.replace(Session.of(sitting.game(), sitting.main().start()));
    keeping.keep();
    voice.say("again");
    telling.show();
  }
}
