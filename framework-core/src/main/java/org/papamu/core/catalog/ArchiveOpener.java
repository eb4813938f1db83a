package org.papamu.core.catalog;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLDecoder;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;

/** Opens the URLs of a jar's entries from the archive in memory. */
final class ArchiveOpener extends URLStreamHandler {

  private final JarArchive archive;

  ArchiveOpener(JarArchive archive) {
    this.archive = archive;
  }

  @Override
  protected URLConnection openConnection(URL url) throws IOException {
    String text = url.toExternalForm();
    int mark = text.indexOf("!/");
    if (mark < 0) {
      throw new FileNotFoundException(text);
    }
    // Blanks are written %20 here, so a plus is one.
    String path = text.substring(mark + 2).replace("+", "%2B");
    String name = URLDecoder.decode(path, StandardCharsets.UTF_8);
    byte[] bytes =
        archive.read(archive.exactly(name).orElseThrow(() -> new FileNotFoundException(text)));
    return new Opened(url, bytes);
  }

  /** An entry that has been read. */
  private static final class Opened extends URLConnection {

    private final byte[] bytes;

    Opened(URL url, byte[] bytes) {
      super(url);
      this.bytes = bytes;
    }

    @Override
    public void connect() {
      connected = true;
    }

    @Override
    public long getContentLengthLong() {
      return bytes.length;
    }

    @Override
    public InputStream getInputStream() {
      return new ByteArrayInputStream(bytes);
    }
  }
}
