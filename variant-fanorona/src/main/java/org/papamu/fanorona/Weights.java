package org.papamu.fanorona;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.papamu.api.board.Topology;

/**
 * The numbers of {@link Balance} as they were tuned on one board, in tenths of its unit: read from
 * a resource, and stretched to other boards. Immutable.
 *
 * <p>Numbers come by stage, which the stones on the board tell. The longer side of a board lies
 * along its columns. Points are told by how far they are from the nearest edges, pairs of points by
 * how many rows and columns lie between them; what lies farther than on the tuned board counts as
 * what is farthest there.
 */
final class Weights {

  /** No side has more stones. */
  static final int MOST_STONES = 31;

  /** The boards that have weights of their own; the first is for all others. */
  private static final List<String> TUNED = List.of("5x9");

  private final Map<String, int[]> numbers;
  private final int rows;
  private final int columns;

  private Weights(Map<String, int[]> numbers) {
    this.numbers = numbers;
    rows = list("size")[0];
    columns = list("size")[1];
  }

  /** The weights for a board. */
  static Weights of(Topology board) {
    int shorter = Math.min(board.rows(), board.columns());
    String size = shorter + "x" + Math.max(board.rows(), board.columns());
    String name = "weights-%s.txt".formatted(TUNED.contains(size) ? size : TUNED.get(0));
    try (InputStream in = Weights.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("there is no resource " + name);
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads lines of a name and numbers; lines of one name go on after each other. */
  static Weights parse(String text) {
    Map<String, int[]> numbers = new HashMap<>();
    for (String line : text.split("\n", -1)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] words = line.split(" ", -1);
        int[] values = Arrays.stream(words).skip(1).mapToInt(Integer::parseInt).toArray();
        numbers.merge(words[0], values, Weights::joined);
      }
    }
    return new Weights(numbers);
  }

  private static int[] joined(int[] before, int[] more) {
    int[] all = Arrays.copyOf(before, before.length + more.length);
    System.arraycopy(more, 0, all, before.length, more.length);
    return all;
  }

  private int[] list(String name) {
    int[] found = numbers.get(name);
    if (found == null) {
      throw new IllegalArgumentException("weights without " + name);
    }
    return found;
  }

  /** The number of stages. */
  int stages() {
    return list("stages").length;
  }

  /** The number of stages, from the first on, that have pairs. */
  int hunts() {
    int hunts = 0;
    while (numbers.containsKey("pair" + hunts)) {
      hunts++;
    }
    return hunts;
  }

  /** The stage of a position with so many stones. */
  int stage(int stones) {
    int[] least = list("stages");
    int stage = 0;
    while (stage + 1 < least.length && stones >= least[stage + 1]) {
      stage++;
    }
    return stage;
  }

  /** What it is worth to have more stones than the other side, each number from 0 to 31. */
  int material(int more, int fewer) {
    return list("material")[more * (more - 1) / 2 + fewer];
  }

  /** What a way to move is worth. */
  int way(int stage) {
    return list("way")[stage];
  }

  /** What a stone on a point is worth. */
  int point(int stage, Topology board, int point) {
    int row = fromEdge(board.row(point), board.rows());
    int column = fromEdge(board.column(point), board.columns());
    boolean lying = board.rows() <= board.columns();
    int value = point(stage, lying ? row : column, lying ? column : row);
    if (board.rows() == board.columns()) {
      return (value + point(stage, column, row)) / 2;
    }
    return value;
  }

  private int point(int stage, int inShorter, int inLonger) {
    int width = (columns + 1) / 2;
    int height = (rows + 1) / 2;
    int place = Math.min(inShorter, height - 1) * width + Math.min(inLonger, width - 1);
    return list("point" + stage)[place];
  }

  private static int fromEdge(int at, int size) {
    return Math.min(at, size - 1 - at);
  }

  /** What a pair of stones of both sides is worth to the side with more stones. */
  int pair(int stage, Topology board, int one, int other) {
    int down = Math.abs(board.row(one) - board.row(other));
    int across = Math.abs(board.column(one) - board.column(other));
    boolean lying = board.rows() <= board.columns();
    int value = pair(stage, lying ? down : across, lying ? across : down);
    if (board.rows() == board.columns()) {
      return (value + pair(stage, across, down)) / 2;
    }
    return value;
  }

  private int pair(int stage, int inShorter, int inLonger) {
    int place = Math.min(inShorter, rows - 1) * columns + Math.min(inLonger, columns - 1);
    return list("pair" + stage)[place];
  }
}
