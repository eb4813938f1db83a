package org.papamu.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Choice;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Thought;
import org.papamu.core.player.Consultation;
import org.papamu.core.player.Lines;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.SharedSettings;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.view.MoveSentence;

/**
 * What can be found out about a position for whoever plays: hints and analyses.
 *
 * @param <P> the game's own position type
 */
final class Advice<P extends Position> {

  private static final PlayerSpec BEST = PlayerSpec.parse("auto");

  /** What a hint may take. */
  private static final Budget SOON = Budget.UNLIMITED.withTime(Duration.ofSeconds(1));

  private final Game<P> game;
  private final Game<P> spoken;
  private final History<P> history;
  private final MoveList legal;
  private final Surroundings around;

  private Advice(
      Game<P> game, Game<P> spoken, History<P> history, MoveList legal, Surroundings around) {
    this.game = game;
    this.spoken = spoken;
    this.history = history;
    this.legal = legal;
    this.around = around;
  }

  /**
   * Advice about a session as it stands; what becomes of it later does not matter.
   *
   * @param spoken its game in the language of sentences
   * @throws Refusal if the game is over
   */
  static <P extends Position> Advice<P> on(
      Session<P> session, Game<P> spoken, Surroundings around) {
    if (session.outcome().isPresent()) {
      throw Refusal.told(Refusal.CONFLICT, Sayings.refused("over-now"));
    }
    return new Advice<>(session.game(), spoken, session.history(), session.legalMoves(), around);
  }

  /** A move that the strongest player would play. */
  Fields hint(Stop stop) {
    Choice choice = ask(SOON, 1, stop, thought -> {});
    return GameFault.guard(
        game,
        "describe or writeMove",
        () -> {
          P position = history.position();
          Move move = game.rules().describe(position, choice.move());
          Fields told =
              Fields.of("move", Written.move(game, position, choice.move()))
                  .and("sentence", MoveSentence.advising(spoken, position, move))
                  .and("trails", move.trails())
                  .and("taken", Snapshot.points(move));
          Thought thought = choice.thought().orElseGet(() -> Lines.glance(history, choice.move()));
          return Turn.score(told, thought.best().score());
        });
  }

  private Choice ask(Budget budget, int lines, Stop stop, Consumer<Thought> listener) {
    PlayerSpec spec =
        BEST.withSettings(Map.of(SharedSettings.HASH, Integer.toString(Limits.USUAL_HASH)));
    try (Player player =
        around.library().roster().player(spec, new SplittableRandom(around.seed()))) {
      Question<P> question =
          Question.of(history, budget)
              .withLines(lines)
              .withStop(stop)
              .withListener(listener)
              .timedBy(around.nanoTime());
      return Consultation.choose(question, spec.name(), player, legal);
    }
  }

  /**
   * Thinks about the position until it is stopped or the time is over.
   *
   * @param listener told what is found, on the thread of the search
   * @return the last of it
   */
  Fields analyse(Duration time, int lines, Stop stop, Consumer<Fields> listener) {
    long start = around.nanoTime().getAsLong();
    Choice choice =
        ask(
            Budget.UNLIMITED.withTime(time),
            lines,
            stop,
            thought -> listener.accept(told(thought, start)));
    Thought last = choice.thought().orElseGet(() -> glance(choice.move()));
    return told(last, start);
  }

  private Thought glance(long move) {
    return GameFault.guard(game, "rules", () -> Lines.glance(history, move));
  }

  private Fields told(Thought thought, long start) {
    long nanos = around.nanoTime().getAsLong() - start;
    return GameFault.guard(
        game,
        "describe or writeMove",
        () -> {
          List<Fields> lines = new ArrayList<>();
          for (Thought.Line line : thought.lines()) {
            List<String> texts = Lines.texts(history, line.moves());
            if (!texts.isEmpty()) {
              lines.add(
                  Turn.score(Fields.of("move", texts.get(0)), line.score())
                      .and("pv", texts)
                      .and("trails", trails(line.move())));
            }
          }
          return Fields.of("depth", thought.depth())
              .and("nodes", thought.nodes())
              .and("nodesPerSecond", Turn.perSecond(thought.nodes(), nanos))
              .and("lines", lines);
        });
  }

  Game<P> game() {
    return game;
  }

  /** A new copy of the position. */
  P position() {
    return history.position();
  }

  private List<List<Integer>> trails(long move) {
    return game.rules().describe(history.position(), move).trails();
  }
}
