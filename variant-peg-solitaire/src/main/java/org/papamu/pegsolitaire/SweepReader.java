package org.papamu.pegsolitaire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/**
 * Reads one text as a sweep: the jumps of one peg, one after the other, such as {@code d6-d4-f4}.
 * For one text only; the first fault from the left is reported.
 */
final class SweepReader {

  private final PegSolitaire game;
  private final Refusals refusals;
  private final Topology topology;
  private final String text;

  /** The start of the sweep, then the position after the jumps read so far. */
  private final PegPosition position;

  /** The jumps read so far, and how much of the text they are. */
  private final MoveList jumps = new MoveList();

  private int read;

  SweepReader(PegSolitaire game, Refusals refusals, PegPosition start, String text) {
    this.game = game;
    this.refusals = refusals;
    this.text = text;
    topology = game.board();
    position = game.rules().copy(start);
  }

  /**
   * The jumps.
   *
   * @throws NotationException if the text is no sweep, or one of its jumps is not legal
   */
  MoveList read() {
    if (text.length() > Notation.MAX_MOVE_LENGTH) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS, text, Notation.MAX_MOVE_LENGTH, game.words().say("no.long"));
    }
    String first = nameAt(0);
    int from = topology.find(first);
    if (from == Topology.NONE || position.at(from) == 0) {
      throw fault(Kind.ILLEGAL, 0, refusals.start(position, first).orElseThrow());
    }
    int at = first.length();
    do {
      requireDash(at, first);
      String landing = nameAt(at + 1);
      Optional<String> reason = refusals.landing(position, from, landing);
      if (reason.isPresent()) {
        throw fault(Kind.ILLEGAL, at + 1, reason.get());
      }
      int to = topology.find(landing);
      long move = jump(from, to);
      jumps.add(move);
      game.rules().play(position, move);
      from = to;
      at += 1 + landing.length();
      read = at;
    } while (at < text.length());
    return jumps;
  }

  private String nameAt(int offset) {
    int length = Coordinates.lengthAt(text, offset);
    if (length > 0) {
      return text.substring(offset, offset + length);
    }
    if (offset == text.length()) {
      throw fault(
          Kind.MALFORMED, offset, game.words().say(text.isEmpty() ? "no.move" : "no.landing"));
    }
    char c = text.charAt(offset);
    throw fault(
        Kind.MALFORMED,
        offset,
        c < '!' || c > '~'
            ? game.words().say("no.plain")
            : game.words().say("no.hole-form", game.usualStart()));
  }

  private void requireDash(int offset, String first) {
    if (offset == text.length()) {
      Optional<String> reason = refusals.start(position, first);
      if (reason.isPresent()) {
        throw fault(Kind.ILLEGAL, 0, reason.get());
      }
      throw fault(Kind.MALFORMED, offset, game.words().say("no.landing"));
    }
    if (text.charAt(offset) != '-') {
      throw fault(Kind.MALFORMED, offset, game.words().say("no.hyphen"));
    }
  }

  /** The legal jump between two holes. */
  private long jump(int from, int to) {
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      Jump jump = Jump.of(position, moves.get(i));
      if (jump.from() == from && jump.to() == to) {
        return moves.get(i);
      }
    }
    throw new IllegalStateException("a jump without a reason against it is not legal");
  }

  private NotationException fault(Kind kind, int offset, String message) {
    return new NotationException(kind, text, offset, message, suggestions());
  }

  /**
   * Texts that begin with the jumps read so far and go on; those jumps alone if none does. For a
   * first jump, those of the same peg, else the nearest.
   */
  private List<String> suggestions() {
    List<String> all = jumpTexts();
    int start = text.lastIndexOf('-', read - 1) + 1;
    int end = Coordinates.lengthAt(text, start) + start;
    String peg = text.substring(start, end) + "-";
    String before = text.substring(0, start);
    List<String> texts =
        all.stream().filter(jump -> jump.startsWith(peg)).map(before::concat).toList();
    if (!texts.isEmpty()) {
      return texts;
    }
    return read > 0 ? List.of(text.substring(0, read)) : near(all);
  }

  /** The jumps nearest to the first one in the text; any, if none is near. */
  private List<String> near(List<String> jumps) {
    int second = text.indexOf('-', text.indexOf('-') + 1);
    List<String> near = Nearest.to(second < 0 ? text : text.substring(0, second), jumps);
    return near.isEmpty() ? jumps : near;
  }

  private List<String> jumpTexts() {
    List<String> texts = new ArrayList<>();
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      texts.add(game.notation().writeMove(position, moves.get(i)));
    }
    return texts;
  }
}
