package org.papamu.core.catalog;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.papamu.core.catalog.Plugin.State;

/**
 * Loads the candidates of a {@link FolderScan}: picks one of each id, drops those that lack what
 * they need, loads the rest and asks them what they offer.
 *
 * <p>If the one that was picked fails, the next of the same id gets its turn, and with it those
 * that need the id: a broken jar must not hide a good one. Each round settles at least one
 * candidate, and the rounds are few.
 */
final class FolderPlugins implements AutoCloseable {

  private static final int MAX_ROUNDS = 4;

  private final List<Candidate> candidates;
  private final List<Plugin> refused;
  private final PluginStarter starter;
  private boolean closed;

  private FolderPlugins(FolderScan scan, CatalogSettings settings) {
    this.candidates = new ArrayList<>(scan.candidates());
    Collections.sort(candidates);
    this.refused = scan.refused();
    this.starter = new PluginStarter(settings);
  }

  /** Loads what can be loaded, and says of each candidate what became of it. */
  static FolderPlugins load(FolderScan scan, CatalogSettings settings) {
    FolderPlugins plugins = new FolderPlugins(scan, settings);
    for (Candidate candidate : plugins.standalone(State.FOUND)) {
      Optional<Offer> known = plugins.starter.known(candidate);
      if (known.isPresent()) {
        candidate.load(known.get());
        candidate.archive().release();
      }
    }
    for (int round = 0; round < MAX_ROUNDS; round++) {
      List<Candidate> picked = plugins.pick();
      if (picked.isEmpty()) {
        break;
      }
      plugins.tryToLoad(picked);
    }
    plugins.nameLosers(State.LOADED);
    for (Candidate candidate : plugins.candidates) {
      if (candidate.is(State.FOUND)) {
        candidate.fail("it was not tried, after others of the same id or that it needs had failed");
      }
      if (!candidate.is(State.LOADED)) {
        candidate.archive().close();
      }
    }
    return plugins;
  }

  /** Picks and checks as {@link #load} does, but loads nothing. */
  static FolderPlugins compare(FolderScan scan, CatalogSettings settings) {
    FolderPlugins plugins = new FolderPlugins(scan, settings);
    plugins.nameLosers(State.FOUND);
    Map<String, Candidate> byId = new LinkedHashMap<>();
    for (Candidate candidate : plugins.pick()) {
      byId.put(candidate.id(), candidate);
    }
    Dependencies needs = plugins.check(byId.values());
    for (Map.Entry<String, String> failed : needs.reasons().entrySet()) {
      candidate(byId, failed.getKey()).fail(failed.getValue());
    }
    return plugins;
  }

  /** All candidates, winners before losers. */
  List<Candidate> candidates() {
    return candidates;
  }

  /** The ids that a loaded plugin needs. */
  List<String> needs(String id) {
    List<String> needed = new ArrayList<>();
    for (Candidate candidate : candidates) {
      if (candidate.id().equals(id) && candidate.is(State.LOADED)) {
        candidate.descriptor().dependencies().forEach(one -> needed.add(one.id()));
      }
    }
    return needed;
  }

  /** Those that wait for their turn, one of each id that none is loaded of. */
  private List<Candidate> pick() {
    Map<String, Candidate> picked = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      if (candidate.is(State.FOUND) && !has(candidate.id(), State.LOADED)) {
        picked.putIfAbsent(candidate.id(), candidate);
      }
    }
    return List.copyOf(picked.values());
  }

  private boolean has(String id, State state) {
    for (Candidate candidate : candidates) {
      if (candidate.id().equals(id) && candidate.is(state)) {
        return true;
      }
    }
    return false;
  }

  private void tryToLoad(List<Candidate> picked) {
    Map<String, Candidate> all = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      if (candidate.is(State.LOADED)) {
        all.put(candidate.id(), candidate);
      }
    }
    for (Candidate candidate : picked) {
      all.put(candidate.id(), candidate);
    }

    Dependencies needs = check(all.values());
    Map<Candidate, String> failures = new LinkedHashMap<>();
    for (Map.Entry<String, String> failed : needs.reasons().entrySet()) {
      failures.put(candidate(all, failed.getKey()), failed.getValue());
    }
    List<Candidate> toLoad = new ArrayList<>();
    for (Descriptor descriptor : needs.order()) {
      Candidate candidate = candidate(all, descriptor.id());
      if (!candidate.is(State.LOADED)) {
        toLoad.add(candidate);
      }
    }
    load(toLoad, failures);
    settle(all.values(), failures);
  }

  private Dependencies check(Collection<Candidate> plugins) {
    List<Descriptor> descriptors = new ArrayList<>();
    for (Candidate candidate : plugins) {
      descriptors.add(candidate.descriptor());
    }
    return Dependencies.check(descriptors, this::absence);
  }

  private String absence(String id) {
    if (has(id, State.DISABLED)) {
      return "is switched off";
    }
    boolean failed = has(id, State.FAILED) || has(id, State.SLOW) || has(id, State.SKIPPED);
    for (Plugin plugin : refused) {
      if (plugin.id().equals(id) && plugin.state() == State.UNTRUSTED) {
        return "is not trusted";
      }
      failed |= plugin.id().equals(id);
    }
    return failed ? "did not load" : "is not installed";
  }

  private static Candidate candidate(Map<String, Candidate> all, String id) {
    Candidate candidate = all.get(id);
    if (candidate == null) {
      throw new IllegalStateException("no candidate " + id);
    }
    return candidate;
  }

  private void load(List<Candidate> plugins, Map<Candidate, String> failures) {
    if (!plugins.isEmpty()) {
      failures.putAll(starter.start(plugins, this::isNeeded));
    }
  }

  /** Whether a plugin is there for others, as a library. */
  private boolean isNeeded(String id) {
    for (Candidate candidate : candidates) {
      for (Dependency dependency : candidate.descriptor().dependencies()) {
        if (dependency.id().equals(id)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Fails what failed, and what needs it; but those that may be helped by another candidate of an
   * id they need wait for the next round.
   */
  private void settle(Collection<Candidate> plugins, Map<Candidate, String> failures) {
    if (failures.isEmpty()) {
      return;
    }
    spread(plugins, failures);
    List<Candidate> left = new ArrayList<>();
    Set<String> coming = new HashSet<>();
    failures.forEach(
        (candidate, reason) -> {
          if (otherWaits(candidate)) {
            fail(candidate, reason);
            coming.add(candidate.id());
          } else {
            left.add(candidate);
          }
        });
    boolean more = true;
    while (more) {
      more = false;
      for (Candidate candidate : List.copyOf(left)) {
        if (needsOneOf(candidate, coming)) {
          starter.drop(candidate);
          candidate.retry();
          coming.add(candidate.id());
          left.remove(candidate);
          more = true;
        }
      }
    }
    left.forEach(candidate -> fail(candidate, String.valueOf(failures.get(candidate))));
  }

  /** Adds to what failed all that needs it, however far away. */
  private static void spread(Collection<Candidate> plugins, Map<Candidate, String> failures) {
    Set<String> failed = new HashSet<>();
    failures.keySet().forEach(candidate -> failed.add(candidate.id()));
    boolean more = !failed.isEmpty();
    while (more) {
      more = false;
      for (Candidate candidate : plugins) {
        for (Dependency dependency : candidate.descriptor().dependencies()) {
          if (dependency.isRequired()
              && failed.contains(dependency.id())
              && failed.add(candidate.id())) {
            failures.put(
                candidate, "it needs the plugin " + dependency.id() + ", which did not load");
            more = true;
          }
        }
      }
    }
  }

  private static boolean needsOneOf(Candidate candidate, Set<String> ids) {
    for (Dependency dependency : candidate.descriptor().dependencies()) {
      if (dependency.isRequired() && ids.contains(dependency.id())) {
        return true;
      }
    }
    return false;
  }

  private boolean otherWaits(Candidate candidate) {
    for (Candidate other : candidates) {
      if (other != candidate && other.id().equals(candidate.id()) && other.is(State.FOUND)) {
        return true;
      }
    }
    return false;
  }

  private void fail(Candidate candidate, String reason) {
    starter.drop(candidate);
    candidate.fail(reason);
  }

  /** Says of those that were never picked who was. */
  private void nameLosers(State winning) {
    Map<String, Candidate> winners = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      if (candidate.is(winning)) {
        winners.putIfAbsent(candidate.id(), candidate);
      }
    }
    for (Candidate candidate : candidates) {
      Candidate winner = winners.get(candidate.id());
      if (candidate.is(State.FOUND) && winner != null && winner != candidate) {
        candidate.fail("it has the same id as " + winner.label() + ", which is used");
      }
    }
  }

  /**
   * Those whose offer does not depend on others: alone of their id, in need of none and needed by
   * none.
   */
  private List<Candidate> standalone(State state) {
    Map<String, Integer> ids = new HashMap<>();
    candidates.forEach(candidate -> ids.merge(candidate.id(), 1, Integer::sum));
    return candidates.stream()
        .filter(
            candidate ->
                candidate.is(state)
                    && Objects.equals(ids.get(candidate.id()), 1)
                    && candidate.descriptor().dependencies().isEmpty()
                    && !isNeeded(candidate.id()))
        .toList();
  }

  /** Remembers what was learnt, for the next run. */
  void remember() {
    starter.remember(standalone(State.LOADED));
  }

  /** Remembers what was learnt, and closes the class loaders and the jars. */
  @Override
  public void close() {
    if (!closed) {
      closed = true;
      remember();
      starter.close();
      for (Candidate candidate : candidates) {
        candidate.archive().close();
      }
    }
  }
}
