package org.papamu.core.doomed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.LongConsumer;

/** A process of a test that works until it waits for its end, and is killed there. */
public final class DoomedProcess {

  private static final int THERE = '1';

  private DoomedProcess() {}

  /** What the process calls when it is where it is to be killed; does not return. */
  public static void waitForTheEnd() {
    System.out.write(THERE);
    System.out.flush();
    try {
      int end = System.in.read();
      throw new IllegalStateException("not killed but told " + end);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Runs a main class until it {@linkplain #waitForTheEnd waits for its end}, and kills it.
   *
   * @param main its main method gets the place as its only argument
   */
  public static void kill(Class<?> main, Path place) throws IOException, InterruptedException {
    kill(main, place, pid -> {});
  }

  /**
   * The same, with something done before it is killed.
   *
   * @param meanwhile gets the number of the process
   */
  public static void kill(Class<?> main, Path place, LongConsumer meanwhile)
      throws IOException, InterruptedException {
    Process run =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                main.getName(),
                place.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(run.getInputStream().read()).as("it is in the middle").isEqualTo(THERE);
    assertThat(run.isAlive()).isTrue();
    try {
      meanwhile.accept(run.pid());
    } finally {
      run.destroyForcibly().waitFor();
    }
  }
}
