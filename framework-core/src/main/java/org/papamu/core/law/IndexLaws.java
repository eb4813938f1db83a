package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.papamu.api.Game;
import org.papamu.api.Indexer;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Looks at the index of a game that has one: closely at its first classes, which are the smallest,
 * and at some positions of classes up to the last.
 */
final class IndexLaws {

  private static final int CLASSES = 6;
  private static final int SAMPLES = 200;
  private static final int OTHERS = 12;
  private static final int FEWER = 12;
  private static final int LONGEST_NAME = 32;

  private IndexLaws() {}

  static <P extends Position> void index(Subject<P> subject) {
    Game<P> game = subject.game().withoutDrawRules();
    if (game.indexer().isEmpty()) {
      return;
    }
    Indexer<P> indexer = game.indexer().get();
    unless(indexer.classes() > 0, "the index has no classes");
    Set<String> names = new HashSet<>();
    for (int number = 0; number < indexer.classes(); number++) {
      String name = indexer.name(number);
      unless(isPlain(name), "class %s has the name \"%s\"", number, name);
      unless(names.add(name), "two classes have the name %s", name);
    }
    int all = indexer.classes();
    int first = Math.min(CLASSES, all);
    for (int number = 0; number < first && !subject.settings().stop().requested(); number++) {
      new Walk<>(game, indexer, number, SAMPLES)
          .run(new SplittableRandom(subject.settings().seed()));
    }
    // Of the others, which may be many, some: spread evenly, the last among them.
    int others = Math.min(OTHERS, all - first);
    for (int i = 1; i <= others && !subject.settings().stop().requested(); i++) {
      int number = first - 1 + (int) ((long) (all - first) * i / others);
      new Walk<>(game, indexer, number, FEWER).run(new SplittableRandom(number));
    }
  }

  private static boolean isPlain(String name) {
    return !name.isEmpty()
        && name.length() <= LONGEST_NAME
        && name.chars().allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
  }

  /** One class. */
  private static final class Walk<P extends Position> {

    private final Rules<P> rules;
    private final Indexer<P> indexer;
    private final int number;
    private final int samples;
    private final P at;
    private final P next;
    private final P other;
    private final MoveList moves = new MoveList();
    private final MoveList ways = new MoveList();

    Walk(Game<P> game, Indexer<P> indexer, int number, int samples) {
      this.samples = samples;
      rules = game.rules();
      this.indexer = indexer;
      this.number = number;
      at = rules.initial();
      next = rules.initial();
      other = rules.initial();
    }

    void run(SplittableRandom random) {
      long size = indexer.size(number);
      unless(size > 0, "class %s has %s numbers", indexer.name(number), size);
      if (size == Long.MAX_VALUE) {
        return;
      }
      for (int sample = 0; sample < Math.min(size, samples); sample++) {
        long index = size <= samples ? sample : random.nextLong(size);
        indexer.position(number, index, at);
        String name = "number %s of class %s".formatted(index, indexer.name(number));
        unless(indexer.classOf(at) == number, "%s is not of this class", name);
        long own = indexer.index(at);
        unless(own >= 0 && own <= index, "%s has the number %s", name, own);
        indexer.position(number, own, other);
        unless(indexer.index(other) == own, "number %s, of %s, is spare too", own, name);
        if (own == index) {
          onward(index, name);
          back(index, name);
        }
      }
    }

    /** Where moves lead, and that what they lead to offers the way back. */
    private void onward(long index, String name) {
      rules.moves(at, moves);
      for (int i = 0; i < moves.size(); i++) {
        rules.copy(at, next);
        rules.play(next, moves.get(i));
        int leadsTo = indexer.classOf(next);
        unless(
            leadsTo <= number && (leadsTo >= 0 || leadsTo == Indexer.NONE),
            "a move from %s leads to class %s",
            name,
            leadsTo);
        unless(
            leadsTo != Indexer.NONE || rules.isOver(next, new MoveList()),
            "a move from %s leads out of the index, but play goes on there",
            name);
        if (leadsTo == number && indexer.retracts()) {
          long child = indexer.index(next);
          indexer.position(number, child, next);
          indexer.retractions(next, ways);
          boolean found = false;
          for (int way = 0; way < ways.size() && !found; way++) {
            rules.copy(next, other);
            indexer.retract(other, ways.get(way));
            found = indexer.classOf(other) == number && indexer.index(other) == index;
          }
          unless(found, "no retraction of number %s leads back to %s", child, name);
        }
      }
    }

    /** That every retraction takes back a move that there is. */
    private void back(long index, String name) {
      if (!indexer.retracts()) {
        return;
      }
      indexer.retractions(at, ways);
      for (int way = 0; way < ways.size(); way++) {
        rules.copy(at, other);
        indexer.retract(other, ways.get(way));
        unless(indexer.classOf(other) == number, "a retraction of %s leaves the class", name);
        rules.moves(other, moves);
        boolean found = false;
        for (int i = 0; i < moves.size() && !found; i++) {
          rules.copy(other, next);
          rules.play(next, moves.get(i));
          found = indexer.classOf(next) == number && indexer.index(next) == index;
        }
        unless(found, "a retraction of %s leads to where no move leads back from", name);
      }
    }
  }
}
