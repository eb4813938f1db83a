package org.papamu.core.law;

import static org.papamu.core.law.Broken.brief;
import static org.papamu.core.law.Broken.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.papamu.api.Look;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Plain;

/** Laws about texts that the game did not write: changed positions and changed moves. */
final class RefusalLaws {

  /** How many moves of a position have their texts changed. */
  private static final int MOVES = 8;

  private RefusalLaws() {}

  static <P extends Position> void positions(Spot<P> spot) {
    String right = spot.notation().write(spot.position());
    List<String> texts =
        new ArrayList<>(Mutations.of(right, spot.random(1), spot.settings().texts()));
    texts.addAll(Mutations.hopeless(Notation.MAX_POSITION_LENGTH + 1));
    TextRows rows = TextRows.of(spot.board(), right);
    for (Look.Piece piece : spot.game().look().pieces()) {
      int point = spot.random(piece.letter()).nextInt(spot.board().size());
      texts.add(rows.with(point, piece.letter()));
      texts.add(rows.with(point, TextRows.EMPTY));
    }
    for (String text : texts) {
      if (spot.settings().stop().requested()) {
        return;
      }
      P read;
      try {
        read = spot.notation().read(text);
      } catch (NotationException refused) {
        inOrder(refused, text);
        continue;
      } catch (RuntimeException | Error thrown) {
        throw new Broken("reading \"%s\" %s".formatted(brief(text), Broken.tell(thrown)));
      }
      try {
        accepted(spot, text, read);
      } catch (Broken broken) {
        throw broken;
      } catch (RuntimeException | Error thrown) {
        throw new Broken(
            "the position \"%s\" is accepted, but using it %s"
                .formatted(brief(text), Broken.tell(thrown)));
      }
    }
  }

  private static <P extends Position> void accepted(Spot<P> spot, String text, P read) {
    String written = spot.notation().write(read);
    unless(
        written.equals(text) || written.startsWith(text + " "),
        "\"%s\" is accepted, but written back as \"%s\": two texts mean one position",
        brief(text),
        written);
    P again = spot.notation().read(written);
    unless(
        again.equals(read) && again.hash() == read.hash(),
        "\"%s\" is accepted, but read again it is another position or has another hash",
        brief(text));
    MoveList moves = new MoveList();
    spot.rules().moves(read, moves);
    long count = spot.rules().count(read, new MoveList());
    unless(
        count == moves.size(),
        "in \"%s\" count is %s, but %s moves are listed",
        text,
        count,
        moves.size());
    if (moves.isEmpty()) {
      EndLaws.inBounds(spot.game(), read);
    }
    for (int i = 0; i < Math.min(3, moves.size()); i++) {
      long move = moves.get(i);
      spot.notation().writeMove(read, move);
      Move described = spot.rules().describe(read, move);
      unless(described.code() == move, "in \"%s\" describe gives another code", text);
      P child = spot.rules().copy(read);
      spot.rules().play(child, move);
      String childText = spot.notation().write(child);
      unless(
          spot.notation().read(childText).equals(child),
          "\"%s\" is accepted, but its child \"%s\" reads back to another position",
          text,
          childText);
    }
  }

  static <P extends Position> void moves(Spot<P> spot) {
    RandomGenerator random = spot.random(2);
    P position = spot.position();
    List<String> texts = new ArrayList<>(Mutations.hopeless(Notation.MAX_MOVE_LENGTH + 1));
    for (long move : spot.some(MOVES)) {
      String right = spot.notation().writeMove(position, move);
      texts.addAll(Mutations.of(right, random, 1 + spot.settings().texts() / MOVES));
    }
    for (int i = 0; i < 3; i++) {
      int from = random.nextInt(spot.board().size());
      int to = random.nextInt(spot.board().size());
      texts.add(spot.board().name(from) + "-" + spot.board().name(to));
    }
    for (String text : texts) {
      if (spot.settings().stop().requested()) {
        return;
      }
      MoveList out = new MoveList();
      try {
        spot.game().readMoves(position, text, out);
      } catch (NotationException refused) {
        inOrder(refused, text);
        unless(out.isEmpty(), "\"%s\" is refused, but leaves moves in the list", brief(text));
        for (String suggestion : refused.suggestions()) {
          taken(spot, position, text, suggestion);
        }
        continue;
      } catch (RuntimeException | Error thrown) {
        throw new Broken("reading the move \"%s\" %s".formatted(brief(text), Broken.tell(thrown)));
      }
      legal(spot, text, out);
    }
  }

  private static <P extends Position> void legal(Spot<P> spot, String text, MoveList plies) {
    unless(!plies.isEmpty(), "\"%s\" is accepted, but means no move", brief(text));
    P position = spot.position();
    MoveList moves = new MoveList();
    for (int i = 0; i < plies.size(); i++) {
      spot.rules().moves(position, moves);
      unless(
          moves.contains(plies.get(i)),
          "\"%s\" is accepted as code %s, which is not a legal move",
          brief(text),
          plies.get(i));
      spot.rules().play(position, plies.get(i));
    }
  }

  private static <P extends Position> void taken(
      Spot<P> spot, P position, String text, String suggestion) {
    try {
      spot.game().readMoves(position, suggestion, new MoveList());
    } catch (NotationException refused) {
      throw new Broken(
          "for \"%s\" the suggestion is %s, which is itself refused: %s"
              .formatted(brief(text), suggestion, refused.message()));
    }
  }

  /** Whether a refusal has a reason to show. */
  static void inOrder(NotationException refused, String text) {
    String message = refused.message();
    unless(
        !message.isBlank() && !message.endsWith("."),
        "\"%s\" is refused with the message \"%s\": blank, or with a full stop",
        brief(text),
        message);
    unless(
        refused.offset() <= text.length(),
        "\"%s\" is refused at offset %s, beyond its end",
        brief(text),
        refused.offset());
    unless(
        Plain.isLine(message.replaceAll("[āū×–—…’“”é]", "_")),
        "\"%s\" is refused with a message that repeats what a terminal acts on: \"%s\"",
        brief(text),
        brief(message));
  }
}
