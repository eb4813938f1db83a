package org.papamu.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.papamu.api.GameProvider;

/** Names the provider whose games a class of {@link GameLaws} tests. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ProvidedBy {

  /** The provider: a public class with a public constructor without parameters. */
  Class<? extends GameProvider> value();
}
