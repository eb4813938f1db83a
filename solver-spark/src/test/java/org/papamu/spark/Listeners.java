package org.papamu.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** On which addresses processes listen, as Linux tells it. */
final class Listeners {

  private static final String LISTENING = "0A";

  /** All of 127.0.0.0/8, the last byte first. */
  private static final String IP4 = "[0-9A-F]{6}7F:.*";

  private static final String IP4_IN_IP6 = "0{16}FFFF0000[0-9A-F]{6}7F:.*";
  private static final String IP6 = "0{24}01000000:.*";

  private Listeners() {}

  static boolean canBeTold() {
    return Files.isReadable(Path.of("/proc/net/tcp"));
  }

  /** The addresses, in hexadecimal digits, that are not this machine's own loopback. */
  static List<String> outside(List<Long> processes) throws IOException {
    return addresses(processes).stream()
        .filter(at -> Stream.of(IP4, IP4_IN_IP6, IP6).noneMatch(at::matches))
        .toList();
  }

  static List<String> addresses(List<Long> processes) throws IOException {
    Set<String> sockets = new HashSet<>();
    for (long process : processes) {
      try (Stream<Path> open = Files.list(Path.of("/proc", String.valueOf(process), "fd"))) {
        for (Path one : open.toList()) {
          String to = Files.exists(one) ? Files.readSymbolicLink(one).toString() : "";
          if (to.startsWith("socket:[")) {
            sockets.add(to.substring("socket:[".length(), to.length() - 1));
          }
        }
      }
    }
    List<String> found = new ArrayList<>();
    for (String table : List.of("/proc/net/tcp", "/proc/net/tcp6")) {
      for (String line : Files.readAllLines(Path.of(table))) {
        String[] words = line.trim().split("\\s+", -1);
        if (words[3].equals(LISTENING) && sockets.contains(words[9])) {
          found.add(words[1]);
        }
      }
    }
    return found;
  }
}
