package org.papamu.web;

import com.fasterxml.jackson.databind.util.RawValue;
import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;

/** The moves of a game as they are told, those that can be played again included. */
final class Chronicle {

  private record Entry(long move, String code, RawValue told) {}

  private final List<Entry> entries = new ArrayList<>();

  /**
   * Follows a session after a change; calls the game's code for what is new.
   *
   * @param spoken the game in the language of the sentences
   */
  <P extends Position> void follow(Session<P> session, Game<P> spoken) {
    List<Played> played = session.played();
    int plies = played.size() + session.redoable();
    while (entries.size() > plies) {
      entries.remove(entries.size() - 1);
    }
    int same = 0;
    while (same < Math.min(entries.size(), played.size())
        && entries.get(same).move == played.get(same).move()) {
      same++;
    }
    if (same < played.size()) {
      entries.subList(same, entries.size()).clear();
    }
    for (int ply = same; ply < played.size(); ply++) {
      String told = Json.write(Snapshot.told(session, played.get(ply), spoken));
      entries.add(new Entry(played.get(ply).move(), played.get(ply).text(), new RawValue(told)));
    }
  }

  /** Forgets all. */
  void clear() {
    entries.clear();
  }

  /** The texts of the moves. */
  List<String> codes() {
    return entries.stream().map(Entry::code).toList();
  }

  /** The moves, each as a JSON object. */
  List<RawValue> told() {
    return entries.stream().map(Entry::told).toList();
  }
}
