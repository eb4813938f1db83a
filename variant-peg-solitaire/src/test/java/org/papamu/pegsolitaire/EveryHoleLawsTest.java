package org.papamu.pegsolitaire;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.papamu.core.law.Laws;

/** The same with every start hole and every target that a board has names for. */
@Tag("deep")
final class EveryHoleLawsTest extends PegLawsTest {

  @Override
  protected List<String> games() {
    return Laws.games(provider());
  }
}
