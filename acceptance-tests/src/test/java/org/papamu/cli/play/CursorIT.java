package org.papamu.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;
import org.papamu.cli.play.Answer.Kind;

/** The cursor on a board. */
final class CursorIT {

  private static int at(Cursor cursor) {
    return cursor.point().orElseThrow();
  }

  @Test
  void itBeginsWhereSomethingCanBeChosen() {
    Topology board = Topology.grid(5, 5);
    Cursor cursor = new Cursor(board);
    assertThat(cursor.point()).isEmpty();
    cursor.move(Kind.UP, PointSet.of(17, 20));
    assertThat(at(cursor)).isEqualTo(17);
    cursor.move(Kind.NEXT, PointSet.of(17, 20));
    assertThat(at(cursor)).isEqualTo(20);
    cursor.move(Kind.NEXT, PointSet.of(17, 20));
    assertThat(at(cursor)).isEqualTo(17);
    cursor.hide();
    cursor.move(Kind.UP, PointSet.EMPTY);
    assertThat(board.name(at(cursor))).isEqualTo("c3");
  }

  @Test
  void itMovesAsTheKeysSayAndStaysOnTheBoard() {
    Topology board = Topology.grid(3, 3);
    Cursor cursor = new Cursor(board);
    cursor.put(board.find("a1"));
    cursor.move(Kind.UP, PointSet.EMPTY);
    assertThat(board.name(at(cursor))).isEqualTo("a2");
    cursor.move(Kind.RIGHT, PointSet.EMPTY);
    assertThat(board.name(at(cursor))).isEqualTo("b2");
    cursor.move(Kind.DOWN, PointSet.EMPTY);
    cursor.move(Kind.DOWN, PointSet.EMPTY);
    assertThat(board.name(at(cursor))).isEqualTo("b1");
    cursor.move(Kind.LEFT, PointSet.EMPTY);
    cursor.move(Kind.LEFT, PointSet.EMPTY);
    assertThat(board.name(at(cursor))).isEqualTo("a1");
  }

  @Test
  void everyPointCanBeReached() {
    Topology board = Topology.grid(4, 7);
    for (int goal = 0; goal < board.size(); goal++) {
      Cursor cursor = new Cursor(board);
      cursor.put(0);
      for (int step = 0; step < board.row(goal); step++) {
        cursor.move(Kind.UP, PointSet.EMPTY);
      }
      for (int step = 0; step < board.column(goal); step++) {
        cursor.move(Kind.RIGHT, PointSet.EMPTY);
      }
      assertThat(at(cursor)).isEqualTo(goal);
    }
  }
}
