package org.papamu.api.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TopologyTest {

  private static final Topology CROSS =
      Topology.masked(List.of("  ###", "  ###", "#######", "#######", "#######", "  ###", "  ###"));
  private static final Topology ASYMMETRIC =
      Topology.masked(
          List.of("  ###", "  ###", "  ###", "########", "########", "########", "  ###", "  ###"));

  static Stream<Arguments> groups() {
    return Stream.of(
        Arguments.of("grid 8x8", Topology.grid(8, 8), 8),
        Arguments.of("grid 5x9", Topology.grid(5, 9), 4),
        Arguments.of("grid 1x9", Topology.grid(1, 9), 2),
        Arguments.of("grid 9x1", Topology.grid(9, 1), 2),
        Arguments.of("grid 1x1", Topology.grid(1, 1), 1),
        Arguments.of("grid 13x20", Topology.grid(13, 20), 4),
        Arguments.of("grid 10x100", Topology.grid(10, 100), 4),
        Arguments.of("diagonal grid 4x4", Topology.gridWithDiagonals(4, 4), 8),
        Arguments.of("lattice 5x9", Topology.lattice(5, 9), 4),
        Arguments.of("lattice 5x5", Topology.lattice(5, 5), 8),
        Arguments.of("lattice 3x5", Topology.lattice(3, 5), 4),
        Arguments.of("cross", CROSS, 8),
        Arguments.of("asymmetric cross", ASYMMETRIC, 2),
        Arguments.of("triangle 5", Topology.triangle(5), 6),
        Arguments.of("triangle 1", Topology.triangle(1), 1),
        Arguments.of("rhombus 5x5", Topology.hexagonal(5, 5), 4),
        Arguments.of("parallelogram 3x4", Topology.hexagonal(3, 4), 2));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("groups")
  void symmetriesFormAGroupThatKeepsLines(String name, Topology board, int order) {
    assertThat(board.symmetries()).isEqualTo(order);
    Set<List<Integer>> group = new HashSet<>();
    for (int s = 0; s < order; s++) {
      group.add(permutation(board, s));
    }
    assertThat(group).hasSize(order);
    for (List<Integer> a : group) {
      for (List<Integer> b : group) {
        assertThat(group).contains(b.stream().map(a::get).toList());
      }
    }
    for (int point = 0; point < board.size(); point++) {
      assertThat(board.image(0, point)).isEqualTo(point);
    }
    Set<Set<Integer>> lines = new HashSet<>();
    board.lines().forEach(line -> lines.add(new HashSet<>(line)));
    for (List<Integer> symmetry : group) {
      for (List<Integer> line : board.lines()) {
        assertThat(lines).contains(new HashSet<>(line.stream().map(symmetry::get).toList()));
      }
    }
  }

  private static List<Integer> permutation(Topology board, int symmetry) {
    return java.util.stream.IntStream.range(0, board.size())
        .mapToObj(point -> board.image(symmetry, point))
        .toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("groups")
  void everyStepHasItsWayBack(String name, Topology board, int order) {
    for (int point = 0; point < board.size(); point++) {
      assertThat(board.point(board.row(point), board.column(point))).isEqualTo(point);
      assertThat(board.find(board.name(point))).isEqualTo(point);
      for (int d = 0; d < board.directions().size(); d++) {
        int next = board.next(point, d);
        if (next != Topology.NONE) {
          assertThat(board.next(next, board.opposite(d))).isEqualTo(point);
          assertThat(board.direction(point, next)).isEqualTo(d);
        }
      }
    }
  }

  @Test
  void neighboursAndWhatLiesBetween() {
    Topology board = Topology.grid(3, 4);
    assertThat(names(board, board.neighbours(board.find("b2"))))
        .containsExactlyInAnyOrder("a2", "c2", "b1", "b3");
    assertThat(names(board, board.neighbours(board.find("d1"))))
        .containsExactlyInAnyOrder("c1", "d2");
    assertThat(names(board, board.between(board.find("d2"), board.find("a2"))))
        .containsExactly("c2", "b2");
    assertThat(board.between(board.find("a1"), board.find("a2"))).isEmpty();
    assertThatThrownBy(() -> board.between(board.find("a1"), board.find("b2")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a1")
        .hasMessageContaining("b2");
    assertThat(board.names(List.of(board.find("a1"), board.find("c1")), "-")).isEqualTo("a1-c1");
  }

  private static List<String> names(Topology board, int... points) {
    return java.util.Arrays.stream(points).mapToObj(board::name).toList();
  }

  @Test
  void aBoardOfManyPointsHasItsSymmetries() {
    assertThat(Topology.grid(80, 80).symmetries()).isEqualTo(8);
  }

  @Test
  void halfOfTheSymmetriesOfASquareKeepRows() {
    assertThat(keepingRows(Topology.grid(4, 4))).isEqualTo(4);
    assertThat(keepingRows(CROSS)).isEqualTo(4);
    assertThat(keepingRows(Topology.grid(3, 4))).isEqualTo(4);
    assertThat(keepingRows(Topology.hexagonal(3, 3))).isEqualTo(2);
  }

  private static long keepingRows(Topology board) {
    return java.util.stream.IntStream.range(0, board.symmetries()).filter(board::keepsRows).count();
  }

  @Test
  void numbersPointsRowByRowFromTheBottomLeft() {
    Topology board = Topology.grid(8, 8);
    assertThat(board.find("a1")).isZero();
    assertThat(board.find("e3")).isEqualTo(2 * 8 + 4);
    assertThat(board.name(63)).isEqualTo("h8");
    assertThat(CROSS.size()).isEqualTo(33);
    assertThat(CROSS.name(0)).isEqualTo("c1");
    assertThat(CROSS.find("a1")).isEqualTo(Topology.NONE);
    assertThat(CROSS.find("d4")).isEqualTo(16);
    assertThat(CROSS.find("h4")).isEqualTo(Topology.NONE);
  }

  @Test
  void namesColumnsBeyondZ() {
    Topology board = Topology.grid(2, 100);
    assertThat(board.name(99)).isEqualTo("cv1");
    assertThat(board.find("aa2")).isEqualTo(126);
    assertThat(board.find("aa3")).isEqualTo(Topology.NONE);
  }

  @Test
  void latticeJoinsDiagonalsAtStrongPointsOnly() {
    Topology board = Topology.lattice(3, 5);
    assertThat(degree(board, "a1")).isEqualTo(3);
    assertThat(degree(board, "b1")).isEqualTo(3);
    assertThat(degree(board, "c1")).isEqualTo(5);
    assertThat(degree(board, "b2")).isEqualTo(8);
    assertThat(degree(board, "c2")).as("the centre of 3x5 is weak").isEqualTo(4);
    assertThat(degree(Topology.lattice(5, 9), "e3")).isEqualTo(8);
  }

  private static int degree(Topology board, String name) {
    int degree = 0;
    for (int d = 0; d < board.directions().size(); d++) {
      degree += board.next(board.find(name), d) == Topology.NONE ? 0 : 1;
    }
    return degree;
  }

  @Test
  void raysEndAtTheEdgeAndAtHoles() {
    assertThat(names(CROSS, "d1", 1)).containsExactly("d2", "d3", "d4", "d5", "d6", "d7");
    assertThat(names(CROSS, "b4", 1)).containsExactly("b5");
    assertThat(names(CROSS, "b4", 3)).containsExactly("b3");
    assertThat(names(Topology.triangle(4), "a4", 4)).containsExactly("b3", "c2", "d1");
  }

  private static List<String> names(Topology board, String from, int direction) {
    return java.util.Arrays.stream(board.ray(board.find(from), direction))
        .mapToObj(board::name)
        .toList();
  }

  @Test
  void listsEachLineOnce() {
    Topology board = Topology.lattice(3, 3);
    List<String> lines =
        board.lines().stream()
            .map(line -> String.join(" ", line.stream().map(board::name).toList()))
            .toList();
    assertThat(lines)
        .containsExactlyInAnyOrder(
            "a1 b1 c1",
            "a2 b2 c2",
            "a3 b3 c3",
            "a1 a2 a3",
            "b1 b2 b3",
            "c1 c2 c3",
            "a1 b2 c3",
            "c1 b2 a3");
  }

  @Test
  void buildsABoardOfOnesOwn() {
    List<Direction> ways =
        List.of(
            new Direction("east", 0, 1),
            new Direction("north", 1, 0),
            new Direction("west", 0, -1),
            new Direction("south", -1, 0));
    Topology mill =
        Topology.builder(3, 3, ways)
            .picture(List.of("###", "# #", "###"))
            .join("a1", 0, "b1")
            .join("b1", 0, "c1")
            .join("c1", 1, "c2")
            .join("c2", 1, "c3")
            .join("a3", 0, "b3")
            .join("b3", 0, "c3")
            .join("a1", 1, "a2")
            .join("a2", 1, "a3")
            .build();
    assertThat(mill.size()).isEqualTo(8);
    assertThat(mill.symmetries()).isEqualTo(8);
    assertThat(mill.lines()).hasSize(4);
    Topology.Builder taken = Topology.builder(1, 3, ways).full().join("a1", 0, "b1");
    assertThatThrownBy(() -> taken.join("a1", 0, "c1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a1-c1");
  }

  @Test
  void aBoardStaysAsItIsWhateverItsBuilderDoesLater() {
    Topology.Builder builder = Topology.builder(1, 3, Topology.grid(1, 3).directions()).full();
    Topology bare = builder.build();
    Topology joined = builder.join("a1", 0, "b1").build();
    assertThat(bare.next(0, 0)).isEqualTo(Topology.NONE);
    assertThat(joined.next(0, 0)).isEqualTo(1);
  }

  @Test
  void joinsOnlyPoints() {
    Topology.Builder empty = Topology.builder(2, 3, Topology.grid(2, 3).directions());
    assertThatThrownBy(() -> empty.join("a1", 0, "b1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no point a1");
    assertThatThrownBy(empty::build).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void refusesBoardsThatCannotBe() {
    assertThatThrownBy(() -> Topology.grid(0, 3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Topology.masked(List.of("  ")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> Topology.builder(2, 2, List.of(new Direction("east", 0, 1))).full().build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("east");
  }

  @Test
  void directionsHaveNames() {
    Topology board = Topology.gridWithDiagonals(3, 3);
    int centre = board.find("b2");
    assertThat(board.name(board.next(centre, board.direction("north")))).isEqualTo("b3");
    assertThat(board.name(board.next(centre, board.direction("south-west")))).isEqualTo("a1");
    assertThat(Topology.grid(3, 3).direction("south-west")).isEqualTo(Topology.NONE);
    for (int direction = 0; direction < board.directions().size(); direction++) {
      assertThat(board.direction(board.directions().get(direction).name())).isEqualTo(direction);
    }
  }

  @Test
  void theMirrorOfLeftAndRightKeepsEachRow() {
    Topology board = Topology.grid(3, 3);
    assertThat(
            java.util.stream.IntStream.range(0, board.symmetries())
                .filter(board::keepsEachRow)
                .mapToObj(symmetry -> board.name(board.image(symmetry, board.find("a2"))))
                .toList())
        .containsExactlyInAnyOrder("a2", "c2");
  }
}
