package org.papamu.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

/** The pages that listen to a game. May be used from any thread. */
final class Audience {

  /** What changes quickly is told so often. */
  private static final long SOMETIMES_MILLIS = 120;

  private final Workers workers;
  private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();

  /** The newest of what is told only sometimes, by kind; there is a timer while it is not empty. */
  private final AtomicReference<Pending> pending = new AtomicReference<>(Pending.NONE);

  private record Pending(String kind, Fields told) {
    static final Pending NONE = new Pending("", Fields.of("none", ""));
  }

  Audience(Workers workers) {
    this.workers = workers;
  }

  boolean isEmpty() {
    return streams.isEmpty();
  }

  int size() {
    return streams.size();
  }

  void add(EventStream stream) {
    streams.add(stream);
  }

  void remove(EventStream stream) {
    streams.remove(stream);
  }

  /** Tells all of them. */
  void send(String kind, String json) {
    for (EventStream stream : streams) {
      stream.send(kind, json);
    }
  }

  /** Tells all of them soon, unless something newer comes until then. */
  void sendSometimes(String kind, Fields told) {
    if (streams.isEmpty()) {
      return;
    }
    Pending before = pending.getAndSet(new Pending(kind, told));
    if (before.equals(Pending.NONE)) {
      workers.later(this::flush, SOMETIMES_MILLIS);
    }
  }

  private void flush() {
    Pending newest = pending.getAndSet(Pending.NONE);
    if (!newest.equals(Pending.NONE)) {
      send(newest.kind(), Json.write(newest.told()));
    }
  }

  /** Ends all streams. */
  void close() {
    streams.forEach(EventStream::close);
  }
}
