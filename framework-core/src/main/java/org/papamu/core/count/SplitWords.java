package org.papamu.core.count;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.papamu.api.Position;
import org.papamu.core.coded.CodedReader;
import org.papamu.core.coded.CodedWriter;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.Steps;
import org.papamu.core.toggle.WordGame;

/**
 * A count of words in parts, as {@link WordCensus} counts them in one process: an entry is a word
 * for its class under the symmetries that keep the first word and the goals.
 *
 * <p>A word's part is that of its canonical image under the wider group that keeps the goals alone,
 * by which classes are counted.
 */
final class SplitWords<P extends Position> implements SplitCount {

  /** A table of so many words with its growth takes 48 MB at most. */
  private static final int ENTRIES = 1 << 19;

  private static final long MIXER = 0xD6E8FEB86659FD93L;

  private final WordGame<P> game;
  private final long word;
  private final long[] goals;
  private final Group group;
  private final Group wide;

  SplitWords(WordGame<P> game, P position) {
    this.game = game;
    word = game.word(position);
    goals = game.goals(position);
    group = game.group(goals, new long[] {word});
    wide = game.group(goals);
  }

  @Override
  public String identity() {
    return LayerFile.Identity.of(game.game().info().name(), game, word, goals).text();
  }

  @Override
  public int entries() {
    return ENTRIES;
  }

  @Override
  public Part first() {
    CountTable table = new CountTable(1);
    table.add(word, 1, 0);
    return part(table);
  }

  private int partOf(long canonical, int parts) {
    if (parts == 1) {
      return 0;
    }
    long key = wide.size() == group.size() ? canonical : wide.canonical(canonical);
    long mixed = (key ^ (key >>> 32)) * MIXER;
    return (int) Math.floorMod(mixed ^ (mixed >>> 32), (long) parts);
  }

  @Override
  public Iterator<Piece> expand(Block block, int parts) {
    return new Expansion(block, parts);
  }

  /** Goes through a block; pieces come whenever a table is full. */
  private final class Expansion implements Iterator<Piece> {

    private final Steps steps = game.steps(group);
    private final CodedReader in;
    private final int parts;
    private final CountTable table = new CountTable(1);
    private final Deque<Piece> ready = new ArrayDeque<>();
    private long last = Long.MIN_VALUE;

    Expansion(Block block, int parts) {
      in = block.read();
      this.parts = parts;
    }

    @Override
    public boolean hasNext() {
      while (ready.isEmpty() && !in.atEnd()) {
        while (!in.atEnd() && table.size() < ENTRIES) {
          last += in.number();
          long low = in.number();
          long high = in.high();
          int moves = steps.expand(last);
          for (int i = 0; i < moves; i++) {
            table.add(steps.child(i), low, high);
          }
        }
        cut();
      }
      return !ready.isEmpty();
    }

    private void cut() {
      long[] words = table.words();
      int[] to = new int[words.length];
      int[] ends = new int[parts];
      for (int i = 0; i < words.length; i++) {
        to[i] = partOf(words[i], parts);
        ends[to[i]]++;
      }
      for (int part = 1; part < parts; part++) {
        ends[part] += ends[part - 1];
      }
      long[] sorted = new long[words.length];
      int[] starts = ends.clone();
      for (int i = 0; i < words.length; i++) {
        sorted[--starts[to[i]]] = words[i];
      }
      for (int part = 0; part < parts; part++) {
        if (starts[part] < ends[part]) {
          Arrays.sort(sorted, starts[part], ends[part]);
          ready.add(new Piece(part, block(table, sorted, starts[part], ends[part])));
        }
      }
      table.clear();
    }

    @Override
    public Piece next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return ready.remove();
    }
  }

  /** The block of some words of a table, which are sorted. */
  private static Block block(CountTable table, long[] sorted, int from, int to) {
    CodedWriter out = new CodedWriter();
    long before = Long.MIN_VALUE;
    for (int i = from; i < to; i++) {
      out.number(sorted[i] - before);
      out.number(table.low(sorted[i]), table.high(sorted[i]));
      before = sorted[i];
    }
    return Block.of(out);
  }

  @Override
  public Part merge(Iterator<Block> pieces) {
    CountTable table = new CountTable(1);
    while (pieces.hasNext()) {
      CodedReader in = pieces.next().read();
      long at = Long.MIN_VALUE;
      while (!in.atEnd()) {
        at += in.number();
        long low = in.number();
        table.add(at, low, in.high());
      }
    }
    return part(table);
  }

  private Part part(CountTable table) {
    long[] sorted = table.words();
    Arrays.sort(sorted);
    Steps steps = game.steps(group);
    Tally tally = new Tally(steps, goals);
    long moves = 0;
    for (long one : sorted) {
      tally.visit(one, table.low(one), table.high(one));
      moves += steps.count(one);
    }
    Level level = Tally.level(0, classes(sorted), List.of(tally));
    return new Part(
        block(table, sorted, 0, sorted.length), LevelTotals.of(sorted.length, moves, level));
  }

  private long classes(long[] words) {
    if (wide.size() == group.size()) {
      return words.length;
    }
    return Arrays.stream(words).map(wide::canonical).distinct().count();
  }
}
