package org.papamu.fanorona;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.papamu.api.Budget;
import org.papamu.api.Evaluator;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.match.Sprt;
import org.papamu.testkit.tuning.Duel;
import org.papamu.testkit.tuning.Features;
import org.papamu.testkit.tuning.LogisticFit;
import org.papamu.testkit.tuning.SelfPlay;

/**
 * Tunes the evaluation by hand; docs/tuning-fanorona.md tells how.
 *
 * <ul>
 *   <li>{@code games BOARD GAMES NODES SEED EVALUATION FILE}: plays games of the program against
 *       itself and writes their positions with what came of them.
 *   <li>{@code fit BOARD SHARE OUT FILE…}: fits the weights to results, or for a share of 0 to 1 of
 *       it to what the search thought, and writes them as the resources have them.
 *   <li>{@code duel BOARD GAMES LIMIT TRIED KNOWN [SEED]}: a match of two evaluations at a limit
 *       such as {@code 2000} nodes or {@code 100ms} a move, from random openings, each with both
 *       colours.
 * </ul>
 *
 * <p>An evaluation is {@code tables} for the one in use, {@code plain} for stones and ways to move
 * alone, or a file of weights.
 */
final class FanoronaTuning {

  private static final int MOST_RANDOM = 16;
  private static final int PASSES = 12;
  private static final double DECAY = 1e-4;

  /** A game drags on behind so many plies without a capture: one position of four is enough. */
  private static final int LONG_QUIET = 10;

  /** And behind so many, none is wanted. */
  private static final int TOO_QUIET = 25;

  private FanoronaTuning() {}

  public static void main(String[] args) throws IOException {
    FanoronaGame game = Games.game("fanorona:" + args[1]);
    switch (args[0]) {
      case "games" -> games(game, args);
      case "fit" -> fit(game, args);
      case "duel" -> duel(game, args);
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  private static Evaluator<FanoronaPosition> evaluator(FanoronaGame game, String name)
      throws IOException {
    return switch (name) {
      case "tables" -> game.evaluator().orElseThrow();
      case "plain" -> new PlainBalance(game.rules());
      default -> new Balance(game.rules(), Weights.parse(Files.readString(Path.of(name))));
    };
  }

  private static void games(FanoronaGame game, String[] args) throws IOException {
    int games = Integer.parseInt(args[2]);
    Budget budget = Budget.UNLIMITED.withNodes(Long.parseLong(args[3]));
    SelfPlay<FanoronaPosition> play =
        new SelfPlay<>(
            game, evaluator(game, args[5]), budget, MOST_RANDOM, Long.parseLong(args[4]));
    try (BufferedWriter out = Files.newBufferedWriter(Path.of(args[6]))) {
      StringBuilder lines = new StringBuilder();
      for (int i = 0; i < games; i++) {
        lines.setLength(0);
        play.play(
            sample -> {
              if (isWanted(sample.position())) {
                lines.append(line(game, sample)).append('\n');
              }
            });
        out.append(lines);
      }
    }
  }

  private static boolean isWanted(FanoronaPosition position) {
    return position.quiet <= LONG_QUIET
        || (position.quiet <= TOO_QUIET && (position.hash() & 3) == 0);
  }

  private static String line(FanoronaGame game, SelfPlay.Sample<FanoronaPosition> sample) {
    return String.join(
        "\t",
        game.notation().write(sample.position()),
        String.valueOf(sample.result()),
        String.valueOf(sample.expected(Balance.LOGISTIC_UNIT)),
        String.valueOf(sample.game()));
  }

  private static void fit(FanoronaGame game, String[] args) throws IOException {
    double share = Double.parseDouble(args[2]);
    BalanceFeatures seen = new BalanceFeatures(game.rules().lattice);
    LogisticFit fit = new LogisticFit(seen.size(), 1);
    Features features = new Features();
    int games = 0;
    for (int i = 4; i < args.length; i++) {
      int last = 0;
      try (BufferedReader in = Files.newBufferedReader(Path.of(args[i]))) {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
          String[] parts = line.split("\t", -1);
          double target =
              share * Double.parseDouble(parts[1]) + (1 - share) * Double.parseDouble(parts[2]);
          last = Integer.parseInt(parts[3]);
          FanoronaPosition position = game.notation().read(parts[0]);
          features.clear();
          seen.find(
              position.stones(FanoronaPosition.WHITE),
              position.stones(FanoronaPosition.BLACK),
              features);
          fit.add(features, target, games + last);
        }
      }
      games += last + 1;
    }
    LogisticFit.Fitted fitted = fit.fit(PASSES, DECAY);
    System.out.printf(
        "%d samples, loss %.4f, right %.4f%n", fitted.samples(), fitted.loss(), fitted.right());
    Files.writeString(Path.of(args[3]), seen.write(fitted.weights()));
  }

  private static void duel(FanoronaGame game, String[] args) throws IOException {
    Budget budget =
        args[3].endsWith("ms")
            ? Budget.UNLIMITED.withTime(
                Duration.ofMillis(Long.parseLong(args[3].substring(0, args[3].length() - 2))))
            : Budget.UNLIMITED.withNodes(Long.parseLong(args[3]));
    long seed = args.length > 6 ? Long.parseLong(args[6]) : 1;
    MatchSettings settings =
        MatchSettings.of(Integer.parseInt(args[2]), seed).withSprt(new Sprt(-20, 20, 0.01, 0.01));
    System.out.println(
        Duel.told(
            Duel.between(game, evaluator(game, args[4]), evaluator(game, args[5]), budget, settings)
                .run(System::nanoTime)));
  }

  /**
   * 100 for each stone more, 2 for each way to move more: what fitted weights are compared with.
   */
  private record PlainBalance(FanoronaRules rules) implements Evaluator<FanoronaPosition> {

    @Override
    public int evaluate(FanoronaPosition position, int seat) {
      Lattice lattice = rules.lattice;
      long empty = position.empty(lattice);
      int stones = Long.bitCount(position.own) - Long.bitCount(position.enemy);
      int ways = lattice.ways(position.own, empty) - lattice.ways(position.enemy, empty);
      int ahead = 100 * stones + 2 * ways;
      return seat == position.turn ? ahead : -ahead;
    }

    @Override
    public boolean isSettled(FanoronaPosition position) {
      return rules.capturers(position) == 0;
    }

    @Override
    public int promise(FanoronaPosition position, long move) {
      return 256 * Long.bitCount(rules.taken(position, move));
    }
  }
}
