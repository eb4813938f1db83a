package org.papamu.core.catalog;

import org.papamu.api.GameProvider;

/**
 * Builds plugins whose one provider misbehaves as told by a file in its jar, so that one class,
 * compiled once, does for all ways.
 */
final class Puppet {

  private static final String TYPE = "puppet.Provider";

  private final PluginJar jar;
  private final String id;
  private final StringBuilder orders = new StringBuilder();

  private Puppet(String id) {
    this.id = id;
    this.jar =
        PluginJar.of(id)
            .source(TYPE, TEXT)
            .source("puppet.Gone", "package puppet; public class Gone {}")
            .drop("puppet/Gone.class")
            .service(GameProvider.class, TYPE);
  }

  /** A plugin that behaves, and offers a game of its name, but makes no games. */
  static Puppet of(String id) {
    return new Puppet(id);
  }

  /**
   * Has a method do something, or answer a text.
   *
   * @param place {@code static}, {@code constructor}, {@code name}, {@code title}, {@code boards}
   *     or {@code game}
   * @param order what it does, or {@code =} and what it answers; boards are split by blanks
   */
  Puppet order(String place, String order) {
    orders.append(place).append(' ').append(order).append('|');
    return this;
  }

  /** Ends the threads that hang in plugins of this id. */
  static void release(String id) {
    System.setProperty("papamu.test.release." + id, "true");
  }

  PluginJar jar() {
    return jar.file("puppet/orders", orders + "id =" + id);
  }

  private static final String TEXT =
      """
      package puppet;

      import java.util.*;
      import org.papamu.api.*;
      import org.papamu.api.text.NotationException;

      @SuppressWarnings("all")
      public class Provider implements GameProvider {

        static { order("static", ""); }

        public Provider() { order("constructor", ""); }

        @Override public String name() { return order("name", order("id", "")); }

        @Override public String title() { return order("title", "A puppet"); }

        @Override public List<String> boards() {
          String boards = order("boards", "one two");
          if (boards == null) { return null; }
          if (boards.isEmpty()) { return List.of(); }
          if (boards.equals("endless")) {
            return new AbstractList<>() {
              @Override public int size() { return Integer.MAX_VALUE; }
              @Override public String get(int index) { return "b" + index; }
              @Override public Object[] toArray() { throw new OutOfMemoryError("toArray"); }
            };
          }
          List<String> list = new ArrayList<>();
          for (String board : boards.split(" ")) { list.add(board.equals("NULL") ? null : board); }
          return list;
        }

        @Override public Game<?> game(GameSpec spec) {
          order("game", "");
          return null;
        }

        static String order(String place, String usual) {
          String orders;
          try (var in = Provider.class.getResourceAsStream("orders")) {
            orders = new String(in.readAllBytes(), "UTF-8");
          } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
          for (String line : orders.split("\\\\|")) {
            if (line.startsWith(place + " ")) { return act(line.substring(place.length() + 1)); }
          }
          return usual;
        }

        static String act(String order) {
          if (order.startsWith("=")) { return order.substring(1); }
          switch (order) {
            case "null": return null;
            case "exception": throw new IllegalStateException("boom");
            case "checked": throw Provider.<RuntimeException>sneaky(new Exception("checked boom"));
            case "assertion": throw new AssertionError("wrong");
            case "stack": return act("stack") + "x";
            case "memory": return new byte[Integer.MAX_VALUE].toString();
            case "linkage": throw new LinkageError("unlinked");
            case "gone": return new Gone().toString();
            case "death": throw new ThreadDeath();
            case "native": System.loadLibrary("papamu-no-such-library"); return "";
            case "notation": throw new NotationException(
                NotationException.Kind.ILLEGAL, "text", 1, "not on this board");
            case "ugly": throw new RuntimeException("a\\u001b[2Jb\\nc\\u202ed" + "x".repeat(100_000));
            case "hostile": throw new RuntimeException() {
              @Override public String getMessage() { throw new IllegalStateException("ha"); }
              @Override public String toString() { throw new IllegalStateException("ha"); }
              @Override public StackTraceElement[] getStackTrace() { throw new StackOverflowError(); }
            };
            case "hang":
              String release = "papamu.test.release." + order("id", "");
              while (!Boolean.getBoolean(release)) {
                try { Thread.sleep(20); } catch (InterruptedException e) { }
              }
              return "late";
            default: throw new IllegalArgumentException("no such order: " + order);
          }
        }

        static <T extends Throwable> RuntimeException sneaky(Throwable thrown) throws T {
          throw (T) thrown;
        }
      }
      """;
}
