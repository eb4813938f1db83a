package org.papamu.testkit.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Position;
import org.papamu.core.law.Law;
import org.papamu.core.law.LawSettings;
import org.papamu.core.law.Laws;
import org.papamu.core.law.Violation;
import org.papamu.examples.hex.HexProvider;

/** The laws of providers find faults of providers. */
class ProviderFaultsTest {

  private static final LawSettings SETTINGS =
      LawSettings.quick().withWalks(1).withPositions(4).withTexts(20);

  /** A sound provider passed on; a fault is planted by overriding one method. */
  private static class FaultyProvider implements GameProvider {
    private final GameProvider sound = new HexProvider();

    @Override
    public String name() {
      return sound.name();
    }

    @Override
    public String title() {
      return sound.title();
    }

    @Override
    public List<String> boards() {
      return sound.boards();
    }

    @Override
    public Game<?> game(GameSpec spec) {
      return sound.game(spec);
    }

    /** The sound game with another name. */
    Game<?> renamed(GameSpec spec, UnaryOperator<String> name) {
      return renamed(sound.game(spec), name);
    }

    private static <P extends Position> Game<?> renamed(Game<P> game, UnaryOperator<String> name) {
      GameInfo old = game.info();
      GameInfo info =
          new GameInfo(
              name.apply(old.name()),
              old.title(),
              old.seats(),
              old.worst(),
              old.best(),
              old.facts(),
              old.maxPly(),
              old.repetition());
      return new FaultyGame<>(game) {
        @Override
        public GameInfo info() {
          return info;
        }
      };
    }
  }

  private static List<Law> broken(GameProvider provider) {
    List<Violation> found = Laws.check(provider, Law.ofProviders(), SETTINGS);
    assertThat(found).allSatisfy(violation -> assertThat(violation.message()).isNotBlank());
    return found.stream().map(Violation::law).toList();
  }

  @Test
  void aSoundProviderBreaksNone() {
    assertThat(broken(new HexProvider())).isEmpty();
    assertThat(Laws.check(new HexProvider(), SETTINGS)).isEmpty();
  }

  @Test
  void aNameInCapitals() {
    assertThat(
            broken(
                new FaultyProvider() {
                  @Override
                  public String name() {
                    return "Hex";
                  }
                }))
        .contains(Law.PROVIDER_FORM);
  }

  @Test
  void noBoard() {
    assertThat(
            broken(
                new FaultyProvider() {
                  @Override
                  public List<String> boards() {
                    return List.of();
                  }
                }))
        .contains(Law.PROVIDER_FORM);
  }

  @Test
  void aBoardThatIsNotThere() {
    assertThat(
            broken(
                new FaultyProvider() {
                  @Override
                  public List<String> boards() {
                    return List.of("3x3", "99x99");
                  }
                }))
        .contains(Law.PROVIDER_BOARDS);
  }

  @Test
  void aFullNameThatLeadsElsewhere() {
    assertThat(
            broken(
                new FaultyProvider() {
                  @Override
                  public Game<?> game(GameSpec spec) {
                    return renamed(spec, name -> "hex:3x3");
                  }
                }))
        .contains(Law.PROVIDER_BOARDS);
  }

  @Test
  void anOptionThatTheNameDoesNotShow() {
    assertThat(
            broken(
                new FaultyProvider() {
                  @Override
                  public Game<?> game(GameSpec spec) {
                    return renamed(spec, name -> name.replace(",swap", ""));
                  }
                }))
        .contains(Law.PROVIDER_OPTIONS);
  }

  @Test
  void anOptionThatIsTakenButNotInForce() {
    assertThat(
            broken(
                new FaultyProvider() {
                  @Override
                  public Game<?> game(GameSpec spec) {
                    return super.game(GameSpec.parse(this, spec.text().replace("=on", "=off")));
                  }
                }))
        .contains(Law.PROVIDER_OPTIONS);
  }

  @Test
  void anUnknownOptionThatIsIgnored() {
    assertThat(
            broken(
                new FaultyProvider() {
                  @Override
                  public Game<?> game(GameSpec spec) {
                    String known = spec.text().replaceAll(",no-such-option[^,]*", "");
                    return super.game(GameSpec.parse(this, known));
                  }
                }))
        .containsExactly(Law.PROVIDER_REFUSALS);
  }

  @Test
  void anotherExceptionThanTheOneForText() {
    assertThat(
            broken(
                new FaultyProvider() {
                  @Override
                  public Game<?> game(GameSpec spec) {
                    if (spec.board().startsWith("0")) {
                      throw new IllegalArgumentException("no rows");
                    }
                    return super.game(spec);
                  }
                }))
        .containsExactly(Law.PROVIDER_REFUSALS);
  }

  @Test
  void anErrorWhileBuildingDoesNotReachTheCaller() {
    GameProvider failing =
        new FaultyProvider() {
          @Override
          public Game<?> game(GameSpec spec) {
            throw new NoClassDefFoundError("planted");
          }
        };
    assertThat(Laws.check(failing, SETTINGS))
        .extracting(Violation::law)
        .contains(Law.PROVIDER_BOARDS);
    assertThat(Laws.report(Laws.check(failing, SETTINGS)))
        .contains("hex breaks the law provider-boards", "threw NoClassDefFoundError: planted");
  }
}
