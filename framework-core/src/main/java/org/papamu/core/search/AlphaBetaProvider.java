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
import org.papamu.core.text.Phrases;
import org.papamu.core.text.PlayerSettings;

/**
 * Makes alpha-beta players: settings {@code threads}, {@code hash} and {@code tables}, which is
 * {@code none} if it is not given, {@code small} or the name of a folder with endgame tables.
 */
public final class AlphaBetaProvider implements PlayerProvider {

  private static final String THREADS = "threads";
  private static final String HASH = "hash";
  private static final String TABLES = "tables";
  private static final String NO_TABLES = "none";

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
    PlayerSettings given = PlayerSettings.of(this, settings);
    int most = AlphaBeta.mostMebibytes();
    int usual = Math.min(AlphaBeta.DEFAULT_MEBIBYTES, most);
    return new AlphaBeta(
        given.number(THREADS, 1, 1, AlphaBeta.MAX_THREADS),
        given.number(HASH, usual, 1, most),
        random,
        Selection.full(),
        tables(given.text(TABLES, NO_TABLES)));
  }

  private static Endgames.Use tables(String value) {
    if (value.equals(NO_TABLES)) {
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
    throw new NotationException(Kind.ILLEGAL, value, 0, Phrases.phrase("player.tables"));
  }
}
