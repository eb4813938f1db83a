package org.papamu.core.puzzle;

import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;

/** Plays the best line that a {@link PuzzleSearch} finds, and goes on with it. */
final class PerfectPlayer implements Player {

  private final int mebibytes;
  private @Nullable PuzzleSearch<?> search;

  PerfectPlayer(int mebibytes) {
    this.mebibytes = mebibytes;
  }

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    return Choice.of(searchOf(question.history().game()).think(question));
  }

  @SuppressWarnings("unchecked") // one game object has one type of position
  private <P extends Position> PuzzleSearch<P> searchOf(Game<P> game) {
    if (search == null || search.game() != game) {
      search = PuzzleSearch.of(requireOneSeat(game), mebibytes);
    }
    return (PuzzleSearch<P>) search;
  }

  private static <P extends Position> Game<P> requireOneSeat(Game<P> game) {
    GameInfo info = game.info();
    if (info.seats().size() != 1) {
      throw new UnsupportedOperationException(
          "player perfect plays puzzles, that is games with one seat; %s has %s seats"
              .formatted(info.name(), info.seats().size()));
    }
    return game;
  }
}
