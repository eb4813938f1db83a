package ${package};

import org.papamu.api.GameProvider;
import org.papamu.testkit.GameLaws;

/** Every law on every board, and the files in src/test/resources/${artifactId}. */
class ${gameClass}Test extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new ${gameClass}Provider();
  }
}
