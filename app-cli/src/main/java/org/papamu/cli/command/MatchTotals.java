package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.papamu.core.match.Standings.Row;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;

/**
 * What is told of matches in several games: each, and what every player has in all of them.
 *
 * @param reports what came of each
 * @param players the players, in the order of every report
 */
record MatchTotals(List<MatchReport> reports, List<String> players) {

  MatchTotals {
    reports = List.copyOf(reports);
    players = List.copyOf(players);
  }

  Report.Answer answer(Report report) {
    List<Row> total = total();
    Fields fields =
        Fields.of("matches", reports.stream().map(match -> match.fields().map()).toList())
            .and("games", reports.stream().mapToInt(match -> match.standings().games()).sum())
            .and("results", MatchReport.results(total, players));
    return new Report.Answer(
        fields,
        () -> {
          for (MatchReport match : reports) {
            match.print(report);
            report.line("");
          }
          report.line(report.style().strong("all games together"));
          report.table(rows(total));
        });
  }

  private List<Row> total() {
    List<Row> total = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      Row sum = new Row(players.get(i), 0, 0, 0, 0, 0);
      for (MatchReport match : reports) {
        sum = sum.plus(match.standings().rows().get(i));
      }
      total.add(sum);
    }
    return total;
  }

  private static List<List<String>> rows(List<Row> rows) {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of("player", "games", "wins", "draws", "losses", "points"));
    for (Row row : rows) {
      table.add(
          List.of(
              Printable.of(row.player(), 60),
              Integer.toString(row.games()),
              Integer.toString(row.wins()),
              Integer.toString(row.draws()),
              Integer.toString(row.losses()),
              MatchReport.number(row.points())));
    }
    return table;
  }
}
