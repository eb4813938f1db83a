package org.papamu.cli.command;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.papamu.api.Game;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordException.Kind;
import org.papamu.core.record.Replay;
import org.papamu.core.record.WordPlace;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Printable;

/**
 * Plays the records of a file by the rules of their games, as far as these are there. Moves that
 * are not legal are refused; of variations, and of games that are not there, it is told.
 */
final class RecordRules {

  /** Notes that are told of one kind; what comes after them is counted. */
  private static final int MOST_TOLD = 20;

  private static final int MOST_SHOWN = 200;

  /** Where the words of a record stand in its file. */
  interface Places {

    /** The place of a word, as {@link org.papamu.core.record.RecordText#place} has it. */
    WordPlace of(int line, int word);
  }

  private final Report report;
  private final Locale language;
  private final Messages words;
  private final KnownGames games;
  private final Set<String> missing = new HashSet<>();
  private long unchecked;
  private long variationFaults;

  RecordRules(Report report, Shelf shelf) {
    this.report = report;
    language = shelf.language(report);
    words = CommandWords.in(language);
    games = new KnownGames(shelf, language);
  }

  /**
   * Plays a record.
   *
   * @param number which record of the file it is, from 1
   * @return its game
   * @throws RecordException if there is no such game, a move is not legal, the result is another
   *     one, or the position to start from is none
   * @throws GameFault if the game fails before the first move
   */
  Game<?> require(GameRecord record, long number, Places places) {
    try {
      return played(record, number, places);
    } catch (NotationException e) {
      throw new RecordException(Kind.UNKNOWN_GAME, Optional.of(e), "record.tag", "Game", e.said());
    }
  }

  /**
   * Plays a record as {@link #require} does; where the game is not there or fails before the first
   * move it is told that the record was not checked.
   *
   * @throws RecordException if the record is at fault
   */
  void check(GameRecord record, long number, Places places) {
    try {
      played(record, number, places);
    } catch (NotationException e) {
      unchecked(record, e.message(language));
    } catch (GameFault e) {
      unchecked(record, String.valueOf(e.getMessage()));
    }
  }

  private Game<?> played(GameRecord record, long number, Places places) {
    Game<?> game = games.game(record.game());
    Replay<?> replay = Replay.of(record, game);
    for (Replay.Fault fault : replay.faults()) {
      throw fault.refusal(places.of(0, fault.word()));
    }
    for (Replay.VariationFault fault : replay.variationFaults()) {
      if (++variationFaults <= MOST_TOLD) {
        WordPlace place = places.of(fault.variation(), fault.word());
        String what = fault.refusal(place).message(language);
        report.note(words.say(number == 1 ? "convert.note" : "convert.note-of", what, number));
      }
    }
    return game;
  }

  private void unchecked(GameRecord record, String why) {
    unchecked++;
    if (missing.size() < MOST_TOLD && missing.add(record.game())) {
      report.note(
          words.say(
              "convert.unchecked",
              Printable.of(record.game(), MOST_SHOWN),
              Printable.of(why, MOST_SHOWN)));
    }
  }

  /** Tells how much there was beyond what was told one by one. */
  void sum() {
    if (variationFaults > MOST_TOLD) {
      report.note(words.count("convert.more", variationFaults - MOST_TOLD));
    }
    if (unchecked > 1) {
      report.note(words.count("convert.unchecked-games", unchecked));
    }
  }

  /** The number of records whose moves could not be looked at. */
  long uncheckedRecords() {
    return unchecked;
  }
}
