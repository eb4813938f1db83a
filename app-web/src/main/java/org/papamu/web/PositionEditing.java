package org.papamu.web;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.papamu.api.Game;
import org.papamu.api.Look;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.board.Rows;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;

/**
 * Setting up positions. A text is read; pieces are written as rows in place of the rows of a
 * position that the game has written itself, with whatever follows the rows tried until the game
 * reads back the pieces and the turn that were wanted. So it works for every notation that begins
 * with rows, and what the rest means stays the game's own affair. Calls the game's code.
 *
 * @param <P> the game's own position type
 */
final class PositionEditing<P extends Position> {

  /** So far into a game the texts may differ in more than the pieces. */
  private static final int PLIES = 4;

  private final Game<P> game;
  private final P now;

  /** Editing of a position; it is not changed. */
  PositionEditing(Game<P> game, P now) {
    this.game = game;
    this.now = now;
  }

  /** A position, or why there is none. */
  record Edited(Optional<Fields> position, Optional<Refusal> refusal) {

    private static Edited refused(Refusal refusal) {
      return new Edited(Optional.empty(), Optional.of(refusal));
    }

    /** The position. */
    Fields orThrow() {
      if (refusal.isPresent()) {
        throw refusal.get();
      }
      return position.orElseThrow();
    }
  }

  /** A position as it is told. */
  static <P extends Position> Fields told(Game<P> game, P position) {
    return Fields.of("position", Written.position(game, position))
        .and("pieces", Snapshot.pieces(game, position))
        .and("turn", game.info().seats().get(position.turn()));
  }

  /**
   * The position with these pieces.
   *
   * @param seat the seat to move; empty for the one that is
   * @return it, or why there is none
   */
  Edited with(List<Integer> pieces, Optional<String> seat) {
    Look look = game.look();
    int seats = game.info().seats().size();
    int turn = seat.isPresent() ? game.info().seats().indexOf(seat.get()) : now.turn();
    if (turn < 0 || turn >= seats) {
      return Edited.refused(Refusal.of(Refusal.UNPROCESSABLE, "no such seat", "turn"));
    }
    boolean fits =
        pieces.size() == game.board().size()
            && pieces.stream().allMatch(piece -> piece >= 0 && piece <= look.pieces().size());
    if (!fits) {
      return Edited.refused(
          Refusal.of(Refusal.UNPROCESSABLE, "not a piece for each point", "pieces"));
    }
    StringBuilder letters = new StringBuilder();
    look.pieces().forEach(piece -> letters.append(piece.letter()));
    String rows = Rows.write(game.board(), letters.toString(), pieces::get);
    Optional<NotationException> first = Optional.empty();
    for (String rest : rests(letters.toString(), turn)) {
      try {
        P read = game.notation().read(rows + rest);
        if (read.turn() == turn && Snapshot.pieces(game, read).equals(pieces)) {
          return new Edited(Optional.of(told(game, read)), Optional.empty());
        }
      } catch (NotationException e) {
        first = first.isEmpty() ? Optional.of(e) : first;
      }
    }
    if (first.isPresent()) {
      return Edited.refused(Refusal.of(Refusal.UNPROCESSABLE, first.get(), "pieces"));
    }
    return Edited.refused(
        Refusal.told(Refusal.UNPROCESSABLE, Sayings.refused("text-only"), "pieces"));
  }

  /** What may follow the rows, the likeliest first. */
  private Set<String> rests(String letters, int turn) {
    List<P> known = new ArrayList<>(List.of(now, game.rules().initial()));
    P on = game.rules().initial();
    MoveList moves = new MoveList();
    for (int ply = 0; ply < PLIES; ply++) {
      game.rules().moves(on, moves);
      if (moves.isEmpty()) {
        break;
      }
      game.rules().play(on, moves.get(0));
      known.add(game.rules().copy(on));
    }
    Set<String> rests = new LinkedHashSet<>();
    String mark = game.info().seats().get(turn).substring(0, 1);
    for (P position : known) {
      String text = Written.position(game, position);
      String rows = Rows.write(game.board(), letters, position::at);
      if (text.startsWith(rows)) {
        String rest = text.substring(rows.length());
        if (position.turn() == turn) {
          rests.add(rest);
        }
        rests.addAll(turned(rest, mark));
      }
    }
    return rests;
  }

  /** The same with each of its words in turn replaced by the mark of a seat. */
  private static List<String> turned(String rest, String mark) {
    List<String> turned = new ArrayList<>();
    String[] words = rest.split(" ", -1);
    for (int i = 0; i < words.length; i++) {
      if (words[i].length() == 1) {
        String[] changed = words.clone();
        changed[i] = mark;
        turned.add(String.join(" ", changed));
      }
    }
    return turned;
  }
}
