package org.papamu.cli;

import java.util.ArrayList;
import java.util.List;
import org.papamu.core.catalog.LiveCatalog;

/** Remembers the catalog that a run opened, if it opened one, to close it at the end. */
final class OpenCatalog implements AutoCloseable {

  private final List<LiveCatalog> catalogs = new ArrayList<>();

  LiveCatalog keep(LiveCatalog catalog) {
    catalogs.add(catalog);
    return catalog;
  }

  @Override
  public void close() {
    catalogs.forEach(LiveCatalog::close);
  }
}
