package org.papamu.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Starts the host. */
@Command(name = "papamu")
public final class Main implements Callable<Integer> {
  private Main() {}

  /** Runs one command and ends the process with its exit status. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).setUnmatchedArgumentsAllowed(true).execute(args));
  }

  @Override
  public Integer call() {
    System.out.println("papamu 1.0.0");
    return 0;
  }
}
