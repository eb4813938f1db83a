package org.papamu.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A connection to a server that stays open: one request after another, or one stream of events.
 * Reads bodies of a told length and bodies in chunks, and costs far less than a client that can do
 * everything, since hundreds of these share the machine with the server that they measure.
 */
final class LoadLine implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PATIENCE_MILLIS = 60_000;

  private final URI server;
  private final String token;
  private final Socket socket;
  private final InputStream in;

  /** What the events come from. */
  private InputStream events = new ByteArrayInputStream(new byte[0]);

  LoadLine(URI server, String token) throws IOException {
    this.server = server;
    this.token = token;
    socket = new Socket(server.getHost(), server.getPort());
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE_MILLIS);
    in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
  }

  /**
   * Asks for something.
   *
   * @return the answer; JSON's null for an empty one
   * @throws IOException if it is refused, too
   */
  JsonNode ask(String method, String path, String body) throws IOException {
    send(method, path, body);
    Head head = head();
    byte[] answer = head.body(in).readAllBytes();
    if (head.status >= 400) {
      throw new IOException(
          "%s %s: %s %s"
              .formatted(method, path, head.status, new String(answer, StandardCharsets.UTF_8)));
    }
    return answer.length == 0 ? JSON.nullNode() : JSON.readTree(answer);
  }

  /** Listens to events from now on. */
  void listen(String path) throws IOException {
    send("GET", path, "");
    Head head = head();
    events = head.body(in);
    if (head.status != 200) {
      throw new IOException("GET " + path + ": " + head.status);
    }
  }

  /** The next state that an event tells. */
  JsonNode event() throws IOException {
    boolean state = false;
    while (true) {
      String text = line(events);
      if (text.startsWith("event: ")) {
        state = text.equals("event: state");
      } else if (state && text.startsWith("data: ")) {
        return JSON.readTree(text.substring(6));
      }
    }
  }

  private void send(String method, String path, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String head =
        "%s /api/v1%s HTTP/1.1\r\nHost: %s:%s\r\nX-Papamu-Token: %s\r\n%sContent-Length: %s\r\n\r\n"
            .formatted(
                method,
                path,
                server.getHost(),
                server.getPort(),
                token,
                method.equals("POST") ? "Content-Type: application/json\r\n" : "",
                bytes.length);
    ByteArrayOutputStream request = new ByteArrayOutputStream();
    request.write(head.getBytes(StandardCharsets.US_ASCII));
    request.write(bytes);
    socket.getOutputStream().write(request.toByteArray());
  }

  private Head head() throws IOException {
    int status = Integer.parseInt(line(in).substring(9, 12));
    Map<String, String> fields = new HashMap<>();
    for (String text = line(in); !text.isEmpty(); text = line(in)) {
      int colon = text.indexOf(':');
      fields.put(text.substring(0, colon).toLowerCase(Locale.ROOT), text.substring(colon + 1));
    }
    return new Head(status, fields);
  }

  /** The start of an answer; the names of its fields are in lower case. */
  private record Head(int status, Map<String, String> fields) {

    InputStream body(InputStream in) throws IOException {
      if (fields.getOrDefault("transfer-encoding", "").strip().equalsIgnoreCase("chunked")) {
        return new Chunks(in);
      }
      int length = Integer.parseInt(fields.getOrDefault("content-length", "0").strip());
      byte[] body = in.readNBytes(length);
      if (body.length < length) {
        throw closed();
      }
      return new ByteArrayInputStream(body);
    }
  }

  private static IOException closed() {
    return new IOException("the server closed the connection");
  }

  /** A line without its end. */
  private static String line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw closed();
      }
      if (c != '\r') {
        line.write(c);
      }
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /** What chunks hold, without what frames them. */
  private static final class Chunks extends InputStream {
    private final InputStream framed;
    private int left;
    private boolean first = true;
    private boolean ended;

    Chunks(InputStream framed) {
      this.framed = framed;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int most) throws IOException {
      if (left == 0 && !ended) {
        next();
      }
      if (ended) {
        return -1;
      }
      int read = framed.read(into, from, Math.min(most, left));
      if (read < 0) {
        throw closed();
      }
      left -= read;
      return read;
    }

    /** Begins the next chunk; the last is empty, and an empty line follows it. */
    private void next() throws IOException {
      if (!first) {
        line(framed);
      }
      first = false;
      left = Integer.parseInt(line(framed).strip(), 16);
      if (left == 0) {
        line(framed);
        ended = true;
      }
    }

    @Override
    public void close() throws IOException {
      framed.close();
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
