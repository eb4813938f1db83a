package org.papamu.core.catalog;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.papamu.api.GameProvider;
import org.papamu.api.PlayerProvider;

/**
 * Starts plugins: loads their jars and asks them what they offer. One whose offer is known from an
 * earlier run is started only when the first game or player of it is made.
 *
 * <p>What came with the application is started without further ado; a plugin from elsewhere is
 * checked against the API first, and marked while it starts, in case it takes the process with it.
 */
final class PluginStarter implements AutoCloseable {

  private final Duration limit;
  private final Optional<StartMarks> marks;
  private final Optional<OfferIndex> index;
  private @Nullable PluginHost host;

  /** A starter. Without a user's folder it neither marks nor remembers anything. */
  PluginStarter(CatalogSettings settings) {
    this.limit = settings.timeLimit();
    this.marks = settings.user().map(UserFolder::starts);
    this.index = settings.user().map(user -> OfferIndex.read(user, settings.api()));
  }

  /**
   * Loads plugins and asks them.
   *
   * @param plugins sound ones, each after those that it needs and that are not loaded yet
   * @param isNeeded whether others need a plugin of an id, so that it may offer nothing
   * @return why some failed; the others are loaded
   */
  Map<Candidate, String> start(List<Candidate> plugins, Predicate<String> isNeeded) {
    Map<Candidate, String> failures = new LinkedHashMap<>();
    List<Candidate> sound = new ArrayList<>();
    for (Candidate candidate : plugins) {
      try {
        check(candidate);
        sound.add(candidate);
      } catch (Refusal e) {
        failures.put(candidate, e.reason());
      }
    }
    if (sound.isEmpty()) {
      return failures;
    }
    failures.putAll(host(sound.get(0).file()).load(sound));
    sound.removeAll(failures.keySet());
    List<Candidate> bundled = sound.stream().filter(Candidate::isBundled).toList();
    List<Candidate> foreign = sound.stream().filter(plugin -> !plugin.isBundled()).toList();
    ask(bundled, new Interviews(limit, Optional.empty()), isNeeded, failures);
    ask(foreign, new Interviews(limit, marks), isNeeded, failures);
    return failures;
  }

  private static void check(Candidate candidate) throws Refusal {
    candidate.archive().restore();
    if (!candidate.isBundled()) {
      Optional<String> misfit = ApiCheck.misfit(candidate.archive());
      if (misfit.isPresent()) {
        throw new Refusal(misfit.get());
      }
    }
  }

  private void ask(
      List<Candidate> plugins,
      Interviews interviews,
      Predicate<String> isNeeded,
      Map<Candidate, String> failures) {
    List<Interviews.Appointment> appointments = new ArrayList<>();
    for (Candidate candidate : plugins) {
      ClassLoader loader = host(candidate.file()).loader(candidate.id());
      appointments.add(
          new Interviews.Appointment(
              candidate.id(),
              candidate.archive().sha256(),
              loader,
              () -> Interview.ofJar(candidate.id(), candidate.archive(), loader)));
    }
    List<Interviews.Answer> answers = interviews.hold(appointments);
    for (int i = 0; i < plugins.size(); i++) {
      Candidate candidate = plugins.get(i);
      Optional<Offer> offer = answers.get(i).offer();
      if (offer.isEmpty()) {
        failures.put(candidate, answers.get(i).reason());
        if (answers.get(i).isLate()) {
          candidate.late();
        }
      } else if (offer.get().isEmpty() && !isNeeded.test(candidate.id())) {
        failures.put(
            candidate,
            "it offers no game and no player: it has no file "
                + Interview.SERVICES
                + GameProvider.class.getName());
      } else {
        candidate.load(offer.get());
      }
    }
  }

  private PluginHost host(Path root) {
    PluginHost made = host;
    if (made == null) {
      made = new PluginHost(new HostView(GameProvider.class.getClassLoader()), root);
      host = made;
    }
    return made;
  }

  /** Closes the class loader of a plugin, if it is loaded. */
  void drop(Candidate candidate) {
    PluginHost made = host;
    if (made != null) {
      made.unload(candidate);
    }
  }

  // --- plugins that are started late ---

  /**
   * What a plugin offers, as it said in an earlier run. Its code is loaded when the first game or
   * player of it is made.
   */
  Optional<Offer> known(Candidate candidate) {
    return index
        .flatMap(all -> all.of(candidate.archive().sha256()))
        .map(known -> late(candidate, known));
  }

  private Offer late(Candidate candidate, OfferIndex.Known known) {
    LateStart start = new LateStart(candidate);
    List<CheckedGame> games = new ArrayList<>();
    for (OfferIndex.KnownGame game : known.games()) {
      games.add(
          new CheckedGame(
                  candidate.id(),
                  () -> start.game(game.name()),
                  game.name(),
                  game.title(),
                  game.boards())
              .with(game.seats()));
    }
    List<CheckedPlayer> players = new ArrayList<>();
    for (OfferIndex.KnownPlayer player : known.players()) {
      players.add(
          new CheckedPlayer(
              candidate.id(), () -> start.player(player.name()), player.name(), player.summary()));
    }
    return new Offer(games, players);
  }

  /** A plugin that is started when it is needed. */
  private final class LateStart {

    private final Candidate candidate;
    private @Nullable Offer offer;

    LateStart(Candidate candidate) {
      this.candidate = candidate;
    }

    GameProvider game(String name) {
      for (CheckedGame game : started().games()) {
        if (game.name().equals(name)) {
          return game.unguarded();
        }
      }
      throw broken("the game " + name);
    }

    PlayerProvider player(String name) {
      for (CheckedPlayer player : started().players()) {
        if (player.name().equals(name)) {
          return player.unguarded();
        }
      }
      throw broken("the player " + name);
    }

    private PluginFault broken(String what) {
      forget(candidate);
      return new PluginFault(
          candidate.id(),
          "start",
          "offers " + what + " no longer, as it did in an earlier run",
          null);
    }

    private Offer started() {
      synchronized (PluginStarter.this) {
        Offer known = offer;
        if (known == null) {
          known = startLate(candidate);
          offer = known;
        }
        return known;
      }
    }
  }

  private Offer startLate(Candidate candidate) {
    String reason;
    try {
      candidate.archive().restore();
      PluginHost loading = host(candidate.file());
      Map<Candidate, String> failures = loading.load(List.of(candidate));
      if (failures.isEmpty()) {
        ClassLoader loader = loading.loader(candidate.id());
        Interviews interviews =
            new Interviews(limit, candidate.isBundled() ? Optional.empty() : marks);
        Interviews.Answer answer =
            interviews
                .hold(
                    List.of(
                        new Interviews.Appointment(
                            candidate.id(),
                            candidate.archive().sha256(),
                            loader,
                            () -> Interview.ofJar(candidate.id(), candidate.archive(), loader))))
                .get(0);
        if (answer.offer().isPresent()) {
          return answer.offer().get();
        }
        reason = answer.reason();
        drop(candidate);
      } else {
        reason = String.valueOf(failures.get(candidate));
      }
    } catch (Refusal e) {
      reason = e.reason();
    }
    forget(candidate);
    throw new PluginFault(candidate.id(), "start", "failed: " + reason, null);
  }

  private void forget(Candidate candidate) {
    candidate.doubt();
    index.ifPresent(all -> all.forget(candidate.archive().sha256()));
  }

  /**
   * Remembers what plugins that stand alone offer, for the next run. A user who never had a plugin
   * from elsewhere gets no folder for it: the bundled ones are asked quickly enough.
   */
  synchronized void remember(List<Candidate> plugins) {
    if (index.isEmpty()
        || (!index.get().hasFolder() && plugins.stream().allMatch(Candidate::isBundled))) {
      return;
    }
    for (Candidate candidate : plugins) {
      if (!candidate.isDoubted()) {
        index.get().put(candidate.archive().sha256(), known(candidate.offer()));
      }
    }
    index.get().save();
  }

  private static OfferIndex.Known known(Offer offer) {
    return new OfferIndex.Known(
        offer.games().stream()
            .map(
                game ->
                    new OfferIndex.KnownGame(
                        game.name(), game.title(), game.boards(), game.knownSeats()))
            .toList(),
        offer.players().stream()
            .map(player -> new OfferIndex.KnownPlayer(player.name(), player.summary()))
            .toList());
  }

  /** Closes all class loaders. */
  @Override
  public synchronized void close() {
    PluginHost made = host;
    if (made != null) {
      made.unloadAll();
    }
  }
}
