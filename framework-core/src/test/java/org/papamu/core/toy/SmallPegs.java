package org.papamu.core.toy;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.board.Topology;

/** Boards of pegs that are small enough to look at everything. */
public final class SmallPegs {

  private SmallPegs() {}

  /** Games on crosses, rectangles, triangles and boards without any symmetry. */
  public static List<Pegs> games() {
    List<Pegs> games = new ArrayList<>();
    List<Topology> boards =
        List.of(
            Topology.grid(3, 4),
            Topology.triangle(4),
            Topology.masked(List.of(" ### ", "#####", " ### ")),
            Topology.masked(List.of("###  ", "#####", "###  ", "#    ")),
            Topology.grid(1, 7));
    for (Topology board : boards) {
      for (int start = 0; start < board.size(); start += 2) {
        games.add(new Pegs(board, start, Topology.NONE, Pegs.Told.AS_TOGGLES));
        games.add(new Pegs(board, start, start, Pegs.Told.AS_TOGGLES));
        games.add(new Pegs(board, start, (start + 5) % board.size(), Pegs.Told.AS_TOGGLES));
      }
    }
    games.add(new Pegs(Topology.triangle(5), 12, Topology.NONE, Pegs.Told.AS_TOGGLES));
    games.add(new Pegs(Topology.grid(4, 4), 5, Topology.NONE, Pegs.Told.AS_TOGGLES));
    return games;
  }
}
