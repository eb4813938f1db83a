package org.papamu.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;

/**
 * An address to listen on: an IP address, never a name, so that nothing has to be looked up.
 *
 * @param text as it was given, such as {@code 127.0.0.1} or {@code ::1}
 * @param address the same
 */
public record WebAddress(String text, InetAddress address) {

  /** This machine alone. */
  public static final WebAddress LOOPBACK =
      parse("127.0.0.1").orElseThrow(() -> new IllegalStateException("no loopback"));

  /** The address that a text means; empty if it is not an IP address. */
  public static Optional<WebAddress> parse(String text) {
    boolean literal =
        text.indexOf(':') >= 0
            ? text.chars().allMatch(c -> c == ':' || c == '.' || Character.digit(c, 16) >= 0)
            : text.matches("[0-9]{1,3}(\\.[0-9]{1,3}){3}");
    if (!literal || text.length() > 45 || text.chars().anyMatch(c -> c > 'f')) {
      return Optional.empty();
    }
    try {
      return Optional.of(new WebAddress(text, InetAddress.getByName(text)));
    } catch (UnknownHostException e) {
      return Optional.empty();
    }
  }

  /** Whether only this machine can reach it. */
  public boolean isLoopback() {
    return address.isLoopbackAddress();
  }

  /** As it stands in a page's address: IPv6 in brackets. */
  String inUrl() {
    return text.indexOf(':') >= 0 ? "[" + text + "]" : text;
  }
}
