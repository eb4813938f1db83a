package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

/** Requests as they go over the line, and their answers. */
final class RawHttp {

  /** What asks for a new game. */
  static final String NEW_GAME = "{\"game\":\"konane:6x6\"}";

  private RawHttp() {}

  /** A request for the games, to a host. */
  static String head(String host) {
    return "GET /api/v1/games HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
  }

  /** A request that would begin a game, with these headers besides. */
  static String posted(Served served, String headers, String body) {
    return "POST /api/v1/sessions HTTP/1.1\r\nHost: 127.0.0.1:"
        + served.port()
        + "\r\nContent-Type: application/json\r\n"
        + Gate.TOKEN_HEADER
        + ": "
        + Served.TOKEN
        + "\r\n"
        + headers
        + "\r\n"
        + body;
  }

  static int status(String answer) {
    assertThat(answer).startsWith("HTTP/1.1 ");
    return Integer.parseInt(answer.substring(9, 12));
  }

  static String body(String answer) {
    int end = answer.indexOf("\r\n\r\n");
    return end < 0 ? "" : answer.substring(end + 4);
  }
}
