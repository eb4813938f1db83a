package org.papamu.core.engine.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.text.NotationException;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;

class EngineProviderTest {

  @TempDir private Path folder;

  private String refused(String text) {
    try (Engines engines = new Engines(() -> 0)) {
      Roster roster = Roster.of(List.of(new EngineProvider(engines, folder.toString())));
      NotationException[] thrown = new NotationException[1];
      assertThatExceptionOfType(NotationException.class)
          .isThrownBy(() -> roster.player(PlayerSpec.parse(text), new SplittableRandom(1)))
          .satisfies(fault -> thrown[0] = fault);
      return thrown[0].offset() + ": " + thrown[0].message();
    }
  }

  @Test
  void programsThatAreNoneAreRefusedWithTheirPlace() throws Exception {
    Files.createFile(folder.resolve("text"));
    assertThat(refused("engine")).isEqualTo("0: an engine needs its program: engine:cmd=PATH");
    assertThat(refused("engine:cmd=./nix")).isEqualTo("11: there is no such program");
    assertThat(refused("engine:time=1s,cmd=" + folder.resolve("text")))
        .isEqualTo("19: not a program that may be run");
    assertThat(refused("engine:cmd=" + folder)).isEqualTo("11: not a program that may be run");
    assertThat(refused("engine:cmd=nix"))
        .startsWith("11: there is no such program on the search path");
  }

  @Test
  void anOptionCannotSmuggleACommandIn() throws Exception {
    Path program = Files.createFile(folder.resolve("program"));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThat(refused("engine:cmd=program,name=a\nquit"))
        .endsWith("an option's value holds no control character");
  }

  @Test
  void aProgramIsFoundOnTheSearchPathAndNotStartedYet() throws Exception {
    Path program = Files.createFile(folder.resolve("program"));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    try (Engines engines = new Engines(() -> 0)) {
      Roster roster = Roster.of(List.of(new EngineProvider(engines, "/none:" + folder)));
      roster
          .player(PlayerSpec.parse("engine:cmd=program,args=a b,hash=5"), new SplittableRandom(1))
          .close();
      assertThat(ProcessHandle.current().children()).isEmpty();
    }
  }
}
