package org.papamu.core.law;

import static org.papamu.core.law.Broken.brief;
import static org.papamu.core.law.Broken.unless;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Option;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Plain;

/** Laws about a provider: its name, its boards, and what it refuses. */
final class ProviderLaws {

  private ProviderLaws() {}

  static void form(GameProvider provider, LawSettings settings) {
    String name = provider.name();
    boolean plain =
        !name.isEmpty()
            && name.length() <= 32
            && name.charAt(0) >= 'a'
            && name.charAt(0) <= 'z'
            && name.chars()
                .allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
    unless(
        plain,
        "the name \"%s\" is not a letter and up to 31 letters, digits and hyphens, lower case",
        brief(name));
    unless(!provider.title().isBlank(), "the title is blank");
    List<String> boards = provider.boards();
    unless(!boards.isEmpty(), "no board is on offer");
    Set<String> seen = new HashSet<>();
    for (String board : boards) {
      unless(
          Plain.isWord(board) && board.indexOf(',') < 0 && board.indexOf(':') < 0,
          "the board \"%s\" is not a plain word",
          brief(board));
      unless(seen.add(board), "the board %s is offered twice", board);
    }
  }

  static void boards(GameProvider provider, LawSettings settings) {
    for (String board : provider.boards()) {
      if (settings.stop().requested()) {
        return;
      }
      Game<?> game = built(provider, provider.name() + ":" + board);
      leadsBack(provider, game);
    }
    Game<?> unnamed = built(provider, provider.name());
    Game<?> first = built(provider, provider.name() + ":" + provider.boards().get(0));
    unless(
        unnamed.info().equals(first.info()),
        "\"%s\" alone is %s, not the first board on offer, %s",
        provider.name(),
        unnamed.info().name(),
        first.info().name());
  }

  /** The game that a text names, which must be one. */
  static Game<?> built(GameProvider provider, String text) {
    try {
      return provider.game(GameSpec.parse(provider, text));
    } catch (NotationException refused) {
      throw new Broken("\"%s\" is refused: %s".formatted(text, refused.message()));
    }
  }

  /** Whether a game's full name leads back to an equal game. */
  static <P extends Position> void leadsBack(GameProvider provider, Game<P> game) {
    String name = game.info().name();
    unless(
        name.startsWith(provider.name() + ":"),
        "the full name \"%s\" does not begin with \"%s:\"",
        name,
        provider.name());
    Game<?> again = built(provider, name);
    unless(
        again.info().equals(game.info()),
        "the full name \"%s\" leads to a game with other facts: %s, not %s",
        name,
        again.info(),
        game.info());
    unless(
        again.options().values().equals(game.options().values()),
        "the full name \"%s\" leads to a game with other options",
        name);
    unless(
        again.about().equals(game.about()) && again.look().equals(game.look()),
        "the full name \"%s\" leads to a game that tells or shows itself otherwise",
        name);
    String start = start(game);
    String other = start(again);
    unless(
        start.equals(other),
        "the full name \"%s\" leads to a game that starts \"%s\", not \"%s\"",
        name,
        other,
        start);
  }

  private static <P extends Position> String start(Game<P> game) {
    return game.notation().write(game.rules().initial());
  }

  static void refusals(GameProvider provider, LawSettings settings) {
    String board = provider.name() + ":" + provider.boards().get(0);
    for (String text : wrong(provider, board)) {
      try {
        Game<?> game = provider.game(GameSpec.parse(provider, text));
        throw new Broken("\"%s\" is taken for %s".formatted(brief(text), game.info().name()));
      } catch (NotationException refused) {
        inOrder(provider, text, refused);
      } catch (Broken broken) {
        throw broken;
      } catch (RuntimeException | Error thrown) {
        throw new Broken("asking for \"%s\" %s".formatted(brief(text), Broken.tell(thrown)));
      }
    }
    SplittableRandom random = new SplittableRandom(settings.seed());
    for (String right : Laws.games(provider)) {
      for (String text : Mutations.of(right, random, settings.texts())) {
        if (settings.stop().requested()) {
          return;
        }
        if (GameSpec.family(text).equals(provider.name())) {
          changed(provider, text);
        }
      }
    }
  }

  private static void changed(GameProvider provider, String text) {
    Game<?> game;
    try {
      game = provider.game(GameSpec.parse(provider, text));
    } catch (NotationException refused) {
      inOrder(provider, text, refused);
      return;
    } catch (RuntimeException | Error thrown) {
      throw new Broken("asking for \"%s\" %s".formatted(brief(text), Broken.tell(thrown)));
    }
    String name = game.info().name();
    String again = built(provider, name).info().name();
    unless(
        again.equals(name), "\"%s\" is taken for \"%s\", but that for \"%s\"", text, name, again);
  }

  private static void inOrder(GameProvider provider, String text, NotationException refused) {
    RefusalLaws.inOrder(refused, text);
    for (String suggestion : refused.suggestions()) {
      if (suggestion.startsWith(provider.name() + ":")) {
        try {
          Game<?> suggested = provider.game(GameSpec.parse(provider, suggestion));
          unless(!suggested.info().name().isEmpty(), "%s has no name", suggestion);
        } catch (NotationException refusedToo) {
          throw new Broken(
              "for \"%s\" the suggestion is \"%s\", which is itself refused: %s"
                  .formatted(brief(text), suggestion, refusedToo.message()));
        }
      }
    }
  }

  private static List<String> wrong(GameProvider provider, String board) {
    String name = provider.name();
    List<String> texts = new ArrayList<>();
    for (String bad :
        List.of(
            "no-such-board",
            "0x0",
            "0x3",
            "3x0",
            "03x03",
            "-3x3",
            "+3x3",
            "3X3",
            "3x",
            "x3",
            "x",
            "3x3x3",
            "\uff13x\uff13",
            "99999999999x3",
            "3x99999999999",
            "999999999x999999999",
            "4294967299x3",
            "3x3 ",
            "3x3\u0000")) {
      texts.add(name + ":" + bad);
    }
    texts.add(name + ":");
    texts.add(name + ":,");
    for (String item :
        List.of(
            ",", ",,", ",no-such-option", ",no-such-option=1", ",=", ",=1", ",no-such-option=")) {
      texts.add(board + item);
    }
    texts.add(board + ",a=" + "1".repeat(300));
    for (Option option : built(provider, board).options().values().keySet()) {
      String item = "," + option.name() + "=";
      texts.add(board + item);
      texts.add(board + item + "no-such-value");
      texts.add(board + item + option.standard() + item + option.standard());
      texts.add(board + item + option.standard() + ",");
      if (!option.isFlag()) {
        texts.add(board + "," + option.name());
      }
    }
    return texts;
  }
}
