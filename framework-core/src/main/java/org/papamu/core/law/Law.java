package org.papamu.core.law;

import java.util.Arrays;
import java.util.List;

/**
 * What every game obeys. A law speaks about games ({@link #ofGames}) or about the provider that
 * builds them ({@link #ofProviders}); the order is from the ground up, so that of several broken
 * laws the first is the best place to start.
 */
public enum Law {
  /** The name, title and boards on offer are well formed. */
  PROVIDER_FORM("provider-form", "a family has a plain name, a title and at least one board"),
  /** Every board on offer builds a game whose full name leads back to an equal one. */
  PROVIDER_BOARDS(
      "provider-boards",
      "every board on offer builds, and a game's full name leads back to an equal game"),
  /** Every option takes the values that it says it takes, and shows them in the name. */
  PROVIDER_OPTIONS(
      "provider-options",
      "an option takes the values it allows, and the name shows those that differ from default"),
  /** What is not a game's name is refused, with suggestions that are taken. */
  PROVIDER_REFUSALS(
      "provider-refusals",
      "an unknown board or option, an option given twice or left empty is refused as such"),
  /** In every language a game differs in words alone. */
  PROVIDER_LANGUAGES(
      "provider-languages",
      "in every language that a family speaks, its games differ in words alone, and no text is"
          + " missing"),
  /** What the game shows and teaches is so by its rules. */
  PROVIDER_LESSONS(
      "provider-lessons",
      "every example can be set up, and every lesson is done by its answer and not by every move"),

  /** The game's own parts are always the same, and it says what it is. */
  GAME_PARTS(
      "game-parts",
      "info, board, rules and notation are always the same objects, and the game has a summary"),
  /** A random game can be played to its end or to the bound of the examination. */
  PLAYABLE("playable", "moves can be generated and played along a random game"),
  /** The usual start is new each time, equal each time, and the first seat's turn. */
  START("start", "the usual start is a new, equal position each time, with the first seat to move"),
  /** The seat to move and the pieces are in range, and remarks are plain text. */
  IN_RANGE(
      "in-range",
      "the seat to move is one of the seats, every point holds a piece number from 0 on, and what"
          + " else is told of a position is plain text"),
  /** The list of moves depends on the position alone. */
  MOVES_REPEATABLE(
      "moves-repeatable", "the same position always lists the same moves in the same order"),
  /** No code is negative or listed twice. */
  MOVES_DISTINCT("moves-distinct", "a move code is 0 or more and listed once"),
  /** Two codes are two effects. */
  MOVES_EFFECT("moves-effect", "two codes never lead to one position by the same taken stones"),
  /** Counting agrees with listing. */
  COUNT("count", "count is the size of the move list, and the game is over where it is 0"),
  /** A copy equals its source and answers everything alike. */
  COPY(
      "copy",
      "a copy equals its source, whichever copy made it and whatever the target held before"),
  /** Playing on a copy leaves the source as it was. */
  COPY_APART("copy-apart", "playing on a copy leaves the source as it was"),
  /** Asking changes nothing. */
  QUERIES(
      "queries", "generating, counting, describing, writing, entering and scoring change nothing"),
  /** Playing the same move twice from the same position gives the same result. */
  PLAY_REPEATABLE(
      "play-repeatable", "the same move played from the same position always has the same result"),
  /** Equality is an equivalence, and equal positions look and hash alike. */
  EQUALITY(
      "equality",
      "equality is symmetric, and equal positions have the same turn, pieces and hash code"),
  /** The hash kept along the game is the hash from scratch. */
  HASH("hash", "equal positions hash equal, however they came about: played, copied, read"),
  /** The same over move orders, and unequal positions do not share a hash. */
  HASH_TRANSPOSITIONS(
      "hash-transpositions",
      "positions with one text are equal and hash equal on every way to them, and unequal"
          + " positions hash unequal"),
  /** A position's text leads back to it. */
  POSITION_TEXT(
      "position-text",
      "a position's text is plain and short enough, and reads back to an equal position with the"
          + " same text"),
  /** The rows of the text show the pieces, by the letters that the look declares. */
  POSITION_ROWS(
      "position-rows",
      "the rows of a position's text are its pieces, each by the letter that its look declares"),
  /** What is not a position's text is refused, and what is accepted is a playable position. */
  POSITION_REFUSALS(
      "position-refusals",
      "a changed position text is refused as such, or taken for a playable position that it is"
          + " the text of"),
  /** A move's text is plain, unique and leads back to it. */
  MOVE_TEXT(
      "move-text", "a move's text is plain, unique in its position, and reads back to the move"),
  /** Every spelling is read as its move. */
  SPELLINGS(
      "spellings",
      "a move's spellings hold its canonical text, each once, and every one is read as the move"),
  /** Step-by-step entry leads to all legal moves and to nothing else. */
  ENTRY(
      "entry",
      "step-by-step entry leads to all legal moves and nothing else, without a dead end, along"
          + " spellings"),
  /** What may be left out of a move's text may be left out. */
  BRIEF(
      "brief",
      "a text that leaves out what may be left out is taken if it fits one move, and ambiguous if"
          + " it fits several"),
  /** What is not a move is refused, with suggestions that are taken. */
  MOVE_REFUSALS(
      "move-refusals",
      "a changed move text is refused with a reason, a place and suggestions that are taken, or it"
          + " is a legal move"),
  /** The rich form of a move tells what playing it does. */
  DESCRIBE(
      "describe",
      "the steps of a described move, done in order, leave the pieces where playing it does"),
  /** Scores and endings of finished games are in order. */
  SCORE(
      "score",
      "scores of a finished game are within bounds, add up to 0 where the game is zero-sum, and"
          + " have a reason"),
  /** Normal play: who cannot move has lost. */
  NORMAL_PLAY("normal-play", "in normal play the seat that cannot move has lost alone"),
  /** No position comes back in a game that is declared free of loops. */
  LOOP_FREE("loop-free", "in a loop-free game no position comes back"),
  /** No game is longer than declared. */
  MAX_PLY("max-ply", "no game is longer than its declared bound"),
  /** What is declared does not contradict itself, and every seat takes part. */
  FACTS(
      "facts",
      "declared facts do not contradict one another, and every seat comes to move in some game"),
  /** Without its draw rules the game has the same texts and the same moves where it is not over. */
  WITHOUT_DRAW_RULES(
      "without-draw-rules",
      "without its draw rules the game has the same texts, and the same moves while it goes on"),
  /** Play does not depend on how often a position has been there, but for draw rules. */
  EQUAL_MOVES(
      "equal-moves",
      "without its draw rules a game goes on alike whenever an equal position comes back"),
  /** A pass that is a move hands over the turn; forced passes are alone and come to an end. */
  FORCED_PASS(
      "forced-pass",
      "a pass, a move without steps, hands over the turn; where passes are forced it is the only"
          + " move; and a game in which all seats can only pass is over"),
  /** Handing over the turn changes nothing else. */
  PASS(
      "pass",
      "where the turn can be handed over, that changes the turn alone, and once for each seat is as"
          + " if never"),
  /** Where pieces belong to no seat, all seats can do the same with them. */
  IMPARTIAL(
      "impartial",
      "where pieces belong to no seat, the same moves are open to whoever is to move and do the"
          + " same, and no piece is named after a seat"),
  /** Independent parts are independent. */
  REGIONS(
      "regions",
      "where a normal-play game splits into parts, each seat has in the whole as many moves as in"
          + " the parts together, and each stays so when one is made"),
  /** Evaluations are bounded, add up to 0 where there are two seats, and change nothing. */
  EVALUATOR(
      "evaluator",
      "evaluations are within their limit and add up to 0 for two seats; an evaluator"
          + " says the same when asked again and changes nothing"),
  /** Play from a symmetric image is play from the position seen in a mirror. */
  IMAGES(
      "images",
      "where the rules give a symmetric image, its pieces, moves, games and results are the images"
          + " of the position's"),
  /** The index is perfect, and its ways back are the moves taken back. */
  INDEX(
      "index",
      "where there is an index, numbers and positions lead to one another, moves never lead to"
          + " higher classes, and retractions are the moves within a class taken back"),
  /** What is told as sets of points is the game. */
  TOGGLES(
      "toggles",
      "where a game is told as sets of points, the rules that apply are its moves, and the goals"
          + " its best ends"),
  /** One game serves several threads. */
  SHARED("shared", "one game gives the same counts when several threads use it at once");

  private final String key;
  private final String statement;

  Law(String key, String statement) {
    this.key = key;
    this.statement = statement;
  }

  /** A stable key: lower-case words joined by hyphens. */
  public String key() {
    return key;
  }

  /** What the law says, as a sentence without a full stop. */
  public String statement() {
    return statement;
  }

  /** What to look at where the law is broken, as a sentence without a full stop. */
  public String advice() {
    return Advice.on(this);
  }

  /** The laws about a provider, in order. */
  public static List<Law> ofProviders() {
    return Arrays.stream(values())
        .filter(law -> Check.of(law) instanceof Check.OfProvider)
        .toList();
  }

  /** The laws about a game, in order. */
  public static List<Law> ofGames() {
    return Arrays.stream(values())
        .filter(law -> !(Check.of(law) instanceof Check.OfProvider))
        .toList();
  }
}
