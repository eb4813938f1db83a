package org.papamu.core.count;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.papamu.api.Position;
import org.papamu.core.toggle.Emitter;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.Layer;
import org.papamu.core.toggle.Layers;
import org.papamu.core.toggle.LimitReached;
import org.papamu.core.toggle.Moves;
import org.papamu.core.toggle.WordGame;

/**
 * Counts a game of words, layer by layer.
 *
 * <p>Design: a layer holds one word of each class under the symmetries that keep the first word and
 * the goals, with the number of sequences that lead to any of the class. That number is the sum of
 * the numbers of the classes that lead to it, move by move, whatever the sizes of the classes: with
 * a position all its images are reached, and each of their moves is an image of one of its moves.
 */
final class WordCensus<P extends Position> {

  private final WordGame<P> game;
  private final Census.Order order;
  private final long first;
  private final long[] goals;
  private final Group group;

  /** Symmetries that keep the goals alone; by them classes are counted. */
  private final Group wide;

  WordCensus(WordGame<P> game, P position, Census.Order order) {
    this.game = game;
    this.order = order;
    first = game.word(position);
    goals = game.goals(position);
    group = game.group(goals, new long[] {first});
    wide = game.group(goals);
  }

  Counted count() {
    Progressing now = new Progressing();
    try (Layers layers = new Layers(order.threads(), order.memory(), order.stop())) {
      LayerFile.Identity identity =
          LayerFile.Identity.of(game.game().info().name(), game, first, goals);
      order
          .checkpoint()
          .flatMap(checkpoint -> checkpoint.read(identity))
          .ifPresentOrElse(now::resume, () -> now.begin(first));
      now.run(layers, identity);
    }
    return new Counted(now.levels, now.end);
  }

  /** The count under way. */
  private final class Progressing {
    private final List<Level> levels = new ArrayList<>();
    private Layer layer = Layer.of();
    private LayerFile.Content kept = new LayerFile.Content(levels, layer);
    private Counted.End end = Counted.End.COMPLETE;

    void begin(long word) {
      layer = Layer.counted(word);
    }

    void resume(LayerFile.Content content) {
      levels.addAll(content.levels());
      layer = content.layer();
    }

    void run(Layers layers, LayerFile.Identity identity) {
      try {
        while (layer.size() > 0) {
          int number = levels.size();
          kept = new LayerFile.Content(levels, layer);
          levels.add(level(layers, number));
          layer =
              layers.build(
                  layer,
                  () -> new Moves(game.steps(group)),
                  layer.bytes(),
                  (visited, all, found) -> order.progress().told(number + 1, visited, all, found));
          LayerFile.Content done = new LayerFile.Content(levels, layer);
          keep(checkpoint -> checkpoint.offer(identity, done));
        }
        keep(
            checkpoint -> {
              checkpoint.remove();
              return false;
            });
      } catch (LimitReached e) {
        keep(
            checkpoint -> {
              checkpoint.write(identity, kept);
              return true;
            });
        end = e.limit() == LimitReached.Limit.MEMORY ? Counted.End.MEMORY : Counted.End.TIME;
      } catch (ArithmeticException e) {
        end = Counted.End.SIZE;
      }
    }

    /**
     * Keeps something, if there is a file for it. A full disk is no reason to lose the count: it
     * goes on, and what was kept before stays; perhaps there is room the next time.
     */
    private void keep(Predicate<Checkpoint> writing) {
      if (order.checkpoint().isEmpty()) {
        return;
      }
      try {
        if (writing.test(order.checkpoint().get())) {
          order.progress().kept();
        }
      } catch (CheckpointException e) {
        order.progress().unkept(e);
      }
    }

    private Level level(Layers layers, int number) throws LimitReached {
      List<Tally> tallies = new ArrayList<>();
      through(
          layers,
          layer,
          () -> {
            Tally tally = new Tally(game.steps(group), goals);
            tallies.add(tally);
            return tally;
          });
      long classes =
          group.size() == wide.size()
              ? layer.size()
              : through(layers, layer.withoutNumbers(), () -> new Classes(wide)).size();
      return Tally.level(number, classes, tallies);
    }

    private Layer through(Layers layers, Layer words, Supplier<Emitter> emitters)
        throws LimitReached {
      return layers.build(words, emitters, layer.bytes(), (visited, all, found) -> {});
    }
  }
}
