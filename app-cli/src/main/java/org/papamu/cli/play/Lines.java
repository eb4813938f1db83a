package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Written;
import org.papamu.core.text.Scores;

/**
 * What a player thinks of a position, in lines that people read.
 *
 * @param <P> the game's own position type
 */
final class Lines<P extends Position> {

  private static final int MOST_MOVES = 8;

  private final Voice voice;
  private final Game<P> game;
  private final P start;

  /** Lines about a position, which is not changed. */
  Lines(Voice voice, Game<P> game, P start) {
    this.voice = voice;
    this.game = game;
    this.start = start;
  }

  /** How far it has looked, then a line of play each with its worth. */
  List<String> of(Thought thought) {
    List<String> lines = new ArrayList<>();
    lines.add(voice.text("analysis", thought.depth(), nodes(thought.nodes())));
    for (Thought.Line line : thought.lines()) {
      lines.add("%s  %s".formatted(score(line.score()), moves(line)));
    }
    return List.copyOf(lines);
  }

  private String score(Score score) {
    Scores scores = Scores.in(voice.words().language());
    return game.info().seats().size() == 1 ? scores.puzzleText(score) : scores.text(score);
  }

  static String nodes(long nodes) {
    return nodes < 10_000
        ? String.valueOf(nodes)
        : nodes < 10_000_000
            ? nodes / 1000 + "k"
            : String.format(Locale.ROOT, "%dM", nodes / 1_000_000);
  }

  private String moves(Thought.Line line) {
    return GameFault.guard(
        game,
        "play or writeMove",
        () -> {
          P position = game.rules().copy(start);
          List<String> texts = new ArrayList<>();
          for (long move : line.moves().subList(0, Math.min(MOST_MOVES, line.moves().size()))) {
            texts.add(Written.move(game, position, move));
            game.rules().play(position, move);
          }
          return String.join(" ", texts);
        });
  }
}
