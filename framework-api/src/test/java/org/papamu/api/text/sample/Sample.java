package org.papamu.api.text.sample;

/** Beside it lie texts to try {@link org.papamu.api.text.Messages} with. */
public final class Sample {

  private Sample() {}
}
