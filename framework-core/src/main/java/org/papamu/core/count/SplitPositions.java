package org.papamu.core.count;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.text.NotationException;
import org.papamu.core.coded.CodedReader;
import org.papamu.core.coded.CodedWriter;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Written;

/**
 * A count of any game in parts, as {@link PlainCensus} counts in one process: an entry is the text
 * of a position, told by what differs from the text before. Slow, and true whatever the positions'
 * hashes are: positions are compared with {@code equals}.
 */
final class SplitPositions<P extends Position> implements SplitCount {

  private static final int ENTRIES = 1 << 15;
  private static final int LONGEST_NUMBER = 1 << 10;

  private final Game<P> game;
  private final Rules<P> rules;
  private final String start;

  SplitPositions(Game<P> game, P position) {
    this.game = game;
    rules = game.rules();
    start = Written.position(game, position);
  }

  @Override
  public String identity() {
    return "papamu count of positions 1\n%s\nfrom %s".formatted(game.info().name(), start);
  }

  @Override
  public int entries() {
    return ENTRIES;
  }

  @Override
  public Part first() {
    Map<P, BigInteger> layer = new HashMap<>();
    layer.put(position(start), BigInteger.ONE);
    return part(layer);
  }

  private P position(String text) {
    try {
      return game.notation().read(text);
    } catch (NotationException e) {
      throw Block.damage();
    }
  }

  private int partOf(P position, P image, int parts) {
    long least = position.hash();
    for (int symmetry = 0; symmetry < game.board().symmetries(); symmetry++) {
      if (rules.image(position, symmetry, image)) {
        least = Math.min(least, image.hash());
      }
    }
    return (int) Math.floorMod(least ^ (least >>> 32), (long) parts);
  }

  @Override
  public Iterator<Piece> expand(Block block, int parts) {
    List<P> positions = new ArrayList<>();
    List<BigInteger> numbers = new ArrayList<>();
    read(
        block,
        (position, number) -> {
          positions.add(position);
          numbers.add(number);
        });
    return new Iterator<>() {
      private final MoveList moves = new MoveList();
      private Iterator<Piece> ready = List.<Piece>of().iterator();
      private int at;

      @Override
      public boolean hasNext() {
        while (!ready.hasNext() && at < positions.size()) {
          Map<P, BigInteger> next = new HashMap<>();
          while (at < positions.size() && next.size() < ENTRIES) {
            advance(positions.get(at), numbers.get(at), moves, next);
            at++;
          }
          ready = pieces(next, parts).iterator();
        }
        return ready.hasNext();
      }

      @Override
      public Piece next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return ready.next();
      }
    };
  }

  private void advance(P position, BigInteger number, MoveList moves, Map<P, BigInteger> next) {
    rules.moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      P child = rules.copy(position);
      rules.play(child, moves.get(i));
      next.merge(child, number, BigInteger::add);
    }
  }

  private List<Piece> pieces(Map<P, BigInteger> next, int parts) {
    Map<Integer, Map<P, BigInteger>> split = new TreeMap<>();
    P image = rules.initial();
    next.forEach(
        (position, number) ->
            split
                .computeIfAbsent(partOf(position, image, parts), part -> new HashMap<>())
                .put(position, number));
    List<Piece> pieces = new ArrayList<>();
    split.forEach((part, layer) -> pieces.add(new Piece(part, block(layer))));
    return pieces;
  }

  /** Guarded as a whole, since a call that is not inside another one costs a change of threads. */
  private Map<String, BigInteger> written(Map<P, BigInteger> layer) {
    return GameFault.guard(
        game,
        "write",
        () -> {
          Map<String, BigInteger> sorted = new TreeMap<>();
          layer.forEach((position, number) -> sorted.put(Written.position(game, position), number));
          return sorted;
        });
  }

  private Block block(Map<P, BigInteger> layer) {
    CodedWriter out = new CodedWriter();
    byte[] before = {};
    for (Map.Entry<String, BigInteger> entry : written(layer).entrySet()) {
      byte[] text = entry.getKey().getBytes(StandardCharsets.UTF_8);
      int shared = Arrays.mismatch(before, text);
      int same = shared < 0 ? text.length : shared;
      out.number(same);
      out.number(text.length - same);
      out.bytes(text, same, text.length - same);
      byte[] number = entry.getValue().toByteArray();
      out.number(number.length);
      out.bytes(number, 0, number.length);
      before = text;
    }
    return Block.of(out);
  }

  private void read(Block block, BiConsumer<P, BigInteger> to) {
    CodedReader in = block.read();
    byte[] text = {};
    while (!in.atEnd()) {
      long same = in.number();
      long rest = in.number();
      if (same < 0 || same > text.length) {
        throw Block.damage();
      }
      int from = in.skip(rest);
      text = Arrays.copyOf(text, (int) (same + rest));
      System.arraycopy(block.bytes(), from, text, (int) same, (int) rest);
      long length = in.number();
      if (length < 1 || length > LONGEST_NUMBER) {
        throw Block.damage();
      }
      BigInteger number = new BigInteger(block.bytes(), in.skip(length), (int) length);
      to.accept(position(new String(text, StandardCharsets.UTF_8)), number);
    }
  }

  @Override
  public Part merge(Iterator<Block> pieces) {
    Map<P, BigInteger> layer = new HashMap<>();
    while (pieces.hasNext()) {
      read(pieces.next(), (position, number) -> layer.merge(position, number, BigInteger::add));
    }
    return part(layer);
  }

  private Part part(Map<P, BigInteger> layer) {
    MoveList moves = new MoveList();
    long all = 0;
    for (P position : layer.keySet()) {
      all += rules.count(position, moves);
    }
    Level level = new PlainLevels<>(game).level(0, layer);
    return new Part(block(layer), LevelTotals.of(layer.size(), all, level));
  }
}
