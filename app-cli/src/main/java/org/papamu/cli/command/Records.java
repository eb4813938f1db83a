package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.file.Path;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordReader;
import org.papamu.core.record.Replay;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;

/** Reads records from files and sets games up from them. */
public final class Records {

  @Inject
  Records() {}

  private static BadRequest refused(RecordException fault, String where) {
    return new BadRequest(fault.phrase(), where);
  }

  /**
   * The record in a file.
   *
   * @throws BadRequest if it cannot be read or is none
   */
  GameRecord read(Path file) {
    try {
      return RecordReader.read(file);
    } catch (RecordException e) {
      throw refused(e, Printable.of(file.toString(), 200));
    }
  }

  /**
   * A record played against its game.
   *
   * @param where what the record is, for the fault
   * @throws BadRequest if its position is none of the game
   */
  <P extends Position> Replay<P> replay(Game<P> game, GameRecord record, String where) {
    try {
      return Replay.of(record, game);
    } catch (RecordException e) {
      throw refused(e, where);
    }
  }

  /**
   * A session with the moves of a record played.
   *
   * @throws BadRequest if its position or a move is refused
   */
  <P extends Position> Session<P> session(Game<P> game, GameRecord record) {
    Replay<P> replay = replay(game, record, "--resume");
    if (!replay.faults().isEmpty()) {
      Replay.Fault fault = replay.faults().get(0);
      throw new BadRequest(fault.phrase(), "--resume");
    }
    return replay.session();
  }
}
