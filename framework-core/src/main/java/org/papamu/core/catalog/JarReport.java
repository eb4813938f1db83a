package org.papamu.core.catalog;

import java.nio.file.Path;
import java.util.Optional;
import org.papamu.api.ApiVersion;

/** A jar that was looked at as thoroughly as can be without running any of its code. */
record JarReport(JarBytes jar, Descriptor descriptor) {

  /**
   * Looks at a jar: archive, checksums, descriptor, API range, and whether its code fits the API.
   *
   * @throws Refusal if it cannot be a plugin of this host
   */
  static JarReport of(Path file, ApiVersion api) throws Refusal {
    JarBytes jar = JarBytes.read(file);
    try (JarArchive archive = JarArchive.of(jar)) {
      Descriptor descriptor = Descriptor.read(archive.manifest());
      descriptor.checkApi(api);
      Optional<String> fault = archive.damage();
      fault = fault.isPresent() ? fault : ApiCheck.misfit(archive);
      if (fault.isPresent()) {
        throw new Refusal(descriptor.id(), descriptor.version().toString(), fault.get());
      }
      return new JarReport(jar, descriptor);
    }
  }

  String label() {
    return descriptor.label();
  }
}
