package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.GameSpec;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

final class PegRulesTest {

  private static final int WALKS = 20;

  /** Random games and random scatters of pegs, so that positions no game reaches are seen too. */
  @ParameterizedTest
  @MethodSource("org.papamu.pegsolitaire.Games#all")
  void agreesWithNaiveRules(String name) {
    PegSolitaire game = Games.game(name);
    JsonNode table = table(game);
    SplittableRandom random = new SplittableRandom(17);
    for (int walk = 0; walk < WALKS; walk++) {
      PegPosition position = game.rules().initial();
      if (walk % 2 == 1) {
        position.toggle(random.nextLong() & position.layout().all());
      }
      NaiveSolitaire naive = naive(table, game.notation().write(position));
      MoveList moves = new MoveList();
      while (true) {
        game.rules().moves(position, moves);
        List<String> texts = Games.moves(game, position);
        assertThat(new TreeSet<>(texts)).hasSameSizeAs(texts).isEqualTo(naive.moves());
        assertThat(game.rules().count(position, new MoveList())).isEqualTo(texts.size());
        assertThat(holes(game, position)).isEqualTo(naive.pegs());
        assertThat(Outcome.of(game, position).isPresent()).isEqualTo(texts.isEmpty());
        if (texts.isEmpty()) {
          break;
        }
        int chosen = random.nextInt(texts.size());
        naive.play(texts.get(chosen));
        game.rules().play(position, moves.get(chosen));
      }
    }
  }

  private static JsonNode table(PegSolitaire game) {
    String board = GameSpec.parse(new PegSolitaireProvider(), game.info().name()).board();
    return Vectors.value("boards.json").get(board);
  }

  private static NaiveSolitaire naive(JsonNode table, String position) {
    JsonNode rows = table.get("rows_from_top");
    JsonNode directions = table.get("directions_cols_right_rows_up");
    return new NaiveSolitaire(
        IntStream.range(0, rows.size())
            .mapToObj(row -> strings(rows.get(row)))
            .toArray(String[][]::new),
        IntStream.range(0, directions.size())
            .mapToObj(directions::get)
            .map(d -> new int[] {d.get(0).asInt(), d.get(1).asInt()})
            .toArray(int[][]::new),
        position);
  }

  private static String[] strings(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.asText()));
    return texts.toArray(String[]::new);
  }

  private static Set<String> holes(PegSolitaire game, PegPosition position) {
    Set<String> holes = new TreeSet<>();
    for (int point = 0; point < game.board().size(); point++) {
      if (position.at(point) != 0) {
        holes.add(game.board().name(point));
      }
    }
    return holes;
  }

  @ParameterizedTest
  @CsvSource({
    // the target is reached
    "english, 3/3/7/3o3/7/3/3 d4, solved, 0, 'One peg is left, on the target d4'",
    "english, o2/3/7/7/7/3/3 c7, solved, 0, 'One peg is left, on the target c7'",
    "triangle10, 1/2/3/2o1 -, solved, 0, 'One peg is left'",
    // it is not
    "english, o2/3/7/7/7/3/3 d4, stuck, 1, 'the last peg is on c7, not on the target d4'",
    "english, o2/3/3o3/7/7/3/3 d4, stuck, 1, '2 pegs are left'",
    "english, o2/3/3o3/7/7/3/3 -, stuck, 1, '2 pegs are left'",
    "english, o1o/3/o5o/7/o6/3/3 d4, stuck, 4, '5 pegs are left'",
    "english, 3/3/7/7/7/3/3 d4, stuck, 1, 'no peg is left'",
    "english, 3/3/7/7/7/3/3 -, stuck, 1, 'no peg is left'",
    "english, ooo/ooo/ooooooo/ooooooo/ooooooo/ooo/ooo d4, stuck, 32, '33 pegs are left'",
    "wiegleb, ooo/ooo/ooo/ooooooooo/ooooooooo/ooooooooo/ooo/ooo/ooo -, stuck, 44, '45 pegs are left'",
  })
  void endOfTheGame(String board, String text, String result, int score, String sentence) {
    PegSolitaire game = Games.game(board);
    Outcome outcome = Outcome.of(game, Games.read(game, text)).orElseThrow();
    assertThat(outcome.result()).isEqualTo(result);
    assertThat(outcome.scores()).containsExactly(java.util.Map.entry("player", score));
    assertThat(outcome.reason().key()).isEqualTo("peg-solitaire." + result);
    assertThat(outcome.reason().sentence()).isEqualTo(sentence);
  }

  @Test
  void startWithoutJumpIsOverAtOnce() {
    PegSolitaire game = Games.game("triangle10,start=b2");
    assertThat(Games.moves(game, game.rules().initial())).isEmpty();
    assertThat(game.rules().ending(game.rules().initial()).sentence()).isEqualTo("9 pegs are left");
  }

  @Test
  void jumpIsDescribedAsOneShiftThatTakesThePegBetween() {
    PegSolitaire game = Games.game("english");
    PegPosition start = game.rules().initial();
    Topology board = game.board();
    long move = Games.plies(game, start, "d6-d4").get(0);
    assertThat(game.rules().describe(start, move))
        .isEqualTo(
            Move.of(
                move,
                Step.shift(board.find("d6"), board.find("d4"))
                    .taking(PointSet.of(board.find("d5")))));
  }

  @Test
  void targetIsPartOfThePosition() {
    PegSolitaire game = Games.game("triangle15");
    Set<Long> hashes = new HashSet<>();
    List<String> targets = List.of("-", "a1", "a5", "b2", "e1");
    for (String target : targets) {
      PegPosition position = Games.read(game, "1/oo/ooo/oooo/ooooo " + target);
      hashes.add(position.hash());
      assertThat(position.equals(game.rules().initial())).isEqualTo(target.equals("-"));
      PegPosition copy = game.rules().initial();
      game.rules().copy(position, copy);
      assertThat(copy)
          .isEqualTo(position)
          .hasSameHashCodeAs(position)
          .hasToString(game.notation().write(position));
    }
    assertThat(hashes).hasSameSizeAs(targets);
  }

  @Test
  void positionsOfDifferentBoardsDiffer() {
    PegPosition english = Games.read(Games.game("english"), "3/3/7/7/7/3/3 -");
    PegPosition square = Games.read(Games.game("square6"), "6/6/6/6/6/6 -");
    assertThat(english).isNotEqualTo(square);
    assertThat(english).isEqualTo(Games.read(Games.game("english"), "3/3/7/7/7/3/3 -"));
  }

  /** Every position of the small triangle that can be reached, for every target. */
  @Test
  void hashesOfDifferentPositionsDiffer() {
    Set<Long> hashes = new HashSet<>();
    Set<PegPosition> seen = new HashSet<>();
    for (String target : List.of("-", "a5", "c3")) {
      PegSolitaire game = Games.game("triangle15,target=" + target);
      collect(game, game.rules().initial(), seen);
    }
    seen.forEach(position -> hashes.add(position.hash()));
    assertThat(seen).hasSizeGreaterThan(5_000);
    assertThat(hashes).hasSameSizeAs(seen);
  }

  private static void collect(PegSolitaire game, PegPosition position, Set<PegPosition> seen) {
    if (!seen.add(position)) {
      return;
    }
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      PegPosition next = game.rules().copy(position);
      game.rules().play(next, moves.get(i));
      collect(game, next, seen);
    }
  }

  @ParameterizedTest
  @MethodSource("org.papamu.pegsolitaire.Games#all")
  void imagesFollowTheBoard(String name) {
    PegSolitaire game = Games.game(name);
    Topology board = game.board();
    PegPosition position = game.rules().initial();
    position.toggle(new SplittableRandom(3).nextLong() & position.layout().all());
    for (int symmetry = 0; symmetry < board.symmetries(); symmetry++) {
      PegPosition image = game.rules().initial();
      assertThat(game.rules().image(position, symmetry, image)).isTrue();
      for (int point = 0; point < board.size(); point++) {
        assertThat(image.at(board.image(symmetry, point))).isEqualTo(position.at(point));
      }
      assertThat(image.target())
          .isEqualTo(
              position.target() == Topology.NONE
                  ? Topology.NONE
                  : board.image(symmetry, position.target()));
      assertThat(Games.perft(game.rules(), image, 3))
          .isEqualTo(Games.perft(game.rules(), position, 3));
    }
  }
}
