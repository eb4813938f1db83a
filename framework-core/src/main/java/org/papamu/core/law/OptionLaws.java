package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.List;
import java.util.stream.Stream;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Option;
import org.papamu.api.text.NotationException;

/** Laws about the options that games declare. */
final class OptionLaws {

  private OptionLaws() {}

  static void values(GameProvider provider, LawSettings settings) {
    for (String board : provider.boards()) {
      String text = provider.name() + ":" + board;
      Game<?> game = ProviderLaws.built(provider, text);
      for (Option option : game.options().values().keySet()) {
        if (settings.stop().requested()) {
          return;
        }
        unless(
            game.options().is(option, option.standard()),
            "\"%s\" has %s=%s, though %s is the default",
            text,
            option.name(),
            game.options().value(option),
            option.standard());
        String spelledOut = text + "," + option.name() + "=" + option.standard();
        Game<?> same = ProviderLaws.built(provider, spelledOut);
        unless(
            same.info().equals(game.info()),
            "\"%s\" spells out a default, but is \"%s\"",
            spelledOut,
            same.info().name());
        for (String value : others(option)) {
          inForce(provider, text, option, value);
        }
        unless(
            ProviderLaws.built(provider, text).info().equals(game.info()),
            "\"%s\" is another game after one with another %s was built",
            text,
            option.name());
      }
    }
  }

  private static void inForce(GameProvider provider, String board, Option option, String value) {
    String text = board + "," + option.name() + "=" + value;
    Game<?> game;
    try {
      game = provider.game(GameSpec.parse(provider, text));
    } catch (NotationException notHere) {
      RefusalLaws.inOrder(notHere, text);
      return;
    }
    unless(
        game.options().is(option, value),
        "\"%s\" is taken, but %s=%s is in force",
        text,
        option.name(),
        game.options().value(option));
    String item = option.isFlag() ? option.name() : option.name() + "=" + value;
    unless(
        List.of(game.info().name().split(",", -1)).contains(item),
        "\"%s\" is taken, but its full name \"%s\" does not show %s",
        text,
        game.info().name(),
        item);
    ProviderLaws.leadsBack(provider, game);
  }

  /** Values of an option other than its default: all words, or the ends and the near of numbers. */
  static List<String> others(Option option) {
    Stream<String> values =
        option.values().isEmpty()
            ? Stream.of(
                    option.least(),
                    Integer.parseInt(option.standard()) - 1,
                    Integer.parseInt(option.standard()) + 1,
                    option.most())
                .filter(value -> value >= option.least() && value <= option.most())
                .distinct()
                .map(String::valueOf)
            : option.values().stream();
    return values.filter(value -> !value.equals(option.standard())).toList();
  }
}
