package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.host;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.acceptance.Ran;
import org.papamu.acceptance.ScriptedGame;
import org.papamu.core.file.FileClaim;
import org.papamu.core.text.Printable;

/** {@code play} in a pipe. */
final class PlayIT {

  @TempDir private Path folder;

  private static Ran play(String input, String... more) {
    String[] words = new String[more.length + 1];
    words[0] = "play";
    System.arraycopy(more, 0, words, 1, more.length);
    return host().reading(input).run(words);
  }

  private static String[] with(String[] words, String... more) {
    return Stream.of(words, more).flatMap(Stream::of).toArray(String[]::new);
  }

  @ParameterizedTest
  @CsvSource({"konane-8x8", "fanorona-5x9", "peg-solitaire-english"})
  void aWholeGameIsPlayedFromAScript(String name) {
    ScriptedGame game = ScriptedGame.read(name);
    Ran ran = play(game.input(), game.game()).done();
    List<String> lines = ran.lines();
    for (int i = 0; i < game.moves().size(); i++) {
      assertThat(lines.get(i)).startsWith((i + 1) + ". ").endsWith(": " + game.moves().get(i));
    }
    assertThat(ran.lastLine()).isEqualTo(game.end());
  }

  @Test
  void theEndOfTheInputLeavesTheGameUnfinished() {
    assertThat(play("a1\n", "konane:1x3").done().lastLine()).isEqualTo("unfinished");
    assertThat(play("a1", "konane:1x3").done().out()).isEqualTo("1. Black: a1\nunfinished\n");
    assertThat(play("", "konane:1x3").done().out()).isEqualTo("unfinished\n");
    assertThat(play("a1\nquit\nb1\n", "konane:1x3").done().lastLine()).isEqualTo("unfinished");
  }

  @Test
  void aLineThatIsNeitherMoveNorCommandChangesNothing() {
    Ran ran =
        play(
            "nonsense\n\n   \nb1\na1 a1\nundo now\nMOVES\n\u001b[A\nposition\na1\r\nposition\n",
            "konane:1x3");
    assertThat(ran.ended(0).out()).isEqualTo("bwb b r\n1. Black: a1\n1wb w r\nunfinished\n");
    assertThat(ran.err().lines().filter(line -> line.startsWith("error: "))).hasSize(6);
    assertThat(ran.err()).contains("\\x1b[A").doesNotContain("\u001b");
  }

  @Test
  void commandsAreAnswered() {
    Ran ran =
        play("moves\nhelp\nhint\na1\nundo\nredo\nundo\nundo\nredo\nredo\nmoves\n", "konane:1x3");
    assertThat(ran.ended(0).lines())
        .startsWith("a1  c1")
        .contains("hint: a1", "taken back; 0 plies played", "played again; 1 ply played", "b1");
    assertThat(ran.out())
        .contains("undo", "redo", "hint", "save FILE", "resign", "draw", "quit", "position");
    assertThat(ran.err()).isEqualTo("error: nothing to take back\nerror: nothing to play again\n");
  }

  @Test
  void aGameMayBeGivenUpOrDrawn() {
    assertThat(play("a1\nresign\n", "konane:1x3").done().lastLine())
        .isEqualTo("White resigns; Black wins after 1 ply");
    assertThat(play("draw\n", "fanorona:3x3").done().lastLine())
        .isEqualTo("The players agreed to a draw; a draw");
    assertThat(play("draw\n", "konane:1x3").ended(0).err())
        .isEqualTo("error: this game has no draws\n");
    Ran undone = play("a1\nresign\nundo\nposition\nundo\nposition\n", "konane:1x3").done();
    assertThat(undone.out())
        .contains("taken back; 1 ply played\n1wb w r\ntaken back; 0 plies played\nbwb b r\n");
    assertThat(play("draw\n", "peg-solitaire").ended(0).err())
        .isEqualTo("error: a puzzle has no draw\n");
    assertThat(play("draw\n", "fanorona:3x3", "--seat", "black=random", "--seed", "1").err())
        .isEqualTo("error: the computer does not agree to a draw\n");
    assertThat(play("resign\n", "peg-solitaire").done().lastLine())
        .isEqualTo("Player resigns; stuck");
  }

  @Test
  void aFinishedGameTakesNoMoveButMayBeTakenBack() {
    Ran ran = play("a1\nb1\nc1-a1\nhint\nmoves\nundo\nposition\n", "konane:1x3").ended(0);
    assertThat(ran.err()).startsWith("error: the game is over").endsWith("the game is over\n");
    assertThat(ran.out()).contains("\nover\n", "\ntaken back; 1 ply played\n1wb w r\n");
  }

  @Test
  void repetitionEndsAGame() {
    String cycle = "a1-a2\ni5-i4\na2-a1\ni4-i5\n";
    Ran ran = play(cycle + cycle, "fanorona", "--position", "8b/9/9/9/w8 w").done();
    assertThat(ran.lastLine()).contains("a draw after 8 plies");
    Ran on = play(cycle + cycle, "fanorona:5x9,repetition=0", "--position", "8b/9/9/9/w8 w").done();
    assertThat(on.lastLine()).isEqualTo("unfinished");
  }

  @Test
  void theComputerAnswersTheSameForOneSeed() {
    String[] request = {"konane:6x6", "--seat", "white=random", "--seed", "7"};
    Ran once = play("d4\nmoves\n", request).done();
    assertThat(play("d4\nmoves\n", request)).isEqualTo(once);
    assertThat(once.lines().get(1)).startsWith("2. White: ");
    Ran drawn = play("d4\n", "konane:6x6", "--seat", "white=random").ended(0);
    assertThat(drawn.err()).matches("seed \\d+\n");
    String seed = drawn.err().strip().substring(5);
    Ran again = play("d4\n", "konane:6x6", "--seat", "white=random", "--seed", seed).done();
    assertThat(again.out()).isEqualTo(drawn.out());
  }

  @Test
  void computersPlayAWholeGame() {
    for (String game : List.of("konane:8x8", "fanorona:5x9")) {
      Ran ran =
          play("", game, "--seat", "white=random", "--seat", "black=greedy", "--seed", "3").done();
      assertThat(ran.lastLine()).contains(" after ").contains(" plies");
    }
    Ran puzzle = play("", "peg-solitaire", "--seat", "player=random", "--seed", "3").done();
    assertThat(puzzle.lastLine()).contains(" after ");
  }

  @Test
  void undoTakesBackTheComputersAnswerToo() {
    Ran ran =
        play("d4\nundo\nposition\n", "konane:6x6", "--seat", "white=random", "--seed", "7").done();
    assertThat(ran.lines())
        .endsWith(
            "taken back; 0 plies played",
            "wbwbwb/bwbwbw/wbwbwb/bwbwbw/wbwbwb/bwbwbw b r",
            "unfinished");
  }

  @Test
  void aGameIsSavedAfterEveryMoveAndTakenUpAgain() throws Exception {
    Path file = folder.resolve("game.pgr");
    play("c1\nb1\n", "konane:1x5", "--save", file.toString()).done();
    String record = Files.readString(file);
    assertThat(record)
        .contains("[Game \"konane:1x5\"]\n")
        .contains(
            "[Black \"human\"]\n", "[White \"human\"]\n", "[Plugin \"variant-konane 1.0.0\"]\n")
        .contains("[Result \"*\"]\n")
        .doesNotContain("[Position")
        .endsWith("\n\n1. c1 b1\n*\n");
    Ran resumed =
        play("e1-c1\n", "konane:1x5", "--resume", file.toString(), "--save", file.toString());
    assertThat(resumed.done().lines().get(0)).isEqualTo("3. Black: e1-c1");
    assertThat(Files.readString(file))
        .contains("[Result \"black\"]\n")
        .endsWith("\n\n1. c1 b1 2. e1-c1\nblack\n");
    assertThat(resumed.out()).endsWith("record: " + file + "\n");
  }

  @Test
  void theRecordTellsWhatPlayersThought() throws Exception {
    Path file = folder.resolve("thoughts.pgr");
    String[] game = {"konane:6x6", "--seat", "white=alphabeta:nodes=3000", "--seed", "1"};
    play("d4\nundo\nd4\nd6-d4\n", with(game, "--save", file.toString()));
    String moves =
        Files.readString(file)
            .lines()
            .filter(line -> line.startsWith("1. "))
            .findAny()
            .orElseThrow();
    assertThat(moves)
        .matches(
            "1\\. d4 \\S+ \\{\\[%eval -?\\d+\\.\\d\\d]} 2\\. d6-d4 \\S+ \\{\\[%eval"
                + " -?\\d+\\.\\d\\d]}");
  }

  @Test
  void remarksOfARecordThatIsGoneOnWithStay() throws Exception {
    Path file = folder.resolve("remarks.pgr");
    Files.writeString(
        file,
        """
        [Game "konane:1x5"]
        [Black "human"]
        [White "human"]
        [Result "black"]

        {before} 1. c1 {one} b1 {two} (1... d1) 2. e1-c1 {three}
        black
        """);
    play("undo\nundo\nb1\n", "konane:1x5", "--resume", file.toString(), "--save", file.toString());
    assertThat(Files.readString(file)).contains("{before} 1. c1 {one} 1... b1 {two} (1... d1)\n*");
  }

  @Test
  void aRecordFromAnotherStartKeepsIt() throws Exception {
    Path file = folder.resolve("game.pgr");
    play("b1\n", "konane:1x5", "--position", "bw1wb w r", "--save", file.toString()).done();
    assertThat(Files.readString(file))
        .contains("[Position \"bw1wb w r\"]\n")
        .endsWith("\n\n1... b1\n*\n");
    Ran resumed = play("position\n", "konane:1x5", "--resume", file.toString()).done();
    assertThat(resumed.lines().get(0)).isEqualTo("b2wb b j");
    Ran unnamed = play("position\n", "--resume", file.toString()).done();
    assertThat(unnamed.lines()).isEqualTo(resumed.lines());
  }

  @Test
  void takingBackIsSavedToo() throws Exception {
    Path file = folder.resolve("game.pgr");
    play("c1\nb1\nundo\nundo\n", "konane:1x5", "--save", file.toString()).done();
    assertThat(Files.readString(file)).endsWith("[Result \"*\"]\n\n*\n");
  }

  @Test
  void saveWritesAnotherFile() throws Exception {
    Path file = folder.resolve("other.pgr");
    Ran ran =
        play(
            "c1\nsave " + file + "\nsave " + folder + "\nsave " + folder + "/no/x\nsave\n",
            "konane:1x5");
    assertThat(ran.ended(0).out()).contains("saved: " + file);
    assertThat(Files.readString(file)).endsWith("1. c1\n*\n");
    assertThat(ran.err().lines())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).startsWith("error: "));
  }

  @Test
  void aFileThatCannotBeWrittenDoesNotEndTheGame() {
    Ran ran = play("c1\nb1\ne1-c1\n", "konane:1x5", "--save", folder.toString()).ended(1);
    assertThat(ran.err()).startsWith("error: " + folder).contains("a folder, not a file");
    assertThat(ran.out()).contains("3. Black: e1-c1").contains("Black wins after 3 plies");
  }

  @Test
  void aFileThatCannotBeWrittenLeavesAWayToSaveTheGame() throws Exception {
    Path file = folder.resolve("rescue.pgr");
    Ran ran =
        play("c1\nb1\nsave " + file + "\n", "konane:1x5", "--save", folder.toString()).ended(1);
    assertThat(ran.out()).contains("saved: " + file);
    assertThat(Files.readString(file)).endsWith("\n\n1. c1 b1\n*\n");
  }

  @Test
  void aResumedRecordMustFit() throws Exception {
    Path file = folder.resolve("game.pgr");
    play("c1\n", "konane:1x5", "--save", file.toString()).done();
    assertThat(play("", "konane:1x3", "--resume", file.toString()).refused().err())
        .contains("the record is of konane:1x5, not of konane:1x3");
    play("", "konane:1x5", "--resume", file.toString(), "--position", "bwbwb b r").refused();
    Files.writeString(file, "[Game \"konane:1x5\"]\n[Result \"*\"]\n\n1. c1 e1 *\n");
    assertThat(play("", "konane:1x5", "--resume", file.toString()).refused().err())
        .contains("ply 2, e1");
  }

  @Test
  void theGameCanBeLookedAtWhereItWas() {
    Ran ran =
        play(
            "c1\nb1\ngoto 1\nposition\nredo\nposition\ngoto 0\ngoto 0\ngoto 3\ngoto -1\ngoto x\n",
            "konane:1x5");
    assertThat(ran.ended(0).out())
        .contains("gone there; 1 ply played\nbw1wb w r\n", "again; 2 plies played\nb2wb b j\n")
        .contains("gone there; 0 plies played");
    assertThat(ran.err())
        .isEqualTo(
            "error: that is here\n" + "error: goto takes a number of plies, 0 to 2\n".repeat(3));
  }

  @Test
  void aVariationIsTriedAndLeavesTheGameAsItWas() throws Exception {
    Path file = folder.resolve("game.pgr");
    Ran ran =
        play(
            "c1\nvariation b1 e1-c1\nresign\nback\nposition\nback\nvariation x\nback\n",
            "konane:1x5",
            "--save",
            file.toString());
    assertThat(ran.ended(0).out())
        .contains("2. White: b1\n3. Black: e1-c1\n", "back in the game; 1 ply played\nbw1wb w r\n");
    assertThat(ran.err()).contains("the game is over", "this is no variation", "  x\n");
    assertThat(Files.readString(file)).endsWith("\n\n1. c1\n*\n");
  }

  @Test
  void aPositionIsSetAndUndoTakesTheGameBeforeUpAgain() {
    Ran ran = play("c1\nposition b2wb b j\nposition\nundo\nposition\nposition x\n", "konane:1x5");
    assertThat(ran.ended(0).out())
        .contains("the position is set; 0 plies played\nb2wb b j\n")
        .contains("taken up again; 1 ply played\nbw1wb w r\n");
    assertThat(ran.err()).startsWith("error: ").contains("(position)");
  }

  @Test
  void aRecordIsLoaded() throws Exception {
    Path file = folder.resolve("game.pgr");
    play("c1\nb1\n", "konane:1x5", "--save", file.toString()).done();
    Ran ran =
        play(
            "load " + file + "\nposition\nload\nload " + folder + "\nload no\\u0000\n",
            "konane:1x5");
    assertThat(ran.ended(0).out()).contains("is loaded; 2 plies played\nb2wb b j\n");
    assertThat(ran.err().lines())
        .hasSizeGreaterThanOrEqualTo(3)
        .allSatisfy(line -> assertThat(line).startsWith("error: "));
    assertThat(play("load " + file + "\n", "konane:1x3").ended(0).err())
        .isEqualTo("error: the record is of konane:1x5, not of konane:1x3\n");
  }

  @Test
  void clocksAreSetShownAndEndTheGame() {
    Ran ran =
        play("clock\nclock 5m+3s\nclock white 1h\nclock x\nclock off\n", "konane:1x5").ended(0);
    assertThat(ran.out()).contains("there are no clocks", "Black 5:00\n", "White 1:00:00\n");
    assertThat(ran.err()).startsWith("error: ").contains("(clock)");
    Ran late = play("moves\n".repeat(500), "konane:1x5", "--clock", "1ms").ended(0);
    assertThat(late.out()).contains("Black has run out of time; White wins");
    assertThat(play("", "konane:1x5", "--clock", "soon").refused().err()).contains("--clock");
    assertThat(play("clock\nquit\n", "konane:1x5", "--clock", "white=1h,black=2m+1s").done().out())
        .containsPattern("Black (1:5\\d|2:00)\nWhite 1:00:00\n");
    assertThat(play("", "konane:1x5", "--clock", "red=1m").refused().err())
        .contains("the seats are black, white");
  }

  @Test
  void sidesAreSwapped() {
    Ran ran =
        play("d4\nswap sides\n", "konane:6x6", "--seat", "white=random", "--seed", "7").done();
    assertThat(ran.out()).contains("Black: random\nWhite: human\n").contains("\n3. Black: ");
    assertThat(play("swap\n", "peg-solitaire").ended(0).err())
        .isEqualTo("error: there is nobody to change sides with\n");
  }

  @Test
  void theSameGameAgainIsKeptBesideTheFirst() throws Exception {
    Path file = folder.resolve("game.pgr");
    play("a1\nb1\nagain\nc1\n", "konane:1x3", "--save", file.toString()).done();
    assertThat(Files.readString(file)).endsWith("1. a1 b1\nwhite\n");
    assertThat(Files.readString(folder.resolve("game-2.pgr"))).endsWith("\n1. c1\n*\n");
    assertThat(folder).isDirectoryNotContaining("glob:**.lock");
  }

  @Test
  void twoGamesAreNotKeptInOneFile() throws Exception {
    Path file = folder.resolve("game.pgr");
    try (FileClaim other = FileClaim.of(file)) {
      assertThat(other.holder()).isEmpty();
      Ran ran = play("a1\n", "konane:1x3", "--save", file.toString()).ended(1);
      assertThat(ran.told().err())
          .contains("is in use: process " + ProcessHandle.current().pid() + " keeps a game in it");
      assertThat(ran.out()).isEmpty();
    }
    Files.writeString(folder.resolve(".game.pgr.lock"), "99999999");
    play("a1\n", "konane:1x3", "--save", file.toString()).done();
  }

  @Test
  void thePositionAndTheRecordAreCopied() {
    Ran ran = play("c1\ncopy\ncopy record\ncopy that\n", "konane:1x5").ended(0);
    assertThat(ran.out())
        .contains("\nbw1wb w r\n", "[Game \"konane:1x5\"]\n", "\n1. c1\n*\n")
        .doesNotContain("\u001b");
    assertThat(ran.err()).isEqualTo("error: it is copy, copy position or copy record\n");
  }

  @Test
  void theComputerLooksAtThePosition() {
    Ran ran = play("c1\nb1\nanalyze 2\nanalyze stop\nanalyze 0\n", "konane:1x5").ended(0);
    assertThat(ran.out()).contains("depth ", "wins in 1 ply  e1-c1");
    assertThat(ran.err())
        .contains("there is no analysis", "analyze takes a number of lines, 1 to 9, or stop");
    String again = play("analyze\n", "konane:6x6").done().out();
    assertThat(play("analyze\n", "konane:6x6").done().out()).isEqualTo(again);
  }

  @Test
  void gamesAreSpoken() {
    Ran ran = play("f2-e3A\nshow\nmoves\n", "fanorona:5x9", "--speak").done();
    assertThat(ran.lines())
        .startsWith(
            "White moved f2–e3 by approach and took d4 and c5.",
            "5 rows, 9 columns: white 22, black 20, empty 3.")
        .contains("Last move: f2 to e3.", "Taken: d4 and c5.", "Black to move.");
    assertThat(ran.out()).doesNotContain("│", "─", "╲", "\u001b");
    Ran over = play("a1\nb1\n", "konane:1x3", "--speak").done();
    assertThat(over.out()).contains("Black cannot jump; White wins after 2 plies");
  }

  @Test
  void themesAreChosen() {
    Ran ran = play("theme\ntheme ascii\nshow\ntheme blue\n", "konane:1x3").ended(0);
    assertThat(ran.out()).contains("theme dark\ntheme ascii\n", "| b   w   b |");
    assertThat(ran.err())
        .isEqualTo("error: there are the themes dark, light, colour-blind, ascii\n");
    assertThat(play("show\n", "konane:1x3", "--theme", "ascii").done().out()).contains("| b   w");
    assertThat(play("", "konane:1x3", "--theme", "ligth").refused().err())
        .contains("did you mean light");
  }

  @Test
  void theRulesAreRead() {
    assertThat(play("rules\n", "konane:1x3").done().lines())
        .hasSizeGreaterThan(4)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void hostileInputIsRefusedLineByLine() {
    String long10Megabytes = "a".repeat(10_000_000);
    String wrong = "nonsense\n".repeat(1000);
    Ran ran = play(long10Megabytes + "\n" + wrong + "c1\nb1", "konane:1x5").ended(0);
    assertThat(ran.out()).isEqualTo("1. Black: c1\n2. White: b1\nunfinished\n");
    assertThat(ran.err().lines().filter(line -> line.startsWith("error: "))).hasSize(1001);
    assertThat(ran.err().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(400));
  }

  @Test
  void nothingThatIsSaidSteersATerminal() throws Exception {
    String evil = "\u001b[2J\u009b31m\u0007\b\u202e\u001b]52;c;AAAA\u0007";
    Path file = folder.resolve("game.pgr");
    Files.writeString(file, "[Game \"" + evil.replace("\u0007", "") + "\"]\n");
    StringBuilder input = new StringBuilder();
    for (String command :
        List.of(
            "",
            "save ",
            "load ",
            "position ",
            "goto ",
            "clock ",
            "theme ",
            "copy ",
            "hint ",
            "analyze ",
            "variation ",
            "swap ",
            "warn ",
            "moves ")) {
      boolean named = command.equals("save ") || command.equals("load ");
      input.append(command).append(named ? folder + "/no/" : "").append(evil).append('\n');
    }
    input
        .append("back\nload ")
        .append(file)
        .append("\nload ")
        .append(file)
        .append(evil)
        .append('\n');
    for (String game : List.of("konane:1x3", "fanorona:3x3", "peg-solitaire")) {
      Ran ran = play(input.toString(), game).ended(0);
      assertThat((ran.out() + ran.err()).chars())
          .allSatisfy(c -> assertThat(c == '\n' || Printable.isPlain(c)).as("U+%04X", c).isTrue());
    }
  }
}
