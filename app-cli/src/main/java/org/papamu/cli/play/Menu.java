package org.papamu.cli.play;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Errors;
import org.papamu.cli.output.Failure;
import org.papamu.core.catalog.OfferedGame;
import org.papamu.core.catalog.PluginFault;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.player.SharedSettings;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;

/** The first screen: pick a game, a board and an opponent, and play. */
public final class Menu {

  private static final int WIDTH_OF_BOARDS = 52;

  private static final String USUAL = "auto";

  /** Players that are not offered: one plays alone, the other needs to be told a program. */
  private static final List<String> NO_OPPONENTS = List.of("perfect", "engine");

  private static final String USUAL_LEVEL = "4";
  private static final int STRONGEST = SharedSettings.FULL_LEVEL;
  private static final List<String> LEVELS =
      IntStream.rangeClosed(1, STRONGEST).mapToObj(Integer::toString).toList();

  private final Table table;

  @Inject
  Menu(Table table) {
    this.table = table;
  }

  /**
   * The games that can be picked.
   *
   * @param games the games
   * @param news what has changed since they were asked for last, a line each
   */
  public record Choice(List<OfferedGame> games, List<String> news) {

    /** Copies the lists. */
    public Choice {
      games = List.copyOf(games);
      news = List.copyOf(news);
    }
  }

  /**
   * Asks and plays until the person leaves.
   *
   * @param choice the games to pick from, asked for before each game
   */
  public void run(Supplier<Choice> choice, Function<String, Game<?>> open, LongSupplier seed) {
    while (true) {
      Optional<Game<?>> game;
      Optional<List<String>> seats;
      Choice now = choice.get();
      List<OfferedGame> games = now.games();
      try (Talk talk = table.talk()) {
        now.news().forEach(talk::say);
        game = pickGame(talk, games, open);
        if (game.isEmpty()) {
          return;
        }
        seats = pickSeats(talk, game.get());
      }
      if (seats.isPresent()) {
        play(game.get(), seats.get(), seed.getAsLong());
      }
    }
  }

  /** Plays; whatever becomes of the game, the menu goes on. */
  private <P extends Position> void play(Game<P> game, List<String> seats, long seed) {
    try {
      table.play(
          Session.of(game), new Table.Wishes(seats, Optional.empty(), Optional.empty(), seed));
    } catch (GameFault | PlayerFault | Failure thrown) {
      try (Talk talk = table.talk()) {
        talk.complain(List.of("error: " + Printable.of(String.valueOf(thrown.getMessage()), 500)));
      }
    }
  }

  private static Optional<Game<?>> pickGame(
      Talk talk, List<OfferedGame> games, Function<String, Game<?>> open) {
    if (games.isEmpty()) {
      talk.say("No games are loaded.");
      return Optional.empty();
    }
    talk.say("");
    talk.say("Papamū");
    for (int i = 0; i < games.size(); i++) {
      talk.say(
          "  %d  %-16s %s"
              .formatted(
                  i + 1,
                  games.get(i).provider().title(),
                  boards(games.get(i).provider().boards())));
    }
    talk.say("A number, or a game with its board such as %s; q leaves.".formatted(example(games)));
    while (true) {
      Optional<String> line = talk.ask("game> ", () -> names(games));
      if (line.isEmpty() || line.get().equals("q") || line.get().equals("quit")) {
        return Optional.empty();
      }
      if (line.get().isEmpty() || line.get().equals(Talk.CANCELLED)) {
        continue;
      }
      try {
        Optional<OfferedGame> numbered = numbered(games, line.get());
        if (numbered.isEmpty()) {
          return Optional.of(open.apply(line.get()));
        }
        Optional<Game<?>> picked = pickBoard(talk, numbered.get(), open);
        if (picked.isPresent()) {
          return picked;
        }
      } catch (BadRequest e) {
        talk.complain(Errors.lines(e));
      } catch (PluginFault e) {
        talk.complain(List.of("error: " + e.getMessage()));
      }
    }
  }

  /** As many boards as fit on a line. */
  private static String boards(List<String> boards) {
    StringBuilder text = new StringBuilder();
    for (String board : boards) {
      if (text.length() + board.length() > WIDTH_OF_BOARDS) {
        return text + "...";
      }
      text.append(board).append("  ");
    }
    return text.toString().stripTrailing();
  }

  private static Optional<OfferedGame> numbered(List<OfferedGame> games, String line) {
    for (int i = 0; i < games.size(); i++) {
      if (line.equals(Integer.toString(i + 1))) {
        return Optional.of(games.get(i));
      }
    }
    return Optional.empty();
  }

  private static Optional<Game<?>> pickBoard(
      Talk talk, OfferedGame game, Function<String, Game<?>> open) {
    String family = game.provider().name();
    List<String> boards = game.provider().boards();
    while (true) {
      Optional<String> line =
          talk.ask("board (Enter for %s)> ".formatted(boards.get(0)), () -> boards);
      if (line.isEmpty() || line.get().equals(Talk.CANCELLED)) {
        return Optional.empty();
      }
      try {
        return Optional.of(open.apply(line.get().isEmpty() ? family : family + ":" + line.get()));
      } catch (BadRequest e) {
        talk.complain(Errors.lines(e));
      }
    }
  }

  private Optional<List<String>> pickSeats(Talk talk, Game<?> game) {
    List<String> seats = game.info().seats();
    if (seats.size() == 1) {
      return Optional.of(List.of());
    }
    List<String> players = new ArrayList<>(table.roster().names());
    players.removeAll(NO_OPPONENTS);
    players.add(Seats.HUMAN);
    talk.say("Against: " + String.join(", ", players));
    while (true) {
      Optional<String> line = talk.ask("opponent (Enter for %s)> ".formatted(USUAL), () -> players);
      if (line.isEmpty() || line.get().equals(Talk.CANCELLED)) {
        return Optional.empty();
      }
      String player = line.get().isEmpty() ? USUAL : line.get();
      Optional<String> level = takesLevel(player) ? pickLevel(talk) : Optional.of("");
      if (level.isEmpty()) {
        return Optional.empty();
      }
      Optional<String> own =
          player.equals(Seats.HUMAN) ? Optional.of(seats.get(0)) : pickSeat(talk, seats);
      if (own.isEmpty()) {
        return Optional.empty();
      }
      List<String> items = new ArrayList<>();
      for (String seat : seats) {
        if (!seat.equals(own.get())) {
          items.add(seat + "=" + player + level.get());
        }
      }
      try {
        table.check(game.info(), items);
        return Optional.of(List.copyOf(items));
      } catch (BadRequest e) {
        talk.complain(Errors.lines(e));
      }
    }
  }

  private boolean takesLevel(String player) {
    return !table.roster().taken(player, Map.of(SharedSettings.LEVEL, "1")).isEmpty();
  }

  /** A level as it is written behind a player; empty if the person does not want to say. */
  private static Optional<String> pickLevel(Talk talk) {
    talk.say("How strong? 1 is a beginner, %s is full strength.".formatted(STRONGEST));
    while (true) {
      Optional<String> line =
          talk.ask("level (Enter for %s)> ".formatted(USUAL_LEVEL), () -> LEVELS);
      if (line.isEmpty() || line.get().equals(Talk.CANCELLED)) {
        return Optional.empty();
      }
      String level = line.get().isEmpty() ? USUAL_LEVEL : line.get();
      if (LEVELS.contains(level)) {
        return Optional.of(":%s=%s".formatted(SharedSettings.LEVEL, level));
      }
      talk.complain(List.of("error: a level is a number from 1 to " + STRONGEST));
    }
  }

  /** Where the person sits; empty if that is not said. */
  private static Optional<String> pickSeat(Talk talk, List<String> seats) {
    String first = seats.get(0);
    while (true) {
      Optional<String> line =
          talk.ask(
              "you play %s (Enter for %s)> ".formatted(String.join(" or ", seats), first),
              () -> seats);
      if (line.isEmpty() || line.get().equals(Talk.CANCELLED)) {
        return Optional.empty();
      }
      String seat = line.get().isEmpty() ? first : line.get();
      if (seats.contains(seat)) {
        return Optional.of(seat);
      }
      talk.complain(List.of("error: there is " + String.join(", ", seats)));
    }
  }

  private static List<String> names(List<OfferedGame> games) {
    List<String> names = new ArrayList<>();
    for (OfferedGame game : games) {
      game.provider().boards().forEach(board -> names.add(game.provider().name() + ":" + board));
    }
    return names;
  }

  private static String example(List<OfferedGame> games) {
    return names(games).get(0);
  }
}
