package org.papamu.core.catalog;

import java.util.Optional;

final class ApiCheck {
  private ApiCheck() {}

  static Optional<String> misfit(JarArchive a) throws Refusal {
    return Optional.empty();
  }
}
