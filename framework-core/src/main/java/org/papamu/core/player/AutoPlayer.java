package org.papamu.core.player;

import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.Position;
import org.papamu.api.Question;

/** Asks the player that suits the game, which is made when the first question about it comes. */
final class AutoPlayer implements Player {

  private final Function<GameInfo, PlayerProvider> chooser;
  private final Map<String, String> settings;
  private final RandomGenerator random;

  private @Nullable PlayerProvider provider;
  private @Nullable Player player;

  AutoPlayer(
      Function<GameInfo, PlayerProvider> chooser,
      Map<String, String> settings,
      RandomGenerator random) {
    this.chooser = chooser;
    this.settings = Map.copyOf(settings);
    this.random = random;
  }

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    return player(question.history().game().info()).choose(question);
  }

  @Override
  public void prepare(GameInfo game) {
    player(game).prepare(game);
  }

  private Player player(GameInfo info) {
    PlayerProvider suited = chooser.apply(info);
    Player made = player;
    if (made == null || !suited.equals(provider)) {
      close();
      made = suited.player(AutoProvider.taken(suited, settings), random);
      provider = suited;
      player = made;
    }
    return made;
  }

  @Override
  public void close() {
    if (player != null) {
      player.close();
      player = null;
    }
  }
}
