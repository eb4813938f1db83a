package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.MoveList;
import org.papamu.api.Parts;
import org.papamu.api.PointSet;
import org.papamu.api.Regions;
import org.papamu.api.board.Topology;

/** A position is the sum of its parts, however it is played on. */
class RegionsTest {

  /** Stones on a board, few or many, in place or anywhere. */
  static int[] pieces(Topology board, RandomGenerator random) {
    boolean anywhere = random.nextInt(4) == 0;
    double full = 0.1 + 0.8 * random.nextDouble();
    int[] pieces = new int[board.size()];
    for (int point = 0; point < pieces.length; point++) {
      int start = Opening.isBlack(board, point) ? 1 : 2;
      int stone = anywhere ? random.nextInt(1, 3) : start;
      pieces[point] = random.nextDouble() < full ? stone : 0;
    }
    return pieces;
  }

  @ParameterizedTest
  @CsvSource({"1,9", "9,1", "1,24", "2,6", "3,4", "4,4", "3,6", "5,5", "4,6", "6,4", "2,12", "7,3"})
  void bothWaysOfSplittingGiveTheSameParts(int rows, int columns) {
    RandomGenerator random = Boards.random(rows + 100L * columns);
    KonaneGame<NarrowPosition> narrow = Boards.narrow(rows, columns);
    KonaneGame<WidePosition> wide = Boards.wide(rows, columns);
    Regions<NarrowPosition> narrowRegions = narrow.regions().orElseThrow();
    Regions<WidePosition> wideRegions = wide.regions().orElseThrow();
    Parts narrowParts = new Parts(rows * columns);
    Parts wideParts = new Parts(rows * columns);
    for (int i = 0; i < 400; i++) {
      int[] pieces = pieces(narrow.board(), random);
      if (Math.max(count(pieces, 1), count(pieces, 2)) > NarrowRegions.MOST_COUNTED) {
        continue;
      }
      NarrowPosition position = narrow.rules().position(pieces, KonanePosition.JUMPING);
      narrowRegions.split(position, narrowParts);
      wideRegions.split(wide.rules().position(pieces, KonanePosition.JUMPING), wideParts);
      assertThat(described(wideParts))
          .as(narrow.notation().write(position))
          .isEqualTo(described(narrowParts));
    }
  }

  private static long count(int[] pieces, int piece) {
    return Arrays.stream(pieces).filter(other -> other == piece).count();
  }

  private static Map<PointSet, List<Long>> described(Parts parts) {
    Map<PointSet, List<Long>> described = new HashMap<>();
    for (int part = 0; part < parts.size(); part++) {
      List<Long> key = new ArrayList<>();
      key.add((long) parts.sign(part));
      for (int word = 0; word < parts.keyLength(part); word++) {
        key.add(parts.key(part, word));
      }
      described.put(parts.points(part), key);
    }
    assertThat(described).hasSize(parts.size());
    return described;
  }

  @ParameterizedTest
  @CsvSource({
    "1,9", "9,1", "1,14", "2,6", "3,4", "4,4", "3,6", "5,5", "4,6", "6,6", "8,8", "2,30", "7,3"
  })
  void playIsThatOfTheParts(int rows, int columns) {
    RandomGenerator random = Boards.random(31L * rows + columns);
    int several = 0;
    for (int i = 0; i < 300; i++) {
      several += check(Boards.narrow(rows, columns), random) > 1 ? 1 : 0;
      several += check(Boards.wide(rows, columns), random) > 1 ? 1 : 0;
    }
    assertThat(several).isPositive();
  }

  /** Plays on at random, either seat at any time; the number of parts at the start. */
  private static <P extends KonanePosition> int check(KonaneGame<P> game, RandomGenerator random) {
    KonaneRules<P> rules = game.rules();
    P position = rules.position(pieces(game.board(), random), KonanePosition.JUMPING);
    String start = game.notation().write(position);
    Regions<P> regions = game.regions().orElseThrow();
    Parts parts = new Parts(game.board().size());
    regions.split(position, parts);
    List<P> alone = new ArrayList<>();
    for (int part = 0; part < parts.size(); part++) {
      P target = rules.initial();
      regions.extract(position, parts, part, target);
      alone.add(target);
    }
    while (true) {
      List<Long> both = new ArrayList<>();
      for (int seat = 0; seat < 2; seat++) {
        List<Long> moves = moves(rules, position);
        TreeSet<Long> ofParts = new TreeSet<>();
        for (int part = 0; part < alone.size(); part++) {
          for (long move : moves(rules, alone.get(part))) {
            assertThat(ofParts.add(move)).as(start).isTrue();
            assertThat(parts.contains(part, JumpCode.from(move))).as(start).isTrue();
            assertThat(parts.contains(part, JumpCode.landing(move))).as(start).isTrue();
          }
        }
        assertThat(ofParts).as(start).containsExactlyElementsOf(new TreeSet<>(moves));
        if (seat == 0) {
          both.addAll(moves);
        }
        pass(rules, position, alone);
      }
      if (random.nextBoolean() || both.isEmpty()) {
        pass(rules, position, alone);
        both = moves(rules, position);
        if (both.isEmpty()) {
          pass(rules, position, alone);
          both = moves(rules, position);
        }
        if (both.isEmpty()) {
          return parts.size();
        }
      }
      long move = both.get(random.nextInt(both.size()));
      rules.play(position, move);
      for (int part = 0; part < alone.size(); part++) {
        if (parts.contains(part, JumpCode.from(move))) {
          rules.play(alone.get(part), move);
        } else {
          assertThat(rules.pass(alone.get(part))).isTrue();
        }
      }
    }
  }

  private static <P extends KonanePosition> void pass(
      KonaneRules<P> rules, P position, List<P> alone) {
    assertThat(rules.pass(position)).isTrue();
    alone.forEach(part -> assertThat(rules.pass(part)).isTrue());
  }

  private static <P extends KonanePosition> List<Long> moves(KonaneRules<P> rules, P position) {
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    List<Long> list = new ArrayList<>();
    for (long move : moves.toArray()) {
      list.add(move);
    }
    return list;
  }

  @Test
  void partsFarFromEachOtherAreApart() {
    assertThat(sizes("konane:1x14", "1wb8wb1 b j")).containsExactly(4, 4);
    assertThat(sizes("konane:1x9", "bw2b2wb b j")).containsExactly(3, 3);
    // Both black stones can come to the white one in the middle.
    assertThat(sizes("konane:1x7", "bw1w1wb b j")).containsExactly(7);
    assertThat(sizes("konane:3x3", "bwb/3/2b b j")).isEmpty();
  }

  private static List<Integer> sizes(String name, String text) {
    return sizes(Boards.game(name), text);
  }

  private static <P extends KonanePosition> List<Integer> sizes(KonaneGame<P> game, String text) {
    Parts parts = new Parts(game.board().size());
    game.regions().orElseThrow().split(game.notation().read(text), parts);
    List<Integer> sizes = new ArrayList<>();
    for (int part = 0; part < parts.size(); part++) {
      sizes.add(parts.points(part).size());
    }
    return sizes;
  }

  @Test
  void aKeyDoesNotTellWhereAPartLiesNorHowItIsTurned() {
    KonaneGame<NarrowPosition> game = Boards.narrow(6, 6);
    Regions<NarrowPosition> regions = game.regions().orElseThrow();
    Parts parts = new Parts(36);
    Parts images = new Parts(36);
    RandomGenerator random = Boards.random(5);
    int compared = 0;
    for (int i = 0; i < 300; i++) {
      NarrowPosition position =
          game.rules().position(pieces(game.board(), random), KonanePosition.JUMPING);
      NarrowPosition image = game.rules().copy(position);
      game.rules().map(position, random.nextInt(8), image);
      boolean swap = random.nextBoolean();
      if (swap) {
        long own = image.own;
        image.own = image.other;
        image.other = own;
      }
      regions.split(position, parts);
      regions.split(image, images);
      assertThat(keys(images)).as(game.notation().write(position)).isEqualTo(keys(parts));
      compared += parts.size();
    }
    assertThat(compared).isGreaterThan(100);
  }

  private static List<String> keys(Parts parts) {
    List<String> keys = new ArrayList<>();
    for (int part = 0; part < parts.size(); part++) {
      StringBuilder key = new StringBuilder();
      for (int word = 0; word < parts.keyLength(part); word++) {
        key.append(parts.key(part, word)).append(' ');
      }
      keys.add(key.toString());
    }
    keys.sort(null);
    return keys;
  }
}
