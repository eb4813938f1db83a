package org.papamu.core.engine.client;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.text.Phrases;

/**
 * Makes players of other programs that speak the engine protocol: {@code engine:cmd=PATH}.
 *
 * <p>Settings: {@code cmd} is the program, a path or a name to be found on the search path; {@code
 * args} are its arguments, split at blanks; {@code arg} is one more argument, as it is. No shell
 * has a part in it. Every other setting is an option of the engine, such as {@code threads=2}, in
 * whatever case.
 */
public final class EngineProvider implements PlayerProvider {

  /** The name by which it is asked for. */
  public static final String NAME = "engine";

  private static final String COMMAND = "cmd";
  private static final String ARGUMENTS = "args";
  private static final String ARGUMENT = "arg";

  private final Engines engines;
  private final String searchPath;

  /**
   * A provider.
   *
   * @param engines where its engines run
   * @param searchPath the folders in which programs without a path are looked for, as in the
   *     environment variable {@code PATH}
   */
  public EngineProvider(Engines engines, String searchPath) {
    this.engines = engines;
    this.searchPath = searchPath;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "Another program that speaks the engine protocol: cmd=PATH, args=\"WORD WORD\", and its"
        + " own options";
  }

  @Override
  public Set<String> settings() {
    return Set.of(COMMAND, ARGUMENTS, ARGUMENT);
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    String program = settings.get(COMMAND);
    if (program == null) {
      throw new NotationException(Kind.MALFORMED, NAME, 0, Phrases.phrase("engine.no-program"));
    }
    List<String> command = new ArrayList<>();
    command.add(program(program));
    for (String word : settings.getOrDefault(ARGUMENTS, "").split(" ", -1)) {
      if (!word.isEmpty()) {
        command.add(word);
      }
    }
    if (settings.containsKey(ARGUMENT)) {
      command.add(settings.get(ARGUMENT));
    }
    Map<String, String> options = new LinkedHashMap<>(settings);
    options.keySet().removeAll(settings());
    options.values().forEach(EngineProvider::requireLine);
    return new EnginePlayer(engines, new EngineSpec(command, options), random.nextLong() >>> 1);
  }

  /** A line's end in a value would be a command of its own. */
  private static void requireLine(String value) {
    for (int at = 0; at < value.length(); at++) {
      if (Character.isISOControl(value.charAt(at))) {
        throw new NotationException(Kind.MALFORMED, value, at, Phrases.phrase("engine.control"));
      }
    }
  }

  private String program(String text) {
    Path given;
    try {
      given = Path.of(text);
    } catch (InvalidPathException e) {
      throw new NotationException(Kind.MALFORMED, text, 0, Phrases.phrase("engine.no-path"));
    }
    if (given.getNameCount() > 1 || given.isAbsolute()) {
      return required(text, given);
    }
    for (String folder : searchPath.split(File.pathSeparator, -1)) {
      if (!folder.isEmpty() && isProgram(Path.of(folder).resolve(given))) {
        return Path.of(folder).resolve(given).toString();
      }
    }
    throw new NotationException(Kind.ILLEGAL, text, 0, Phrases.phrase("engine.not-found", text));
  }

  private static String required(String text, Path given) {
    if (!Files.exists(given)) {
      throw new NotationException(Kind.ILLEGAL, text, 0, Phrases.phrase("engine.missing"));
    }
    if (!isProgram(given)) {
      throw new NotationException(Kind.ILLEGAL, text, 0, Phrases.phrase("engine.forbidden"));
    }
    return given.toString();
  }

  private static boolean isProgram(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }
}
