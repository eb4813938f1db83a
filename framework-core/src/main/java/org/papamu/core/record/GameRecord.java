package org.papamu.core.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.text.Wording;

/**
 * A game as it is recorded. Nothing in it is checked against rules: {@link Replay} does that.
 *
 * @param game the game's full name
 * @param tags all tags except {@code Game}, {@code Position} and {@code Result}, in order, among
 *     them one per seat: see {@link #seatTag}
 * @param position the text of the position it started from; empty for the usual start
 * @param line the moves that were played, with comments and variations
 * @param result the name of the seat that won, {@code draw}, {@code solved}, {@code stuck}, or
 *     {@link #UNFINISHED}
 */
public record GameRecord(
    String game, Map<String, String> tags, Optional<String> position, Line line, String result) {

  /** The result of a game that is not over. */
  public static final String UNFINISHED = "*";

  static final String GAME_TAG = "Game";
  static final String POSITION_TAG = "Position";
  static final String RESULT_TAG = "Result";

  private static final int MAX_TAG_NAME = 64;

  /**
   * Copies the tags.
   *
   * @throws IllegalArgumentException if it could not be written so that it reads back the same: a
   *     control character or half a surrogate pair anywhere, a tag's name that is none or has a
   *     field of its own, variations nested deeper than {@link RecordReader#MAX_NESTING}
   */
  public GameRecord {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    requireText(game);
    position.ifPresent(GameRecord::requireText);
    tags.forEach(
        (name, value) -> {
          if (!isTagName(name)
              || name.equals(GAME_TAG)
              || name.equals(POSITION_TAG)
              || name.equals(RESULT_TAG)) {
            throw new IllegalArgumentException("not the name of a further tag: " + name);
          }
          requireText(value);
        });
    if (line.nesting() > RecordReader.MAX_NESTING) {
      throw new IllegalArgumentException("variations are nested deeper than they may be");
    }
    requireWord(result);
  }

  /**
   * A record without comments and variations.
   *
   * @param moves the texts of the moves, in order
   * @throws IllegalArgumentException as the other constructor; or if a move is no single word
   */
  public GameRecord(
      String game,
      Map<String, String> tags,
      Optional<String> position,
      List<String> moves,
      String result) {
    this(game, tags, position, Line.of(moves), result);
  }

  /** The texts of the moves that were played, in order. */
  public List<String> moves() {
    return line.moves();
  }

  /**
   * The record of a session as it stands.
   *
   * @param tags the tags to write, in order
   */
  public static <P extends Position> GameRecord of(Session<P> session, Map<String, String> tags) {
    Game<P> game = session.game();
    return new GameRecord(
        game.info().name(),
        tags,
        session.startText(),
        session.played().stream().map(Played::text).toList(),
        session.outcome().map(Outcome::result).orElse(UNFINISHED));
  }

  /**
   * The same record with a further tag, behind the others.
   *
   * @throws IllegalArgumentException as the constructor
   */
  public GameRecord with(String tag, String value) {
    Map<String, String> more = new LinkedHashMap<>(tags);
    more.put(tag, value);
    return new GameRecord(game, more, position, line, result);
  }

  /**
   * The same record with one more remark behind the first so many moves.
   *
   * @throws IllegalArgumentException as the constructor; or if there are not so many moves
   */
  public GameRecord with(int after, Remark remark) {
    return new GameRecord(game, tags, position, line.with(after, remark), result);
  }

  /** The name of a seat's tag: {@code White} for the seat {@code white}. */
  public static String seatTag(String seat) {
    return Wording.capital(seat);
  }

  /** Whether the game is not over. */
  public boolean isUnfinished() {
    return result.equals(UNFINISHED);
  }

  static boolean isTagName(String name) {
    if (name.isEmpty() || name.length() > MAX_TAG_NAME || !isLetter(name.charAt(0))) {
      return false;
    }
    return name.chars().allMatch(GameRecord::isTagCharacter);
  }

  static boolean isTagCharacter(int c) {
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-';
  }

  private static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  static boolean isControl(int c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0);
  }

  /** Whether a character ends a word among the moves. */
  static boolean endsWord(int c) {
    return c == ' ' || c == '{' || c == '}' || c == '(' || c == ')' || c == '$';
  }

  static void requireText(String text) {
    for (int at = 0; at < text.length(); ) {
      int c = text.codePointAt(at);
      if (isControl(c) || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)) {
        throw new IllegalArgumentException("character U+%04X at %s".formatted(c, at));
      }
      at += Character.charCount(c);
    }
  }

  static void requireMove(String text) {
    requireWord(text);
    if (text.equals(UNFINISHED)) {
      throw new IllegalArgumentException("a result, not a move: " + text);
    }
  }

  private static void requireWord(String text) {
    requireText(text);
    boolean number = RecordParser.numberLength(text) > 0;
    if (text.isEmpty()
        || number
        || text.charAt(0) == '['
        || text.chars().anyMatch(GameRecord::endsWord)) {
      throw new IllegalArgumentException("not a word that can stand among the moves: " + text);
    }
  }
}
