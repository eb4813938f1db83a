package org.papamu.fanorona;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameSpec;
import org.papamu.api.Indexer;
import org.papamu.api.Lesson;
import org.papamu.api.Look;
import org.papamu.api.MoveEntry;
import org.papamu.api.Options;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** Fanorona on one board under one set of options. */
final class FanoronaGame implements Game<FanoronaPosition> {

  private static final Map<String, String> BOARD_TITLES =
      Map.of("3x3", "title.telo", "5x5", "title.dimy", "5x9", "title.tsivy");

  private static final Map<String, String> MANNERS =
      Map.of("A", "manner.approach", "W", "manner.withdrawal");

  private final GameSpec spec;
  private final GameSpec.Size size;
  private final Options options;
  private final GameInfo info;
  private final FanoronaRules rules;
  private final FanoronaNotation notation;
  private final Balance evaluator;
  private final Messages words;
  private final Look look;
  private final About about;
  private final Optional<Indexer<FanoronaPosition>> indexer;

  private FanoronaGame(
      GameSpec spec, GameSpec.Size size, Options options, Lattice lattice, Messages words) {
    this.words = words;
    this.spec = spec;
    this.size = size;
    this.options = options;
    RuleSet set = RuleSet.of(options);
    rules = new FanoronaRules(lattice, set, words);
    notation = new FanoronaNotation(rules);
    evaluator = new Balance(rules);
    about = Description.of(lattice.topology, set, words);
    look =
        new Look(
            Look.Surface.LINES,
            Look.Material.WOOD,
            Look.Outline.RECTANGLE,
            List.of(
                new Look.Piece(words.say("piece.white"), 'w', Look.Shape.RINGED, Look.Tone.LIGHT),
                new Look.Piece(words.say("piece.black"), 'b', Look.Shape.DISC, Look.Tone.DARK)));
    // In the return game, and where the first turn is special, the seats are not alike.
    indexer =
        set.vela() || set.singleFirst() ? Optional.empty() : Optional.of(new StoneIndexer(rules));
    info =
        GameInfo.twoSeats(
                spec.fullName(size.toString(), options), title(size, words), "white", "black")
            .withMaxPly(maxPly(size.points(), set.quiet()))
            .withRepetition(set.repetition());
  }

  static FanoronaGame of(GameSpec spec, GameSpec.Size size, Options options, Messages words) {
    Topology board = Topology.lattice(size.rows(), size.columns());
    return new FanoronaGame(spec, size, options, new Lattice(board), words);
  }

  private static String title(GameSpec.Size size, Messages words) {
    return words.say(
        BOARD_TITLES.getOrDefault(size.toString(), "title"), size.rows(), size.columns());
  }

  /**
   * A bound of the plies of a game. A capture takes a stone and the last stone is never taken, so
   * there are at most two captures fewer than points (the centre is empty). Before each there are
   * at most {@code quiet - 1} plies without a capture, and at most {@code quiet} after the last,
   * but none if it left one stone. So there are no more plies than in {@code points - 2} runs of
   * {@code quiet}.
   */
  private static int maxPly(int points, int quiet) {
    return quiet == 0 ? Integer.MAX_VALUE : (points - 2) * quiet;
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Topology board() {
    return rules.lattice.topology;
  }

  @Override
  public FanoronaRules rules() {
    return rules;
  }

  @Override
  public FanoronaNotation notation() {
    return notation;
  }

  @Override
  public About about() {
    return about;
  }

  @Override
  public Locale language() {
    return words.language();
  }

  @Override
  public List<String> seatNames() {
    return List.of(words.say("name.white"), words.say("name.black"));
  }

  @Override
  public List<Lesson> lessons() {
    return FanoronaLessons.of(words);
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
  public Optional<String> manner(String mark) {
    return Optional.ofNullable(MANNERS.get(mark)).map(words::say);
  }

  @Override
  public Optional<Evaluator<FanoronaPosition>> evaluator() {
    return Optional.of(evaluator);
  }

  @Override
  public MoveEntry enter(FanoronaPosition position) {
    return FanoronaEntry.start(rules, position);
  }

  @Override
  public Optional<String> refusal(
      FanoronaPosition position, List<String> accepted, String refused) {
    return new Refusal(rules, position).reason(accepted, refused);
  }

  @Override
  public Optional<Indexer<FanoronaPosition>> indexer() {
    return indexer;
  }

  /** Each side has any number of stones up to those it begins with. */
  @Override
  public Optional<BigInteger> arrangements() {
    int points = rules.lattice.topology.size();
    BigInteger all = BigInteger.ZERO;
    for (int white = 0; white <= rules.stones; white++) {
      BigInteger others = BigInteger.ZERO;
      for (int black = 0; black <= rules.stones; black++) {
        others = others.add(BigInteger.valueOf(Subsets.count(points - white, black)));
      }
      all = all.add(others.multiply(BigInteger.valueOf(Subsets.count(points, white))));
    }
    return Optional.of(all);
  }

  @Override
  public FanoronaGame withoutDrawRules() {
    if (rules.options.quiet() == 0 && rules.options.repetition() == 0) {
      return this;
    }
    Options without =
        options
            .with(RuleSet.told(options, RuleSet.QUIET), "0")
            .with(RuleSet.told(options, RuleSet.REPETITION), "0");
    return new FanoronaGame(spec, size, without, rules.lattice, words);
  }
}
