package org.papamu.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.core.record.RecordException.Kind;

class RecordStreamTest {

  private static final String ONE = "[Game \"ring:9\"]\n[Result \"draw\"]\n\n1. l r\ndraw\n";
  private static final String NONE = "[Game \"ring:9\"]\n[Result \"*\"]\n\n*\n";

  private static RecordStream stream(String text) {
    return RecordStream.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    RecordStream stream = stream(text);
    for (Optional<RecordText> part = stream.next(); part.isPresent(); part = stream.next()) {
      parts.add(part.get().toString());
    }
    assertThat(stream.games()).isEqualTo(parts.size());
    assertThat(String.join("", parts)).isEqualTo(text);
    return parts;
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void recordsFollowOnBlankLines(String lineEnd) {
    List<String> parts = parts((ONE + "\n" + NONE + " \t\n\n" + ONE).replace("\n", lineEnd));
    assertThat(parts).hasSize(3);
    assertThat(parts).allMatch(part -> part.startsWith("[Game"));
    GameRecord first = RecordReader.parse(parts.get(0));
    assertThat(first.moves()).containsExactly("l", "r");
    assertThat(RecordReader.parse(parts.get(1)).isUnfinished()).isTrue();
    assertThat(RecordReader.parse(parts.get(2))).isEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void placesAreThoseOfTheFile(String lineEnd) {
    String second = "[Game \"ring:9\"]\n\n1. l $1 (r {c} (l) lx) 1... r\n  2. xx *\n";
    RecordStream stream =
        stream((ONE + "\n" + second + "\n[Game \"ring:9\"]\n{").replace("\n", lineEnd));
    int before = (int) (ONE + "\n").lines().count();
    stream.next();
    RecordText text = stream.next().orElseThrow();
    assertThat(text.read().moves()).containsExactly("l", "r", "xx");
    assertThat(text.place(0, 0)).isEqualTo(new WordPlace(before + 3, 4));
    assertThat(text.place(0, 2)).isEqualTo(new WordPlace(before + 4, 6));
    assertThat(text.place(0, 3)).isEqualTo(new WordPlace(before + 4, 9));
    assertThat(text.place(1, 1)).isEqualTo(new WordPlace(before + 3, 20));
    assertThat(text.place(2, 0)).isEqualTo(new WordPlace(before + 3, 17));
    RecordText cutOff = stream.next().orElseThrow();
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(cutOff::read)
        .matches(e -> e.line() == before + 7 && e.column() == 1);
  }

  /** It finds what {@link RecordParts} finds. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n \n",
        "hello",
        ONE,
        "\n\n" + ONE,
        "\uFEFF" + ONE,
        "\uFEFF\n" + ONE,
        ONE + "[Game \"ring:9\"]\n",
        ONE + "\n[Game x\n\n[Gam",
        ONE + "\n [Game \"ring:9\"]\n*",
        ONE + "\n" + NONE + "\nrubbish\n\n" + ONE,
        "rubbish\n\n" + ONE
      })
  void partsAreThoseOfAFileThatIsRead(String text) {
    RecordParts read = RecordParts.of(text.getBytes(StandardCharsets.UTF_8));
    assertThat(parts(text)).hasSize(Math.max(1, read.size()));
  }

  /** Games without end: no more than one is held. */
  @Test
  void anyNumberOfGamesTakesTheRoomOfOne() throws IOException {
    byte[] game = (ONE + "\n").getBytes(StandardCharsets.UTF_8);
    int games = 200_000;
    InputStream endless =
        new InputStream() {
          private long at;

          @Override
          public int read() {
            return at == (long) games * game.length ? -1 : game[(int) (at++ % game.length)] & 0xff;
          }

          @Override
          public int read(byte[] target, int from, int length) {
            int read = 0;
            for (int next; read < length && (next = read()) >= 0; read++) {
              target[from + read] = (byte) next;
            }
            return read == 0 && length > 0 ? -1 : read;
          }
        };
    try (RecordStream stream = RecordStream.of(endless)) {
      int read = 0;
      for (Optional<RecordText> part = stream.next(); part.isPresent(); part = stream.next()) {
        assertThat(part.get().toString().length()).isEqualTo(game.length);
        read++;
      }
      assertThat(read).isEqualTo(games);
    }
  }

  @Test
  void aGameThatIsTooLargeIsRefusedAtTheLimit() {
    long[] taken = {0};
    InputStream zeros =
        new InputStream() {
          @Override
          public int read() {
            taken[0]++;
            return 'x';
          }

          @Override
          public int read(byte[] target, int from, int length) {
            taken[0] += length;
            Arrays.fill(target, from, from + length, (byte) 'x');
            return length;
          }
        };
    RecordStream stream = RecordStream.of(zeros);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(stream::next)
        .matches(e -> e.kind() == Kind.TOO_LARGE);
    assertThat(taken[0]).isLessThan(RecordReader.MAX_BYTES + 200_000L);
    assertThat(stream.next()).isEmpty();
  }

  @Test
  void whatIsNoPlainFileIsRefused(@TempDir Path folder) {
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordStream.open(folder))
        .withMessage("a folder");
  }
}
