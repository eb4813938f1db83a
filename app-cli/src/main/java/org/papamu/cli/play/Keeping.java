package org.papamu.cli.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.papamu.api.Position;
import org.papamu.cli.output.Failure;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;

/**
 * Keeps the record as the game goes on, and says so where that matters.
 *
 * @param <P> the game's own position type
 */
final class Keeping<P extends Position> {

  private static final int MOST_TOLD = 500;

  private final Voice voice;
  private final Sitting<P> sitting;
  private final Saving<P> saving;
  private boolean unsaved;

  Keeping(Voice voice, Sitting<P> sitting, Saving<P> saving) {
    this.voice = voice;
    this.sitting = sitting;
    this.saving = saving;
  }

  /** Keeps the record. Where it cannot be written the game goes on: it is not to be lost. */
  void keep() {
    try {
      saving.save(sitting.main());
      unsaved = false;
    } catch (Failure e) {
      if (!unsaved) {
        voice.report(voice.text("not-kept", e.what(voice.words().language())));
      }
      unsaved = true;
    }
  }

  /** Keeps it for the last time. */
  void keepAtTheEnd() {
    saving.save(sitting.main());
  }

  /** Has the record tell what put an end to the game, and keeps it. */
  void ended(String why) {
    saving.ended(why);
    keep();
  }

  /** Tells where the record is, if it is anywhere. */
  void tell() {
    place().ifPresent(file -> voice.say("record", file));
  }

  /** Where the record is, if it was written. */
  Optional<String> place() {
    return saving.file().filter(file -> !unsaved).map(file -> Printable.of(file.toString()));
  }

  /** Keeps the records of the next game elsewhere, so that this one's stays. */
  void next() {
    saving.next();
  }

  /** Writes the record to a file of one's choice. */
  void save(String file) {
    if (file.isEmpty()) {
      voice.complain("save.what");
      return;
    }
    try {
      Session<P> session = sitting.main();
      saving.saveTo(session, Path.of(file));
      voice.say("saved", Printable.of(file));
    } catch (Failure e) {
      voice.refuse(Printable.of(e.what(voice.words().language()), MOST_TOLD));
    } catch (InvalidPathException e) {
      voice.complain("no-path", Printable.of(file, MOST_TOLD));
    } catch (GameFault e) {
      voice.refuse(Printable.of(String.valueOf(e.getMessage()), MOST_TOLD));
    }
  }
}
