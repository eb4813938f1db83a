package org.papamu.web;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * The events that one page listens to. Nobody waits for a slow page: of each kind of event only the
 * newest is kept for it, and no thread is held.
 */
final class EventStream implements WriteListener {

  private final ServletOutputStream out;
  private final CompletableFuture<EventStream> gone = new CompletableFuture<>();

  // Guarded by this object.
  private final Map<String, byte[]> waiting = new LinkedHashMap<>();
  private boolean ready;
  private boolean closed;

  private EventStream(ServletOutputStream out) {
    this.out = out;
  }

  /** A stream to the page that sent a request. */
  static EventStream open(AsyncContext async) {
    async.setTimeout(0);
    EventStream stream;
    try {
      stream = new EventStream(async.getResponse().getOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    async.addListener(stream.new Ends());
    return stream;
  }

  /** Lets it flow, after the first events were given to it. */
  void start() {
    out.setWriteListener(this);
  }

  /** Done when the page has gone, or the stream was closed. */
  CompletableFuture<EventStream> gone() {
    return gone;
  }

  /** The page closed the connection, or it failed. */
  private final class Ends implements AsyncListener {
    @Override
    public void onComplete(AsyncEvent event) {
      close();
    }

    @Override
    public void onTimeout(AsyncEvent event) {
      close();
    }

    @Override
    public void onError(AsyncEvent event) {
      close();
    }

    @Override
    public void onStartAsync(AsyncEvent event) {}
  }

  /** Sends an event, in place of one of its kind that is still waiting. */
  void send(String kind, String json) {
    byte[] bytes = ("event: " + kind + "\ndata: " + json + "\n\n").getBytes(StandardCharsets.UTF_8);
    boolean failed;
    synchronized (this) {
      waiting.remove(kind);
      waiting.put(kind, bytes);
      failed = !pump();
    }
    if (failed) {
      close();
    }
  }

  @Override
  public void onWritePossible() {
    boolean failed;
    synchronized (this) {
      ready = true;
      failed = !pump();
    }
    if (failed) {
      close();
    }
  }

  @Override
  public void onError(Throwable thrown) {
    close();
  }

  /** Writes what can be written without waiting; answers whether the connection still stands. */
  private synchronized boolean pump() {
    if (!ready || closed) {
      return true;
    }
    try {
      boolean written = false;
      while (out.isReady()) {
        Iterator<byte[]> next = waiting.values().iterator();
        if (next.hasNext()) {
          byte[] bytes = next.next();
          next.remove();
          out.write(bytes);
          written = true;
        } else if (written) {
          out.flush();
          written = false;
        } else {
          return true;
        }
      }
      return true;
    } catch (IOException | IllegalStateException e) {
      return false;
    }
  }

  /** Ends it. */
  void close() {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
      waiting.clear();
    }
    gone.complete(this);
  }
}
