package org.papamu.core.catalog;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.papamu.api.GameProvider;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.Plain;
import org.papamu.core.text.Printable;

/**
 * Asks a plugin what it offers and checks the answers. This is where a plugin's code runs for the
 * first time, so it may throw anything, answer nonsense, or not come back: see {@link Interviews}.
 */
final class Interview {

  static final String SERVICES = "META-INF/services/";

  private static final int MAX_SERVICE_FILE = 1 << 16;
  private static final int MAX_PROVIDERS = 100;
  private static final int MAX_BOARDS = 1_000;
  private static final int MAX_NAME = 32;
  private static final int MAX_BOARD = 64;
  private static final int MAX_TITLE = 100;
  private static final int MAX_SUMMARY = 300;
  private static final int MAX_TYPE = 100;

  private final String plugin;
  private final List<CheckedGame> games = new ArrayList<>();
  private final List<CheckedPlayer> players = new ArrayList<>();
  private final Set<String> gameNames = new HashSet<>();
  private final Set<String> playerNames = new HashSet<>();

  private Interview(String plugin) {
    this.plugin = plugin;
  }

  /**
   * Asks the providers that a jar names in its service files. Only classes of the jar itself count.
   *
   * @throws Refusal if one is missing, cannot be made or answers wrongly
   */
  static Offer ofJar(String plugin, JarArchive jar, ClassLoader loader) throws Refusal {
    Interview interview = new Interview(plugin);
    for (String name : providers(jar, GameProvider.class)) {
      interview.ask(create(GameProvider.class, name, loader));
    }
    for (String name : providers(jar, PlayerProvider.class)) {
      interview.ask(create(PlayerProvider.class, name, loader));
    }
    return interview.offer();
  }

  /**
   * Asks providers that a service loader found.
   *
   * @param providers makes a {@link GameProvider} or {@link PlayerProvider} each
   * @throws Refusal if one cannot be made or answers wrongly
   */
  static Offer ofClassPath(String plugin, List<ClassPathProvider> providers) throws Refusal {
    Interview interview = new Interview(plugin);
    for (ClassPathProvider provider : providers) {
      Object made = call("the constructor of " + Reasons.type(provider.type()), provider::make);
      if (made instanceof GameProvider game) {
        interview.ask(game);
      } else if (made instanceof PlayerProvider player) {
        interview.ask(player);
      }
    }
    return interview.offer();
  }

  private Offer offer() {
    return new Offer(List.copyOf(games), List.copyOf(players));
  }

  // --- finding and making providers ---

  private static List<String> providers(JarArchive jar, Class<?> service) throws Refusal {
    String file = SERVICES.concat(service.getName());
    Optional<ArchiveEntry> entry = jar.entry(file);
    if (entry.isEmpty()) {
      return List.of();
    }
    if (entry.get().size() > MAX_SERVICE_FILE) {
      throw new Refusal(file + " is longer than 64 KiB");
    }
    byte[] bytes;
    try {
      bytes = jar.read(entry.get());
    } catch (IOException e) {
      throw new Refusal(file + " cannot be read: " + Reasons.of(e));
    }
    List<String> names = new ArrayList<>();
    for (String line : new String(bytes, StandardCharsets.UTF_8).split("\n", -1)) {
      int remark = line.indexOf('#');
      String name = (remark < 0 ? line : line.substring(0, remark)).strip();
      if (!name.isEmpty() && !names.contains(name)) {
        names.add(name);
      }
      if (names.size() > MAX_PROVIDERS) {
        throw new Refusal(file + " names more than " + MAX_PROVIDERS + " classes");
      }
    }
    return names;
  }

  private static <T> T create(Class<T> service, String name, ClassLoader loader) throws Refusal {
    String shown = Printable.of(name, MAX_TYPE);
    Class<?> type;
    try {
      type = Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new Refusal(
          SERVICES + service.getName() + " names the class " + shown + ", which is not in the jar");
    } catch (Throwable e) {
      throw new Refusal("the class " + shown + " " + Reasons.thrown(e));
    }
    if (type.getClassLoader() != loader) {
      throw new Refusal(
          SERVICES + service.getName() + " names " + shown + ", which is no class of this jar");
    }
    if (!service.isAssignableFrom(type)) {
      throw new Refusal("the class " + shown + " is not a " + service.getSimpleName());
    }
    if (!Modifier.isPublic(type.getModifiers()) || Modifier.isAbstract(type.getModifiers())) {
      throw new Refusal("the class " + shown + " is not public, or is abstract");
    }
    Constructor<?> constructor;
    try {
      constructor = type.getConstructor();
    } catch (NoSuchMethodException e) {
      throw new Refusal("the class " + shown + " has no public constructor without parameters");
    } catch (Throwable e) {
      throw new Refusal("the class " + shown + " " + Reasons.thrown(e));
    }
    return call("the constructor of ".concat(shown), () -> service.cast(constructor.newInstance()));
  }

  // --- asking them ---

  private void ask(GameProvider provider) throws Refusal {
    String type = Reasons.type(provider.getClass());
    String name =
        name("name() of ".concat(type), call("name() of ".concat(type), provider::name), gameNames);
    String title =
        line(
            "title() of ".concat(type),
            call("title() of ".concat(type), provider::title),
            MAX_TITLE);
    String what = "boards() of ".concat(type);
    List<String> boards = call(what, () -> boards(what, provider.boards()));
    games.add(new CheckedGame(plugin, () -> provider, name, title, boards));
  }

  private void ask(PlayerProvider provider) throws Refusal {
    String type = Reasons.type(provider.getClass());
    String name =
        name(
            "name() of ".concat(type),
            call("name() of ".concat(type), provider::name),
            playerNames);
    String summary =
        line(
            "summary() of ".concat(type),
            call("summary() of ".concat(type), provider::summary),
            MAX_SUMMARY);
    players.add(new CheckedPlayer(plugin, () -> provider, name, summary));
  }

  private static <T> T call(String what, Callable<T> code) throws Refusal {
    T answer;
    try {
      answer = code.call();
    } catch (Refusal e) {
      throw e;
    } catch (Throwable e) {
      throw new Refusal(what + " " + Reasons.thrown(e));
    }
    if (answer == null) {
      throw new Refusal(what + " answered null");
    }
    return answer;
  }

  private static String name(String what, String name, Set<String> taken) throws Refusal {
    if (!isName(name)) {
      throw new Refusal(
          what
              + " answered "
              + Reasons.quoted(name)
              + ", which is not a lower-case letter and up to 31 lower-case letters, digits and"
              + " hyphens");
    }
    if (!taken.add(name)) {
      throw new Refusal(what + " answered " + name + ", and so did another provider of the jar");
    }
    return name;
  }

  private static String line(String what, String text, int most) throws Refusal {
    if (!isLine(text, most)) {
      throw new Refusal(
          what
              + " answered "
              + Reasons.quoted(text)
              + ", which is not one line of 1 to "
              + most
              + " plain characters");
    }
    return text;
  }

  /** A copy. Walks over the plugin's list, which may be of its own making, so call it guarded. */
  private static List<String> boards(String what, List<String> given) throws Refusal {
    if (given == null) {
      throw new Refusal(what + " answered null");
    }
    List<String> boards = new ArrayList<>();
    Set<String> distinct = new HashSet<>();
    for (String board : given) {
      if (board == null || !isBoard(board) || !distinct.add(board)) {
        throw new Refusal(
            what
                + " answered "
                + Reasons.quoted(String.valueOf(board))
                + ", which is given twice or is not 1 to 64 plain ASCII characters without blank,"
                + " comma and colon");
      }
      boards.add(board);
      if (boards.size() > MAX_BOARDS) {
        throw new Refusal(what + " answered more than " + MAX_BOARDS + " boards");
      }
    }
    if (boards.isEmpty()) {
      throw new Refusal(what + " answered no board");
    }
    return List.copyOf(boards);
  }

  /** Whether a text has the form of the name of a game or player. */
  static boolean isName(String name) {
    boolean form = !name.isEmpty() && name.length() <= MAX_NAME;
    for (int at = 0; form && at < name.length(); at++) {
      char c = name.charAt(at);
      form = (c >= 'a' && c <= 'z') || (at > 0 && ((c >= '0' && c <= '9') || c == '-'));
    }
    return form;
  }

  /** Whether a text is one line that can be shown. */
  private static boolean isLine(String text, int most) {
    boolean form = !text.isBlank() && text.length() <= most;
    for (int at = 0; form && at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      form = Printable.isPlain(text.codePointAt(at));
    }
    return form;
  }

  /** Whether a text has the form of a title. */
  static boolean isTitle(String text) {
    return isLine(text, MAX_TITLE);
  }

  /** Whether a text has the form of a player's summary. */
  static boolean isSummary(String text) {
    return isLine(text, MAX_SUMMARY);
  }

  /** Whether a text has the form of a board's name. */
  static boolean isBoard(String text) {
    return Plain.isWord(text)
        && text.indexOf(',') < 0
        && text.indexOf(':') < 0
        && text.length() <= MAX_BOARD;
  }
}
