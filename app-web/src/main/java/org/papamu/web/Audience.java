package org.papamu.web;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.papamu.core.text.Fields;

/** The pages that listen to a game. May be used from any thread. */
final class Audience {

  /** What changes quickly is told so often. */
  private static final long SOMETIMES_MILLIS = 120;

  private final Workers workers;
  private final LongSupplier nanoTime;
  private final Map<Outlet, Locale> outlets = new ConcurrentHashMap<>();
  private volatile long heard;

  /** The newest of what is told only sometimes; there is a timer while there is something. */
  private final AtomicReference<Pending> pending = new AtomicReference<>(Pending.NONE);

  private record Pending(String kind, Fields told) {
    static final Pending NONE = new Pending("", Fields.of("none", ""));
  }

  Audience(Workers workers, LongSupplier nanoTime) {
    this.workers = workers;
    this.nanoTime = nanoTime;
    heard = nanoTime.getAsLong();
  }

  boolean isEmpty() {
    return outlets.isEmpty();
  }

  /** For how many nanoseconds nobody has listened; 0 while somebody does. */
  long silence() {
    return outlets.isEmpty() ? nanoTime.getAsLong() - heard : 0;
  }

  int size() {
    return outlets.size();
  }

  /** Somebody listens from now on, in a language; the state is the first that it hears. */
  void add(Outlet outlet, Locale language, String state) {
    outlets.put(outlet, language);
    outlet.offer("state", event("state", state));
  }

  void remove(Outlet outlet) {
    heard = nanoTime.getAsLong();
    outlets.remove(outlet);
  }

  private static byte[] event(String kind, String json) {
    return ("event: " + kind + "\ndata: " + json + "\n\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Tells all of them. */
  void send(String kind, String json) {
    if (!outlets.isEmpty()) {
      byte[] event = event(kind, json);
      outlets.keySet().forEach(outlet -> outlet.offer(kind, event));
    }
  }

  /** Tells all of them, each in its language. */
  void send(String kind, Function<Locale, String> json) {
    Map<Locale, byte[]> events = new HashMap<>();
    outlets.forEach(
        (outlet, language) ->
            outlet.offer(
                kind, events.computeIfAbsent(language, spoken -> event(kind, json.apply(spoken)))));
  }

  /** Tells all of them soon, unless something newer comes until then. */
  void sendSometimes(String kind, Fields told) {
    if (outlets.isEmpty()) {
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
    outlets.keySet().forEach(Outlet::close);
  }
}
