package org.papamu.core.catalog;

/** Why a jar is not used. Says so in one line that is safe to show; costs no stack trace. */
final class Refusal extends Exception {

  private static final long serialVersionUID = 1L;

  /** The id, where it could be read. */
  private final String id;

  /** The version, where it could be read. */
  private final String version;

  Refusal(String reason) {
    this("", "", reason);
  }

  Refusal(String id, String version, String reason) {
    super(Reasons.cut(reason), null, false, false);
    this.id = id;
    this.version = version;
  }

  String id() {
    return id;
  }

  String version() {
    return version;
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
