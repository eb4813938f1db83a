package org.papamu.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

class WrittenTest {

  private final Position position = mock();
  private final Notation<Position> notation = mock();
  private final Game<Position> game = mock();

  WrittenTest() {
    when(game.notation()).thenReturn(notation);
    when(game.info()).thenReturn(GameInfo.twoSeats("odd", "Odd", "a", "b"));
  }

  @Test
  void plainWordsPass() {
    when(notation.writeMove(any(), anyLong())).thenReturn("f2-e3A");
    when(notation.write(any())).thenReturn("3/1x1/3 o");
    assertThat(Written.move(game, position, 0)).isEqualTo("f2-e3A");
    assertThat(Written.position(game, position)).isEqualTo("3/1x1/3 o");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a1 b2", "\u001b[2Ja1", "a1\n", "å1", "\u202ea1"})
  void aMoveThatIsNoPlainWordIsAFault(String text) {
    when(notation.writeMove(any(), anyLong())).thenReturn(text);
    assertThatThrownBy(() -> Written.move(game, position, 0))
        .isInstanceOf(GameFault.class)
        .hasMessageContaining("plugin fault in odd: writeMove gave ")
        .message()
        .doesNotContain("\u001b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\u001b[2J", "x\ny", "ø"})
  void aPositionThatIsNoPlainTextIsAFault(String text) {
    when(notation.write(any())).thenReturn(text);
    assertThatThrownBy(() -> Written.position(game, position))
        .isInstanceOf(GameFault.class)
        .hasMessageContaining("plugin fault in odd: write gave ");
  }

  @Test
  void whatIsTooLongIsAFault() {
    when(notation.writeMove(any(), anyLong())).thenReturn("a".repeat(1025));
    when(notation.write(any())).thenReturn("a".repeat(4097));
    assertThatThrownBy(() -> Written.move(game, position, 0))
        .isInstanceOf(GameFault.class)
        .hasMessageEndingWith("writeMove gave 1025 characters; 1024 are the most");
    assertThatThrownBy(() -> Written.position(game, position))
        .isInstanceOf(GameFault.class)
        .hasMessageEndingWith("write gave 4097 characters; 4096 are the most");
  }

  @Test
  void remarksAreFewAndPrintable() {
    when(game.remarks(position)).thenReturn(List.of("white has 3", "\u001b[2J"));
    assertThat(Written.remarks(game, position)).containsExactly("white has 3", "\\x1b[2J");
    when(game.remarks(position)).thenReturn(Collections.nCopies(1_000_000, "r".repeat(1000)));
    assertThat(Written.remarks(game, position))
        .hasSize(24)
        .allSatisfy(line -> assertThat(line).hasSizeLessThan(210));
  }

  @Test
  void whatWritingThrowsIsTheGamesFault() {
    RuntimeException broken = new IllegalStateException("broken");
    RuntimeException refused = new NotationException(Kind.MALFORMED, "text", 0, "no text");
    for (RuntimeException thrown : List.of(broken, refused)) {
      doThrow(thrown).when(notation).writeMove(any(), anyLong());
      doThrow(thrown).when(notation).write(any());
      doThrow(thrown).when(game).remarks(any());
      assertThatThrownBy(() -> Written.move(game, position, 0))
          .isInstanceOf(GameFault.class)
          .hasMessageStartingWith("plugin fault in odd: writeMove threw ");
      assertThatThrownBy(() -> Written.position(game, position))
          .isInstanceOf(GameFault.class)
          .hasMessageStartingWith("plugin fault in odd: write threw ");
      assertThatThrownBy(() -> Written.remarks(game, position))
          .isInstanceOf(GameFault.class)
          .hasMessageStartingWith("plugin fault in odd: remarks threw ");
    }
  }
}
