package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.papamu.api.Look;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.text.Plain;

/** Laws about texts that the game itself writes. */
final class TextLaws {

  /** How many moves are read back in a position. */
  private static final int READ = 24;

  /** How many texts of moves are compared with one another in a position. */
  private static final int COMPARED = 2000;

  /** How many spellings of one move are collected. */
  static final int SPELLINGS = 2000;

  private TextLaws() {}

  static <P extends Position> void positions(Spot<P> spot) {
    P position = spot.position();
    String text = spot.notation().write(position);
    unless(
        text.length() <= Notation.MAX_POSITION_LENGTH, "the text has %s characters", text.length());
    unless(Plain.isLine(text), "\"%s\" is not plain ASCII", Broken.brief(text));
    P read = spot.notation().read(text);
    unless(read.equals(position), "\"%s\" reads back to another position", text);
    String again = spot.notation().write(read);
    unless(again.equals(text), "\"%s\", read and written again, is \"%s\"", text, again);
    PositionLaws.same(spot, position, read, "the position read from its text");
  }

  static <P extends Position> void rows(Spot<P> spot) {
    P position = spot.position();
    TextRows rows = TextRows.of(spot.board(), spot.notation().write(position));
    Look look = spot.game().look();
    for (int point = 0; point < spot.board().size(); point++) {
      int piece = position.at(point);
      char letter = rows.at(point);
      String name = spot.board().name(point);
      unless(
          (piece == 0) == (letter == TextRows.EMPTY),
          "at(%s) is %s, but the text has %s there",
          name,
          piece,
          letter == TextRows.EMPTY ? "no piece" : "'" + letter + "'");
      if (piece > 0) {
        unless(
            look.piece(piece).letter() == letter,
            "piece %s on %s is '%s' in the text, but '%s' in look()",
            piece,
            name,
            letter,
            look.piece(piece).letter());
      }
    }
  }

  static <P extends Position> void moves(Spot<P> spot) {
    P position = spot.position();
    Map<String, Long> texts = new HashMap<>();
    for (long move : spot.some(COMPARED)) {
      String text = spot.notation().writeMove(position, move);
      unless(
          Plain.isWord(text) && text.length() <= Notation.MAX_MOVE_LENGTH,
          "the text of code %s is \"%s\": empty, too long or not plain",
          move,
          Broken.brief(text));
      Long other = texts.put(text, move);
      unless(
          other == null || other == move, "codes %s and %s are both written %s", other, move, text);
    }
    for (long move : spot.some(READ)) {
      reads(spot, position, spot.notation().writeMove(position, move), move);
    }
  }

  /** Whether a text is read as one move, whatever the list held before. */
  private static <P extends Position> void reads(Spot<P> spot, P position, String text, long move) {
    MoveList out = new MoveList();
    out.add(Long.MAX_VALUE);
    spot.game().readMoves(position, text, out);
    unless(
        out.size() == 1 && out.get(0) == move,
        "%s is the text of code %s, but is read as %s",
        text,
        move,
        out);
  }

  static <P extends Position> void spellings(Spot<P> spot) {
    P position = spot.position();
    for (long move : spot.some(READ)) {
      Set<String> spellings = spellings(spot, position, move);
      String canonical = spot.notation().writeMove(position, move);
      unless(
          spellings.contains(canonical) || spellings.size() == SPELLINGS,
          "the canonical text %s is not among the spellings %s",
          canonical,
          spellings);
      int read = 0;
      for (String spelling : spellings) {
        reads(spot, position, spelling, move);
        if (++read == READ) {
          break;
        }
      }
    }
  }

  /** Spellings of a move, all of them if there are fewer than {@link #SPELLINGS}. */
  static <P extends Position> Set<String> spellings(Spot<P> spot, P position, long move) {
    Set<String> texts = new LinkedHashSet<>();
    try {
      spot.notation()
          .spellings(
              position,
              move,
              text -> {
                unless(texts.add(text), "the spelling %s of a move is given twice", text);
                if (texts.size() == SPELLINGS) {
                  throw new Enough();
                }
              });
    } catch (Enough enough) {
      return texts;
    }
    return texts;
  }

  /** Breaks off a game that has more to say than is needed. */
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Enough() {
      super(null, null, false, false);
    }
  }

  /** The canonical texts of the moves of a position. */
  static <P extends Position> Set<String> texts(Spot<P> spot) {
    P position = spot.position();
    Set<String> texts = new HashSet<>();
    for (long move : spot.some(COMPARED)) {
      texts.add(spot.notation().writeMove(position, move));
    }
    return texts;
  }
}
