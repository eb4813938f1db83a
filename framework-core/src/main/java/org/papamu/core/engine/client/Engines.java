package org.papamu.core.engine.client;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.papamu.core.engine.client.EngineFault.Kind;

/**
 * All engines that a host runs. An engine that is given back runs on and serves the next player
 * that wants the same; closing this ends all of them and starts no more. Safe for several threads.
 */
public final class Engines implements AutoCloseable {

  /** So many failed starts in a row, and a program is not started any more. */
  private static final int ATTEMPTS = 3;

  private static final long FAREWELL_MILLIS = 300;

  private final LongSupplier nanoTime;
  private final Set<EngineProcess> running = new HashSet<>();
  private final Map<EngineSpec, Deque<EngineLink>> idle = new HashMap<>();
  private final Map<EngineSpec, Integer> failures = new HashMap<>();
  private boolean closed;

  /**
   * No engine so far.
   *
   * @param nanoTime a clock in nanoseconds
   */
  public Engines(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /**
   * An engine that has introduced itself and whose options are set.
   *
   * @throws EngineFault if there is none to be had
   */
  EngineLink take(EngineSpec spec) {
    EngineLink kept = kept(spec);
    if (kept != null) {
      return kept;
    }
    EngineProcess process = launch(spec);
    try {
      EngineLink link = EngineLink.meet(process, spec, nanoTime);
      started(spec);
      return link;
    } catch (EngineFault fault) {
      discard(process);
      failed(spec);
      throw fault;
    }
  }

  private @Nullable EngineLink kept(EngineSpec spec) {
    while (true) {
      EngineLink link;
      synchronized (this) {
        link = idle.computeIfAbsent(spec, none -> new ArrayDeque<>()).poll();
      }
      if (link == null || link.process().isAlive()) {
        return link;
      }
      discard(link.process());
    }
  }

  private EngineProcess launch(EngineSpec spec) {
    synchronized (this) {
      if (failures.getOrDefault(spec, 0) >= ATTEMPTS) {
        throw new EngineFault(
            Kind.START,
            "did not start %s times in a row and is not tried again".formatted(ATTEMPTS));
      }
    }
    try {
      EngineProcess process = EngineProcess.start(spec.command(), nanoTime);
      boolean late;
      synchronized (this) {
        late = closed;
        if (!late) {
          running.add(process);
        }
      }
      if (late) {
        process.kill();
        throw new EngineFault(Kind.START, "is not needed any more");
      }
      return process;
    } catch (EngineFault fault) {
      failed(spec);
      throw fault;
    }
  }

  private synchronized void failed(EngineSpec spec) {
    failures.merge(spec, 1, Integer::sum);
  }

  private synchronized void started(EngineSpec spec) {
    failures.remove(spec);
  }

  /** Takes back an engine that has answered all that it was asked. */
  void giveBack(EngineSpec spec, EngineLink link) {
    boolean late;
    synchronized (this) {
      late = closed;
      if (!late) {
        idle.computeIfAbsent(spec, none -> new ArrayDeque<>()).push(link);
      }
    }
    if (late) {
      discard(link.process());
    }
  }

  /** Ends an engine that has failed. */
  void discard(EngineProcess process) {
    process.kill();
    synchronized (this) {
      running.remove(process);
    }
  }

  /** The clock. */
  LongSupplier nanoTime() {
    return nanoTime;
  }

  /** Ends all engines, with all that they have started, within a second or so. */
  @Override
  public void close() {
    List<EngineProcess> all;
    synchronized (this) {
      closed = true;
      all = new ArrayList<>(running);
      running.clear();
      idle.clear();
    }
    all.forEach(EngineProcess::dismiss);
    long until = nanoTime.getAsLong() + FAREWELL_MILLIS * 1_000_000;
    try {
      while (all.stream().anyMatch(EngineProcess::isAlive) && nanoTime.getAsLong() - until < 0) {
        Thread.sleep(5);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    all.forEach(EngineProcess::kill);
  }
}
