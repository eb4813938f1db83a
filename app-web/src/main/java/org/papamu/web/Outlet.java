package org.papamu.web;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * The answer to a request that is written bit by bit. Nobody waits for a slow client: of each kind
 * of bits only the newest is kept for it, and no thread is held.
 */
final class Outlet implements WriteListener {

  private final ServletOutputStream out;
  private final CompletableFuture<Outlet> gone = new CompletableFuture<>();

  // Guarded by this object.
  private final Map<String, byte[]> waiting = new LinkedHashMap<>();
  private boolean ready;
  private boolean begun;
  private boolean finishing;
  private boolean closed;

  private Outlet(ServletOutputStream out) {
    this.out = out;
  }

  /** The answer to the request that a context belongs to. */
  static Outlet open(AsyncContext async) {
    async.setTimeout(0);
    Outlet outlet;
    try {
      outlet = new Outlet(async.getResponse().getOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    async.addListener(outlet.new Ends());
    return outlet;
  }

  /** Lets it flow, after the first bits were given to it. */
  void start() {
    out.setWriteListener(this);
  }

  /** Done when the client has gone, or all was written and it was finished or closed. */
  CompletableFuture<Outlet> gone() {
    return gone;
  }

  /** The client closed the connection, or it failed. */
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

  /** Whether nothing was written yet, so that the status can still be chosen. */
  synchronized boolean isUntouched() {
    return !begun;
  }

  /** Writes bytes, in place of those of their kind that are still waiting. */
  void offer(String kind, byte[] bytes) {
    settle(() -> replace(kind, bytes));
  }

  private void replace(String kind, byte[] bytes) {
    if (!closed) {
      waiting.remove(kind);
      waiting.put(kind, bytes);
    }
  }

  /** Closes when all that waits is written. */
  void finish() {
    settle(() -> finishing = true);
  }

  @Override
  public void onWritePossible() {
    settle(() -> ready = true);
  }

  @Override
  public void onError(Throwable thrown) {
    close();
  }

  private void settle(Runnable change) {
    boolean ended;
    synchronized (this) {
      change.run();
      ended = pump();
    }
    if (ended) {
      close();
    }
  }

  /** Writes what can be written without waiting; answers whether that was the end. */
  private synchronized boolean pump() {
    if (!ready || closed) {
      return false;
    }
    try {
      boolean written = false;
      while (out.isReady()) {
        Iterator<byte[]> next = waiting.values().iterator();
        if (next.hasNext()) {
          byte[] bytes = next.next();
          next.remove();
          begun = true;
          out.write(bytes);
          written = true;
        } else if (written) {
          out.flush();
          written = false;
        } else {
          return finishing;
        }
      }
      return false;
    } catch (IOException | IllegalStateException e) {
      return true;
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
