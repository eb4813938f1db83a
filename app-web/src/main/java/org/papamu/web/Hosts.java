package org.papamu.web;

import java.util.Locale;
import java.util.Set;

/**
 * The names under which this server may be called. On this machine alone these are three; where
 * others can reach it, any IP address and nothing that a name server could answer for.
 */
final class Hosts {

  private final Set<String> own;
  private final String port;
  private final boolean anyAddress;

  Hosts(WebAddress address, int port) {
    this.port = ":" + port;
    own = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
    anyAddress = !address.isLoopback();
  }

  /** Whether a {@code Host} header names this server. */
  boolean isOwn(String host) {
    String lower = host.toLowerCase(Locale.ROOT);
    if (own.contains(lower)) {
      return true;
    }
    if (!anyAddress || !lower.endsWith(port)) {
      return false;
    }
    String name = lower.substring(0, lower.length() - port.length());
    boolean bracketed = name.startsWith("[") && name.endsWith("]") && name.contains(":");
    String bare = bracketed ? name.substring(1, name.length() - 1) : name;
    return (bracketed || !bare.contains(":")) && WebAddress.parse(bare).isPresent();
  }
}
