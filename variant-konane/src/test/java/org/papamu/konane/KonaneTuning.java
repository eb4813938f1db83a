package org.papamu.konane;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;
import org.papamu.api.Budget;
import org.papamu.api.Evaluator;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.match.Sprt;
import org.papamu.testkit.tuning.Duel;
import org.papamu.testkit.tuning.Features;
import org.papamu.testkit.tuning.LogisticFit;
import org.papamu.testkit.tuning.SelfPlay;

/**
 * Tunes the evaluation by hand; docs/tuning-konane.md tells how it was used.
 *
 * <ul>
 *   <li>{@code games BOARD GAMES NODES SEED EVALUATION FILE}: plays games of the program against
 *       itself and writes their positions with what came of them.
 *   <li>{@code fit SHARE OUT FILE…}: fits the weights to results, or for a share of 0 to 1 of it to
 *       what the search thought, and writes them as {@code patterns.txt} has them.
 *   <li>{@code duel BOARD GAMES LIMIT TRIED KNOWN [SEED]}: a match of two evaluations at a limit
 *       such as {@code 2000} nodes or {@code 100ms} a move, from random openings, each with both
 *       colours.
 * </ul>
 *
 * <p>An evaluation is {@code patterns} for the one in use, {@code mobility}, or a file of weights.
 */
final class KonaneTuning {

  /** Hundredths for one unit of the logistic function: a stone that can jump is about 100. */
  private static final double SCALE = 220;

  private static final int PASSES = 12;
  private static final double DECAY = 0.004;

  private KonaneTuning() {}

  public static void main(String[] args) throws IOException {
    switch (args[0]) {
      case "games" -> games(Boards.game("konane:" + args[1] + ",opening=any"), args);
      case "fit" -> fit(args);
      case "duel" -> duel(Boards.game("konane:" + args[1] + ",opening=any"), args);
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  private static <P extends KonanePosition> Evaluator<P> evaluator(
      KonaneRules<P> rules, String name) throws IOException {
    if (name.equals("mobility")) {
      return rules::mobility;
    }
    Patterns patterns = new Patterns();
    int[] weights = name.equals("patterns") ? patterns.weights() : new int[patterns.size()];
    if (!name.equals("patterns")) {
      try (Scanner scanner = new Scanner(Path.of(name), StandardCharsets.US_ASCII)) {
        Arrays.setAll(weights, i -> scanner.nextInt());
      }
    }
    return new PatternEvaluator<>(rules, patterns, weights);
  }

  private static <P extends KonanePosition> void games(KonaneGame<P> game, String[] args)
      throws IOException {
    int games = Integer.parseInt(args[2]);
    Budget budget = Budget.UNLIMITED.withNodes(Long.parseLong(args[3]));
    Evaluator<P> evaluator = evaluator(game.rules(), args[5]);
    int random = game.board().size() * 45 / 100;
    SelfPlay<P> play = new SelfPlay<>(game, evaluator, budget, random, Long.parseLong(args[4]));
    try (BufferedWriter out = Files.newBufferedWriter(Path.of(args[6]))) {
      StringBuilder lines = new StringBuilder();
      for (int i = 0; i < games; i++) {
        lines.setLength(0);
        play.play(sample -> lines.append(line(game, sample)).append('\n'));
        out.append(lines);
      }
    }
  }

  private static <P extends KonanePosition> String line(
      KonaneGame<P> game, SelfPlay.Sample<P> sample) {
    return String.join(
        "\t",
        game.board().rows() + "x" + game.board().columns(),
        game.notation().write(sample.position()),
        String.valueOf(sample.result()),
        String.valueOf(sample.expected(SCALE)),
        String.valueOf(sample.game()));
  }

  private static void fit(String[] args) throws IOException {
    double share = Double.parseDouble(args[1]);
    Patterns patterns = new Patterns();
    LogisticFit fit = new LogisticFit(patterns.size(), 1);
    Map<String, KonaneGame<?>> boards = new HashMap<>();
    int games = 0;
    for (int i = 3; i < args.length; i++) {
      int last = 0;
      try (BufferedReader in = Files.newBufferedReader(Path.of(args[i]))) {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
          String[] parts = line.split("\t", -1);
          double target =
              share * Double.parseDouble(parts[2]) + (1 - share) * Double.parseDouble(parts[3]);
          last = Integer.parseInt(parts[4]);
          KonaneGame<?> game =
              boards.computeIfAbsent(parts[0], size -> Boards.game("konane:" + size));
          fit.add(features(patterns, game, parts[1]), target, games + last);
        }
      }
      games += last + 1;
    }
    LogisticFit.Fitted fitted = fit.fit(PASSES, DECAY);
    System.out.printf(
        "%d samples, loss %.4f, right %.4f%n", fitted.samples(), fitted.loss(), fitted.right());
    int[] weights = fitted.rounded(SCALE);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < weights.length; i++) {
      text.append(weights[i]).append(i % 20 == 0 || i + 1 == weights.length ? '\n' : ' ');
    }
    Files.writeString(Path.of(args[2]), text);
  }

  private static <P extends KonanePosition> Features features(
      Patterns patterns, KonaneGame<P> game, String text) {
    P position = game.notation().read(text);
    Features features = new Features();
    features.add(0, position.turn() == KonanePosition.BLACK ? 1 : -1);
    for (int index : PlainWindows.indices(game.board(), position, patterns)) {
      if (index != 0) {
        features.add(Math.abs(index), Integer.signum(index));
      }
    }
    return features;
  }

  private static <P extends KonanePosition> void duel(KonaneGame<P> game, String[] args)
      throws IOException {
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
            Duel.between(
                    game,
                    evaluator(game.rules(), args[4]),
                    evaluator(game.rules(), args[5]),
                    budget,
                    settings)
                .run(System::nanoTime)));
  }
}
