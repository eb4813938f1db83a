package org.papamu.pegsolitaire;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.papamu.api.About;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameSpec;
import org.papamu.api.Lesson;
import org.papamu.api.Look;
import org.papamu.api.Look.Material;
import org.papamu.api.Look.Piece;
import org.papamu.api.Look.Shape;
import org.papamu.api.Look.Surface;
import org.papamu.api.Look.Tone;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Option;
import org.papamu.api.Options;
import org.papamu.api.Rules;
import org.papamu.api.Toggles;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException;

/** Peg solitaire on one board, from one start hole to one target. */
final class PegSolitaire implements Game<PegPosition> {

  private final PegBoard board;
  private final Messages words;
  private final Options options;
  private final GameInfo info;
  private final PegRules rules;
  private final PegNotation notation;
  private final Refusals refusals;
  private final Evaluator<PegPosition> evaluator;
  private final Toggles<PegPosition> toggles;

  /**
   * The game on a board.
   *
   * @throws NotationException if the spec has other options than {@code start} and {@code target},
   *     or gives them another value than a hole of the board (for the target also {@code -})
   */
  PegSolitaire(GameSpec spec, PegBoard board, Messages words) {
    this.board = board;
    this.words = words;
    Topology topology = board.topology();
    Option start =
        Option.choice("start", words.say("option.start"), board.start(), others(board.start()));
    Option target =
        Option.choice(
            "target",
            words.say("option.target"),
            board.target(),
            others(board.target(), PegBoard.ANYWHERE));
    options = spec.options(start, target);
    info =
        new GameInfo(
            spec.fullName(board.id(), options),
            board.title(words),
            List.of("player"),
            topology.size() - 1,
            0,
            Set.of(Fact.LOOP_FREE),
            // One hole starts empty, every jump takes a peg, and the last peg cannot jump.
            topology.size() - 2,
            0);
    Layout layout = new Layout(board);
    rules =
        new PegRules(
            layout,
            topology.find(options.value(start)),
            board.targetNamed(options.value(target)),
            words);
    notation = new PegNotation(layout);
    refusals = new Refusals(topology, rules, words);
    evaluator = new PegEvaluator(layout, rules);
    toggles = new PegToggles(topology);
  }

  /** The names of all holes and these words, without the first word, which is the default. */
  private String[] others(String standard, String... words) {
    return Stream.concat(
            Stream.of(words),
            IntStream.range(0, board.topology().size()).mapToObj(board.topology()::name))
        .filter(name -> !name.equals(standard))
        .toArray(String[]::new);
  }

  /** A hole holds a peg or none. */
  @Override
  public Optional<BigInteger> arrangements() {
    return Optional.of(BigInteger.TWO.pow(board.topology().size()));
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Topology board() {
    return board.topology();
  }

  @Override
  public Rules<PegPosition> rules() {
    return rules;
  }

  @Override
  public Notation<PegPosition> notation() {
    return notation;
  }

  @Override
  public Options options() {
    return options;
  }

  @Override
  public Locale language() {
    return words.language();
  }

  @Override
  public List<String> seatNames() {
    return List.of(words.say("name.player"));
  }

  @Override
  public List<Lesson> lessons() {
    return PegLessons.of(words);
  }

  Messages words() {
    return words;
  }

  @Override
  public About about() {
    return PegAbout.of(board, rules.initial(), words);
  }

  @Override
  public Look look() {
    return new Look(
        Surface.HOLES,
        Material.WOOD,
        board.outline(),
        List.of(new Piece(words.say("piece.peg"), 'o', Shape.PEG, Tone.ACCENT1)));
  }

  @Override
  public Optional<Evaluator<PegPosition>> evaluator() {
    return Optional.of(evaluator);
  }

  @Override
  public Optional<Toggles<PegPosition>> toggles() {
    return Optional.of(toggles);
  }

  /** Also reads a sweep, such as {@code d6-d4-f4}: each of its jumps is a ply. */
  @Override
  public void readMoves(PegPosition position, String text, MoveList out) {
    out.clear();
    MoveList jumps = new SweepReader(this, refusals, position, text).read();
    for (int i = 0; i < jumps.size(); i++) {
      out.add(jumps.get(i));
    }
  }

  @Override
  public Optional<String> refusal(PegPosition position, List<String> accepted, String refused) {
    return refusals.step(position, accepted, refused);
  }

  /** A hole to name as an example. */
  String usualStart() {
    return board.start();
  }
}
