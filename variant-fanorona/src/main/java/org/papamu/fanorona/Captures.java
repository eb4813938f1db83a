package org.papamu.fanorona;

/**
 * The capturing step, once for the generator, step-by-step entry, notation and refusals: which
 * steps a stone may make, what each takes, and what may follow it. Immutable and shared between
 * threads.
 */
final class Captures {

  private static final int BOTH_WAYS = 3;

  final Lattice lattice;

  /** The points that a step can take, by the lattice's index. */
  private final long[] rays;

  /** The steps that may follow a step at all. */
  private final int following;

  /** The steps of direction 0 that its own kind bans: none or both ways of capturing. */
  private final int banned;

  private final boolean forced;

  private Captures(Lattice lattice, long[] rays, int following, int banned, boolean forced) {
    this.lattice = lattice;
    this.rays = rays;
    this.following = following;
    this.banned = banned;
    this.forced = forced;
  }

  /** Sequences of captures. */
  static Captures sequences(Lattice lattice, RuleSet rules) {
    return new Captures(
        lattice,
        lattice.rays(),
        Lattice.ALL_STEPS,
        rules.turning() ? BOTH_WAYS : 0,
        rules.forced());
  }

  /** One capturing step a turn. */
  static Captures single(Lattice lattice) {
    return new Captures(lattice, lattice.rays(), 0, 0, false);
  }

  /** One capturing step a turn, which takes one stone: the one next to the step. */
  static Captures oneStone(Lattice lattice) {
    return new Captures(lattice, lattice.firstOfRays(), 0, 0, false);
  }

  /** Whether a turn is one step. */
  boolean isSingle() {
    return following == 0;
  }

  /** The first steps of a stone. */
  int first(int point, long enemy, long empty) {
    return lattice.steps(point, enemy, empty);
  }

  /** The enemy stones that a step takes. */
  long taken(int point, int step, long enemy) {
    return Lattice.taken(rays[(point << 5) | step], enemy);
  }

  /**
   * The points that may be entered after a step: those that could before and the ones it emptied,
   * without the one it entered. The start is never among them: it was not empty.
   */
  static long openAfter(long open, long taken, int to) {
    return (open | taken) & ~(1L << to);
  }

  /**
   * The steps that may follow a step.
   *
   * @param to where the step ended
   * @param step the step
   * @param enemy the enemy stones that are left
   * @param open the points that may be entered
   */
  int onward(int to, int step, long enemy, long open) {
    return lattice.steps(to, enemy, open) & following & ~(banned << (step & ~1));
  }

  /** Whether the turn may end before these steps. */
  boolean mayStop(int onward) {
    return onward == 0 || !forced;
  }
}
