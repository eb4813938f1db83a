package org.papamu.web;

import java.time.Duration;

/** What a client may ask for at most. Each limit is told in docs/http-api.md. */
final class Limits {

  /** The largest body of a request, in bytes; only records are that large. */
  static final int LARGEST_BODY = 1 << 20;

  /** The largest body of all other requests, in bytes. */
  static final int USUAL_BODY = 1 << 16;

  /** The headers of a request, in bytes, its first line included. */
  static final int HEADERS = 8192;

  /** Connections at a time. */
  static final int CONNECTIONS = 2048;

  /** Pages that listen for events at a time. */
  static final int STREAMS = 1024;

  /** Pages that listen to one game. */
  static final int STREAMS_OF_A_GAME = 16;

  /** Games in memory; of more, the one that was idle for longest is put away. */
  static final int LIVE_GAMES = 2000;

  /** Games on disk; of more, the oldest are deleted. */
  static final int KEPT_GAMES = 10_000;

  /** How long a game on disk that nobody touches is kept. */
  static final Duration KEPT_FOR = Duration.ofDays(90);

  /** How long a connection may be silent. */
  static final Duration IDLE = Duration.ofSeconds(60);

  /** How long the headers of a request may take. */
  static final Duration FOR_HEADERS = Duration.ofSeconds(15);

  /** How long the body of a request may take. */
  static final Duration FOR_BODY = Duration.ofSeconds(30);

  /** The moves that a new game may begin with. */
  static final int MOVES = 10_000;

  /** The longest a player may think about a move. */
  static final Duration THINKING = Duration.ofSeconds(60);

  /** How long a player thinks that was given no limit. */
  static final Duration USUAL_THINKING = Duration.ofSeconds(1);

  /** The most nodes that a player may look at for a move. */
  static final long NODES = 1_000_000_000;

  /** The most memory for a player's table, in mebibytes. */
  static final int HASH = 64;

  /** The memory for a player's table where it is not told, in mebibytes. */
  static final int USUAL_HASH = 16;

  /** The most memory for the tables of players that wait for their turn, in mebibytes. */
  static final int RESTING = 256;

  /** The longest time on a clock. */
  static final Duration CLOCK = Duration.ofHours(24);

  /** New games that one client may begin at once. */
  static final int NEW_GAMES = 300;

  /** How soon it may begin one more after that. */
  static final Duration PER_NEW_GAME = Duration.ofMillis(50);

  /** How long an analysis goes on. */
  static final Duration ANALYSIS = Duration.ofMinutes(10);

  /** The most lines of an analysis. */
  static final int LINES = 10;

  /** How long a position is solved where it is not told. */
  static final Duration USUAL_SOLVING = Duration.ofSeconds(10);

  /** The longest that a position may be solved. */
  static final Duration SOLVING = Duration.ofSeconds(60);

  private Limits() {}
}
