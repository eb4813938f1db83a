package org.papamu.core.catalog;

/** Why a plugin is not installed, removed or trusted: the request cannot be met as it is. */
public final class StoreRefusal extends Exception {

  private static final long serialVersionUID = 1L;

  /** What would help. */
  private final Remedy remedy;

  /** What would help. */
  public enum Remedy {
    /** Nothing that the user can ask for. */
    NONE,
    /** To remove what is installed first, or to ask for its replacement. */
    REPLACE,
    /** To switch the plugin off instead. */
    DISABLE,
    /** To name the file instead of the id. */
    NAME_FILE,
    /** To say where the user's folder is. */
    NAME_FOLDER
  }

  StoreRefusal(Remedy remedy, String reason) {
    super(Reasons.cut(reason), null, false, false);
    this.remedy = remedy;
  }

  /** One line that is safe to show, without a full stop. */
  public String reason() {
    return String.valueOf(getMessage());
  }

  /** What would help. */
  public Remedy remedy() {
    return remedy;
  }
}
