package org.papamu.core.catalog;

/**
 * All that a plugin can see of the program that hosts it: the JDK, the framework's API, and the
 * annotations that the API is written with. The host's libraries stay the host's, so that a plugin
 * neither meets their versions nor comes to depend on them by accident.
 */
final class HostView extends ClassLoader {

  /** What the names of the API's classes begin with. */
  static final String API = "org.papamu.api.";

  private static final String ANNOTATIONS = "org.jspecify.annotations.";

  private final ClassLoader host;

  /**
   * A view of a host.
   *
   * @param host the loader that has the API
   */
  HostView(ClassLoader host) {
    super("papamu-host", ClassLoader.getPlatformClassLoader());
    this.host = host;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    return name.startsWith(API) || name.startsWith(ANNOTATIONS)
        ? host.loadClass(name)
        : super.loadClass(name, resolve);
  }
}
