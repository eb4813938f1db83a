package org.papamu.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Indexer;

/** Tables of a small game, cut into pieces and put together again in one process. */
class SplitTablesTest {

  private static final Chase CHASE = Chase.on(6);
  private static final Indexer<Chase.Ring> INDEXER = CHASE.indexer().orElseThrow();

  @TempDir Path folder;

  private Tables<Chase.Ring> whole = Tables.none(CHASE);

  @BeforeEach
  void buildWhole() {
    TableWork.Settings settings =
        new TableWork.Settings(
            4, 1, 1 << 24, false, () -> false, () -> 0, (name, level, done, entries) -> {});
    whole = TableWork.inFolder(CHASE, folder, settings).tables();
  }

  private SplitTables<Chase.Ring> split(int classes) {
    SplitTables<Chase.Ring> split = SplitTables.of(CHASE, 1 << 20);
    for (int number = 0; number < classes; number++) {
      split.add(number, file(number));
    }
    return split;
  }

  private Path file(int number) {
    return folder.resolve("chase-6").resolve(INDEXER.name(number) + ".table");
  }

  private static PartTotals sum(List<ClassPart> parts, int plies) {
    return parts.stream().map(p -> p.totals(plies)).reduce(PartTotals.NONE, PartTotals::plus);
  }

  private static List<ClassPart> begun(SplitTables<?> split, int number, int size) {
    List<ClassPart> parts = new ArrayList<>();
    long entries = split.entries(number);
    for (long from = 0; from < entries; from += size) {
      parts.add(split.first(number, from, (int) Math.min(size, entries - from)));
    }
    return parts;
  }

  /** The pieces for a part come in a random order, as they do from many machines. */
  private static List<ClassPart> after(
      SplitTables<?> split, List<ClassPart> parts, int plies, int size, Random random) {
    Map<Integer, List<byte[]>> sent = new TreeMap<>();
    for (ClassPart part : parts) {
      for (Iterator<SplitTables.Piece> pieces = split.spread(part, plies, size);
          pieces.hasNext(); ) {
        SplitTables.Piece piece = pieces.next();
        assertThat(piece.part()).isBetween(0, parts.size() - 1);
        sent.computeIfAbsent(piece.part(), none -> new ArrayList<>()).add(piece.bytes());
      }
    }
    List<ClassPart> next = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      List<byte[]> pieces = sent.getOrDefault(i, new ArrayList<>());
      Collections.shuffle(pieces, random);
      next.add(split.apply(parts.get(i), plies, pieces.iterator()));
    }
    return next;
  }

  @Test
  void thePartsHoldWhatTheWholeHolds() {
    Random random = new Random(4);
    for (int number = 0; number < INDEXER.classes(); number++) {
      for (int size : new int[] {1, 7, 1000}) {
        SplitTables<Chase.Ring> split = split(number);
        List<ClassPart> parts = begun(split, number, size);
        PartTotals totals = sum(parts, 0);
        for (OptionalInt round = totals.round(); round.isPresent(); round = totals.round()) {
          parts = after(split, parts, round.getAsInt(), size, random);
          totals = sum(parts, round.getAsInt() + 1);
        }
        Entries expected = whole.of(number);
        assertThat(totals.summary(number, INDEXER.name(number), split.entries(number)))
            .as("%s by %s", number, size)
            .isEqualTo(expected.summary());
        for (ClassPart part : parts) {
          for (int at = 0; at < part.entries(); at++) {
            assertThat(part.settled(at)).isEqualTo(expected.code(part.from() + at));
          }
        }
      }
    }
    assertThat(whole.classes()).anyMatch(held -> held.longest() > 3);
  }

  @Test
  void theSecondPassFindsWhatDoesNotFollow() {
    SplitTables<Chase.Ring> split = split(3);
    long entries = split.entries(2);
    assertThat(split.firstWrong(2, 0, entries)).isEqualTo(Long.MAX_VALUE);

    // The class with one entry that is another one's, in a sound file.
    Entries right = whole.of(2);
    short[] codes = new short[(int) entries];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (short) right.code(i);
    }
    int wrong = codes.length / 2;
    codes[wrong] = (short) (codes[wrong] == 0 ? 1 : 0);
    Path file = folder.resolve("wrong");
    FileEntries.write(Disk.real(), file, RulesStamp.of(CHASE, INDEXER), right.summary(), codes);
    SplitTables<Chase.Ring> misled = split(2);
    misled.add(2, file);
    assertThat(misled.firstWrong(2, 0, entries)).isLessThanOrEqualTo(wrong);
  }

  @Test
  void damagedPiecesAreNotTaken() {
    SplitTables<Chase.Ring> split = split(2);
    int size = 16;
    List<ClassPart> parts = begun(split, 2, size);
    int plies = sum(parts, 0).next();
    byte[] piece = {};
    int to = 0;
    for (ClassPart part : parts) {
      Iterator<SplitTables.Piece> pieces = split.spread(part, plies, size);
      if (pieces.hasNext()) {
        SplitTables.Piece first = pieces.next();
        piece = first.bytes();
        to = first.part();
      }
    }
    assertThat(piece).isNotEmpty();
    ClassPart part = parts.get(to);
    for (int bit = 0; bit < 8 * piece.length; bit++) {
      byte[] flipped = piece.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      assertThatThrownBy(() -> split.apply(part, plies, List.of(flipped).iterator()))
          .as("bit %s", bit)
          .isInstanceOf(TableException.class)
          .hasMessageContaining("damaged");
    }
  }

  @Test
  void filesOfOtherRulesAndClassesAreNotTaken() {
    SplitTables<Chase.Ring> others = SplitTables.of(CHASE.otherRules(), 1 << 20);
    assertThat(others.identity()).isNotEqualTo(split(0).identity());
    assertThatThrownBy(() -> others.add(0, file(0)))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("of another rules");
    assertThatThrownBy(() -> split(0).add(0, file(1)))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("of another class");
  }

  @Test
  void anIndexThatTakesNoMovesBackIsRefused() {
    assertThatThrownBy(() -> SplitTables.of(CHASE.forwardOnly(), 1 << 20))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("takes no moves back");
  }
}
