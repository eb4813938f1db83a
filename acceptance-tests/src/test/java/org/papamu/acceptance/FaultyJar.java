package org.papamu.acceptance;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** The plugin of {@code org.papamu.acceptance.faulty} as the jar that its author would ship. */
public final class FaultyJar {

  /** How the host calls it. */
  public static final String LABEL = "faulty-plugin 1.2.3";

  private static final String PACKAGE = "org/papamu/acceptance/faulty/";

  private static final List<String> CLASSES =
      List.of("FaultyProvider", "Countdown", "Countdown$Row", "Fault", "Fault$1", "Fault$Hostile");

  private FaultyJar() {}

  /** Writes it into a new folder beside nothing else. */
  public static Path in(Path folder) throws IOException {
    Path plugins = Files.createDirectories(folder.resolve("faulty"));
    Path jar = plugins.resolve("faulty.jar");
    Manifest manifest = new Manifest();
    var headers = manifest.getMainAttributes();
    headers.putValue("Manifest-Version", "1.0");
    headers.putValue("Plugin-Id", "faulty-plugin");
    headers.putValue("Plugin-Version", "1.2.3");
    headers.putValue("Plugin-Requires", ">=1.0.0 & <2.0.0");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest)) {
      for (String name : CLASSES) {
        String entry = PACKAGE + name + ".class";
        out.putNextEntry(new JarEntry(entry));
        try (InputStream in = FaultyJar.class.getClassLoader().getResourceAsStream(entry)) {
          if (in == null) {
            throw new AssertionError("not compiled: " + entry);
          }
          in.transferTo(out);
        }
        out.closeEntry();
      }
      out.putNextEntry(new JarEntry("META-INF/services/org.papamu.api.GameProvider"));
      out.write(
          "org.papamu.acceptance.faulty.FaultyProvider\n"
              .getBytes(java.nio.charset.StandardCharsets.UTF_8));
      out.closeEntry();
    }
    return plugins;
  }
}
