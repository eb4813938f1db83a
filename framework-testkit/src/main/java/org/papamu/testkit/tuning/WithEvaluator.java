package org.papamu.testkit.tuning;

import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Look;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Options;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/** A game with another evaluator than its own. */
record WithEvaluator<P extends Position>(Game<P> game, Evaluator<P> tried) implements Game<P> {

  @Override
  public Optional<Evaluator<P>> evaluator() {
    return Optional.of(tried);
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
  public Rules<P> rules() {
    return game.rules();
  }

  @Override
  public Notation<P> notation() {
    return game.notation();
  }

  @Override
  public About about() {
    return game.about();
  }

  @Override
  public Options options() {
    return game.options();
  }

  @Override
  public Look look() {
    return game.look();
  }

  @Override
  public MoveEntry enter(P position) {
    return game.enter(position);
  }

  @Override
  public void readMoves(P position, String text, MoveList out) {
    game.readMoves(position, text, out);
  }

  @Override
  public Optional<String> refusal(P position, List<String> accepted, String refused) {
    return game.refusal(position, accepted, refused);
  }

  @Override
  public Game<P> withoutDrawRules() {
    return new WithEvaluator<>(game.withoutDrawRules(), tried);
  }
}
