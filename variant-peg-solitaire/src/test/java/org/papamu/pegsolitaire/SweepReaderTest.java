package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

final class SweepReaderTest {

  /** The peg on d6 can jump to d4 and on to f4; the peg on d5 can jump to d7. */
  private static final String CORNER = "3/1o1/3o3/4o2/7/3/3 -";

  private static final int PAIRS = 20;

  private final PegSolitaire english = Games.game("english");
  private final PegPosition corner = Games.read(english, CORNER);

  @Test
  void oneJumpIsOnePly() {
    assertThat(Games.plies(english, corner, "d6-d4").size()).isEqualTo(1);
    assertThat(Games.play(english, corner, "d6-d4")).isEqualTo(1);
    assertThat(corner).hasToString("3/3/7/3oo2/7/3/3 -");
  }

  @Test
  void sweepIsAPlyForEachJump() {
    MoveList plies = Games.plies(english, corner, "d6-d4-f4");
    assertThat(plies.size()).isEqualTo(2);
    assertThat(corner).as("the position is not changed").hasToString(CORNER);
    assertThat(Games.play(english, corner, "d6-d4-f4")).isEqualTo(2);
    assertThat(corner).hasToString("3/3/7/5o1/7/3/3 -");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "none",
      value = {
        // the first jump
        "d4-d6     | ILLEGAL   | 0 | no peg on d4                                 | d5-d7 d6-d4",
        "a1-a3     | ILLEGAL   | 0 | no such hole: a1                             | d5-d7 d6-d4",
        "h4-f4     | ILLEGAL   | 0 | no such hole: h4                             | d6-d4 d5-d7",
        "e4        | ILLEGAL   | 0 | the peg on e4 cannot jump                    | d6-d4 d5-d7",
        "d3        | ILLEGAL   | 0 | no peg on d3                                 | d6-d4 d5-d7",
        "e4-e6     | ILLEGAL   | 3 | nothing to jump over: e5 is empty            | d6-d4 d5-d7",
        "d6-f6     | ILLEGAL   | 3 | no such hole: f6                             | d6-d4",
        "d6-d5     | ILLEGAL   | 3 | d5 is not two steps along a line from d6     | d6-d4",
        "d6-d6     | ILLEGAL   | 3 | d6 is not two steps along a line from d6     | d6-d4",
        "d6-e4     | ILLEGAL   | 3 | e4 is not two steps along a line from d6     | d6-d4",
        "d6-d3     | ILLEGAL   | 3 | d3 is not two steps along a line from d6     | d6-d4",
        "d5-b5     | ILLEGAL   | 3 | nothing to jump over: c5 is empty            | d5-d7",
        "d6-d5-d7  | ILLEGAL   | 3 | d5 is not two steps along a line from d6     | d6-d4",
        // a later one
        "d6-d4-f5  | ILLEGAL   | 6 | f5 is not two steps along a line from d4     | d6-d4-f4",
        "d6-d4-b4  | ILLEGAL   | 6 | nothing to jump over: c4 is empty            | d6-d4-f4",
        "d6-d4-d6  | ILLEGAL   | 6 | nothing to jump over: d5 is empty            | d6-d4-f4",
        "d6-d4-a1  | ILLEGAL   | 6 | no such hole: a1                             | d6-d4-f4",
        "d6-d4-f4-d4 | ILLEGAL | 9 | nothing to jump over: e4 is empty            | d6-d4-f4",
        // not the form of a move
        "''        | MALFORMED | 0 | a move is missing                            | d6-d4 d5-d7",
        "d6        | MALFORMED | 2 | the landing is missing                       | d6-d4",
        "d6-       | MALFORMED | 3 | the landing is missing                       | d6-d4",
        "d6--d4    | MALFORMED | 3 | a hole is written as a letter and a number, such as d4 | d6-d4",
        "-d6-d4    | MALFORMED | 0 | a hole is written as a letter and a number, such as d4 | d6-d4 d5-d7",
        "D6-D4     | MALFORMED | 0 | a hole is written as a letter and a number, such as d4 | d6-d4",
        "d06-d4    | MALFORMED | 0 | a hole is written as a letter and a number, such as d4 | d6-d4 d5-d7",
        "d6-d٤     | MALFORMED | 3 | a hole is written as a letter and a number, such as d4 | d6-d4",
        "d6-é      | MALFORMED | 3 | a move is written in plain characters        | d6-d4",
        "d6d4      | MALFORMED | 2 | holes are joined by '-'                      | d6-d4",
        "d6xd4     | MALFORMED | 2 | holes are joined by '-'                      | d6-d4",
        "d6-d4 f4  | MALFORMED | 5 | holes are joined by '-'                      | d6-d4-f4",
        "d6-d4-    | MALFORMED | 6 | the landing is missing                       | d6-d4-f4",
        "d6-d4-F4  | MALFORMED | 6 | a hole is written as a letter and a number, such as d4 | d6-d4-f4",
      })
  void refusedText(String text, Kind kind, int offset, String message, String suggestions) {
    NotationException fault = refused(english, corner, text);
    assertThat(fault.message()).isEqualTo(message);
    assertThat(fault.kind()).isEqualTo(kind);
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault.text()).isEqualTo(text);
    assertThat(fault.suggestions())
        .containsExactlyInAnyOrder(suggestions.split(" ", -1))
        .allSatisfy(
            suggestion -> assertThat(Games.plies(english, corner, suggestion).size()).isPositive());
  }

  @Test
  void landingOnAPegIsRefused() {
    NotationException fault = refused(english, english.rules().initial(), "d7-d5");
    assertThat(fault).hasMessage("d5 is not empty");
    assertThat(fault.offset()).isEqualTo(3);
    assertThat(fault.suggestions()).isNotEmpty();
  }

  @Test
  void gameThatIsOverSuggestsNothing() {
    PegPosition over = Games.read(english, "o2/3/7/7/7/3/3 d4");
    assertThat(refused(english, over, "c7-c5"))
        .hasMessage("nothing to jump over: c6 is empty")
        .extracting(NotationException::suggestions)
        .isEqualTo(List.of());
  }

  @Test
  void textThatIsTooLongIsRefused() {
    String sweep = "d6-d4" + "-f4-d4".repeat(200);
    NotationException fault = refused(english, corner, sweep);
    assertThat(fault.kind()).isEqualTo(Kind.OUT_OF_BOUNDS);
    assertThat(fault.offset()).isEqualTo(1024);
  }

  private static NotationException refused(PegSolitaire game, PegPosition position, String text) {
    MoveList out = new MoveList();
    out.add(7);
    NotationException fault =
        catchThrowableOfType(NotationException.class, () -> game.readMoves(position, text, out));
    assertThat(out.isEmpty()).as("all or nothing").isTrue();
    return Objects.requireNonNull(fault, text + " was taken");
  }

  /** What may be typed is what is generated: every jump, and a sample of all pairs of holes. */
  @ParameterizedTest
  @MethodSource("org.papamu.pegsolitaire.Games#all")
  void jumpIsReadExactlyIfItIsGenerated(String name) {
    PegSolitaire game = Games.game(name);
    Topology board = game.board();
    PegPosition position = game.rules().initial();
    SplittableRandom random = new SplittableRandom(29);
    MoveList moves = new MoveList();
    for (game.rules().moves(position, moves);
        !moves.isEmpty();
        game.rules().moves(position, moves)) {
      List<String> texts = Games.moves(game, position);
      for (int i = 0; i < texts.size(); i++) {
        assertThat(Games.plies(game, position, texts.get(i)).toArray())
            .containsExactly(moves.get(i));
      }
      for (int i = 0; i < PAIRS; i++) {
        String from = board.name(random.nextInt(board.size()));
        String text = from + "-" + board.name(random.nextInt(board.size()));
        if (!texts.contains(text)) {
          assertThat(texts).containsAll(refused(game, position, text).suggestions());
        }
      }
      game.rules().play(position, moves.pick(random));
    }
  }

  /** Sweeps of random jumps by one peg are read as those jumps, and as nothing if one is wrong. */
  @ParameterizedTest
  @MethodSource("org.papamu.pegsolitaire.Games#all")
  void longSweepsAreRead(String name) {
    PegSolitaire game = Games.game(name);
    SplittableRandom random = new SplittableRandom(31);
    int longest = 0;
    for (int walk = 0; walk < 4; walk++) {
      PegPosition position = game.rules().initial();
      MoveList moves = new MoveList();
      game.rules().moves(position, moves);
      while (!moves.isEmpty()) {
        PegPosition before = game.rules().copy(position);
        MoveList sweep = new MoveList();
        String text = sweep(game, position, moves.pick(random), sweep);
        assertThat(Games.plies(game, before, text).toArray()).isEqualTo(sweep.toArray());
        NotationException fault = refused(game, before, text + "-z9");
        assertThat(fault.offset()).isEqualTo(text.length() + 1);
        assertThat(fault.suggestions()).containsExactly(text);
        longest = Math.max(longest, sweep.size());
        game.rules().moves(position, moves);
      }
    }
    assertThat(longest).as(name).isGreaterThanOrEqualTo(game.info().maxPly() < 13 ? 1 : 2);
  }

  /** Plays a jump and then the same peg as long as it can; answers the whole as one text. */
  private static String sweep(PegSolitaire game, PegPosition position, long first, MoveList sweep) {
    String text = game.notation().writeMove(position, first);
    sweep.add(first);
    game.rules().play(position, first);
    while (true) {
      String peg = text.substring(text.lastIndexOf('-') + 1) + "-";
      List<String> texts = Games.moves(game, position);
      int next = 0;
      while (next < texts.size() && !texts.get(next).startsWith(peg)) {
        next++;
      }
      if (next == texts.size()) {
        return text;
      }
      MoveList moves = new MoveList();
      game.rules().moves(position, moves);
      text += texts.get(next).substring(peg.length() - 1);
      sweep.add(moves.get(next));
      game.rules().play(position, moves.get(next));
    }
  }

  /** A landing is offered or it is refused with a reason, step by step. */
  @ParameterizedTest
  @MethodSource("org.papamu.pegsolitaire.Games#all")
  void everyStepNotOfferedHasAReason(String name) {
    PegSolitaire game = Games.game(name);
    Topology board = game.board();
    PegPosition position = game.rules().initial();
    SplittableRandom random = new SplittableRandom(37);
    MoveList moves = new MoveList();
    for (game.rules().moves(position, moves);
        !moves.isEmpty();
        game.rules().moves(position, moves)) {
      MoveEntry entry = game.enter(position);
      List<String> froms = entry.steps().stream().map(MoveEntry.Step::text).toList();
      for (int point = 0; point < board.size(); point++) {
        String hole = board.name(point);
        assertThat(game.refusal(position, List.of(), hole).isEmpty())
            .isEqualTo(froms.contains(hole));
      }
      for (MoveEntry.Step from : entry.steps()) {
        List<String> landings =
            entry.after(from).steps().stream().map(MoveEntry.Step::text).toList();
        for (int point = 0; point < board.size(); point++) {
          String landing = "-" + board.name(point);
          assertThat(game.refusal(position, List.of(from.text()), landing).isEmpty())
              .isEqualTo(landings.contains(landing));
        }
      }
      game.rules().play(position, moves.pick(random));
    }
  }

  @Test
  void refusalOfStepsThatAreNoHoles() {
    assertThat(english.refusal(corner, List.of(), "z9")).contains("no such hole: z9");
    assertThat(english.refusal(corner, List.of(), "x".repeat(99))).contains("no such hole");
    assertThat(english.refusal(corner, List.of(), "")).isEmpty();
    assertThat(english.refusal(corner, List.of("d6"), "")).contains("the landing is missing");
    assertThat(english.refusal(corner, List.of("d6"), "-")).contains("the landing is missing");
    assertThat(english.refusal(corner, List.of("d6"), "-d5"))
        .contains("d5 is not two steps along a line from d6");
    assertThat(english.refusal(corner, List.of("d6", "-d4"), "-f4")).isEmpty();
  }

  @Test
  void readingDoesNotDependOnTheLocale() {
    Locale usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      PegSolitaire wiegleb = Games.game("wiegleb");
      PegPosition position = Games.read(wiegleb, "3/3/3/9/5o1o1/7o1/3/3/3 i5");
      assertThat(wiegleb.notation().write(position)).isEqualTo("3/3/3/9/5o1o1/7o1/3/3/3 i5");
      assertThat(refused(wiegleb, position, "i5-g5")).hasMessage("no peg on i5");
    } finally {
      Locale.setDefault(usual);
    }
  }
}
