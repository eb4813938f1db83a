package org.papamu.web;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Choice;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.player.Consultation;
import org.papamu.core.player.Lines;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Fields;

/**
 * A player being asked for a move.
 *
 * @param <P> the game's own position type
 */
final class Turn<P extends Position> implements Runnable, Stop {

  private final Question<P> question;
  private final MoveList legal;
  private final Seating seating;
  private final int mover;
  private final String seat;
  private final Surroundings around;
  private final BiConsumer<Turn<P>, Consumer<Course<P>>> answered;
  private final Consumer<Fields> listener;
  private volatile boolean stopped;
  private volatile Optional<Fields> last = Optional.empty();

  private Turn(
      Course<P> course,
      GameInfo info,
      Surroundings around,
      BiConsumer<Turn<P>, Consumer<Course<P>>> answered,
      Consumer<Fields> listener) {
    Session<P> session = course.session();
    seating = course.seating();
    this.around = around;
    this.answered = answered;
    this.listener = listener;
    mover = session.turn();
    seat = info.seats().get(mover);
    legal = session.legalMoves();
    question =
        Question.of(
            session.history(),
            course.watch().budget(info, mover, session.ply(), seating.budget(mover)));
  }

  /**
   * A question for the seat to move.
   *
   * @param answered told, on the thread of the player, what to do with the game
   * @param listener told what the player thinks, on its thread
   */
  static <P extends Position> Turn<P> of(
      Course<P> course,
      GameInfo info,
      Surroundings around,
      BiConsumer<Turn<P>, Consumer<Course<P>>> answered,
      Consumer<Fields> listener) {
    return new Turn<>(course, info, around, answered, listener);
  }

  /** What the player thinks so far. */
  Optional<Fields> told() {
    return last.isPresent()
        ? last
        : Optional.of(
            Fields.of("seat", seat)
                .and("depth", 0)
                .and("nodes", 0)
                .and("nodesPerSecond", 0)
                .and("score", 0)
                .and("proved", Optional.empty())
                .and("plies", Optional.empty())
                .and("pv", List.of()));
  }

  void stop() {
    stopped = true;
  }

  @Override
  public boolean requested() {
    return stopped;
  }

  @Override
  public void run() {
    if (stopped) {
      return;
    }
    Choice choice;
    Player player = around.resting().take(seating, mover, question.history().plies());
    try {
      long start = around.nanoTime().getAsLong();
      Question<P> asked =
          question
              .withStop(this)
              .withListener(thought -> think(thought, around.nanoTime().getAsLong() - start))
              .timedBy(around.nanoTime());
      choice = Consultation.choose(asked, seating.name(mover), player, legal);
    } catch (GameFault | PlayerFault thrown) {
      player.close();
      answered.accept(
          this,
          course -> {
            throw thrown;
          });
      return;
    } catch (UnsupportedOperationException unsuited) {
      player.close();
      PlayerFault thrown = new PlayerFault(seating.name(mover), unsuited);
      answered.accept(
          this,
          course -> {
            throw thrown;
          });
      return;
    }
    around.resting().rest(seating, mover, player);
    answered.accept(this, course -> course.play(choice.move()));
  }

  private void think(Thought thought, long nanos) {
    Fields told =
        score(
                Fields.of("seat", seat)
                    .and("depth", thought.depth())
                    .and("nodes", thought.nodes())
                    .and("nodesPerSecond", perSecond(thought.nodes(), nanos)),
                thought.best().score())
            .and("pv", Lines.texts(question.history(), thought.best().moves()));
    last = Optional.of(told);
    listener.accept(told);
  }

  static long perSecond(long nodes, long nanos) {
    return nanos <= 0 ? 0 : (long) (nodes * 1e9 / nanos);
  }

  /** Adds what a line is worth. */
  static Fields score(Fields told, Score score) {
    boolean ends = score.kind() == Score.Kind.WIN || score.kind() == Score.Kind.LOSS;
    return told.and("score", worth(score))
        .and(
            "proved",
            switch (score.kind()) {
              case ESTIMATE -> Optional.empty();
              case WIN -> Optional.of("win");
              case DRAW -> Optional.of("draw");
              case LOSS -> Optional.of("loss");
            })
        .and("plies", ends ? OptionalInt.of(score.value()) : OptionalInt.empty());
  }

  /** A number for a bar: proved results are beyond every estimate that is shown. */
  private static int worth(Score score) {
    return switch (score.kind()) {
      case ESTIMATE, DRAW -> score.value();
      case WIN -> 1_000_000 - score.value();
      case LOSS -> -1_000_000 + score.value();
    };
  }
}
