package org.papamu.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Choice;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Zobrist;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Phrase;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.core.player.Consultation;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;

/** Who sits where: for each seat a person or a player. Holds the players until it is closed. */
final class Seats implements AutoCloseable {

  /** The name that stands for a person. */
  static final String HUMAN = "human";

  /** Who gives hints. */
  private static final PlayerSpec HINTS = PlayerSpec.parse("auto");

  private record Seat(String text, Optional<Seated> player) {}

  private record Seated(PlayerSpec spec, Player player) {}

  private final GameInfo info;
  private final Roster roster;
  private final long seed;
  private final Duration usualTime;
  private final List<Seat> seats = new ArrayList<>();

  private Seats(GameInfo info, Roster roster, Chances chances) {
    this.info = info;
    this.roster = roster;
    seed = chances.seed;
    usualTime = chances.usualTime;
  }

  /**
   * What players are given that do not say themselves.
   *
   * @param otherwise the player of a seat that is not given
   * @param seed what the random choices of all players come from
   * @param usualTime how long a player thinks that was given no limits
   */
  record Chances(String otherwise, long seed, Duration usualTime) {

    /** For seats that are only looked at. */
    static final Chances NONE = new Chances(HUMAN, 0, Duration.ofSeconds(1));
  }

  /**
   * Seats the players of a game.
   *
   * @param given items {@code SEAT=PLAYER}
   * @throws BadRequest if there is no such seat or player, or a seat is given twice
   */
  static Seats of(GameInfo info, Roster roster, List<String> given, Chances chances) {
    Map<String, String> bySeat = new LinkedHashMap<>();
    for (String item : given) {
      int equals = item.indexOf('=');
      if (equals <= 0) {
        throw new BadRequest(phrase("seat.form", item), "--seat");
      }
      String seat = item.substring(0, equals);
      if (!info.seats().contains(seat)) {
        NotationException fault =
            new NotationException(
                NotationException.Kind.ILLEGAL,
                item,
                0,
                phrase("seat.unknown", seat, String.join(", ", info.seats())),
                Nearest.to(seat, info.seats()));
        throw new BadRequest(fault, "--seat");
      }
      if (bySeat.putIfAbsent(seat, item.substring(equals + 1)) != null) {
        throw new BadRequest(phrase("seat.twice", seat), "--seat");
      }
    }
    Seats seats = new Seats(info, roster, chances);
    try {
      for (String name : info.seats()) {
        seats.seat(bySeat.getOrDefault(name, chances.otherwise));
      }
    } catch (RuntimeException e) {
      seats.close();
      throw e;
    }
    return seats;
  }

  private static Phrase phrase(String key, Object... arguments) {
    return Phrase.beside(Seats.class, key, arguments);
  }

  private void seat(String text) {
    if (text.equals(HUMAN)) {
      seats.add(new Seat(text, Optional.empty()));
      return;
    }
    try {
      PlayerSpec spec = PlayerSpec.parse(text);
      roster.requirePlays(spec, info);
      long own = spec.seed().orElse(Zobrist.mix(seed + seats.size()));
      Player player = roster.player(spec, new SplittableRandom(own));
      seats.add(new Seat(text, Optional.of(new Seated(spec, player))));
    } catch (NotationException e) {
      throw new BadRequest(e, "--seat");
    }
  }

  /** Whether a person sits there. */
  boolean isHuman(int seat) {
    return seats.get(seat).player.isEmpty();
  }

  /** Whether no person sits anywhere. */
  boolean noneHuman() {
    return seats.stream().noneMatch(seat -> seat.player.isEmpty());
  }

  /** Whether persons sit everywhere. */
  boolean allHuman() {
    return seats.stream().allMatch(seat -> seat.player.isEmpty());
  }

  /** Everybody moves on to the next seat: of two, they change sides. */
  void swap() {
    Collections.rotate(seats, 1);
  }

  /** The players by the names of their seats, as they were asked for. */
  Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      texts.put(info.seats().get(seat), seats.get(seat).text);
    }
    return Collections.unmodifiableMap(texts);
  }

  /**
   * Lets the player of the seat to move begin to choose.
   *
   * @param session not over; may be looked at meanwhile, not changed
   * @param budget what becomes of what the player may spend: a clock may leave it less
   */
  <P extends Position> Thinking choose(Session<P> session, UnaryOperator<Budget> budget) {
    Seated seated = seats.get(session.turn()).player.orElseThrow();
    return think(session, seated, budget.apply(seated.spec.budgetOr(usualTime)), 1, player -> {});
  }

  /** Lets the strongest player begin to look for what the seat to move should play. */
  <P extends Position> Thinking hint(Session<P> session, Budget budget, int lines) {
    Player player = roster.player(HINTS, new SplittableRandom(seed));
    return think(session, new Seated(HINTS, player), budget, lines, Player::close);
  }

  private static <P extends Position> Thinking think(
      Session<P> session, Seated seated, Budget budget, int lines, Consumer<Player> afterwards) {
    MoveList legal = session.legalMoves();
    Question<P> question = Question.of(session.history(), budget).withLines(lines);
    return Thinking.begin(
        thinking -> {
          try {
            return choose(
                question.withStop(thinking).withListener(thinking::think),
                seated.spec,
                seated.player,
                legal);
          } finally {
            afterwards.accept(seated.player);
          }
        });
  }

  /**
   * Asks a player now.
   *
   * @param legal the legal moves
   * @throws GameFault if the game's code fails or does not come back
   * @throws PlayerFault if the player does, or chooses another one
   */
  static <P extends Position> Choice choose(
      Question<P> question, PlayerSpec spec, Player player, MoveList legal) {
    try {
      return Consultation.choose(question.timedBy(System::nanoTime), spec.name(), player, legal);
    } catch (UnsupportedOperationException unsuited) {
      // A player says so of a game that it cannot play.
      throw new Failure(String.valueOf(unsuited.getMessage()), unsuited);
    }
  }

  @Override
  public void close() {
    for (Seat seat : seats) {
      seat.player.ifPresent(seated -> seated.player.close());
    }
  }
}
