package org.papamu.fanorona;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.papamu.api.Indexer;
import org.papamu.api.MoveList;

/**
 * The index of Fanorona's positions, by numbers of stones.
 *
 * <p>A class {@code m-n} holds the positions where one side has m stones and the other n, at most
 * m. The stones of the side to move are told from the other's, not White's from Black's: the rules
 * treat both alike. The larger set is taken to the least of its images and numbered among the
 * orbits of its size, the smaller one among the sets of the points that are left. A set that is its
 * own image leaves spare numbers; the larger set has few such, which is why it leads.
 */
final class StoneIndexer implements Indexer<FanoronaPosition> {

  /** One class. */
  private record Stones(int more, int fewer) {}

  private final FanoronaRules rules;
  private final int points;
  private final List<Stones> classes = new ArrayList<>();

  /** By {@code more << 6 | fewer}: the class. */
  private final int[] numbers = new int[64 * 64];

  /** By the number of stones; made when first used. */
  private final AtomicReferenceArray<Orbits> orbits;

  StoneIndexer(FanoronaRules rules) {
    this.rules = rules;
    points = rules.lattice.topology.size();
    orbits = new AtomicReferenceArray<>(rules.stones + 1);
    for (int all = 2; all <= 2 * rules.stones; all++) {
      for (int fewer = Math.max(1, all - rules.stones); 2 * fewer <= all; fewer++) {
        numbers[(all - fewer) << 6 | fewer] = classes.size();
        classes.add(new Stones(all - fewer, fewer));
      }
    }
  }

  private Orbits orbits(int stones) {
    Orbits known = orbits.get(stones);
    return known == null ? made(stones) : known;
  }

  private synchronized Orbits made(int stones) {
    Orbits known = orbits.get(stones);
    if (known == null) {
      known = new Orbits(rules.lattice.topology, stones);
      orbits.set(stones, known);
    }
    return known;
  }

  @Override
  public int classes() {
    return classes.size();
  }

  @Override
  public String name(int number) {
    Stones stones = classes.get(number);
    return stones.more + "-" + stones.fewer;
  }

  @Override
  public int pieces(int number) {
    Stones stones = classes.get(number);
    return stones.more + stones.fewer;
  }

  @Override
  public long size(int number) {
    Stones stones = classes.get(number);
    long others = Subsets.count(points - stones.more, stones.fewer);
    long leads = orbits(stones.more).count();
    long sides = stones.more == stones.fewer ? 1 : 2;
    return leads > Long.MAX_VALUE / others / sides ? Long.MAX_VALUE : leads * others * sides;
  }

  @Override
  public int classOf(FanoronaPosition position) {
    int own = Long.bitCount(position.own);
    int enemy = Long.bitCount(position.enemy);
    if (own == 0 || enemy == 0) {
      return NONE;
    }
    return own >= enemy ? numbers[own << 6 | enemy] : numbers[enemy << 6 | own];
  }

  @Override
  public long index(FanoronaPosition position) {
    int own = Long.bitCount(position.own);
    int enemy = Long.bitCount(position.enemy);
    boolean larger = own >= enemy;
    long lead = larger ? position.own : position.enemy;
    long other = larger ? position.enemy : position.own;
    Orbits leads = orbits(larger ? own : enemy);
    long others = Subsets.count(points - (larger ? own : enemy), larger ? enemy : own);
    long index = leads.pair(lead, other, others);
    return larger ? index : index + leads.count() * others;
  }

  @Override
  public void position(int number, long index, FanoronaPosition target) {
    Stones stones = classes.get(number);
    Orbits leads = orbits(stones.more);
    long others = Subsets.count(points - stones.more, stones.fewer);
    long half = leads.count() * others;
    boolean larger = index < half;
    long place = larger ? index : index - half;
    long lead = leads.member(place / others);
    long other = Subsets.set(place % others, stones.fewer, points, lead);
    target.own = larger ? lead : other;
    target.enemy = larger ? other : lead;
    target.turn = FanoronaPosition.WHITE;
    target.quiet = 0;
  }

  @Override
  public boolean retracts() {
    return true;
  }

  /** A quiet move backwards: legal where the side that made it could not capture. */
  @Override
  public void retractions(FanoronaPosition position, MoveList out) {
    out.clear();
    Lattice lattice = rules.lattice;
    long empty = position.empty(lattice);
    for (int direction = 0; direction < Lattice.DIRECTIONS; direction++) {
      long targets = lattice.moved(position.enemy, direction) & empty;
      for (long left = targets; left != 0; left &= left - 1) {
        int before = Long.numberOfTrailingZeros(left);
        int after = lattice.back(before, direction);
        long change = (1L << before) | (1L << after);
        if (lattice.capturers(position.enemy ^ change, position.own, empty ^ change) == 0) {
          out.add(MoveCode.quiet(before, after));
        }
      }
    }
  }

  @Override
  public void retract(FanoronaPosition position, long retraction) {
    long change = (1L << MoveCode.from(retraction)) | (1L << MoveCode.to(retraction));
    long own = position.enemy ^ change;
    position.enemy = position.own;
    position.own = own;
    position.turn ^= 1;
    position.quiet = 0;
  }
}
