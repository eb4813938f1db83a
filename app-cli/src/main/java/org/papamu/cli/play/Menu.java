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
  public void run(
      Supplier<Choice> choice, Function<String, Game<?>> open, LongSupplier seed, View view) {
    while (true) {
      Optional<Game<?>> game;
      Optional<List<String>> seats;
      Choice now = choice.get();
      List<OfferedGame> games = now.games();
      try (Talk talk = table.talk(view)) {
        Voice voice = new Voice(talk, table.words());
        now.news().forEach(talk::say);
        game = pickGame(voice, games, open);
        if (game.isEmpty()) {
          return;
        }
        seats = pickSeats(voice, game.get());
      }
      if (seats.isPresent()) {
        play(game.get(), seats.get(), seed.getAsLong(), view);
      }
    }
  }

  /** Plays; whatever becomes of the game, the menu goes on. */
  private <P extends Position> void play(Game<P> game, List<String> seats, long seed, View view) {
    try {
      table.play(Session.of(game), Table.Wishes.of(seats, seed), view);
    } catch (GameFault | PlayerFault | Failure thrown) {
      try (Talk talk = table.talk(view)) {
        new Voice(talk, table.words()).refuse(thrown);
      }
    }
  }

  /** The next line; empty where none came, or it was given up. */
  private static Optional<String> line(Voice voice, String prompt, Supplier<List<String>> words) {
    Answer answer = voice.talk().ask(prompt, words);
    return answer.is(Answer.Kind.LINE) ? Optional.of(answer.line()) : Optional.empty();
  }

  private static Optional<Game<?>> pickGame(
      Voice voice, List<OfferedGame> games, Function<String, Game<?>> open) {
    if (games.isEmpty()) {
      voice.say("menu.none");
      return Optional.empty();
    }
    voice.talk().say("");
    voice.talk().say("Papamū");
    for (int i = 0; i < games.size(); i++) {
      voice
          .talk()
          .say(
              "  %d  %-16s %s"
                  .formatted(
                      i + 1,
                      Printable.of(games.get(i).provider().title(voice.words().language())),
                      boards(games.get(i).provider().boards())));
    }
    voice.say("menu.how", example(games));
    boolean cancelled = false;
    while (true) {
      Answer answer = voice.talk().ask(voice.text("menu.game"), () -> names(games));
      boolean again = answer.is(Answer.Kind.CANCELLED) && !cancelled;
      cancelled = answer.is(Answer.Kind.CANCELLED);
      if (again || answer.is("")) {
        continue;
      }
      if (!answer.is(Answer.Kind.LINE) || answer.is("q") || answer.is("quit")) {
        return Optional.empty();
      }
      String line = answer.line();
      try {
        Optional<OfferedGame> numbered = numbered(games, line);
        if (numbered.isEmpty()) {
          Game<?> named = open.apply(line);
          voice.talk().say(Voice.summary(named));
          return Optional.of(named);
        }
        Optional<Game<?>> picked = pickBoard(voice, numbered.get(), open);
        if (picked.isPresent()) {
          return picked;
        }
      } catch (BadRequest e) {
        voice.talk().complain(Errors.lines(e, voice.words().language()));
      } catch (PluginFault | GameFault e) {
        voice.refuse(String.valueOf(e.getMessage()));
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
      Voice voice, OfferedGame game, Function<String, Game<?>> open) {
    String family = game.provider().name();
    List<String> boards = game.provider().boards();
    voice.talk().say(Voice.summary(open.apply(family)));
    while (true) {
      Optional<String> line = line(voice, voice.text("menu.board", boards.get(0)), () -> boards);
      if (line.isEmpty()) {
        return Optional.empty();
      }
      try {
        return Optional.of(open.apply(line.get().isEmpty() ? family : family + ":" + line.get()));
      } catch (BadRequest e) {
        voice.talk().complain(Errors.lines(e, voice.words().language()));
      }
    }
  }

  private Optional<List<String>> pickSeats(Voice voice, Game<?> game) {
    List<String> seats = game.info().seats();
    if (seats.size() == 1) {
      return Optional.of(List.of());
    }
    List<String> players = new ArrayList<>(table.roster().names());
    players.removeAll(NO_OPPONENTS);
    players.add(Seats.HUMAN);
    voice.say("menu.against", String.join(", ", players));
    while (true) {
      Optional<String> line = line(voice, voice.text("menu.opponent", USUAL), () -> players);
      if (line.isEmpty()) {
        return Optional.empty();
      }
      String player = line.get().isEmpty() ? USUAL : line.get();
      Optional<String> level = takesLevel(player) ? pickLevel(voice) : Optional.of("");
      if (level.isEmpty()) {
        return Optional.empty();
      }
      Optional<String> own =
          player.equals(Seats.HUMAN) ? Optional.of(seats.get(0)) : pickSeat(voice, seats);
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
        voice.talk().complain(Errors.lines(e, voice.words().language()));
      }
    }
  }

  private boolean takesLevel(String player) {
    return !table.roster().taken(player, Map.of(SharedSettings.LEVEL, "1")).isEmpty();
  }

  /** A level as it is written behind a player; empty if the person does not want to say. */
  private static Optional<String> pickLevel(Voice voice) {
    voice.say("menu.strength", STRONGEST);
    while (true) {
      Optional<String> line = line(voice, voice.text("menu.level", USUAL_LEVEL), () -> LEVELS);
      if (line.isEmpty()) {
        return Optional.empty();
      }
      String level = line.get().isEmpty() ? USUAL_LEVEL : line.get();
      if (LEVELS.contains(level)) {
        return Optional.of(":%s=%s".formatted(SharedSettings.LEVEL, level));
      }
      voice.complain("menu.bad-level", STRONGEST);
    }
  }

  /** Where the person sits; empty if that is not said. */
  private static Optional<String> pickSeat(Voice voice, List<String> seats) {
    String first = seats.get(0);
    while (true) {
      Optional<String> line =
          line(
              voice,
              voice.text("menu.seat", voice.words().series("or", seats), first),
              () -> seats);
      if (line.isEmpty()) {
        return Optional.empty();
      }
      String seat = line.get().isEmpty() ? first : line.get();
      if (seats.contains(seat)) {
        return Optional.of(seat);
      }
      voice.complain("menu.bad-seat", String.join(", ", seats));
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
