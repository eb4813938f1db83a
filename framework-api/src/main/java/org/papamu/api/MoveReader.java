package org.papamu.api;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.papamu.api.text.Messages;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.api.text.Plain;

/**
 * Reads a move's text by walking the game's own step-by-step entry, so that what may be typed, what
 * is offered and what is legal cannot differ.
 *
 * @param <P> the game's own position type
 */
final class MoveReader<P extends Position> {

  private static final int SUGGESTIONS = 3;
  private static final int MAX_RANKED = 2000;

  private static final Messages ENGLISH = Messages.beside(MoveReader.class, Locale.ENGLISH);

  private final Game<P> game;
  private final P position;
  private final String text;

  /** The moves that the text fits in full, and those that it fits with something left out. */
  private final Set<Long> exact = new LinkedHashSet<>();

  private final Set<Long> brief = new LinkedHashSet<>();

  /** How far the text could be followed, and the entry and the steps at that place. */
  private int farthest = -1;

  private MoveEntry farthestEntry;
  private List<String> farthestSteps = List.of();

  private MoveReader(Game<P> game, P position, String text) {
    this.game = game;
    this.position = position;
    this.text = text;
    farthestEntry = game.enter(position);
  }

  /**
   * The one legal move that a text means.
   *
   * @throws NotationException if it means none or several
   */
  static <P extends Position> long read(Game<P> game, P position, String text) {
    if (text.length() > Notation.MAX_MOVE_LENGTH) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS, text, Notation.MAX_MOVE_LENGTH, messages(game).say("move.long"));
    }
    return new MoveReader<>(game, position, text).read();
  }

  private long read() {
    walk(farthestEntry, 0, new ArrayList<>(), exact);
    Set<Long> found = exact.isEmpty() ? brief : exact;
    if (found.size() == 1) {
      return found.iterator().next();
    }
    if (found.size() > 1) {
      List<String> texts =
          found.stream().map(move -> game.notation().writeMove(position, move)).sorted().toList();
      throw new NotationException(
          Kind.AMBIGUOUS, text, 0, messages(game).say("move.several", either(texts)), texts);
    }
    throw refused();
  }

  private static Messages messages(Game<?> game) {
    return game.language().equals(Locale.ENGLISH)
        ? ENGLISH
        : Messages.beside(MoveReader.class, game.language());
  }

  private String either(List<String> texts) {
    Messages messages = messages(game);
    int shown = Math.min(SUGGESTIONS, texts.size());
    List<String> all = new ArrayList<>(texts.subList(0, shown));
    if (texts.size() > shown) {
      all.add(messages.say("more", texts.size() - shown));
    }
    return messages.series("or", all);
  }

  private void walk(MoveEntry entry, int offset, List<String> steps, Set<Long> into) {
    if (offset > farthest) {
      farthest = offset;
      farthestEntry = entry;
      farthestSteps = List.copyOf(steps);
    }
    if (offset == text.length()) {
      entry.move().ifPresent(into::add);
      return;
    }
    for (MoveEntry.Step step : entry.steps()) {
      boolean full = follows(step.text(), offset);
      if (!full && !follows(step.brief(), offset)) {
        continue;
      }
      String taken = full ? step.text() : step.brief();
      steps.add(step.text());
      walk(entry.after(step), offset + taken.length(), steps, full ? into : brief);
      steps.remove(steps.size() - 1);
    }
  }

  /** Whether a step stands at an offset and ends there: at the end or before a separator. */
  private boolean follows(String step, int offset) {
    int end = offset + step.length();
    return text.startsWith(step, offset) && (end == text.length() || isSeparator(end));
  }

  private boolean isSeparator(int at) {
    return text.charAt(at) == '-' || text.charAt(at) == 'x';
  }

  private NotationException refused() {
    int end = farthest + 1;
    while (end < text.length() && !(isSeparator(end) && afterName(end))) {
      end++;
    }
    String refused = text.substring(farthest, Math.min(end, text.length()));
    List<String> suggestions = suggestions();
    for (int at = 0; at < text.length(); at++) {
      if (!Plain.is(text.charAt(at))) {
        return new NotationException(
            Kind.MALFORMED, text, at, messages(game).say("move.plain"), suggestions);
      }
    }
    String reason =
        game.refusal(position, farthestSteps, refused).orElseGet(() -> plainReason(refused));
    return new NotationException(Kind.ILLEGAL, text, farthest, reason, suggestions);
  }

  private boolean afterName(int at) {
    char before = text.charAt(at - 1);
    return text.charAt(at) == '-'
        || (before >= '0' && before <= '9')
        || (before >= 'A' && before <= 'Z');
  }

  private String plainReason(String refused) {
    String key =
        text.isEmpty()
            ? "move.missing"
            : refused.isEmpty()
                ? "move.incomplete"
                : farthest == 0 ? "move.illegal" : "move.wrong-end";
    return messages(game).say(key);
  }

  /** Legal moves that begin as the text does, else those whose text is nearest to it. */
  private List<String> suggestions() {
    List<String> texts = new ArrayList<>();
    if (farthest > 0) {
      complete(farthestEntry, String.join("", farthestSteps), texts);
      return texts;
    }
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    List<String> all = new ArrayList<>();
    for (int i = 0; i < Math.min(MAX_RANKED, moves.size()); i++) {
      all.add(game.notation().writeMove(position, moves.get(i)));
    }
    String typed = text.substring(0, Math.min(text.length(), 32));
    List<String> near = Nearest.to(typed, all);
    return near.isEmpty() ? all.subList(0, Math.min(SUGGESTIONS, all.size())) : near;
  }

  private static void complete(MoveEntry entry, String spelled, List<String> out) {
    if (entry.move().isPresent()) {
      out.add(spelled);
    }
    for (MoveEntry.Step step : entry.steps()) {
      if (out.size() >= SUGGESTIONS) {
        return;
      }
      complete(entry.after(step), spelled + step.text(), out);
    }
  }
}
