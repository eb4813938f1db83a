package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.papamu.api.Look;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;

/**
 * Compares positions that came about in different orders of moves: all within three plies of some
 * places, which holds the two orders of two moves of one seat. Positions that differ in one thing
 * only are seldom reached in one game, so they are made by changing a text.
 */
final class TranspositionLaws<P extends Position> {

  private static final int ROOTS = 6;
  private static final int BREADTH = 12;
  private static final int DEPTH = 3;
  private static final int RESTS = 30;

  /** How many positions that look alike are compared with one another. */
  private static final int ALIKE = 6;

  private record Seen<P extends Position>(Spot<P> spot, P position, String text) {}

  private final Map<String, Seen<P>> byText = new HashMap<>();
  private final Map<Long, Seen<P>> byHash = new HashMap<>();
  private final Map<String, List<Seen<P>>> byLook = new HashMap<>();

  private TranspositionLaws() {}

  static <P extends Position> void hashes(Subject<P> subject) {
    TranspositionLaws<P> law = new TranspositionLaws<>();
    for (Spot<P> spot : subject.spots(subject.settings().positions())) {
      law.compare(spot);
    }
    for (Spot<P> spot : subject.spots(ROOTS)) {
      law.walk(spot, DEPTH);
      law.changeOneThing(spot);
    }
  }

  /** Another piece on one point, or what follows the rows as another position has it. */
  private void changeOneThing(Spot<P> spot) {
    P position = spot.position();
    TextRows rows = TextRows.of(spot.board(), spot.notation().write(position));
    Set<String> texts = new LinkedHashSet<>();
    for (int point = 0; point < spot.board().size(); point++) {
      texts.add(rows.with(point, TextRows.EMPTY));
      for (Look.Piece piece : spot.game().look().pieces()) {
        texts.add(rows.with(point, piece.letter()));
      }
    }
    byText.keySet().stream()
        .map(text -> text.indexOf(' ') < 0 ? "" : text.substring(text.indexOf(' ')))
        .distinct()
        .limit(RESTS)
        .forEach(rest -> texts.add(rows.with(rest)));
    for (String text : texts) {
      P other;
      try {
        other = spot.notation().read(text);
      } catch (NotationException notAPosition) {
        continue;
      }
      if (other.hash() == position.hash() && !other.equals(position)) {
        throw new Broken(
            "the hash %016x is also that of the unequal position \"%s\""
                .formatted(position.hash(), text),
            spot);
      }
    }
  }

  private void walk(Spot<P> spot, int depth) {
    if (spot.settings().stop().requested()) {
      return;
    }
    MoveList moves = spot.legal();
    for (int i = 0; i < Math.min(BREADTH, moves.size()); i++) {
      Spot<P> next = spot.then(moves.get(i));
      compare(next);
      if (depth > 1) {
        walk(next, depth - 1);
      }
    }
  }

  private void compare(Spot<P> spot) {
    P position = spot.position();
    String text = spot.notation().write(position);
    Seen<P> now = new Seen<>(spot, position, text);
    Seen<P> sameText = byText.putIfAbsent(text, now);
    if (sameText != null) {
      same(now, sameText);
      return;
    }
    Seen<P> sameHash = byHash.putIfAbsent(position.hash(), now);
    if (sameHash != null && !position.equals(sameHash.position())) {
      throw new Broken(
          "the hash %016x is also that of the unequal position \"%s\" after %s"
              .formatted(position.hash(), sameHash.text(), path(sameHash.spot())),
          spot);
    }
    List<Seen<P>> alike = byLook.computeIfAbsent(look(spot, position), key -> new ArrayList<>());
    for (Seen<P> other : alike) {
      try {
        PositionLaws.alike(spot, position, other.position(), "after " + path(other.spot()));
      } catch (Broken broken) {
        throw new Broken(String.valueOf(broken.getMessage()), spot);
      }
    }
    if (alike.size() < ALIKE) {
      alike.add(now);
    }
  }

  private void same(Seen<P> now, Seen<P> before) {
    try {
      unless(
          now.position().equals(before.position()),
          "the position does not equal that after %s, which has the same text",
          path(before.spot()));
      unless(
          now.position().hash() == before.position().hash(),
          "the position hashes to %016x, but after %s the same position hashes to %016x",
          now.position().hash(),
          path(before.spot()),
          before.position().hash());
    } catch (Broken broken) {
      throw new Broken(String.valueOf(broken.getMessage()), now.spot());
    }
  }

  private static <P extends Position> String look(Spot<P> spot, P position) {
    StringBuilder look = new StringBuilder().append((char) position.turn());
    for (int point = 0; point < spot.board().size(); point++) {
      look.append((char) position.at(point));
    }
    return look.toString();
  }

  private static String path(Spot<?> spot) {
    List<String> path = spot.path();
    return path.isEmpty() ? "no move" : String.join(" ", path);
  }
}
