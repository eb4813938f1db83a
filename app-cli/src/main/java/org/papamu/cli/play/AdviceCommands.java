package org.papamu.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.Player.Choice;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Thought;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Scores;
import org.papamu.core.view.MoveSentence;

/**
 * What the computer can tell about the position: a hint, what is proved of each move, and an
 * analysis that goes on in the background.
 *
 * @param <P> the game's own position type
 */
final class AdviceCommands<P extends Position> implements AutoCloseable {

  private static final String STOP = "stop";

  /** What a hint for a person may take. */
  private static final Budget SOON = Budget.UNLIMITED.withTime(Duration.ofSeconds(1));

  /** What an analysis may take where nobody sees it going on. */
  private static final Budget A_WHILE = Budget.UNLIMITED.withTime(Duration.ofSeconds(3));

  /** What either may take for a script: the same work everywhere, so that it says the same. */
  private static final Budget FEW =
      Budget.UNLIMITED.withNodes(100_000).withTime(Duration.ofSeconds(10));

  private static final int USUAL_LINES = 3;
  private static final int MOST_LINES = 9;

  private final Voice voice;
  private final Talk talk;
  private final Sitting<P> sitting;
  private final Prospects<P> prospects;
  private final Telling<P> telling;

  /** How many lines the analysis in the background shows; 0 while there is none. */
  private int lines;

  /** The analysis of the position that stands now. */
  private Optional<Thinking> running = Optional.empty();

  private volatile List<String> told = List.of();

  /** What is proved of each move of the position that stands now, where it is shown. */
  private volatile List<String> labelled = List.of();

  /** What was learnt for labels serves the next ones. */
  private Optional<MoveLabels<P>> labels = Optional.empty();

  AdviceCommands(Voice voice, Sitting<P> sitting, Prospects<P> prospects, Telling<P> telling) {
    this.voice = voice;
    talk = voice.talk();
    this.sitting = sitting;
    this.prospects = prospects;
    this.telling = telling;
  }

  void add(Commands commands) {
    commands.phrase("hint", this::hint);
    commands.phrase("analyze", this::analyze);
    commands.word(STOP, () -> analyze(STOP));
    commands.phrase("warn", this::turnWarnings);
  }

  private Scores scores() {
    return Scores.in(voice.words().language());
  }

  private Session<P> session() {
    return sitting.session();
  }

  private boolean isOver() {
    boolean over = session().outcome().isPresent();
    if (over) {
      voice.complain("over");
    }
    return over;
  }

  private void hint(String word) {
    if (isOver()) {
      return;
    }
    if (!word.isEmpty()) {
      hintAll(word);
      return;
    }
    try (Thinking thinking = sitting.seats().hint(session(), talk.isPerson() ? SOON : FEW, 1)) {
      Choice choice = talk.isPerson() ? hinted(thinking) : thinking.choice();
      P position = session().position();
      String text = Written.move(sitting.game(), position, choice.move());
      String line =
          voice.text("hint", text, talk.isPerson() ? scores().brief(choice.thought()) : "");
      talk.advise(line, () -> advice(position, choice.move()));
    }
  }

  private String advice(P position, long move) {
    Game<P> game = sitting.game();
    return GameFault.guard(
        game,
        "describe or look",
        () -> MoveSentence.advising(game, position, game.rules().describe(position, move)));
  }

  private void hintAll(String word) {
    if (!word.equals("all")) {
      voice.complain("hint.what");
    } else if (!MoveLabels.suits(sitting.game())) {
      voice.complain("hint.unsuited");
    } else {
      MoveLabels<P> ready =
          labels.orElseGet(() -> new MoveLabels<>(sitting.game(), voice.words().language()));
      labels = Optional.of(ready);
      P position = session().position();
      List<MoveLabels.Label> told =
          talk.isPerson() ? awaited(ready, position) : labels(ready, position, Stop.NEVER);
      if (talk.hasCursor()) {
        labelled = ready.groups(told);
      } else {
        (talk.isPerson() ? ready.groups(told) : ready.texts(told)).forEach(talk::say);
      }
      sitting.findings().keep(position, told.stream().map(MoveLabels.Label::proved).toList());
      telling.mark(MoveLabels.landings(told));
    }
  }

  private List<MoveLabels.Label> labels(MoveLabels<P> ready, P position, Stop stop) {
    return GameFault.during(sitting.game(), "rules", heard -> ready.of(position, heard), stop);
  }

  /** The labels; what is typed meanwhile hurries them. */
  private List<MoveLabels.Label> awaited(MoveLabels<P> ready, P position) {
    List<MoveLabels.Label> told = new CopyOnWriteArrayList<>();
    try (Thinking thinking =
        Thinking.begin(
            stop -> {
              told.addAll(labels(ready, position, stop));
              return Choice.of(told.get(0).proved().move());
            })) {
      hinted(thinking);
      return told;
    }
  }

  /** Waits for a hint; what is typed meanwhile hurries it. */
  private Choice hinted(Thinking thinking) {
    while (true) {
      Answer answer =
          talk.askWhile(
              thinking,
              () -> voice.text("hint.looking", scores().brief(thinking.thought())),
              () -> List.of(STOP));
      if (answer.is(Answer.Kind.FINISHED)) {
        return thinking.choice();
      }
      if (answer.is(Answer.Kind.END)) {
        sitting.leave();
      }
      thinking.stop();
    }
  }

  private void analyze(String word) {
    if (word.equals(STOP) || word.equals("off") || (word.isEmpty() && lines > 0)) {
      if (lines == 0) {
        voice.complain("analysis.none");
      } else {
        lines = 0;
        rest();
        told = List.of();
        voice.say("analysis.off");
      }
      return;
    }
    if (!word.isEmpty() && !word.matches("[1-" + MOST_LINES + "]")) {
      voice.complain("analysis.what", MOST_LINES);
      return;
    }
    if (isOver()) {
      return;
    }
    int wanted = word.isEmpty() ? USUAL_LINES : Integer.parseInt(word);
    if (talk.hasCursor()) {
      rest();
      lines = wanted;
      voice.say("analysis.on");
    } else {
      analyzeNow(wanted);
    }
  }

  /** Where nobody sees lines change they are told once. */
  private void analyzeNow(int wanted) {
    Lines<P> made = new Lines<>(voice, sitting.game(), session().position());
    try (Thinking thinking =
        sitting.seats().hint(session(), talk.isPerson() ? A_WHILE : FEW, wanted)) {
      Choice choice = talk.isPerson() ? hinted(thinking) : thinking.choice();
      choice.thought().or(thinking::thought).map(made::of).orElse(List.of()).forEach(talk::say);
    }
  }

  /** Has the position that stands now analysed, if that is wished for. */
  void attend() {
    forget();
    if (lines == 0 || running.isPresent() || session().outcome().isPresent()) {
      return;
    }
    Lines<P> made = new Lines<>(voice, sitting.game(), session().position());
    Thinking thinking = sitting.seats().hint(session(), Budget.UNLIMITED, lines);
    thinking.listen(thought -> told = made.of(thought));
    thinking.thought().ifPresent(thought -> told = made.of(thought));
    running = Optional.of(thinking);
  }

  /** Drops what is proved of the moves of another position. */
  private void forget() {
    if (!labelled.isEmpty() && !sitting.findings().areOf(session().position())) {
      labelled = List.of();
    }
  }

  /** Ends what goes on in the background, until {@link #attend}. */
  void rest() {
    forget();
    end();
  }

  private void end() {
    running.ifPresent(Thinking::close);
    running = Optional.empty();
  }

  /** What the analysis has found so far, and what is proved of the moves, in so many columns. */
  List<String> told(int columns) {
    List<String> lines = new ArrayList<>(Sheet.folded(labelled, columns));
    List<String> found = told;
    if (!lines.isEmpty() && !found.isEmpty()) {
      lines.add("");
    }
    lines.addAll(found);
    return lines;
  }

  /** What the thought of a player about the same position tells, as the analysis does. */
  void tellOf(Thought thought, P position) {
    told = new Lines<>(voice, sitting.game(), position).of(thought);
  }

  private void turnWarnings(String word) {
    if (!prospects.isPuzzle()) {
      voice.complain("warn.no-puzzle");
    } else if (word.equals("on") || word.equals("off")) {
      prospects.turn(word.equals("on") ? Prospects.Switch.ON : Prospects.Switch.OFF);
      voice.say(word.equals("on") ? "warn.on" : "warn.off");
      telling.warn();
    } else {
      voice.complain("warn.what");
    }
  }

  @Override
  public void close() {
    end();
  }
}
