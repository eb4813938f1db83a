package org.papamu.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.core.proof.Claim;
import org.papamu.core.proof.ProofChecker;
import org.papamu.core.proof.ProofException;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code papamu check}: checks a proof that {@code solve --certificate} wrote. */
@Command(
    name = "check",
    description = {
      "Check a proof that solve wrote.",
      "By the rules of its game alone: every move of the other side is followed to the end.",
    })
public final class CheckCommand implements Callable<Integer> {

  private static final long MOST_FILE = 1L << 30;

  /** What the checker remembers of a position, in bytes, while its set grows. */
  private static final int BYTES_PER_POSITION = 32;

  private final Report report;
  private final Shelf shelf;

  @Parameters(paramLabel = "FILE", description = "The proof.")
  private Path file = Path.of("");

  @Inject
  CheckCommand(Report report, Shelf shelf) {
    this.report = report;
    this.shelf = shelf;
  }

  @Override
  public Integer call() {
    String name = Printable.of(file.toString(), 200);
    ProofChecker checker;
    try {
      if (Files.isDirectory(file)) {
        throw new BadRequest(
            "a folder, and a proof is a file; tables in a folder are checked by tables --verify",
            name);
      }
      if (!Files.isRegularFile(file) || Files.size(file) > MOST_FILE) {
        throw new BadRequest("no such file, or not a plain one of at most 1 GiB", name);
      }
      checker = ProofChecker.of(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new BadRequest("cannot be read", name);
    } catch (ProofException e) {
      throw new BadRequest(e.what(), name);
    }
    try (Interruption interruption = Interruption.watch()) {
      check(shelf.game(checker.game()), checker, name, interruption);
      return 0;
    }
  }

  private <P extends Position> void check(
      Game<P> game, ProofChecker checker, String name, Interruption interruption) {
    long most = Runtime.getRuntime().maxMemory() / 2 / BYTES_PER_POSITION;
    long start = System.nanoTime();
    ProofChecker.Checked checked;
    try {
      checked =
          GameFault.during(game, "rules", stop -> checker.check(game, most, stop), interruption);
    } catch (NotationException e) {
      throw new BadRequest(e, name);
    } catch (ProofException e) {
      throw new Failure("%s proves nothing: %s".formatted(name, e.what()), e);
    }
    double seconds = Math.round((System.nanoTime() - start) / 1e3) / 1e6;
    List<String> claims = checked.claims().stream().map(claim -> words(game, claim)).toList();
    Fields fields =
        Fields.of("game", game.info().name())
            .and("position", checker.position())
            .and("claims", claims)
            .and("positions", checked.positions())
            .and("leaves", checked.leaves())
            .and("seconds", seconds);
    report.answer(
        new Report.Answer(
            fields,
            () -> {
              report.line("proved of %s, %s:".formatted(game.info().name(), checker.position()));
              claims.forEach(claim -> report.line("  " + claim));
              report.line(
                  "%s positions in %s s"
                      .formatted(Numbers.grouped(checked.positions()), Numbers.seconds(seconds)));
            }));
  }

  private static String words(Game<?> game, Claim claim) {
    String seat = game.info().seats().get(claim.seat());
    if (claim.margin() == 1) {
      return seat + " wins";
    }
    return claim.margin() == 0 && !game.info().is(Fact.NORMAL_PLAY)
        ? seat + " does not lose"
        : "%s gets a margin of %d at least".formatted(seat, claim.margin());
  }
}
