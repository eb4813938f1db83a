package org.papamu.cli.command;

import com.google.common.math.LongMath;
import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Indexer;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.player.SharedSettings;
import org.papamu.core.session.Written;
import org.papamu.core.table.ClassSummary;
import org.papamu.core.table.TableException;
import org.papamu.core.table.TableWork;
import org.papamu.core.table.Tables;
import org.papamu.core.text.Fields;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu tables}: makes endgame tables in a folder. */
@Command(
    name = "tables",
    description = {
      "Make endgame tables: exact values of all positions with few pieces.",
      "A run that was broken off goes on where it was. solve --tables uses them.",
    })
public final class TablesCommand implements Callable<Integer> {

  /** What the tables together may have if nothing is said: minutes of work. */
  private static final long USUAL_ENTRIES = 12_000_000;

  private static final double SHARE = 0.7;

  /** What a processor of an engine's machine builds and verifies in a second: docs/spark.md. */
  private static final double ENTRIES_A_SECOND = 130_000;

  /** What an entry sends to others while that is done. */
  private static final double BYTES_AN_ENTRY = 3;

  /** Work for which it is worth while to tell the time that it will take, in seconds. */
  private static final double LONG = 10;

  private final Report report;
  private final Shelf shelf;
  private final ProgressLine progress;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, such as fanorona:5x5.")
  private String game = "";

  @Parameters(index = "1", paramLabel = "DIR", description = "The folder for the tables.")
  private Path folder = Path.of("");

  @Option(
      names = "--pieces",
      paramLabel = "N",
      description = "The most pieces; if not given, as many as a minute or so allows.")
  private @Nullable Integer pieces;

  @Option(
      names = "--verify",
      description = "Work out every entry again from those after its moves, in old tables too.")
  private boolean verify;

  @Option(names = "--time", paramLabel = "T", description = "Stop after this time, to go on later.")
  private @Nullable String time;

  @Option(
      names = "--memory",
      paramLabel = "M",
      description = "The most memory for entries, such as 2G.")
  private @Nullable String memory;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of threads; 1 if not given.")
  private int threads = 1;

  @Mixin private EngineOptions engine;

  @Inject
  TablesCommand(Report report, Shelf shelf, ProgressLine progress, EngineOptions engine) {
    this.report = report;
    this.shelf = shelf;
    this.progress = progress;
    this.engine = engine;
  }

  @Override
  public Integer call() {
    LimitOptions.threads(threads, SharedSettings.MAX_THREADS);
    if (pieces != null && pieces < 1) {
      throw new BadRequest("the number of pieces is 1 or more", "--pieces");
    }
    return make(shelf.game(game));
  }

  private <P extends Position> int make(Game<P> opened) {
    if (opened.withoutDrawRules().indexer().isEmpty()) {
      throw new BadRequest(opened.info().name() + " has no index, so no tables", "GAME");
    }
    long room =
        LimitOptions.memory(memory, LimitOptions.MOST_TENTHS)
            .orElse((long) (Runtime.getRuntime().maxMemory() * SHARE));
    int most = pieces != null ? pieces : TableWork.pieces(opened, USUAL_ENTRIES);
    List<TableWork.Planned> plan = TableWork.plan(opened, most);
    if (plan.isEmpty()) {
      throw new BadRequest("no class has so few pieces", "--pieces");
    }
    int largest = TableWork.mostPieces(opened);
    if (most > largest) {
      report.note(
          "note: no class of %s has more than %s pieces, so these are all"
              .formatted(opened.info().name(), largest));
    }
    Optional<Path> machines = engine.engine();
    Estimate estimate = new Estimate(plan, machines.isPresent());
    estimate.first();
    try (Interruption interruption = Interruption.watch()) {
      SolveOrder order =
          SolveOrder.within(LimitOptions.time(time), OptionalLong.of(room), interruption, progress);
      Report.Answer answer =
          order.work(opened, run -> made(opened, machines, most, room, estimate, run));
      report.answer(answer);
      return interruption.requested() ? Interruption.STATUS : 0;
    } catch (SolveOrder.Interrupted e) {
      return Interruption.STATUS;
    } catch (TableException e) {
      progress.end();
      throw TableSolving.refusal(e);
    } catch (ClusterException e) {
      progress.end();
      throw new Failure(e.message(), e);
    }
  }

  private <P extends Position> Report.Answer made(
      Game<P> opened,
      Optional<Path> machines,
      int most,
      long room,
      TableWork.Listener told,
      SolveOrder.Run run) {
    TableWork.Settings settings =
        new TableWork.Settings(most, threads, room, verify, run, System::nanoTime, told);
    TableWork.Built<P> built =
        machines.isPresent()
            ? builtBy(machines.get(), opened, settings)
            : TableWork.inFolder(opened, folder, settings);
    double seconds = run.end();
    try (Tables<P> tables = built.tables()) {
      return answer(opened, tables, built.complete(), seconds);
    }
  }

  private <P extends Position> TableWork.Built<P> builtBy(
      Path machines, Game<P> opened, TableWork.Settings settings) {
    if (opened.withoutDrawRules().indexer().filter(Indexer::retracts).isEmpty()) {
      throw new BadRequest(
          "the index of %s takes no moves back, so its tables are made here alone"
              .formatted(opened.info().name()),
          "--engine");
    }
    RemoteGame<P> code = RemoteGame.of(shelf.catalog(), opened);
    try (Cluster cluster = engine.open(machines)) {
      return TableWork.inFolder(opened, folder, settings, cluster.tables(code));
    }
  }

  private <P extends Position> Report.Answer answer(
      Game<P> opened, Tables<P> tables, boolean complete, double seconds) {
    List<Map<String, Object>> classes = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("class", "positions", "wins", "draws", "losses", "longest", "position"));
    for (ClassSummary summary : tables.classes()) {
      String position =
          summary.longestAt() < 0
              ? ""
              : Written.position(opened, tables.position(summary, summary.longestAt()));
      long positions = summary.entries() - summary.spare();
      classes.add(
          Fields.of("name", summary.name())
              .and("pieces", tables.pieces(summary))
              .and("entries", summary.entries())
              .and("positions", positions)
              .and("wins", summary.wins())
              .and("draws", summary.draws())
              .and("losses", summary.losses())
              .and("longest", summary.longest())
              .and("longestPosition", position)
              .map());
      rows.add(
          List.of(
              summary.name(),
              Numbers.grouped(positions),
              Numbers.grouped(summary.wins()),
              Numbers.grouped(summary.draws()),
              Numbers.grouped(summary.losses()),
              String.valueOf(summary.longest()),
              position));
    }
    long bytes = tables.fileBytes();
    long entries = tables.entries();
    Fields fields =
        Fields.of("game", opened.info().name())
            .and("folder", folder.toString())
            .and("classes", classes)
            .and("entries", entries)
            .and("bytes", bytes)
            .and("complete", complete)
            .and("verified", verify && complete)
            .and("seconds", seconds);
    return new Report.Answer(
        fields,
        () -> {
          report.table(rows);
          report.line(
              "%s entries, %s bytes on disk, in %s s%s"
                  .formatted(
                      Numbers.grouped(entries),
                      Numbers.grouped(bytes),
                      Numbers.seconds(seconds),
                      verify && complete ? "; every entry verified" : ""));
          if (!complete) {
            report.line("not finished; the same command goes on");
          }
        });
  }

  /** Words about how far a class is. */
  static String words(String name, int level, long done, long entries) {
    String what =
        switch (level) {
          case TableWork.VERIFYING -> "checking";
          case -1 -> "looking at all moves";
          default -> "decided in " + level + " plies";
        };
    return "class %s of %s entries: %s, %d %%"
        .formatted(name, Numbers.grouped(entries), what, entries == 0 ? 100 : 100 * done / entries);
  }

  /** Small classes cost more for each entry: one of so many entries has to be done for a guess … */
  private static final int TELLING = 100;

  /** … unless so many seconds have passed. */
  private static final int PATIENCE = 60;

  /** Tells how much there is to do, and, once that can be told, how long it will take. */
  private final class Estimate implements TableWork.Listener {

    private final List<TableWork.Planned> plan;
    private long start;
    private final long all;
    private String current = "";
    private final boolean elsewhere;
    private boolean told;

    Estimate(List<TableWork.Planned> plan, boolean elsewhere) {
      this.elsewhere = elsewhere;
      this.plan = plan;
      all = plan.stream().mapToLong(TableWork.Planned::entries).reduce(0, LongMath::saturatedAdd);
    }

    void first() {
      if (all == Long.MAX_VALUE) {
        report.note("%d classes, over 9 * 10^18 entries".formatted(plan.size()));
        return;
      }
      if (elsewhere) {
        report.note(
            "%d classes, %s entries; at most %s MB of disk, on every machine too; about %s s of one processor, %s MB to send"
                .formatted(
                    plan.size(),
                    Numbers.grouped(all),
                    Numbers.grouped((all >> 20) + 1),
                    Numbers.grouped(Math.round(all / ENTRIES_A_SECOND) + 1),
                    Numbers.grouped(Math.round(all * BYTES_AN_ENTRY / (1 << 20)) + 1)));
        return;
      }
      long largest = plan.stream().mapToLong(TableWork.Planned::bytes).max().orElse(0);
      report.note(
          "%d classes, %s entries; the largest needs %s MB of memory, and all at most %s MB of disk"
              .formatted(
                  plan.size(),
                  Numbers.grouped(all),
                  Numbers.grouped((largest >> 20) + 1),
                  Numbers.grouped((all >> 20) + 1)));
    }

    @Override
    public void told(String className, int level, long done, long entries) {
      if (current.isEmpty()) {
        // Not before: what an engine takes to start says nothing about classes.
        start = System.nanoTime();
      }
      if (!className.equals(current)) {
        current = className;
        tellTime();
      }
      progress.told(() -> words(className, level, done, entries));
    }

    /** At the beginning of a class, from the time that the ones before took. */
    private void tellTime() {
      double seconds = (System.nanoTime() - start) / 1e9;
      long before = 0;
      for (TableWork.Planned planned : plan) {
        if (planned.name().equals(current)) {
          break;
        }
        before += planned.entries();
      }
      double left = before == 0 ? 0 : seconds / before * (all - before);
      boolean known = before >= all / TELLING || seconds > PATIENCE;
      if (!told && known && seconds > 1 && left > LONG) {
        told = true;
        report.note("about %s s to go".formatted(Numbers.grouped(Math.round(left))));
      }
    }
  }
}
