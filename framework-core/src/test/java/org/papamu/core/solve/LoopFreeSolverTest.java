package org.papamu.core.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Zobrist;
import org.papamu.core.doomed.Damage;
import org.papamu.core.proof.Claim;
import org.papamu.core.proof.ProofChecker;
import org.papamu.core.proof.ProofException;
import org.papamu.core.proof.ProofWriter;
import org.papamu.core.resume.CheckpointException;
import org.papamu.core.solve.Row.State;
import org.papamu.core.solve.Row.Worth;
import org.papamu.core.solve.Solution.Value;

class LoopFreeSolverTest {

  private static final long BYTES = 1 << 20;

  /** Large enough for some ten thousand positions. */
  private static final int[] LONG = new SplittableRandom(7).ints(22, 1, 30).toArray();

  @TempDir private Path folder;

  private static Row random(Worth worth, int length, int seed) {
    return new Row(worth, new SplittableRandom(seed).ints(length, 1, 5).toArray());
  }

  /** The margin of the seat to move, by trying everything. */
  private static int margin(Row game, State state, Map<State, Integer> known) {
    Integer before = known.get(state);
    if (before != null) {
      return before;
    }
    MoveList moves = new MoveList();
    game.rules().moves(state, moves);
    int best = moves.isEmpty() ? game.rules().score(state, state.turn()) : Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      State child = game.rules().copy(state);
      game.rules().play(child, moves.get(i));
      int margin = margin(game, child, known);
      best = Math.max(best, child.turn() == state.turn() ? margin : -margin);
    }
    known.put(game.rules().copy(state), best);
    return best;
  }

  @Test
  void everyPositionHasTheResultThatBruteForceFinds() {
    int wins = 0;
    int draws = 0;
    for (int seed = 0; seed < 12; seed++) {
      Row game = random(Worth.RESULT, 4 + seed, seed);
      Map<State, Integer> known = new HashMap<>();
      margin(game, game.rules().initial(), known);
      LoopFreeSolver<State> solver = new LoopFreeSolver<>(game, BYTES);
      for (Map.Entry<State, Integer> each : known.entrySet()) {
        Solution solution = solver.solve(each.getKey(), Stop.NEVER, told -> {});
        assertThat(solution.least()).isEqualTo(solution.most()).isEqualTo(each.getValue());
        wins += solution.value() == Value.WIN ? 1 : 0;
        draws += solution.value() == Value.DRAW ? 1 : 0;
      }
    }
    assertThat(wins).isGreaterThan(100);
    assertThat(draws).isGreaterThan(20);
  }

  @Test
  void marginsAreExactAndLinesKeepThem() {
    for (int seed = 0; seed < 8; seed++) {
      Row game = random(Worth.MARGIN, 6 + seed, seed);
      State root = game.rules().initial();
      int margin = margin(game, root, new HashMap<>());
      Solution solution = new LoopFreeSolver<>(game, BYTES).solve(root, Stop.NEVER, told -> {});
      assertThat(solution.isExact()).isTrue();
      assertThat(solution.least()).isEqualTo(margin);
      State end = game.rules().copy(root);
      solution.line().forEach(move -> game.rules().play(end, move));
      assertThat(game.rules().isOver(end, new MoveList())).isTrue();
      assertThat(game.rules().score(end, root.turn())).isEqualTo(margin);
    }
  }

  @Test
  void aSmallTableForgetsAndStillProves() {
    Row game = new Row(Worth.RESULT, LONG);
    Solution large =
        new LoopFreeSolver<>(game, 1L << 26).solve(game.rules().initial(), Stop.NEVER, t -> {});
    Solution small =
        new LoopFreeSolver<>(game, 1).solve(game.rules().initial(), Stop.NEVER, t -> {});
    assertThat(small.value()).isEqualTo(large.value()).isNotEqualTo(Value.UNKNOWN);
    assertThat(small.positions()).isGreaterThanOrEqualTo(large.positions());
  }

  @Test
  void aStoppedRunKnowsNothingFalse() {
    Row game = new Row(Worth.RESULT, LONG);
    Solution solution =
        new LoopFreeSolver<>(game, BYTES).solve(game.rules().initial(), () -> true, told -> {});
    assertThat(solution.value()).isEqualTo(Value.UNKNOWN);
    assertThat(solution.line()).isEmpty();
    assertThat(solution.positions()).isBetween(1L, 3000L);
  }

  @Test
  void proofsAreCheckedByTheRulesAlone() {
    for (int seed = 0; seed < 10; seed++) {
      Row game = random(seed % 2 == 0 ? Worth.RESULT : Worth.MARGIN, 12, seed);
      State root = game.rules().initial();
      LoopFreeSolver<State> solver = new LoopFreeSolver<>(game, BYTES);
      Solution solution = solver.solve(root, Stop.NEVER, told -> {});
      byte[] proof = solver.proof(root, solution, Stop.NEVER, told -> {}).orElseThrow();
      ProofChecker.Checked checked =
          ProofChecker.of(proof).check(game, Integer.MAX_VALUE, Stop.NEVER);
      Claim main =
          solution.value() == Value.LOSS
              ? new Claim(1 - root.turn(), -solution.most())
              : new Claim(root.turn(), solution.least());
      assertThat(checked.claims()).contains(main).hasSizeBetween(1, 2);
      assertThat(checked.positions()).isPositive();
    }
  }

  @Test
  void noBitOfAProofCanBeChanged() {
    Row game = new Row(Worth.RESULT, 3, 1, 4, 1, 5, 9, 2, 6);
    State root = game.rules().initial();
    LoopFreeSolver<State> solver = new LoopFreeSolver<>(game, BYTES);
    Solution solution = solver.solve(root, Stop.NEVER, told -> {});
    byte[] proof = solver.proof(root, solution, Stop.NEVER, told -> {}).orElseThrow();
    for (int bit = 0; bit < 8 * proof.length; bit++) {
      byte[] changed = proof.clone();
      changed[bit / 8] ^= (byte) (1 << bit % 8);
      assertThatThrownBy(() -> ProofChecker.of(changed))
          .as("bit %d", bit)
          .isInstanceOf(ProofException.class);
    }
    for (int length = 0; length < proof.length; length++) {
      byte[] cut = java.util.Arrays.copyOf(proof, length);
      assertThatThrownBy(() -> ProofChecker.of(cut)).isInstanceOf(ProofException.class);
    }
  }

  @Test
  void aFalseClaimDoesNotPassWithAGoodChecksum() {
    Row game = new Row(Worth.RESULT, 1, 9, 2);
    State root = game.rules().initial();
    assertThat(margin(game, root, new HashMap<>())).isEqualTo(-1);
    byte[] lie =
        new ProofWriter<>(game, (position, claim, moves) -> 0, 100)
            .write(root, List.of(new Claim(0, 1)));
    ProofChecker checker = ProofChecker.of(lie);
    assertThatThrownBy(() -> checker.check(game, 1000, Stop.NEVER))
        .isInstanceOf(ProofException.class)
        .hasMessageContaining("not what it claims");
  }

  @Test
  void aRunThatWasKilledGoesOnAsIfItHadNotBeen() throws IOException {
    Row game = new Row(Worth.RESULT, LONG);
    Path whole = folder.resolve("whole");
    Path copy = folder.resolve("copy");
    int[] kept = {0};
    Solution uninterrupted =
        solver(game)
            .solve(
                game.rules().initial(),
                whole,
                Stop.NEVER,
                told -> {
                  if (Files.exists(whole) && kept[0]++ == 1) {
                    copy(whole, copy);
                  }
                });
    assertThat(copy).exists();
    assertThat(whole).doesNotExist();
    Solution resumed = solver(game).solve(game.rules().initial(), copy, Stop.NEVER, told -> {});
    assertThat(resumed).isEqualTo(uninterrupted);
    assertThat(resumed.value()).isNotEqualTo(Value.UNKNOWN);
  }

  private static LoopFreeSolver<State> solver(Row game) {
    LoopFreeSolver<State> solver = new LoopFreeSolver<>(game, BYTES);
    solver.keepEvery(1500);
    return solver;
  }

  private static void copy(Path from, Path to) {
    try {
      Files.copy(from, to);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aDamagedOrForeignCheckpointIsRefused() throws IOException {
    Row game = new Row(Worth.RESULT, LONG);
    Path file = folder.resolve("kept");
    int[] looks = {0};
    Stop soon = () -> looks[0]++ > 5;
    solver(game).solve(game.rules().initial(), file, soon, told -> {});
    byte[] good = Files.readAllBytes(file);
    for (byte[] bad : Damage.to(good)) {
      refuses(game, Files.write(file, bad));
    }
    Files.write(file, good);
    int[] others = LONG.clone();
    others[20]++;
    refuses(new Row(Worth.RESULT, others), file);
    refuses(new Row(Worth.MARGIN, LONG), file);
    assertThat(Files.readAllBytes(file)).isEqualTo(good);
  }

  private static void refuses(Row game, Path file) {
    assertThatThrownBy(
            () -> solver(game).solve(game.rules().initial(), file, Stop.NEVER, told -> {}))
        .isInstanceOf(CheckpointException.class);
  }

  @Test
  void lengthsAreThoseOfBestPlay() {
    int won = 0;
    for (int seed = 0; seed < 20; seed++) {
      Row game = random(Worth.RESULT, 9, seed);
      State root = game.rules().initial();
      Solution solution = new LoopFreeSolver<>(game, BYTES).solve(root, Stop.NEVER, told -> {});
      Map<State, Integer> known = new HashMap<>();
      int margin = margin(game, root, known);
      if (margin == 0) {
        assertThat(solution.plies()).isEmpty();
      } else {
        int winner = margin > 0 ? root.turn() : 1 - root.turn();
        assertThat(solution.plies()).hasValue(plies(game, root, winner, known));
        assertThat(solution.line()).hasSize(solution.plies().orElseThrow());
        won++;
      }
    }
    assertThat(won).isGreaterThan(5);
  }

  /** A key is a hash combined with a salt, and many a hash is what becomes of a small number. */
  @Test
  void saltsOfClaimsAreNoHashesOfSmallNumbers() {
    Set<Long> seen = new HashSet<>();
    for (long number = -10_000; number <= 10_000; number++) {
      seen.add(Zobrist.mix(number));
    }
    for (int seat = 0; seat < 2; seat++) {
      for (int margin = -200; margin <= 200; margin++) {
        assertThat(seen.add(new Claim(seat, margin).salt())).isTrue();
      }
    }
  }

  private static int plies(Row game, State state, int winner, Map<State, Integer> known) {
    MoveList moves = new MoveList();
    game.rules().moves(state, moves);
    boolean hurries = state.turn() == winner;
    int best = moves.isEmpty() ? 0 : hurries ? Integer.MAX_VALUE : 0;
    for (int i = 0; i < moves.size(); i++) {
      State child = game.rules().copy(state);
      game.rules().play(child, moves.get(i));
      int margin = margin(game, child, known);
      if ((child.turn() == winner ? margin : -margin) > 0) {
        int plies = 1 + plies(game, child, winner, known);
        best = hurries ? Math.min(best, plies) : Math.max(best, plies);
      }
    }
    return best;
  }
}
