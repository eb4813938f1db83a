package org.papamu.core.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.core.match.GameResult.Forfeit;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordWriter;
import org.papamu.core.text.Printable;

/**
 * Turns games of a match into records and back.
 *
 * @param game the game
 * @param identity which match it is
 * @param further tags that every record gets besides, such as {@code Date}
 */
public record MatchScribe(Game<?> game, MatchIdentity identity, Map<String, String> further) {

  private static final String ROUND = "Round";
  private static final String OPENING = "Opening";
  private static final String OPENING_PLIES = "OpeningPlies";
  private static final String REASON = "Reason";
  private static final String FORFEIT = "Forfeit";
  private static final String ABANDONED = "Abandoned";
  private static final String SCORES = "Scores";
  private static final int MAX_VALUE = 1000;

  /** Copies the tags. */
  public MatchScribe {
    further = Collections.unmodifiableMap(new LinkedHashMap<>(further));
  }

  /** The record is not one of this match. */
  public static final class Foreign extends Exception {
    private static final long serialVersionUID = 1L;

    private Foreign(String message) {
      super(message, null, false, false);
    }

    /** Why, as a sentence without a full stop. */
    public String message() {
      return String.valueOf(getMessage());
    }
  }

  /** The text of a game's record. */
  public String write(PlayedGame played) {
    GameResult result = played.result();
    GameInfo info = game.info();
    Map<String, String> tags =
        tags(result.number(), result.seating(), played.opening(), played.openingPlies());
    tags.put(REASON, result.reason());
    result
        .forfeit()
        .ifPresent(
            forfeit ->
                tags.put(FORFEIT, info.seats().get(forfeit.seat()) + ": " + forfeit.reason()));
    if (info.seats().size() != 2) {
      StringJoiner scores = new StringJoiner(" ");
      played.outcome().scores().forEach((seat, score) -> scores.add(seat + "=" + score));
      tags.put(SCORES, scores.toString());
    }
    return text(tags, played.position(), played.moves(), played.outcome().result());
  }

  /** The text of the record of a game that came to no end: it is unfinished, and says why. */
  public String write(AbandonedGame abandoned) {
    Map<String, String> tags =
        tags(
            abandoned.number(), abandoned.seating(), abandoned.opening(), abandoned.openingPlies());
    tags.put(ABANDONED, abandoned.fault());
    return text(tags, abandoned.position(), abandoned.moves(), GameRecord.UNFINISHED);
  }

  private Map<String, String> tags(
      int number, List<Integer> seating, int opening, int openingPlies) {
    List<String> seats = game.info().seats();
    Map<String, String> tags = new LinkedHashMap<>(further);
    tags.put(ROUND, Integer.toString(number));
    for (int seat = 0; seat < seats.size(); seat++) {
      tags.put(GameRecord.seatTag(seats.get(seat)), identity.players().get(seating.get(seat)));
    }
    tags.putAll(identity.tags());
    tags.put(OPENING, Integer.toString(opening));
    tags.put(OPENING_PLIES, Integer.toString(openingPlies));
    return tags;
  }

  private String text(
      Map<String, String> tags, Optional<String> position, List<String> moves, String result) {
    tags.replaceAll((name, value) -> Printable.of(value, MAX_VALUE));
    GameRecord record = new GameRecord(game.info().name(), tags, position, moves, result);
    return RecordWriter.write(record, game);
  }

  /**
   * What counts of a recorded game.
   *
   * @param schedule of the match
   * @throws Foreign if it is a game of another match
   */
  private GameResult read(GameRecord record, Schedule schedule) throws Foreign {
    GameInfo info = game.info();
    Optional<String> differs = identity.differs(record.tags());
    if (differs.isPresent()) {
      throw new Foreign("it is of another match: " + differs.get());
    }
    int number = number(record.tags().getOrDefault(ROUND, ""));
    if (number < 1) {
      throw new Foreign("a game in it has no number in its tag Round");
    }
    Outcome outcome = outcome(record, info);
    Schedule.Slot slot = schedule.slot(number - 1);
    return new GameResult(
        number,
        slot.seating(),
        GameResult.seats(info, outcome),
        outcome.reason().key(),
        forfeit(record, info));
  }

  private static Outcome outcome(GameRecord record, GameInfo info) throws Foreign {
    String result = record.result();
    Map<String, Integer> scores = new LinkedHashMap<>();
    for (String item : record.tags().getOrDefault(SCORES, "").split(" ", -1)) {
      int equals = item.indexOf('=');
      if (equals > 0 && info.seats().contains(item.substring(0, equals))) {
        scores.put(item.substring(0, equals), number(item.substring(equals + 1)));
      }
    }
    boolean known =
        info.seats().contains(result)
            || result.equals(Outcome.DRAW)
            || result.equals(Outcome.SOLVED)
            || result.equals(Outcome.STUCK);
    if (!known || record.isUnfinished() || (info.seats().size() != 2 && scores.isEmpty())) {
      throw new Foreign("a game in it has no result that counts: " + result);
    }
    for (String seat : info.seats()) {
      scores.putIfAbsent(
          seat, result.equals(Outcome.DRAW) || seat.equals(result) ? info.best() : info.worst());
    }
    String reason = record.tags().getOrDefault(REASON, "unknown");
    return new Outcome(result, new Ending(reason, reason), scores);
  }

  private static Optional<Forfeit> forfeit(GameRecord record, GameInfo info) {
    String text = record.tags().getOrDefault(FORFEIT, "");
    int colon = text.indexOf(": ");
    int seat = colon < 0 ? -1 : info.seats().indexOf(text.substring(0, colon));
    return seat < 0 ? Optional.empty() : Optional.of(new Forfeit(seat, text.substring(colon + 2)));
  }

  /** A number in plain digits; -1 if it is none. */
  private static int number(String text) {
    boolean digits = !text.isEmpty() && text.length() < 10;
    for (int at = 0; at < text.length(); at++) {
      digits &= text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }
    return digits ? Integer.parseInt(text) : -1;
  }

  /**
   * What counts of the recorded games that are of this match's game.
   *
   * @param games the games of the match; games recorded beyond them do not count
   * @param contestants how many take part
   * @throws Foreign if one is of another match, or there twice
   */
  public List<GameResult> read(List<GameRecord> records, int games, int contestants)
      throws Foreign {
    Schedule schedule = new Schedule(game.info().seats().size(), contestants, games);
    List<GameResult> results = new ArrayList<>();
    Set<Integer> numbers = new HashSet<>();
    for (GameRecord record : records) {
      // An abandoned game has not been played: it is tried again.
      if (!record.game().equals(game.info().name()) || record.tags().containsKey(ABANDONED)) {
        continue;
      }
      GameResult result = read(record, schedule);
      if (!numbers.add(result.number())) {
        throw new Foreign("game %s is in it twice".formatted(result.number()));
      }
      if (result.number() <= schedule.size()) {
        results.add(result);
      }
    }
    return results;
  }
}
