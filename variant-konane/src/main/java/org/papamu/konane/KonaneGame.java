package org.papamu.konane;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.About;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Lesson;
import org.papamu.api.Look;
import org.papamu.api.Options;
import org.papamu.api.Regions;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** Kōnane on one board. */
final class KonaneGame<P extends KonanePosition> implements Game<P> {

  private final GameInfo info;
  private final Options options;
  private final KonaneRules<P> rules;
  private final KonaneNotation<P> notation;
  private final Messages words;
  private final Look look;

  /** Made when it is asked for first: its tables take a while. */
  private @Nullable Evaluator<P> evaluator;

  KonaneGame(String name, Options options, KonaneRules<P> rules) {
    Topology board = rules.board();
    this.options = options;
    this.rules = rules;
    words = rules.words();
    look =
        new Look(
            Look.Surface.PITS,
            Look.Material.STONE,
            Look.Outline.RECTANGLE,
            List.of(
                new Look.Piece(words.say("piece.black"), 'b', Look.Shape.DISC, Look.Tone.DARK),
                new Look.Piece(words.say("piece.white"), 'w', Look.Shape.RINGED, Look.Tone.LIGHT)));
    notation = new KonaneNotation<>(rules);
    info =
        GameInfo.twoSeats(name, words.say("title", board.rows(), board.columns()), "black", "white")
            .with(Fact.LOOP_FREE, Fact.NORMAL_PLAY)
            .withMaxPly(maxPly(board.size()));
  }

  /**
   * Every ply takes at least one stone off, and once there has been a jump the stone that made the
   * last one is still there: at most one ply less than there are points. Without a jump there are
   * at most two plies, and no more than stones.
   */
  private static int maxPly(int points) {
    return Math.max(points - 1, Math.min(points, 2));
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Topology board() {
    return rules.board();
  }

  /** A point holds a stone of its own colour or none. */
  @Override
  public Optional<BigInteger> arrangements() {
    return Optional.of(BigInteger.TWO.pow(rules.board().size()));
  }

  @Override
  public KonaneRules<P> rules() {
    return rules;
  }

  @Override
  public KonaneNotation<P> notation() {
    return notation;
  }

  @Override
  public About about() {
    return KonaneAbout.of(rules.board(), rules.opening(), words);
  }

  @Override
  public Locale language() {
    return words.language();
  }

  @Override
  public List<String> seatNames() {
    return List.of(words.say("name.black"), words.say("name.white"));
  }

  @Override
  public List<Lesson> lessons() {
    return KonaneLessons.of(words);
  }

  @Override
  public Options options() {
    return options;
  }

  @Override
  public Look look() {
    return look;
  }

  @Override
  public synchronized Optional<Evaluator<P>> evaluator() {
    Evaluator<P> made = evaluator;
    if (made == null) {
      made = evaluatorOf(rules);
      evaluator = made;
    }
    return Optional.of(made);
  }

  @Override
  public Optional<Regions<P>> regions() {
    return Optional.of(rules.regions());
  }

  private static <P extends KonanePosition> Evaluator<P> evaluatorOf(KonaneRules<P> rules) {
    if (!PatternEvaluator.suits(rules.lines())) {
      return rules::mobility;
    }
    Patterns patterns = new Patterns();
    return new PatternEvaluator<>(rules, patterns, patterns.weights());
  }

  @Override
  public Optional<String> refusal(P position, List<String> accepted, String refused) {
    return Optional.of(new Refusal<>(rules, position).reason(accepted, refused));
  }
}
