package org.papamu.core.catalog;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JarArchiveTest {

  @TempDir Path folder;

  private Path write(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("x.jar"), bytes);
  }

  private String refusal(byte[] bytes) throws IOException {
    Path file = write(bytes);
    Refusal refusal = catchThrowableOfType(Refusal.class, () -> JarArchive.open(file).close());
    assertThat(refusal).isNotNull();
    return refusal.reason();
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    SplittableRandom random = new SplittableRandom(7);
    random.nextBytes(bytes);
    return bytes;
  }

  /** The jar with another size of an entry in its directory. */
  private static byte[] claiming(byte[] jar, String name, int size) {
    byte[] changed = jar.clone();
    int record = record(jar, name);
    for (int i = 0; i < 4; i++) {
      changed[record + 24 + i] = (byte) (size >>> (8 * i));
    }
    return changed;
  }

  /** Where the directory's record of an entry begins. */
  private static int record(byte[] jar, String name) {
    String text = new String(jar, ISO_8859_1);
    int record = text.lastIndexOf(name) - 46;
    assertThat(text.substring(record, record + 4)).isEqualTo("PK\u0001\u0002");
    return record;
  }

  @Test
  void goodJarIsOpenedAndRead() throws Exception {
    byte[] bytes = random(100_000);
    Path file = write(PluginJar.good("toy").file("data/x", bytes).bytes());
    try (JarArchive archive = JarArchive.open(file)) {
      assertThat(archive.manifest().value("plugin-id")).contains("toy");
      assertThat(archive.read(archive.entry("data/x").orElseThrow())).isEqualTo(bytes);
      assertThat(archive.entry("data/y")).isEmpty();
      assertThat(archive.damage()).isEmpty();
    }
  }

  @Test
  void entriesForThisJavaComeFirst() throws Exception {
    Path file =
        write(
            PluginJar.of("toy")
                .header("Multi-Release", "true")
                .file("x", "old")
                .file("META-INF/versions/17/x", "new")
                .bytes());
    try (JarArchive archive = JarArchive.open(file)) {
      assertThat(archive.read(archive.entry("x").orElseThrow())).asString().isEqualTo("new");
    }
  }

  @Test
  void closedJarHasNothing() throws Exception {
    JarArchive archive = JarArchive.open(write(PluginJar.good("toy").bytes()));
    ArchiveEntry entry = archive.entry("META-INF/MANIFEST.MF").orElseThrow();
    archive.close();
    assertThat(archive.entry("META-INF/MANIFEST.MF")).isEmpty();
    assertThatThrownBy(() -> archive.read(entry)).isInstanceOf(IOException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../x",
        "/etc/x",
        "C:\\x",
        "C:x",
        "a/../../x",
        "a\\b",
        "a\u0000b",
        "..",
        "a/..",
        "a/./b",
        "x\u001b[2J",
        "x\ny"
      })
  void escapingNamesAreRefused(String name) throws IOException {
    assertThat(refusal(PluginJar.good("toy").file(name, "x").bytes()))
        .startsWith("its entry \"")
        .endsWith("is no plain relative name");
    assertThat(folder).isDirectoryContaining("glob:**x.jar");
    assertThat(folder.toFile().list()).containsExactly("x.jar");
  }

  @ParameterizedTest
  @ValueSource(strings = {"..x", "a..b/c", "a/b...", ".x", "K\u014dnane/x", "a b"})
  void otherNamesAreNot(String name) throws Exception {
    JarArchive.open(write(PluginJar.good("toy").file(name, "x").bytes())).close();
  }

  @Test
  void repeatedNameIsRefused() throws IOException {
    byte[] jar = PluginJar.good("toy").file("data/aa", "x").file("data/ab", "y").bytes();
    String text = new String(jar, ISO_8859_1).replace("data/ab", "data/aa");
    assertThat(refusal(text.getBytes(ISO_8859_1))).isEqualTo("it has the entry \"data/aa\" twice");
  }

  @Test
  void bombIsRefusedWithoutUnpackingIt() throws IOException {
    byte[] jar = PluginJar.good("toy").file("bomb", new byte[8 << 20]).bytes();
    assertThat(jar).hasSizeLessThan(20_000);
    assertThat(refusal(jar)).isEqualTo("its entry \"bomb\" unpacks to over 100 times its size");
  }

  @Test
  void tooMuchInAllIsRefused() throws IOException {
    byte[] jar =
        PluginJar.good("toy").file("one", random(500_000)).file("two", random(500_000)).bytes();
    byte[] claiming = claiming(claiming(jar, "one", 40 << 20), "two", 40 << 20);
    assertThat(refusal(claiming)).isEqualTo("it unpacks to more than 64 MiB");
  }

  @Test
  void tooManyEntriesAreRefused() throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 0; i <= JarDirectory.MAX_ENTRIES; i++) {
      entries.put("e" + i, new byte[0]);
    }
    assertThat(refusal(PluginJar.zip(entries))).isEqualTo("it has more than 10000 entries");
  }

  @Test
  void tooLargeFileIsRefused() throws IOException {
    assertThat(refusal(new byte[(16 << 20) + 1])).isEqualTo("it is larger than 16 MiB");
  }

  @Test
  void entryThatLiesAboutItsSizeIsNotRead() throws Exception {
    byte[] jar = PluginJar.good("toy").file("liar", new byte[900_000]).bytes();
    for (int size : new int[] {10, 0, 1_000_000}) {
      try (JarArchive archive = JarArchive.open(write(claiming(jar, "liar", size)))) {
        ArchiveEntry entry = archive.entry("liar").orElseThrow();
        assertThatThrownBy(() -> archive.read(entry)).isInstanceOf(IOException.class);
        assertThat(archive.damage()).hasValueSatisfying(text -> assertThat(text).contains("liar"));
      }
    }
  }

  @Test
  void manifestThatLiesAboutItsSizeIsRefused() throws IOException {
    byte[] jar = PluginJar.good("toy").header("Filler", "x".repeat(1_000_000)).bytes();
    assertThat(refusal(jar)).isEqualTo("its manifest is longer than 64 KiB");
    assertThat(refusal(claiming(jar, "META-INF/MANIFEST.MF", 100)))
        .contains("is not as long as the jar says");
  }

  @Test
  void jarCutOffAnywhereIsRefused() throws IOException {
    byte[] jar = PluginJar.good("toy").bytes();
    for (int length = 0; length < jar.length; length += 97) {
      assertThat(refusal(Arrays.copyOf(jar, length))).startsWith("it is ");
    }
    assertThat(refusal(Arrays.copyOf(jar, jar.length - 1))).startsWith("it is not a jar");
  }

  @Test
  void changedByteIsFoundOnRequest() throws Exception {
    byte[] jar = PluginJar.good("toy").file("data", random(10_000)).bytes();
    int middle = new String(jar, ISO_8859_1).indexOf("data") + 5_000;
    jar[middle] ^= 0x10;
    try (JarArchive archive = JarArchive.open(write(jar))) {
      assertThat(archive.damage())
          .hasValueSatisfying(text -> assertThat(text).startsWith("entry \"data\" "));
    }
  }

  @Test
  void endlessEntriesAreRefused() throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 0; i < 100_000; i++) {
      entries.put("e" + i, new byte[0]);
    }
    assertThat(refusal(PluginJar.zip(entries))).isEqualTo("it has more than 10000 entries");
  }

  @Test
  void entriesThatLieOverEachOtherAreRefused() throws IOException {
    byte[] jar = PluginJar.good("toy").file("aa", random(5_000)).file("ab", random(5_000)).bytes();
    int first = record(jar, "aa");
    int second = record(jar, "ab");
    // The second is the first once more, under another name; then many times the same bytes count.
    System.arraycopy(jar, first + 42, jar, second + 42, 4);
    assertThat(refusal(jar)).contains("entry \"ab\" has two names");
  }

  @Test
  void encryptedEntriesAreRefused() throws IOException {
    byte[] jar = PluginJar.good("toy").file("secret", "x").bytes();
    jar[record(jar, "secret") + 8] |= 1;
    assertThat(refusal(jar)).contains("entry \"secret\" is encrypted");
    byte[] packed = PluginJar.good("toy").file("secret", "x").bytes();
    packed[record(packed, "secret") + 10] = 12;
    assertThat(refusal(packed)).contains("entry \"secret\" is packed in an unknown way");
  }

  @Test
  void whatStandsBeforeTheArchiveDoesNotCount() throws Exception {
    byte[] jar = PluginJar.good("toy").bytes();
    byte[] script = "#!/bin/sh\nexec java -jar $0\n".getBytes(ISO_8859_1);
    byte[] both = Arrays.copyOf(script, script.length + jar.length);
    System.arraycopy(jar, 0, both, script.length, jar.length);
    try (JarArchive archive = JarArchive.open(write(both))) {
      assertThat(archive.damage()).isEmpty();
      assertThat(archive.manifest().value("plugin-id")).contains("toy");
    }
  }

  @Test
  void damagedBytesAreRefusedOrReadButNothingElse() throws IOException {
    byte[] jar = PluginJar.good("toy").file("data/x", random(300)).bytes();
    int directory = record(jar, "META-INF/MANIFEST.MF");
    SplittableRandom random = new SplittableRandom(11);
    int refused = 0;
    for (int round = 0; round < 1_500; round++) {
      byte[] changed = jar.clone();
      for (int i = random.nextInt(1, 4); i > 0; i--) {
        int from = random.nextBoolean() ? directory : 0;
        changed[random.nextInt(from, jar.length)] = (byte) random.nextInt(256);
      }
      try (JarArchive archive = JarArchive.open(write(changed))) {
        archive.damage();
      } catch (Refusal e) {
        refused++;
        assertThat(e.reason()).isNotBlank();
      }
    }
    assertThat(refused).isBetween(150, 1_500);
  }
}
