package org.papamu.core.search;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.text.Quantities;

/**
 * Makes alpha-beta players: settings {@code threads}, {@code hash} and {@code tables}, which is
 * {@code none} if it is not given, {@code small} or the name of a folder with endgame tables.
 */
public final class AlphaBetaProvider implements PlayerProvider {

  private static final String THREADS = "threads";
  private static final String HASH = "hash";
  private static final String TABLES = "tables";

  @Override
  public String name() {
    return "alphabeta";
  }

  @Override
  public String summary() {
    return "Looks ahead as far as it can with the game's own evaluation; games of two seats";
  }

  @Override
  public boolean plays(GameInfo game) {
    return game.isDuel();
  }

  @Override
  public Set<String> settings() {
    return Set.of(THREADS, HASH, TABLES);
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    int threads = 1;
    int most = AlphaBeta.mostMebibytes();
    int mebibytes = Math.min(AlphaBeta.DEFAULT_MEBIBYTES, most);
    Endgames.Use tables = new Endgames.None();
    for (Map.Entry<String, String> setting : settings.entrySet()) {
      String value = setting.getValue();
      switch (setting.getKey()) {
        case THREADS -> threads = (int) Quantities.number(value, THREADS, 1, AlphaBeta.MAX_THREADS);
        case HASH -> mebibytes = (int) Quantities.number(value, "hash, in mebibytes,", 1, most);
        case TABLES -> tables = tables(value);
        default ->
            throw new NotationException(
                Kind.ILLEGAL,
                setting.getKey(),
                0,
                "player %s has no setting %s".formatted(name(), setting.getKey()));
      }
    }
    return new AlphaBeta(threads, mebibytes, random, Selection.full(), tables);
  }

  private static Endgames.Use tables(String value) {
    if (value.equals("none")) {
      return new Endgames.None();
    }
    if (value.equals("small")) {
      return new Endgames.Small();
    }
    try {
      Path folder = Path.of(value);
      if (Files.isDirectory(folder)) {
        return new Endgames.Folder(folder);
      }
    } catch (InvalidPathException e) {
      // Refused like a folder that is not there.
    }
    throw new NotationException(
        Kind.ILLEGAL, value, 0, "tables is none, small or a folder of tables");
  }
}
