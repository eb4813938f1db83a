package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordStream;
import org.papamu.core.record.RecordText;
import org.papamu.core.record.Replay;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Printable;

/** Checks all games of a file, one at a time. */
final class ReplayAll {

  /** Faults that are listed in JSON; all are told and counted. */
  private static final int MOST_LISTED = 1000;

  private final Report report;
  private final boolean strict;
  private final KnownGames games;
  private final Messages words;
  private final Map<String, Integer> results = new TreeMap<>();
  private final List<Object> listed = new ArrayList<>();
  private long faults;
  private long plies;

  ReplayAll(Report report, Shelf shelf, boolean strict) {
    this.report = report;
    games = new KnownGames(shelf, shelf.language(report));
    words = CommandWords.in(shelf.language(report));
    this.strict = strict;
  }

  /**
   * Checks them.
   *
   * @return the exit status
   */
  int of(RecordText first, Optional<RecordText> second, RecordStream rest) {
    long number = 1;
    check(number, first);
    for (Optional<RecordText> part = second; part.isPresent(); part = rest.next()) {
      check(++number, part.get());
    }
    long count = number;
    Fields fields =
        Fields.of("games", count)
            .and("plies", plies)
            .and("results", results)
            .and("faultCount", faults)
            .and("faults", listed);
    report.answer(
        new Report.Answer(
            fields,
            () ->
                report.line(
                    words.say(
                        "replay.all",
                        words.count("replay.games", count),
                        words.count("plies", plies),
                        words.count("replay.faults", faults),
                        results.entrySet().stream()
                            .map(entry -> entry.getKey() + " " + entry.getValue())
                            .toList()))));
    return faults == 0 ? 0 : 1;
  }

  private void check(long number, RecordText part) {
    Replay<?> replay;
    try {
      GameRecord record = part.read();
      replay = Replay.of(record, games.game(record.game()));
    } catch (NotationException e) {
      String tag = Phrases.in(words.language()).say("record.tag", "Game", e.said());
      fault(number, 0, "", tag);
      return;
    } catch (RecordException e) {
      fault(number, 0, "", e.message(words.language()));
      return;
    }
    GameRecord record = replay.record();
    plies += replay.plies();
    results.merge(record.result(), 1, Integer::sum);
    if (!report.json()) {
      report.line(
          "%s. %s: %s, %s"
              .formatted(
                  number,
                  record.game(),
                  words.count("plies", replay.plies()),
                  new CommandWords(replay.session().game())
                      .result(record.isUnfinished() ? CommandWords.UNFINISHED : record.result())));
    }
    replay.faults().forEach(fault -> fault(number, fault.ply(), fault.move(), fault.reason()));
    if (strict) {
      replay
          .variationFaults()
          .forEach(
              fault ->
                  fault(
                      number,
                      fault.ply(),
                      fault.move(),
                      words.say("replay.in-variation", fault.variation(), fault.reason())));
    }
  }

  private void fault(long game, int ply, String move, String reason) {
    faults++;
    String shown = Printable.of(move, 200);
    if (listed.size() < MOST_LISTED) {
      listed.add(
          Fields.of("game", game).and("ply", ply).and("move", shown).and("reason", reason).map());
    }
    report.note(
        ply == 0
            ? words.say("replay.game-fault", game, reason)
            : words.say("replay.game-fault-at", game, ply, shown, reason));
  }
}
