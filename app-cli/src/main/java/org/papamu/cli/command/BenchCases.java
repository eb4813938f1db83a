package org.papamu.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Host;
import org.papamu.core.text.Printable;

/**
 * The cases of the speed run.
 *
 * <p>They lie beside the plugins they are about, in the distribution: the host knows no game. A
 * loaded game without a case there gets two on its first board.
 */
final class BenchCases {

  /** The file in the application's folder. */
  private static final String FILE = "bench.txt";

  private static final String POSITION = "position ";

  private final Host host;

  @Inject
  BenchCases(Host host) {
    this.host = host;
  }

  /** The cases of the games of these families. */
  List<BenchCase> of(List<String> families) {
    List<BenchCase> cases = new ArrayList<>();
    listed().stream().filter(c -> families.contains(c.family())).forEach(cases::add);
    for (String family : families) {
      if (cases.stream().noneMatch(c -> c.family().equals(family))) {
        cases.add(BenchCase.usual(BenchCase.Kind.PERFT, family));
        cases.add(BenchCase.usual(BenchCase.Kind.PLAYOUTS, family));
      }
    }
    return cases;
  }

  private List<BenchCase> listed() {
    if (host.home().isEmpty()) {
      return List.of();
    }
    Path file = host.home().get().resolve(FILE);
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      return parse(Files.readAllLines(file));
    } catch (IOException | IllegalArgumentException | NotationException e) {
      throw new Failure(
          "%s cannot be used: %s"
              .formatted(
                  Printable.of(file.toString()), Printable.of(String.valueOf(e.getMessage()), 200)),
          e);
    }
  }

  private static List<BenchCase> parse(List<String> lines) {
    List<BenchCase> cases = new ArrayList<>();
    Map<String, String> positions = new HashMap<>();
    for (String line : lines) {
      if (line.startsWith(POSITION)) {
        String[] parts = line.split(" +", 4);
        if (parts.length < 4) {
          throw new IllegalArgumentException("a position of another form: " + line);
        }
        positions.put(parts[1] + " " + parts[2], parts[3].strip());
      } else if (!line.isBlank() && !line.startsWith("#")) {
        cases.add(BenchCase.parse(line, positions));
      }
    }
    return cases;
  }
}
