package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Written;
import org.papamu.core.text.Printable;

/**
 * What there is to look at: the moves, the board, the rules, what can be said.
 *
 * @param <P> the game's own position type
 */
final class ViewCommands<P extends Position> {

  /** What help tells of, in its order; each has a text of its own. */
  private static final List<String> HELP =
      List.of(
          "move",
          "moves",
          "show",
          "position",
          "undo",
          "goto",
          "variation",
          "hint",
          "analyze",
          "save",
          "load",
          "copy",
          "clock",
          "warn",
          "resign",
          "draw",
          "swap",
          "again",
          "rules",
          "theme",
          "quit",
          "thinking");

  private final Voice voice;
  private final Sitting<P> sitting;
  private final Board<P> board;
  private final Drawing drawing;

  ViewCommands(Voice voice, Sitting<P> sitting, Board<P> board, Drawing drawing) {
    this.voice = voice;
    this.sitting = sitting;
    this.board = board;
    this.drawing = drawing;
  }

  void add(Commands commands) {
    commands.word("moves", this::moves);
    commands.word("show", () -> board.showAlways(sitting.session()));
    commands.word("rules", this::rules);
    commands.phrase("theme", this::theme);
    commands.word("help", this::help);
    commands.word("quit", sitting::leave);
  }

  private void moves() {
    if (sitting.session().outcome().isPresent()) {
      voice.talk().say("over");
    } else {
      voice.talk().say(String.join("  ", texts()));
    }
  }

  /** The texts of the legal moves, in their order. */
  List<String> texts() {
    P position = sitting.session().position();
    MoveList moves = sitting.session().legalMoves();
    return GameFault.guard(
        sitting.game(),
        "writeMove",
        () -> {
          List<String> texts = new ArrayList<>();
          for (int i = 0; i < moves.size(); i++) {
            texts.add(Written.move(sitting.game(), position, moves.get(i)));
          }
          texts.sort(null);
          return texts;
        });
  }

  private void rules() {
    About about = GameFault.guard(sitting.game(), "about", () -> sitting.game().about());
    List<String> lines = new ArrayList<>();
    int measure = voice.talk().measure();
    lines.addAll(Sheet.folded(List.of(Printable.of(about.summary())), measure));
    for (String rule : about.rules()) {
      lines.add("");
      lines.addAll(Sheet.folded(List.of(Printable.of(rule)), measure));
    }
    voice.talk().read(lines);
  }

  private void theme(String name) {
    Optional<ScreenTheme> theme = ScreenTheme.of(name);
    if (theme.isPresent()) {
      drawing.turn(theme.get());
      voice.say("theme", name);
      board.show(sitting.session());
    } else if (name.isEmpty()) {
      voice.say("theme", drawing.theme().text());
    } else {
      voice.complain(
          "theme.what",
          String.join(", ", Arrays.stream(ScreenTheme.values()).map(ScreenTheme::text).toList()));
    }
  }

  private void help() {
    String example = texts().stream().findFirst().orElse("a1-a2");
    List<String> lines = new ArrayList<>();
    HELP.forEach(topic -> lines.add(voice.text("help." + topic, example)));
    if (voice.talk().hasCursor()) {
      lines.add(voice.text("help.keys"));
    }
    voice.talk().read(lines);
  }
}
