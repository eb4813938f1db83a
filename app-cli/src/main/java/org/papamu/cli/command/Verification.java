package org.papamu.cli.command;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.OfferedGame;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.law.LawSettings;
import org.papamu.core.law.Laws;
import org.papamu.core.law.Violation;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;

/** What a check of a plugin found: damage of its jar, and laws that its games break. */
final class Verification {

  /** A plugin that has not been examined by then is not waited for. */
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private final Plugin plugin;
  private final Report report;
  private final List<String> problems = new ArrayList<>();
  private final List<Violation> violations = new ArrayList<>();
  private boolean inPart;

  private Verification(Plugin plugin, Report report) {
    this.plugin = plugin;
    this.report = report;
  }

  static Verification of(Catalog catalog, Plugin plugin, Report report) {
    Verification verification = new Verification(plugin, report);
    plugin.problem().ifPresent(verification.problems::add);
    Optional<String> damage = plugin.damage();
    damage.ifPresent(verification.problems::add);
    if (plugin.state() == Plugin.State.LOADED && damage.isEmpty()) {
      long end = System.nanoTime() + LIMIT.toNanos();
      LawSettings settings = LawSettings.quick().withStop(() -> System.nanoTime() - end > 0);
      for (OfferedGame game : catalog.games()) {
        if (game.plugin().id().equals(plugin.id())) {
          verification.violations.addAll(Laws.check(game.provider(), settings));
        }
      }
      verification.inPart = settings.stop().requested();
    }
    return verification;
  }

  boolean isSound() {
    return problems.isEmpty() && violations.isEmpty();
  }

  Fields fields() {
    return Fields.of("id", plugin.id())
        .and("version", plugin.version())
        .and("sound", isSound())
        .and("complete", !inPart)
        .and("problems", problems)
        .and("violations", violations.stream().map(Verification::fields).toList());
  }

  private static Object fields(Violation violation) {
    return Fields.of("law", violation.law().key())
        .and("game", Printable.of(violation.game(), 300))
        .and("message", Printable.of(violation.message(), 1000))
        .and("seed", violation.seed())
        .and("moves", violation.moves())
        .and("position", violation.position())
        .and("board", violation.board())
        .and("advice", violation.law().advice())
        .map();
  }

  void print() {
    report.line(
        "%s: %s"
            .formatted(
                plugin.label(),
                isSound()
                    ? "sound"
                    : plugin.state() == Plugin.State.DISABLED ? "disabled" : "not sound"));
    if (inPart) {
      report.line("  looked at in part only: %s s are up".formatted(LIMIT.toSeconds()));
    }
    problems.forEach(problem -> report.line("  " + problem));
    for (Violation violation : violations) {
      violation.text().lines().forEach(line -> report.line("  " + Printable.of(line, 2000)));
    }
  }
}
