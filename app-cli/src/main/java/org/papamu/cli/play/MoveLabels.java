package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Game;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.exact.MoveWorth;
import org.papamu.core.exact.Oracle;
import org.papamu.core.exact.Worth;
import org.papamu.core.exact.WorthText;
import org.papamu.core.session.Written;
import org.papamu.core.view.Scene;

/**
 * Labels every legal move with what is proved of it: wins, loses or draws, and in how many plies;
 * in a puzzle whether it can still be solved, and in how many sweeps.
 *
 * @param <P> the game's own position type
 */
final class MoveLabels<P extends Position> {

  /** Enough for the end of most games, and no more than a script can wait for. */
  private static final long POSITIONS_PER_MOVE = 100_000;

  /** For all moves together at least: enough for the whole tables of 15 points. */
  private static final long POSITIONS = 500_000;

  /** What a person waits for, all moves together. */
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(8);

  private final Game<P> game;
  private final Locale language;
  private final Oracle<P> oracle;

  /**
   * Labels for a game that {@link #suits}; what is learnt serves the next position.
   *
   * @param language the language of the labels
   */
  MoveLabels(Game<P> game, Locale language) {
    this.game = game;
    this.language = language;
    oracle = Oracle.of(game, Oracle.USUAL_BYTES);
  }

  /** Whether moves of a game can be labelled. */
  static boolean suits(Game<?> game) {
    return Oracle.suits(game.info());
  }

  /**
   * What is known of a move.
   *
   * @param proved the move with what is proved of it
   * @param move its text
   * @param landing the point that it ends on; empty for one that leaves the board as it is
   */
  record Label(MoveWorth proved, String move, OptionalInt landing) {

    Worth worth() {
      return proved.worth();
    }
  }

  /** What is proved, as boards show it. */
  static Scene.Prospect prospect(Worth worth) {
    return switch (worth.result()) {
      case WIN -> Scene.Prospect.WIN;
      case DRAW -> Scene.Prospect.DRAW;
      case LOSS -> Scene.Prospect.LOSS;
      case UNKNOWN -> Scene.Prospect.OPEN;
    };
  }

  /**
   * A label for each legal move of a position that is not over, the best first.
   *
   * @param outer asked often whether to come to an end
   */
  List<Label> of(P position, Stop outer) {
    long start = System.nanoTime();
    Stop stop = () -> outer.requested() || System.nanoTime() - start >= PATIENCE;
    List<Label> labels = new ArrayList<>();
    long moves = Math.max(1, game.rules().count(position, new MoveList()));
    long each = Math.max(POSITIONS_PER_MOVE, POSITIONS / moves);
    for (MoveWorth told : oracle.moves(position, new Oracle.Limits(each, stop))) {
      Move move = game.rules().describe(position, told.move());
      String text = Written.move(game, position, told.move());
      labels.add(new Label(told, text, landing(move)));
    }
    return labels.stream()
        .sorted(Comparator.comparing(Label::worth, Worth.bestFirst()).thenComparing(Label::move))
        .toList();
  }

  /** Where the last piece of a move comes to stand, or the point that it leaves empty. */
  private static OptionalInt landing(Move move) {
    List<Move.Step> steps = move.steps();
    if (steps.isEmpty()) {
      return OptionalInt.empty();
    }
    Move.Step last = steps.get(steps.size() - 1);
    return OptionalInt.of(last.kind() == Move.Step.Kind.REMOVE ? last.from() : last.to());
  }

  /** Labels as lines of text, a move each. */
  List<String> texts(List<Label> labels) {
    return labels.stream().map(label -> label.move + " " + text(label)).toList();
  }

  /** Labels as lines of text, a worth each with the moves that have it, in the same order. */
  List<String> groups(List<Label> labels) {
    Map<String, StringJoiner> groups = new LinkedHashMap<>();
    for (Label label : labels) {
      groups
          .computeIfAbsent(text(label), worth -> new StringJoiner(" ", worth + ": ", ""))
          .add(label.move);
    }
    return groups.values().stream().map(StringJoiner::toString).toList();
  }

  private String text(Label label) {
    return WorthText.in(language).of(game.info(), label.worth());
  }

  /** The points where moves end, each with what the best move to it is worth. */
  static Map<Integer, Scene.Prospect> landings(List<Label> bestFirst) {
    Map<Integer, Scene.Prospect> landings = new TreeMap<>();
    for (Label label : bestFirst) {
      label.landing.ifPresent(point -> landings.putIfAbsent(point, prospect(label.worth())));
    }
    return landings;
  }
}
