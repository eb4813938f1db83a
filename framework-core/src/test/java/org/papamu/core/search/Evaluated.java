package org.papamu.core.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.About;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Notation;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;
import org.papamu.core.search.Thicket.Place;

/** The same game with another evaluator, or with none. */
record Evaluated(Thicket game, @Nullable Evaluator<Place> other) implements Game<Place> {

  @Override
  public Optional<Evaluator<Place>> evaluator() {
    return Optional.ofNullable(other);
  }

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public Topology board() {
    return game.board();
  }

  @Override
  public Rules<Place> rules() {
    return game.rules();
  }

  @Override
  public Notation<Place> notation() {
    return game.notation();
  }

  @Override
  public About about() {
    return game.about();
  }
}
