package org.papamu.cli.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.papamu.api.Game;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.play.Answer.Kind;
import org.papamu.core.exact.Worth;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.GuardedEntry;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.view.Scene;

/**
 * Entry of a move step by step, by a person who types or moves a cursor: the first step chooses a
 * stone, each further one a landing; what may follow is shown, and only that is taken. Where one
 * step alone is left it is not asked for.
 *
 * @param <P> the game's own position type
 */
final class StepEntry<P extends Position> {

  private static final String STOP = "stop";
  private static final String CANCEL = "cancel";

  private final Voice voice;
  private final Talk talk;
  private final Sitting<P> sitting;
  private final Game<P> game;
  private final Board<P> board;
  private final Mover mover;

  /** Makes a move that was entered. */
  @FunctionalInterface
  interface Mover {

    /**
     * Makes it.
     *
     * @return the plies played
     */
    List<Played> play(String text);
  }

  StepEntry(Voice voice, Sitting<P> sitting, Board<P> board, Mover mover) {
    this.mover = mover;
    this.voice = voice;
    talk = voice.talk();
    this.sitting = sitting;
    this.board = board;
    game = sitting.game();
  }

  /**
   * A step taken.
   *
   * @param asked whether a person chose it, so that going back means this one
   * @param after what may follow
   */
  private record Taken(MoveEntry.Step step, boolean asked, MoveEntry after) {}

  /** What a person wants when asked for a step. */
  private record Wish(Kind kind, Optional<MoveEntry.Step> step) {

    static final Wish GIVE_UP = new Wish(Kind.CANCELLED, Optional.empty());
    static final Wish BACK = new Wish(Kind.BACK, Optional.empty());

    /** The move is whole. */
    static final Wish END = new Wish(Kind.END, Optional.empty());

    static Wish of(MoveEntry.Step step) {
      return new Wish(Kind.CHOOSE, Optional.of(step));
    }
  }

  private Session<P> session() {
    return sitting.session();
  }

  /** The points that a move can begin with. */
  PointSet beginnings() {
    return points(GuardedEntry.of(game, session().position()).steps());
  }

  private static PointSet points(List<MoveEntry.Step> steps) {
    PointSet points = PointSet.EMPTY;
    for (MoveEntry.Step step : steps) {
      if (step.point().isPresent()) {
        points = points.union(PointSet.of(step.point().getAsInt()));
      }
    }
    return points;
  }

  /**
   * Enters a move from its first step, if a person typed one that is not a whole move.
   *
   * @return the plies played, none if the entry was cancelled; empty if the line is no first step
   */
  Optional<List<Played>> tryOpen(String line) {
    if (!talk.isPerson() || session().outcome().isPresent()) {
      return Optional.empty();
    }
    MoveEntry root = GuardedEntry.of(game, session().position());
    return step(root, line)
        .filter(step -> !root.after(step).steps().isEmpty())
        .map(step -> goOn(root, step));
  }

  /**
   * Enters a move from a point that the cursor is on.
   *
   * @return the plies played, none if nothing came of it
   */
  List<Played> open(int point) {
    MoveEntry root = GuardedEntry.of(game, session().position());
    List<MoveEntry.Step> steps = at(root, point);
    if (steps.isEmpty()) {
      talk.complain(refusal(game.board().name(point)));
      return List.of();
    }
    Optional<MoveEntry.Step> chosen = choose(List.of(), root, steps);
    talk.remark("");
    return chosen.map(step -> goOn(root, step)).orElse(List.of());
  }

  /** The same, each with what is known of the best move that begins there. */
  Map<Integer, Scene.Prospect> firstTargets() {
    MoveEntry root = GuardedEntry.of(game, session().position());
    return targets(root, root.steps());
  }

  /**
   * The points of steps, each with what is known of the best move that goes on by one of its steps.
   *
   * @param entry what offers the steps
   */
  private Map<Integer, Scene.Prospect> targets(MoveEntry entry, List<MoveEntry.Step> steps) {
    P position = session().position();
    Map<Integer, Worth> best = new TreeMap<>();
    Map<Integer, Scene.Prospect> targets = new TreeMap<>();
    for (MoveEntry.Step step : steps) {
      if (step.point().isPresent()) {
        targets.put(step.point().getAsInt(), Scene.Prospect.OPEN);
        sitting
            .findings()
            .of(position, entry.after(step))
            .ifPresent(worth -> best.merge(step.point().getAsInt(), worth, StepEntry::better));
      }
    }
    best.forEach((point, worth) -> targets.put(point, MoveLabels.prospect(worth)));
    return targets;
  }

  private static Worth better(Worth one, Worth other) {
    return Worth.bestFirst().compare(one, other) <= 0 ? one : other;
  }

  private static List<MoveEntry.Step> at(MoveEntry entry, int point) {
    return entry.steps().stream()
        .filter(step -> step.point().isPresent() && step.point().getAsInt() == point)
        .toList();
  }

  private List<Played> goOn(MoveEntry root, MoveEntry.Step first) {
    try {
      return entered(root, first);
    } finally {
      talk.remark("");
    }
  }

  private List<Played> entered(MoveEntry root, MoveEntry.Step first) {
    Deque<Taken> taken = new ArrayDeque<>();
    take(taken, first, true, root);
    while (!taken.isEmpty()) {
      MoveEntry entry = taken.getLast().after;
      List<MoveEntry.Step> next = entry.steps();
      if (next.isEmpty()) {
        return mover.play(text(steps(taken)));
      }
      if (next.size() == 1 && entry.move().isEmpty()) {
        take(taken, next.get(0), false, entry);
        continue;
      }
      Wish wish = ask(entry, steps(taken));
      switch (wish.kind) {
        case CHOOSE -> take(taken, wish.step.orElseThrow(), true, entry);
        case END -> {
          return mover.play(text(steps(taken)));
        }
        case BACK -> goBack(taken);
        default -> taken.clear();
      }
    }
    board.show(session());
    return List.of();
  }

  private static void take(
      Deque<Taken> taken, MoveEntry.Step step, boolean asked, MoveEntry entry) {
    taken.addLast(new Taken(step, asked, entry.after(step)));
  }

  /** Takes back the last step that was chosen, and those that followed by themselves. */
  private static void goBack(Deque<Taken> taken) {
    while (!taken.isEmpty() && !taken.removeLast().asked) {
      // one that nobody chose
    }
  }

  private static List<MoveEntry.Step> steps(Deque<Taken> taken) {
    return taken.stream().map(Taken::step).toList();
  }

  /** Asks for the next step. */
  private Wish ask(MoveEntry entry, List<MoveEntry.Step> steps) {
    List<String> offers = entry.steps().stream().map(StepEntry::bare).toList();
    boolean mayStop = entry.move().isPresent();
    PointSet targets = points(entry.steps());
    if (board.cursor().point().isPresent()) {
      startAt(steps, mayStop, targets);
    }
    String key =
        talk.hasCursor()
            ? mayStop ? "step.stop-keys" : "step.keys"
            : mayStop ? "step.stop" : "step.go";
    while (true) {
      board.showEntry(session(), steps, targets(entry, entry.steps()), PointSet.EMPTY);
      talk.remark(voice.text(key, text(steps), String.join("  ", offers)));
      Answer answer = talk.ask(text(steps) + "> ", () -> offers);
      Optional<Wish> wish =
          answer.is(Kind.LINE) && !answer.line().isEmpty()
              ? typed(answer.line(), entry, steps)
              : pressed(answer, entry, steps, targets);
      if (wish.isPresent()) {
        return wish.get();
      }
    }
  }

  /** Where the cursor begins: on the piece where the move may end, else on where it must go. */
  private void startAt(List<MoveEntry.Step> steps, boolean mayStop, PointSet targets) {
    MoveEntry.Step last = steps.get(steps.size() - 1);
    if (mayStop && last.point().isPresent()) {
      board.cursor().put(last.point().getAsInt());
    } else if (!targets.isEmpty()) {
      board.cursor().put(targets.stream().min().orElseThrow());
    }
  }

  private Optional<Wish> typed(String line, MoveEntry entry, List<MoveEntry.Step> steps) {
    if (line.equals(CANCEL)) {
      return Optional.of(Wish.GIVE_UP);
    }
    if (line.equals(STOP) && entry.move().isPresent()) {
      return Optional.of(Wish.END);
    }
    Optional<MoveEntry.Step> step = step(entry, line);
    if (step.isEmpty()) {
      talk.complain(refusal(text(steps) + "-" + line));
    }
    return step.map(Wish::of);
  }

  private Optional<Wish> pressed(
      Answer answer, MoveEntry entry, List<MoveEntry.Step> steps, PointSet targets) {
    return switch (answer.kind()) {
      case LINE, CHOOSE -> chosen(entry, steps);
      case BACK -> Optional.of(Wish.BACK);
      case UP, DOWN, LEFT, RIGHT, NEXT -> {
        board.cursor().move(answer.kind(), targets);
        yield Optional.empty();
      }
      default -> Optional.of(Wish.GIVE_UP);
    };
  }

  /** Enter: the point under the cursor, else the end of the move where it may end. */
  private Optional<Wish> chosen(MoveEntry entry, List<MoveEntry.Step> steps) {
    boolean mayStop = entry.move().isPresent();
    if (board.cursor().point().isEmpty()) {
      return Optional.of(mayStop ? Wish.END : Wish.GIVE_UP);
    }
    int point = board.cursor().point().getAsInt();
    List<MoveEntry.Step> offered = at(entry, point);
    if (!offered.isEmpty()) {
      return choose(steps, entry, offered).map(Wish::of);
    }
    MoveEntry.Step last = steps.get(steps.size() - 1);
    if (mayStop && last.point().isPresent() && last.point().getAsInt() == point) {
      return Optional.of(Wish.END);
    }
    talk.complain(refusal(text(steps) + "-" + game.board().name(point)));
    return Optional.empty();
  }

  /**
   * Chooses among steps to one point by what they take: the board shows the victims of one after
   * the other.
   */
  private Optional<MoveEntry.Step> choose(
      List<MoveEntry.Step> entered, MoveEntry entry, List<MoveEntry.Step> offered) {
    int now = 0;
    while (offered.size() > 1) {
      MoveEntry.Step step = offered.get(now);
      Map<Integer, Scene.Prospect> targets = targets(entry, entry.steps());
      targets.putAll(targets(entry, List.of(step)));
      board.showEntry(session(), entered, targets, step.taken());
      String texts = String.join("  ", offered.stream().map(StepEntry::bare).toList());
      talk.remark(
          voice.text("step.which", text(entered) + step.text(), names(step.taken()), texts));
      Answer answer = talk.ask(text(entered) + step.text() + "> ", () -> List.of());
      switch (answer.kind()) {
        case CHOOSE -> {
          return Optional.of(step);
        }
        case UP, DOWN, LEFT, RIGHT, NEXT -> now = (now + 1) % offered.size();
        case LINE -> {
          if (answer.line().isEmpty()) {
            return Optional.of(step);
          }
          for (MoveEntry.Step other : offered) {
            if (bare(other).equals(answer.line()) || bare(other).endsWith(answer.line())) {
              return Optional.of(other);
            }
          }
          voice.complain("step.neither", texts);
        }
        default -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(offered.get(0));
  }

  private String names(PointSet points) {
    return String.join(" ", points.stream().mapToObj(game.board()::name).toList());
  }

  /** Why a move cannot go on like this: what reading it as a whole says. */
  private List<String> refusal(String move) {
    try {
      P position = session().position();
      GameFault.guard(
          game,
          "readMoves",
          () -> {
            MoveList moves = new MoveList();
            game.readMoves(position, move, moves);
            return moves;
          });
      return List.of(voice.text("error", voice.text("step.more")));
    } catch (NotationException e) {
      return voice.refusal(e, "move");
    }
  }

  private static String text(List<MoveEntry.Step> steps) {
    StringBuilder text = new StringBuilder();
    steps.forEach(step -> text.append(step.text()));
    return text.toString();
  }

  /** A step as a person would type it: without its separator. */
  private static String bare(MoveEntry.Step step) {
    return step.text().startsWith("-") ? step.text().substring(1) : step.text();
  }

  /** The one step that a text means: in full or brief, with or without its separator. */
  private static Optional<MoveEntry.Step> step(MoveEntry entry, String text) {
    List<MoveEntry.Step> found = new ArrayList<>();
    for (MoveEntry.Step step : entry.steps()) {
      if (step.text().equals(text) || bare(step).equals(text)) {
        return Optional.of(step);
      }
      if (step.brief().equals(text) || step.brief().equals("-" + text)) {
        found.add(step);
      }
    }
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }
}
