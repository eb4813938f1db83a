package org.papamu.core.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.papamu.api.Outcome;
import org.papamu.core.record.RecordException.Kind;

/**
 * The text of a record taken apart, in one pass and without recursion, so that no nesting and no
 * length exhausts the stack.
 */
final class RecordParser {

  private static final Set<String> RESULTS =
      Set.of(GameRecord.UNFINISHED, Outcome.DRAW, Outcome.SOLVED, Outcome.STUCK);

  /** Shorter words are taken for moves, unless a tag tells that there is such a seat. */
  private static final int SHORTEST_SEAT = 3;

  private final String text;
  private int at;

  private final Map<String, String> tags = new LinkedHashMap<>();

  /** The lines that are being read: the one that was played, and variations in variations. */
  private final Deque<Draft> lines = new ArrayDeque<>();

  private final Draft played = new Draft(0);
  private int remarks;
  private int moves;

  /** Each word once: a long game repeats a few hundred texts. */
  private final Map<String, String> pool = new HashMap<>();

  private int lastWord;

  /** The line and the word in it whose place is looked for, and where it begins; -1 if nowhere. */
  private int wantedLine = -1;

  private int wantedWord = -1;
  private int found = -1;
  private int variations;

  /** A line in the making. */
  private static final class Draft {
    /** 0 for the moves that were played, else the number of the variation, as they begin. */
    private final int number;

    private final List<String> words = new ArrayList<>();
    private final SortedMap<Integer, List<Remark>> remarks = new TreeMap<>();

    Draft(int number) {
      this.number = number;
    }

    void remark(Remark remark) {
      remarks.computeIfAbsent(words.size(), after -> new ArrayList<>(1)).add(remark);
    }

    Line line() {
      return new Line(words, remarks);
    }

    /** Takes the last word away; what was remarked on it stands behind the word before. */
    String removeLast() {
      List<Remark> behind = remarks.remove(words.size());
      String last = words.remove(words.size() - 1);
      if (behind != null) {
        behind.forEach(this::remark);
      }
      return last;
    }
  }

  RecordParser(String text) {
    this.text = text;
  }

  /** Blanks, tabs and line ends of any kind. */
  static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  /** Parses once more, a text that is a record, to tell where a word of a line begins. */
  Place place(int line, int word) {
    wantedLine = line;
    wantedWord = word;
    parse();
    return new Place(text, found < 0 ? text.length() : found);
  }

  GameRecord parse() {
    requireNoControls();
    skipBlanks();
    while (at < text.length() && text.charAt(at) == '[') {
      tag();
      skipBlanks();
    }
    if (tags.isEmpty()) {
      throw new RecordException(Kind.NOT_A_RECORD, Optional.empty(), "record.no-record");
    }
    int movesStart = at;
    moves();
    String result = result(movesStart);
    String game = tags.remove(GameRecord.GAME_TAG);
    if (game == null) {
      throw new RecordException(Kind.NO_GAME, Optional.empty(), "record.no-game");
    }
    Optional<String> position = Optional.ofNullable(tags.remove(GameRecord.POSITION_TAG));
    tags.remove(GameRecord.RESULT_TAG);
    return new GameRecord(game, tags, position, played.line(), result);
  }

  private void requireNoControls() {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (GameRecord.isControl(c) && !isBlank(c)) {
        throw c == 0
            ? fault(i, Kind.CONTROL_CHARACTER, "record.nul")
            : fault(i, Kind.CONTROL_CHARACTER, "record.control", "U+%04X".formatted((int) c));
      }
      // Half a pair cannot come from UTF-8, but from a text that was made otherwise.
      boolean low = i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
      boolean high = i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
      if ((Character.isLowSurrogate(c) && !low) || (Character.isHighSurrogate(c) && !high)) {
        throw fault(i, Kind.ENCODING, "record.half-pair");
      }
    }
  }

  private void tag() {
    int start = at++;
    skipBlanks();
    int nameStart = at;
    while (at < text.length() && GameRecord.isTagCharacter(text.charAt(at))) {
      at++;
    }
    String name = text.substring(nameStart, at);
    if (!GameRecord.isTagName(name)) {
      throw fault(nameStart, Kind.MALFORMED, "record.tag-form");
    }
    skipBlanks();
    if (at == text.length() || text.charAt(at) != '"') {
      throw fault(at, Kind.MALFORMED, "record.no-value", name);
    }
    String value = value(name);
    skipBlanks();
    if (at == text.length() || text.charAt(at) != ']') {
      throw fault(at, Kind.MALFORMED, "record.tag-open", name);
    }
    at++;
    if (tags.putIfAbsent(name, value) != null) {
      throw fault(start, Kind.REPEATED_TAG, "record.tag-twice", name);
    }
  }

  private String value(String name) {
    int start = at++;
    StringBuilder value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '"') {
      char c = text.charAt(at);
      if (c == '\t') {
        throw fault(at, Kind.MALFORMED, "record.tab", name);
      }
      if (c == '\n' || c == '\r') {
        break;
      }
      if (c == '\\') {
        at++;
        if (at == text.length() || (text.charAt(at) != '"' && text.charAt(at) != '\\')) {
          throw fault(at - 1, Kind.MALFORMED, "record.backslash");
        }
      }
      value.append(text.charAt(at));
      at++;
    }
    if (at == text.length() || text.charAt(at) != '"') {
      throw fault(start, Kind.MALFORMED, "record.value-open", name);
    }
    at++;
    return value.toString();
  }

  private void moves() {
    int[] opened = new int[RecordReader.MAX_NESTING];
    lines.push(played);
    while (true) {
      skipBlanks();
      if (at == text.length()) {
        break;
      }
      char c = text.charAt(at);
      int depth = lines.size() - 1;
      switch (c) {
        case '{' -> comment();
        case '$' -> glyph();
        case '(' -> {
          if (depth == RecordReader.MAX_NESTING) {
            throw fault(at, Kind.TOO_DEEP, "record.too-deep", RecordReader.MAX_NESTING);
          }
          countRemark();
          opened[depth] = at++;
          lines.push(new Draft(++variations));
        }
        case ')' -> {
          if (depth == 0) {
            throw fault(at, Kind.MALFORMED, "record.lone-parenthesis");
          }
          Line line = lines.pop().line();
          lines.element().remark(new Remark.Variation(line));
          at++;
        }
        case '}' -> throw fault(at, Kind.MALFORMED, "record.lone-brace");
        default -> word();
      }
    }
    if (lines.size() > 1) {
      throw fault(opened[lines.size() - 2], Kind.CUT_OFF, "record.variation-open");
    }
  }

  private void comment() {
    int end = text.indexOf('}', at);
    if (end < 0) {
      throw fault(at, Kind.CUT_OFF, "record.comment-open");
    }
    countRemark();
    lines.element().remark(new Remark.Comment(text.substring(at + 1, end)));
    at = end + 1;
  }

  private void glyph() {
    int start = at++;
    int number = 0;
    while (at < text.length() && isDigit(text.charAt(at)) && number <= Remark.Glyph.MOST) {
      number = number * 10 + text.charAt(at++) - '0';
    }
    boolean ends =
        at == text.length() || isBlank(text.charAt(at)) || GameRecord.endsWord(text.charAt(at));
    if (at == start + 1 || number > Remark.Glyph.MOST || !ends) {
      throw fault(start, Kind.MALFORMED, "record.glyph", Remark.Glyph.MOST);
    }
    countRemark();
    lines.element().remark(new Remark.Glyph(number));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private void countRemark() {
    if (++remarks > RecordReader.MAX_REMARKS) {
      throw fault(at, Kind.TOO_LARGE, "record.many-remarks", RecordReader.MAX_REMARKS);
    }
  }

  private void word() {
    int begin = at;
    while (at < text.length()
        && !isBlank(text.charAt(at))
        && !GameRecord.endsWord(text.charAt(at))) {
      at++;
    }
    String word = text.substring(begin, at);
    for (int number = numberLength(word); number > 0; number = numberLength(word)) {
      word = word.substring(number);
    }
    if (!word.isEmpty()) {
      int start = at - word.length();
      if (word.charAt(0) == '[') {
        throw fault(start, Kind.MALFORMED, "record.late-tag");
      }
      if (++moves > RecordReader.MAX_MOVES) {
        throw fault(start, Kind.TOO_LARGE, "record.many-moves", RecordReader.MAX_MOVES);
      }
      Draft line = lines.element();
      requireNoResultBefore(line, start, word);
      if (line == played) {
        lastWord = start;
      }
      if (line.number == wantedLine && line.words.size() == wantedWord) {
        found = start;
      }
      line.words.add(pool.computeIfAbsent(word, same -> same));
    }
  }

  /** The sign of an unfinished game is no move, so it stands behind all of them. */
  private void requireNoResultBefore(Draft line, int start, String word) {
    int size = line.words.size();
    if (size > 0 && line.words.get(size - 1).equals(GameRecord.UNFINISHED)) {
      throw fault(start, Kind.MALFORMED, "record.after-result", GameRecord.UNFINISHED);
    }
    // At the end of the text it is the variation that is not closed.
    if (line != played && word.equals(GameRecord.UNFINISHED) && !text.substring(at).isBlank()) {
      throw fault(start, Kind.MALFORMED, "record.result-in-variation", word);
    }
  }

  /** The length of a move's number at the beginning of a word, such as {@code 12.}; 0 if none. */
  static int numberLength(String word) {
    int digits = 0;
    while (digits < word.length() && isDigit(word.charAt(digits))) {
      digits++;
    }
    int end = digits;
    while (end < word.length() && word.charAt(end) == '.') {
      end++;
    }
    return end > digits ? end : 0;
  }

  /** Takes the last word as the result and compares it with the tag. */
  private String result(int movesStart) {
    String told = tags.get(GameRecord.RESULT_TAG);
    if (played.words.isEmpty()) {
      throw fault(Math.max(movesStart, text.length()), Kind.CUT_OFF, "record.no-result");
    }
    String last = played.removeLast();
    if (told == null ? looksLikeResult(last) : told.equals(last)) {
      return last;
    }
    if (told != null && played.words.contains(told)) {
      throw fault(lastWord, Kind.MALFORMED, "record.after-result", told);
    }
    if (told != null && looksLikeResult(last) && !told.startsWith(last)) {
      throw fault(lastWord, Kind.CONTRADICTION, "record.two-results", last, told);
    }
    throw fault(text.length(), Kind.CUT_OFF, "record.no-result");
  }

  /** Whether a word can be a result: which seats there are is not known here. */
  private boolean looksLikeResult(String word) {
    boolean letters = word.chars().allMatch(c -> c >= 'a' && c <= 'z');
    return RESULTS.contains(word)
        || tags.containsKey(GameRecord.seatTag(word))
        || (letters && word.length() >= SHORTEST_SEAT);
  }

  private void skipBlanks() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
  }

  private RecordException fault(int offset, Kind kind, String key, Object... arguments) {
    return new Place(text, offset).fault(kind, key, arguments);
  }
}
