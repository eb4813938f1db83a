package org.papamu.web;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Request;

/**
 * Watches the connections: one whose request does not come within reasonable time is closed,
 * however often it sends a byte. No thread waits for any of them, so until then they cost little.
 */
final class Peers implements Connection.Listener {

  private final LongSupplier nanoTime;
  private final Map<Connection, Watch> open = new ConcurrentHashMap<>();

  /**
   * The connections on which an answer is being written; it may flow for hours. The connection's
   * own count of messages has an answer as gone out once its head has.
   */
  private final Set<Connection> answering = ConcurrentHashMap.newKeySet();

  /**
   * A connection.
   *
   * @param requests the requests that had come whole when it was last looked at
   * @param since when that was first so
   * @param forBody whether the body of a request is being waited for
   */
  private record Watch(long requests, long since, boolean forBody) {}

  Peers(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  @Override
  public void onOpened(Connection connection) {
    open.put(connection, new Watch(0, nanoTime.getAsLong(), false));
  }

  @Override
  public void onClosed(Connection connection) {
    open.remove(connection);
    answering.remove(connection);
  }

  /** A request is being answered, until it is complete. */
  void answers(Request request) {
    Connection connection = request.getConnectionMetaData().getConnection();
    answering.add(connection);
    Request.addCompletionListener(request, failure -> answering.remove(connection));
  }

  /** The headers of a request have come, its body is waited for. */
  void waitsForBody(Request request) {
    Connection connection = request.getConnectionMetaData().getConnection();
    long now = nanoTime.getAsLong();
    open.computeIfPresent(connection, (key, watch) -> new Watch(key.getMessagesIn(), now, true));
  }

  /** The body has come, or will not. */
  void hasBody(Request request) {
    Connection connection = request.getConnectionMetaData().getConnection();
    long now = nanoTime.getAsLong();
    open.computeIfPresent(connection, (key, watch) -> new Watch(key.getMessagesIn(), now, false));
  }

  /** Closes those that are overdue. */
  void closeSlow() {
    long now = nanoTime.getAsLong();
    // Where they become many, those that have not asked for anything yet are waited for less.
    boolean crowded = open.size() > Limits.CONNECTIONS / 2;
    long forHeaders = Limits.FOR_HEADERS.toNanos() / (crowded ? 5 : 1);
    open.forEach(
        (connection, watch) -> {
          long requests = connection.getMessagesIn();
          boolean answered = !answering.contains(connection);
          if (requests != watch.requests || !(answered || watch.forBody)) {
            open.computeIfPresent(
                connection,
                (key, same) -> same.equals(watch) ? new Watch(requests, now, false) : same);
          } else if (watch.forBody) {
            closeAfter(connection, now - watch.since, Limits.FOR_BODY.toNanos());
          } else if (requests == 0) {
            closeAfter(connection, now - watch.since, forHeaders);
          } else {
            closeAfter(connection, now - watch.since, Limits.IDLE.toNanos());
          }
        });
  }

  private static void closeAfter(Connection connection, long nanos, long most) {
    if (nanos > most) {
      connection.getEndPoint().close();
    }
  }
}
