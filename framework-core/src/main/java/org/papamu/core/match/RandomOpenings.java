package org.papamu.core.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Rules;
import org.papamu.api.Score;
import org.papamu.api.Zobrist;
import org.papamu.core.search.AlphaBeta;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;

/**
 * Openings of random legal plies from the usual start: each legal move is as likely as the other.
 * None is over, none leads to the same position as another one or to its image under a symmetry
 * that keeps play. In a zero-sum game of two seats each is the most level of four by a short
 * search, and none is won already as far as that sees, unless all are: both games of a pair that
 * begins lopsided go to whoever gets the better side, and say little of the players.
 *
 * <p>Where no other opening of so many plies is found, those that follow are longer; where none is
 * found at all, they begin again. The opening with an index depends on the game, the plies and the
 * seed only, so a longer match begins as a shorter one.
 *
 * @param <P> the game's own position type
 */
public final class RandomOpenings<P extends Position> implements Openings<P> {

  /** The most plies of an opening. */
  public static final int MAX_PLIES = 200;

  /** By default openings are as long as it takes to have so many sequences of plies. */
  private static final long VARIED = 500;

  private static final int MOST_BY_DEFAULT = 20;

  /** So many attempts in a row without a new position, and openings of this length are used up. */
  private static final int ATTEMPTS = 200;

  /** How many new positions there are to choose from. */
  private static final int CANDIDATES = 4;

  /** The nodes of the search that compares them; it has one thread, so it is repeatable. */
  private static final long NODES = 10_000;

  /** How often openings grow by a ply or two before they are said to have run out. */
  private static final int LENGTHENINGS = 6;

  private final Game<P> game;
  private final Rules<P> rules;
  private final long seed;
  private final SplittableRandom random;
  private final int plies;
  private final int longest;
  private final List<Opening<P>> found = new ArrayList<>();
  private final Set<P> seen = new HashSet<>();
  private int length;
  private int lengthenings;
  private boolean exhausted;
  private boolean choosy;
  private @Nullable GameFault failure;

  /**
   * Openings of so many plies.
   *
   * @param plies 0 to {@link #MAX_PLIES}; at 0 there is one opening, the usual start
   */
  public RandomOpenings(Game<P> game, int plies, long seed) {
    this(game, plies, seed, MAX_PLIES);
  }

  private RandomOpenings(Game<P> game, int plies, long seed, int longest) {
    if (plies < 0 || plies > MAX_PLIES) {
      throw new IllegalArgumentException("plies " + plies);
    }
    this.game = game;
    this.plies = plies;
    this.longest = Math.max(plies, longest);
    rules = game.rules();
    this.seed = seed;
    random = new SplittableRandom(Zobrist.mix(seed));
    length = plies;
    lengthenings = plies == 0 ? LENGTHENINGS : 0;
    choosy = plies > 0 && game.info().is(GameInfo.Fact.ZERO_SUM);
  }

  /** Openings of as many plies as suit the game: see {@link #usualPlies}. */
  public static <P extends Position> RandomOpenings<P> of(Game<P> game, long seed) {
    return new RandomOpenings<>(game, usualPlies(game), seed);
  }

  /**
   * Openings of so many plies, or of as many as suit the game.
   *
   * @param plies 0 to {@link #MAX_PLIES}; empty for {@link #usualPlies}
   */
  public static <P extends Position> RandomOpenings<P> of(
      Game<P> game, Optional<Integer> plies, long seed) {
    return new RandomOpenings<>(game, plies.orElseGet(() -> usualPlies(game)), seed);
  }

  /**
   * Openings like these for games that are broken off after so many plies: where they are used up,
   * none becomes so long that nothing is left to play. Openings that have so many from the start
   * keep them.
   *
   * @param gamePlies the plies of the longest game, from 1
   */
  public RandomOpenings<P> within(int gamePlies) {
    return new RandomOpenings<>(game, plies, seed, Math.min(gamePlies - 1, MAX_PLIES));
  }

  /**
   * The number of plies that gives some hundred sequences of moves, a multiple of the number of
   * seats; 20 at most.
   */
  public static <P extends Position> int usualPlies(Game<P> game) {
    int seats = game.info().seats().size();
    int plies = seats;
    try {
      while (plies + seats <= MOST_BY_DEFAULT && pathsOf(game, plies) < VARIED) {
        plies += seats;
      }
    } catch (GameFault fault) {
      // Not so deep, then; a game that comes to where its code fails will say so.
      return seats;
    }
    return plies;
  }

  private static <P extends Position> long pathsOf(Game<P> game, int depth) {
    return GameFault.guard(
        game, "moves or play", () -> paths(game.rules(), game.rules().initial(), depth, VARIED));
  }

  /** The number of move paths of this depth, counted up to a bound. */
  private static <P extends Position> long paths(Rules<P> rules, P from, int depth, long most) {
    MoveList moves = new MoveList();
    rules.moves(from, moves);
    if (depth <= 1) {
      return moves.size();
    }
    long paths = 0;
    for (int i = 0; i < moves.size() && paths < most; i++) {
      P next = rules.copy(from);
      rules.play(next, moves.get(i));
      paths += paths(rules, next, depth - 1, most - paths);
    }
    return paths;
  }

  @Override
  public synchronized Opening<P> opening(int index) {
    while (found.size() <= index && !exhausted) {
      try {
        GameFault.guard(
            game,
            "moves, play or image",
            () -> {
              next();
              return true;
            });
      } catch (GameFault fault) {
        // What did not come back may do so at any time: no more openings are made.
        exhausted = true;
        if (found.isEmpty()) {
          failure = fault;
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
    return found.get(index % found.size());
  }

  @Override
  public String description() {
    return plies
        + " random plies"
        + (game.info().is(GameInfo.Fact.ZERO_SUM) ? ", the most level of " + CANDIDATES : "");
  }

  /** How many different ones there are, if they have run out. */
  public synchronized OptionalInt exhausted() {
    return exhausted ? OptionalInt.of(found.size()) : OptionalInt.empty();
  }

  private void next() {
    @Nullable Session<P> chosen = null;
    int least = Integer.MAX_VALUE;
    int left = choosy ? CANDIDATES : 1;
    for (int attempt = 0; attempt < ATTEMPTS && left > 0; attempt++) {
      Optional<Candidate<P>> candidate = candidate();
      if (candidate.isPresent()) {
        left--;
        if (candidate.get().imbalance < least) {
          chosen = candidate.get().session;
          least = candidate.get().imbalance;
        }
      }
    }
    if (chosen != null) {
      seen.add(chosen.position());
      found.add(new Opening<>(chosen.start(), chosen.moves()));
      return;
    }
    if (choosy && found.isEmpty()) {
      choosy = false;
      seen.clear();
      return;
    }
    if (lengthenings < LENGTHENINGS && length < longest) {
      lengthenings++;
      length = Math.min(longest, length + game.info().seats().size());
      return;
    }
    exhausted = true;
    if (found.isEmpty()) {
      found.add(new Opening<>(rules.initial(), new long[0]));
    }
  }

  private record Candidate<P extends Position>(Session<P> session, int imbalance) {}

  /** An opening that is new, if one attempt finds it. Where the game's code fails there is none. */
  private Optional<Candidate<P>> candidate() {
    Session<P> session = Session.of(game);
    try {
      return walk(session) && isNew(session.position())
          ? Optional.of(new Candidate<>(session, choosy ? imbalance(session) : 0))
          : Optional.empty();
    } catch (RuntimeException | Error thrown) {
      if (!GameFault.isFrom(game, thrown)) {
        throw thrown;
      }
      return Optional.empty();
    }
  }

  /** Plays at random; answers whether the game went on for so long and is not over. */
  private boolean walk(Session<P> session) {
    for (int ply = 0; ply < length && session.outcome().isEmpty(); ply++) {
      session.play(session.legalMoves().pick(random));
    }
    return session.outcome().isEmpty();
  }

  /** How much better one seat stands; the greatest number where it has won. */
  private int imbalance(Session<P> session) {
    try (AlphaBeta player = new AlphaBeta(1, 1, new SplittableRandom(0))) {
      // Two lines, since a single one of a forced move is answered without a search.
      Budget budget = Budget.UNLIMITED.withNodes(NODES);
      Score score =
          player
              .choose(Question.of(session.history(), budget).withLines(2))
              .thought()
              .orElseThrow()
              .best()
              .score();
      return switch (score.kind()) {
        case WIN, LOSS -> Integer.MAX_VALUE;
        case DRAW -> 0;
        // A win that is not proved yet is an estimate beyond all evaluations.
        case ESTIMATE ->
            Math.abs(score.value()) < Evaluator.LIMIT ? Math.abs(score.value()) : Integer.MAX_VALUE;
      };
    }
  }

  /** Whether neither the position nor an image of it was seen. */
  private boolean isNew(P position) {
    P image = rules.initial();
    for (int symmetry = 0; symmetry < game.board().symmetries(); symmetry++) {
      if (rules.image(position, symmetry, image) && seen.contains(image)) {
        return false;
      }
    }
    return !seen.contains(position);
  }
}
