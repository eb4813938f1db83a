package org.papamu.api;

import java.util.List;

/**
 * A part of the rules in words.
 *
 * @param title what it is about, such as {@code Capturing}; may be empty
 * @param paragraphs the rules
 * @param examples pictures that show them
 */
public record Section(String title, List<String> paragraphs, List<Example> examples) {

  /** Copies the lists. */
  public Section {
    paragraphs = List.copyOf(paragraphs);
    examples = List.copyOf(examples);
  }

  /** A part without pictures. */
  public Section(String title, List<String> paragraphs) {
    this(title, paragraphs, List.of());
  }
}
