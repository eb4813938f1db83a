package org.papamu.core.catalog;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.papamu.api.GameProvider;
import org.papamu.api.PlayerProvider;

/**
 * Builds real plugin jars for tests: compiles Java text, adds manifest and service files, and
 * writes the jar. What is not said is as in a good plugin, and everything can be spoilt.
 */
public final class PluginJar {

  /** Compiling takes most of the time, and most jars of a test hold the same good classes. */
  private static final Map<Map<String, String>, Map<String, byte[]>> COMPILED =
      new ConcurrentHashMap<>();

  private final String id;
  private final Map<String, String> headers = new LinkedHashMap<>();
  private final Map<String, String> sources = new LinkedHashMap<>();
  private final Map<String, List<String>> services = new LinkedHashMap<>();
  private final Map<String, byte[]> files = new LinkedHashMap<>();
  private final List<String> dropped = new ArrayList<>();

  private PluginJar(String id) {
    this.id = id;
    headers.put("Plugin-Id", id);
    headers.put("Plugin-Version", "1.0.0");
    headers.put("Plugin-Requires", ">=1.0.0 & <2.0.0");
  }

  /** A plugin that offers nothing yet. */
  public static PluginJar of(String id) {
    return new PluginJar(id);
  }

  /** A good plugin that offers one playable game, named as the plugin. */
  public static PluginJar good(String id) {
    return of(id).game(id);
  }

  /** A plugin with one provider, of a game named as the plugin, made of this Java code. */
  public static PluginJar with(Code code) {
    PluginJar jar = of(code.game);
    return jar.source(code.type(), code.text()).service(GameProvider.class, code.type());
  }

  /** Sets a main attribute of the manifest. */
  public PluginJar header(String name, String value) {
    headers.put(name, value);
    return this;
  }

  /** Leaves out a main attribute of the manifest. */
  public PluginJar without(String name) {
    headers.remove(name);
    return this;
  }

  /** Sets the version. */
  public PluginJar version(String version) {
    return header("Plugin-Version", version);
  }

  /** Sets the dependencies, as the manifest has them. */
  public PluginJar needs(String dependencies) {
    return header("Plugin-Dependencies", dependencies);
  }

  /** Adds a playable game: a row of stones, each turn takes one or two, who takes the last wins. */
  public PluginJar game(String name) {
    Code code = Code.game(name);
    return source(code.type(), code.text()).service(GameProvider.class, code.type());
  }

  /** Adds a class. */
  public PluginJar source(String type, String text) {
    sources.put(type, text);
    return this;
  }

  /**
   * Adds a class that the others are compiled with but that the jar does not hold, such as one of
   * another version of the API.
   */
  public PluginJar against(String type, String text) {
    return source(type, text).drop(type.replace('.', '/') + ".class");
  }

  /** Names a class in the service file of games or players. */
  public PluginJar service(Class<?> service, String type) {
    services
        .computeIfAbsent("META-INF/services/" + service.getName(), file -> new ArrayList<>())
        .add(type);
    return this;
  }

  /** Adds a file. */
  public PluginJar file(String name, byte[] bytes) {
    files.put(name, bytes);
    return this;
  }

  /** Leaves out an entry, such as a class that others were compiled with. */
  public PluginJar drop(String name) {
    dropped.add(name);
    return this;
  }

  /** Adds a file of text. */
  public PluginJar file(String name, String text) {
    return file(name, text.getBytes(UTF_8));
  }

  /** Writes the jar under the plugin's id. */
  public Path in(Path folder) {
    return write(folder.resolve(id + ".jar"));
  }

  /** Writes the jar. */
  public Path write(Path file) {
    try (OutputStream out = Files.newOutputStream(file)) {
      out.write(bytes());
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The jar's bytes. */
  public byte[] bytes() {
    StringBuilder manifest = new StringBuilder("Manifest-Version: 1.0\r\n");
    headers.forEach((name, value) -> manifest.append(fold(name + ": " + value)));
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("META-INF/MANIFEST.MF", manifest.toString().getBytes(UTF_8));
    services.forEach(
        (file, types) -> entries.put(file, String.join("\n", types).concat("\n").getBytes(UTF_8)));
    entries.putAll(classes());
    entries.putAll(files);
    entries.keySet().removeAll(dropped);
    return zip(entries);
  }

  /** The compiled classes, by the names of their entries. */
  public Map<String, byte[]> classes() {
    return sources.isEmpty()
        ? Map.of()
        : COMPILED.computeIfAbsent(Map.copyOf(sources), PluginJar::compile);
  }

  /**
   * Writes many plugins that are this one but for the id, which is replaced wherever it stands:
   * they are compiled once.
   *
   * @param ids ids as long as this plugin's own, and without hyphens
   */
  public void copies(Path folder, List<String> ids) {
    byte[] pattern = bytes();
    for (String copy : ids) {
      Map<String, byte[]> entries = new LinkedHashMap<>();
      try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(pattern))) {
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
          String content = new String(zip.readAllBytes(), ISO_8859_1).replace(id, copy);
          entries.put(entry.getName().replace(id, copy), content.getBytes(ISO_8859_1));
        }
        Files.write(folder.resolve(copy + ".jar"), zip(entries));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** An archive of these entries, in this order. */
  public static byte[] zip(Map<String, byte[]> entries) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Lines of a manifest have 72 bytes at most; what is longer goes on after a blank. */
  private static String fold(String line) {
    StringBuilder folded = new StringBuilder();
    int at = 0;
    while (line.length() - at > 70) {
      folded.append(line, at, at + 70).append("\r\n ");
      at += 70;
    }
    return folded.append(line.substring(at)).append("\r\n").toString();
  }

  private static Map<String, byte[]> compile(Map<String, String> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> complaints = new DiagnosticCollector<>();
    Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();
    List<JavaFileObject> units = new ArrayList<>();
    sources.forEach((type, text) -> units.add(new Source(type, text)));
    try (StandardJavaFileManager files = compiler.getStandardFileManager(complaints, null, UTF_8)) {
      JavaFileManager manager =
          new ForwardingJavaFileManager<>(files) {
            @Override
            public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
              ByteArrayOutputStream bytes = new ByteArrayOutputStream();
              String entry = name.replace('.', '/') + kind.extension;
              classes.put(entry, bytes);
              return new SimpleJavaFileObject(URI.create("memory:///" + entry), kind) {
                @Override
                public OutputStream openOutputStream() {
                  return bytes;
                }
              };
            }
          };
      List<String> options =
          List.of("--release", "17", "-proc:none", "-nowarn", "-classpath", api().toString());
      if (!compiler.getTask(null, manager, complaints, options, null, units).call()) {
        throw new IllegalArgumentException(complaints.getDiagnostics().toString());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, byte[]> bytes = new LinkedHashMap<>();
    classes.forEach((entry, out) -> bytes.put(entry, out.toByteArray()));
    return bytes;
  }

  /** Where the API is: all that a plugin is built with. */
  private static Path api() {
    try {
      return Path.of(
          GameProvider.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class Source extends SimpleJavaFileObject {

    private final String text;

    Source(String type, String text) {
      super(URI.create("memory:///" + type.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /**
   * The Java code of a game provider, whose parts can be replaced.
   *
   * @param game the game's name; the package is made from it
   * @param members further members of the class
   * @param constructor the constructor's body
   * @param name the body of {@code name()}
   * @param title the body of {@code title()}
   * @param boards the body of {@code boards()}
   * @param make the body of {@code game(GameSpec spec)}
   */
  public record Code(
      String game,
      String members,
      String constructor,
      String name,
      String title,
      String boards,
      String make) {

    /** A good provider of a playable game. */
    public static Code game(String game) {
      return new Code(
          game,
          "",
          "",
          "return \"%s\";".formatted(game),
          "return \"The game %s\";".formatted(game),
          "return java.util.List.of(\"5\", \"9\");",
          "return new Stones(spec.fullName(spec.board(), org.papamu.api.Options.none()),"
              + " Integer.parseInt(spec.board()));");
    }

    /** The same with further members. */
    public Code members(String code) {
      return new Code(game, code, constructor, name, title, boards, make);
    }

    /** The same with another constructor. */
    public Code constructor(String code) {
      return new Code(game, members, code, name, title, boards, make);
    }

    /** The same with another {@code name()}. */
    public Code name(String code) {
      return new Code(game, members, constructor, code, title, boards, make);
    }

    /** The same with another {@code title()}. */
    public Code title(String code) {
      return new Code(game, members, constructor, name, code, boards, make);
    }

    /** The same with another {@code boards()}. */
    public Code boards(String code) {
      return new Code(game, members, constructor, name, title, code, make);
    }

    /** The same with another {@code game(GameSpec spec)}. */
    public Code make(String code) {
      return new Code(game, members, constructor, name, title, boards, code);
    }

    /** The provider's class. */
    public String type() {
      return "plugin." + game.replace('-', '_') + ".Provider";
    }

    /** The whole text. */
    public String text() {
      return """
          package @PACKAGE@;

          import java.util.*;
          import org.papamu.api.*;
          import org.papamu.api.board.Topology;
          import org.papamu.api.text.NotationException;

          @SuppressWarnings("all")
          public class Provider implements GameProvider {
            @MEMBERS@
            public Provider() { @CONSTRUCTOR@ }
            @Override public String name() { @NAME@ }
            @Override public String title() { @TITLE@ }
            @Override public List<String> boards() { @BOARDS@ }
            @Override public Game<?> game(GameSpec spec) { @MAKE@ }
          }

          final class Row implements Position {
            int left;
            int turn;
            @Override public int turn() { return turn; }
            @Override public int at(int point) { return point < left ? 1 : 0; }
            @Override public long hash() { return left * 2L + turn; }
            @Override public boolean equals(Object o) { return o instanceof Row r && r.hash() == hash(); }
            @Override public int hashCode() { return (int) hash(); }
          }

          final class Stones implements Game<Row>, Rules<Row>, Notation<Row> {
            final String full;
            final int size;
            Stones(String full, int size) { this.full = full; this.size = size; }
            @Override public GameInfo info() {
              return GameInfo.twoSeats(full, "Stones " + size, "first", "second")
                  .with(GameInfo.Fact.LOOP_FREE, GameInfo.Fact.NORMAL_PLAY).withMaxPly(size);
            }
            @Override public Topology board() { return Topology.grid(1, size); }
            @Override public Rules<Row> rules() { return this; }
            @Override public Notation<Row> notation() { return this; }
            @Override public About about() {
              return new About("Take the last stone", List.of("Take one or two."), List.of());
            }
            @Override public Row initial() { Row row = new Row(); row.left = size; return row; }
            @Override public Row copy(Row source) { Row row = new Row(); copy(source, row); return row; }
            @Override public void copy(Row source, Row target) {
              target.left = source.left;
              target.turn = source.turn;
            }
            @Override public void moves(Row row, MoveList out) {
              out.clear();
              for (int n = 1; n <= Math.min(2, row.left); n++) { out.add(n); }
            }
            @Override public void play(Row row, long move) { row.left -= (int) move; row.turn ^= 1; }
            @Override public int score(Row row, int seat) { return seat == row.turn ? -1 : 1; }
            @Override public Ending ending(Row row) { return new Ending("@FAMILY@.empty", "no stone is left"); }
            @Override public Move describe(Row row, long move) {
              int end = row.left - 1;
              return Move.of(move, new Move.Step(Move.Step.Kind.REMOVE, end, end, 0, PointSet.EMPTY, ""));
            }
            @Override public String write(Row row) { return row.left + " " + row.turn; }
            @Override public Row read(String text) {
              Row row = new Row();
              String[] fields = text.split(" ");
              row.left = Integer.parseInt(fields[0]);
              row.turn = Integer.parseInt(fields[1]);
              return row;
            }
            @Override public String writeMove(Row row, long move) { return Long.toString(move); }
          }
          """
          .replace("@PACKAGE@", type().substring(0, type().lastIndexOf('.')))
          .replace("@FAMILY@", game)
          .replace("@MEMBERS@", members)
          .replace("@CONSTRUCTOR@", constructor)
          .replace("@NAME@", name)
          .replace("@TITLE@", title)
          .replace("@BOARDS@", boards)
          .replace("@MAKE@", make);
    }
  }

  /** The Java code of a player provider of this name in this class; its player fails. */
  public static String player(String type, String name) {
    int dot = type.lastIndexOf('.');
    return """
        package %s;

        public class %s implements %s {
          @Override public String name() { return "%s"; }
          @Override public String summary() { return "plays badly"; }
          @Override public org.papamu.api.Player player(
              java.util.Map<String, String> settings, java.util.random.RandomGenerator random) {
            throw new IllegalStateException("no player today");
          }
        }
        """
        .formatted(
            type.substring(0, dot), type.substring(dot + 1), PlayerProvider.class.getName(), name);
  }
}
