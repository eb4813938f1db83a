package org.papamu.core.catalog;

import org.jspecify.annotations.Nullable;

/**
 * A plugin's code threw what it may not throw, or answered what it may not answer. The host goes
 * on; the plugin's author is to blame.
 */
public final class PluginFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The plugin's id. */
  private final String plugin;

  /** What was called. */
  private final String call;

  /**
   * A fault.
   *
   * @param plugin the plugin's id
   * @param call what was called, such as {@code game("konane:8x8")}
   * @param reason what came of it: one line that is safe to show
   * @param cause what the plugin threw, if it threw
   */
  public PluginFault(String plugin, String call, String reason, @Nullable Throwable cause) {
    super("plugin %s: %s %s".formatted(plugin, call, Reasons.cut(reason)), cause);
    this.plugin = plugin;
    this.call = call;
  }

  /** The plugin's id. */
  public String plugin() {
    return plugin;
  }

  /** What was called. */
  public String call() {
    return call;
  }
}
