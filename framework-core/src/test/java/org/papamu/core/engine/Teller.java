package org.papamu.core.engine;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;

/** A player that says what a test wants, and remembers what it was asked and made with. */
final class Teller implements PlayerProvider {

  static final long LEFT = 0;
  static final long RIGHT = 1;

  final List<Map<String, String>> made = new CopyOnWriteArrayList<>();
  final List<Question<?>> asked = new CopyOnWriteArrayList<>();
  final List<String> prepared = new CopyOnWriteArrayList<>();
  final AtomicInteger closed = new AtomicInteger();

  private final Mind mind;

  /** What it thinks of a question. */
  interface Mind {
    Player.Choice of(Question<?> question);
  }

  Teller(Mind mind) {
    this.mind = mind;
  }

  static Thought thought(int depth, Thought.Line... lines) {
    return new Thought(depth, depth * 100L, List.of(lines));
  }

  static Thought.Line line(Score score, Long... moves) {
    return new Thought.Line(score, List.of(moves));
  }

  @Override
  public String name() {
    return "teller";
  }

  @Override
  public String summary() {
    return "a test's";
  }

  @Override
  public Set<String> settings() {
    return Set.of("threads", "hash", "level");
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    made.add(Map.copyOf(settings));
    return new Player() {
      @Override
      public <P extends Position> Choice choose(Question<P> question) {
        asked.add(question);
        return mind.of(question);
      }

      @Override
      public void prepare(GameInfo game) {
        prepared.add(game.name());
      }

      @Override
      public void close() {
        closed.incrementAndGet();
      }
    };
  }
}
