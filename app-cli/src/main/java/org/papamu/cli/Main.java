package org.papamu.cli;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.ProvisionException;
import com.google.inject.Stage;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.papamu.cli.command.GlobalOptions;
import org.papamu.cli.command.PapamuCommand;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Errors;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Language;
import org.papamu.cli.output.Output;
import org.papamu.cli.output.Style;
import org.papamu.core.guard.ExitWatch;
import org.papamu.core.session.GameFault;
import picocli.CommandLine;

/** Starts the host. */
public final class Main {

  static final int DONE = 0;
  static final int FAILED = 1;
  static final int WRONG_REQUEST = 2;

  private Main() {}

  /** Runs one command and ends the process with its exit status. */
  public static void main(String[] args) {
    // What is printed is read by programs too: digits are 0 to 9 wherever the user lives.
    Locale.setDefault(Locale.ROOT);
    Host host = Host.ofProcess();
    // Standard output carries answers only; what a plugin prints goes where notes go.
    System.setOut(host.err());
    int status;
    try (RunningEngines running = new RunningEngines()) {
      ExitWatch.start(
          fault -> Errors.print(host.err(), fault, Style.Letters.ASCII), running::close);
      status = run(host, running, ClassLoader.getPlatformClassLoader(), args);
    }
    host.err().flush();
    System.exit(status);
  }

  /**
   * Runs one command of this process within a program that goes on, such as the driver of a
   * cluster's engine.
   *
   * @param libraries the class loader of that program, where the engine finds its libraries
   * @return the exit status, as above
   */
  public static int run(ClassLoader libraries, String... args) {
    Locale.setDefault(Locale.ROOT);
    Host host = Host.ofProcess();
    PrintStream before = System.out;
    System.setOut(host.err());
    try (RunningEngines running = new RunningEngines()) {
      return run(host, running, libraries, args);
    } finally {
      System.setOut(before);
      host.err().flush();
    }
  }

  /**
   * Runs one command.
   *
   * @return the exit status: 0 done, 1 the command failed, 2 the request was wrong
   */
  static int run(Host host, String... args) {
    try (RunningEngines running = new RunningEngines()) {
      return run(host, running, ClassLoader.getPlatformClassLoader(), args);
    }
  }

  private static int run(Host host, RunningEngines running, ClassLoader libraries, String... args) {
    GlobalOptions options = new GlobalOptions();
    try (OpenCatalog opened = new OpenCatalog()) {
      Injector injector =
          Guice.createInjector(
              Stage.DEVELOPMENT, new HostModule(host, options, opened, running, libraries));
      int status = commandLine(host, options, injector, List.of(args)).execute(args);
      return flushed(host, options, injector, status);
    } catch (Throwable fault) {
      return told(host, fault, options);
    }
  }

  private static int flushed(Host host, GlobalOptions options, Injector injector, int status) {
    try {
      injector.getInstance(Output.class).flush();
      return status;
    } catch (RuntimeException e) {
      return status == DONE ? told(host, e, options) : status;
    }
  }

  private static CommandLine commandLine(
      Host host, GlobalOptions options, Injector injector, List<String> args) {
    return PapamuCommand.line(new GuiceFactory(injector), args)
        .setExecutionStrategy(
            parsed -> {
              if (options.help()) {
                injector.getInstance(Output.class).text(PapamuCommand.help(parsed));
                return DONE;
              }
              // Refused whatever the command, so that a mistyped one never passes unnoticed.
              if (options.language().isPresent()) {
                injector.getInstance(Language.class).locale();
              }
              return new CommandLine.RunLast().execute(parsed);
            })
        .setParameterExceptionHandler(
            (e, given) -> {
              options.salvage(List.of(given));
              return told(host, misused(e, given), options);
            })
        .setExecutionExceptionHandler((e, command, parsed) -> told(host, e, options));
  }

  /** A misuse of the command line in our own form. */
  private static BadRequest misused(CommandLine.ParameterException e, String[] given) {
    return PapamuCommand.misuse(e, List.of(given));
  }

  /** What a fault is about: the injector wraps what the making of its objects threw. */
  private static Throwable told(Throwable thrown) {
    Throwable cause = thrown instanceof ProvisionException ? thrown.getCause() : null;
    return cause == null ? thrown : told(cause);
  }

  /** The language of faults: that of people, unless a program has asked. */
  private static Locale language(Host host, GlobalOptions options) {
    if (options.json()) {
      return Locale.ENGLISH;
    }
    try {
      return new Language(host.environment(), options::language).locale();
    } catch (BadRequest unknown) {
      return Locale.ENGLISH;
    }
  }

  /** Tells of a fault and answers the exit status. */
  private static int told(Host host, Throwable thrown, GlobalOptions options) {
    Throwable fault = told(thrown);
    if (fault instanceof Output.Closed) {
      return DONE;
    }
    int status;
    if (fault instanceof BadRequest request) {
      Errors.print(host.err(), request, language(host, options), options.letters());
      status = WRONG_REQUEST;
    } else if (fault instanceof Failure failure) {
      Errors.print(host.err(), failure, language(host, options), options.letters());
      status = FAILED;
    } else if (fault instanceof GameFault failed) {
      Errors.print(host.err(), failed, language(host, options), options.letters());
      status = FAILED;
    } else {
      String what = String.valueOf(fault.getMessage() == null ? fault : fault.getMessage());
      Errors.print(host.err(), what, options.letters());
      status = FAILED;
    }
    if (options.verbose()) {
      fault.printStackTrace(host.err());
    }
    return status;
  }
}
