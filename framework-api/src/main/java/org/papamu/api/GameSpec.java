package org.papamu.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.papamu.api.text.Fields;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.api.text.Phrase;
import org.papamu.api.text.Plain;

/**
 * A board and options as a user asked for them: {@code name}, {@code name:board} or {@code
 * name:board,option=value,…}. A provider takes its board and options from here, so that every game
 * reads and refuses them alike.
 */
public final class GameSpec {

  private static final int MAX_LENGTH = 256;

  private final String text;
  private final GameProvider provider;
  private final String board;
  private final int boardOffset;
  private final Map<String, Item> items;
  private final Locale language;

  private record Item(String value, boolean bare, int nameOffset, int valueOffset) {}

  private GameSpec(
      String text,
      GameProvider provider,
      String board,
      int boardOffset,
      Map<String, Item> items,
      Locale language) {
    this.text = text;
    this.provider = provider;
    this.board = board;
    this.boardOffset = boardOffset;
    this.items = items;
    this.language = language;
  }

  private static Phrase phrase(String key, Object... arguments) {
    return Phrase.beside(GameSpec.class, key, arguments);
  }

  /** The part of a game's text before the first {@code ':'}: the provider's name. */
  public static String family(String text) {
    int colon = text.indexOf(':');
    return colon < 0 ? text : text.substring(0, colon);
  }

  /**
   * Reads a game's text.
   *
   * @param provider the provider that the text names; its first board stands in for none
   * @throws NotationException if the text is malformed: too long, another character than the
   *     printable ASCII ones, an empty board or item, a trailing comma, an option given twice
   */
  public static GameSpec parse(GameProvider provider, String text) {
    if (text.length() > MAX_LENGTH) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS, text, MAX_LENGTH, phrase("game.long", MAX_LENGTH));
    }
    for (int at = 0; at < text.length(); at++) {
      if (!Plain.is(text.charAt(at))) {
        throw new NotationException(Kind.MALFORMED, text, at, phrase("game.plain"));
      }
    }
    int colon = text.indexOf(':');
    if (colon < 0) {
      return new GameSpec(
          text, provider, provider.boards().get(0), text.length(), Map.of(), Locale.ENGLISH);
    }
    int comma = text.indexOf(',', colon);
    int boardEnd = comma < 0 ? text.length() : comma;
    if (boardEnd == colon + 1) {
      throw new NotationException(
          Kind.MALFORMED, text, boardEnd, phrase("game.board-missing"), offered(provider));
    }
    Map<String, Item> items = new LinkedHashMap<>();
    int start = boardEnd + 1;
    while (start <= text.length()) {
      int next = text.indexOf(',', start);
      int end = next < 0 ? text.length() : next;
      readItem(text, start, end, items);
      start = end + 1;
    }
    return new GameSpec(
        text, provider, text.substring(colon + 1, boardEnd), colon + 1, items, Locale.ENGLISH);
  }

  private static void readItem(String text, int start, int end, Map<String, Item> items) {
    if (start == end) {
      throw new NotationException(
          Kind.MALFORMED, text, Math.max(0, start - 1), phrase("game.option-missing"));
    }
    int equals = text.indexOf('=', start);
    boolean bare = equals < 0 || equals >= end;
    String name = text.substring(start, bare ? end : equals);
    int valueOffset = bare ? end : equals + 1;
    if (name.isEmpty() || (!bare && valueOffset == end)) {
      throw new NotationException(
          Kind.MALFORMED, text, name.isEmpty() ? start : end, phrase("game.option-form"));
    }
    if (items.containsKey(name)) {
      throw new NotationException(Kind.MALFORMED, text, start, phrase("game.option-twice", name));
    }
    items.put(name, new Item(text.substring(valueOffset, end), bare, start, valueOffset));
  }

  private static List<String> offered(GameProvider provider) {
    List<String> texts = new ArrayList<>();
    provider.boards().forEach(board -> texts.add(provider.name() + ":" + board));
    return texts;
  }

  /** The board as given, or the provider's first. */
  public String board() {
    return board;
  }

  /**
   * The board read as a size ROWSxCOLUMNS in plain digits; empty if it has not that form.
   *
   * @param maxSide the most rows and the most columns
   * @throws NotationException if it has the form but a side is 0 or over {@code maxSide}
   */
  public java.util.Optional<Size> size(int maxSide) {
    int x = board.indexOf('x');
    if (x <= 0 || x == board.length() - 1 || !allDigits(board, x)) {
      return java.util.Optional.empty();
    }
    return java.util.Optional.of(
        new Size(
            Fields.number(
                text, boardOffset, board.substring(0, x), phrase("game.rows"), 1, maxSide),
            Fields.number(
                text,
                boardOffset + x + 1,
                board.substring(x + 1),
                phrase("game.columns"),
                1,
                maxSide)));
  }

  /**
   * The board as a size ROWSxCOLUMNS, for a game on any rectangle within bounds.
   *
   * @param maxSide the most rows and the most columns
   * @throws NotationException if it is no size, or a side is 0 or over {@code maxSide}
   */
  public Size rectangle(int maxSide) {
    return size(maxSide).orElseThrow(() -> unknownBoard(Kind.MALFORMED, phrase("game.board-form")));
  }

  /**
   * The board as a size ROWSxCOLUMNS, for a game on any rectangle from one size to another.
   *
   * @param least the fewest rows and the fewest columns
   * @param most the most rows and the most columns
   * @throws NotationException if it is no size, or not within these bounds
   */
  public Size rectangle(Size least, Size most) {
    Size size = rectangle(Math.max(most.rows(), most.columns()));
    if (size.rows() < least.rows()
        || size.rows() > most.rows()
        || size.columns() < least.columns()
        || size.columns() > most.columns()) {
      throw unknownBoard(
          Kind.OUT_OF_BOUNDS,
          phrase("game.board-size", least.rows(), most.rows(), least.columns(), most.columns()));
    }
    return size;
  }

  private static boolean allDigits(String board, int except) {
    for (int at = 0; at < board.length(); at++) {
      if (at != except && (board.charAt(at) < '0' || board.charAt(at) > '9')) {
        return false;
      }
    }
    return true;
  }

  /**
   * A size.
   *
   * @param rows 1 or more
   * @param columns 1 or more
   */
  public record Size(int rows, int columns) {
    /** The number of points of a full rectangle. */
    public int points() {
      return rows * columns;
    }

    /** The size as a board's name: {@code ROWSxCOLUMNS}. */
    @Override
    public String toString() {
      return rows + "x" + columns;
    }
  }

  /**
   * The options of this game with the values given.
   *
   * @param declared every option the game has on this board
   * @throws NotationException if an option is unknown, or has a value that is not allowed
   */
  public Options options(Option... declared) {
    List<String> names = java.util.stream.Stream.of(declared).map(Option::name).toList();
    items.forEach(
        (name, item) -> {
          if (!names.contains(name)) {
            throw new NotationException(
                Kind.ILLEGAL,
                text,
                item.nameOffset,
                names.isEmpty()
                    ? phrase("game.no-options", provider.name())
                    : phrase("game.option-unknown", name, String.join(", ", names)),
                repaired(name, item, declared));
          }
        });
    Map<Option, String> values = new LinkedHashMap<>();
    for (Option option : declared) {
      Item item = items.get(option.name());
      values.put(option, item == null ? option.standard() : given(option, item, declared));
    }
    return Options.of(values);
  }

  /**
   * The whole text with the options that a mistyped one may have been meant for, each with the
   * value given if it may have it, else with its default.
   */
  private List<String> repaired(String name, Item item, Option... declared) {
    if (!othersAreTaken(name, declared)) {
      return List.of();
    }
    Map<String, Option> free = new LinkedHashMap<>();
    for (Option option : declared) {
      if (!items.containsKey(option.name())) {
        free.put(option.name(), option);
      }
    }
    String before = text.substring(0, item.nameOffset);
    String after = text.substring(item.valueOffset + item.value.length());
    List<String> texts = new ArrayList<>();
    for (String near : Nearest.to(name, free.keySet())) {
      Option option = java.util.Objects.requireNonNull(free.get(near));
      String value = item.bare ? "on" : item.value;
      texts.add(before + option.item(option.allows(value) ? value : option.standard()) + after);
    }
    return texts;
  }

  /** Whether this is the only item that is wrong: else to mend it alone is of no help. */
  private boolean othersAreTaken(String wrong, Option... declared) {
    Map<String, Option> byName = new LinkedHashMap<>();
    for (Option option : declared) {
      byName.put(option.name(), option);
    }
    for (Map.Entry<String, Item> other : items.entrySet()) {
      Option option = byName.get(other.getKey());
      Item item = other.getValue();
      boolean taken = option != null && (item.bare ? option.isFlag() : option.allows(item.value));
      if (!taken && !other.getKey().equals(wrong)) {
        return false;
      }
    }
    return true;
  }

  private String given(Option option, Item item, Option... declared) {
    if (item.bare) {
      if (option.isFlag()) {
        return "on";
      }
      throw new NotationException(
          Kind.MALFORMED,
          text,
          item.valueOffset,
          phrase("game.option-value", option.name(), String.join(", ", option.allowed())));
    }
    try {
      return option.check(text, item.valueOffset, item.value);
    } catch (NotationException e) {
      throw othersAreTaken(option.name(), declared) ? e : e.suggesting(List.of());
    }
  }

  /** The full name of a game: the family, the board, and the options that differ from default. */
  public String fullName(String canonicalBoard, Options options) {
    List<String> parts = new ArrayList<>();
    parts.add(provider.name() + ":" + canonicalBoard);
    parts.addAll(options.items());
    return String.join(",", parts);
  }

  /** A fault in the board, with the boards on offer as suggestions. */
  public NotationException unknownBoard(Kind kind, String message) {
    return new NotationException(kind, text, boardOffset, message, likelyBoards());
  }

  /** The same, told in the language of whoever is there. */
  public NotationException unknownBoard(Kind kind, Phrase message) {
    return new NotationException(kind, text, boardOffset, message, likelyBoards());
  }

  private List<String> likelyBoards() {
    List<String> near = new ArrayList<>();
    for (String name : Nearest.to(board, provider.boards())) {
      near.add(provider.name() + ":" + name);
    }
    return near.isEmpty() ? offered(provider) : near;
  }

  /**
   * A fault in an option whose value is allowed in general, but not on this board or beside the
   * other options.
   */
  public NotationException notAllowed(Option option, String message) {
    return new NotationException(Kind.ILLEGAL, text, offsetOf(option).orElse(boardOffset), message);
  }

  /** The same, told in the language of whoever is there. */
  public NotationException notAllowed(Option option, Phrase message) {
    return new NotationException(Kind.ILLEGAL, text, offsetOf(option).orElse(boardOffset), message);
  }

  /** The place in the whole text where the value of an option stands; empty if it is not given. */
  private OptionalInt offsetOf(Option option) {
    Item item = items.get(option.name());
    return item == null ? OptionalInt.empty() : OptionalInt.of(item.valueOffset);
  }

  /** The whole text as given. */
  public String text() {
    return text;
  }

  /** The same game with its words in a language. */
  public GameSpec in(Locale wanted) {
    return new GameSpec(text, provider, board, boardOffset, items, wanted);
  }

  /**
   * The language that the game's words are wanted in; English unless said otherwise. A game that
   * does not speak it speaks English.
   */
  public Locale language() {
    return language;
  }
}
