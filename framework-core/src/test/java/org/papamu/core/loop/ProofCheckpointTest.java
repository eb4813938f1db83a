package org.papamu.core.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Player.Stop;
import org.papamu.core.doomed.Damage;
import org.papamu.core.doomed.LeftBehind;
import org.papamu.core.loop.LoopSolver.Result;
import org.papamu.core.resume.CheckpointException;
import org.papamu.core.table.Chase;
import org.papamu.core.table.Chase.Ring;
import org.papamu.core.table.TableWork;
import org.papamu.core.table.Tables;

/** Proofs that are broken off and gone on with. */
class ProofCheckpointTest {

  private static final Chase CHASE = Chase.on(10);
  private static final Tables<Ring> BARE = Tables.none(CHASE);
  private static final int BYTES = 1 << 20;
  private static final int EVERY = 60;

  @TempDir private Path folder;

  private static LoopSolver<Ring> solver(Tables<Ring> tables) {
    LoopSolver<Ring> solver = new LoopSolver<>(CHASE, tables, BYTES);
    solver.keepEvery(EVERY);
    return solver;
  }

  private static Result solve(Path file, Stop stop) throws IOException {
    return solver(BARE).solve(CHASE.rules().initial(), file, stop, (positions, proof) -> {});
  }

  private byte[] leftBehind(int n) throws IOException {
    LeftBehind left = new LeftBehind(folder.resolve("left"), n);
    assertThat(solve(left.file(), left).isKnown()).isFalse();
    return left.content();
  }

  @Test
  void aKilledRunThatGoesOnFindsWhatAWholeOneFinds() throws IOException {
    Path whole = folder.resolve("whole");
    Result expected = solve(whole, Stop.NEVER);
    assertThat(expected.least()).isEqualTo(-1);
    assertThat(expected.isKnown()).isTrue();
    assertThat(expected.positions()).isGreaterThan(4 * EVERY);
    assertThat(whole).doesNotExist();
    for (int n = 1; n <= 3; n++) {
      Path file = Files.write(folder.resolve("kept" + n), leftBehind(n));
      assertThat(solve(file, Stop.NEVER)).as("checkpoint %s", n).isEqualTo(expected);
      assertThat(file).doesNotExist();
    }
  }

  @Test
  void aStoppedRunGoesOnWhereItWas() throws IOException {
    Path file = folder.resolve("kept");
    Result result;
    long reached = 0;
    int runs = 0;
    do {
      int[] looks = {0};
      result = solve(file, () -> looks[0]++ > 4);
      assertThat(result.positions()).isGreaterThan(reached);
      reached = result.positions();
      runs++;
    } while (!result.isKnown());
    assertThat(result.least()).isEqualTo(-1);
    assertThat(result.proof()).isPositive();
    assertThat(runs).isGreaterThan(2);
    assertThat(file).doesNotExist();
  }

  @Test
  void aDamagedOrForeignFileIsRefusedAndLeftAlone() throws IOException {
    byte[] good = leftBehind(1);
    Path file = folder.resolve("kept");
    for (byte[] bad : Damage.to(good)) {
      refuses(Files.write(file, bad), BARE);
    }
    TableWork.Settings two =
        new TableWork.Settings(
            2, 1, 1 << 24, false, Stop.NEVER, () -> 0, (name, level, done, all) -> {});
    refuses(Files.write(file, good), TableWork.inMemory(CHASE, BARE, two).tables());
    assertThat(Files.readAllBytes(file)).isEqualTo(good);
  }

  private static void refuses(Path file, Tables<Ring> tables) {
    Ring start = CHASE.rules().initial();
    LoopSolver<Ring> solver = solver(tables);
    assertThatThrownBy(() -> solver.solve(start, file, Stop.NEVER, (positions, proof) -> {}))
        .isInstanceOf(CheckpointException.class);
  }

  @Test
  void aPlaceWhereNothingCanBeWrittenIsRefusedBeforeTheWork() {
    Path nowhere = folder.resolve("no such folder").resolve("kept");
    assertThatThrownBy(() -> solve(nowhere, Stop.NEVER)).isInstanceOf(IOException.class);
  }
}
