package org.papamu.core.catalog;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLDecoder;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;

/** Opens the URLs of a jar's entries from the archive in memory. */
final class ArchiveOpener extends URLStreamHandler {

  private final JarArchive archive;

  /** What stands before an entry's name. It is known: a path may have the mark of its end in it. */
  private final String prefix;

  ArchiveOpener(JarArchive archive) {
    this.archive = archive;
    this.prefix = "jar:" + archive.file().toUri() + "!/";
  }

  /** The URL of an entry. */
  URL url(ArchiveEntry entry) throws MalformedURLException, URISyntaxException {
    String path = new URI(null, null, "/" + entry.name(), null).getRawPath();
    return new URL(null, prefix + path.substring(1), this);
  }

  @Override
  protected URLConnection openConnection(URL url) throws IOException {
    String text = url.toExternalForm();
    if (!text.startsWith(prefix)) {
      throw new FileNotFoundException(text);
    }
    // Blanks are written %20 here, so a plus is one.
    String path = text.substring(prefix.length()).replace("+", "%2B");
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
