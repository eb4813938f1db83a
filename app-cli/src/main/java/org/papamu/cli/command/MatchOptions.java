package org.papamu.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.match.Adjudication;
import org.papamu.core.match.Adjudication.Agreement;
import org.papamu.core.match.ListedOpenings;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.match.Openings;
import org.papamu.core.match.RandomOpenings;
import org.papamu.core.match.Sprt;
import org.papamu.core.match.Timing;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Quantities;
import picocli.CommandLine.Option;

/** The conditions of a match, as options. */
public final class MatchOptions {

  private static final int USUAL_GAMES = 40;
  private static final int TEST_GAMES = 20_000;
  private static final int MAX_GAMES = 1_000_000;
  private static final int MAX_CONCURRENCY = 256;
  private static final int LONG_GAME = 1000;
  private static final long MAX_OPENINGS_BYTES = 8_000_000;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = {
        "The games of each two players, rounded up to pairs;",
        "40 if not given, with --sprt 20000."
      })
  private @Nullable Integer games;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many games are played at once; 1 if not given.")
  private int concurrency = 1;

  @Option(
      names = "--time",
      paramLabel = "T",
      defaultValue = "100ms",
      description = "The time for a move of players without limits; 100ms if not given.")
  private String time = "100ms";

  @Option(
      names = "--clock",
      paramLabel = "MAIN[+INC]",
      description = "A clock for the whole game of each seat, such as 1m+500ms.")
  private @Nullable String clock;

  @Option(
      names = "--grace",
      paramLabel = "T",
      defaultValue = "200ms",
      description = {
        "How late a move may be before the game is lost; 200ms if not given.",
        "The first move of a program just started may be later by a second."
      })
  private String grace = "200ms";

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "How many random plies an opening has; if not given, as suits the game.")
  private @Nullable Integer plies;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description = {
        "Openings instead of random ones: a position a line,",
        "or moves from the usual start."
      })
  private @Nullable Path openings;

  @Option(
      names = "--sprt",
      paramLabel = "ELO0,ELO1",
      description = {
        "Stop as soon as one of two differences in strength can be ruled out,",
        "logistic Elo of the first player over the second."
      })
  private @Nullable String sprt;

  @Option(
      names = "--alpha",
      paramLabel = "X",
      description = "The risk to accept ELO1 wrongly; 0.05 if not given.")
  private @Nullable String alpha;

  @Option(
      names = "--beta",
      paramLabel = "X",
      description = "The risk to accept ELO0 wrongly; 0.05 if not given.")
  private @Nullable String beta;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      description = {
        "A game of so many plies is a draw;",
        "1000 if not given where games could last for ever."
      })
  private @Nullable Integer maxPlies;

  @Option(
      names = "--win-score",
      paramLabel = "SCORE,PLIES",
      description = "Won when both players say so for so many plies, in hundredths.")
  private @Nullable String winScore;

  @Option(
      names = "--draw-score",
      paramLabel = "SCORE,PLIES",
      description = "Drawn when both players say so for so many plies, in hundredths.")
  private @Nullable String drawScore;

  /** The conditions as they are to be. */
  MatchSettings settings(GameInfo info, long seed) {
    int asked = games == null ? (sprt == null ? USUAL_GAMES : TEST_GAMES) : games;
    require(asked, 1, MAX_GAMES, "--games");
    require(concurrency, 1, MAX_CONCURRENCY, "--concurrency");
    Timing timing = new Timing(clock(), duration(grace, "--grace"), Timing.USUAL.patience());
    return new MatchSettings(asked, seed, concurrency, timing, adjudication(info), test());
  }

  /** The time for a move of players without limits; with a clock there is no other time. */
  Optional<Duration> usualTime() {
    Duration usual = duration(time, "--time");
    return clock == null ? Optional.of(usual) : Optional.empty();
  }

  /** The conditions that are the same for the same match only, in words. */
  String limits(MatchSettings settings) {
    String limits = clock == null ? "time " + time : "clock " + clock;
    limits += ", grace " + grace;
    int most = settings.adjudication().maxPlies();
    limits += most == Integer.MAX_VALUE ? "" : ", %s plies".formatted(most);
    limits += winScore == null ? "" : ", win " + winScore;
    return limits + (drawScore == null ? "" : ", draw " + drawScore);
  }

  private static void require(int number, int least, int most, String option) {
    if (number < least || number > most) {
      throw new BadRequest("the number is %s to %s".formatted(least, most), option);
    }
  }

  private static Duration duration(String text, String option) {
    return read(text, option, Quantities::duration);
  }

  private static <T> T read(String text, String option, Function<String, T> reader) {
    try {
      return reader.apply(text);
    } catch (NotationException e) {
      throw new BadRequest(e, option);
    }
  }

  private Optional<Timing.Clock> clock() {
    return Optional.ofNullable(clock).map(text -> read(text, "--clock", MatchOptions::clock));
  }

  private static Timing.Clock clock(String text) {
    int plus = text.indexOf('+');
    if (plus < 0) {
      return new Timing.Clock(Quantities.duration(text), Duration.ZERO);
    }
    Duration main = part(text, 0, plus, Quantities::duration);
    return new Timing.Clock(main, part(text, plus + 1, text.length(), Quantities::duration));
  }

  /** Reads a part of a text; a fault is shown in the whole. */
  private static <T> T part(String text, int start, int end, Function<String, T> reader) {
    try {
      return reader.apply(text.substring(start, end));
    } catch (NotationException e) {
      throw new NotationException(e.kind(), text, start + e.offset(), e.message());
    }
  }

  private Adjudication adjudication(GameInfo info) {
    if (maxPlies != null) {
      require(maxPlies, 1, Integer.MAX_VALUE, "--max-plies");
    }
    int usual = info.maxPly() == Integer.MAX_VALUE ? LONG_GAME : Integer.MAX_VALUE;
    return new Adjudication(
        maxPlies == null ? usual : maxPlies,
        agreement(winScore, "--win-score"),
        agreement(drawScore, "--draw-score"));
  }

  private static Optional<Agreement> agreement(@Nullable String text, String option) {
    return Optional.ofNullable(text)
        .map(
            given ->
                read(
                    given,
                    option,
                    all -> {
                      int comma = comma(all, "SCORE,PLIES");
                      int score =
                          part(
                              all,
                              0,
                              comma,
                              t -> (int) Quantities.number(t, "a score", 0, 1_000_000));
                      int plies =
                          part(
                              all,
                              comma + 1,
                              all.length(),
                              t -> (int) Quantities.number(t, "the number of plies", 2, 10_000));
                      return new Agreement(score, plies);
                    }));
  }

  private static int comma(String text, String form) {
    int comma = text.indexOf(',');
    if (comma < 0) {
      throw new NotationException(Kind.MALFORMED, text, text.length(), "what is asked is " + form);
    }
    return comma;
  }

  private Optional<Sprt> test() {
    if (sprt == null) {
      if (alpha != null || beta != null) {
        throw new BadRequest("a risk is for a test: --sprt ELO0,ELO1", "--alpha, --beta");
      }
      return Optional.empty();
    }
    double risk1 = risk(alpha, "--alpha");
    double risk2 = risk(beta, "--beta");
    return Optional.of(
        read(
            sprt,
            "--sprt",
            text -> {
              int comma = comma(text, "ELO0,ELO1, such as 0,10");
              double elo0 = part(text, 0, comma, MatchOptions::elo);
              double elo1 = part(text, comma + 1, text.length(), MatchOptions::elo);
              if (elo0 >= elo1) {
                throw new NotationException(
                    Kind.ILLEGAL,
                    text,
                    comma + 1,
                    "the second difference is greater than the first");
              }
              return new Sprt(elo0, elo1, risk1, risk2);
            }));
  }

  private static double risk(@Nullable String text, String option) {
    if (text == null) {
      return Sprt.USUAL_RISK;
    }
    return read(
        text,
        option,
        given -> {
          double risk = decimal(given);
          if (risk <= 0 || risk >= 0.5) {
            throw new NotationException(
                Kind.OUT_OF_BOUNDS, given, 0, "a risk is above 0 and below 0.5");
          }
          return risk;
        });
  }

  private static double elo(String text) {
    double elo = decimal(text);
    if (Math.abs(elo) > 1000) {
      throw new NotationException(Kind.OUT_OF_BOUNDS, text, 0, "a difference is -1000 to 1000 Elo");
    }
    return elo;
  }

  /** A number in plain digits, with a point and a sign or without. */
  private static double decimal(String text) {
    boolean point = false;
    int digits = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      boolean digit = c >= '0' && c <= '9';
      boolean allowed = digit || (c == '-' && at == 0) || (c == '.' && !point && digits > 0);
      if (!allowed || at > 20) {
        throw new NotationException(Kind.MALFORMED, text, at, "a number such as 5 or -2.5");
      }
      point |= c == '.';
      digits += digit ? 1 : 0;
    }
    if (digits == 0 || text.endsWith(".")) {
      throw new NotationException(
          Kind.MALFORMED, text, text.length(), "a number such as 5 or -2.5");
    }
    return Double.parseDouble(text);
  }

  /** The openings of a game. */
  <P extends Position> Openings<P> openings(Game<P> game, long seed) {
    if (openings != null && plies != null) {
      throw new BadRequest("give one of them only", "--openings, --plies");
    }
    if (openings != null) {
      return listed(game, openings);
    }
    if (plies != null) {
      require(plies, 0, RandomOpenings.MAX_PLIES, "--plies");
    }
    return RandomOpenings.of(game, Optional.ofNullable(plies), seed)
        .within(maxPlies == null ? Integer.MAX_VALUE : maxPlies);
  }

  private static <P extends Position> Openings<P> listed(Game<P> game, Path file) {
    String name = Printable.of(file.toString(), 200);
    try {
      return ListedOpenings.read(game, lines(file, name));
    } catch (ListedOpenings.BadLine e) {
      throw new BadRequest(e.fault(), "%s, line %s".formatted(name, e.line()));
    }
  }

  private static List<String> lines(Path file, String name) {
    try {
      if (!Files.isRegularFile(file)) {
        throw new BadRequest(
            Files.exists(file) ? "not a plain file" : "there is no such file", name);
      }
      if (Files.size(file) > MAX_OPENINGS_BYTES) {
        throw new BadRequest("over 8 MB, too large for openings", name);
      }
      String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      return (text.startsWith("\uFEFF") ? text.substring(1) : text).lines().toList();
    } catch (IOException e) {
      throw new BadRequest("cannot be read: " + Printable.of(String.valueOf(e.getMessage())), name);
    }
  }
}
