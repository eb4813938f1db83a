package org.papamu.cli.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordReader;
import org.papamu.core.record.RecordWriter;
import org.papamu.core.record.Replay;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Printable;

/**
 * What comes from outside and goes there: records, positions, the clipboard.
 *
 * @param <P> the game's own position type
 */
final class FileCommands<P extends Position> {

  private static final int MOST_TOLD = 300;

  private final Voice voice;
  private final Sitting<P> sitting;
  private final Telling<P> telling;
  private final Keeping<P> keeping;
  private final Function<Session<P>, GameRecord> record;

  FileCommands(
      Voice voice,
      Sitting<P> sitting,
      Telling<P> telling,
      Keeping<P> keeping,
      Function<Session<P>, GameRecord> record) {
    this.voice = voice;
    this.sitting = sitting;
    this.telling = telling;
    this.keeping = keeping;
    this.record = record;
  }

  void add(Commands commands) {
    commands.phrase("position", this::position);
    commands.phrase("save", keeping::save);
    commands.phrase("load", this::load);
    commands.phrase("copy", this::copy);
  }

  private Game<P> game() {
    return sitting.game();
  }

  /** The position as text. */
  String text() {
    P position = sitting.session().position();
    return Written.position(game(), position);
  }

  private void position(String text) {
    if (text.isEmpty()) {
      voice.talk().say(text());
      return;
    }
    try {
      P position = GameFault.guard(game(), "read", () -> game().notation().read(text));
      replace(Session.of(game(), position), voice.text("position.set"));
    } catch (NotationException e) {
      voice.complain(e, "position");
    }
  }

  private void replace(Session<P> other, String what) {
    sitting.replace(other);
    telling.changed(what);
  }

  private void load(String file) {
    if (file.isEmpty()) {
      voice.complain("load.what");
      return;
    }
    try {
      GameRecord read = RecordReader.read(Path.of(file));
      if (!read.game().equals(game().info().name())) {
        voice.complain("load.other", Printable.of(read.game(), MOST_TOLD), game().info().name());
        return;
      }
      Replay<P> replay = Replay.of(read, game());
      if (!replay.faults().isEmpty()) {
        Replay.Fault fault = replay.faults().get(0);
        voice.refuse(Printable.of(fault.message(voice.words().language()), MOST_TOLD));
        return;
      }
      sitting.notes().keep(read.line(), replay.session().moves());
      replace(replay.session(), voice.text("loaded", Printable.of(file, MOST_TOLD)));
    } catch (RecordException e) {
      voice.refuse(Printable.of(file + ": " + e.message(voice.words().language()), MOST_TOLD));
    } catch (InvalidPathException e) {
      voice.complain("no-path", Printable.of(file, MOST_TOLD));
    }
  }

  private void copy(String what) {
    boolean whole = what.equals("record");
    if (!what.isEmpty() && !whole && !what.equals("position")) {
      voice.complain("copy.what");
      return;
    }
    String text =
        whole ? RecordWriter.write(record.apply(sitting.main()), game()).stripTrailing() : text();
    if (voice.talk().copy(text)) {
      voice.say("copied");
    }
    if (!whole || !voice.talk().hasCursor()) {
      text.lines().forEach(voice.talk()::say);
    }
  }
}
