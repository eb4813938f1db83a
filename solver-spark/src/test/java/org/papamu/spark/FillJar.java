package org.papamu.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.papamu.spark.fill.FillProvider;

/** A game of the tests as a stranger's plugin: one jar. */
final class FillJar {

  private FillJar() {}

  /** Packs it in a folder. */
  static Path in(Path folder) throws IOException, URISyntaxException {
    Path jar = folder.resolve("fill.jar");
    Manifest manifest = new Manifest();
    Attributes said = manifest.getMainAttributes();
    said.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    said.putValue("Plugin-Id", "variant-fill");
    said.putValue("Plugin-Version", "1.0.0");
    said.putValue("Plugin-Provider", "tests");
    said.putValue("Plugin-Requires", ">=1.0.0 & <2.0.0");
    said.putValue("Plugin-Description", "Fill");
    Path root =
        Path.of(FillProvider.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String name = FillProvider.class.getPackageName().replace('.', '/') + "/";
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream zip = new JarOutputStream(out, manifest);
        Stream<Path> files = Files.list(root.resolve(name))) {
      List<Path> classes = files.filter(file -> file.toString().endsWith(".class")).toList();
      for (Path file : classes) {
        zip.putNextEntry(new ZipEntry(name + file.getFileName()));
        try (InputStream in = Files.newInputStream(file)) {
          in.transferTo(zip);
        }
      }
      zip.putNextEntry(new ZipEntry("META-INF/services/org.papamu.api.GameProvider"));
      zip.write(FillProvider.class.getName().getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }
}
