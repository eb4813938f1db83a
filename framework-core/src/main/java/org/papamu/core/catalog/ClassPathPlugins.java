package org.papamu.core.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.papamu.api.GameProvider;
import org.papamu.api.PlayerProvider;

/**
 * Finds providers on a class path by service loading. Providers of one jar that has a plugin's
 * descriptor are one plugin, as if the jar lay in a folder; any other provider is one by itself.
 * Uses nothing of PF4J.
 */
final class ClassPathPlugins {

  /** The id of what has no descriptor. */
  private static final String NO_ID = "class-path";

  /** A service loader that goes on failing is given up. */
  private static final int MAX_FAILURES = 100;

  /** A plugin and how its interview ended. */
  record Found(
      String id,
      String version,
      Path path,
      Optional<Descriptor> descriptor,
      Offer offer,
      Plugin.State state,
      Optional<String> problem) {}

  private record Group(
      Path path, Optional<Descriptor> descriptor, List<ClassPathProvider> providers) {}

  private final List<Found> found = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final List<Group> groups = new ArrayList<>();
  private final Map<Path, Group> jars = new LinkedHashMap<>();

  private ClassPathPlugins() {}

  /** Finds and asks the providers that a loader knows. */
  static ClassPathPlugins find(ClassLoader loader, CatalogSettings settings) {
    ClassPathPlugins plugins = new ClassPathPlugins();
    plugins.collect(GameProvider.class, loader);
    plugins.collect(PlayerProvider.class, loader);
    plugins.ask(loader, settings);
    return plugins;
  }

  /** All plugins that were found, also those that failed. */
  List<Found> found() {
    return found;
  }

  /** What was wrong with service files and plugins. */
  List<Problem> problems() {
    return problems;
  }

  private void collect(Class<?> service, ClassLoader loader) {
    Iterator<? extends ServiceLoader.Provider<?>> providers =
        ServiceLoader.load(service, loader).stream().iterator();
    int failures = 0;
    while (failures < MAX_FAILURES) {
      try {
        if (!providers.hasNext()) {
          return;
        }
        add(new ClassPathProvider(providers.next()));
      } catch (ServiceConfigurationError | LinkageError e) {
        failures++;
        problems.add(
            new Problem(
                Path.of(Interview.SERVICES + service.getName()),
                Optional.empty(),
                Reasons.cut("a provider on the class path " + Reasons.thrown(e))));
      }
    }
  }

  private void add(ClassPathProvider provider) {
    Path path = location(provider.type());
    Group known = jars.get(path);
    if (known != null) {
      known.providers.add(provider);
      return;
    }
    Group group = new Group(path, descriptor(path), new ArrayList<>(List.of(provider)));
    groups.add(group);
    if (group.descriptor.isPresent()) {
      jars.put(path, group);
    }
  }

  /** The jar or folder that a class came from; the empty path if that cannot be told. */
  private static Path location(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return Path.of("");
    }
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return Path.of("");
    }
  }

  /** The descriptor of a jar, if it has a sound one. */
  private static Optional<Descriptor> descriptor(Path path) {
    if (!Files.isRegularFile(path)) {
      return Optional.empty();
    }
    try (ZipFile jar = new ZipFile(path.toFile())) {
      ZipEntry entry = jar.getEntry(Manifest.ENTRY);
      if (entry == null) {
        return Optional.empty();
      }
      try (InputStream in = jar.getInputStream(entry)) {
        return Optional.of(Descriptor.read(Manifest.read(in.readNBytes(Manifest.MAX_LENGTH))));
      }
    } catch (IOException | Refusal e) {
      // Without a descriptor its classes are on the class path all the same.
      return Optional.empty();
    }
  }

  private void ask(ClassLoader loader, CatalogSettings settings) {
    List<Interviews.Appointment> appointments = new ArrayList<>();
    for (Group group : groups) {
      String id = group.descriptor.map(Descriptor::id).orElse(NO_ID);
      appointments.add(
          new Interviews.Appointment(
              id,
              "",
              loader,
              () -> {
                if (group.descriptor.isPresent()) {
                  group.descriptor.get().checkApi(settings.api());
                }
                return Interview.ofClassPath(id, group.providers);
              }));
    }
    List<Interviews.Answer> answers =
        new Interviews(settings.timeLimit(), Optional.empty()).hold(appointments);
    for (int i = 0; i < groups.size(); i++) {
      Group group = groups.get(i);
      Interviews.Answer answer = answers.get(i);
      String id = appointments.get(i).plugin();
      Optional<String> problem =
          answer.offer().isPresent() ? Optional.empty() : Optional.of(answer.reason());
      problem.ifPresent(reason -> problems.add(new Problem(group.path, Optional.of(id), reason)));
      found.add(
          new Found(
              id,
              group.descriptor.map(descriptor -> descriptor.version().toString()).orElse(""),
              group.path,
              group.descriptor,
              answer.offer().orElse(Offer.NONE),
              problem.isEmpty()
                  ? Plugin.State.LOADED
                  : answer.isLate() ? Plugin.State.SLOW : Plugin.State.FAILED,
              problem));
    }
  }
}
