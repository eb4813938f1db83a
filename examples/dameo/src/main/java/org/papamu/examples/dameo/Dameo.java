package org.papamu.examples.dameo;

import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.BoardPosition;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Look;
import org.papamu.api.Look.Piece;
import org.papamu.api.Look.Shape;
import org.papamu.api.Look.Tone;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;

/** Dameo. Its positions are a piece on each square and a side to move, and no more. */
record Dameo(GameInfo info, Topology board, DameoRules rules, DameoNotation notation)
    implements Game<BoardPosition> {

  private static final About ABOUT =
      new About(
          "Draughts on all squares, with lines of men that step as one.",
          List.of(
              "White begins. A man steps one square forward, straight or diagonally, onto a vacant"
                  + " square. An unbroken line of men of one colour, straight or diagonal, may step"
                  + " one square forward along itself; any man of it may be the last that steps.",
              "A man that ends its turn on the last row becomes a king. A king goes any distance in"
                  + " all eight directions over vacant squares.",
              "Captures go along rows and columns only. A man jumps over an enemy beside it onto"
                  + " the vacant square behind; a king from any distance over one enemy onto any"
                  + " vacant square behind it. Captures are compulsory and go on while they can,"
                  + " and the most pieces must be taken.",
              "Jumped pieces leave the board when the capture is over; until then they are in the"
                  + " way and are not jumped twice.",
              "Who cannot move loses. A position that comes about for the third time with the same"
                  + " side to move is a draw."),
          List.of(
              "Christian Freeling, Dameo, 2000: MindSports, mindsports.nl",
              "João Pedro Neto, Dameo, The World of Abstract Games"));

  private static final Look LOOK =
      Look.wooden(
          Look.Surface.CELLS,
          new Piece("white man", 'w', Shape.RINGED, Tone.LIGHT),
          new Piece("black man", 'b', Shape.DISC, Tone.DARK),
          new Piece("white king", 'W', Shape.KING, Tone.LIGHT),
          new Piece("black king", 'B', Shape.KING, Tone.DARK));

  static Dameo of(String name) {
    Topology board = Topology.gridWithDiagonals(8, 8);
    DameoRules rules = new DameoRules(board);
    GameInfo info = GameInfo.twoSeats(name, "Dameo", "white", "black").withRepetition(3);
    return new Dameo(info, board, rules, new DameoNotation(board, rules));
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Look look() {
    return LOOK;
  }

  @Override
  public Optional<Evaluator<BoardPosition>> evaluator() {
    return Optional.of(new Material(board));
  }

  @Override
  public Game<BoardPosition> withoutDrawRules() {
    return new Dameo(info.withRepetition(0), board, rules, notation);
  }

  @Override
  public Optional<String> refusal(BoardPosition position, List<String> accepted, String refused) {
    int most = new Captures(board, position).list(new MoveList());
    if (accepted.isEmpty()) {
      int square = board.find(refused);
      if (square == Topology.NONE) {
        return Optional.empty();
      }
      if (!Pieces.belongsTo(position.at(square), position.turn())) {
        String side = info.seats().get(position.turn());
        return Optional.of("there is no %s piece on %s".formatted(side, refused));
      }
      return Optional.of(
          most == 0
              ? "the piece on %s cannot move".formatted(refused)
              : "%s can be taken, and not by the piece on %s".formatted(count(most), refused));
    }
    if (most == 0) {
      return refused.startsWith("x") ? Optional.of("there is nothing to take") : Optional.empty();
    }
    return Optional.of(
        refused.startsWith("-")
            ? "captures are compulsory, and %s can be taken".formatted(count(most))
            : "a capture has to take the most, which is " + count(most));
  }

  private static String count(int pieces) {
    return pieces == 1 ? "1 piece" : pieces + " pieces";
  }
}
