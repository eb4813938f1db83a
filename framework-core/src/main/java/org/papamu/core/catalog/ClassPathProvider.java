package org.papamu.core.catalog;

import java.util.ServiceLoader;

/** A provider that a service loader found but has not made yet. */
record ClassPathProvider(ServiceLoader.Provider<?> provider) {

  Class<?> type() {
    return provider.type();
  }

  Object make() {
    return provider.get();
  }
}
