package org.papamu.core.proof;

/** A file is no proof, or it does not prove what it claims. */
public final class ProofException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is wrong, as a sentence without a full stop. */
  public ProofException(String what) {
    super(what);
  }

  /** What is wrong. */
  public String what() {
    return String.valueOf(getMessage());
  }
}
