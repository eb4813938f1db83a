package org.papamu.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;
import org.papamu.api.GameProvider;
import org.papamu.core.law.Law;
import org.papamu.testkit.guide.GrowthProvider;

/** What an author sees of a provider that is not as it should be. */
class GameLawsTest {

  private final GameLaws laws = new UnlistedLaws();

  private static Stream<DynamicTest> tests(Stream<? extends DynamicNode> nodes) {
    return nodes.flatMap(
        node ->
            node instanceof DynamicContainer container
                ? tests(container.getChildren())
                : Stream.of((DynamicTest) node));
  }

  private static DynamicTest test(Stream<? extends DynamicNode> nodes, String begin) {
    return tests(nodes)
        .filter(test -> test.getDisplayName().startsWith(begin))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aProviderThatNoHostWouldFindFails() {
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(laws::isOffered)
        .withMessageContaining("is not listed in META-INF/services/org.papamu.api.GameProvider");
  }

  @Test
  void aBrokenLawFailsItsTest() {
    DynamicTest boards = test(laws.providerLaws(), "unlisted, provider-boards: ");
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(() -> boards.getExecutable().execute())
        .withMessageContaining("unlisted breaks the law provider-boards")
        .withMessageContaining("77x77");
  }

  @Test
  void aLawThatHoldsPasses() {
    DynamicTest hash = test(laws.gameLaws(), "unlisted:2x2, hash: ");
    assertThatCode(() -> hash.getExecutable().execute()).doesNotThrowAnyException();
    // Else Maven calls it gameLaws()[1][9].
    assertThat(hash.getTestSourceUri()).isPresent();
  }

  @Test
  void everyLawIsATestOfEveryGame() {
    assertThat(tests(laws.gameLaws())).hasSameSizeAs(Law.ofGames());
    assertThat(laws.providerLaws()).hasSameSizeAs(Law.ofProviders());
  }

  private static final class NamesNothing extends GameLaws {}

  public abstract static class NotToBeMade implements GameProvider {}

  @ProvidedBy(NotToBeMade.class)
  private static final class NamesWhatCannotBeMade extends GameLaws {}

  @ProvidedBy(GrowthProvider.class)
  private static final class NamesGrowth extends GameLaws {}

  @Test
  void theProviderIsTheOneThatIsNamed() {
    assertThat(new NamesGrowth().provider()).isInstanceOf(GrowthProvider.class);
    assertThatIllegalStateException()
        .isThrownBy(() -> new NamesNothing().provider())
        .withMessageContaining("annotate it with @ProvidedBy, or override provider()");
    assertThatIllegalStateException()
        .isThrownBy(() -> new NamesWhatCannotBeMade().provider())
        .withMessageContaining("NotToBeMade");
  }

  @Test
  void missingVectorsAreSkippedAndMissingPlaythroughsFail() {
    assertThatExceptionOfType(TestAbortedException.class)
        .isThrownBy(() -> test(laws.perft(), "unlisted/").getExecutable().execute())
        .withMessageContaining("there is no unlisted/perft.jsonl");
    assertThatExceptionOfType(TestAbortedException.class)
        .isThrownBy(() -> test(laws.moves(), "unlisted/").getExecutable().execute());
    assertThatExceptionOfType(AssertionFailedError.class)
        .isThrownBy(() -> test(laws.playthroughs(), "unlisted:2x2").getExecutable().execute())
        .withMessageContaining("there is no unlisted/playthroughs/2x2.txt");
  }
}
