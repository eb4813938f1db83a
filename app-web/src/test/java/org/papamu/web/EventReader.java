package org.papamu.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;

/** Reads the events of a game as a page does. */
final class EventReader implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Socket socket;
  private final BufferedReader in;

  private EventReader(Socket socket) throws IOException {
    this.socket = socket;
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Listens to a game. */
  static EventReader of(Served served, String id) {
    return of(served, id, "en");
  }

  /** Listens to a game in a language. */
  static EventReader of(Served served, String id, String language) {
    try {
      Socket socket = served.connect();
      String request =
          "GET %s/sessions/%s/events?lang=%s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n"
              .formatted(Api.ROOT, id, language, served.port());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new EventReader(socket);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits for an event of a kind that is as it should be. */
  JsonNode until(String kind, Predicate<JsonNode> wanted) {
    try {
      String event = "";
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.startsWith("event: ")) {
          event = line.substring("event: ".length());
        } else if (line.startsWith("data: ") && event.equals(kind)) {
          JsonNode data = JSON.readTree(line.substring("data: ".length()));
          if (wanted.test(data)) {
            return data;
          }
        }
      }
      throw new IllegalStateException("the stream ended");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
