package org.papamu.core.catalog;

import java.nio.file.Path;
import java.util.Optional;
import org.papamu.core.catalog.PluginFolder.Origin;
import org.papamu.core.catalog.PluginFolder.Trust;

/** Says which jars may run. */
final class Judge {

  /** May a jar run. */
  enum Verdict {
    /** It came with the application, and nobody touched it. */
    BUNDLED,
    /** The user trusts it, or the folder that it lies in. */
    TRUSTED,
    /** Nobody trusts it. */
    UNTRUSTED,
    /** Another one was trusted that lay in its place, or had its id and version. */
    CHANGED
  }

  private final Optional<BundledJars> bundled;
  private final TrustList.State trusted;

  Judge(Optional<BundledJars> bundled, TrustList.State trusted) {
    this.bundled = bundled;
    this.trusted = trusted;
  }

  /** The verdict on a jar by its bytes and its place. */
  Verdict of(PluginFolder folder, Path file, String sha256) {
    if (bundled.isPresent() && bundled.get().hashes().contains(sha256)) {
      return Verdict.BUNDLED;
    }
    if (folder.trust() == Trust.WHOLE) {
      return folder.origin() == Origin.BUNDLED ? Verdict.BUNDLED : Verdict.TRUSTED;
    }
    if (trusted.has(sha256)) {
      return Verdict.TRUSTED;
    }
    return isReplaced(folder.origin(), file) || former(file).isPresent()
        ? Verdict.CHANGED
        : Verdict.UNTRUSTED;
  }

  /** The verdict on one that is not trusted, now that it is known what it calls itself. */
  Verdict of(String id, Version version) {
    return trusted
            .first(old -> old.id().equals(id) && old.version().equals(version.toString()))
            .isPresent()
        ? Verdict.CHANGED
        : Verdict.UNTRUSTED;
  }

  /** What was trusted in a place. */
  Optional<TrustList.Entry> former(Path file) {
    return trusted.first(old -> old.file().equals(file));
  }

  /** Whether a jar lies in the place of one that came with the application. */
  boolean isReplaced(Origin origin, Path file) {
    return origin == Origin.BUNDLED
        && bundled.isPresent()
        && bundled.get().names().containsKey(String.valueOf(file.getFileName()));
  }

  /** Why a jar with such a verdict does not run. */
  static String reason(Verdict verdict, Origin origin) {
    if (verdict == Verdict.UNTRUSTED) {
      return "it is not trusted, so none of its code was run";
    }
    return origin == Origin.BUNDLED
        ? "it was changed: it is not the jar that came with papamu, so none of its code was run"
        : "it was changed after it was trusted, so none of its code was run";
  }
}
