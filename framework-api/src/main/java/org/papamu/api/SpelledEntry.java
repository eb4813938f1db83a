package org.papamu.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;

/**
 * Step-by-step entry made from the spellings of all legal moves: a tree of their pieces, cut before
 * each separator ({@code -}, or an {@code x} behind a digit or a mark).
 */
final class SpelledEntry implements MoveEntry {

  private final Map<String, Step> steps = new LinkedHashMap<>();
  private final Map<String, SpelledEntry> after = new LinkedHashMap<>();
  private OptionalLong move = OptionalLong.empty();

  private SpelledEntry() {}

  static <P extends Position> SpelledEntry of(Game<P> game, P position) {
    SpelledEntry root = new SpelledEntry();
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      game.notation().spellings(position, move, text -> root.add(game.board(), text, move));
    }
    return root;
  }

  private void add(Topology board, String text, long code) {
    SpelledEntry entry = this;
    for (String piece : pieces(text)) {
      entry.steps.computeIfAbsent(piece, p -> new Step(p, p, point(board, p), PointSet.EMPTY));
      entry = entry.after.computeIfAbsent(piece, p -> new SpelledEntry());
    }
    if (entry.move.isPresent() && entry.move.getAsLong() != code) {
      throw new IllegalStateException("two moves are both spelled " + text);
    }
    entry.move = OptionalLong.of(code);
  }

  /** A move's text cut before each separator; the pieces together are the text. */
  static List<String> pieces(String text) {
    List<String> pieces = new ArrayList<>();
    int start = 0;
    for (int at = 1; at < text.length(); at++) {
      char before = text.charAt(at - 1);
      boolean afterName = (before >= '0' && before <= '9') || (before >= 'A' && before <= 'Z');
      if (text.charAt(at) == '-' || (text.charAt(at) == 'x' && afterName)) {
        pieces.add(text.substring(start, at));
        start = at;
      }
    }
    pieces.add(text.substring(start));
    return pieces;
  }

  private static OptionalInt point(Topology board, String piece) {
    boolean separated = piece.startsWith("-") || piece.startsWith("x");
    for (int offset = separated ? 1 : 0; offset >= 0; offset--) {
      if (Coordinates.lengthAt(piece, offset) > 0) {
        int point = board.find(piece, offset);
        return point == Topology.NONE ? OptionalInt.empty() : OptionalInt.of(point);
      }
    }
    return OptionalInt.empty();
  }

  @Override
  public List<Step> steps() {
    return List.copyOf(steps.values());
  }

  @Override
  public MoveEntry after(Step step) {
    MoveEntry next = after.get(step.text());
    if (next == null) {
      throw new IllegalArgumentException("not offered: " + step.text());
    }
    return next;
  }

  @Override
  public OptionalLong move() {
    return move;
  }
}
