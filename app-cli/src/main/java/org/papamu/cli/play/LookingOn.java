package org.papamu.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.papamu.api.Position;
import org.papamu.cli.play.Answer.Kind;
import org.papamu.core.match.Clocks;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;

/**
 * A game between computer players on a screen of its own: the board stays in its place, and whoever
 * looks on can have it wait, go on move by move, quicker and slower, and can leave.
 *
 * @param <P> the game's own position type
 */
final class LookingOn<P extends Position> {

  /** Slower than this nobody wants to look on. */
  private static final long SLOWEST = 600_000;

  /** What a delay of 0 becomes when it is to be slower. */
  private static final long QUICKEST = 50;

  /** So many delays the end of a game stays, when another game follows. */
  private static final int AT_THE_END = 4;

  private static final List<String> WORDS =
      List.of("pause", "go", "step", "faster", "slower", "quit");

  /** How it was left. */
  enum Leaving {
    /** It went on to its end. */
    NOT,
    /** Whoever looked on has seen enough. */
    LEFT,
    /** Ctrl-C. */
    INTERRUPTED
  }

  /** What is to be done after something was said. */
  private enum Deed {
    LEAVE,
    STEP,
    NOTHING
  }

  private final Voice voice;
  private final Sitting<P> sitting;
  private final Board<P> board;
  private final Aside<P> aside;
  private final Allowance allowance;
  private final LongSupplier nanoTime;
  private long delay;
  private boolean held;
  private Leaving leaving = Leaving.NOT;

  /**
   * A game to look at.
   *
   * @param delay how long a board stays, in milliseconds
   */
  LookingOn(
      Voice voice,
      Sitting<P> sitting,
      Board<P> board,
      int delay,
      Allowance allowance,
      LongSupplier nanoTime) {
    this.voice = voice;
    this.sitting = sitting;
    this.board = board;
    this.delay = delay;
    this.allowance = allowance;
    this.nanoTime = nanoTime;
    Clocks none = new Clocks(sitting.game().info().seats().size(), nanoTime);
    aside = new Aside<>(voice, sitting, none);
    voice.talk().beside(columns -> aside.lines(List.of()));
  }

  /**
   * Looks on.
   *
   * @param most the plies after which the game is broken off
   * @param alone whether the end stays until whoever looks on leaves
   */
  Leaving run(int most, Show.Row alone) {
    Session<P> session = sitting.session();
    voice.say("watch.keys");
    show();
    while (session.outcome().isEmpty() && session.ply() < most && !allowance.requested()) {
      if (!rest(delay)) {
        return leaving;
      }
      Optional<Played> played = choose(session);
      if (played.isEmpty()) {
        return leaving;
      }
      board.tell(session, played.get());
      show();
    }
    held |= alone == Show.Row.ONE;
    rest(delay * AT_THE_END);
    return leaving == Leaving.INTERRUPTED || session.outcome().isEmpty() ? leaving : Leaving.NOT;
  }

  private void show() {
    aside.refresh();
    board.show(sitting.session());
  }

  private String prompt() {
    boolean over = sitting.session().outcome().isPresent();
    return voice.text(over ? "watch.over" : held ? "watch.held" : "watch.on");
  }

  /** Waits so many milliseconds, or as long as the game is held; answers whether it goes on. */
  private boolean rest(long millis) {
    long begun = nanoTime.getAsLong();
    try {
      long until = begun + TimeUnit.MILLISECONDS.toNanos(millis);
      while (held || nanoTime.getAsLong() - until < 0) {
        Answer answer =
            voice
                .talk()
                .ask(
                    new Talk.Question(
                        this::prompt,
                        () -> WORDS,
                        () -> !held && nanoTime.getAsLong() - until >= 0));
        if (answer.is(Kind.FINISHED)) {
          return true;
        }
        switch (heed(answer)) {
          case LEAVE -> {
            return false;
          }
          case STEP -> {
            return true;
          }
          case NOTHING -> {}
        }
      }
      return true;
    } finally {
      allowance.hold(nanoTime.getAsLong() - begun);
    }
  }

  /** The next move; none if whoever looks on leaves meanwhile. */
  private Optional<Played> choose(Session<P> session) {
    try (Thinking thinking = sitting.seats().choose(session, own -> own)) {
      while (true) {
        Answer answer = voice.talk().askWhile(thinking, this::prompt, () -> WORDS);
        if (answer.is(Kind.FINISHED)) {
          return Optional.of(session.play(thinking.choice(allowance).move()));
        }
        if (heed(answer) == Deed.LEAVE) {
          return Optional.empty();
        }
      }
    }
  }

  private Deed heed(Answer answer) {
    return switch (answer.kind()) {
      case CANCELLED -> leave(Leaving.INTERRUPTED);
      case END, BACK -> leave(Leaving.LEFT);
      case CHOOSE -> hold(!held);
      case RIGHT, NEXT -> step();
      case UP -> pace(delay / 2);
      case DOWN -> pace(delay * 2);
      case LINE ->
          switch (answer.line()) {
            case "q", "quit" -> leave(Leaving.LEFT);
            case "" -> hold(!held);
            case "pause" -> hold(true);
            case "go" -> hold(false);
            case "step" -> step();
            case "faster" -> pace(delay / 2);
            case "slower" -> pace(delay * 2);
            default -> {
              voice.complain("watch.what");
              yield Deed.NOTHING;
            }
          };
      case LEFT, FINISHED -> Deed.NOTHING;
    };
  }

  private Deed leave(Leaving how) {
    leaving = how;
    return Deed.LEAVE;
  }

  private Deed hold(boolean on) {
    // At the end there is nothing to go on with but leaving.
    if (sitting.session().outcome().isPresent()) {
      return leave(Leaving.LEFT);
    }
    held = on;
    if (on) {
      voice.say("watch.keys");
    }
    return Deed.NOTHING;
  }

  private Deed step() {
    if (sitting.session().outcome().isPresent()) {
      return leave(Leaving.LEFT);
    }
    held = true;
    return Deed.STEP;
  }

  private Deed pace(long millis) {
    delay = Math.min(SLOWEST, Math.max(QUICKEST, millis));
    voice.say("watch.delay", delay);
    return Deed.NOTHING;
  }
}
