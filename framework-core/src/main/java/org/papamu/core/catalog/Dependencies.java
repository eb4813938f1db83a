package org.papamu.core.catalog;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which of some plugins have all that they need, in an order in which each comes after what it
 * needs, and why the others have not.
 *
 * <p>Done before PF4J resolves anything, because one cycle makes PF4J load nothing at all. Nothing
 * here recurses, so a chain may be as long as it likes.
 */
final class Dependencies {

  /** The longest chain of plugins that need each other; looking for a class walks along it. */
  static final int MAX_CHAIN = 32;

  /** The most ids of a cycle that a reason names. */
  private static final int MOST_NAMED = 6;

  /** The most missing plugins that a reason names. */
  private static final int MOST_MISSING = 2;

  private final Map<String, Descriptor> plugins = new LinkedHashMap<>();
  private final Function<String, String> absence;
  private final Map<String, List<String>> dependents = new HashMap<>();
  private final Map<String, String> reasons = new LinkedHashMap<>();
  private final List<Descriptor> order = new ArrayList<>();

  private Dependencies(Collection<Descriptor> plugins, Function<String, String> absence) {
    this.absence = absence;
    for (Descriptor plugin : plugins) {
      this.plugins.put(plugin.id(), plugin);
    }
  }

  /**
   * Checks some plugins.
   *
   * @param plugins the plugins, each id once
   * @param absence why a plugin that is not among them is not, such as {@code "is not installed"}
   */
  static Dependencies check(Collection<Descriptor> plugins, Function<String, String> absence) {
    Dependencies dependencies = new Dependencies(plugins, absence);
    dependencies.findMissing();
    dependencies.sort();
    return dependencies;
  }

  /** The plugins that have all they need, each after those that it needs. */
  List<Descriptor> order() {
    return order;
  }

  /** The ids of the others, with the reason. */
  Map<String, String> reasons() {
    return reasons;
  }

  private void findMissing() {
    Deque<String> failed = new ArrayDeque<>();
    for (Descriptor plugin : plugins.values()) {
      List<String> missing = new ArrayList<>();
      for (Dependency dependency : plugin.dependencies()) {
        if (!dependency.isRequired()) {
          continue;
        }
        dependents.computeIfAbsent(dependency.id(), id -> new ArrayList<>()).add(plugin.id());
        String reason = missing(plugin, dependency);
        if (reason != null) {
          missing.add(reason);
        }
      }
      if (!missing.isEmpty()) {
        reasons.put(plugin.id(), list(missing, ", and ", MOST_MISSING));
        failed.add(plugin.id());
      }
    }
    spread(failed);
  }

  private @Nullable String missing(Descriptor plugin, Dependency dependency) {
    if (dependency.id().equals(plugin.id())) {
      return "it needs itself";
    }
    Descriptor other = plugins.get(dependency.id());
    if (other == null) {
      return "it needs the plugin " + dependency + ", which " + absence.apply(dependency.id());
    }
    return dependency.accepts(other.version())
        ? null
        : "it needs the plugin " + dependency + ", and there is version " + other.version();
  }

  /** Fails everything that needs what failed, however far away. */
  private void spread(Deque<String> failed) {
    while (!failed.isEmpty()) {
      String id = failed.remove();
      for (String dependent : dependents.getOrDefault(id, List.of())) {
        if (!reasons.containsKey(dependent)) {
          reasons.put(dependent, "it needs the plugin " + id + ", which did not load");
          failed.add(dependent);
        }
      }
    }
  }

  /** Takes out, again and again, what needs nothing that is left; what stays is in cycles. */
  private void sort() {
    Map<String, Integer> waits = new HashMap<>();
    Map<String, Integer> chain = new HashMap<>();
    Deque<Descriptor> ready = new ArrayDeque<>();
    for (Descriptor plugin : plugins.values()) {
      if (reasons.containsKey(plugin.id())) {
        continue;
      }
      int needs = 0;
      for (Dependency dependency : plugin.dependencies()) {
        needs += dependency.isRequired() ? 1 : 0;
      }
      waits.put(plugin.id(), needs);
      chain.put(plugin.id(), 1);
      if (needs == 0) {
        ready.add(plugin);
      }
    }
    while (!ready.isEmpty()) {
      Descriptor plugin = ready.remove();
      waits.remove(plugin.id());
      int length = chain.getOrDefault(plugin.id(), 1);
      if (length > MAX_CHAIN) {
        reasons.put(
            plugin.id(),
            "it is at the end of a chain of more than %s plugins that need each other"
                .formatted(MAX_CHAIN));
      } else {
        order.add(plugin);
      }
      for (String dependent : dependents.getOrDefault(plugin.id(), List.of())) {
        if (waits.containsKey(dependent)) {
          chain.merge(dependent, length + 1, Math::max);
          if (waits.merge(dependent, -1, Integer::sum) == 0) {
            ready.add(plugin(dependent));
          }
        }
      }
    }
    if (!waits.isEmpty()) {
      nameCycles(waits);
    }
    putOptionalFirst();
  }

  /**
   * Moves plugins that others can do without before those, as far as they are there and form no
   * cycle.
   */
  private void putOptionalFirst() {
    Map<String, Descriptor> left = new LinkedHashMap<>();
    Map<String, List<String>> waiting = new HashMap<>();
    Map<String, Integer> waits = new HashMap<>();
    for (Descriptor plugin : order) {
      left.put(plugin.id(), plugin);
    }
    for (Descriptor plugin : order) {
      for (Dependency dependency : plugin.dependencies()) {
        if (left.containsKey(dependency.id())) {
          waiting.computeIfAbsent(dependency.id(), id -> new ArrayList<>()).add(plugin.id());
          waits.merge(plugin.id(), 1, Integer::sum);
        }
      }
    }
    Deque<String> ready = new ArrayDeque<>();
    for (Descriptor plugin : order) {
      if (!waits.containsKey(plugin.id())) {
        ready.add(plugin.id());
      }
    }
    order.clear();
    while (!left.isEmpty()) {
      // In a cycle, the first that is left has all it cannot do without: they were in that order.
      String id = ready.isEmpty() ? left.keySet().iterator().next() : ready.remove();
      Descriptor plugin = left.remove(id);
      if (plugin == null) {
        continue;
      }
      order.add(plugin);
      for (String other : waiting.getOrDefault(id, List.of())) {
        if (waits.merge(other, -1, Integer::sum) == 0) {
          ready.add(other);
        }
      }
    }
  }

  private Descriptor plugin(String id) {
    Descriptor plugin = plugins.get(id);
    if (plugin == null) {
      throw new IllegalStateException("no plugin " + id);
    }
    return plugin;
  }

  /**
   * Every plugin that is left needs another one that is left. Walking from each to the first such
   * one ends in a cycle; each plugin is walked over once.
   */
  private void nameCycles(Map<String, Integer> left) {
    Map<String, Integer> walked = new HashMap<>();
    int walk = 0;
    for (String start : left.keySet()) {
      walk++;
      List<String> path = new ArrayList<>();
      String at = start;
      while (!walked.containsKey(at)) {
        walked.put(at, walk);
        path.add(at);
        at = next(at, left);
      }
      int cycle = walked.getOrDefault(at, 0) == walk ? path.indexOf(at) : path.size();
      if (cycle < path.size()) {
        List<String> members = new ArrayList<>(path.subList(cycle, path.size()));
        members.add(at);
        String names = list(members, " -> ", MOST_NAMED);
        for (String member : path.subList(cycle, path.size())) {
          reasons.put(member, "it is in a cycle of plugins that need each other: " + names);
        }
      }
      for (String id : path.subList(0, cycle)) {
        reasons.put(
            id, "it needs the plugin " + next(id, left) + ", which is in or behind a cycle");
      }
    }
  }

  private String next(String id, Map<String, Integer> left) {
    for (Dependency dependency : plugin(id).dependencies()) {
      if (dependency.isRequired() && left.containsKey(dependency.id())) {
        return dependency.id();
      }
    }
    throw new IllegalStateException(id + " waits for nothing");
  }

  private static String list(List<String> items, String separator, int most) {
    if (items.size() <= most) {
      return String.join(separator, items);
    }
    int half = most / 2;
    return String.join(separator, items.subList(0, half))
        + separator
        + "..."
        + separator
        + String.join(separator, items.subList(items.size() - half, items.size()));
  }
}
