package org.papamu.core.engine.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Choice;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;

/**
 * What an engine tells while it thinks about a question. What it tells is of interest, not of
 * consequence: a line {@code info} that cannot be understood is passed over.
 *
 * @param <P> the game's own position type
 */
final class Telling<P extends Position> {

  /** Lines are read no more often than this: reading moves is work. */
  private static final long EVERY_NANOS = 50_000_000;

  private static final int MAX_MOVES = 100;
  private static final int PROVED = 1 << 28;

  private final Question<P> question;
  private final Game<P> game;
  private final LongSupplier nanoTime;
  private long lastRead;
  private @Nullable String unread;

  Telling(Question<P> question, LongSupplier nanoTime) {
    this.question = question;
    this.nanoTime = nanoTime;
    game = question.history().game();
    lastRead = nanoTime.getAsLong() - EVERY_NANOS;
  }

  /** Hears a line that is not the answer. */
  void hear(String line) {
    String text = line.strip();
    boolean secondary = text.contains(" multipv ") && !text.contains(" multipv 1 ");
    if (!text.startsWith("info ") || !text.contains(" score ") || secondary) {
      return;
    }
    unread = text;
    long now = nanoTime.getAsLong();
    if (now - lastRead >= EVERY_NANOS) {
      lastRead = now;
      thought(text).ifPresent(question.listener());
    }
  }

  /**
   * The choice that an answer means, with the last thought if that is about it.
   *
   * @return empty if it is no legal move
   */
  Optional<Choice> choice(String move) {
    P position = question.history().position();
    long chosen = read(position, move);
    if (chosen < 0) {
      return Optional.empty();
    }
    String last = unread;
    Optional<Thought> thought =
        last == null ? Optional.empty() : thought(last).filter(t -> t.best().move() == chosen);
    return Optional.of(new Choice(chosen, thought));
  }

  /** The one legal move that a text means, or -1. */
  private long read(P position, String text) {
    MoveList moves = new MoveList(4);
    try {
      GameFault.guard(
          game,
          "readMoves",
          () -> {
            game.readMoves(position, text, moves);
            return true;
          });
    } catch (NotationException refused) {
      return -1;
    }
    return moves.size() == 1 ? moves.get(0) : -1;
  }

  private Optional<Thought> thought(String line) {
    String[] words = line.split("\\s+", -1);
    int depth = 1;
    long nodes = 0;
    Score score = null;
    List<Long> moves = new ArrayList<>();
    for (int i = 1; i + 1 < words.length; i++) {
      String value = words[i + 1];
      switch (words[i]) {
        case "depth" -> depth = (int) Math.max(1, Math.min(Integer.MAX_VALUE, number(value, 1)));
        case "nodes" -> nodes = Math.max(0, number(value, 0));
        case "cp" -> score = Score.estimate(bounded(number(value, 0)));
        case "mate" -> {
          int plies = bounded(number(value, 1));
          score = plies > 0 ? Score.win(plies) : Score.loss(-plies);
        }
        case "pv" -> {
          follow(List.of(words).subList(i + 1, words.length), moves);
          i = words.length;
        }
        default -> {}
      }
    }
    return score == null || moves.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Thought(depth, nodes, List.of(new Thought.Line(score, List.copyOf(moves)))));
  }

  private void follow(List<String> texts, List<Long> moves) {
    P position = question.history().position();
    for (String text : texts) {
      long move = moves.size() < MAX_MOVES ? read(position, text) : -1;
      if (move < 0) {
        return;
      }
      moves.add(move);
      game.rules().play(position, move);
    }
  }

  private static int bounded(long number) {
    return (int) Math.max(-PROVED, Math.min(PROVED, number));
  }

  private static long number(String text, long otherwise) {
    int start = text.startsWith("-") ? 1 : 0;
    if (text.length() == start || text.length() > start + 18) {
      return otherwise;
    }
    long value = 0;
    for (int at = start; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c < '0' || c > '9') {
        return otherwise;
      }
      value = value * 10 + (c - '0');
    }
    return start == 1 ? -value : value;
  }
}
