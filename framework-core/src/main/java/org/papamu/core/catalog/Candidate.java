package org.papamu.core.catalog;

import java.nio.file.Path;
import java.util.Optional;
import org.papamu.core.catalog.PluginFolder.Origin;

/**
 * A jar in a plugin folder whose archive and descriptor are sound, and what became of it. Each is
 * equal to itself alone; the order is that of winning.
 */
final class Candidate implements Comparable<Candidate> {

  private final Origin origin;
  private final int folder;
  private final Descriptor descriptor;
  private final JarArchive archive;
  private Plugin.State state = Plugin.State.FOUND;
  private Optional<String> problem = Optional.empty();
  private Offer offer = Offer.NONE;
  private volatile boolean doubted;
  private boolean late;

  /**
   * A candidate.
   *
   * @param folder the place of its folder in the settings
   */
  Candidate(Origin origin, int folder, Descriptor descriptor, JarArchive archive) {
    this.origin = origin;
    this.folder = folder;
    this.descriptor = descriptor;
    this.archive = archive;
  }

  /**
   * Winners first, where two want the same: the bundled one, else the higher version, else the
   * first by file name, else the one in the folder named first.
   */
  @Override
  public int compareTo(Candidate other) {
    int order = Boolean.compare(!isBundled(), !other.isBundled());
    order = order != 0 ? order : other.descriptor.version().compareTo(descriptor.version());
    order = order != 0 ? order : fileName().compareTo(other.fileName());
    return order != 0 ? order : Integer.compare(folder, other.folder);
  }

  private String fileName() {
    return String.valueOf(file().getFileName());
  }

  Origin origin() {
    return origin;
  }

  boolean isBundled() {
    return origin == Origin.BUNDLED;
  }

  Descriptor descriptor() {
    return descriptor;
  }

  JarArchive archive() {
    return archive;
  }

  String id() {
    return descriptor.id();
  }

  Path file() {
    return archive.file();
  }

  /** How it is called where another plugin's problem names it. */
  String label() {
    return descriptor.label() + " (" + Reasons.name(file()) + ")";
  }

  Plugin.State state() {
    return state;
  }

  boolean is(Plugin.State asked) {
    return state == asked;
  }

  Offer offer() {
    return offer;
  }

  Optional<String> problem() {
    return problem;
  }

  void disable() {
    state = Plugin.State.DISABLED;
  }

  /** A process died while it was started. */
  void skip() {
    state = Plugin.State.SKIPPED;
    problem = Optional.of("it was skipped: a process ended while this plugin was starting in it");
  }

  /** It works, and this is what it offers. */
  void load(Offer offered) {
    state = Plugin.State.LOADED;
    offer = offered;
  }

  /** It is to be tried again: a plugin that it needs has made room for another version. */
  void retry() {
    state = Plugin.State.FOUND;
    late = false;
    offer = Offer.NONE;
  }

  /** What was remembered of it turned out not to hold. */
  void doubt() {
    doubted = true;
  }

  boolean isDoubted() {
    return doubted;
  }

  /** If it {@linkplain #fail fails}, it is because it took too long. */
  void late() {
    late = true;
  }

  void fail(String reason) {
    state = late ? Plugin.State.SLOW : Plugin.State.FAILED;
    offer = Offer.NONE;
    problem = Optional.of(Reasons.cut(reason));
  }
}
