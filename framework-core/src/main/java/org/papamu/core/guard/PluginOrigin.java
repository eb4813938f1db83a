package org.papamu.core.guard;

/** A class loader that can say which plugin its classes belong to. */
public interface PluginOrigin {

  /** The plugin's id and version, such as {@code variant-konane 1.0.0}; safe to show. */
  String plugin();
}
