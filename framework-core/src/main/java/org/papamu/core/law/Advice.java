package org.papamu.core.law;

/** Where somebody who writes a first game looks when a law is broken. */
final class Advice {

  private Advice() {}

  /** What to look at, as a sentence without a full stop. */
  static String on(Law law) {
    return switch (law) {
      case PROVIDER_FORM -> "name(), title() and boards() of the provider";
      case PROVIDER_BOARDS ->
          "game(spec): the name in GameInfo is made by spec.fullName(board, options)";
      case PROVIDER_OPTIONS ->
          "the Options that the provider declares to spec.options(...), and the Option's values";
      case PROVIDER_REFUSALS ->
          "game(spec): take board and options from the spec only, and refuse by its exceptions";
      case PROVIDER_LANGUAGES ->
          "languages() of the provider, the messages files beside it, and what game(spec) makes of"
              + " spec.language()";
      case PROVIDER_LESSONS ->
          "the position, moves and answer of the example or lesson that is named, tried with show";
      case GAME_PARTS -> "keep info, board, rules and notation in final fields of the game";
      case PLAYABLE -> "moves() and play(): the first place where one of them fails";
      case START -> "initial(): a new position each time, with turn 0";
      case IN_RANGE ->
          "turn() and at(point) of the position, and what play() does to them; remarks()";
      case MOVES_REPEATABLE ->
          "moves(): clear the list first, keep no state in the rules, and go through points in"
              + " order, not through a set or map";
      case MOVES_DISTINCT ->
          "the code of a move: every part in bits of its own, none of them negative";
      case MOVES_EFFECT ->
          "two ways of one effect are one move: list it once, and give the other text as a"
              + " spelling";
      case COUNT -> "count() and isOver(), if you override them, against moves()";
      case COPY -> "copy(source, target): every field, counters too, and arrays by their elements";
      case COPY_APART -> "copy(source, target): an array that both positions share";
      case QUERIES -> "methods that only ask: one of them plays on the position it was given";
      case PLAY_REPEATABLE -> "play(): state outside the position, or chance";
      case EQUALITY ->
          "equals() and hashCode(): exactly what is on the points and whose turn it is";
      case HASH -> "hash(): what play() does to it against what setting up from text does";
      case HASH_TRANSPOSITIONS ->
          "hash(): something that makes positions differ is not in it, or the way there is";
      case POSITION_TEXT -> "write() and read(): a field that one of them leaves out";
      case POSITION_ROWS -> "look(): the letters of its pieces, in the order of their numbers";
      case POSITION_REFUSALS -> "read(): check every field, and that nothing follows the last one";
      case MOVE_TEXT -> "writeMove(): a part of the move that its text does not tell";
      case SPELLINGS -> "spellings(): the canonical text among them, and none twice";
      case ENTRY -> "enter(), or spellings() where you do not override it";
      case BRIEF -> "the brief texts of the steps of enter()";
      case MOVE_REFUSALS -> "readMoves() and refusal(), if you override them";
      case DESCRIBE -> "describe(): its steps, in order, against what play() does to the points";
      case SCORE -> "score() and ending(), and worst, best and ZERO_SUM in GameInfo";
      case NORMAL_PLAY ->
          "score(): the seat to move has lost; or GameInfo does not say NORMAL_PLAY";
      case LOOP_FREE -> "GameInfo says LOOP_FREE, but pieces can move back";
      case MAX_PLY -> "withMaxPly(...) in GameInfo against the longest game you can think of";
      case FACTS -> "the facts in GameInfo, and turn(): who moves after whom";
      case WITHOUT_DRAW_RULES -> "withoutDrawRules(): the same game but for draws";
      case EQUAL_MOVES ->
          "what equals() leaves out: a counter that ends the game is a draw rule, which"
              + " withoutDrawRules() leaves out; anything else belongs to equals() and hash()";
      case FORCED_PASS ->
          "moves(): the pass where there is nothing else to do and another seat can do something";
      case IMPARTIAL -> "moves(): whose turn it is, and the names of the pieces in look()";
      case TOGGLES -> "toggles(): its rules against moves(), its goals against score()";
      case PASS -> "pass(): only the turn changes, in the hash too";
      case REGIONS -> "split() and extract(): parts that can meet, or a piece that is in none";
      case INDEX -> "index() and position(): each the inverse of the other";
      case EVALUATOR -> "evaluate(): for one seat minus what it is for the other";
      case IMAGES ->
          "image(): every point and every field goes the same way; where men go forward, only a"
              + " symmetry that leaves each point in its row keeps play: Topology.keepsEachRow";
      case SHARED -> "a field of the rules that moves() or play() writes to";
    };
  }
}
