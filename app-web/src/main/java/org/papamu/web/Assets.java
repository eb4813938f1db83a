package org.papamu.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The files of the page. They come from the class path, are named one by one in the list {@code
 * page/files.txt}, and are read once, at the start: a path of a request is looked up, never opened.
 */
final class Assets {

  private static final String FOLDER = "page/";
  private static final String LIST = FOLDER + "files.txt";
  private static final String INDEX = "index.html";

  /** Where the page finds the token. */
  private static final String TOKEN = "{{token}}";

  /** A page for a build without the page. */
  private static final String PLAIN =
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Papamu</title>
      <meta name="papamu-token" content="{{token}}"></head>
      <body><p>The JSON interface is at /api/v1; its description at /api/v1/openapi.yaml.</p></body></html>
      """;

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "svg", "image/svg+xml; charset=utf-8",
          "webmanifest", "application/manifest+json; charset=utf-8",
          "yaml", "application/yaml; charset=utf-8");

  private final Map<String, Asset> byPath;

  private Assets(Map<String, Asset> byPath) {
    this.byPath = Collections.unmodifiableMap(byPath);
  }

  /** A file. */
  static final class Asset {

    private final String type;
    private final byte[] bytes;
    private final byte[] packed;
    private final String tag;

    private Asset(String type, byte[] bytes) {
      this.type = type;
      this.bytes = bytes;
      packed = pack(bytes);
      tag = "\"" + digest(bytes) + "\"";
    }

    /** Its content type. */
    String type() {
      return type;
    }

    /** Its content; not to be changed. */
    byte[] bytes() {
      return bytes;
    }

    /** Its content packed by gzip; not to be changed. */
    byte[] packed() {
      return packed;
    }

    /** Changes with its content. */
    String tag() {
      return tag;
    }

    static Asset of(String name, byte[] bytes) {
      String type = Optional.ofNullable(TYPES.get(ending(name))).orElseThrow();
      return new Asset(type, bytes);
    }

    private static byte[] pack(byte[] bytes) {
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      try (GZIPOutputStream out =
          new GZIPOutputStream(packed) {
            {
              def.setLevel(Deflater.BEST_COMPRESSION);
            }
          }) {
        out.write(bytes);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return packed.toByteArray();
    }

    private static String digest(byte[] bytes) {
      try {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
        return HexFormat.of().formatHex(hash, 0, 12);
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /**
   * Reads the files.
   *
   * @param token goes into the page
   */
  static Assets load(String token) {
    Map<String, Asset> assets = new LinkedHashMap<>();
    for (String name : names()) {
      byte[] bytes = read(FOLDER + name).orElseThrow(() -> new IllegalStateException(name));
      assets.put("/assets/" + name, Asset.of(name, bytes));
    }
    byte[] index = read(FOLDER + INDEX).orElseGet(() -> PLAIN.getBytes(StandardCharsets.UTF_8));
    String text = new String(index, StandardCharsets.UTF_8);
    String filled = text.replace(TOKEN, token);
    assets.put("/", Asset.of(INDEX, filled.getBytes(StandardCharsets.UTF_8)));
    assets.put(
        Api.ROOT + "/openapi.yaml",
        Asset.of("openapi.yaml", read("openapi.yaml").orElseGet(() -> new byte[0])));
    return new Assets(assets);
  }

  /** The names in the list; none in a build without the page. */
  private static List<String> names() {
    return read(LIST)
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
        .map(text -> text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList())
        .orElse(List.of());
  }

  private static String ending(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static Optional<byte[]> read(String name) {
    try (InputStream in = Assets.class.getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All paths. */
  Set<String> paths() {
    return byPath.keySet();
  }

  /** The file at a path of {@link #paths}. */
  Asset at(String path) {
    return Optional.ofNullable(byPath.get(path)).orElseThrow();
  }
}
