package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;

/** The two ways of storing a position against each other and against plain rules. */
class PathsTest {

  private static final int POSITIONS = 12;

  /** Every board of up to 64 points, with the sides in both orders. */
  static Stream<GameSpec.Size> narrowBoards() {
    return IntStream.rangeClosed(1, 64)
        .boxed()
        .flatMap(
            rows ->
                IntStream.rangeClosed(1, 64 / rows)
                    .mapToObj(columns -> new GameSpec.Size(rows, columns)));
  }

  @Test
  void thereAreAllNarrowBoards() {
    // The number of pairs with a product of at most 64.
    assertThat(narrowBoards()).hasSize(280);
  }

  @Test
  void wholeGamesAreAlike() {
    narrowBoards()
        .forEach(
            size ->
                new Pair(size.rows(), size.columns())
                    .playOneGame(Boards.random(size.rows() * 100L + size.columns())));
  }

  @ParameterizedTest
  @CsvSource({"1,64", "64,1", "2,32", "32,2", "3,21", "21,3", "8,8", "4,16", "7,9", "5,12", "1,3"})
  void manyGamesAreAlike(int rows, int columns) {
    Pair pair = new Pair(rows, columns);
    for (int seed = 0; seed < 20; seed++) {
      pair.playOneGame(Boards.random(seed));
    }
    assertThat(pair.hashes).hasSizeGreaterThan(3);
  }

  @Test
  void anyStonesOnAnyPointsAreAlike() {
    narrowBoards()
        .forEach(
            size -> {
              RandomGenerator random = Boards.random(size.points());
              Pair pair = new Pair(size.rows(), size.columns());
              for (int i = 0; i < POSITIONS; i++) {
                int[] pieces = Boards.pieces(pair.narrow.board(), random);
                int phase = KonanePosition.JUMPING + random.nextInt(2);
                pair.compare(
                    pair.narrow.rules().position(pieces, phase),
                    pair.wide.rules().position(pieces, phase));
              }
            });
  }

  static Stream<String> wideBoards() {
    return Stream.of(
        "1x65", "65x1", "1x100", "100x1", "2x33", "33x2", "2x100", "100x2", "3x22", "22x3", "3x100",
        "5x13", "8x9", "9x8", "7x77", "9x13", "13x9", "13x20", "20x13", "14x17", "18x18", "10x100",
        "100x10", "21x21", "21x47", "22x22", "31x31", "31x32", "32x31", "16x62", "25x40");
  }

  @ParameterizedTest
  @MethodSource("wideBoards")
  void wideBoardsFollowThePlainRules(String size) {
    KonaneGame<?> game = Boards.game("konane:" + size);
    assertThat(game.rules()).isInstanceOf(WideRules.class);
    followsPlainRules(game);
  }

  private static <P extends KonanePosition> void followsPlainRules(KonaneGame<P> game) {
    RandomGenerator random = Boards.random(game.board().size());
    for (int i = 0; i < POSITIONS; i++) {
      int[] pieces = Boards.pieces(game.board(), random);
      P position = game.rules().position(pieces, KonanePosition.JUMPING + random.nextInt(2));
      for (int ply = 0; ply < 10; ply++) {
        isPlain(game, position);
        MoveList moves = new MoveList();
        game.rules().moves(position, moves);
        if (moves.isEmpty()) {
          break;
        }
        game.rules().play(position, moves.pick(random));
      }
    }
  }

  private static <P extends KonanePosition> void isPlain(KonaneGame<P> game, P position) {
    Topology board = game.board();
    int[] pieces = IntStream.range(0, board.size()).map(position::at).toArray();
    List<String> plain = PlainRules.jumps(board, pieces, position.turn());
    assertThat(Boards.moves(game, position)).isEqualTo(plain);
    for (int seat = 0; seat < 2; seat++) {
      List<String> jumps = PlainRules.jumps(board, pieces, seat);
      assertThat(game.rules().jumps(position, seat)).isEqualTo(jumps.size());
      assertThat(game.rules().movable(position, seat))
          .isEqualTo(jumps.stream().map(text -> text.split("-", -1)[0]).distinct().count());
    }
    assertThat(game.rules().count(position, new MoveList())).isEqualTo(plain.size());
  }

  /** One board on both paths. */
  private static final class Pair {
    final KonaneGame<NarrowPosition> narrow;
    final KonaneGame<WidePosition> wide;
    final Map<String, List<Long>> hashes = new HashMap<>();

    Pair(int rows, int columns) {
      narrow = Boards.narrow(rows, columns);
      wide = Boards.wide(rows, columns);
    }

    void playOneGame(RandomGenerator random) {
      NarrowPosition one = narrow.rules().initial();
      WidePosition two = wide.rules().initial();
      MoveList moves = new MoveList();
      MoveList others = new MoveList();
      int plies = 0;
      while (true) {
        compare(one, two);
        narrow.rules().moves(one, moves);
        if (moves.isEmpty()) {
          assertThat(narrow.rules().ending(one)).isEqualTo(wide.rules().ending(two));
          assertThat(plies).isLessThanOrEqualTo(narrow.info().maxPly());
          return;
        }
        long move = moves.pick(random);
        wide.rules().moves(two, others);
        // A code says the same on both paths; only the order of the lists differs.
        assertThat(others.contains(move)).isTrue();
        assertThat(wide.rules().describe(two, move)).isEqualTo(narrow.rules().describe(one, move));
        narrow.rules().play(one, move);
        wide.rules().play(two, move);
        plies++;
      }
    }

    void compare(NarrowPosition one, WidePosition two) {
      String text = narrow.notation().write(one);
      assertThat(wide.notation().write(two)).isEqualTo(text);
      assertThat(narrow.notation().read(text)).isEqualTo(one).hasSameHashCodeAs(one);
      assertThat(wide.notation().read(text)).isEqualTo(two).hasSameHashCodeAs(two);
      List<Long> pair = List.of(one.hash(), two.hash());
      assertThat(hashes.computeIfAbsent(text, t -> pair)).isEqualTo(pair);
      List<String> moves = Boards.moves(narrow, one);
      assertThat(Boards.moves(wide, two)).isEqualTo(moves);
      if (!one.isRemoving()) {
        isPlain(narrow, one);
        isPlain(wide, two);
      }
      for (int symmetry = 0; symmetry < narrow.board().symmetries(); symmetry++) {
        NarrowPosition image = narrow.rules().initial();
        WidePosition other = wide.rules().initial();
        boolean kept = narrow.rules().image(one, symmetry, image);
        assertThat(wide.rules().image(two, symmetry, other)).isEqualTo(kept);
        if (kept) {
          String imageText = narrow.notation().write(image);
          assertThat(wide.notation().write(other)).isEqualTo(imageText);
          assertThat(Boards.moves(narrow, image)).hasSameSizeAs(moves);
        }
      }
    }
  }
}
