package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;

/** The game against {@link NaiveFanorona}, on random games and random fillings of the board. */
class NaiveComparisonTest {

  private static final int GAMES = 6;
  private static final int FILLINGS = 60;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3x3",
        "3x5",
        "5x3",
        "3x7",
        "7x3",
        "5x5",
        "5x7",
        "5x9",
        "9x5",
        "7x7",
        "7x9",
        "9x7",
        "3x13",
        "3x15",
        "3x17",
        "3x21",
        "21x3",
        "5x11",
        "3x3,continuation=forced",
        "5x9,continuation=forced",
        "7x9,continuation=forced",
        "3x5,direction=any",
        "5x9,direction=any",
        "7x9,direction=any",
        "5x7,continuation=forced,direction=any",
        "3x3,first=single",
        "3x7,first=single",
        "5x5,first=single",
        "5x9,first=single",
        "7x9,first=single,continuation=forced",
        "5x9,vela=on",
        "5x9,vela=on,first=single,direction=any",
        "5x9,vela=on,continuation=forced,stalemate=draw"
      })
  void sameTurnsByTheSamePaths(String board) {
    FanoronaGame game = Games.game("fanorona:" + board).withoutDrawRules();
    Set<String> options = Arrays.stream(board.split(",", -1)).skip(1).collect(Collectors.toSet());
    SplittableRandom random = new SplittableRandom(board.hashCode());
    for (int walk = 0; walk < GAMES; walk++) {
      FanoronaPosition position = game.rules().initial();
      for (int ply = 0; ply < 150 && compare(game, options, position, ply < 2); ply++) {
        MoveList moves = Games.moves(game, position);
        game.rules().play(position, moves.get(random.nextInt(moves.size())));
      }
    }
    for (int filling = 0; filling < FILLINGS; filling++) {
      compare(game, options, filled(game, random), false);
    }
  }

  private static FanoronaPosition filled(FanoronaGame game, SplittableRandom random) {
    FanoronaPosition position = game.rules().blank();
    position.turn = random.nextInt(2);
    int share = 2 + random.nextInt(8);
    for (int point = 0; point < game.board().size(); point++) {
      int piece = random.nextInt(share);
      if (piece == 0 && Long.bitCount(position.own) < game.rules().stones) {
        position.own |= 1L << point;
      } else if (piece == 1 && Long.bitCount(position.enemy) < game.rules().stones) {
        position.enemy |= 1L << point;
      }
    }
    return position;
  }

  /** Compares all turns of a position; whether there is one. */
  private static boolean compare(
      FanoronaGame game, Set<String> options, FanoronaPosition position, boolean firstTurn) {
    String text = game.notation().write(position);
    Map<String, SortedSet<String>> expected = new NaiveFanorona(text, options, firstTurn).turns();
    MoveList moves = Games.moves(game, position);
    TreeMap<String, SortedSet<String>> actual = new TreeMap<>();
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      TreeSet<String> spellings = new TreeSet<>(Games.spellings(game, position, move));
      assertThat(actual.put(Games.effect(game, position, move), spellings)).as(text).isNull();
      assertThat(game.notation().writeMove(position, move)).isEqualTo(spellings.first());
    }
    assertThat(actual).as(text).isEqualTo(expected);
    assertThat(game.rules().count(position, new MoveList())).as(text).isEqualTo(expected.size());
    TreeMap<String, Long> entered = new TreeMap<>();
    enter(game.enter(position), "", entered);
    TreeSet<String> paths = new TreeSet<>();
    expected.values().forEach(paths::addAll);
    assertThat(entered.keySet()).as(text).isEqualTo(paths);
    entered.forEach((path, move) -> assertThat(moves.contains(move)).as(path).isTrue());
    return !expected.isEmpty();
  }

  private static void enter(MoveEntry entry, String text, Map<String, Long> out) {
    entry.move().ifPresent(move -> out.put(text, move));
    for (MoveEntry.Step step : entry.steps()) {
      enter(entry.after(step), text + step.text(), out);
    }
  }
}
