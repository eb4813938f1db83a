package org.papamu.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.Played;

/**
 * A board that stays in its place, at which a person makes moves by keys or by typing, one at a
 * time; what becomes of a move is for others to say.
 *
 * @param <P> the game's own position type
 */
public final class BoardTalk<P extends Position> {

  private final Conversation conversation;
  private final Voice voice;
  private final Talk talk;
  private final Sitting<P> sitting;
  private final Board<P> board;
  private final StepEntry<P> entry;

  /** The move that was entered last. */
  private Optional<String> entered = Optional.empty();

  BoardTalk(Conversation conversation, Voice voice, Sitting<P> sitting) {
    this.conversation = conversation;
    this.voice = voice;
    this.sitting = sitting;
    talk = voice.talk();
    board = new Board<>(talk, sitting.game());
    entry = new StepEntry<>(voice, sitting, board, this::enter);
  }

  private List<Played> enter(String text) {
    entered = Optional.of(text);
    return List.of();
  }

  /** Shows the board as it stands now. */
  public void show() {
    board.show(sitting.session());
  }

  /**
   * The next line that was typed, or the text of the next move that was entered.
   *
   * @param prompt what is asked for
   * @param words what might be typed, for completion
   * @return nothing at the end of the input
   */
  public Optional<String> ask(String prompt, Supplier<List<String>> words) {
    while (true) {
      Answer answer = talk.ask(prompt, words);
      entered = Optional.empty();
      switch (answer.kind()) {
        case END -> {
          return Optional.empty();
        }
        case CANCELLED -> {
          if (conversation.cancelled()) {
            return Optional.empty();
          }
          continue;
        }
        case LINE, CHOOSE -> {
          if (!answer.line().isEmpty() && entry.tryOpen(answer.line()).isEmpty()) {
            return Optional.of(answer.line());
          }
          if (answer.line().isEmpty()) {
            choose();
          }
        }
        case BACK -> {
          board.cursor().hide();
          show();
        }
        default -> {
          PointSet beginnings = entry.beginnings();
          board.cursor().move(answer.kind(), beginnings);
          board.showMarked(sitting.session(), entry.firstTargets());
        }
      }
      conversation.goesOn();
      if (entered.isPresent()) {
        return entered;
      }
    }
  }

  /** Begins a move from the point under the cursor, if there is one. */
  private void choose() {
    if (board.cursor().point().isPresent()) {
      try {
        entry.open(board.cursor().point().getAsInt());
      } catch (NotationException e) {
        voice.complain(e, "move");
      }
    }
  }
}
