package org.papamu.spark.submit;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.spark.SparkUserAppException;

/**
 * The main class for {@code spark-submit}: runs a command of the host, with the Spark that it was
 * started by as the engine. The arguments are those of {@code papamu}; {@code --engine} and {@code
 * --master} are put in.
 */
public final class Submit {

  private static final String HOST = "org.papamu.cli.Main";

  /** The commands that an engine can do. */
  private static final Set<String> LONG = Set.of("count", "tables", "match");

  private Submit() {}

  /**
   * Runs a command.
   *
   * @throws SparkUserAppException if it fails, with the exit status of the command
   * @throws IOException if this program cannot be unpacked
   */
  public static void main(String[] args) throws IOException, SparkUserAppException {
    ClassLoader spark = Thread.currentThread().getContextClassLoader();
    int status;
    try (Carried carried = Carried.unpack(Submit.class, spark)) {
      System.setProperty("papamu.home", carried.home().toString());
      System.setProperty("guice_custom_class_loading", "CHILD");
      status = run(carried.host(), spark, arguments(List.of(args), master()));
    }
    if (status != 0) {
      throw new SparkUserAppException(
          status, new IllegalStateException("papamu ended with status " + status));
    }
  }

  private static String master() {
    return System.getProperty("spark.master", "local[*]");
  }

  /** The host's arguments: the engine is put in behind the name of a command that can use it. */
  static List<String> arguments(List<String> given, String master) {
    List<String> all = new ArrayList<>(given);
    for (int at = 0; at < given.size(); at++) {
      if (LONG.contains(given.get(at))) {
        all.addAll(at + 1, List.of("--engine", "spark", "--master", master));
        break;
      }
    }
    return all;
  }

  private static int run(ClassLoader host, ClassLoader spark, List<String> arguments) {
    Thread thread = Thread.currentThread();
    thread.setContextClassLoader(host);
    try {
      Object status =
          Class.forName(HOST, true, host)
              .getMethod("run", ClassLoader.class, String[].class)
              .invoke(null, spark, arguments.toArray(new String[0]));
      return (Integer) status;
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("papamu failed", e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this jar does not hold papamu", e);
    } finally {
      thread.setContextClassLoader(spark);
    }
  }
}
