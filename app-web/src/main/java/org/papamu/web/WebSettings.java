package org.papamu.web;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.papamu.core.catalog.LiveCatalog;

/**
 * What a server is started with.
 *
 * @param catalog where games come from; looked at anew before each new game
 * @param folder where games are kept, made if it does not exist; without one they are in memory
 *     only and end with the server
 * @param address where to listen
 * @param ports the ports to listen on, the first one that is free; 0 for any. At least one
 * @param token what changes of anything need; drawn by chance if it is not given. An address that
 *     other machines can reach needs one
 * @param clock the date of records and the age of kept games
 * @param nanoTime a clock in nanoseconds, as {@link System#nanoTime}
 */
public record WebSettings(
    LiveCatalog catalog,
    Optional<Path> folder,
    WebAddress address,
    List<Integer> ports,
    Optional<String> token,
    Clock clock,
    LongSupplier nanoTime) {

  private static final int LEAST_TOKEN = 16;
  private static final int MOST_TOKEN = 128;

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if there is no port, the token is none, or is missing where
   *     other machines can reach the address
   */
  public WebSettings {
    ports = List.copyOf(ports);
    if (ports.isEmpty() || ports.stream().anyMatch(port -> port < 0 || port > 65_535)) {
      throw new IllegalArgumentException("a port is 0 to 65535");
    }
    if (token.isEmpty() && !address.isLoopback()) {
      throw new IllegalArgumentException("an address that others can reach needs a token");
    }
    if (token.isPresent() && !isToken(token.get())) {
      throw new IllegalArgumentException("not a token");
    }
  }

  /** Whether a text can be a token: 16 to 128 letters, digits, hyphens and underscores. */
  public static boolean isToken(String text) {
    return text.length() >= LEAST_TOKEN
        && text.length() <= MOST_TOKEN
        && text.chars()
            .allMatch(
                c ->
                    (c >= 'a' && c <= 'z')
                        || (c >= 'A' && c <= 'Z')
                        || (c >= '0' && c <= '9')
                        || c == '-'
                        || c == '_');
  }
}
