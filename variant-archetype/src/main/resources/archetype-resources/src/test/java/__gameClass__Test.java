package ${package};

import org.papamu.testkit.GameLaws;
import org.papamu.testkit.ProvidedBy;

/** Every law on every board, and the files in src/test/resources/${artifactId}. */
@ProvidedBy(${gameClass}Provider.class)
class ${gameClass}Test extends GameLaws {}
