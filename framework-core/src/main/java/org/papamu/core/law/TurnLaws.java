package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Look;
import org.papamu.api.MoveList;
import org.papamu.api.Position;

/** Laws about passes that are moves, and about pieces that belong to no seat. */
final class TurnLaws {

  private static final int MOVES = 24;

  private TurnLaws() {}

  static <P extends Position> void passes(Spot<P> spot) {
    MoveList moves = spot.legal();
    GameInfo info = spot.game().info();
    if (info.seats().size() == 1) {
      return;
    }
    int turn = spot.position().turn();
    for (int i = 0; i < moves.size(); i++) {
      if (isPass(spot, moves.get(i))) {
        String text = spot.text(moves.get(i));
        unless(
            spot.after(moves.get(i)).turn() != turn,
            "%s has no steps, so it is a pass, but after it %s is to move again",
            text,
            info.seats().get(turn));
        unless(
            !info.is(Fact.FORCED_PASS) || moves.size() == 1,
            "%s is a pass, and %s has %s other moves, though passes are forced",
            text,
            info.seats().get(turn),
            moves.size() - 1);
        if (moves.size() == 1) {
          ends(spot.then(moves.get(0)), spot);
        }
      }
    }
  }

  /** Whether somebody can do something once all that can be done is to pass. */
  private static <P extends Position> void ends(Spot<P> place, Spot<P> first) {
    int seats = first.game().info().seats().size();
    Spot<P> spot = place;
    for (int passes = 1; passes < seats; passes++) {
      MoveList moves = spot.legal();
      if (moves.size() != 1 || !isPass(spot, moves.get(0))) {
        return;
      }
      spot = spot.then(moves.get(0));
    }
    MoveList moves = spot.legal();
    unless(
        moves.isEmpty()
            || first.game().info().repetition() > 0
            || !spot.position().equals(first.position()),
        "no seat can do anything but pass, and the game goes on for ever");
  }

  private static <P extends Position> boolean isPass(Spot<P> spot, long move) {
    return spot.rules().describe(spot.position(), move).steps().isEmpty();
  }

  static <P extends Position> void impartial(Spot<P> spot) {
    if (!spot.game().info().is(Fact.IMPARTIAL)) {
      return;
    }
    ofNoSeat(spot.game());
    P other = spot.position();
    if (!spot.rules().pass(other)) {
      return;
    }
    Map<String, Long> own = texts(spot, spot.position());
    Map<String, Long> others = texts(spot, other);
    List<String> seats = spot.game().info().seats();
    unless(
        own.keySet().equals(others.keySet()),
        "%s can play %s, %s in its place %s, though no seat owns a piece",
        seats.get(spot.position().turn()),
        own.keySet(),
        seats.get(other.turn()),
        others.keySet());
    own.entrySet().stream()
        .limit(MOVES)
        .forEach(
            move -> {
              P after = spot.after(move.getValue());
              P alike = spot.rules().copy(other);
              spot.rules().play(alike, others.getOrDefault(move.getKey(), move.getValue()));
              for (int point = 0; point < spot.board().size(); point++) {
                unless(
                    after.at(point) == alike.at(point),
                    "%s leaves another piece on %s when %s plays it, though no seat owns a piece",
                    move.getKey(),
                    spot.board().name(point),
                    seats.get(other.turn()));
              }
            });
  }

  /** What belongs to nobody is not named after somebody. */
  private static void ofNoSeat(Game<?> game) {
    for (Look.Piece piece : game.look().pieces()) {
      for (String seat : game.seatNames()) {
        unless(
            !piece.name().toLowerCase(Locale.ROOT).startsWith(seat.toLowerCase(Locale.ROOT) + " "),
            "no seat owns a piece, but the look has a \"%s\"",
            piece.name());
      }
    }
  }

  private static <P extends Position> Map<String, Long> texts(Spot<P> spot, P position) {
    MoveList moves = new MoveList();
    spot.rules().moves(position, moves);
    Map<String, Long> texts = new TreeMap<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.put(spot.notation().writeMove(position, moves.get(i)), moves.get(i));
    }
    return texts;
  }
}
