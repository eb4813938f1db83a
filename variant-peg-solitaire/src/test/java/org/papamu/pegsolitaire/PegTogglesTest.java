package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Toggles;
import org.papamu.api.board.Topology;

/** The rules as sets of points say what the rules say. */
final class PegTogglesTest {

  private static PointSet pegs(PegPosition position, int size) {
    return PointSet.of(IntStream.range(0, size).filter(p -> position.at(p) != 0).toArray());
  }

  private static boolean applies(Toggles.Rule rule, PegPosition position) {
    return rule.filled().stream().allMatch(point -> position.at(point) != 0)
        && rule.empty().stream().allMatch(point -> position.at(point) == 0);
  }

  @Test
  void theRulesThatApplyAreTheLegalMoves() {
    SplittableRandom random = new SplittableRandom(8);
    for (PegBoard board : PegBoard.ALL) {
      PegSolitaire game = Games.game(board.id());
      Topology topology = game.board();
      Toggles<PegPosition> toggles = game.toggles().orElseThrow();
      PegPosition position = game.rules().initial();
      PegPosition after = game.rules().initial();
      MoveList moves = new MoveList();
      for (int walk = 0; walk < 20; walk++) {
        game.rules().copy(game.rules().initial(), position);
        game.rules().moves(position, moves);
        while (!moves.isEmpty()) {
          List<String> legal = new ArrayList<>();
          for (int i = 0; i < moves.size(); i++) {
            game.rules().copy(position, after);
            game.rules().play(after, moves.get(i));
            Jump jump = Jump.of(position, moves.get(i));
            legal.add(jump.from() + "-" + jump.to() + " " + pegs(after, topology.size()));
          }
          List<String> told = new ArrayList<>();
          for (Toggles.Rule rule : toggles.rules()) {
            if (applies(rule, position)) {
              TreeSet<Integer> left = new TreeSet<>();
              pegs(position, topology.size()).forEach(left::add);
              rule.filled().forEach(left::remove);
              rule.empty().forEach(left::add);
              PointSet set = PointSet.of(left.stream().mapToInt(Integer::intValue).toArray());
              told.add(rule.from() + "-" + rule.to() + " " + set);
            }
          }
          assertThat(told).containsExactlyInAnyOrderElementsOf(legal);
          game.rules().play(position, moves.pick(random));
          game.rules().moves(position, moves);
        }
        boolean solved = toggles.goals(position).contains(pegs(position, topology.size()));
        assertThat(game.rules().score(position, 0) == 0).isEqualTo(solved);
      }
    }
  }

  @Test
  void theGoalsAreThoseOfTheTarget() {
    PegSolitaire game = Games.game("english");
    Toggles<PegPosition> toggles = game.toggles().orElseThrow();
    int middle = game.board().find("d4");
    assertThat(toggles.goals(game.rules().initial())).containsExactly(PointSet.of(middle));
    PegPosition anywhere = game.notation().read("ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo -");
    assertThat(toggles.goals(anywhere)).hasSize(33).contains(PointSet.of(middle));
  }
}
