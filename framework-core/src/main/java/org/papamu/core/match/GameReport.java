package org.papamu.core.match;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.Ending;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.core.match.GameResult.Forfeit;

/**
 * A game of a match as it is sent from where it was played.
 *
 * @param number the game's number, from 0
 * @param openingPlies how many of the moves are the opening's
 * @param position the text of the position that it started from; empty for the usual start
 * @param moves the texts of the moves
 * @param result the result; empty if the game was abandoned
 * @param scores the score of each seat
 * @param key the key of the ending
 * @param sentence the ending as a sentence; of an abandoned game its fault
 * @param forfeiting the seat that forfeited; -1 if none did
 * @param forfeit why it did
 * @param isOverdue whether code of the game did not come back
 */
public record GameReport(
    int number,
    int openingPlies,
    String position,
    List<String> moves,
    String result,
    List<Integer> scores,
    String key,
    String sentence,
    int forfeiting,
    String forfeit,
    boolean isOverdue)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Copies the lists. */
  public GameReport {
    moves = List.copyOf(moves);
    scores = List.copyOf(scores);
  }

  static GameReport of(PlayedGame game) {
    Optional<Forfeit> lost = game.result().forfeit();
    return new GameReport(
        game.result().number() - 1,
        game.openingPlies(),
        game.position().orElse(""),
        game.moves(),
        game.outcome().result(),
        List.copyOf(game.outcome().scores().values()),
        game.outcome().reason().key(),
        game.outcome().reason().sentence(),
        lost.map(Forfeit::seat).orElse(-1),
        lost.map(Forfeit::reason).orElse(""),
        false);
  }

  static GameReport of(AbandonedGame game, boolean isOverdue) {
    return new GameReport(
        game.number() - 1,
        game.openingPlies(),
        game.position().orElse(""),
        game.moves(),
        "",
        List.of(),
        "",
        game.fault(),
        -1,
        "",
        isOverdue);
  }

  private Optional<String> start() {
    return Optional.of(position).filter(text -> !text.isEmpty());
  }

  boolean isAbandoned() {
    return result.isEmpty();
  }

  PlayedGame played(GameInfo info, Schedule.Slot slot) {
    Map<String, Integer> named = new LinkedHashMap<>();
    for (int seat = 0; seat < scores.size(); seat++) {
      named.put(info.seats().get(seat), scores.get(seat));
    }
    Outcome outcome = new Outcome(result, new Ending(key, sentence), named);
    GameResult counting =
        new GameResult(
            number + 1,
            slot.seating(),
            GameResult.seats(info, outcome),
            key,
            forfeiting < 0 ? Optional.empty() : Optional.of(new Forfeit(forfeiting, forfeit)));
    return new PlayedGame(counting, slot.opening() + 1, openingPlies, start(), moves, outcome);
  }

  AbandonedGame abandoned(Schedule.Slot slot) {
    return new AbandonedGame(
        number + 1, slot.seating(), slot.opening() + 1, openingPlies, start(), moves, sentence);
  }
}
