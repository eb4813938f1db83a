package org.papamu.fanorona;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.MoveEntry;
import org.papamu.api.PointSet;

/**
 * Step-by-step entry of a turn by walking the generator's own steps: a stone, then where it goes.
 * What follows a step is made when it is asked for, so a position with very many turns costs no
 * more than another.
 */
final class FanoronaEntry implements MoveEntry {

  private final Map<Step, Supplier<MoveEntry>> next = new LinkedHashMap<>();
  private final OptionalLong move;

  private FanoronaEntry(OptionalLong move) {
    this.move = move;
  }

  static MoveEntry start(FanoronaRules rules, FanoronaPosition position) {
    FanoronaEntry entry = new FanoronaEntry(OptionalLong.empty());
    Lattice lattice = rules.lattice;
    FanoronaRules.Kind kind = rules.kind(position);
    for (int point = 0; point < lattice.topology.size(); point++) {
      if ((position.own >>> point & 1) == 0) {
        continue;
      }
      FanoronaEntry stone =
          switch (kind) {
            case NONE -> new FanoronaEntry(OptionalLong.empty());
            case QUIET -> quiet(lattice, position, point);
            case CAPTURE -> onPath(rules, position, point, Path.from(rules, position, point));
          };
      if (!stone.next.isEmpty()) {
        entry.next.put(Step.at(point, lattice.topology.name(point)), () -> stone);
      }
    }
    return entry;
  }

  private static FanoronaEntry quiet(Lattice lattice, FanoronaPosition position, int from) {
    FanoronaEntry entry = new FanoronaEntry(OptionalLong.empty());
    long targets = lattice.neighbours(from) & position.empty(lattice);
    for (long left = targets; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      entry.next.put(
          Step.at(to, "-" + lattice.topology.name(to)),
          () -> new FanoronaEntry(OptionalLong.of(MoveCode.quiet(from, to))));
    }
    return entry;
  }

  private static FanoronaEntry onPath(
      FanoronaRules rules, FanoronaPosition position, int from, Path path) {
    FanoronaEntry entry =
        new FanoronaEntry(
            path.mayStop()
                ? OptionalLong.of(
                    rules.capture(position, from, path.point(), position.enemy ^ path.enemy()))
                : OptionalLong.empty());
    for (int step : rules.lattice.byText(path.point())) {
      if (path.offers(step)) {
        int to = path.target(step);
        entry.next.put(
            new Step(
                rules.lattice.text(path.point(), step),
                "-" + rules.lattice.topology.name(to),
                OptionalInt.of(to),
                PointSet.ofBits(path.taken(step))),
            () -> onPath(rules, position, from, path.after(step)));
      }
    }
    return entry;
  }

  @Override
  public List<Step> steps() {
    return List.copyOf(next.keySet());
  }

  @Override
  public MoveEntry after(Step step) {
    @Nullable Supplier<MoveEntry> entry = next.get(step);
    if (entry == null) {
      throw new IllegalArgumentException("not offered: " + step.text());
    }
    return entry.get();
  }

  @Override
  public OptionalLong move() {
    return move;
  }
}
