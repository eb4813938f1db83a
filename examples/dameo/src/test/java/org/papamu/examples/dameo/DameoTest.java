package org.papamu.examples.dameo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.BoardPosition;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.Session;
import org.papamu.testkit.GameLaws;

class DameoTest extends GameLaws {

  private final Dameo game = (Dameo) provider().game(GameSpec.parse(provider(), "dameo:8x8"));

  @Override
  protected GameProvider provider() {
    return new DameoProvider();
  }

  @Override
  protected List<String> moveFiles() {
    return List.of("dameo/moves.jsonl", "dameo/cases.jsonl");
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/3b4/3w4/8/8/8 w, a1, there is no white piece on a1",
    "8/8/8/3b4/3w4/8/8/8 w, d5, there is no white piece on d5",
    "8/8/8/3b4/3w4/8/8/8 w, 'd4-c5', 'captures are compulsory, and 1 piece can be taken'",
    "8/8/8/3b4/3w4/8/7w/8 w, h2-h3, '1 piece can be taken, and not by the piece on h2'",
    "8/8/8/8/8/8/w7/8 w, a2xa4, there is nothing to take",
    "8/1b6/8/1b1b4/1w1w4/8/8/8 w, d4xd6, '2 pieces can be taken, and not by the piece on d4'",
    "8/8/8/2b1b3/2wb4/8/8/8 w, c4xc6, 'a capture has to take the most, which is 2 pieces'",
    "8/8/8/2b1b3/2wb4/8/8/8 w, c4xe4, 'a capture has to take the most, which is 2 pieces'",
  })
  void aRefusalSaysWhy(String position, String move, String reason) {
    NotationException refused =
        assertThrows(
            NotationException.class,
            () -> game.readMoves(game.notation().read(position), move, new MoveList()));
    assertEquals(reason, refused.message());
  }

  @ParameterizedTest
  @CsvSource({
    "w7/8/8/8/8/8/8/8 b, 'on a8, in the last row, a man is a king'",
    "8/8/8/8/8/8/8/b7 b, 'on a1, in the last row, a man is a king'",
    "bbbbbbbb/bbbbbbbb/bbb5/8/8/8/8/8 b, a side has 18 pieces at most",
    "8/8/8/8/8/8/8/8 x, the side to move is w or b",
  })
  void whatCannotBeIsRefused(String position, String reason) {
    NotationException refused =
        assertThrows(NotationException.class, () -> game.notation().read(position));
    assertEquals(reason, refused.message());
  }

  @Test
  void whoCannotMoveLoses() {
    BoardPosition blocked = game.notation().read("8/8/8/8/b7/bb6/w7/8 w");
    assertEquals(Optional.of("black"), Outcome.of(game, blocked).map(Outcome::result));
  }

  @Test
  void aPositionThatComesForTheThirdTimeIsADraw() {
    Session<BoardPosition> session = Session.of(game, game.notation().read("8/8/8/8/8/1B6/8/W7 w"));
    List<String> shuffle = List.of("a1-a2", "b3-b4", "a2-a1", "b4-b3");
    for (int time = 0; time < 2; time++) {
      for (String move : shuffle) {
        assertTrue(session.outcome().isEmpty());
        session.play(move);
      }
    }
    assertEquals(Optional.of(Outcome.DRAW), session.outcome().map(Outcome::result));
  }

  @Test
  void aLineThatReachesTheLastRowCrownsItsFirstManAlone() {
    BoardPosition position = game.notation().read("7b/2w5/2w5/8/8/8/8/8 w");
    MoveList plies = new MoveList();
    game.readMoves(position, "c6-c8", plies);
    assertEquals(
        Pieces.king(0), game.rules().describe(position, plies.get(0)).steps().get(0).piece());
  }

  /** A king among as many enemies as there can be, far apart, with very many ways to take them. */
  @Test
  void aMadeUpPositionIsNoTrouble() {
    String rows = "8/1b1b1b2/8/1b1b1b2/8/1b1b1b2/8/W7 w";
    BoardPosition position = game.notation().read(rows);
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    assertTrue(moves.size() > 0);
    List<String> spellings = new ArrayList<>();
    game.notation().spellings(position, moves.get(0), spellings::add);
    assertEquals(game.notation().writeMove(position, moves.get(0)), spellings.get(0));
  }
}
