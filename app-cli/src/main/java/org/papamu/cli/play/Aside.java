package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Position;
import org.papamu.core.match.Clocks;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;

/**
 * What stands beside the board: who sits where, with the clocks, the last moves, and what an
 * analysis has found.
 *
 * @param <P> the game's own position type
 */
final class Aside<P extends Position> {

  /** So many rows of moves are shown. */
  private static final int ROWS = 6;

  private static final int WIDEST_PLAYER = 24;

  private final Voice voice;
  private final Sitting<P> sitting;
  private final Clocks clocks;
  private volatile List<String> moves = List.of();
  private volatile List<String> players = List.of();

  Aside(Voice voice, Sitting<P> sitting, Clocks clocks) {
    this.voice = voice;
    this.sitting = sitting;
    this.clocks = clocks;
  }

  /** Takes over how the game stands now. */
  void refresh() {
    Session<P> session = sitting.session();
    List<String> now = new ArrayList<>();
    List<String> seated = List.copyOf(sitting.seats().texts().values());
    for (int seat = 0; seat < seated.size(); seat++) {
      boolean moves = session.outcome().isEmpty() && session.turn() == seat;
      String player = seated.get(seat);
      String name = player.equals(Seats.HUMAN) ? voice.text("you") : player;
      now.add(
          voice.text(
              moves ? "aside.to-move" : "aside.seat",
              sitting.name(seat),
              Sheet.cut(name, WIDEST_PLAYER)));
    }
    players = List.copyOf(now);
    moves = rows(session, seated.size());
  }

  /** The last moves, those of one round in a row. */
  private List<String> rows(Session<P> session, int round) {
    List<String> rows = new ArrayList<>();
    List<Played> played = session.played();
    int from = Math.max(0, played.size() - ROWS * round);
    from -= from % round;
    StringBuilder row = new StringBuilder();
    for (int ply = from; ply < played.size(); ply++) {
      if (ply % round == 0) {
        row.append("%3d. ".formatted(ply / round + 1));
      }
      row.append("%-10s ".formatted(played.get(ply).text()));
      if (ply % round == round - 1 || ply == played.size() - 1) {
        rows.add(row.toString().stripTrailing());
        row.setLength(0);
      }
    }
    return List.copyOf(rows.subList(Math.max(0, rows.size() - ROWS), rows.size()));
  }

  /** The lines as they are now. */
  List<String> lines(List<String> analysis) {
    List<String> lines = new ArrayList<>();
    List<String> seated = players;
    for (int seat = 0; seat < seated.size(); seat++) {
      lines.add(seated.get(seat) + clocks.text(seat).map(time -> "  " + time).orElse(""));
    }
    lines.addAll(moves);
    if (!analysis.isEmpty()) {
      lines.add("");
      lines.addAll(analysis);
    }
    return lines;
  }
}
